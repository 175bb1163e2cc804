"""What a server still does when it is told to stop."""

from __future__ import annotations

import asyncio

import pytest

from miskatonic.server import turns
from miskatonic.server.turns import Errands


def test_errands_are_waited_for_also_those_that_begin_meanwhile() -> None:
    done: list[str] = []

    async def second() -> None:
        await asyncio.sleep(0.01)
        done.append("second")

    async def stop() -> None:
        errands = Errands()

        async def first() -> None:
            await asyncio.sleep(0.01)
            errands.run(second())
            done.append("first")

        errands.run(first())
        await errands.finish()

    asyncio.run(stop())
    assert done == ["first", "second"]


def test_an_errand_without_end_does_not_keep_the_server_from_stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LAST_PATIENCE", 0.05)

    async def for_ever() -> None:
        while True:
            await asyncio.sleep(0.01)

    async def stop() -> None:
        errands = Errands()
        errands.run(for_ever())
        await asyncio.wait_for(errands.finish(), 10)

    asyncio.run(stop())
