"""Whoever knocks at the wrong process is served through it: requests are passed on to the table's owner, and so are the
bytes of a WebSocket.

The owner believes who asks by a key that only processes on the same store can know.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from websockets.http11 import Request

from miskatonic.engine.message import Msg
from miskatonic.server.errors import TOO_LARGE, plain_answer, problem
from miskatonic.server.processes import Process, Processes, Unreachable
from miskatonic.server.store import STORE_FAILS

if TYPE_CHECKING:
    from miskatonic.server.config import Config
    from miskatonic.server.guard import Guard
    from miskatonic.server.wire import Wire

log = logging.getLogger(__name__)

HEADER = "x-miskatonic-through"
TABLE = re.compile(r"/api/tables/([^/]+)(?:/.*)?")
SOCKET = re.compile(r"/ws/tables/([^/?]+)")
WITHIN = 30.0
"""Seconds in which an owner must answer."""
LARGEST = 64_000_000
LEFT_OUT = frozenset([b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", HEADER.encode()])
NOT_PASSED_ON = LEFT_OUT | {
    b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"expect", b"upgrade", b"te",
}  # fmt: skip
AWAY = Msg("problem-store-away")
LOST: tuple[type[Exception], ...] = (Unreachable, *STORE_FAILS)
"""Why somebody cannot be led to a table."""
NOT_PASSED: tuple[type[Exception], ...] = (*LOST, ValueError, asyncio.IncompleteReadError)


def through(key: str, address: str, scheme: str) -> str:
    return f"{key} {scheme} {address}"


def came_through(said: str, key: str) -> tuple[str, str] | None:
    """Scheme and address of whoever asked another process; `None`: they ask this one."""
    told, _, rest = said.partition(" ")
    if not said or not hmac.compare_digest(told.encode(), key.encode()):
        return None
    scheme, _, address = rest.partition(" ")
    return scheme, address


class TooLarge(Exception):
    """More than a request about a table may carry."""


class Arrival:
    """Outermost: what another process passes on counts as coming from whoever asked there."""

    def __init__(self, app: Guard, processes: Processes) -> None:
        self.app = app
        self._processes = processes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            said = dict(scope["headers"]).get(HEADER.encode())
            if said is not None:
                found = came_through(said.decode("latin-1"), self._processes.me.key)
                if found is not None:
                    scope = cast(HTTPScope, {**scope, "scheme": found[0], "client": (found[1], 0), "through": True})
        await self.app(scope, receive, send)


class Through:
    """Behind the guard: what is about a table goes to whoever has it."""

    def __init__(self, app: ASGIApp, processes: Processes, config: Config, own: frozenset[bytes]) -> None:
        """`own`: headers that the guard adds to every answer."""
        self.app = app
        self._processes = processes
        self._most = config.limits.body_size
        self._own = own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or "through" in scope:
            await self.app(scope, receive, send)
            return
        found = TABLE.fullmatch(scope["path"])
        if found is None:
            await self.app(scope, receive, send)
            return
        if _size(scope) > self._most:
            await plain_answer(problem(413, TOO_LARGE))(scope, receive, send)
            return
        try:
            way = await self._processes.way_to(found[1])
            if way is not None:
                status, headers, body = await self._asked(way, scope, receive)
                await send({"type": "http.response.start", "status": status, "headers": headers})
                await send({"type": "http.response.body", "body": body, "more_body": False})
                return
        except TooLarge:
            await plain_answer(problem(413, TOO_LARGE))(scope, receive, send)
            return
        except NOT_PASSED as reason:
            log.warning("a request could not be passed on: %s %s", type(reason).__name__, reason)
            self._processes.forget(found[1])
            await plain_answer(problem(503, AWAY))(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def _asked(
        self, way: tuple[Process, asyncio.StreamReader, asyncio.StreamWriter], scope: HTTPScope, receive: Receive
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        process, reader, writer = way
        try:
            async with asyncio.timeout(WITHIN):
                body = await _body(receive, self._most)
                client = scope.get("client")
                said = through(process.key, client[0] if client else "", scope["scheme"]).encode()
                kept = [(name, value) for name, value in scope["headers"] if name not in NOT_PASSED_ON]
                kept += [(HEADER.encode(), said), (b"content-length", b"%d" % len(body)), (b"connection", b"close")]
                target = scope["raw_path"].partition(b"?")[0]
                if scope["query_string"]:
                    target += b"?" + scope["query_string"]
                # HTTP/1.0: the answer comes in one piece, and ends with the connection.
                lines = [scope["method"].encode() + b" " + target + b" HTTP/1.0"]
                lines += [name + b": " + value for name, value in kept]
                writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
                await writer.drain()
                head = await reader.readuntil(b"\r\n\r\n")
                answer = await _rest(reader)
        finally:
            writer.close()
        first, *fields = head[:-4].split(b"\r\n")
        headers = []
        for field in fields:
            name, _, value = field.partition(b":")
            if name.lower() not in NOT_PASSED_ON and name.lower() not in self._own:
                headers.append((name.lower(), value.strip()))
        headers.append((b"content-length", b"%d" % len(answer)))
        return int(first.split(b" ")[1]), headers, answer


def _size(scope: HTTPScope) -> int:
    """What a request says that it carries; one that does not say so is counted as it comes."""
    said = dict(scope["headers"]).get(b"content-length", b"")
    return int(said) if said.isdigit() else 0


async def _body(receive: Receive, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    while True:
        message = cast("dict[str, Any]", await receive())
        if message["type"] != "http.request":
            raise ValueError("whoever asked has gone")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise TooLarge
        if not message.get("more_body"):
            return b"".join(parts)


async def _rest(reader: asyncio.StreamReader) -> bytes:
    parts: list[bytes] = []
    size = 0
    while part := await reader.read(65_536):
        parts.append(part)
        size += len(part)
        if size > LARGEST:
            raise ValueError("an answer too large to be passed on")
    return b"".join(parts)


class Pipe(asyncio.Protocol):
    """The owner's end of a WebSocket that is served through this process."""

    def __init__(self, client: asyncio.Transport, writer: asyncio.StreamWriter) -> None:
        self._client = client
        # It would close the connection when it is forgotten.
        self._writer = writer

    def data_received(self, data: bytes) -> None:
        self._client.write(data)

    def connection_lost(self, problem: Exception | None) -> None:
        # What was said before still arrives.
        self._client.close()

    def pause_writing(self) -> None:
        self._client.pause_reading()

    def resume_writing(self) -> None:
        if not self._client.is_closing():
            self._client.resume_reading()


Examine = Callable[["Wire", Request], tuple[str, str] | None]
"""Scheme and address of whoever knocks; `None`: they may not."""


class Switch:
    """Leads a WebSocket to whoever has its table."""

    def __init__(self, processes: Processes, examine: Examine) -> None:
        self._processes = processes
        self._examine = examine

    def is_for_us(self, request: Request) -> bool:
        """It comes through another process, which knows that the table is ours."""
        said = next(iter(request.headers.get_all(HEADER)), "")
        return came_through(said, self._processes.me.key) is not None

    async def lead(self, wire: Wire, request: Request, client: asyncio.Transport) -> asyncio.Transport | None:
        """The connection to the owner, who was handed the request; `None`: it is answered here."""
        who = self._examine(wire, request)
        found = SOCKET.match(request.path)
        if who is None or found is None:
            return None
        way = await self._processes.way_to(found[1])
        if way is None:
            return None
        process, _, writer = way
        owner = cast(asyncio.Transport, writer.transport)
        owner.set_protocol(Pipe(client, writer))
        kept = [(name, value) for name, value in request.headers.raw_items() if name.lower().encode() not in LEFT_OUT]
        lines = [f"GET {request.path} HTTP/1.1", *[f"{name}: {value}" for name, value in kept]]
        lines.append(f"{HEADER}: {through(process.key, who[1], who[0])}")
        owner.write("\r\n".join([*lines, "", ""]).encode("latin-1", "replace"))
        return owner
