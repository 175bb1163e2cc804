"""One WebSocket below uvicorn: `websockets` knows the protocol, this moves its bytes, without a task or a queue.

ASGI would put both between a choice and its view.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Protocol, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from miskatonic.server.config import Limits
from miskatonic.server.doors import Doors, network_of
from miskatonic.server.guard import Bucket
from miskatonic.server.through import LOST, Switch

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

log = logging.getLogger(__name__)

SLICE = 4096
"""Bytes that are looked at in one go: a flood is noticed before all of it has been worked through."""
CLOSE_WITHIN = 10.0
DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
GOING_AWAY = 1012
WHOLE_TEXT, WHOLE_PONG = 0x81, 0x8A
PLAIN = (WHOLE_TEXT, WHOLE_PONG)
MASKED, LONGER = 0x80, 126
"""Of a frame's second byte: whether it is masked, and from which length on the length stands elsewhere."""
HEAD = 6
"""Bytes of a short frame before what it says, the mask being the last four."""


class Ear(Protocol):
    """Whoever listens on a wire."""

    def heard(self, text: bytes) -> None: ...

    def writable(self) -> None:
        """What was sent has gone out, after `full`."""

    def lost(self) -> None: ...


Admit = Callable[["Wire", Request], Ear | None]
Knock = Callable[["Wire", Request], bool]
"""Who is it that knocks? `None`: somebody from elsewhere."""


class Wire(asyncio.Protocol):
    """As uvicorn wants it: made for each request to upgrade, and handed that request as data."""

    def __init__(
        self,
        admit: Admit,
        knock: Knock,
        limits: Limits,
        doors: Doors,
        switch: Switch | None = None,
        *,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: Any,
    ) -> None:
        self._admit = admit
        self._knock = knock
        self._doors = doors
        self._switch = switch
        self._leading: asyncio.Task[None] | None = None
        self._owner: asyncio.Transport | None = None
        """Another process has the table: all bytes go there, and come from there."""
        self._frames = Bucket(limits.frame_rate, limits.frame_burst)
        self._unsent = limits.unsent_size
        self._ping_interval = config.ws_ping_interval or 0.0
        self._ping_timeout = config.ws_ping_timeout or 0.0
        self._open_wires = cast("set[Wire]", server_state.connections)
        self._loop = asyncio.get_running_loop()
        self._conversation = ServerProtocol(max_size=config.ws_max_size)
        self._ear: Ear | None = None
        self._parts: list[bytes] = []
        self._plain = False
        """All frames so far have come whole, so that what comes next begins with one."""
        self._timer: asyncio.TimerHandle | None = None
        self._last_pong = self._loop.time()
        self.full = False
        self.closed = False

    @property
    def address(self) -> str:
        return network_of(self._transport)

    # What the ear's owner may do

    def send(self, text: bytes) -> None:
        if not self.closed and self._conversation.state is State.OPEN:
            self._transport.write(_text_frame(text))
            if self.full:
                self._cut_off_if_unread()

    def close(self, code: int, reason: str = "") -> None:
        """All that was sent before still arrives; whoever does not close in turn is cut off."""
        if self.closed:
            return
        self.closed = True
        try:
            self._conversation.send_close(code, reason)
        except InvalidState:
            self._transport.abort()
            return
        self._transmit()
        # Their answer must be heard.
        self.resume()
        self._later(CLOSE_WITHIN, self._transport.abort)

    def pause(self) -> None:
        """Nothing more is heard, until `resume`."""
        self._transport.pause_reading()

    def resume(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # What the loop and uvicorn call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's are not of this class, but behave so.
        self._transport = cast(asyncio.Transport, transport)
        self._open_wires.add(self)

    def data_received(self, data: bytes) -> None:
        if self._owner is not None:
            self._owner.write(data)
            return
        if len(data) <= SLICE:
            if self._plain:
                self._receive_plain(data)
            else:
                self._receive(data)
            return
        self._plain = False
        for at in range(0, len(data), SLICE):
            self._receive(data[at : at + SLICE])
            if self._transport.is_closing():
                return

    def _receive_plain(self, data: bytes) -> None:
        """Nearly all that ever comes: short messages, each in one frame that came whole, and answers to pings. As soon
        as it is something else, `websockets` reads on, for good."""
        at, end = 0, len(data)
        while at < end:
            size = data[at + 1] & 0x7F if end - at >= HEAD else SLICE
            body = at + HEAD
            kind = data[at] if size < LONGER and data[at + 1] & MASKED and body + size <= end else None
            if kind not in PLAIN or self.closed or self._ear is None:
                self._plain = False
                self._receive(data[at:])
                return
            if not self._frames.take():
                self.closed = True
                self._transport.abort()
                return
            at = body + size
            if kind == WHOLE_TEXT:
                self._ear.heard(apply_mask(data[body:at], data[body - 4 : body]))
            else:
                self._last_pong = self._loop.time()

    def _receive(self, data: bytes) -> None:
        conversation = self._conversation
        conversation.receive_data(data)
        # The answers to pings and to a close are written by themselves.
        answered = self._transmit()
        events = conversation.events_received()
        if answered and self._cut_off_if_unread():
            return
        if not self._frames.take(len(events)):
            self.closed = True
            self._transport.abort()
            return
        for event in events:
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self._greet(event)
        if conversation.close_expected() and not self.closed:
            # Not at once: what they are still sending would wipe out the reason on its way.
            self.closed = True
            self._later(CLOSE_WITHIN, self._transport.abort)

    def eof_received(self) -> None:
        self.closed = True
        self._later(CLOSE_WITHIN, self._transport.abort)

    def pause_writing(self) -> None:
        self.full = True
        if self._owner is not None:
            self._owner.pause_reading()

    def resume_writing(self) -> None:
        self.full = False
        if self._owner is not None and not self._owner.is_closing():
            self._owner.resume_reading()
        if self._ear is not None:
            self._ear.writable()

    def connection_lost(self, problem: Exception | None) -> None:
        self.closed = True
        self._open_wires.discard(self)
        self._doors.leave(self._transport)
        if self._timer is not None:
            self._timer.cancel()
        if self._ear is not None:
            self._ear.lost()
            # The two hold each other, and a whole table with them.
            self._ear = None
        if self._leading is not None:
            self._leading.cancel()
        if self._owner is not None:
            self._owner.close()

    def shutdown(self) -> None:
        """The server ends."""
        if self._owner is None:
            self.close(GOING_AWAY)
        self._transport.close()

    # Frames

    def _greet(self, request: Request) -> None:
        led_here = self._switch is not None and self._switch.is_for_us(request)
        if not led_here and not self._knock(self, request):
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, "too many connections were opened\n")
        elif self._switch is None or led_here:
            self._greet_here(request)
        else:
            self._transport.pause_reading()
            self._leading = asyncio.create_task(self._lead(self._switch, request))

    async def _lead(self, switch: Switch, request: Request) -> None:
        """To whichever process has the table."""
        try:
            owner = await switch.lead(self, request, self._transport)
        except LOST as problem:
            log.warning("somebody could not be led to a table: %s", type(problem).__name__)
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "the store is away, or the table's owner\n")
            return
        if self._transport.is_closing():
            if owner is not None:
                owner.close()
            return
        self._owner = owner
        self._transport.resume_reading()
        if owner is None:
            self._greet_here(request)

    def _refuse(self, status: HTTPStatus, why: str) -> None:
        self._conversation.send_response(self._conversation.reject(status, why))
        self._transmit()
        self.closed = True
        self._transport.close()

    def _greet_here(self, request: Request) -> None:
        conversation = self._conversation
        response = conversation.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._ear = self._admit(self, request)
            if self._ear is None:
                response = conversation.reject(HTTPStatus.FORBIDDEN, "another origin\n")
        conversation.send_response(response)
        self._transmit()
        if self._ear is None:
            self.closed = True
            self._transport.close()
            return
        self._plain = True
        if self._ping_interval:
            self._later(self._ping_interval, self._ping)

    def _frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode in DATA:
            if frame.fin and not self._parts:
                text = bytes(frame.data)
            else:
                self._parts.append(bytes(frame.data))
                if not frame.fin:
                    return
                text = b"".join(self._parts)
                self._parts.clear()
            if self._ear is not None and not self.closed:
                self._ear.heard(text)
        elif opcode is Opcode.PONG:
            self._last_pong = self._loop.time()
        elif opcode is Opcode.CLOSE:
            self.closed = True
            self._transport.close()
            # Closing waits until all is sent, and whoever does not read would keep it waiting.
            self._later(CLOSE_WITHIN, self._transport.abort)

    def _ping(self) -> None:
        if self._loop.time() - self._last_pong > self._ping_interval + self._ping_timeout:
            self._transport.abort()
        elif not self.closed:
            self._conversation.send_ping(b"")
            self._transmit()
            self._later(self._ping_interval, self._ping)

    def _cut_off_if_unread(self) -> bool:
        """Whoever never reads may not fill our memory with what is said to them."""
        if self._transport.get_write_buffer_size() <= self._unsent:
            return False
        self.closed = True
        self._transport.abort()
        return True

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, call)

    def _transmit(self) -> bool:
        """Whether anything was to be sent."""
        waiting = self._conversation.data_to_send()
        for data in waiting:
            if data:
                self._transport.write(data)
            elif not self._transport.is_closing():
                # An empty one means that no more will come.
                self._transport.write_eof()
        return bool(waiting)


def _text_frame(text: bytes) -> bytes:
    """As RFC 6455, section 5.2, has it from a server: whole, and not masked. Frames go out by the thousand."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
