"""The WebSocket itself: frames in pieces, frames in heaps, frames that are none, readers who do not read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.uri import parse_uri

from miskatonic.server.config import Config, Limits
from miskatonic.server.socket import Connection
from miskatonic.server.state import Server
from miskatonic.server.wire import Wire
from tests.server.client import Person, Process


class Raw:
    """A client that writes whatever bytes it likes."""

    def __init__(self, server: Process, person: Person, table: str, path: str = "/ws/tables/") -> None:
        self.protocol = ClientProtocol(parse_uri(f"{server.url.replace('http', 'ws')}{path}{table}"))
        self.tcp = socket.create_connection(("127.0.0.1", server.port), 20)
        request = self.protocol.connect()
        request.headers["Cookie"] = person.cookie()
        self.protocol.send_request(request)
        self.tcp.sendall(b"".join(self.protocol.data_to_send()))
        self.messages: list[dict[str, Any]] = []
        while not self.protocol.handshake_exc and self.protocol.state.name == "CONNECTING":
            self.read()

    def read(self) -> bool:
        data = self.tcp.recv(65536)
        if data:
            self.protocol.receive_data(data)
        else:
            self.protocol.receive_eof()
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.messages += [msgspec.json.decode(line) for line in bytes(event.data).split(b"\n")]
        return bool(data)

    def until(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        while len(found := [m for m in self.messages if m["t"] == kind]) < count:
            assert self.read(), f"closed: {self.protocol.close_code} {self.protocol.close_reason}"
        return found

    def closed(self) -> int | None:
        while self.read():
            pass
        return self.protocol.close_code


def text(body: bytes) -> bytes:
    return Frame(Opcode.TEXT, body).serialize(mask=True)


@contextmanager
def wire(server: Process, person: Person) -> Iterator[Raw]:
    raw = Raw(server, person, person.table("me", "me"))
    try:
        yield raw
    finally:
        raw.tcp.close()


def test_a_message_may_come_in_pieces_and_in_any_packets(server: Process, ann: Person) -> None:
    with wire(server, ann) as raw:
        pieces = [
            Frame(Opcode.TEXT, b'{"t":"hel', fin=False),
            Frame(Opcode.PING, b"between"),
            Frame(Opcode.CONT, b'lo","lines"', fin=False),
            Frame(Opcode.CONT, b":true}"),
        ]
        for byte in b"".join(piece.serialize(mask=True) for piece in pieces):
            raw.tcp.sendall(bytes((byte,)))
        assert raw.until("state")


def test_a_heap_of_messages_is_answered_one_by_one(server: Process, ann: Person) -> None:
    with wire(server, ann) as raw:
        raw.tcp.sendall(text(b'{"t":"hello"}'))
        number = raw.until("state")[0]["number"]
        choices = [
            b'{"t":"choose","id":%d,"seat":0,"number":%d,"keys":["no such"]}' % (at, number) for at in range(2000)
        ]
        raw.tcp.sendall(b"".join(text(choice) for choice in choices) + text(b'{"t":"ping"}'))
        raw.until("pong")
        assert [message["id"] for message in raw.until("refused")] == list(range(2000))


def test_what_is_no_frame_ends_the_connection(server: Process, ann: Person) -> None:
    for data, code in (
        (Frame(Opcode.TEXT, b'{"t":"ping"}').serialize(mask=False), 1002),
        (b"GET / HTTP/1.1\r\n\r\n", 1002),
        (text(b"x" * 200_000), 1009),
    ):
        with wire(server, ann) as raw:
            raw.tcp.sendall(data)
            assert raw.closed() == code


def test_a_close_is_answered(server: Process, ann: Person) -> None:
    with wire(server, ann) as raw:
        raw.protocol.send_close(1000)
        raw.tcp.sendall(b"".join(data for data in raw.protocol.data_to_send() if data))
        assert raw.closed() == 1000


def test_no_wire_leads_elsewhere(server: Process, ann: Person) -> None:
    raw = Raw(server, ann, "nowhere", "/ws/")
    assert raw.until("bye")[0]["reason"] == "there is no such table"
    assert raw.closed() == 4404
    raw.tcp.close()
    assert httpx.get(f"{server.url}/ws/tables/x").status_code == 400


def test_nobody_sits_down_without_a_name(server: Process, ann: Person) -> None:
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{ann.table('me', 'me')}"
    for cookie in ("", "miskatonic=", "miskatonic=a.b.c", "other=1; miskatonic"):
        with connect(url, additional_headers={"Cookie": cookie}, proxy=None) as stranger:
            assert msgspec.json.decode(stranger.recv())["t"] == "bye"
            with pytest.raises(ConnectionClosed) as closed:
                stranger.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


class Clogged(Wire):
    """A wire whose other end does not read."""

    def __init__(self) -> None:
        self.full = True
        self.closed = False
        self.reason = ""

    def close(self, code: int, reason: str = "") -> None:
        self.closed, self.reason = True, reason


def test_who_does_not_read_is_told_to_come_again(tmp_path: Path) -> None:
    async def scene() -> None:
        wire = Clogged()
        connection = Connection(Server(Config(tmp_path, limits=Limits(outbox=3))), wire, "table", None)
        for _ in range(3):
            connection.push(b"{}")
        assert not wire.closed
        connection.push(b"{}")
        assert wire.reason == "the connection is too slow: reconnect"

    asyncio.run(scene())
