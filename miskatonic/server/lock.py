"""One store, one server: a second that is started on the same one would not know who sits where."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from pathlib import Path
from typing import IO

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from miskatonic.server.store import STORE_FAILS, Store

log = logging.getLogger(__name__)

KEY = 0x6D69736B
"""Of the lock in PostgreSQL: the letters `misk`."""
LOOKED_AFTER = 5.0
"""Seconds between two looks whether the database still holds the lock for us."""
TRIED = 5
"""Seconds for which a server that was killed may still seem to hold it."""


class StoreTaken(Exception):
    """Another server uses this store; `where`: which."""

    def __init__(self, where: str) -> None:
        super().__init__(f"another server uses {where}")
        self.where = where


class FileLock:
    """Beside the SQLite file; the system lets go of it when the process ends, however it ends."""

    def __init__(self, file: str) -> None:
        # Where it truly is: one store may be found by several ways.
        self.path = Path(f"{Path(file).resolve()}.lock")
        self._held: IO[str] | None = None

    def take(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Not in the mode that empties it: whoever holds it has written down who they are.
        handle = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
        try:
            _lock(handle)
        except OSError as problem:
            who = handle.read(20).strip()
            handle.close()
            raise StoreTaken(f"{self.path.parent}" + (f" (process {who})" if who else "")) from problem
        handle.seek(0)
        handle.truncate()
        handle.write(f"{os.getpid()}\n")
        handle.flush()
        self._held = handle

    def leave(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            held.close()


def _lock(handle: IO[str]) -> None:
    try:
        import fcntl
    except ImportError:
        import msvcrt

        # Far behind what is written: there a lock also forbids to read.
        handle.seek(1 << 20)
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        handle.seek(0)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DatabaseLock:
    """An advisory lock of PostgreSQL, held by a connection of its own, taken again when that was cut.

    `shared`: with others who share it, and the tables; whoever wants the store alone has to wait for all of them.
    """

    def __init__(self, store: Store, *, shared: bool = False) -> None:
        self._store = store
        self._how = "_shared" if shared else ""
        self._connection: AsyncConnection | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def take(self) -> None:
        for _ in range(TRIED * 5):
            if await self._try():
                return
            await asyncio.sleep(0.2)
        raise StoreTaken(self._store.where)

    async def _try(self) -> bool:
        connection = await self._store.engine.connect()
        try:
            taken = bool((await connection.execute(text(f"SELECT pg_try_advisory_lock{self._how}({KEY})"))).scalar())
            await connection.commit()
        except BaseException:
            await connection.close()
            raise
        if taken:
            self._connection = connection
        else:
            await connection.close()
        return taken

    def keep(self) -> None:
        self._keeper = asyncio.create_task(self._keep(), name="lock")

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_AFTER)
            try:
                if self._connection is not None:
                    async with asyncio.timeout(LOOKED_AFTER):
                        await self._connection.execute(text("SELECT 1"))
                        await self._connection.commit()
                    continue
            except STORE_FAILS:
                await self._drop()
            try:
                if await self._try():
                    log.warning("the lock on the store was lost, and is ours again")
                else:
                    log.critical("another server has taken the store: this one ends")
                    os.kill(os.getpid(), signal.SIGTERM)
                    return
            except STORE_FAILS:
                log.warning("the lock on the store cannot be taken again yet")

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await connection.invalidate()
                    await connection.close()

    async def leave(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*STORE_FAILS):
                await connection.execute(text(f"SELECT pg_advisory_unlock{self._how}({KEY})"))
                await connection.commit()
                await connection.close()
