"""A WebSocket client with as little work as possible, so that the measurement is of the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast


class Client(asyncio.Protocol):
    """Hands each text message to `take`; `send` masks with zeros, which is allowed and costs nothing."""

    def __init__(self, host: str, path: str, headers: str, take: Callable[[Client, bytes], None]) -> None:
        self.host, self.path, self.headers, self.take = host, path, headers, take
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._parts = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's are not of this class, but behave so.
        self.transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{self.headers}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(buffer[:200])))
                return
            del buffer[: end + 4]
            self.open.set_result(None)
        at = 0
        size = len(buffer)
        while size - at >= 2:
            length, head = buffer[at + 1], 2
            if length == 126:
                if size - at < 4:
                    break
                length, head = int.from_bytes(buffer[at + 2 : at + 4]), 4
            elif length == 127:
                if size - at < 10:
                    break
                length, head = int.from_bytes(buffer[at + 2 : at + 10]), 10
            if size - at < head + length:
                break
            first, body = buffer[at], bytes(buffer[at + head : at + head + length])
            at += head + length
            self._frame(first, body)
        if at:
            del buffer[:at]

    def _frame(self, first: int, body: bytes) -> None:
        kind = first & 15
        if kind == 9:
            self._write(0x8A, body)
        elif kind in (0, 1):
            self._parts += body
            if first & 128:
                body, self._parts = self._parts, b""
                self.take(self, body)

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, first: int, body: bytes) -> None:
        size = len(body)
        head = bytes((first, 128 | size)) if size < 126 else bytes((first, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def connection_lost(self, problem: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))


async def connect(port: int, path: str, headers: str, take: Callable[[Client, bytes], None]) -> Client:
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: Client(f"127.0.0.1:{port}", path, headers, take), "127.0.0.1", port
    )
    await asyncio.wait_for(client.open, 20)
    return client
