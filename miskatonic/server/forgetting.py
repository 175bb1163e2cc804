"""Somebody goes for good, and nothing of theirs stays but what others still play: there they are someone who left."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Select, case, cast, delete, func, select, update
from sqlalchemy import Text as SQLText
from sqlalchemy.ext.asyncio import AsyncConnection

from miskatonic.engine.message import Msg
from miskatonic.engine.text import Text
from miskatonic.games.registry import GAMES, rules
from miskatonic.server import schema as s
from miskatonic.table.marks import OWN, SOMEBODY, Mark, read_mark
from miskatonic.table.messages import Message, restored
from miskatonic.table.seating import TEXT

log = logging.getLogger(__name__)

AT_ONCE = 200
"""Tables whose journals are looked through in one question to the store, so that none takes long."""

TOLD = func.coalesce(cast(s.chat.c.message, SQLText), "null") != "null"
"""What a table said, not a person."""

Marks = dict[str, list[tuple[int, Mark]]]
"""By table: the numbers of lines, and the marks that stand in them."""


def tables_that_name(person: str) -> Select[tuple[str]]:
    """Those where a mark is, or may be, this person's: anybody may come and go again, so no journal is gone through."""
    j = s.journal.c
    return select(j.table_id).where(s.IS_MARK, j.text.contains(person, autoescape=True)).distinct()


async def marks_of(connection: AsyncConnection, person: str) -> Marks:
    """All marks of the tables where one of them is this person's. Only read, before anything is changed: journals are
    long, and nobody should wait meanwhile."""
    found: Marks = {}
    j = s.journal.c
    tables = sorted((await connection.execute(tables_that_name(person))).scalars())
    for first in range(0, len(tables), AT_ONCE):
        lines = select(j.table_id, j.number, j.text).where(s.IS_MARK, j.table_id.in_(tables[first : first + AT_ONCE]))
        for table, number, text in await connection.execute(lines.order_by(j.table_id, j.number)):
            try:
                mark = read_mark(msgspec.json.decode(text))
            except (msgspec.MsgspecError, ValueError):
                # Of a damaged line nobody can say whom it names; what is behind it is never shown.
                log.error("table %s: line %d of its journal is damaged", table, number)
                continue
            found.setdefault(table, []).append((number, mark))
    return {table: marks for table, marks in found.items() if any(mark.person == person for _, mark in marks)}


async def forget_person(connection: AsyncConnection, person: str, marks: Marks) -> tuple[list[str], list[str]]:
    """The tables that go on without them (a bot sits there, another is host), and those that went with them."""
    t, c = s.tables.c, s.seats.c
    # A change comes first: SQLite would not let a reader write after somebody else has.
    await connection.execute(delete(s.chat).where(s.chat.c.person == person, ~TOLD))
    for part in (s.watchers, s.manners, s.sessions):
        await connection.execute(delete(part).where(part.c.person == person))
    own = (await connection.execute(select(s.users.c.name).where(s.users.c.id == person))).scalar() or ""
    seated: dict[str, set[str]] = {}
    for table, name in await connection.execute(select(c.table_id, c.name).where(c.person == person)):
        seated.setdefault(table, set()).add(name)
    hosted = await connection.execute(select(t.id).where(t.host == person))
    hosts = set(hosted.scalars())
    changed, gone = [], []
    for table in sorted({*seated, *hosts, *marks}):
        others = select(c.person).where(c.table_id == table, c.person.is_not(None), c.person != person)
        heir = (await connection.execute(others.order_by(c.seat).limit(1))).scalar()
        if table in hosts and heir is None:
            gone.append(table)
            continue
        changed.append(table)
        names = seated.get(table, {own} if table in hosts else set())
        names |= {mark.by for _, mark in marks.get(table, []) if mark.person == person and _own(mark, own)}
        await _unname(connection, table, person, names - {""}, marks.get(table, []))
        if table in hosts:
            await connection.execute(update(s.tables).where(t.id == table).values(host=heir))
            told = update(s.chat).where(s.chat.c.table_id == table, s.chat.c.person == person)
            await connection.execute(told.values(person=heir))
    # What tables said in a host's name who is host no more.
    await connection.execute(delete(s.chat).where(s.chat.c.person == person))
    gathering = select(t.id).where(t.phase == "lobby")
    left = case((c.table_id.in_(gathering), "open"), else_="bot")
    await connection.execute(
        update(s.seats).where(c.person == person).values(kind=left, person=None, name="", account=False, auto={})
    )
    for name in gone:
        for part in (s.journal, s.chat, s.watchers, s.manners, s.seats):
            await connection.execute(delete(part).where(part.c.table_id == name))
        await connection.execute(delete(s.tables).where(t.id == name))
    await connection.execute(delete(s.users).where(s.users.c.id == person))
    return changed, gone


def _own(mark: Mark, name: str) -> bool:
    """Whether its person did it; told apart from another of that name they have a number."""
    return mark.kind in OWN or mark.by == name or mark.by.startswith(f"{name} (")


async def _unname(
    connection: AsyncConnection, table: str, person: str, names: Collection[str], marks: list[tuple[int, Mark]]
) -> None:
    """In the lines of the journal that everybody sees, and in what the table has said."""
    token = f"-{secrets.token_hex(8)}"
    j = s.journal.c
    for number, mark in marks:
        without = mark.without(person, names, token)
        if without != mark:
            text = msgspec.json.encode(without.line()).decode()
            line = update(s.journal).where(j.table_id == table, j.number == number)
            await connection.execute(line.values(text=text))
    c = s.chat.c
    game = (await connection.execute(select(s.tables.c.game).where(s.tables.c.id == table))).scalar_one()
    told = select(c.id, c.name, c.message).where(c.table_id == table, TOLD)
    for number, name, plain in (await connection.execute(told)).all():
        before = restored(plain)
        message = Msg(before.id, {key: SOMEBODY if value in names else value for key, value in before.args.items()})
        if name in names or message != before:
            values: dict[str, Any] = {
                "name": "" if name in names else name,
                "text": _text(game).say(message),
                "message": msgspec.to_builtins(Message.of(message)),
            }
            await connection.execute(update(s.chat).where(c.id == number).values(**values))


def _text(game: str) -> Text:
    return Text("en", (TEXT,), rules(game).card_names("en") if game in GAMES else {})
