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


class Thinking:
    """`whose`: by whom the bots were seated. A host with fifty tables of bots has one that thinks, like all."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(1, "thinking")
        self._quick_threads = ThreadPoolExecutor(1, "bots")
        self._hints = 0
        self._one_hint = Turns()
        self._ahead, self._at_once = Fair(), Fair()

    async def bot(self, whose: str, think: Callable[[], T]) -> T:
        """One that looks ahead, for a second or so."""
        async with self._ahead.turn(whose):
            return await self._in_thread(think)

    async def quick_bot(self, whose: str, think: Callable[[], T]) -> T:
        """One that answers within milliseconds: it waits for none that thinks."""
        async with self._at_once.turn(whose):
            return await asyncio.get_running_loop().run_in_executor(self._quick_threads, think)

    async def _in_thread(self, think: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, think)

    async def hint(self, think: Callable[[], T]) -> T:
        if self._hints >= WAITING:
            raise Refusal(Msg("problem-hints-busy"))
        self._hints += 1
        try:
            # One of them at a time among the bots: whoever asks for many keeps no table waiting for all of them.
            async with self._one_hint:
                return await self._in_thread(think)
        finally:
            self._hints -= 1


THINKING = Thinking()
