"""The store: people, tables and seats. What is played goes through `Writer`."""

from __future__ import annotations

import logging
import secrets
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    LargeBinary,
    and_,
    cast,
    delete,
    event,
    func,
    insert,
    inspect,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from miskatonic.engine.message import Msg
from miskatonic.server import schema as s
from miskatonic.server.forgetting import forget_person, marks_of
from miskatonic.server.migrations import HEAD
from miskatonic.table.lines import Line
from miskatonic.table.messages import ChatLine, Message, SummaryInfo
from miskatonic.table.seating import Holder, HostRules, Phase, Refusal
from miskatonic.table.table import Table

log = logging.getLogger(__name__)

KINDS = ("sqlite+aiosqlite://", "postgresql+asyncpg://")
CHAT_KEPT = 200
CHAT_PRUNED = 20
"""Every so many lines a table's older ones are forgotten."""


class Fenced(Exception):
    """The table is another process's by now; nothing was written."""


def _store_fails() -> tuple[type[Exception], ...]:
    try:
        import asyncpg
    except ImportError:
        return SQLAlchemyError, OSError, TimeoutError, Fenced
    # While it connects, SQLAlchemy lets these through as they are.
    return SQLAlchemyError, OSError, TimeoutError, Fenced, asyncpg.PostgresError, asyncpg.InterfaceError


STORE_FAILS = _store_fails()
"""What a store that is full, away, frozen or damaged raises."""
_WHY = {
    "ConnectionRefusedError": "refused",
    "gaierror": "nowhere",
    "InvalidPasswordError": "password",
    "InvalidAuthorizationSpecificationError": "password",
    "InvalidCatalogNameError": "missing",
    "TimeoutError": "late",
}
LEASE = 3.0
"""Seconds after which the tables of a process that gives no sign of life are anybody's."""
PATIENCE = 5.0
"""Seconds that a question to the database may take."""


def why_away(problem: BaseException) -> str:
    """Why a store fails, as a word that a sentence is made of; where none is known, in the driver's own words."""
    under = getattr(problem, "orig", None) or problem
    if type(under) is sqlite3.DatabaseError:
        return "damaged"
    for kind in [*type(under).__mro__, *type(under.__cause__).__mro__]:
        if kind.__name__ in _WHY:
            return _WHY[kind.__name__]
    return f"{type(under).__name__}: {under}".splitlines()[0]


class BadDatabase(Exception):
    """What was said is no address of a database that is known here."""


class NewerStore(Exception):
    """A newer Miskatonic has used this store; an older one would not know what is in it."""

    def __init__(self, found: str) -> None:
        self.found = found
        super().__init__(f"the store has schema {found}, this version knows {HEAD}: use the newer Miskatonic")


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None = None
    password: str | None = None


class StoredTable(msgspec.Struct):
    """A table as the store has it, before the game's rules are asked about it."""

    id: str
    game: str
    host: str
    phase: Phase
    options: dict[str, Any]
    rules: HostRules
    invite: str
    created: str
    holders: list[Holder]
    host_name: str = ""
    played: str = ""
    summary: SummaryInfo | None = None
    origin: str = ""
    watchers: list[str] = []
    muted: list[str] = []
    kept_away: list[str] = []
    previous: str = ""
    next: str = ""
    lines: list[Line] = []


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def days_ago(days: int) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Store:
    def __init__(self, url: str, owner: str = "", lease: float = LEASE) -> None:
        """`owner`: of many processes on this store, this one; empty: it is the only one. `lease`: in seconds."""
        self.owner = owner
        self.lease = lease
        self.engine = _engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", lambda connection, _: _own_transactions(connection))
            event.listen(self.engine.sync_engine, "connect", lambda connection, _: _show_damage(connection))
            event.listen(self.engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))

    @property
    def sqlite_file(self) -> str | None:
        """Where it is, for those who go there directly."""
        return self.engine.url.database if self.sqlite else None

    @property
    def where(self) -> str:
        """As people write it, without the password."""
        return self.engine.url.render_as_string(hide_password=True).replace("+asyncpg", "").replace("+aiosqlite", "")

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def is_current(self) -> bool:
        """Whether it has the schema that this version knows."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(_version) == HEAD

    async def close(self) -> None:
        await self.engine.dispose()

    # People

    async def add_user(self, name: str, login: str | None = None, password: str | None = None) -> User | None:
        """`None`: the login is taken."""
        user = User(secrets.token_hex(12), name, login, password)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(s.users).values(**msgspec.structs.asdict(user), created=now()))
        except IntegrityError:
            return None
        return user

    async def give_account(self, user: str, name: str, login: str, password: str) -> bool:
        """A guest gets an account and keeps their seats. False: the login is taken."""
        change = update(s.users).where(s.users.c.id == user, s.users.c.login.is_(None))
        try:
            async with self.engine.begin() as connection:
                done = await connection.execute(change.values(name=name, login=login, password=password))
        except IntegrityError:
            return False
        return bool(done.rowcount)

    async def save_password(self, user: str, password: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(s.users).where(s.users.c.id == user).values(password=password))

    async def forget(self, person: str) -> tuple[list[str], list[str]]:
        """Somebody goes for good: the tables that go on without them, and those that went with them."""
        async with self.engine.connect() as connection:
            marks = await marks_of(connection, person)
        async with self.engine.begin() as connection:
            changed, gone = await forget_person(connection, person, marks)
            if self.owner and changed:
                # Whoever has one of them in memory reads it anew before anything more is written.
                lease = update(s.leases).where(s.leases.c.table_id.in_(changed))
                over = func.now() - timedelta(seconds=1)
                await connection.execute(lease.values(owner="", epoch=s.leases.c.epoch + 1, until=over))
            return changed, gone

    async def user(self, user: str) -> User | None:
        return await self._user(s.users.c.id == user)

    async def user_by_login(self, login: str) -> User | None:
        return await self._user(s.users.c.login == login)

    async def account_named(self, name: str) -> User | None:
        """By the very letters."""
        return await self._user((s.users.c.name == name) & s.users.c.login.is_not(None))

    async def _user(self, where: Any) -> User | None:
        columns = select(s.users.c.id, s.users.c.name, s.users.c.login, s.users.c.password)
        async with self.engine.connect() as connection:
            row = (await connection.execute(columns.where(where))).first()
        return User(*row) if row is not None else None

    # Tables

    async def add_table(self, table: Table, *, asleep: bool = False) -> None:
        """Of two that would follow the same match of a campaign the second is an `IntegrityError`, and not added.

        `asleep`: nobody's yet, where there are many processes.
        """
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(s.tables).values(
                    id=table.name,
                    game=table.rules.id,
                    host=table.host,
                    phase=table.phase,
                    public=table.host_rules.public,
                    options=table.options,
                    rules=msgspec.to_builtins(table.host_rules),
                    invite=table.invite,
                    created=table.created,
                    played=table.created,
                    origin=table.origin,
                )
            )
            if self.owner and not asleep:
                table.epoch = 1
                await connection.execute(insert(s.leases).values(**self._lease(table.name), epoch=table.epoch))
            await connection.execute(insert(s.seats), _seat_rows(table))
            if table.muted or table.kept_away:
                await _save_manners(connection, table)
            if table.previous:
                await connection.execute(insert(s.sequels).values(table_id=table.name, previous=table.previous))
            if table.lines.unsaved:
                await connection.execute(insert(s.journal), line_rows(table, table.lines.unsaved))
        table.lines.unsaved = []

    async def sequel(self, table: str) -> str:
        """The table that follows it in a campaign, or an empty word."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(s.sequels.c.table_id).where(s.sequels.c.previous == table))
            return found.scalar() or ""

    async def save_seats(self, table: Table, lines: Sequence[Line] = (), *, doors: bool = False) -> None:
        """With the lines of the journal that tell of it: all or nothing. A number that is taken is `IntegrityError`.

        `doors`: also who may come, watch and speak there, and by which invitation.
        """
        async with self.engine.begin() as connection:
            await self._fence(connection, table)
            if lines:
                await connection.execute(insert(s.journal), line_rows(table, list(lines)))
            await connection.execute(delete(s.seats).where(s.seats.c.table_id == table.name))
            await connection.execute(insert(s.seats), _seat_rows(table))
            if doors:
                await _save_doors(connection, table)

    async def save_phase(self, table: Table, phase: Phase) -> None:
        async with self.engine.begin() as connection:
            await self._fence(connection, table)
            await connection.execute(update(s.tables).where(s.tables.c.id == table.name).values(phase=phase))

    async def save_options(self, table: Table) -> None:
        change = update(s.tables).where(s.tables.c.id == table.name)
        async with self.engine.begin() as connection:
            await self._fence(connection, table)
            await connection.execute(change.values(options=table.options, invite=table.invite))

    async def save_summary(self, table: Table) -> None:
        """How the table stands now, for lists that must not play it through."""
        change = update(s.tables).where(s.tables.c.id == table.name)
        async with self.engine.begin() as connection:
            await self._fence(connection, table)
            await connection.execute(change.values(played=now(), summary=msgspec.to_builtins(table.summary())))

    async def note_visit(self, table: str) -> None:
        """Somebody is there now."""
        async with self.engine.begin() as connection:
            await connection.execute(update(s.tables).where(s.tables.c.id == table).values(played=now()))

    async def delete_table(self, name: str) -> None:
        async with self.engine.begin() as connection:
            for part in (s.journal, s.chat, s.watchers, s.manners, s.seats):
                await connection.execute(delete(part).where(part.c.table_id == name))
            await connection.execute(delete(s.tables).where(s.tables.c.id == name))

    async def save_manners(self, table: Table) -> None:
        """Who may not speak there, and who may not come."""
        async with self.engine.begin() as connection:
            await self._fence(connection, table)
            await _save_manners(connection, table)

    async def add_watcher(self, table: str, person: str) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(s.watchers).values(table_id=table, person=person))
        except IntegrityError:
            return

    async def table(self, name: str, *, played: bool = True) -> StoredTable | None:
        """`played`: with the lines of its journal."""
        j = s.journal.c
        # Letters that are none fail in SQLite for the whole of an answer: so its bytes are asked for.
        text = cast(j.text, LargeBinary) if self.sqlite else j.text
        lines = select(j.number, text, j.by, j.seat, j.seen).where(j.table_id == name).order_by(j.number)
        async with self.engine.connect() as connection:
            found = await _tables(connection, s.tables.c.id == name)
            if not found:
                return None
            if played:
                found[0].lines = [Line(row[0], _readable(row[1]), *row[2:]) for row in await connection.execute(lines)]
            watchers = select(s.watchers.c.person).where(s.watchers.c.table_id == name)
            found[0].watchers = list((await connection.execute(watchers)).scalars())
            manners = select(s.manners.c.person, s.manners.c.what).where(s.manners.c.table_id == name)
            for person, what in (await connection.execute(manners.order_by(s.manners.c.person))).all():
                (found[0].muted if what == "muted" else found[0].kept_away).append(person)
            links = select(s.sequels.c.table_id, s.sequels.c.previous)
            for sequel, previous in await connection.execute(
                links.where(or_(s.sequels.c.table_id == name, s.sequels.c.previous == name))
            ):
                if sequel == name:
                    found[0].previous = previous
                else:
                    found[0].next = sequel
        return found[0]

    async def line_count(self, name: str) -> int:
        count = select(func.coalesce(func.max(s.journal.c.number), -1) + 1).where(s.journal.c.table_id == name)
        async with self.engine.connect() as connection:
            return int((await connection.execute(count)).scalar_one())

    async def lobby(self, person: str | None, most: int = 100, mine: int = 500) -> list[StoredTable]:
        """This person's tables, then public ones that are not over, each newest first. Without their options."""
        public: ColumnElement[bool] = s.tables.c.public & (s.tables.c.phase != "over")
        async with self.engine.connect() as connection:
            if person is None:
                return await _tables(connection, public, most)
            seated = select(s.seats.c.table_id).where(s.seats.c.person == person)
            watched = select(s.watchers.c.table_id).where(s.watchers.c.person == person)
            own = or_(s.tables.c.host == person, s.tables.c.id.in_(seated), s.tables.c.id.in_(watched))
            kept_away = select(s.manners.c.table_id).where(s.manners.c.person == person, s.manners.c.what == "away")
            found = await _tables(connection, own, mine)
            others = public & s.tables.c.id.not_in(kept_away)
            known = {table.id for table in found}
            return found + [table for table in await _tables(connection, others, most) if table.id not in known]

    async def open_tables(self, host: str) -> int:
        count = select(func.count()).select_from(s.tables).where(s.tables.c.host == host, s.tables.c.phase != "over")
        async with self.engine.connect() as connection:
            return int((await connection.execute(count)).scalar_one())

    async def kept_tables(self, host: str) -> int:
        count = select(func.count()).select_from(s.tables).where(s.tables.c.host == host)
        async with self.engine.connect() as connection:
            return int((await connection.execute(count)).scalar_one())

    async def forgotten_tables(self, lobby: int, begun: int = 0, most: int = 100) -> list[str]:
        """Tables at which nobody has been for so many days: those without a line in the journal, and, unless that is
        never, the others."""
        t = s.tables.c
        when = func.coalesce(func.nullif(t.played, ""), t.created)
        never_begun = ~select(s.journal.c.number).where(s.journal.c.table_id == t.id).exists()
        old: ColumnElement[bool] = (t.phase == "lobby") & never_begun & (when < days_ago(lobby))
        if begun:
            old = or_(old, when < days_ago(begun))
        if self.owner:
            old &= ~select(s.leases.c.epoch).where(s.leases.c.table_id == t.id, self.lasts(s.leases.c.until)).exists()
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(t.id).where(old).order_by(when).limit(most))).scalars())

    # Leases

    async def _fence(self, connection: AsyncConnection, table: Table) -> None:
        """First in a change of a table: where many processes are, only its present owner makes one."""
        if not self.owner:
            return
        c = s.leases.c
        mine = select(c.epoch).where(c.table_id == table.name, c.owner == self.owner, c.epoch == table.epoch)
        if (await connection.execute(mine.with_for_update(read=True, key_share=True))).first() is None:
            raise Fenced(table.name)

    def _lease(self, table: str) -> dict[str, Any]:
        return {"table_id": table, "owner": self.owner, "until": func.now() + timedelta(seconds=self.lease)}

    def lasts(self, until: ColumnElement[Any]) -> ColumnElement[bool]:
        """Whether a sign of life holds. By the database's clock, which may be set back: one that would last longer than
        any is given is from before that, and whoever lives gives a new one soon."""
        return (until > func.now()) & (until < func.now() + timedelta(seconds=2 * self.lease))

    async def take_lease(self, table: str, dead: str = "") -> int | None:
        """The new epoch, in which only this process writes; `None`: somebody else has the lease.

        `dead`: an owner at whose address nobody listens any more. When it has been silent, too, for half of its lease,
        nobody waits for the rest. Were it alive after all, the new epoch would keep its lines out.
        """
        c = s.leases.c
        silent = c.until < func.now() + timedelta(seconds=self.lease / 2)
        free = or_(~self.lasts(c.until), c.owner == self.owner, and_(c.owner == dead, silent))
        taken = upsert(s.leases).values(**self._lease(table), epoch=1)
        anew = {"owner": self.owner, "epoch": c.epoch + 1, "until": taken.excluded.until}
        taken = taken.on_conflict_do_update(index_elements=[c.table_id], set_=anew, where=free)
        async with self.engine.begin() as connection:
            epoch: int | None = (await connection.execute(taken.returning(c.epoch))).scalar()
        return epoch

    async def holds_lease(self, table: Table) -> bool:
        """Whether this process may still write what it has of it."""
        if not self.owner:
            return True
        c = s.leases.c
        mine = select(c.epoch).where(c.table_id == table.name, c.owner == self.owner, c.epoch == table.epoch)
        async with self.engine.connect() as connection:
            return (await connection.execute(mine)).first() is not None

    async def release_lease(self, table: Table) -> None:
        c = s.leases.c
        mine = update(s.leases).where(c.table_id == table.name, c.owner == self.owner, c.epoch == table.epoch)
        async with self.engine.begin() as connection:
            await connection.execute(mine.values(until=func.now() - timedelta(seconds=1)))

    # Chat

    async def add_chat(self, table: str, person: str, line: ChatLine) -> None:
        async with self.engine.begin() as connection:
            done = await connection.execute(
                insert(s.chat).values(
                    table_id=table,
                    person=person,
                    name=line.by,
                    text=line.text,
                    at=line.at,
                    message=msgspec.to_builtins(line.message),
                )
            )
            (number,) = done.inserted_primary_key or (0,)
            if number % CHAT_PRUNED == 0:
                mine = select(s.chat.c.id).where(s.chat.c.table_id == table).order_by(s.chat.c.id.desc())
                oldest = mine.offset(CHAT_KEPT - 1).limit(1).scalar_subquery()
                await connection.execute(delete(s.chat).where(s.chat.c.table_id == table, s.chat.c.id < oldest))

    async def chat(self, table: str) -> list[ChatLine]:
        c = s.chat.c
        whose = s.users.c.login.is_not(None) & (s.users.c.name == c.name)
        newest = select(c.name, c.text, c.at, c.message, whose).join_from(s.chat, s.users).where(c.table_id == table)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(newest.order_by(s.chat.c.id.desc()).limit(CHAT_KEPT))).all()
        lines = []
        for name, text, at, message, account in rows:
            told = msgspec.convert(message, Message | None)
            lines.append(ChatLine(name, text, at, told, told is None and bool(account)))
        return lines[::-1]


def _readable(text: str | bytes) -> str:
    """What is no text is no line either: nothing."""
    if isinstance(text, str):
        return text
    try:
        return text.decode()
    except UnicodeDecodeError:
        return ""


NONE = literal({}, JSON)


async def _tables(connection: Any, where: Any, most: int = 1) -> list[StoredTable]:
    """Lists of several leave out what is long, and what nobody looks for there: options, with all that was brought, and
    what seats want answered always so."""
    t, c = s.tables.c, s.seats.c
    options, auto = (t.options, c.auto) if most == 1 else (NONE, NONE)
    columns = select(t.id, t.game, t.host, t.phase, options, t.rules, t.invite, t.created)
    columns = columns.add_columns(s.users.c.name, t.played, t.summary, t.origin)
    columns = columns.join_from(s.tables, s.users, t.host == s.users.c.id)
    found: dict[str, StoredTable] = {}
    for row in await connection.execute(columns.where(where).order_by(t.created.desc(), t.id).limit(most)):
        name, game, host, phase, options, rules, invite, created, host_name, played, summary, origin = row
        try:
            host_rules = msgspec.convert(rules, HostRules)
            told = msgspec.convert(summary, SummaryInfo | None)
        except msgspec.ValidationError as problem:
            # One table that cannot be read takes none of the others along.
            log.error("table %s cannot be read: %s", name, problem)
            if most == 1:
                raise Refusal(Msg("problem-table-damaged")) from problem
            continue
        found[name] = StoredTable(
            name, game, host, phase, options, host_rules, invite, created, [], host_name, played, told, origin
        )
    if found:
        seats = select(c.table_id, c.kind, c.person, c.name, c.bot, auto, c.account).where(c.table_id.in_(found))
        for row in await connection.execute(seats.order_by(c.table_id, c.seat)):
            found[row[0]].holders.append(Holder(*row[1:]))
    return list(found.values())


async def _save_doors(connection: AsyncConnection, table: Table) -> None:
    await _save_manners(connection, table)
    await connection.execute(
        delete(s.watchers).where(s.watchers.c.table_id == table.name, s.watchers.c.person.in_(table.kept_away))
    )
    change = update(s.tables).where(s.tables.c.id == table.name)
    await connection.execute(change.values(options=table.options, invite=table.invite))


async def _save_manners(connection: AsyncConnection, table: Table) -> None:
    rows = [{"table_id": table.name, "person": person, "what": "muted"} for person in table.muted]
    rows += [{"table_id": table.name, "person": person, "what": "away"} for person in table.kept_away]
    await connection.execute(delete(s.manners).where(s.manners.c.table_id == table.name))
    if rows:
        await connection.execute(insert(s.manners), rows)


def _seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {"table_id": table.name, "seat": seat, **msgspec.structs.asdict(holder)}
        for seat, holder in enumerate(table.holders)
    ]


def line_rows(table: Table, lines: list[Line]) -> list[dict[str, Any]]:
    place = {"table_id": table.name, "epoch": table.epoch}
    return [{**place, "number": n.number, "text": n.text, "by": n.by, "seat": n.seat, "seen": n.seen} for n in lines]


def _engine(url: str) -> AsyncEngine:
    if not url.startswith(KINDS):
        raise BadDatabase
    try:
        engine = create_async_engine(url, **_patience(url))
    except (ArgumentError, ValueError) as problem:
        raise BadDatabase from problem
    file = engine.url.database if engine.dialect.name == "sqlite" else "none"
    if not file or file == ":memory:" or (engine.dialect.name == "sqlite" and engine.url.query):
        # Lines of journals go straight to the file, and a lock stands beside it.
        raise BadDatabase
    return engine


def _patience(url: str) -> dict[str, Any]:
    """A database that is frozen or gone is an error soon, not a wait without end."""
    if not url.startswith("postgresql"):
        return {}
    asked = {"timeout": PATIENCE / 2, "command_timeout": PATIENCE}
    return {"connect_args": asked, "pool_pre_ping": True, "pool_timeout": PATIENCE}


def _own_transactions(connection: Any) -> None:
    """Python's driver begins none for a change of the schema, so half a migration could stay behind: we begin them."""
    connection.isolation_level = None
    prepare_sqlite(connection)


def _show_damage(connection: Any) -> None:
    """A damaged letter is shown as such, and takes none of the others along."""
    connection.driver_connection.text_factory = lambda raw: raw.decode("utf8", "replace")


def prepare_sqlite(connection: Any) -> None:
    """FULL: what is committed outlives a power cut too; many tables share one commit, so it costs little."""
    cursor = connection.cursor()
    # A larger log between checkpoints: hundreds of tables write the same few pages again and again.
    log = "wal_autocheckpoint=8000"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", log):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def _migrate(connection: Connection) -> None:
    found = _version(connection)
    if found == HEAD:
        return
    if found is not None and str(found) > HEAD:
        raise NewerStore(str(found))
    from alembic import command
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(files("miskatonic.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
