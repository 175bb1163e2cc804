"""Secrets: of the server, and of those who want an account with a password."""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")

QUEUE = 20
"""Passwords that may wait to be looked at; more of them are a flood, and are told to come later."""


class TooMany(Exception):
    """So many passwords wait that another would wait too long."""


def secret(data: Path) -> bytes:
    """Made once, kept in the data folder, readable by its owner only."""
    path = data / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        pass
    else:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(32))
    for _ in range(100):
        key = path.read_bytes()
        if len(key) >= 32:
            return key
        # Another process is just writing it.
        time.sleep(0.01)
    raise OSError(f"{path}: too short for a secret; remove it and start again (everybody is signed out then)")


class Signer:
    """Reads `id.until.mac`: the cookies of those who came before there were sessions."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def read(self, cookie: str) -> str | None:
        body, _, mac = cookie.rpartition(".")
        if not body or not mac.isascii() or not hmac.compare_digest(mac, self._mac(body)):
            return None
        user, _, until = body.rpartition(".")
        return user if int(until) > time.time() else None

    def _mac(self, body: str) -> str:
        return hmac.new(self._key, body.encode(), sha256).hexdigest()


class Passwords:
    """argon2, in a thread, two at a time: hashing is meant to be slow, for others only."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turn = asyncio.Semaphore(2)
        self._waiting = 0
        self._nobody = ""

    async def hash(self, password: str) -> str:
        return await self._in_turn(lambda: self._hasher.hash(password))

    async def fits(self, password: str, known: str | None) -> bool:
        """Takes as long for somebody who does not exist."""
        if not self._nobody:
            self._nobody = await self.hash(secrets.token_hex(16))
        return await self._in_turn(lambda: self._verify(password, known or self._nobody)) and known is not None

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= QUEUE:
            raise TooMany
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1

    def _verify(self, password: str, known: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False
