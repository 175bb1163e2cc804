"""One task writes the journals of all tables, as many lines in one transaction as have gathered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from math import inf

from miskatonic.server.journal import Journal, NotStored, Row
from miskatonic.table.lines import Line

log = logging.getLogger(__name__)

PAUSE = 0.001
"""Seconds from one transaction to the next, at least. A lone choice never waits."""

FAILING = 30.0
"""Seconds for which one refusal counts."""


class Conflict(Exception):
    """Another process has written this number of this journal already."""


Written = Callable[[Conflict | NotStored | None], None]
"""Called when lines are on the disk, or with the reason why they are not."""
Part = tuple[list[Row], Written]


class Writer:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._waiting: list[Part] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.written = 0
        self.failed = 0
        self._failed_at = -inf

    @property
    def alive(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def failing(self) -> bool:
        """What was written last was refused, as by a full disk, and nothing has been since; for a while, so that a
        server to which nobody is sent any more is tried again."""
        return time.monotonic() - self._failed_at < FAILING

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal writer")

    async def stop(self) -> None:
        """When all that waits is written."""
        if self._task is not None:
            self._stopping = True
            self._wake.set()
            await self._task
            await self._journal.close()

    def append(self, table: str, lines: list[Line], written: Written, epoch: int = 0) -> None:
        """Whoever comes second with a number, or in an epoch that is over, loses with `Conflict`."""
        rows = [(table, line.number, line.text, line.by, line.seat, line.seen, epoch) for line in lines]
        self._waiting.append((rows, written))
        self._wake.set()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        last = 0.0
        while self._waiting or not self._stopping:
            await self._wake.wait()
            # One that comes right after another waits for company.
            soon = last + PAUSE - loop.time()
            if soon > 0:
                await asyncio.sleep(soon)
            self._wake.clear()
            last = loop.time()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[Part]) -> None:
        failed: NotStored | None = None
        lost: list[int] = []
        try:
            lost = await self._journal.write([rows for rows, _ in batch])
        except NotStored as problem:
            log.error("the store failed: %s", problem)
            failed = problem
            self.failed += 1
            self._failed_at = time.monotonic()
        else:
            self._failed_at = -inf
            self.written += sum(len(rows) for rows, _ in batch)
        # While tables tell their people, the next transaction is on its way already.
        asyncio.get_running_loop().call_soon(_tell, batch, lost, failed)


def _tell(batch: list[Part], lost: list[int], failed: NotStored | None) -> None:
    for at, (_, written) in enumerate(batch):
        try:
            written(Conflict() if at in lost else failed)
        except Exception:
            log.exception("a table failed after it was stored")
