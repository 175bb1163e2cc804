"""Sessions: one for each browser that somebody is signed in with; each can be ended, and then its cookie is nothing."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from miskatonic.server import schema as s
from miskatonic.server.store import User, now

LIFETIME = 400 * 24 * 3600
"""Seconds without a visit after which a session is over."""
NOTED_EVERY = 3600
"""Seconds between two notes of when a session was used: not every request writes."""
AGENT = 120


class Session(msgspec.Struct, frozen=True):
    """`id` names it to its owner; the token itself is in the cookie and nowhere else."""

    id: str
    created: str
    used: str
    agent: str


class Sessions:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def begin(self, person: str, agent: str) -> str:
        """The token of a new one."""
        token = secrets.token_urlsafe(32)
        row = {"token": _hidden(token), "id": secrets.token_hex(8), "person": person, "agent": _printable(agent)}
        async with self._engine.begin() as connection:
            await connection.execute(insert(s.sessions).values(**row, created=now(), used=now()))
        return token

    async def find(self, token: str) -> tuple[User, str] | None:
        """Whose it is, and which."""
        u, c = s.users.c, s.sessions.c
        columns = select(u.id, u.name, u.login, u.password, c.id, c.used).join_from(s.sessions, s.users)
        async with self._engine.connect() as connection:
            row = (await connection.execute(columns.where(c.token == _hidden(token)))).first()
        if row is None or row[5] < _ago(LIFETIME):
            return None
        if row[5] < _ago(NOTED_EVERY):
            async with self._engine.begin() as connection:
                await connection.execute(update(s.sessions).where(c.id == row[4]).values(used=now()))
        return User(*row[:4]), row[4]

    async def of(self, person: str) -> list[Session]:
        """The last used first."""
        c = s.sessions.c
        columns = select(c.id, c.created, c.used, c.agent).where(c.person == person, c.used >= _ago(LIFETIME))
        async with self._engine.connect() as connection:
            return [Session(*row) for row in await connection.execute(columns.order_by(c.used.desc(), c.id))]

    async def end(self, person: str, session: str) -> bool:
        """False: this person has no such session."""
        c = s.sessions.c
        async with self._engine.begin() as connection:
            done = await connection.execute(delete(s.sessions).where(c.person == person, c.id == session))
        return bool(done.rowcount)

    async def end_all(self, person: str, but: str | None = None) -> None:
        """Cookies from before there were sessions are no longer taken either."""
        c = s.sessions.c
        ended = delete(s.sessions).where(c.person == person)
        async with self._engine.begin() as connection:
            await connection.execute(ended if but is None else ended.where(c.id != but))
            await connection.execute(update(s.users).where(s.users.c.id == person).values(signed=False))

    async def ended(self, sessions: list[str]) -> list[str]:
        """Which of these are no more."""
        if not sessions:
            return []
        async with self._engine.connect() as connection:
            found = await connection.execute(select(s.sessions.c.id).where(s.sessions.c.id.in_(sessions)))
            left = set(found.scalars())
        return [session for session in sessions if session not in left]

    async def signed_before(self, person: str) -> User | None:
        """Somebody with a cookie from before there were sessions."""
        u = s.users.c
        columns = select(u.id, u.name, u.login, u.password).where(u.id == person, u.signed)
        async with self._engine.connect() as connection:
            row = (await connection.execute(columns)).first()
        return User(*row) if row is not None else None

    async def forget_old(self) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(s.sessions).where(s.sessions.c.used < _ago(LIFETIME)))


def _hidden(token: str) -> str:
    return sha256(token.encode("utf8", "replace")).hexdigest()


def _printable(agent: str) -> str:
    return "".join(letter for letter in agent if letter.isascii() and letter.isprintable())[:AGENT]


def _ago(seconds: float) -> str:
    past = datetime.now(UTC) - timedelta(seconds=seconds)
    return past.isoformat(timespec="milliseconds").replace("+00:00", "Z")
