"""Tokens that lie face down: what may be under each, once some have been turned down and mixed in one space.

Everybody has seen which tokens were mixed, so nothing of this is secret, and no face is decided before it is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, lcm
from typing import TYPE_CHECKING

from miskatonic.games.death_may_die.state import Marker, Mixed, State, heap_of

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

FINEST = 1_000
"""A chance is said in thousandths where it cannot be said with smaller numbers."""
MOST_LIKELY = FINEST * FINEST
"""The largest weight of a lot: what is less likely by more than that is told as if it were not."""
Lot = tuple[str, ...]
"""The faces of all tokens of a kind that lie face down, in their order."""


async def shown(game: DeathMayDie, marker: Marker) -> str | None:
    """What a token turns out to be: each face as likely as the way in which it was mixed makes it."""
    state, heap = game.state, heap_of(marker.card)
    pool = state.hidden.get(heap)
    if pool is None:
        return None
    mixed = state.mixed.get(heap)
    if mixed is None:
        return await game.draw(pool)
    which = mixed.tokens.index(marker.number)
    outcomes = _outcomes(mixed, which)
    face = outcomes[0]
    if face != outcomes[-1]:
        (face,) = await game.chance("draw." + pool.name, outcomes)
    pool.take_from_fog(face)
    likely: dict[Lot, int] = {}
    for lot, weight in zip(mixed.lots, mixed.weights, strict=True):
        if lot[which] == face:
            left = (*lot[:which], *lot[which + 1 :])
            likely[left] = likely.get(left, 0) + weight
    _keep(state, marker.card, [*mixed.tokens[:which], *mixed.tokens[which + 1 :]], likely)
    return face


def turn_down(state: State, markers: Sequence[Marker]) -> None:
    """Tokens of one kind and one space lie face down again, mixed with those that lie so in this space."""
    card, place = markers[0].card, markers[0].place
    heap = heap_of(card)
    tokens = [marker.number for marker in state.markers if marker.card == card and not marker.face]
    mixed = state.mixed.get(heap)
    faces = tuple([marker.face for marker in markers])
    likely: dict[Lot, int] = {}
    if mixed is not None:
        tokens = mixed.tokens
        for lot, weight in zip(mixed.lots, mixed.weights, strict=True):
            likely[(*lot, *faces)] = weight
    else:
        for fresh, weight in _fresh(state.hidden[heap].fog, len(tokens)).items():
            likely[(*fresh, *faces)] = weight
    for marker in markers:
        state.hidden[heap].put_into_fog(marker.face)
        marker.face = ""
    state.hidden[heap].shuffle()
    numbers = [*tokens, *[marker.number for marker in markers]]
    here = [marker.number for marker in state.markers if marker.card == card and marker.place == place]
    together = [which for which, number in enumerate(numbers) if number in here]
    _keep(state, card, numbers, _mix(likely, together))


def _fresh(faces: Sequence[str], count: int) -> dict[Lot, int]:
    """So many tokens that nothing tells apart."""
    likely: dict[Lot, int] = {(): 1}
    for _ in range(count):
        longer: dict[Lot, int] = {}
        for lot, weight in likely.items():
            for face in sorted(set(faces)):
                left = faces.count(face) - lot.count(face)
                if left > 0:
                    longer[(*lot, face)] = weight * left
        likely = longer
    return likely


def _mix(likely: dict[Lot, int], together: Sequence[int]) -> dict[Lot, int]:
    """Of these tokens nobody can say any more which is which."""
    ways: dict[Lot, dict[Lot, int]] = {}
    sums: dict[Lot, int] = {}
    for lot, weight in likely.items():
        inside = sorted([lot[which] for which in together])
        group = (*[face for which, face in enumerate(lot) if which not in together], "", *inside)
        sums[group] = sums.get(group, 0) + weight
        if group not in ways:
            ways[group] = {}
            for order in _fresh(inside, len(inside)):
                told = list(lot)
                for which, face in zip(together, order, strict=True):
                    told[which] = face
                ways[group][tuple(told)] = 1
    common = lcm(*[len(orders) for orders in ways.values()])
    found: dict[Lot, int] = {}
    for group, orders in ways.items():
        for lot in orders:
            found[lot] = sums[group] * common // len(orders)
    return found


def _keep(state: State, card: str, tokens: Sequence[int], likely: dict[Lot, int]) -> None:
    """Written down in order, in the smallest numbers; forgotten where all tokens are alike again."""
    heap = heap_of(card)
    likely = _small(likely)
    if likely == _small(_fresh(state.hidden[heap].fog, len(tokens))):
        state.mixed = {name: other for name, other in state.mixed.items() if name != heap}
        return
    lots = sorted(likely)
    state.mixed = {**state.mixed, heap: Mixed(list(tokens), [list(lot) for lot in lots], [likely[lot] for lot in lots])}


def _small(likely: dict[Lot, int]) -> dict[Lot, int]:
    common = gcd(*likely.values())
    most = max(likely.values(), default=0) // max(common, 1)
    if most <= MOST_LIKELY:
        return {lot: weight // common for lot, weight in likely.items()}
    return {lot: max(1, weight // common * MOST_LIKELY // most) for lot, weight in likely.items()}


def _outcomes(mixed: Mixed, which: int) -> list[str]:
    """The faces that this token may have, each as often as it is likely."""
    likely: dict[str, int] = {}
    for lot, weight in zip(mixed.lots, mixed.weights, strict=True):
        likely[lot[which]] = likely.get(lot[which], 0) + weight
    common, total = gcd(*likely.values()), sum(likely.values())
    found: list[str] = []
    for face in sorted(likely):
        times = likely[face] // common
        if total // common > FINEST:
            times = max(1, round(likely[face] * FINEST / total))
        found += [face] * times
    return found
