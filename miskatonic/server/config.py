"""What a server is started with."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Rates are per second, with a burst of so many at once."""

    message_size: int = 16_384
    message_rate: float = 30
    message_burst: int = 90
    request_rate: float = 20
    request_burst: int = 200
    sign_in_rate: float = 0.5
    sign_in_burst: int = 20
    wrong_passwords: int = 5
    wrong_passwords_of_account: int = 20
    wrong_password_rate: float = 1 / 60
    """At once for one account from one address, for it from anywhere; then so many a second."""
    body_size: int = 65_536
    file_size: int = 2_000_000
    file_entries: int = 20_000
    open_tables: int = 50
    connections_per_person: int = 20
    connections_per_address: int = 100
    connections: int = 4_000
    frame_rate: float = 100
    frame_burst: int = 600
    """Frames of a WebSocket, whatever they hold: an empty one costs as much as a choice."""
    outbox: int = 256
    outbox_size: int = 2_000_000
    unsent_size: int = 4_000_000
    """Bytes on their way to a reader who does not read: what we wrote, and what the system has not taken yet."""
    head_within: float = 20
    body_within: float = 60
    """Seconds until a request, and all of what it carries, must have come."""


class Config(msgspec.Struct, frozen=True):
    """`database`: a SQLAlchemy URL; SQLite in the data folder if none. `origins`: others we are reached by.

    `listens`: host and port.
    """

    data: Path
    database: str = ""
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    secure: bool = False
    listens: tuple[str, int] = ("127.0.0.1", 0)
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses from which many people come, so that connections from there are not counted."""
    believes: tuple[str, ...] = ()
    """Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are taken for true. Nobody else's are."""

    access_log: bool = False
    metrics_token: str = ""
    """Whoever has it may read `/metrics` from anywhere."""
    shared: bool = False
    """Other processes use the same store. Only for trials: seats are not shared yet."""

    @property
    def cookie(self) -> str:
        """Over TLS a browser takes the first only from this very host, and only for it."""
        return "__Host-miskatonic" if self.secure else "miskatonic"

    @property
    def url(self) -> str:
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data.resolve() / 'miskatonic.sqlite'}"
        for plain, driven in (("postgresql://", "postgresql+asyncpg://"), ("sqlite://", "sqlite+aiosqlite://")):
            if self.database.startswith(plain):
                return driven + self.database.removeprefix(plain)
        return self.database


def default_data() -> Path:
    """Where programs keep what is theirs: `$XDG_DATA_HOME`, or the folder it stands for."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "miskatonic"
