"""A server process for tests: `python -m tests.server.serve DATA PORT`, with the toy game and wide limits."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import event
from sqlalchemy.engine import Engine

from miskatonic.engine.match import Match
from miskatonic.games import registry
from miskatonic.server import files, rooms, state
from miskatonic.server.config import Config, Limits
from miskatonic.server.journal import NotStored, Row, SQLiteJournal
from miskatonic.server.run import listen, run
from miskatonic.server.store import StoredTable
from miskatonic.table import pace
from miskatonic.table.table import Table

WIDE = Limits(
    message_rate=1e6,
    message_burst=10**6,
    request_rate=1e6,
    request_burst=10**6,
    sign_in_rate=1e6,
    sign_in_burst=10**6,
    wrong_passwords=10**6,
    wrong_passwords_of_account=10**6,
    open_tables=10**6,
    knock_rate=1e6,
    knock_burst=10**6,
    frame_rate=1e6,
    frame_burst=10**6,
    table_rate=1e6,
    table_burst=10**6,
    seat_rate=1e6,
    seat_burst=10**6,
    import_rate=1e6,
    import_burst=10**6,
    report_rate=1e6,
    report_burst=10**6,
    chat_rate=1e6,
    chat_burst=10**6,
    brought_rate=1e6,
    brought_burst=10**6,
    page_rate=1e6,
    page_burst=10**6,
    kept_tables=10**6,
    bot_pause=0,
)

pace.LEAST, pace.MEDIAN = 0.0, 0.002
STRICT = Limits(open_tables=3, message_burst=20, message_rate=1)


def limits_of(words: list[str]) -> Limits:
    """Wide ones; `--strict`: a server's own, some smaller; `--limits={…}`: the server's own but for these."""
    for word in words:
        if word.startswith("--limits="):
            return msgspec.convert({**msgspec.to_builtins(Limits()), **msgspec.json.decode(word[9:])}, Limits)
    return STRICT if "--strict" in words else WIDE


def fail_while(there: Path) -> None:
    """Neither writing nor reading works while this file is there, as with a disk that was pulled out."""

    def check(*_: object) -> None:
        if there.exists():
            raise sqlite3.OperationalError("disk I/O error")

    event.listen(Engine, "before_cursor_execute", check)
    fail_to_write_while(there)


def fail_to_write_while(there: Path) -> None:
    """As on a disk that is full: what is there can still be read."""
    write = SQLiteJournal._write

    def failing(self: SQLiteJournal, parts: Sequence[Sequence[Row]]) -> list[int]:
        if there.exists():
            raise NotStored("OperationalError")
        return write(self, parts)

    SQLiteJournal._write = failing  # type: ignore[method-assign]


def fail_at(words: str, there: Path) -> None:
    """While this file is there, statements with these words fail, as where a store breaks in the middle of a change."""

    def check(_: object, __: object, statement: str, *___: object) -> None:
        if words in statement and there.exists():
            raise sqlite3.OperationalError("disk I/O error")

    event.listen(Engine, "before_cursor_execute", check)


def hang_while(there: Path) -> None:
    """The loop stands still while this file is there, as with rules that never come to an end."""

    def hang(*_: object) -> None:
        while there.exists():
            time.sleep(0.01)

    event.listen(Engine, "before_cursor_execute", hang)


def wake_late(there: Path) -> None:
    """Tables that sleep do not wake while this file is there, as with very long games; all else goes on."""
    opened = rooms.opened

    async def late(stored: StoredTable) -> Table:
        while there.exists():
            await asyncio.sleep(0.01)
        return await opened(stored)

    rooms.opened = late


def replay_late(there: Path) -> None:
    """Replays take as long as this file is there, as those of very long games; all else goes on."""
    replayed = files._replayed

    def late(twin: Match[Any], entry: int, entries: int, eye: int, open_hands: bool) -> bytes:
        while there.exists():
            time.sleep(0.01)
        return replayed(twin, entry, entries, eye, open_hands)

    files._replayed = late


if __name__ == "__main__":
    registry.GAMES["toy"] = "tests.toy"
    words = sys.argv[3:]
    database = next((word.removeprefix("--database=") for word in words if word.startswith("--database=")), "")
    config = Config(Path(sys.argv[1]), database, limits_of(words))
    for word in words:
        if word.startswith("--fail-while="):
            fail_while(Path(word.removeprefix("--fail-while=")))
        if word.startswith("--full-while="):
            fail_to_write_while(Path(word.removeprefix("--full-while=")))
        if word.startswith("--fail-at="):
            words_of, _, file = word.removeprefix("--fail-at=").partition("@")
            fail_at(words_of, Path(file))
        if word.startswith("--hang-while="):
            hang_while(Path(word.removeprefix("--hang-while=")))
        if word.startswith("--wake-late="):
            wake_late(Path(word.removeprefix("--wake-late=")))
        if word.startswith("--replay-late="):
            replay_late(Path(word.removeprefix("--replay-late=")))
        if word.startswith("--lease="):
            config = msgspec.structs.replace(config, lease=float(word.removeprefix("--lease=")))
        if word.startswith("--sleep="):
            rooms.IDLE = float(word.removeprefix("--sleep="))
        if word.startswith("--sessions-every="):
            state.SESSIONS_EVERY = float(word.removeprefix("--sessions-every="))
        if word.startswith("--workers="):
            config = msgspec.structs.replace(config, workers=int(word.removeprefix("--workers=")))
        if word.startswith("--channel="):
            config = msgspec.structs.replace(config, channel=word.removeprefix("--channel="))
    if "--shared" in words:
        config = msgspec.structs.replace(config, shared=True)
    if "--access-log" in words:
        config = msgspec.structs.replace(config, access_log=True)
    if "--believe" in words:
        config = msgspec.structs.replace(config, believes=("127.0.0.1",))
    if "--no-proxy" in words:
        config = msgspec.structs.replace(config, proxies=())
    run(listen("127.0.0.1", int(sys.argv[2])), config)
