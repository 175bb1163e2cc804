"""What is told of a game before it is played, and of a match in a list of matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from miskatonic.engine.errors import ContentError
from miskatonic.engine.message import Msg
from miskatonic.engine.pack import Words, read_yaml


class Summary(msgspec.Struct, frozen=True):
    """What tells a match from others of its game: a component whose picture stands for it, and a few words."""

    emblem: str = ""
    words: tuple[Msg, ...] = ()


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a game takes, and how many of 100 games heuristic bots win: in all, and by choice of a setting.

    Rivals win against each other: of them only the length is told.
    """

    minutes: tuple[int, int]
    won: int | None = None
    won_with: dict[str, int] = {}


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson says when this kind of question is open; `key`: the answer that it leads to.

    `after`: not before this kind of event has happened.
    """

    at: str
    say: Words
    key: str = ""
    after: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared position with rigged chance and one idea, learnt when an event of the kind `goal` has happened."""

    id: str
    title: Words
    lead: Words
    position: dict[str, Any]
    hints: tuple[Hint, ...]
    goal: str
    learnt: Words
    rigged: dict[str, list[str]] = {}


def read_measured(folder: Path) -> Measured | None:
    found: Measured | None = _read(folder / "measured.yaml", Measured)
    return found


def read_lessons(folder: Path) -> list[Lesson]:
    return _read(folder / "lessons.yaml", list[Lesson]) or []


def _read(path: Path, kind: Any) -> Any:
    if not path.is_file():
        return None
    try:
        return msgspec.convert(read_yaml(path), kind)
    except msgspec.ValidationError as problem:
        raise ContentError([f"{path.name}: {problem}"]) from problem
