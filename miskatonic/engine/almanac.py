"""The rules in our own words, by id, in both languages."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from miskatonic.engine.errors import ContentError
from miskatonic.engine.pack import Words, read_yaml

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


class Book(msgspec.Struct, frozen=True):
    """The almanac of one game."""

    game: str
    rules: list[Rule]

    def find(self, rule: str) -> Rule | None:
        return next((entry for entry in self.rules if entry.id == rule), None)

    def search(self, words: str) -> list[Rule]:
        """Entries that hold every word in either language; accents and case do not matter."""
        wanted = plain(words).split()
        if not wanted:
            return []
        ranked: list[tuple[int, int, Rule]] = []
        for number, rule in enumerate(self.rules):
            topic = plain(f"{rule.id} {rule.topic.pl} {rule.topic.en}")
            whole = plain(f"{topic} {rule.pl} {rule.en}")
            if all(word in whole for word in wanted):
                ranked.append((0 if all(word in topic for word in wanted) else 1, number, rule))
        return [rule for _, _, rule in sorted(ranked, key=lambda entry: entry[:2])]


PLAIN = str.maketrans({"ł": "l", "’": "'", "„": "", "“": "", "”": "", '"': ""})


def plain(text: str) -> str:
    """Small letters without accents and quotes: `„Śledztwo”` is found by `sledztwo`."""
    flat = unicodedata.normalize("NFD", text.lower().translate(PLAIN))
    return "".join(letter for letter in flat if not unicodedata.combining(letter))


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
