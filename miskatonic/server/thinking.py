"""Bots that think ahead do so beside the loop, one after another: whoever plays must not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from miskatonic.engine.message import Msg
from miskatonic.server.turns import Turns
from miskatonic.table.seating import Refusal

T = TypeVar("T")
WAITING = 8
"""Hints that may wait for their turn; bots always may, for each table has but one of them at a time, and go first."""


class Thinking:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(1, "thinking")
        self._hints = 0
        self._one_hint = Turns()

    async def bot(self, think: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, think)

    async def hint(self, think: Callable[[], T]) -> T:
        if self._hints >= WAITING:
            raise Refusal(Msg("problem-hints-busy"))
        self._hints += 1
        try:
            # One of them at a time among the bots: whoever asks for many keeps no table waiting for all of them.
            async with self._one_hint:
                return await self.bot(think)
        finally:
            self._hints -= 1


THINKING = Thinking()
