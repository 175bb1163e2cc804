"""Play over a WebSocket: one connection is one person at one table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any
from urllib.parse import unquote

import msgspec
from litestar import get
from litestar.params import FromPath
from websockets.http11 import Request

from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.message import Msg
from miskatonic.engine.text import english
from miskatonic.server.doors import forwarded_for, forwarded_scheme
from miskatonic.server.errors import Refuse
from miskatonic.server.guard import Bucket, goes_by, same_origin
from miskatonic.server.rooms import Moved, Room, encode
from miskatonic.server.state import Server
from miskatonic.server.store import STORE_FAILS, User, now
from miskatonic.server.through import HEADER, came_through
from miskatonic.server.wire import Wire
from miskatonic.table.messages import (
    Ack,
    Auto,
    Bye,
    ChatLine,
    Choose,
    ClientMessage,
    Consent,
    Hello,
    Message,
    Otherwise,
    Ping,
    Pong,
    Refused,
    Say,
    Undo,
    read_message,
)
from miskatonic.table.seating import TEXT, Refusal

log = logging.getLogger(__name__)

PATH = "/ws/tables/"
PONG = encode(Pong())
NO_ID = msgspec.Raw(b"null")
HELLO_WITHIN = 20.0
CHAT_LENGTH = 1000
HELLO_COST = 5
"""As many messages: whoever says hello is sent the whole table, and what was said there."""
PATIENCE = 50
"""Messages that come too fast before the connection is closed."""


@get(PATH + "{table:str}", include_in_schema=False)
async def without_upgrade(table: FromPath[str]) -> None:
    raise Refuse(400, "a WebSocket is expected here")


def examine(server: Server, wire: Wire, request: Request) -> tuple[str, str] | None:
    """By what scheme, and from which address; `None`: from a page that is not ours."""

    def header(name: str) -> str:
        return next(iter(request.headers.get_all(name)), "")

    def lines(name: str) -> str:
        """A proxy may add a line of its own, behind one that a visitor has written."""
        return ", ".join(request.headers.get_all(name))

    config = server.config
    if server.processes is not None:
        passed_on = came_through(header(HEADER), server.processes.me.key)
        if passed_on is not None:
            return passed_on
    if any(len(request.headers.get_all(name)) > 1 for name in ("host", "origin", "sec-fetch-site")):
        return None
    scheme = "https" if config.secure else forwarded_scheme(wire.address, lines("x-forwarded-proto"), config.believes)
    if not goes_by(header("host"), config.origins) or not same_origin(header, config.origins, scheme):
        return None
    return scheme, forwarded_for(wire.address, lines("x-forwarded-for"), config.believes)


def may_knock(server: Server, wire: Wire, request: Request) -> bool:
    """So often from one address; whoever may not come in at all is told so by `admit`."""
    who = examine(server, wire, request)
    return who is None or server.knocks.take(who[1])


def admit(server: Server, wire: Wire, request: Request) -> Connection | None:
    """Whoever comes from a page of ours, or from no page, may say who they are."""
    who = examine(server, wire, request)
    if who is None:
        return None
    cookie = next(iter(request.headers.get_all("cookie")), "")
    cookies = dict(pair.strip().partition("=")[::2] for pair in cookie.split(";"))
    path = unquote(request.path.partition("?")[0])
    table = path.removeprefix(PATH) if path.startswith(PATH) else ""
    return Connection(server, wire, table, cookies.get(server.config.cookie), who[1])


class Connection:
    """Takes one message at a time; what comes meanwhile waits in the inbox, and the wire is not read.

    Messages to the person wait in an outbox, so that a slow reader keeps nobody else waiting.
    """

    room: Room
    user: User
    _choosing: Choose

    def __init__(self, server: Server, wire: Wire, table: str, cookie: str | None, address: str = "") -> None:
        limits = server.config.limits
        self._address = address
        self.person = ""
        self.session = ""
        self.known: dict[int, tuple[int, int]] = {}
        self.greeted = False
        self._server = server
        self._wire = wire
        self._limits = limits
        self._lines = False
        self._busy = True
        self._reading = False
        self._seated = False
        self._inbox: deque[bytes] = deque()
        self._outbox: list[bytes] = []
        self._outbox_size = 0
        self._flushing = False
        self._bucket = Bucket(limits.message_rate, limits.message_burst)
        self._patience = PATIENCE
        self._hello = asyncio.get_running_loop().call_later(HELLO_WITHIN, self.end, "nobody said hello")
        server.errands.run(self._try_to_come(table, cookie))

    # Coming and going

    async def _try_to_come(self, table: str, cookie: str | None) -> None:
        try:
            await self._come(table, cookie)
        except STORE_FAILS as problem:
            log.error("somebody was sent away: the store failed: %s", type(problem).__name__)
            self.end(Msg("problem-store-away"), 1013)
        except MiskatonicError as problem:
            log.error("table %r cannot be opened: %s", table, problem)
            self.end(problem.message or Msg("problem-crash"), 1011)
        except Exception:
            log.exception("table %r cannot be opened", table)
            self.end(Msg("problem-crash"), 1011)

    async def _come(self, table: str, cookie: str | None) -> None:
        server = self._server
        found = await server.session_with(cookie)
        if found is None:
            self.end(Msg("problem-sign-in"), 4401)
            return
        user, self.session = found
        try:
            room = await server.rooms.get(table)
        except Moved as problem:
            self.end(problem.message or str(problem), 1012)
            return
        except MiskatonicError as problem:
            # A game that cannot go on here, such as one whose pack is missing.
            self.end(problem.message or str(problem), 4409)
            return
        if room is None or not server.may_see(room.table, user.id):
            self.end(Msg("problem-no-such-table"), 4404)
            return
        if server.connections.get(user.id, 0) >= self._limits.connections_per_person:
            self.end(Msg("problem-too-many-connections"), 4429)
            return
        if self._wire.closed:
            return
        self.room, self.user, self.person = room, user, user.id
        self._seated = True
        server.connections[user.id] = server.connections.get(user.id, 0) + 1
        room.listeners.append(self)
        server.note_visit(room)
        if room.table.come(user.id, user.name):
            room.send_info()
        # It may have ended while the table was woken, when nobody could find this connection to close it.
        if await server.session_with(cookie) is None:
            self.end(Msg("problem-signed-out"), 4401)
        elif self._seated:
            self._done()

    def lost(self) -> None:
        self._hello.cancel()
        if self._seated:
            self._seated = False
            self.room.listeners.remove(self)
            self._server.errands.run(self._go())

    async def _go(self) -> None:
        server, room, person = self._server, self.room, self.person
        left = server.connections[person] - 1
        if left:
            server.connections[person] = left
        else:
            del server.connections[person]
        if room.table.go(person):
            asking = room.table.asking_undo is not None
            try:
                await room.act(room.table.absent)
                if asking:
                    room.publish_again()
                room.send_info()
                await self._server.store.save_summary(room.table)
            except Refusal:
                # They are gone all the same.
                log.warning("table %s: somebody left while the store was away", room.table.name)
            except STORE_FAILS as problem:
                log.warning("table %s: how it stands was not stored: %s", room.table.name, type(problem).__name__)

    def end(self, problem: str | Msg, code: int = 1000) -> None:
        """Says good-bye after all that is still in the outbox."""
        self._inbox.clear()
        message = problem if isinstance(problem, Msg) else None
        reason = english(problem, (TEXT,)) if isinstance(problem, Msg) else problem
        self._outbox.append(encode(Bye(reason, Message.of(message))))
        self.flush()
        self._wire.close(code, reason)
        self.lost()

    # Sending

    def push(self, message: bytes) -> None:
        """What one's own message leads to goes out when that is done, what others do with the next turn of the loop."""
        self._outbox_size += len(message)
        if len(self._outbox) >= self._limits.outbox or self._outbox_size > self._limits.outbox_size > len(message):
            self._outbox.clear()
            self.end(Msg("problem-too-slow"))
            return
        self._outbox.append(message)
        if not self._busy and not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        self._flushing = False
        outbox = self._outbox
        if not outbox or self._wire.full:
            return
        if len(outbox) == 1:
            self._wire.send(outbox[0])
        elif self._lines:
            self._wire.send(b"\n".join(outbox))
        else:
            for message in outbox:
                self._wire.send(message)
        outbox.clear()
        self._outbox_size = 0

    def writable(self) -> None:
        self.flush()

    # Reading

    def heard(self, text: bytes) -> None:
        if self._busy:
            if not self._inbox:
                self._wire.pause()
            self._inbox.append(text)
        else:
            self._read(text)

    def _done(self) -> None:
        """With a message, and whatever it led to."""
        self.flush()
        self._busy = False
        if not self._inbox or self._reading:
            return
        self._reading = True
        while self._inbox and not self._busy:
            self._read(self._inbox.popleft())
        self._reading = False
        if not self._inbox:
            self._wire.resume()

    def _read(self, text: bytes) -> None:
        limits = self._limits
        if len(text) > limits.message_size:
            self.end(f"a message may have at most {limits.message_size} characters")
            return
        message: ClientMessage | None = None
        try:
            message = read_message(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            self.push(encode(Refused(NO_ID, f"not understood: {str(problem)[:200]}")))
        if not self._bucket.take(HELLO_COST if type(message) is Hello else 1):
            self._patience -= 1
            if self._patience <= 0:
                self.end(Msg("problem-too-many-messages"))
            elif message is not None:
                self._refuse(message, Refusal(Msg("problem-too-fast")))
        elif type(message) is Choose:
            self._choose(message)
        elif message is not None:
            self._busy = True
            self._server.errands.run(self._take(message))

    def _choose(self, message: Choose) -> None:
        if not self.greeted:
            self.push(encode(Refused(message.id, "say hello first")))
            return
        self._busy = True
        self._choosing = message
        room, person = self.room, self.person
        room.act_soon(
            lambda: room.table.choose(person, message.seat, message.number, message.keys), self._stored, self._chosen
        )

    def _stored(self, number: int) -> None:
        self.push(encode(Ack(self._choosing.id, number)))

    def _chosen(self, problem: Exception | None) -> None:
        if problem is not None:
            self._failed(self._choosing, problem)
        self._done()

    async def _take(self, message: ClientMessage) -> None:
        try:
            await self._act(message)
        except Exception as problem:
            self._failed(message, problem)
        self._done()

    def _failed(self, message: ClientMessage, problem: Exception) -> None:
        if isinstance(problem, Refusal):
            self._refuse(message, problem)
            if isinstance(message, Hello):
                # Without a greeting there is nothing to look at: they come again.
                self.end(problem.message or Msg("problem-store-away"), 1013)
        elif isinstance(problem, STORE_FAILS):
            log.error("table %s: the store failed: %s", self.room.table.name, type(problem).__name__)
            self._refuse(message, Refusal(Msg("problem-store-away")))
        else:
            log.error("a message failed at table %s", self.room.table.name, exc_info=problem)
            self.end(Msg("problem-crash"), 1011)

    def _refuse(self, message: ClientMessage, refusal: Refusal) -> None:
        self.push(encode(Refused(_id(message), str(refusal), refusal.rule, Message.of(refusal.message))))

    async def _act(self, message: Any) -> None:
        room, person = self.room, self.person
        if not self.greeted and not isinstance(message, Hello | Ping):
            raise Refusal("say hello first")
        match message:
            case Hello():
                self._hello.cancel()
                self._lines = message.lines
                await room.catch_up()
                room.greet(self, message.number, message.events)
                for line in await self._server.store.chat(room.table.name):
                    self.push(encode(line))
                room.drive()
            case Undo():
                await room.act(
                    lambda: room.table.undo(person, message.seat, message.number),
                    lambda number: self.push(encode(Ack(message.id, number))),
                )
                if room.table.asking_undo is not None:
                    room.publish_again()
            case Otherwise():
                await room.act(
                    lambda: room.table.otherwise(person, message.seat, message.number, message.card),
                    lambda number: self.push(encode(Ack(message.id, number))),
                )
            case Consent():
                await room.act(lambda: room.table.consent(person, message.yes))
                room.publish_again()
            case Say():
                await self._say(message.text)
            case Auto():
                if not self._server.quotas.take("seats", person, self._address):
                    raise Refusal(Msg("problem-too-fast"))
                await room.reseat(lambda: room.table.automate(person, message.seat, message.topic, message.key))
            case Ping():
                self.push(PONG)

    async def _say(self, text: str) -> None:
        text = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        if not text or len(text) > CHAT_LENGTH:
            raise Refusal(Msg("problem-chat-length", {"most": CHAT_LENGTH}))
        table = self.room.table
        if self.person in table.muted:
            raise Refusal(Msg("problem-muted"))
        if not self._server.disk.has_room():
            raise Refusal(Msg("problem-disk-nearly-full"))
        if not self._server.quotas.take("chat", self.person, self._address):
            raise Refusal(Msg("problem-too-fast"))
        name = table.known_as.get(self.person, self.user.name)
        line = ChatLine(name, text, now(), account=self.user.login is not None and name == self.user.name)
        await self._server.store.add_chat(self.room.table.name, self.person, line)
        self.room.send_all(line)


def _id(message: ClientMessage) -> msgspec.Raw:
    return message.id if isinstance(message, Choose | Undo | Otherwise) else NO_ID
