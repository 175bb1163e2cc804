"""Bots think beside the loop, one after another: whoever plays must not wait for them, nor for other people's bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from miskatonic.engine.message import Msg
from miskatonic.server.turns import Turns
from miskatonic.table.seating import Refusal

T = TypeVar("T")
WAITING = 8
"""Hints that may wait for their turn; bots always may, for each table has but one of them at a time, and go first."""
HINTS = "hints"
"""Nobody's name: people have longer ones."""


class Fair:
    """One thing at a time for each of many, so that whoever wants much keeps nobody waiting but themselves."""

    def __init__(self) -> None:
        self._turns: dict[str, tuple[Turns, int]] = {}

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        turns, here = self._turns.get(whose, (Turns(), 0))
        self._turns[whose] = turns, here + 1
        try:
            async with turns:
                yield
        finally:
            left = self._turns[whose][1] - 1
            if left:
                self._turns[whose] = turns, left
            else:
                del self._turns[whose]


class Beside:
    """Work of some milliseconds that would hold up the loop: in a thread, one at a time, each person's in turn."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._fair = Fair()

    async def run(self, whose: str, work: Callable[[], T]) -> T:
        async with self._fair.turn(whose):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)


class Thinking:
    """`whose`: by whom the bots were seated. A host with fifty tables of bots has one that thinks, like all."""

    def __init__(self) -> None:
        self._ahead = Beside("thinking")
        self._at_once = Beside("bots")
        self._hints = 0

    async def bot(self, whose: str, think: Callable[[], T]) -> T:
        """One that looks ahead, for a second or so."""
        return await self._ahead.run(whose, think)

    async def quick_bot(self, whose: str, think: Callable[[], T]) -> T:
        """One that answers within milliseconds: it waits for none that thinks."""
        return await self._at_once.run(whose, think)

    async def hint(self, think: Callable[[], T]) -> T:
        if self._hints >= WAITING:
            raise Refusal(Msg("problem-hints-busy"))
        self._hints += 1
        try:
            # One of them at a time among the bots: whoever asks for many keeps no table waiting for all of them.
            return await self._ahead.run(HINTS, think)
        finally:
            self._hints -= 1


THINKING = Thinking()
BESIDE = Beside("beside")
