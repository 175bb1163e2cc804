"""Which dice meet which requirements. (es.tasks.*, es.completing-tasks.*)

A `Need` is the dice part of one task row. `ways(need, faces)` gives every minimal choice of results
that meets it: none can do without any of its dice.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from miskatonic.games.elder_sign.need import Need
from miskatonic.games.elder_sign.symbols import symbol
from miskatonic.games.elder_sign.terms import FACES, LORE, PERIL, TERROR, WILD

SINGLE = {"lore": LORE, "peril": PERIL, "terror": TERROR}
WORTH: tuple[int, ...] = (1, 2, 3, 4, 0, 0, 0, 4, 0)
"""By face, the Investigation that it counts for; the last is that of a die not rolled yet (-1)."""
MANY: Final = 15
SUM: Final = 16
TALLY: tuple[int, ...] = (1 << SUM, 2 << SUM, 3 << SUM, 4 << SUM, 1, 1 << 4, 1 << 8, 1 << 12, 0)
"""By face, what is added up to one number: Investigation on top, and how many there are of each other result."""
Results = tuple[int, ...]


@cache
def need_of(symbols: tuple[str, ...], more_investigation: int = 0) -> Need:
    sums: list[int] = []
    singles: list[int] = []
    splits: list[tuple[tuple[str, int], ...]] = []
    for text in symbols:
        parts = tuple(
            (what, max(1, count + more_investigation) if what == "investigation" else count)
            for what, count in symbol(text)
        )
        if len(parts) > 1:
            splits.append(parts)
        elif parts[0][0] == "investigation":
            sums.append(parts[0][1])
        else:
            singles.append(SINGLE[parts[0][0]])
    return Need(tuple(sorted(sums, reverse=True)), tuple(sorted(singles)), tuple(splits))


def met(need: Need, faces: Results) -> bool:
    """Whether there is any way at all. `faces` must be sorted."""
    if need.splits or len(need.sums) > 1:
        return bool(ways(need, faces))
    return enough(need, sum([TALLY[face] for face in faces]))


def enough(need: Need, tally: int) -> bool:
    """The same, cheaper than to list the ways, for a need of at most one sum and no splits."""
    investigation = tally >> SUM
    wilds = tally >> 12 & MANY
    for face in need.singles:
        if tally & TALLY[face] * MANY:
            tally -= TALLY[face]
        else:
            wilds -= 1
    return wilds >= 0 and (not need.sums or investigation + wilds * WORTH[WILD] >= need.sums[0])


def ways(need: Need, faces: Results) -> tuple[Results, ...]:
    """Minimal sets of results, as sorted faces, fewest dice first. `faces` must be sorted."""
    return _find(need, _useful(need, faces))


def _useful(need: Need, faces: Results) -> Results:
    """Without the results that no requirement takes: so, many rolls are alike to a need."""
    if need.splits:
        return faces
    singles = need.singles
    if need.sums:
        return tuple([face for face in faces if WORTH[face] or face in singles])
    return tuple([face for face in faces if face == WILD or face in singles])


@lru_cache(maxsize=20_000)
def _find(need: Need, faces: Results) -> tuple[Results, ...]:
    found: dict[Results, None] = {}
    for used in _choices(need, faces):
        found[tuple(sorted(used))] = None
    minimal = [used for used in found if not any(other != used and _within(other, used) for other in found)]
    return tuple(sorted(minimal, key=lambda used: (len(used), used)))


def _choices(need: Need, faces: Results) -> list[Results]:
    if need.splits:
        first, rest = need.splits[0], need.splits[1:]
        results: list[Results] = []
        for what, count in first:
            if what == "investigation":
                part = Need(tuple(sorted((*need.sums, count), reverse=True)), need.singles, rest)
            else:
                part = Need(need.sums, tuple(sorted((*need.singles, SINGLE[what]))), rest)
            results += _choices(part, faces)
        return results
    if need.singles:
        wanted = need.singles[0]
        part = Need(need.sums, need.singles[1:])
        results = []
        for face in (wanted, WILD):
            if face in faces:
                results += [(face, *used) for used in _choices(part, _without(faces, face))]
        return results
    if need.sums:
        part = Need(need.sums[1:], ())
        results = []
        for used in _sums(need.sums[0], tuple([face for face in faces if WORTH[face]])):
            left = faces
            for face in used:
                left = _without(left, face)
            results += [(*used, *more) for more in _choices(part, left)]
        return results
    return [()]


def missing(need: Need, faces: Results) -> list[tuple[str, int]]:
    """What these results are short of, symbol by symbol; of a split, what is nearest."""
    if need.splits:
        first, rest = need.splits[0], need.splits[1:]
        found = []
        for what, count in first:
            investigation = what == "investigation"
            sums = tuple(sorted((*need.sums, count), reverse=True)) if investigation else need.sums
            singles = need.singles if investigation else tuple(sorted((*need.singles, SINGLE[what])))
            found.append(missing(Need(sums, singles, rest), faces))
        return min(found, key=lambda lacks: sum(amount for _, amount in lacks))
    left = list(faces)
    lacks: dict[str, int] = {}
    for face in need.singles:
        match = next((one for one in (face, WILD) if one in left), None)
        if match is not None:
            left.remove(match)
        else:
            word = FACES[face]
            lacks[word] = lacks.get(word, 0) + 1
    short = sum(need.sums) - sum([WORTH[face] for face in left])
    return ([("investigation", short)] if short > 0 else []) + list(lacks.items())


def worth(face: int) -> int:
    """Investigation that a result counts for; a wild is 4 (es.adding-dice.5)."""
    return WORTH[face]


@lru_cache(maxsize=10_000)
def _sums(target: int, usable: Results) -> tuple[Results, ...]:
    """Sets of Investigation results of at least `target` of which none is superfluous."""
    found: dict[Results, None] = {}

    def extend(start: int, used: Results, total: int) -> None:
        if total >= target:
            if all(total - worth(face) < target for face in used):
                found[used] = None
            return
        for index in range(start, len(usable)):
            if index > start and usable[index] == usable[index - 1]:
                continue
            extend(index + 1, (*used, usable[index]), total + worth(usable[index]))

    extend(0, (), 0)
    return tuple(found)


def _without(faces: Results, face: int) -> Results:
    at = faces.index(face)
    return faces[:at] + faces[at + 1 :]


def _within(small: Results, large: Results) -> bool:
    return len(small) < len(large) and all(small.count(face) <= large.count(face) for face in small)
