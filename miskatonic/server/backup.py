"""Copies of a store, taken while the server runs, and stores made from them.

A copy is a SQLite file whatever it was taken from, so that it can be looked into with common tools, and a store can
move from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from miskatonic.engine.chance import LUCK, commitment
from miskatonic.engine.record import Header
from miskatonic.server import schema as s
from miskatonic.server.lock import DatabaseLock, FileLock
from miskatonic.server.migrations import HEAD
from miskatonic.server.store import Store, _migrate, now

AT_ONCE = 500
"""Rows that are carried over together."""


class BackupProblem(Exception):
    """Why there is no copy, or no store from it; `name` of the message that says so, with its arguments."""

    def __init__(self, name: str, **arguments: str) -> None:
        super().__init__(f"{name} {arguments}")
        self.name, self.arguments = name, arguments


def back_up(url: str, target: Path) -> int:
    """The store as it is at one moment; how many lines of journals the copy has. Nothing is written over."""
    if target.exists():
        raise BackupProblem("backup-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    with _made(part):
        store = Store(url)
        file = store.sqlite_file
        if file is not None:
            _copy_sqlite(file, part)
        else:
            asyncio.run(_copy_database(store, part))
        lines = check(part)
        _to_disk(part)
        part.rename(target)
    return lines


def restore(url: str, source: Path, *, replace: bool = False) -> int:
    """A store from a copy; how many lines it has. What is there is not touched, unless it may be put aside."""
    if not source.is_file():
        raise BackupProblem("backup-missing", file=str(source))
    lines = check(source)
    store = Store(url)
    file = store.sqlite_file
    if file is None:
        asyncio.run(_fill_database(store, source))
        return lines
    target = Path(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(file)
    lock.take()
    try:
        part = target.with_name(f"{target.name}.part")
        with _made(part):
            _copy_sqlite(str(source), part)
            if target.exists() and not replace:
                raise BackupProblem("restore-not-empty", where=file)
            _fresh_luck(part)
            # Also a log without its file: SQLite would take it for the new one's.
            _put_aside(target)
            _to_disk(part)
            part.rename(target)
    finally:
        lock.leave()
    return lines


def check(file: Path) -> int:
    """That it is whole, and not from a newer version; how many lines its journals have."""
    with contextlib.closing(_read_only(file)) as copy:
        try:
            found = copy.execute("PRAGMA integrity_check").fetchone()[0]
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            lines: int = copy.execute("SELECT count(*) FROM journal").fetchone()[0]
        except sqlite3.DatabaseError as problem:
            raise BackupProblem("backup-damaged", file=str(file), reason=str(problem)) from problem
    if found != "ok":
        raise BackupProblem("backup-damaged", file=str(file), reason=str(found))
    if version is None or str(version[0]) > HEAD:
        raise BackupProblem("backup-newer", file=str(file), found=str(version and version[0]), known=HEAD)
    return lines


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _copy_sqlite(source: str, target: Path) -> None:
    """SQLite's own way: all of one moment, also what lies in the log beside the file, while others write."""
    if not Path(source).is_file():
        raise BackupProblem("backup-missing", file=source)
    with contextlib.closing(_read_only(Path(source))) as live, contextlib.closing(sqlite3.connect(target)) as copy:
        try:
            live.execute("PRAGMA busy_timeout=10000")
            live.backup(copy)
            # The copy is one file, without a log beside it.
            copy.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.DatabaseError as problem:
            raise BackupProblem("backup-damaged", file=source, reason=str(problem)) from problem


def _fresh_luck(part: Path) -> None:
    """Games that can be played on get another seed: what came out since the copy was taken may be remembered, and must
    not come out again. Where the journal has a hole, or people roll themselves, there is nothing to be known."""
    lines = "SELECT table_id, max(number), count(*) FROM journal JOIN tables ON tables.id = table_id"
    header = "SELECT CAST(text AS BLOB) FROM journal WHERE table_id = ? AND text LIKE '{%' ORDER BY number DESC LIMIT 1"
    with contextlib.closing(sqlite3.connect(part)) as copy, copy:
        found = copy.execute(f"{lines} WHERE phase <> 'over' GROUP BY table_id").fetchall()
        for table, last, count in found:
            began = copy.execute(header, [table]).fetchone()
            if count != last + 1 or began is None or _by_hand(began[0]):
                continue
            seed = secrets.token_hex(32)
            line = msgspec.json.encode((LUCK, commitment(seed), (seed,))).decode()
            copy.execute(
                "INSERT INTO journal (table_id, number, text, by) VALUES (?, ?, ?, '')", [table, last + 1, line]
            )


def _by_hand(header: bytes) -> bool:
    """Whether chance is people's own; also where that cannot be read."""
    try:
        return msgspec.json.decode(header, type=Header).companion
    except (msgspec.MsgspecError, UnicodeError):
        return True


async def _copy_database(store: Store, target: Path) -> None:
    engine = _engine(target)
    try:
        with engine.begin() as copy:
            _migrate(copy)
            async with store.engine.connect() as found:
                live = await found.execution_options(isolation_level="REPEATABLE READ")
                await _check_version(live)
                for table in s.metadata.sorted_tables:
                    rows = await live.stream(select(table))
                    async for part in rows.mappings().partitions(AT_ONCE):
                        copy.execute(insert(table), [dict(row) for row in part])
    finally:
        engine.dispose()
        await store.close()


async def _check_version(live: AsyncConnection) -> None:
    known = await live.run_sync(lambda connection: inspect(connection).has_table("alembic_version"))
    found = (await live.execute(text("SELECT version_num FROM alembic_version"))).scalar() if known else None
    if found != HEAD:
        raise BackupProblem("backup-version", found=str(found), known=HEAD)


async def _fill_database(store: Store, source: Path) -> None:
    """All or nothing, and only into a store without people or tables."""
    part = source.with_name(f"{source.name}.part")
    lock = DatabaseLock(store)
    await lock.take()
    try:
        with _made(part):
            _copy_sqlite(str(source), part)
            _fresh_luck(part)
            engine = _engine(part)
            with engine.begin() as copy:
                _migrate(copy)
            await store.open()
            async with store.engine.begin() as live:
                for table in (s.users, s.tables):
                    if (await live.execute(select(func.count()).select_from(table))).scalar():
                        raise BackupProblem(
                            "restore-not-empty", where=store.engine.url.render_as_string(hide_password=True)
                        )
                with engine.connect() as copy:
                    for table in s.metadata.sorted_tables:
                        await _carry_over(copy, live, table)
                await live.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat"))
            engine.dispose()
    finally:
        await lock.leave()
        await store.close()


async def _carry_over(copy: Connection, live: AsyncConnection, table: Any) -> None:
    for part in copy.execute(select(table)).mappings().partitions(AT_ONCE):
        await live.execute(insert(table), [dict(row) for row in part])


def _engine(file: Path) -> Engine:
    return create_engine(f"sqlite:///{file}")


@contextlib.contextmanager
def _made(part: Path) -> Iterator[None]:
    """Nothing half-made stays behind; whatever comes of it is its owner's only."""
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield
    finally:
        part.unlink(missing_ok=True)


def _put_aside(target: Path) -> None:
    stamp = now().replace(":", "-")
    for ending in ("", "-wal", "-shm"):
        file = target.with_name(target.name + ending)
        if file.exists():
            file.rename(target.with_name(f"{target.name}.before-{stamp}{ending}"))


def _to_disk(file: Path) -> None:
    with file.open("rb+") as handle:
        os.fsync(handle.fileno())
