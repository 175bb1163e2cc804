"""What is in force: what the components in play bring along, looked up by what it is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from miskatonic.engine.data import data
from miskatonic.engine.timing import Moment
from miskatonic.kit import printed
from miskatonic.kit.printed import MOMENTS, Trigger
from miskatonic.kit.uses import Use

EVERYBODY = -1
K = TypeVar("K")
V = TypeVar("V")

Listener = tuple[str, int, int, Trigger]
"""The component, the number of the trigger on it, whose it is, the trigger."""


@data(frozen=True)
class InForce:
    """What one printed component puts in force, read from it once."""

    traits: tuple[str, ...] = ()
    tweaks: tuple[tuple[str, int], ...] = ()
    triggers: tuple[Trigger, ...] = ()
    abilities: tuple[Use, ...] = ()
    """Those that the rules look for at their moment."""


def in_force(standing: printed.Standing, abilities: Iterable[Use] = ()) -> InForce | None:
    """With those abilities that the rules look for at their moment. `None`: it changes nothing by lying there."""
    found = InForce(
        standing.traits,
        tuple([(tweak.value, tweak.add) for tweak in standing.tweaks]),
        standing.triggers,
        tuple(abilities),
    )
    return found if found != InForce() else None


class Standing:
    """Kept up to date as components come and go. Where several speak of the same thing, they stand in table order.

    Copies share what stands under one name, which is therefore never changed: another takes its place.
    """

    def __init__(self, table: Iterable[tuple[str, int, InForce]] = ()) -> None:
        self.triggers: dict[str, list[Listener]] = {}
        """By the kind of happening."""
        self.listeners: dict[tuple[str, Moment], list[Listener]] = {}
        """By the kind of happening and its moment."""
        self.traits: dict[str, list[tuple[str, int]]] = {}
        self.tweaks: dict[str, list[tuple[str, int, int]]] = {}
        self.sums: dict[str, dict[int, int]] = {}
        """What the tweaks of a value add up to for each seat, where somebody has asked."""
        self.waiting: dict[str, dict[int, list[Use]]] = {}
        """Abilities by moment, then by seat."""
        for source, seat, force in table:
            self.add(source, seat, force)

    def copy(self) -> Standing:
        twin = Standing()
        twin.triggers = self.triggers.copy()
        twin.listeners = self.listeners.copy()
        twin.traits = self.traits.copy()
        twin.tweaks = self.tweaks.copy()
        twin.waiting = {moment: seats.copy() for moment, seats in self.waiting.items()}
        return twin

    def add(self, source: str, seat: int, force: InForce) -> bool:
        """As the last in order; True: nothing else speaks of the same, so that the order is right in any case."""
        alone = True
        for trait in force.traits:
            alone = _put(self.traits, trait, (source, seat)) and alone
        for value, add in force.tweaks:
            alone = _put(self.tweaks, value, (source, seat, add)) and alone
        for number, trigger in enumerate(force.triggers):
            listener = (source, number, seat, trigger)
            alone = _put(self.triggers, trigger.on, listener) and alone
            _put(self.listeners, (trigger.on, MOMENTS[trigger.moment]), listener)
        for use in force.abilities:
            _put(self.waiting.setdefault(use.ability.when, {}), seat, use)
        if self.sums:
            self.sums.clear()
        return alone

    def remove(self, source: str, seat: int, force: InForce) -> None:
        for trait in force.traits:
            _take(self.traits, trait, (source, seat))
        for value, add in force.tweaks:
            _take(self.tweaks, value, (source, seat, add))
        for number, trigger in enumerate(force.triggers):
            listener = (source, number, seat, trigger)
            _take(self.triggers, trigger.on, listener)
            _take(self.listeners, (trigger.on, MOMENTS[trigger.moment]), listener)
        for use in force.abilities:
            seats = self.waiting[use.ability.when]
            _take(seats, seat, use)
            if not seats:
                del self.waiting[use.ability.when]
        if self.sums:
            self.sums.clear()


def _put(found: dict[K, list[V]], key: K, value: V) -> bool:
    """True: it is the first under its key."""
    if key in found:
        found[key] = [*found[key], value]
        return False
    found[key] = [value]
    return True


def _take(found: dict[K, list[V]], key: K, value: V) -> None:
    there = found[key]
    if len(there) == 1:
        del found[key]
    else:
        left = there.copy()
        left.remove(value)
        found[key] = left
