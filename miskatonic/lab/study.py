"""A study: which games are to be played, how each of them went, and the file that holds both.

A game depends on its number alone, so the same study has the same bytes wherever its games were played: in one
process, in several, in shards on many machines. One JSON value per line: the study, then the games by their numbers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from miskatonic import __version__
from miskatonic.engine.chance import Entry
from miskatonic.engine.errors import BadOptions, file_problem
from miskatonic.engine.overlay import fingerprints
from miskatonic.games.registry import rules as rules_of

SCHEMA = 1
STEP_CAP = 20_000
RANDOM = "random"
SHORT = 16
"""Hexadecimal digits that tell two games apart."""


class Task(msgspec.Struct, frozen=True):
    """One game to play. `recorded`: its journal is wanted, too."""

    game: str
    number: int
    seats: int
    bot: str
    options: dict[str, Any]
    seed: str
    step_cap: int
    recorded: bool = False
    bots: tuple[str, ...] = ()
    """By seat, where they are not all the same."""


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game went. `last`: the kinds of its last decisions, if it did not end; `digest`: of its journal."""

    number: int
    finished: bool
    won: bool
    decisions: int
    reason: str
    statistics: dict[str, str | int | tuple[str, ...]]
    last: list[str] = []
    digest: str = ""
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    journal: list[Entry] | None = None
    by_seat: dict[str, list[tuple[str, ...]]] = {}


class Study(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`games` with every choice of the setting `each`, if there is one; of them all, this shard."""

    study: int = SCHEMA
    game: str
    engine: str
    content: str
    games: int
    seats: int
    bot: str
    options: dict[str, Any]
    seed: str
    each: str = ""
    step_cap: int = STEP_CAP
    recorded: bool = False
    packs: dict[str, str] = {}
    shard: int = 1
    shards: int = 1

    @classmethod
    def of(cls, game: str, games: int, seats: int, bot: str, options: dict[str, Any], seed: str, **more: Any) -> Study:
        rules = rules_of(game)
        return cls(
            game=game,
            engine=__version__,
            content=rules.content_version(),
            games=games,
            seats=seats,
            bot=bot,
            options=options,
            seed=seed,
            packs=fingerprints(rules.content_folder),
            **more,
        )

    @property
    def variants(self) -> list[dict[str, Any]]:
        if not self.each:
            return [self.options]
        return [{**self.options, self.each: choice} for choice in choices_of(self.game, self.each)]

    @property
    def total(self) -> int:
        return self.games * len(self.variants)

    @property
    def numbers(self) -> range:
        """The games of this shard."""
        return range(self.total * (self.shard - 1) // self.shards, self.total * self.shard // self.shards)

    @property
    def whole(self) -> Study:
        return msgspec.structs.replace(self, shard=1, shards=1)

    def tasks(self, done: int = 0) -> list[Task]:
        """The games of this shard behind the first so many."""
        variants = self.variants
        return [
            Task(
                self.game,
                number,
                self.seats,
                self.bot,
                variants[number // self.games],
                f"{self.seed}/{number}",
                self.step_cap,
                self.recorded,
            )
            for number in self.numbers[done:]
        ]


def choices_of(game: str, setting: str) -> list[str]:
    """Every choice of a setting but chance."""
    settings = {found.name: found for found in rules_of(game).settings()}
    if setting not in settings:
        raise BadOptions(f"no setting {setting!r}; there is {', '.join(settings)}")
    return [choice for choice in settings[setting].choices if choice != RANDOM]


def digest(journal: Sequence[Entry]) -> str:
    return hashlib.blake2b(msgspec.json.encode(journal)).hexdigest()[:SHORT]


# Files


class Keeper:
    """A file that grows with the games: what was written is not played again after a break."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path = path
        self.reports: list[Report] = []
        head = msgspec.json.encode(study) + b"\n"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and path.stat().st_size:
                found, self.reports = read_study(path)
                if found != study:
                    raise BadOptions(f"{path} holds another study: {_difference(found, study)}")
            # A line that was cut off goes, the rest stays.
            path.write_bytes(head + b"".join(map(_line, self.reports)))
        except OSError as problem:
            raise BadOptions(file_problem(path, problem)) from problem

    def keep(self, reports: Iterable[Report]) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(b"".join(map(_line, reports)))
        except OSError as problem:
            raise BadOptions(file_problem(self.path, problem)) from problem


def _line(report: Report) -> bytes:
    return msgspec.json.encode(report) + b"\n"


def read_study(path: Path) -> tuple[Study, list[Report]]:
    """What a file holds; a last line that was cut off in writing does not count."""
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as problem:
        raise BadOptions(file_problem(path, problem)) from problem
    reports: list[Report] = []
    try:
        study = msgspec.json.decode(lines[0], type=Study)
        if study.study != SCHEMA:
            raise BadOptions(f"{path} was written by another version: schema {study.study}, not {SCHEMA}")
        for line in lines[1:-1]:
            reports.append(msgspec.json.decode(line, type=Report))
    except msgspec.MsgspecError as problem:
        raise BadOptions(f"{path}, line {len(reports) + 1}: this is no study ({problem})") from problem
    if [report.number for report in reports] != list(study.numbers)[: len(reports)]:
        raise BadOptions(f"{path}: games are missing, or not in their order")
    return study, reports


def merged(paths: Sequence[Path]) -> tuple[Study, list[Report]]:
    """All shards of one study as the whole; refused where they are not that."""
    found = [(path, *read_study(path)) for path in paths]
    if not found:
        raise BadOptions("which files? At least one is needed")
    first, study, _ = found[0]
    shards: dict[int, list[Report]] = {}
    for path, other, reports in found:
        if other.whole != study.whole or other.shards != study.shards:
            raise BadOptions(f"{path} does not belong to {first}: {_difference(study, other)}")
        if other.shard in shards:
            raise BadOptions(f"{path}: shard {other.shard} of {other.shards} is there twice")
        missing = len(other.numbers) - len(reports)
        if missing:
            raise BadOptions(f"{path} is not finished: {missing} of {len(other.numbers)} games are missing")
        shards[other.shard] = reports
    absent = [str(shard) for shard in range(1, study.shards + 1) if shard not in shards]
    if absent:
        raise BadOptions(f"of {study.shards} shards these are missing: {', '.join(absent)}")
    return study.whole, [report for shard in sorted(shards) for report in shards[shard]]


def write_study(path: Path, study: Study, reports: Iterable[Report]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(study) + b"\n" + b"".join(map(_line, reports)))
    except OSError as problem:
        raise BadOptions(file_problem(path, problem)) from problem


def _difference(one: Study, other: Study) -> str:
    """The first field that is not the same."""
    for field in Study.__struct_fields__:
        mine, theirs = getattr(one, field), getattr(other, field)
        if mine != theirs and field != "shard":
            return f"{field} is {theirs!r}, not {mine!r}"
    return f"shard {other.shard}, not {one.shard}"


def shard_of(text: str) -> tuple[int, int]:
    """`3/7` in numbers."""
    first, slash, second = text.partition("/")
    if not (slash and first.isdecimal() and second.isdecimal()) or not 1 <= int(first) <= int(second):
        raise BadOptions(f"{text!r} is no shard: 3/7 is the third of seven")
    return int(first), int(second)
