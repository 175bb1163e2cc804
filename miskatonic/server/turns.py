"""One at a time, in the order of coming; and work that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Turns:
    """A lock for functions as well as for tasks. Who finds it free takes it; who does not, waits."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self.taken = False

    def wait(self, go: Callable[[], None]) -> None:
        """`go` is called when its turn comes; it must see to it that somebody leaves."""
        self._waiting.append(go)

    def leave(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        if not self.taken:
            self.taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wait(lambda: self.leave() if mine.cancelled() else mine.set_result(None))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()


class Queue:
    """One at a time, and only so many who wait."""

    def __init__(self, most: int) -> None:
        self._turn = asyncio.Semaphore(1)
        self._most = most
        self._here = 0

    @property
    def full(self) -> bool:
        return self._here > self._most

    async def __aenter__(self) -> None:
        self._here += 1
        try:
            await self._turn.acquire()
        except BaseException:
            self._here -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self._here -= 1
        self._turn.release()


LAST_PATIENCE = 15.0
"""Seconds that a server waits for its errands when it stops."""


class Errands:
    """Tasks that nobody awaits: kept while they run, failures written down, waited for at the end."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("an errand failed", exc_info=task.exception())

    async def finish(self) -> None:
        """Whoever waits for what does not come back is sent home: the server must be able to stop."""
        end = asyncio.get_running_loop().time() + LAST_PATIENCE
        while self._running:
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                for task in self._running:
                    task.cancel()
            await asyncio.wait(self._running, timeout=max(left, 1.0))
