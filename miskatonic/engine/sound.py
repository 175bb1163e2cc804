"""Whether a state can be one of a game: asked of states that strangers bring, and throughout the battery."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from miskatonic.engine.census import census
from miskatonic.engine.data import fields_of, is_data
from miskatonic.engine.deck import Deck
from miskatonic.engine.message import Msg

PARTS = 20_000
"""Words and numbers in a state: no box holds so many pieces."""
LARGEST = 1_000_000
LONGEST = 200
NOBODY = -1


def problems_of(
    state: Any,
    seats: int,
    copies: Mapping[str, int],
    mentions: Collection[str],
    phases: Collection[str],
    seat_fields: Collection[str],
) -> Iterator[Msg]:
    """What holds of every game: how large, how many of each component, who sits where, whose turn, which phase."""
    if _too_large(state):
        yield Msg("problem-state-size")
        return
    for name, count in census(state, copies.keys(), mentions).items():
        if count > copies[name]:
            yield Msg("problem-state-copies", {"component": name, "count": count, "copies": copies[name]})
    if _seated(state, seats) != list(range(seats)):
        yield Msg("problem-state-seats", {"seats": seats})
    for field in seat_fields:
        seat = getattr(state, field, NOBODY)
        if isinstance(seat, int) and not NOBODY <= seat < seats:
            yield Msg("problem-state-seat", {"field": field, "value": seat})
    phase = getattr(state, "phase", "")
    if phases and phase not in phases:
        yield Msg("problem-state-phase", {"phase": str(phase)[:LONGEST]})


def wrong(field: str, value: str | int) -> Msg:
    """No such value can stand there."""
    return Msg("problem-state-field", {"field": field, "value": value})


def among(field: str, words: Iterable[str], known: Collection[str]) -> Iterator[Msg]:
    """The first of these words that is not known."""
    for word in words:
        if word not in known:
            yield wrong(field, word)
            return


def missing(found: Mapping[str, int], box: Mapping[str, int]) -> Iterator[Msg]:
    """Each component lies somewhere, as often as the box has it."""
    for card in sorted({*found, *box}):
        if found.get(card, 0) != box.get(card, 0):
            yield Msg(
                "problem-state-copies", {"component": card, "count": found.get(card, 0), "copies": box.get(card, 0)}
            )
            return


def _seated(state: Any, seats: int) -> list[int]:
    """The seats as the state has them: its players', or as many as it says."""
    players = getattr(state, "players", None)
    if isinstance(players, list):
        return [getattr(player, "seat", at) for at, player in enumerate(players)]
    said = getattr(state, "seats", seats)
    return list(range(said if isinstance(said, int) and said <= LONGEST else 0))


def _too_large(state: object) -> bool:
    """Too many parts, or one of them too long or too large."""
    for number, part in enumerate(_parts(state)):
        if number > PARTS or (len(part) > LONGEST if isinstance(part, str) else abs(part) > LARGEST):
            return True
    return False


def _parts(thing: object) -> Iterator[str | int]:
    if isinstance(thing, str | int):
        yield thing
    elif isinstance(thing, Deck):
        yield from thing.top
        yield from thing.fog
        yield from thing.bottom
    elif is_data(thing):
        for field in fields_of(type(thing)):
            yield from _parts(getattr(thing, field))
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from _parts(key)
            yield from _parts(value)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from _parts(part)
