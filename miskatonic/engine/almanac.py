"""The rules in our own words, by id, in both languages."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, cached_property
from itertools import takewhile
from pathlib import Path
from typing import Literal

import msgspec

from miskatonic.engine.errors import ContentError
from miskatonic.engine.pack import Words, read_yaml
from miskatonic.engine.stems import LEAST, asked_for, stems_of

Kind = Literal[
    "ability", "component", "definition", "end", "example", "limit", "mechanic", "optional", "precedence",
    "ruling", "setup", "timing", "turn",
]  # fmt: skip


class Rule(msgspec.Struct, frozen=True):
    id: str
    topic: Words
    kind: Kind
    pl: str
    en: str

    def text(self, language: str) -> str:
        return self.pl if language == "pl" else self.en

    def title(self, language: str) -> str:
        return self.topic.pl if language == "pl" else self.topic.en


class Index:
    """Which of some texts hold a stem, or a word that begins with it. Looking through all of them for every word that
    somebody types would take longer than many choices."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._places: defaultdict[str, set[int]] = defaultdict(set)
        for number, text in enumerate(texts):
            for stem in stems_of(text):
                self._places[stem].add(number)
        self._sorted = sorted(self._places)

    def places(self, wanted: str) -> set[int]:
        if len(wanted) <= LEAST:
            return self._places.get(wanted, set())
        after = range(bisect_left(self._sorted, wanted), len(self._sorted))
        found = takewhile(lambda stem: stem.startswith(wanted), (self._sorted[at] for at in after))
        return set().union(*(self._places[stem] for stem in found))


class Book(msgspec.Struct, frozen=True, dict=True):
    """The almanac of one game."""

    game: str
    rules: list[Rule]

    def find(self, rule: str) -> Rule | None:
        return next((entry for entry in self.rules if entry.id == rule), None)

    def search(self, words: str) -> list[Rule]:
        """Entries that hold every word that matters, in any form and either language; those about it first.

        If no entry holds them all, those that hold most of them.
        """
        if "." in words:
            return [rule for rule in self.rules if rule.id.startswith(words.strip().lower())]
        wanted = asked_for(words)
        held: defaultdict[int, int] = defaultdict(int)
        about: defaultdict[int, int] = defaultdict(int)
        for word in wanted:
            topics = self._topics.places(word)
            for number in topics:
                about[number] += 1
            for number in topics | self._texts.places(word):
                held[number] += 1
        ranked = [(-held[at], -about[at], at, self.rules[at]) for at in held if 2 * held[at] > len(wanted)]
        most = min((entry[0] for entry in ranked), default=0)
        return [entry[3] for entry in sorted(ranked, key=lambda entry: entry[:3]) if entry[0] == most]

    @cached_property
    def _topics(self) -> Index:
        return Index(f"{rule.topic.pl} {rule.topic.en}" for rule in self.rules)

    @cached_property
    def _texts(self) -> Index:
        return Index(f"{rule.pl} {rule.en}" for rule in self.rules)


def folder() -> Path:
    inside = Path(__file__).parent.parent / "rules"
    return inside if inside.is_dir() else Path(__file__).parent.parent.parent / "rules"


@cache
def book(game: str) -> Book:
    """Without a word, where a game has no almanac."""
    path = folder() / f"{game}.yaml"
    return read_book(path) if path.is_file() else Book(game, [])


def read_book(path: Path) -> Book:
    try:
        return msgspec.convert(read_yaml(path), Book)
    except msgspec.ValidationError as problem:
        raise ContentError([f"{path.name}: {problem}"]) from problem


def books() -> list[Book]:
    return [book(path.stem) for path in sorted(folder().glob("*.yaml"))]
