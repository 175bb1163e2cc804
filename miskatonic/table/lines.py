"""The lines of a table's journal: the entries of its match, and what was taken back.

Their number only grows, so an answer to a question that was since taken back can never be mistaken for a new one.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from miskatonic.engine.chance import LUCK, Entry
from miskatonic.engine.errors import SaveError
from miskatonic.engine.record import Record
from miskatonic.table.marks import MARK, Mark, read_mark

By = Literal["person", "bot", "auto", ""]
KEEP = 256


class Line(msgspec.Struct, frozen=True):
    """`seat` and `seen`: who answered, and the number of lines they had seen then."""

    number: int
    text: str
    by: By = ""
    seat: int | None = None
    seen: int | None = None


class Answered(msgspec.Struct, frozen=True, gc=False):
    """An answer that was taken: `keys` as given (`None`: a choice taken back), and the number after it."""

    keys: tuple[str, ...] | None
    number: int


def sound(lines: list[Line]) -> int:
    """How many of them, from the first on, can be read: nothing is known of what follows a damaged one."""
    record: Record | None = None
    for at, line in enumerate(lines):
        try:
            if line.text.startswith("{"):
                record = Record.loads(line.text + "\n")
            elif record is None:
                return at
            else:
                value = msgspec.json.decode(line.text)
                record.take(value)
                if value[0] == MARK:
                    read_mark(value)
        except (SaveError, msgspec.MsgspecError, ValueError, TypeError, IndexError):
            return at
    return len(lines)


class Lines:
    """How many lines there are, those not stored yet, and which answers have been taken."""

    def __init__(self) -> None:
        self.number = 0
        self.unsaved: list[Line] = []
        self.hands: list[By] = []
        self.taken_back: list[int] = []
        self.marks: list[Mark] = []
        self._answered: dict[tuple[int, int], Answered] = {}
        self._last_checkpoint = 0

    def append(self, value: Any, by: By = "", seat: int | None = None, seen: int | None = None) -> None:
        text = msgspec.json.encode(value).decode()
        self.unsaved.append(Line(self.number, text, by, seat, seen))
        self.number += 1

    def add_entries(self, journal: list[Entry], by: By = "", seat: int | None = None, seen: int | None = None) -> None:
        """The entries that are new; the first of them is the choice that led to the others."""
        for entry in journal[len(self.hands) :]:
            if entry[0] == LUCK:
                self.append(entry)
                self.hands.append("")
                continue
            self.append(entry, by, seat, seen)
            self.hands.append(by if entry[0] != "c" else "")
            by, seat, seen = "", None, None

    def take_back(self, entries: int, seat: int, seen: int | None) -> None:
        self.append(("u", entries), "person", seat, seen)
        del self.hands[entries:]
        self._last_checkpoint = min(self._last_checkpoint, entries)
        self.taken_back.append(self.number)

    def checkpoint_due(self, entries: int, every: int = 60) -> bool:
        if entries - self._last_checkpoint < every:
            return False
        self._last_checkpoint = entries
        return True

    def answered(self, seat: int, seen: int) -> Answered | None:
        return self._answered.get((seat, seen))

    def remember(self, seat: int, seen: int, keys: tuple[str, ...] | None) -> None:
        self._answered[(seat, seen)] = Answered(keys, self.number)
        if len(self._answered) > KEEP:
            del self._answered[next(iter(self._answered))]

    def last_choice(self) -> int | None:
        """The entry of the last choice that a person made: bots and automatic answers go with it."""
        for entry in range(len(self.hands) - 1, -1, -1):
            if self.hands[entry] == "person":
                return entry
        return None

    @classmethod
    def restore(cls, lines: list[Line]) -> tuple[Lines, Record]:
        """From the store, with the record they make: all that follows the last header."""
        self = cls()
        self.number = lines[-1].number + 1
        self.marks = [read_mark(msgspec.json.decode(line.text)) for line in lines if line.text.startswith('["n"')]
        begin = max(at for at, line in enumerate(lines) if line.text.startswith("{"))
        lines = lines[begin:]
        answers: list[tuple[Line, Any]] = []
        for line in lines[1:]:
            value = msgspec.json.decode(line.text)
            if line.seat is not None and line.seen is not None:
                answers.append((line, value))
            match value[0]:
                case "u":
                    del self.hands[value[1] :]
                    self.taken_back.append(line.number + 1)
                case "s":
                    self._last_checkpoint = value[1]
                case "n":
                    pass
                case _:
                    self.hands.append(line.by)
        for line, value in answers[-KEEP:]:
            assert line.seat is not None and line.seen is not None
            keys = None if value[0] == "u" else tuple(value[2])
            self._answered[(line.seat, line.seen)] = Answered(keys, line.number + 1)
        record = Record.loads("".join(line.text + "\n" for line in lines))
        return self, record
