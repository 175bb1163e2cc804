"""What a seat sees, as numbers to learn from.

Everything comes from the seat's own view, so nothing is learnt that a player could not know. First the game's own
numbers, each in its place: those by which its bots judge how a table stands (`numbers` in `bot/winning.py`). Then every
number of the state and every component in its place has a slot: named by the path to it, where seats are told as
"mine", "next", and so on, so that what was learnt on one seat holds on all.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from miskatonic.bots.playout import judge_of
from miskatonic.engine.decision import Decision
from miskatonic.engine.match import Match

SIZE = 768
OWN = 32
"""The first of them are the game's own; those that it has no number for are zero."""
OF_OPTION = 64
Vector = NDArray[np.float32]


def observe(match: Match[Any], seat: int, size: int = SIZE) -> Vector:
    view = match.view(seat)
    own = list(judge_of(match.rules.id).numbers(view.state, seat).values())
    found = np.zeros(size, np.float32)
    found[: len(own)] = own
    hashed = found[OWN:]
    for name, number in facts(msgspec.to_builtins(view.state, str_keys=True), seat, match.header.seats):
        slot, sign = _slot(name, len(hashed))
        hashed[slot] += sign * number
    decision = next((one for one in view.decisions if one.seat == seat), None)
    if decision is not None:
        slot, sign = _slot(f"asked/{decision.kind}", len(hashed))
        hashed[slot] += sign
    return np.clip(found, -BOUND, BOUND)


BOUND = 8.0
BY_SEAT = ("players", "investigators", "seats", "scholars")
"""Lists of the state that have one entry for each seat."""


def facts(thing: Any, seat: int, seats: int, path: str = "") -> Iterator[tuple[str, float]]:
    """Numbers by their size, words by being there."""
    match thing:
        case bool():
            yield path, float(thing)
        case int() | float():
            yield path, math.copysign(math.log1p(abs(thing)), thing)
        case str():
            if thing:
                yield f"{path}={thing}", 1.0
        case dict():
            for key, inside in thing.items():
                yield from facts(inside, seat, seats, f"{path}.{_whose(key, path, seat, seats)}")
        case list():
            by_seat = len(thing) == seats and path.rpartition(".")[2] in BY_SEAT
            if not by_seat:
                yield f"{path}#", math.log1p(len(thing))
            for number, inside in enumerate(thing):
                yield from facts(
                    inside, seat, seats, f"{path}.{_told(number, seat, seats)}" if by_seat else f"{path}[]"
                )


def _whose(key: str, path: str, seat: int, seats: int) -> str:
    """Keys that are seats are told from where this seat sits."""
    return _told(int(key), seat, seats) if key.isdecimal() and int(key) < seats and "player" in path else key


def _told(number: int, seat: int, seats: int) -> str:
    return f"+{(number - seat) % seats}"


def of_options(decision: Decision, keys: Sequence[str], size: int = OF_OPTION) -> NDArray[np.float32]:
    """A row for each offer: the words of its key, and those together with the kind of the question."""
    found = np.zeros((len(keys), size), np.float32)
    for row, key in enumerate(keys):
        for word in (key, *key.replace("/", ":").split(":")):
            for name in (word, f"{decision.kind}/{word}"):
                slot, sign = _slot(name, size)
                found[row, slot] += sign
    return found


@cache
def _slot(name: str, size: int) -> tuple[int, float]:
    number = int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big")
    return number % size, 1.0 if number >> 60 & 1 else -1.0
