"""Somebody goes for good, and nothing of theirs stays but what others still play."""

from __future__ import annotations

from sqlalchemy import case, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from miskatonic.server import schema as s


async def forget_person(connection: AsyncConnection, person: str) -> tuple[list[str], list[str]]:
    """The tables that go on without them (a bot sits there, another is host), and those that went with them."""
    t, c = s.tables.c, s.seats.c
    # A change comes first: SQLite would not let a reader write after somebody else has.
    for part in (s.chat, s.watchers, s.manners, s.sessions):
        await connection.execute(delete(part).where(part.c.person == person))
    seated = await connection.execute(select(c.table_id).where(c.person == person))
    hosted = await connection.execute(select(t.id).where(t.host == person))
    hosts = set(hosted.scalars())
    changed, gone = [], []
    for table in sorted({*seated.scalars(), *hosts}):
        others = select(c.person).where(c.table_id == table, c.person.is_not(None), c.person != person)
        heir = (await connection.execute(others.order_by(c.seat).limit(1))).scalar()
        if table in hosts and heir is None:
            gone.append(table)
            continue
        changed.append(table)
        if table in hosts:
            await connection.execute(update(s.tables).where(t.id == table).values(host=heir))
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
