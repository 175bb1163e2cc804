"""How many rounds it takes to get somewhere, with the tickets that are held and those that can be had on the way."""

from __future__ import annotations

from functools import cache, lru_cache

from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.terms import TICKETS

Stand = tuple[str, int, int]
"""A space, and the Train and Ship Tickets that are held there."""
FAR = 9
SIGHT = 6
"""Nobody plans a journey that leads farther into the future."""


@cache
def rounds(place: str, train: int, ship: int) -> dict[str, int]:
    """By space: how many rounds whoever travels and prepares in each of them needs. The map is printed."""
    best = {place: 0}
    edge: set[Stand] = {(place, train, ship)}
    seen = set(edge)
    for number in range(1, FAR):
        further: set[Stand] = set()
        for stand in sorted(edge):
            further |= _in_one_round(stand)
        edge = further - seen
        seen |= edge
        for space, _, _ in edge:
            best.setdefault(space, number)
    return best


@lru_cache(maxsize=5_000)
def nearest(places: tuple[str, ...]) -> dict[str, int]:
    """By space: after how many rounds the nearest of those who stand on these places is there."""
    known = [rounds(place, 0, 0) for place in places]
    return {space: min([SIGHT, *[far.get(space, FAR) for far in known]]) for space in RULES.content.spaces}


@cache
def _in_one_round(stand: Stand) -> frozenset[Stand]:
    """One Travel action, and tickets prepared before or after it."""
    found: set[Stand] = set()
    for start in _prepared(stand):
        found |= _travelled(start)
    for end in sorted(_travelled(stand)):
        found |= _prepared(end)
    return frozenset(found)


def _prepared(stand: Stand) -> set[Stand]:
    place, train, ship = stand
    if RULES.content.spaces[place].kind != "city" or train + ship >= TICKETS:
        return {stand}
    kinds = [kind for _, kind in RULES.content.paths[place]]
    found = {stand}
    if "train" in kinds:
        found.add((place, train + 1, ship))
    if "ship" in kinds:
        found.add((place, train, ship + 1))
    return found


@cache
def _travelled(stand: Stand) -> frozenset[Stand]:
    """One space, and one more for each ticket of the kind of its path; or not at all."""
    place, train, ship = stand
    paths = RULES.content.paths
    found = {stand}
    edge = [(space, train, ship) for space, _ in paths[place]]
    while edge:
        further: list[Stand] = []
        for at, trains, ships in edge:
            if (at, trains, ships) in found:
                continue
            found.add((at, trains, ships))
            for space, kind in paths[at]:
                if kind == "train" and trains:
                    further.append((space, trains - 1, ships))
                elif kind == "ship" and ships:
                    further.append((space, trains, ships - 1))
        edge = further
    return frozenset(found)
