"""Play over a WebSocket: one connection is one person at one table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

from miskatonic.server.errors import plain_answer
from miskatonic.server.guard import Bucket
from miskatonic.server.rooms import Room, encode
from miskatonic.server.state import Server
from miskatonic.server.store import User, now
from miskatonic.table.messages import (
    Ack,
    Auto,
    Bye,
    ChatLine,
    Choose,
    ClientMessage,
    Consent,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    Undo,
    read_message,
)
from miskatonic.table.seating import Refusal

PONG = encode(Pong())
NO_ID = msgspec.Raw(b"null")
HELLO_WITHIN = 20.0
CHAT_LENGTH = 1000
PATIENCE = 50
"""Messages that come too fast before the connection is closed."""


class Connection:
    """Messages wait in an outbox, so that a slow reader keeps nobody else waiting.

    What somebody's own message leads to is sent by the task that reads them; what others do, by a task beside it.
    """

    def __init__(self, send: Send, person: str, most: int) -> None:
        self.person = person
        self.known: dict[int, tuple[int, int]] = {}
        self.greeted = False
        self.lines = False
        self.reading = False
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._most = most
        self._wake = asyncio.Event()
        self._sending = False
        self._ended = ""
        self._sender = asyncio.create_task(self._run())

    def push(self, message: bytes) -> None:
        if len(self._outbox) < self._most:
            self._outbox.append(message)
        else:
            self._outbox.clear()
            self._ended = "too slow: come again"
            self._wake.set()
        if not self.reading:
            self._wake.set()

    async def flush(self) -> None:
        """Sends all there is, unless that is being done already."""
        if self._sending:
            return
        self._sending = True
        outbox = self._outbox
        try:
            while outbox:
                if self.lines and len(outbox) > 1:
                    text = b"\n".join(outbox).decode()
                    outbox.clear()
                else:
                    text = outbox.popleft().decode()
                await self._send({"type": "websocket.send", "bytes": None, "text": text})
        finally:
            self._sending = False

    async def end(self, reason: str) -> None:
        """Says good-bye after all that is still in the outbox."""
        self._ended = reason
        self._wake.set()
        await asyncio.wait({self._sender}, timeout=2)
        self._sender.cancel()

    async def _run(self) -> None:
        try:
            while not self._ended:
                await self._wake.wait()
                self._wake.clear()
                await self.flush()
            await self.flush()
            await say_goodbye(self._send, self._ended, 1000)
        except Exception:
            # The other side has gone; the reader of this connection notices by itself.
            return


async def say_goodbye(send: Send, reason: str, code: int) -> None:
    await send({"type": "websocket.send", "bytes": None, "text": encode(Bye(reason)).decode()})
    await send({"type": "websocket.close", "code": code, "reason": reason})


def play_at(server: Server) -> ASGIRouteHandler:
    """Plain ASGI: between a choice and its view there is nothing that is not needed."""

    @asgi("/ws/tables/{table:str}", copy_scope=False)
    async def play(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await plain_answer(400, "a WebSocket is expected here")(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        user = await server.user_of(ASGIConnection(scope))
        if user is None:
            await say_goodbye(send, "sign in first, or come as a guest", 4401)
            return
        room = await server.rooms.get(scope["path_params"]["table"])
        if room is None or not server.may_see(room.table, user.id):
            await say_goodbye(send, "there is no such table", 4404)
            return
        if server.connections.get(user.id, 0) >= server.config.limits.connections_per_person:
            await say_goodbye(send, "too many connections", 4429)
            return
        await _attend(Connection(send, user.id, server.config.limits.outbox), receive, room, user, server)

    return play


async def _attend(connection: Connection, receive: Receive, room: Room, user: User, server: Server) -> None:
    server.connections[user.id] = server.connections.get(user.id, 0) + 1
    room.listeners.append(connection)
    if room.table.come(user.id):
        room.send_info()
    reason = "good-bye"
    try:
        reason = await _converse(connection, receive, room, user, server)
    finally:
        room.listeners.remove(connection)
        left = server.connections[user.id] - 1
        if left:
            server.connections[user.id] = left
        else:
            del server.connections[user.id]
        if room.table.go(user.id):
            asking = room.table.asking_undo is not None
            await room.act(room.table.absent)
            if asking:
                room.publish_again()
            room.send_info()
        await connection.end(reason)


async def _converse(connection: Connection, receive: Receive, room: Room, user: User, server: Server) -> str:
    """Until one side has enough; the reason."""
    limits = server.config.limits
    bucket = Bucket(limits.message_rate, limits.message_burst)
    patience = PATIENCE
    while True:
        try:
            event: Any = await (receive() if connection.greeted else asyncio.wait_for(receive(), HELLO_WITHIN))
        except TimeoutError:
            return "nobody said hello"
        if event["type"] != "websocket.receive":
            return "good-bye"
        text = event.get("text") or event.get("bytes") or b""
        if len(text) > limits.message_size:
            return f"a message may have {limits.message_size} letters"
        try:
            message = read_message(text)
        except (msgspec.MsgspecError, UnicodeError) as problem:
            connection.push(encode(Refused(NO_ID, f"not understood: {problem}")))
            message = None
        if not bucket.take():
            patience -= 1
            if patience <= 0:
                return "too many messages"
            if message is not None:
                connection.push(encode(Refused(_id(message), "too many messages: wait a little")))
        elif message is not None:
            connection.reading = True
            try:
                await _take(message, connection, room, user, server)
            except Refusal as problem:
                connection.push(encode(Refused(_id(message), problem.reason, problem.rule)))
            finally:
                connection.reading = False
            await connection.flush()


async def _take(message: ClientMessage, connection: Connection, room: Room, user: User, server: Server) -> None:
    person = user.id
    if not connection.greeted and not isinstance(message, Hello | Ping):
        raise Refusal("say hello first")
    match message:
        case Choose():
            await room.act(
                lambda: room.table.choose(person, message.seat, message.number, message.keys),
                lambda number: connection.push(encode(Ack(message.id, number))),
            )
        case Hello():
            connection.lines = message.lines
            await room.catch_up()
            room.greet(connection, message.number, message.events)
            for line in await server.store.chat(room.table.name):
                connection.push(encode(line))
            room.drive()
        case Undo():
            await room.act(
                lambda: room.table.undo(person, message.seat, message.number),
                lambda number: connection.push(encode(Ack(message.id, number))),
            )
            if room.table.asking_undo is not None:
                room.publish_again()
        case Consent():
            await room.act(lambda: room.table.consent(person, message.yes))
            room.publish_again()
        case Say():
            await _say(message.text, room, user, server)
        case Auto():
            await room.reseat(lambda: room.table.automate(person, message.seat, message.kind, message.key))
        case Ping():
            connection.push(PONG)


async def _say(text: str, room: Room, user: User, server: Server) -> None:
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not text or len(text) > CHAT_LENGTH:
        raise Refusal(f"1 to {CHAT_LENGTH} letters")
    line = ChatLine(user.name, text, now())
    await server.store.add_chat(room.table.name, user.id, line)
    room.send_all(line)


def _id(message: ClientMessage) -> msgspec.Raw:
    return message.id if isinstance(message, Choose | Undo) else NO_ID
