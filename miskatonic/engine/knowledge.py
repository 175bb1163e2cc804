"""How much of a box is known: which components are as printed, which are ours, and of the latter what is a fact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from miskatonic.engine.game import Rules
from miskatonic.engine.pack import Card
from miskatonic.engine.shape import written
from miskatonic.engine.spec import fields_of as fields_of_data

APART = ("id", "origin", "known")
"""Fields that say nothing of the printed component."""


class Kind(msgspec.Struct):
    """Components of a kind, each copy counted. `partly`: ours, with some fields as printed.

    `fields`: of those that are not wholly as printed, for how many a field is.
    """

    whole: int = 0
    partly: int = 0
    ours: int = 0
    own: int = 0
    fields: dict[str, int] = {}

    @property
    def all(self) -> int:
        return self.whole + self.partly + self.ours + self.own

    def add(self, card: Card) -> None:
        if card.origin == "box":
            self.whole += card.copies
        elif card.origin == "own":
            self.own += card.copies
        elif card.known:
            self.partly += card.copies
        else:
            self.ours += card.copies
        if card.origin == "miskatonic":
            for field in fields_of(card):
                self.fields[field] = self.fields.get(field, 0) + (card.copies if field in card.known else 0)


def fields_of(card: Card) -> list[str]:
    """What is printed on it, as far as it has it."""
    plain = written(card)
    fields = fields_of_data(type(card))
    stated = [field for field in fields if field not in APART and plain.get(field) not in ((), [], "")]
    return [*stated, *(fact for fact in card.known if fact not in stated)]


def knowledge(rules: Rules[Any]) -> Mapping[str, Kind]:
    found: dict[str, Kind] = {}
    for kind, cards in rules.catalogue().items():
        found[kind] = Kind()
        for card in cards.values():
            found[kind].add(card)
    return found


def not_as_printed(rules: Rules[Any]) -> list[Card]:
    """Whose real card may say something else."""
    return [card for cards in rules.catalogue().values() for card in cards.values() if card.origin == "miskatonic"]
