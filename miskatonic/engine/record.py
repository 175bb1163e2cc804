"""The file of a match: one JSON value per line. Saving is appending.

    {"miskatonic": 1, "game": …}      the header
    ["d", seat, [keys]]               a choice
    ["c", kind, [outcomes]]           chance          ["p", …]  chance that a person reported
    ["t", seat, [card, …]]            the table says otherwise: a dialogue beside the rules begins
    ["k", commitment, [seed]]         from here on chance comes from another seed; while it can be played on: []
    ["n", what, …]                    what happened at the table beside the moves; no rule depends on it
    ["u", n]                          taken back: only the first n entries count
    ["s", n, {…}]                     the state after n entries (a checkpoint)

A last line that was cut off in writing is not part of the file: it was never acknowledged.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec

from miskatonic import __version__
from miskatonic.engine.chance import ASIDE, LUCK, Entry, commitment
from miskatonic.engine.errors import SaveError, file_problem
from miskatonic.engine.message import Msg
from miskatonic.engine.overlay import fingerprints, laid_over

SCHEMA = 2
JSON = Any
SEED_LENGTH = 100
CARD_LENGTH = 60
"""Letters of the name of a card that the program does not know."""


def _unproven(lines: list[JSON]) -> list[JSON]:
    """Schema 1 had another generator: what came out stands in the file, and no seed of ours explains it."""
    return lines


MIGRATIONS: dict[int, Callable[[list[JSON]], list[JSON]]] = {1: _unproven}
"""From schema n to n + 1: all lines of a file, header first."""


class Fidelity(msgspec.Struct, frozen=True):
    """How well a record fits the rules as they are now."""

    exact: bool
    entry: int = -1
    message: Msg | None = None

    @property
    def reason(self) -> str:
        """In English, for logs and programs."""
        from miskatonic.engine.text import english

        return english(self.message) if self.message is not None else ""


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a match began with, and under which versions. Where the seed is kept, `commit` says which it is."""

    miskatonic: int
    game: str
    engine: str
    content: str
    state_schema: Annotated[int, msgspec.Meta(ge=1)]
    seats: int
    options: dict[str, JSON]
    seed: Annotated[str, msgspec.Meta(max_length=SEED_LENGTH)]
    companion: bool = False
    start: dict[str, JSON] | None = None
    packs: dict[str, str] = {}
    """Packs of people's own, by their fingerprints."""
    commit: Annotated[str, msgspec.Meta(max_length=64)] = ""

    @classmethod
    def of(cls, rules: Any, seats: int, options: dict[str, JSON], seed: str, companion: bool) -> Header:
        return cls(
            SCHEMA,
            rules.id,
            __version__,
            rules.content_version(),
            rules.state_schema,
            seats,
            options,
            seed,
            companion,
            packs=fingerprints(rules.content_folder) if laid_over() else {},
        )


class Record(msgspec.Struct):
    """A match as data: header, entries, checkpoints."""

    header: Header
    entries: list[Entry]
    checkpoints: list[tuple[int, dict[str, JSON]]]

    def veiled(self) -> Record:
        """The same for people who may play on: what has come out, but not the seeds of what will."""
        header = msgspec.structs.replace(
            self.header, seed="", commit=self.header.commit or commitment(self.header.seed)
        )
        entries: list[Entry] = [(LUCK, entry[1], ()) if entry[0] == LUCK else entry for entry in self.entries]
        return Record(header, entries, self.checkpoints)

    def dumps(self) -> str:
        lines: list[JSON] = [self.header, *self.entries]
        lines += [("s", entries, state) for entries, state in self.checkpoints]
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def write(self, path: Path) -> None:
        """Whole or not at all."""
        draft = path.with_name(path.name + ".part")
        with draft.open("w", encoding="utf8") as file:
            file.write(self.dumps())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)

    @classmethod
    def read(cls, path: Path) -> Record:
        try:
            text = path.read_text(encoding="utf8")
        except OSError as problem:
            raise SaveError(file_problem(path, problem)) from problem
        except UnicodeDecodeError as problem:
            reason = Msg("problem-file-not-text")
            raise SaveError(Msg("problem-file", {"file": str(path), "problem": reason})) from problem
        try:
            return cls.loads(text)
        except SaveError as problem:
            reason = problem.message or Msg("problem-line-form")
            raise SaveError(Msg("problem-file", {"file": str(path), "problem": reason})) from problem

    @classmethod
    def loads(cls, text: str) -> Record:
        lines = _lines(text)
        header = _header(lines[0])
        for schema in range(header, SCHEMA):
            lines = MIGRATIONS[schema](lines)
        try:
            record = cls(msgspec.convert(lines[0], Header), [], [])
        except msgspec.ValidationError as problem:
            raise SaveError(Msg("problem-line", {"line": 1, "reason": json_problem(problem)})) from problem
        for number, line in enumerate(lines[1:], 2):
            try:
                record.take(line)
            except (msgspec.ValidationError, TypeError, ValueError, IndexError, SaveError) as problem:
                reason = problem.message if isinstance(problem, SaveError) else None
                raise SaveError(
                    Msg("problem-line", {"line": number, "reason": reason or json_problem(problem)})
                ) from problem
        return record

    def take(self, line: JSON) -> None:
        """One more line; what is none is a `SaveError`, or whatever msgspec says of it."""
        match line:
            case [("d" | "c" | "p" | "t" | "k"), _, _]:
                entry = msgspec.convert(line, tuple[str, int | str, tuple[str, ...]])
                if (entry[0] in "dt") is not isinstance(entry[1], int):
                    raise SaveError(Msg("problem-line-entry"))
                if entry[0] == ASIDE and (not 1 <= len(entry[2]) <= 2 or len("".join(entry[2])) > 2 * CARD_LENGTH):
                    raise SaveError(Msg("problem-line-form"))
                if entry[0] == LUCK and (len(entry[2]) > 1 or len("".join(entry[2])) > SEED_LENGTH):
                    raise SaveError(Msg("problem-line-form"))
                self.entries.append(entry)
            case ["u", int(count)] if 0 <= count <= len(self.entries):
                del self.entries[count:]
                self.checkpoints = [pair for pair in self.checkpoints if pair[0] <= count]
            case ["n", str(), *_]:
                pass
            case ["s", int(count), dict(state)] if 0 <= count <= len(self.entries):
                self.checkpoints.append((count, state))
            case _:
                raise SaveError(Msg("problem-line-form"))


def json_problem(problem: Exception) -> Msg | str:
    """What msgspec says of a file, as far as players meet it; the rest in its own words."""
    words = str(problem)
    if words == "Input data was truncated":
        return Msg("problem-json-cut")
    if found := re.search(r"malformed.*\(byte (\d+)\)", words):
        return Msg("problem-json-malformed", {"byte": int(found[1])})
    if found := re.search(r"missing required field `(.+?)`", words):
        return Msg("problem-json-missing", {"field": found[1]})
    if found := re.search(r"Expected `(.+?)`, got `(.+?)`(?: - at `(.+)`)?", words):
        return Msg("problem-json-type", {"wanted": found[1], "got": found[2], "place": found[3] or "$"})
    return words


def _lines(text: str) -> list[JSON]:
    raw = text.split("\n")
    raw.pop()
    if not raw:
        raise SaveError(Msg("problem-file-empty"))
    lines: list[JSON] = []
    for number, line in enumerate(raw, 1):
        try:
            lines.append(msgspec.json.decode(line))
        except msgspec.DecodeError as problem:
            raise SaveError(Msg("problem-line-damaged", {"line": number, "reason": json_problem(problem)})) from problem
    return lines


def _header(line: JSON) -> int:
    schema = line.get("miskatonic") if isinstance(line, dict) else None
    if not isinstance(schema, int):
        raise SaveError(Msg("problem-not-a-game"))
    if schema > SCHEMA:
        raise SaveError(Msg("problem-file-newer", {"schema": schema, "known": SCHEMA}))
    if schema < SCHEMA and any(step not in MIGRATIONS for step in range(schema, SCHEMA)):
        raise SaveError(Msg("problem-file-older", {"schema": schema}))
    return schema


class SaveFile:
    """A match's file kept up to date by appending: what `sync` has returned from is on the disk."""

    def __init__(self, path: Path, checkpoint_every: int = 40) -> None:
        self.path = path
        self.checkpoint_every = checkpoint_every
        self.written = 0
        self.size = 0
        self.last_checkpoint = 0

    def start(self, match: Any) -> None:
        """Writes the whole file. One that the match does not go on from exactly is kept beside it."""
        record = match.record()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not match.fidelity.exact and self.path.exists():
            _keep(self.path)
        record.write(self.path)
        self.size = self.path.stat().st_size
        self.written = match.low_water = len(match.journal)
        self.last_checkpoint = record.checkpoints[-1][0]

    def sync(self, match: Any) -> None:
        """Appends what has happened since."""
        lines: list[JSON] = []
        if match.low_water < self.written:
            lines.append(("u", match.low_water))
            self.written = match.low_water
            self.last_checkpoint = min(self.last_checkpoint, match.low_water)
        lines += match.journal[self.written :]
        newest = match.checkpoints[-1]
        if newest.entries - self.last_checkpoint >= self.checkpoint_every:
            lines.append(("s", *match.kept()))
            self.last_checkpoint = newest.entries
        if not lines:
            return
        if not self.path.exists():
            self.start(match)
            return
        with self.path.open("r+b") as file:
            # What an earlier `sync` left half-written (a full disk) is not part of the file.
            file.seek(self.size)
            file.truncate()
            file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
            file.flush()
            os.fsync(file.fileno())
            self.size = file.tell()
        self.written = match.low_water = len(match.journal)


def _keep(path: Path) -> None:
    number = 1
    while (copy := path.with_name(f"{path.name}.old{number}")).exists():
        number += 1
    path.rename(copy)
