"""One task writes the journals of all tables, as many lines in one transaction as have gathered.

`append` returns when its lines are on the disk. Whoever comes second with a number loses, with `Conflict`.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from miskatonic.server.schema import journal
from miskatonic.server.store import Store
from miskatonic.table.lines import By, Line

log = logging.getLogger(__name__)

PAUSE = 0.012
"""Seconds from one transaction to the next, at least. A lone choice never waits."""

Row = tuple[str, int, str, By, int | None, int | None]
"""As the columns of `journal` stand in the schema."""


class Conflict(Exception):
    """Another process has written this number of this journal already."""


class NotStored(Exception):
    """The store failed; nothing was written."""


class Writer:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[list[Row], asyncio.Future[None]]] = []
        # Compiled once: the rows go to the driver as they are.
        self._insert = str(insert(journal).compile(dialect=store.engine.dialect))
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal writer")

    async def stop(self) -> None:
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def append(self, table: str, lines: list[Line]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        rows = [(table, line.number, line.text, line.by, line.seat, line.seen) for line in lines]
        self._waiting.append((rows, done))
        self._wake.set()
        return done

    async def _run(self) -> None:
        connection: AsyncConnection | None = None
        loop = asyncio.get_running_loop()
        last = 0.0
        try:
            while True:
                await self._wake.wait()
                # A transaction costs as much as fifty lines: one that comes right after another waits for company.
                soon = last + PAUSE - loop.time()
                if soon > 0:
                    await asyncio.sleep(soon)
                self._wake.clear()
                last = loop.time()
                batch, self._waiting = self._waiting, []
                try:
                    if connection is None:
                        connection = await self._store.engine.connect()
                    await self._write(connection, batch)
                except (SQLAlchemyError, OSError) as problem:
                    log.error("the store failed: %s", type(problem).__name__)
                    for _, done in batch:
                        _settle(done, NotStored(type(problem).__name__))
                    if connection is not None:
                        await asyncio.gather(connection.close(), return_exceptions=True)
                    connection = None
        finally:
            if connection is not None:
                await connection.close()

    async def _write(self, connection: AsyncConnection, batch: list[tuple[list[Row], asyncio.Future[None]]]) -> None:
        """All in one transaction; if somebody lost a race, each in its own, so that only they lose."""
        try:
            await self._commit(connection, [row for rows, _ in batch for row in rows])
        except IntegrityError:
            await connection.rollback()
            for rows, done in batch:
                try:
                    await self._commit(connection, rows)
                except IntegrityError:
                    await connection.rollback()
                    _settle(done, Conflict())
                else:
                    _settle(done)
            return
        for _, done in batch:
            _settle(done)

    async def _commit(self, connection: AsyncConnection, rows: list[Row]) -> None:
        await connection.exec_driver_sql(self._insert, rows)
        await connection.commit()
        self.commits += 1
        self.written += len(rows)


def _settle(done: asyncio.Future[None], problem: Exception | None = None) -> None:
    """Nobody may be waiting any longer."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
