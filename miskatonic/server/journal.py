"""Two ways to the disk for lines of journals: any database through SQLAlchemy, SQLite through a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Protocol

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from miskatonic.server import schema
from miskatonic.server.store import PATIENCE, STORE_FAILS, Store, prepare_sqlite
from miskatonic.table.lines import By

Row = tuple[str, int, str, By, int | None, int | None, int]
"""As the columns of `journal` stand in the schema."""

COLUMNS = len(schema.journal.columns)
AT_ONCE = 1000
"""Rows in one statement; SQLite takes some thirty thousand values."""


class NotStored(Exception):
    """The store failed; nothing was written."""


class Journal(Protocol):
    async def write(self, parts: Sequence[Sequence[Row]]) -> list[int]:
        """On the disk when it returns; which of the parts lost a race, and were not written. Raises `NotStored`."""

    async def close(self) -> None: ...


def journal_of(store: Store) -> Journal:
    file = store.sqlite_file
    if file:
        return SQLiteJournal(file)
    return FencedJournal(store.engine, store.owner) if store.owner else DatabaseJournal(store.engine)


class DatabaseJournal:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        # Compiled once: the rows go to the driver as they are.
        self._insert = str(insert(schema.journal).compile(dialect=engine.dialect))

    async def write(self, parts: Sequence[Sequence[Row]]) -> list[int]:
        try:
            async with asyncio.timeout(PATIENCE):
                if self._connection is None:
                    self._connection = await self._engine.connect()
                if await self._written(self._connection, [row for part in parts for row in part]):
                    return []
                return [at for at, part in enumerate(parts) if not await self._written(self._connection, part)]
        except STORE_FAILS as problem:
            await self._give_up()
            raise NotStored(type(problem).__name__) from problem

    async def _give_up(self) -> None:
        """A connection that failed is not returned: nobody knows what it is in the middle of."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await connection.invalidate()

    async def _written(self, connection: AsyncConnection, rows: Sequence[Row]) -> bool:
        try:
            await connection.exec_driver_sql(self._insert, list(rows))
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            return False
        return True

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await asyncio.gather(connection.close(), return_exceptions=True)


FENCED = """
INSERT INTO journal (table_id, number, text, by, seat, seen, epoch)
SELECT r.table_id, r.number, r.text, r.by, r.seat, r.seen, r.epoch
FROM unnest($1::varchar[], $2::int[], $3::text[], $4::varchar[], $5::int[], $6::int[], $7::int[])
    AS r(table_id, number, text, by, seat, seen, epoch)
JOIN leases ON leases.table_id = r.table_id AND leases.epoch = r.epoch AND leases.owner = $8
FOR KEY SHARE OF leases
RETURNING journal.table_id
"""


class FencedJournal(DatabaseJournal):
    """Of many processes: a line is written only where this one has the lease, in the epoch in which the table was read.

    In the same statement: whoever takes the lease waits until the lines that are on their way are there, or written
    never.
    """

    def __init__(self, engine: AsyncEngine, owner: str) -> None:
        super().__init__(engine)
        self._owner = owner

    async def write(self, parts: Sequence[Sequence[Row]]) -> list[int]:
        try:
            async with asyncio.timeout(PATIENCE):
                if self._connection is None:
                    self._connection = await self._engine.connect()
                written = await self._fenced(self._connection, [row for part in parts for row in part])
                if written is not None:
                    return [at for at, part in enumerate(parts) if part[0][0] not in written]
                lost = []
                for at, part in enumerate(parts):
                    if not await self._fenced(self._connection, part):
                        lost.append(at)
                return lost
        except STORE_FAILS as problem:
            await self._give_up()
            raise NotStored(type(problem).__name__) from problem

    async def _fenced(self, connection: AsyncConnection, rows: Sequence[Row]) -> set[str] | None:
        """The tables whose lines were written; `None`: a number was taken, and none was."""
        try:
            columns = tuple(list(column) for column in zip(*rows, strict=True))
            done = await connection.exec_driver_sql(FENCED, (*columns, self._owner))
            written = set(done.scalars())
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            return None
        return written


class SQLiteJournal:
    """One statement for all rows of a transaction: its thread needs Python's lock once, however many they are."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None

    async def write(self, parts: Sequence[Sequence[Row]]) -> list[int]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, parts)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, parts: Sequence[Sequence[Row]]) -> list[int]:
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self._file, isolation_level=None, cached_statements=512)
                prepare_sqlite(self._connection)
            if _written(self._connection, [row for part in parts for row in part]):
                return []
            return [at for at, part in enumerate(parts) if not _written(self._connection, part)]
        except (sqlite3.Error, OSError) as problem:
            self._close()
            raise NotStored(type(problem).__name__) from problem

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _written(connection: sqlite3.Connection, rows: Sequence[Row]) -> bool:
    """False: a number is taken, and nothing was written."""
    try:
        if len(rows) <= AT_ONCE:
            # A statement alone is a transaction.
            _insert(connection, rows)
        else:
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                for first in range(0, len(rows), AT_ONCE):
                    _insert(connection, rows[first : first + AT_ONCE])
    except sqlite3.IntegrityError:
        return False
    return True


def _insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    connection.execute(_statement(len(rows)), [value for row in rows for value in row])


@cache
def _statement(rows: int) -> str:
    row = f"({', '.join('?' * COLUMNS)})"
    return f"INSERT INTO {schema.journal.name} VALUES {', '.join([row] * rows)}"
