"""Play over a WebSocket: one connection is one person at one table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from miskatonic.server.guard import Bucket
from miskatonic.server.rooms import Room, encode
from miskatonic.server.state import Server, TheServer
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
    """Messages wait in an outbox, so that a slow reader keeps nobody else waiting."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: str, most: int) -> None:
        self.socket = socket
        self.person = person
        self.known: dict[int, tuple[int, int]] = {}
        self.greeted = False
        self._outbox: deque[bytes] = deque()
        self._most = most
        self._wake = asyncio.Event()
        self._ended = ""
        self._sender = asyncio.create_task(self._send())

    def push(self, message: bytes) -> None:
        if len(self._outbox) < self._most:
            self._outbox.append(message)
        else:
            self._outbox.clear()
            self._ended = "too slow: come again"
        self._wake.set()

    async def end(self, reason: str) -> None:
        """Says good-bye after all that is still in the outbox."""
        self._ended = reason
        self._wake.set()
        await asyncio.wait({self._sender}, timeout=2)
        self._sender.cancel()

    async def _send(self) -> None:
        outbox, send = self._outbox, self.socket.send
        try:
            while True:
                while outbox:
                    await send({"type": "websocket.send", "bytes": None, "text": outbox.popleft().decode()})
                if self._ended:
                    break
                self._wake.clear()
                await self._wake.wait()
            await send({"type": "websocket.send", "bytes": None, "text": encode(Bye(self._ended)).decode()})
            await self.socket.close(1000)
        except Exception:
            # The other side has gone; the reader of this connection notices by itself.
            return


@websocket("/ws/tables/{table:str}")
async def play(socket: WebSocket[Any, Any, Any], server: TheServer) -> None:
    await socket.accept()
    user = await server.user_of(socket)
    if user is None:
        await _turn_away(socket, "sign in first, or come as a guest", 4401)
        return
    room = await server.rooms.get(socket.path_params["table"])
    if room is None or not server.may_see(room.table, user.id):
        await _turn_away(socket, "there is no such table", 4404)
        return
    if server.connections.get(user.id, 0) >= server.config.limits.connections_per_person:
        await _turn_away(socket, "too many connections", 4429)
        return
    connection = Connection(socket, user.id, server.config.limits.outbox)
    server.connections[user.id] = server.connections.get(user.id, 0) + 1
    room.listeners.append(connection)
    if room.table.come(user.id):
        room.send_info()
    reason = "good-bye"
    try:
        reason = await _converse(connection, room, user, server)
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


async def _turn_away(socket: WebSocket[Any, Any, Any], reason: str, code: int) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": encode(Bye(reason)).decode()})
    await socket.close(code, reason)


async def _converse(connection: Connection, room: Room, user: User, server: Server) -> str:
    limits = server.config.limits
    bucket = Bucket(limits.message_rate, limits.message_burst)
    patience = PATIENCE
    receive = connection.socket.receive
    while True:
        event: Any = await receive() if connection.greeted else await asyncio.wait_for(receive(), HELLO_WITHIN)
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
            continue
        if message is None:
            continue
        if not connection.greeted and not isinstance(message, Hello | Ping):
            connection.push(encode(Refused(_id(message), "say hello first")))
            continue
        try:
            await _take(message, connection, room, user, server)
        except Refusal as problem:
            connection.push(encode(Refused(_id(message), problem.reason, problem.rule)))


async def _take(message: ClientMessage, connection: Connection, room: Room, user: User, server: Server) -> None:
    person = user.id
    match message:
        case Choose():
            await room.act(
                lambda: room.table.choose(person, message.seat, message.number, message.keys),
                lambda number: connection.push(encode(Ack(message.id, number))),
            )
        case Hello():
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
