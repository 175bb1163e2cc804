"""News between processes: small words that tell of what the store has. One that is lost costs a look there, no more.

`channel_of` has two forms: where one process is, nobody needs to be told; else Redis carries them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl
from collections.abc import Awaitable, Callable
from typing import Protocol
from urllib.parse import unquote, urlsplit

import msgspec

log = logging.getLogger(__name__)

TOPIC = "miskatonic"
FIRST_WAIT = 0.2
LONGEST_WAIT = 5.0
"""Seconds between attempts to come back to a channel that is away."""
WITHIN = 2.0
"""Seconds in which a channel must answer."""
WAITING = 1_000
"""News that may wait to be sent; the oldest are forgotten first."""
LARGEST = 65_536


class BadChannel(Exception):
    """An address at which no channel can be; `why`."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """`what` has happened, at which table or to whom. `by`: the process that says so."""

    what: str
    by: str = ""
    table: str = ""
    person: str = ""
    session: str | None = None
    but: str | None = None


Heard = Callable[[News], Awaitable[None]]


class Channel(Protocol):
    def start(self, heard: Heard) -> None: ...

    def tell(self, news: News) -> None:
        """Without waiting, and without a promise."""

    async def stop(self) -> None: ...


class Alone:
    """One process: all who would listen are here."""

    def start(self, heard: Heard) -> None: ...

    def tell(self, news: News) -> None: ...

    async def stop(self) -> None: ...


def channel_of(url: str) -> Channel:
    return RedisChannel(url) if url else Alone()


def check_channel(url: str) -> None:
    """Raises `BadChannel` for what is no address of a channel."""
    if url:
        RedisChannel(url)


class RedisChannel:
    """Two connections to Redis, one to tell and one to listen, each made again whenever it breaks."""

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            self._port = parts.port or 6379
        except ValueError as problem:
            raise BadChannel(str(problem)) from problem
        if parts.scheme not in ("redis", "rediss") or not parts.hostname:
            raise BadChannel("redis://host:port")
        self._host = parts.hostname
        self._tls = ssl.create_default_context() if parts.scheme == "rediss" else None
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.heard = 0
        self.listening = False

    def start(self, heard: Heard) -> None:
        self._tasks = [
            asyncio.create_task(self._again(self._say), name="news out"),
            asyncio.create_task(self._again(lambda: self._listen(heard)), name="news in"),
        ]

    def tell(self, news: News) -> None:
        if len(self._waiting) >= WAITING:
            del self._waiting[0]
        self._waiting.append(msgspec.json.encode(news))
        self._wake.set()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        wait = FIRST_WAIT
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await work()
            except (OSError, EOFError, TimeoutError, ValueError, asyncio.IncompleteReadError) as problem:
                if wait == FIRST_WAIT:
                    log.warning("news do not get through: %s %s", type(problem).__name__, problem)
            if asyncio.get_running_loop().time() - began > LONGEST_WAIT:
                wait = FIRST_WAIT
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _say(self) -> None:
        async with self._connected() as (reader, writer):
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    writer.write(_command("PUBLISH", TOPIC, self._waiting[0]))
                    async with asyncio.timeout(WITHIN):
                        await _answer(reader)
                    # What was not taken is said again: twice is no harm.
                    del self._waiting[0]

    async def _listen(self, heard: Heard) -> None:
        async with self._connected() as (reader, writer):
            writer.write(_command("SUBSCRIBE", TOPIC))
            async with asyncio.timeout(WITHIN):
                await _answer(reader)
            self.listening = True
            try:
                while True:
                    found = await _answer(reader)
                    if not isinstance(found, list) or len(found) != 3 or not isinstance(found[2], bytes):
                        continue
                    try:
                        news = msgspec.json.decode(found[2], type=News)
                    except msgspec.MsgspecError:
                        log.warning("news that nobody understands")
                        continue
                    self.heard += 1
                    try:
                        await heard(news)
                    except Exception as problem:
                        # The store may be away just then. What was told is found out by asking, later; but whoever
                        # listened no more would never hear anything again.
                        log.error("news could not be followed: %s %s", news.what, type(problem).__name__)
            finally:
                self.listening = False

    @contextlib.asynccontextmanager
    async def _connected(self):  # type: ignore[no-untyped-def]
        async with asyncio.timeout(WITHIN):
            reader, writer = await asyncio.open_connection(self._host, self._port, ssl=self._tls, limit=LARGEST)
        try:
            if self._password:
                words = [self._user, self._password] if self._user else [self._password]
                writer.write(_command("AUTH", *words))
                async with asyncio.timeout(WITHIN):
                    await _answer(reader)
            yield reader, writer
        finally:
            writer.close()


Answer = bytes | int | list["Answer"] | None


def _command(*words: str | bytes) -> bytes:
    """As Redis reads it (RESP)."""
    told = [word.encode() if isinstance(word, str) else word for word in words]
    return b"*%d\r\n" % len(told) + b"".join(b"$%d\r\n%b\r\n" % (len(word), word) for word in told)


async def _answer(reader: asyncio.StreamReader) -> Answer:
    line = await reader.readuntil(b"\r\n")
    kind, rest = line[:1], line[1:-2]
    if kind == b"-":
        raise ValueError(rest.decode("utf8", "replace")[:200])
    if kind == b":":
        return int(rest)
    if kind == b"$":
        size = int(rest)
        if size < 0:
            return None
        if size > LARGEST:
            raise ValueError("too large")
        return (await reader.readexactly(size + 2))[:-2]
    if kind == b"*":
        if int(rest) > 16:
            raise ValueError("too many")
        return [await _answer(reader) for _ in range(int(rest))]
    return rest
