"""What happens at a table beside the moves, as lines of its journal that everybody can read: who sat down where and
when, which seat was opened, who took a file of the game, where it came from, and which luck was promised."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from miskatonic.engine.chance import LUCK, Entry, commitment
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg, Seat

MARK = "n"
MarkKind = Literal["sat", "opened", "bot", "away", "exported", "continued", "file", "fork"]
OWN: tuple[MarkKind, ...] = ("sat", "exported", "continued", "file", "fork")
"""What people do for themselves: then `person` has done it."""
SOMEBODY = Msg("somebody-gone")
SHOWN = 60
"""Marks and promises that are sent: the newest."""


class Mark(msgspec.Struct, frozen=True):
    """`by`: the name of whoever did it, nothing once they have gone for good; `person`: who held the seat then, or
    sits there from now on."""

    kind: MarkKind
    at: str
    by: str
    seat: int = -1
    person: str = ""

    def line(self) -> list[Any]:
        return [MARK, self.kind, self.at, self.by, self.seat, self.person]

    def text(self) -> Msg:
        by = self.by or SOMEBODY
        return Msg(f"told-{self.kind}", {"by": by, "seat": Seat(self.seat)} if self.seat >= 0 else {"by": by})

    def without(self, person: str, names: Collection[str], token: str) -> Mark:
        """As it stands when that person, who was called so, has gone for good. That somebody sat there stays: `token`
        says that it was one and the same, and not who."""
        done_by = self.person == person if self.person and self.kind in OWN else self.by in names
        by = "" if done_by else self.by
        return Mark(self.kind, self.at, by, self.seat, token if self.person == person else self.person)


class MarkInfo(msgspec.Struct, frozen=True):
    """A mark as everybody sees it."""

    kind: str
    at: str
    by: str
    seat: int


class LuckInfo(msgspec.Struct, frozen=True):
    """From this entry on chance comes from a seed with this commitment; the seed itself once the game is over."""

    entry: int
    commitment: str
    seed: str | None


def mark(kind: MarkKind, by: str, seat: int = -1, person: str = "") -> Mark:
    at = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    return Mark(kind, at, by, seat, person)


def read_mark(line: list[Any]) -> Mark:
    return msgspec.convert(dict(zip(Mark.__struct_fields__, line[1:], strict=True)), Mark)


def shown(marks: Iterable[Mark]) -> list[MarkInfo]:
    return [MarkInfo(one.kind, one.at, one.by, one.seat) for one in marks][-SHOWN:]


def luck_of(match: Match[Any] | None) -> list[LuckInfo]:
    """What was promised, and, once nobody can play on with it, what it was."""
    if match is None or match.header.companion:
        return []
    over = match.outcome is not None
    header = match.header
    found = [LuckInfo(0, header.commit or commitment(header.seed), (header.seed or None) if over else None)]
    found += [_promised(number, entry, over) for number, entry in enumerate(match.journal) if entry[0] == LUCK]
    return found[:1] + found[1:][-SHOWN:]


def _promised(number: int, entry: Entry, over: bool) -> LuckInfo:
    return LuckInfo(number, str(entry[1]), entry[2][0] if over and entry[2] else None)
