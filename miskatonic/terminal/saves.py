"""Where games are kept, which one is unfinished, and who sits where in it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match

PERSON = "person"
LOOK_AT = 5


class Table(msgspec.Struct):
    """What the file of a game does not say: who plays each seat. Kept beside it."""

    seats: list[str]
    language: str = "en"


def folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "miskatonic"


def fresh_path(game: str) -> Path:
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder() / f"{stem}.misk"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.misk"
        number += 1
    return path


def table_path(path: Path) -> Path:
    return path.with_name(path.name + ".table")


def write_table(path: Path, table: Table) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".table.part")
    draft.write_bytes(msgspec.json.encode(table))
    draft.replace(table_path(path))


def read_table(path: Path, seats: int) -> Table:
    """Who sits where; without a readable note everybody is a person."""
    try:
        table = msgspec.json.decode(table_path(path).read_bytes(), type=Table)
    except (OSError, msgspec.MsgspecError):
        return Table([PERSON] * seats)
    return table if len(table.seats) == seats else Table([PERSON] * seats, table.language)


def unfinished(rules: Rules[Any]) -> Path | None:
    """The newest game that is not over, among the last few."""
    files = sorted(folder().glob(f"{rules.id}-*.misk"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[:LOOK_AT]:
        try:
            if Match.load(rules, path).outcome is None:
                return path
        except MiskatonicError:
            continue
    return None


@contextmanager
def held(path: Path) -> Iterator[bool]:
    """Keeps a second terminal out of this game; False when one is in it already."""
    try:
        import fcntl
    except ImportError:
        yield True
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.with_name(path.name + ".lock")
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        try:
            yield True
        finally:
            lock.unlink(missing_ok=True)
