"""Many processes on one store: which of them live, and which has a table.

The lease in the store decides. Where nobody has one, a hash suggests who should, the same to all, so that the tables
spread over those who live and few of them move when one comes or goes.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import time
from datetime import timedelta
from hashlib import sha256

import msgspec
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from miskatonic.server import schema as s
from miskatonic.server.doors import Doors
from miskatonic.server.rooms import NAMED, Moved, Rooms
from miskatonic.server.store import STORE_FAILS, Store

log = logging.getLogger(__name__)

BEATS = 4
"""Signs of life in the time of a lease."""
BELIEVED = 1.0
"""Seconds for which it is believed where a table is, without asking."""
MOST_KNOWN = 10_000
PRUNED = 3600
"""Seconds after which a dead process is forgotten."""


class Process(msgspec.Struct, frozen=True):
    """`address`: where the others reach it; `key`: what it believes a request by that comes through another."""

    id: str
    address: str
    key: str

    @property
    def place(self) -> tuple[str, int]:
        host, _, port = self.address.rpartition(":")
        return host.strip("[]"), int(port)


class Unreachable(Exception):
    """Nobody who has the table answers."""


def new_owner() -> str:
    return f"{os.getpid()}-{secrets.token_hex(8)}"


def suggested(table: str, processes: list[str]) -> str:
    """The same for all who know the same processes (rendezvous hashing)."""
    return max(processes, key=lambda one: sha256(f"{one} {table}".encode()).digest())


class Processes:
    def __init__(self, store: Store, rooms: Rooms, address: str, doors: Doors | None = None) -> None:
        self._doors = doors
        self.me = Process(store.owner, address, secrets.token_hex(24))
        self.living: dict[str, Process] = {self.me.id: self.me}
        self._store = store
        self._rooms = rooms
        self._known: dict[str, tuple[Process, float]] = {}
        self._doubtful: dict[str, float] = {}
        self._parent = os.getppid()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.beat()
        self._task = asyncio.create_task(self._live(), name="signs of life")

    async def stop(self) -> None:
        """All leases are given back, so that others need not wait."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            async with asyncio.timeout(2), self._store.engine.begin() as connection:
                over = func.now() - timedelta(seconds=1)
                await connection.execute(update(s.leases).where(s.leases.c.owner == self.me.id).values(until=over))
                await connection.execute(delete(s.processes).where(s.processes.c.id == self.me.id))
        except STORE_FAILS as problem:
            log.info("the leases run out by themselves: %s", type(problem).__name__)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(self._store.lease / BEATS)
            if os.getppid() != self._parent:
                # Whoever started this process is gone, and nobody would stop it.
                os.kill(os.getpid(), signal.SIGTERM)
                return
            try:
                async with asyncio.timeout(self._store.lease):
                    await self.beat()
            except STORE_FAILS as problem:
                log.warning("no sign of life: %s", type(problem).__name__)

    async def beat(self) -> None:
        """A sign of life; all leases of open tables last longer; tables that others have taken are let go."""
        p, c = s.processes.c, s.leases.c
        until = func.now() + timedelta(seconds=self._store.lease)
        rooms = {room.table.name: room for room in self._rooms.open()}
        row = upsert(s.processes).values(id=self.me.id, address=self.me.address, key=self.me.key, until=until)
        async with self._store.engine.begin() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=[p.id], set_={"until": until}))
            held: dict[str, int] = {}
            if rooms:
                mine = update(s.leases).where(c.owner == self.me.id, c.table_id.in_(list(rooms)))
                found = await connection.execute(mine.values(until=until).returning(c.table_id, c.epoch))
                held = {table: epoch for table, epoch in found}
            dead = func.now() - timedelta(seconds=PRUNED)
            ahead = func.now() + timedelta(seconds=PRUNED)
            await connection.execute(delete(s.processes).where(or_(p.until < dead, p.until > ahead)))
            alive = await connection.execute(select(p.id, p.address, p.key).where(self._store.lasts(p.until)))
            self.living = {row[0]: Process(*row) for row in alive} | {self.me.id: self.me}
        if self._doors is not None:
            self._doors.others = frozenset([one.place[0] for one in self.living.values()])
        for name, room in rooms.items():
            if held.get(name) != room.table.epoch and self._rooms.known(name) is room and not room.stale:
                log.warning("table %s: another process has taken it", name)
                room.let_go()

    def suggest_here(self, table: str) -> bool:
        """Whether this process should take a table that nobody has."""
        return self._suggested(table).id == self.me.id

    def _suggested(self, table: str) -> Process:
        now = time.monotonic()
        alive = [one for one in self.living if self._doubtful.get(one, 0) < now]
        return self.living[suggested(table, [*alive, self.me.id])]

    def forget(self, table: str) -> None:
        self._known.pop(table, None)

    async def way_to(self, table: str) -> tuple[Process, asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to whoever has the table; `None`: it is open here now, or nowhere.

        Where its owner has died, this waits until its lease may be taken.
        """
        if not NAMED.fullmatch(table):
            return None
        end = time.monotonic() + self._store.lease + 2
        while True:
            found = await self._owner(table)
            if found is None or found.id == self.me.id:
                if await self._opens_here(table):
                    return None
            else:
                try:
                    async with asyncio.timeout(1):
                        reader, writer = await asyncio.open_connection(*found.place)
                    return found, reader, writer
                except (OSError, TimeoutError) as problem:
                    self._doubtful[found.id] = time.monotonic() + self._store.lease
                    self.forget(table)
                    # Refused, not lost on the way: nobody listens there.
                    if isinstance(problem, ConnectionRefusedError) and await self._opens_here(table, found.id):
                        return None
            if time.monotonic() > end:
                raise Unreachable(table)
            await asyncio.sleep(0.1)

    async def _opens_here(self, table: str, dead: str = "") -> bool:
        """Or is nowhere."""
        try:
            await self._rooms.get(table, dead)
        except Moved:
            self.forget(table)
            return False
        return True

    async def _owner(self, table: str) -> Process | None:
        """`None`: it should be here."""
        if self._rooms.known(table) is not None:
            return None
        now = time.monotonic()
        known = self._known.get(table)
        if known is not None and known[1] > now:
            return known[0]
        p, c = s.processes.c, s.leases.c
        lease = select(c.owner, p.address, p.key).join_from(s.leases, s.processes, c.owner == p.id, isouter=True)
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(lease.where(c.table_id == table, self._store.lasts(c.until)))).first()
        if row is None:
            return self._suggested(table)
        found = Process(row[0], row[1] or "127.0.0.1:1", row[2] or "")
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known[table] = (found, now + BELIEVED)
        return found
