"""Positions described in a few words, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from miskatonic.engine.data import hints_of, read
from miskatonic.engine.deck import Deck
from miskatonic.engine.errors import BadOptions


def fill(thing: object, fields: Mapping[str, Any], whose: str = "the state") -> None:
    """Sets fields by name, pieces and dice by theirs; a name or a value that does not fit is refused."""
    kind: Any = type(thing)
    hints = hints_of(kind)
    for field, value in fields.items():
        if field not in hints:
            raise BadOptions(f"position: {whose} has no field {field!r}")
        try:
            setattr(thing, field, read(hints[field], value))
        except msgspec.ValidationError as error:
            raise BadOptions(f"position: {whose}: field {field!r}: {error}") from error


def take(decks: Iterable[Deck], cards: Iterable[str]) -> None:
    """Takes cards that lie elsewhere out of their decks, so that every component lies in exactly one place."""
    every = list(decks)
    for card in cards:
        for deck in every:
            if card in deck.fog or card in deck.top or card in deck.bottom:
                deck.remove(card)
                break
        else:
            raise BadOptions(f"position: {card!r} is in no deck, or is used up")
