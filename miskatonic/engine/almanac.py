"""The rules in our own words, by id, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from miskatonic.engine.errors import ContentError
from miskatonic.engine.pack import Words, read_yaml
from miskatonic.engine.stems import asked_for, holds

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
        """Entries that hold every word that matters, in any form and either language; those about it first.

        If no entry holds them all, those that hold most of them.
        """
        if "." in words:
            return [rule for rule in self.rules if rule.id.startswith(words.strip().lower())]
        wanted = asked_for(words)
        ranked: list[tuple[int, int, int, Rule]] = []
        for number, rule in enumerate(self.rules):
            topic = f"{rule.topic.pl} {rule.topic.en}"
            about = sum(holds(topic, word) for word in wanted)
            held = sum(holds(topic, word) or holds(f"{rule.pl} {rule.en}", word) for word in wanted)
            if 2 * held > len(wanted):
                ranked.append((-held, -about, number, rule))
        most = min((entry[0] for entry in ranked), default=0)
        return [entry[3] for entry in sorted(ranked, key=lambda entry: entry[:3]) if entry[0] == most]


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
