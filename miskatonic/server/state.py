"""What all requests share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from math import inf
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from miskatonic.engine.message import Msg
from miskatonic.server.channel import News, channel_of
from miskatonic.server.config import Config
from miskatonic.server.doors import network
from miskatonic.server.errors import Refuse
from miskatonic.server.guard import Attempts, Buckets
from miskatonic.server.identity import Passwords, Signer, secret
from miskatonic.server.journal import journal_of
from miskatonic.server.processes import Processes, new_owner
from miskatonic.server.pulse import Pulse
from miskatonic.server.quotas import Disk, Kind, Quotas
from miskatonic.server.rooms import Room, Rooms, opened
from miskatonic.server.sessions import Sessions
from miskatonic.server.store import STORE_FAILS, Store, User
from miskatonic.server.turns import Errands, Queue
from miskatonic.server.watchdog import Watchdog
from miskatonic.server.writer import Writer
from miskatonic.table.names import NAME, likeness
from miskatonic.table.table import Table

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
TIDY_EVERY = 3600.0
VISITS_EVERY = 3600.0
"""Seconds between two notes of when somebody was at a table: not every look writes."""
SESSIONS_EVERY = 30.0
audit = logging.getLogger("miskatonic.audit")


class Server:
    def __init__(self, config: Config) -> None:
        config.data.mkdir(parents=True, exist_ok=True)
        self.config = config
        self.signer = Signer(secret(config.data))
        self.passwords = Passwords()
        self.attempts = Attempts(config.limits)
        self.store = Store(config.url, new_owner() if config.many else "", config.lease)
        self.sessions = Sessions(self.store.engine)
        self.writer = Writer(journal_of(self.store))
        self.errands = Errands()
        self.rooms = Rooms(self.store, self.writer, self.errands, config.limits.bot_pause)
        self.processes: Processes | None = None
        """Where there are others on this store."""
        self.channel = channel_of(config.channel)
        self.connections: dict[str, int] = {}
        self.knocks = Buckets(config.limits.knock_rate, config.limits.knock_burst)
        self.answered: Counter[str] = Counter()
        self.noted: Counter[str] = Counter()
        self.health = (-inf, True)
        """When the store was last asked, and whether it answered."""
        self.pulse = Pulse()
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
        """Clears away, a few at a time, tables at which nobody has been for very long. What was begun is kept, unless
        whoever runs the server has said otherwise."""
        config = self.config
        while True:
            for room in self.rooms.open():
                if room.table.online:
                    self.note_visit(room)
            try:
                for table in await self.store.forgotten_tables(config.limits.lobby_days, config.forget_after):
                    if self.rooms.known(table) is None:
                        await self.store.delete_table(table)
                        log.info("table %s: nobody has been there for long; cleared away", table)
            except STORE_FAILS as problem:
                log.warning("nothing was tidied up: %s", type(problem).__name__)
            await asyncio.sleep(TIDY_EVERY)

    def note_visit(self, room: Room) -> None:
        """Whoever looks at a table keeps it from being forgotten; noted as they come, for a server may be killed."""
        now = time.monotonic()
        if now - room.visited >= VISITS_EVERY:
            room.visited = now
            self.errands.run(self._note_visit(room))

    async def _note_visit(self, room: Room) -> None:
        try:
            await self.store.note_visit(room.table.name)
        except STORE_FAILS as problem:
            room.visited = -inf
            log.warning("table %s: a visit was not noted: %s", room.table.name, type(problem).__name__)

    async def session_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[User, str] | None:
        return await self.session_with(connection.cookies.get(self.config.cookie))

    async def session_with(self, cookie: str | None) -> tuple[User, str] | None:
        """Whose the cookie is, and of which session; an empty one: from before there were sessions."""
        if not cookie:
            return None
        if "." not in cookie:
            return await self.sessions.find(cookie)
        person = self.signer.read(cookie)
        user = await self.sessions.signed_before(person) if person is not None else None
        return (user, "") if user is not None else None

    async def user_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
        found = await self.session_of(connection)
        return found[0] if found is not None else None

    async def signed_session(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[User, str]:
        found = await self.session_of(connection)
        if found is None:
            raise Refuse(401, "sign in first, or come as a guest: POST /api/guest", Msg("problem-sign-in"))
        return found

    async def signed_in(self, connection: ASGIConnection[Any, Any, Any, Any]) -> User:
        return (await self.signed_session(connection))[0]

    async def account(self, name: str) -> User | None:
        """Whose name it is. Where two look alike that were taken when less counted, each is found by its own."""
        if not name.isprintable():
            # Nobody can be called so, and PostgreSQL would take it for a failure.
            return None
        found = await self.store.user_by_login(name.casefold()[:NAME])
        if found is not None:
            return found
        found = await self.store.user_by_login(likeness(name))
        if found is not None and found.name.casefold() != name.casefold():
            return await self.store.account_named(name) or found
        return found

    async def hear(self, news: News) -> None:
        """What another process has done."""
        if news.by == self.store.owner:
            return
        match news.what:
            case "ended":
                self._hang_up_here(news.person, news.session, news.but)
            case "changed":
                room = self.rooms.known(news.table)
                if room is not None:
                    await room.read_again()
            case "gone":
                await self.rooms.remove(news.table)

    async def look_after_sessions(self) -> None:
        """News can be lost: whoever sits here with a session that is no more is found out by asking."""
        while True:
            await asyncio.sleep(SESSIONS_EVERY)
            here = {one.session: one.person for room in self.rooms.open() for one in room.listeners if one.session}
            try:
                for session in await self.sessions.ended(list(here)):
                    self._hang_up_here(here[session], session, None)
            except STORE_FAILS as problem:
                log.warning("sessions were not looked after: %s", type(problem).__name__)

    def hang_up(self, person: str, session: str | None = None, *, but: str | None = None) -> None:
        """Connections of a session that has ended do not go on without it; no session: of all."""
        self._hang_up_here(person, session, but)
        self.channel.tell(News("ended", self.store.owner, person=person, session=session, but=but))

    def _hang_up_here(self, person: str, session: str | None, but: str | None) -> None:
        for room in self.rooms.open():
            for listener in list(room.listeners):
                ended = listener.session == session if session is not None else listener.session != but
                if listener.person == person and ended:
                    listener.end(Msg("problem-signed-out"), 4401)

    async def forget(self, person: str) -> None:
        """Tables where others sit go on without them."""
        changed, gone = await self.store.forget(person)
        for name in gone:
            await self.rooms.remove(name)
            self.channel.tell(News("gone", self.store.owner, name))
        for name in changed:
            self.channel.tell(News("changed", self.store.owner, name))
            room = self.rooms.known(name)
            if room is not None:
                await room.read_again()

    def audit(self, what: str, connection: ASGIConnection[Any, Any, Any, Any] | None, user: User | None) -> None:
        """What somebody may later want to know: never a password, a cookie or an invitation."""
        address = network(connection.client.host) if connection is not None and connection.client is not None else "-"
        self.noted[what.partition(" ")[0]] += 1
        audit.info("%s person=%s address=%s", what, user.id if user is not None else "-", address)

    def may_see(self, table: Table, person: str | None, invite: str | None = None) -> bool:
        """Public tables are everybody's to see, others for those who belong there or were invited; and none for those
        whom its host has sent away."""
        if person in table.kept_away:
            return False
        if table.host_rules.public or (invite and invite == table.invite):
            return True
        return person is not None and (person == table.host or person in table.people() or person in table.watchers)

    async def look(self, name: str) -> Table | None:
        """A table as it stands, also where another process has it; nothing: there is none."""
        room = self.rooms.known(name)
        if room is None and self.processes is None:
            room = await self.rooms.get(name)
        if room is not None:
            return room.table
        stored = await self.store.table(name)
        return await opened(stored) if stored is not None else None

    async def room(self, name: str, person: str | None, invite: str | None = None) -> Room:
        room = await self.rooms.get(name)
        if room is None or not self.may_see(room.table, person, invite):
            raise Refuse(404, Msg("problem-no-table", {"table": name}))
        room.check()
        if person is not None:
            self.note_visit(room)
        return room


TheServer = NamedDependency[Server]
