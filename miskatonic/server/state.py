"""What all requests share."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from miskatonic.engine.message import Msg
from miskatonic.server.config import Config
from miskatonic.server.doors import network
from miskatonic.server.errors import Refuse
from miskatonic.server.identity import COOKIE, Passwords, Signer, secret
from miskatonic.server.journal import journal_of
from miskatonic.server.quotas import Disk, Kind, Quotas
from miskatonic.server.rooms import Room, Rooms
from miskatonic.server.store import STORE_FAILS, Store, User
from miskatonic.server.turns import Errands, Queue
from miskatonic.server.watchdog import Watchdog
from miskatonic.server.writer import Writer
from miskatonic.table.table import Table

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
TIDY_EVERY = 3600.0


class Server:
    def __init__(self, config: Config) -> None:
        config.data.mkdir(parents=True, exist_ok=True)
        self.config = config
        self.signer = Signer(secret(config.data))
        self.passwords = Passwords()
        self.store = Store(config.url)
        self.writer = Writer(journal_of(self.store))
        self.errands = Errands()
        self.rooms = Rooms(self.store, self.writer, self.errands, config.limits.bot_pause)
        self.connections: dict[str, int] = {}
        self.readers = Queue(config.limits.readers)
        self.quotas = Quotas(config.limits, config.proxies)
        self.disk = Disk(config.data, config.limits.free_disk)
        self.watchdog = Watchdog(config.limits.watchdog)

    def spend(self, kind: Kind, person: str, request: AnyRequest) -> None:
        """One more of these; refused where it is one too many, or the disk is nearly full."""
        if not self.disk.has_room():
            raise Refuse(503, Msg("problem-disk-nearly-full"))
        if not self.quotas.take(kind, person, network(request.client.host if request.client else "")):
            raise Refuse(429, Msg("problem-quota"))

    async def tidy(self) -> None:
        """Clears away, a few at a time, tables at which nobody has been for very long."""
        limits = self.config.limits
        while True:
            try:
                for table in await self.store.forgotten_tables(limits.lobby_days, limits.table_days):
                    if self.rooms.known(table) is None:
                        await self.store.delete_table(table)
                        log.info("table %s: nobody has been there for long; cleared away", table)
            except STORE_FAILS as problem:
                log.warning("nothing was tidied up: %s", type(problem).__name__)
            await asyncio.sleep(TIDY_EVERY)

    async def user_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
        return await self.user_with(connection.cookies.get(COOKIE))

    async def user_with(self, cookie: str | None) -> User | None:
        user = self.signer.read(cookie) if cookie else None
        return await self.store.user(user) if user is not None else None

    async def signed_in(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User:
        user = await self.user_of(connection)
        if user is None:
            raise Refuse(401, "sign in first, or come as a guest: POST /api/guest", Msg("problem-sign-in"))
        return user

    def may_see(self, table: Table, person: str | None, invite: str | None = None) -> bool:
        """Public tables are everybody's to see, others for those who belong there or were invited."""
        if table.host_rules.public or (invite and invite == table.invite):
            return True
        return person is not None and (person == table.host or person in table.people() or person in table.watchers)

    async def room(self, name: str, person: str | None, invite: str | None = None) -> Room:
        room = await self.rooms.get(name)
        if room is None or not self.may_see(room.table, person, invite):
            raise Refuse(404, Msg("problem-no-table", {"table": name}))
        room.check()
        return room


TheServer = NamedDependency[Server]
