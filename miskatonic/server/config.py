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
    file_seconds: float = 10
    file_memory: int = 1_000_000_000
    """What a stranger's file may take to be played through: of a processor's time, and of memory."""
    readers: int = 4
    """Files that may wait to be read."""
    open_tables: int = 50
    kept_tables: int = 500
    """Of one host: those that are not over, and all."""
    table_rate: float = 1 / 60
    table_burst: int = 30
    seat_rate: float = 0.5
    seat_burst: int = 60
    import_rate: float = 1 / 120
    import_burst: int = 10
    report_rate: float = 1 / 300
    report_burst: int = 5
    chat_rate: float = 0.5
    chat_burst: int = 20
    brought_rate: float = 4
    brought_burst: int = 60
    hint_rate: float = 0.2
    hint_burst: int = 10
    """Of one person, over all connections; an address may do so many times as much:"""
    address_share: int = 5
    page_rate: float = 60
    page_burst: int = 600
    reports_size: int = 50_000_000
    free_disk: int = 100_000_000
    """Bytes: below that only play goes on."""
    lobby_days: int = 30
    """After which a table at which nobody has been, and where nothing was ever begun, is cleared away."""
    bot_pause: float = 0.03
    """Seconds between two moves of bots, at least."""
    watchdog: int = 30
    """Seconds without a turn of the loop after which the server says where it hangs, and ends; 0: never."""
    connections_per_person: int = 20
    connections_per_address: int = 100
    connections: int = 4_000
    knock_rate: float = 20
    knock_burst: int = 200
    """WebSockets that one address opens."""
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
    forget_after: int = 0
    """Days after which a game that was begun, and that nobody has visited since, is cleared away; 0: never."""
    channel: str = ""
    """Where news of other processes come from, such as redis://…"""
    workers: int = 1
    """Processes on this machine that share the store, and its tables."""
    lease: float = 3.0
    """Seconds after which the tables of a process that gives no sign of life are anybody's."""
    inside: str = "127.0.0.1"
    """Address at which the other processes reach this one."""
    shared: bool = False
    """Other processes use the same store. Only for trials: seats are not shared yet."""

    @property
    def many(self) -> bool:
        """Whether tables are shared among processes."""
        return self.workers > 1 or bool(self.channel)

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
