"""What the test under way decides: its card is open, so what passes and what fails can be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror.bot.goals import clue_worth, this_gate
from miskatonic.games.eldritch_horror.bot.yields import NOTHING, Reader, Yield
from miskatonic.games.eldritch_horror.verbs import turns
from miskatonic.kit.checks import Check, within
from miskatonic.kit.combinators import ChooseOne, If, May, Unless

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look
    from miskatonic.kit.tree import AnyVerb

READ = ("research", "other-world", "location", "general", "expedition", "special")
"""Kinds of encounters of which every effect stands on the card."""


def decided(look: Look, found: int) -> float | None:
    """What one success more is worth where there are so many; None: the card does not say it."""
    state = look.state
    encounter, test = state.encounter, state.test
    assert test is not None
    if (
        encounter is None
        or encounter.seat != look.seat
        or encounter.kind not in READ
        or test.source != encounter.source
    ):
        return None
    asked = [check for check in checks(_effects(look)) if check.skill == test.skill]
    modifier = sum([dice for source, dice in test.parts if source == "modifier"])
    reader = Reader(look, look.me, ("any", encounter.kind), encounter.source)
    asked = [check for check in asked if reader.number(check.modifier) == modifier]
    if not asked:
        return None
    return sum([_gain(look, reader, check, found) for check in asked]) / len(asked)


def _gain(look: Look, reader: Reader, check: Check, found: int) -> float:
    more = _banded(reader, check, found + 1)
    less = _banded(reader, check, found)
    if not found:
        more, less = more.plus(reader.every(check.passed)), less.plus(reader.every(check.failed))
    return max(0.0, _total(look, more) - _total(look, less))


def _banded(reader: Reader, check: Check, count: int) -> Yield:
    found = NOTHING
    for band, effects in check.results.items():
        if within(band, count):
            found = found.plus(reader.every(effects))
    return found


def _total(look: Look, found: Yield) -> float:
    gate = this_gate(look) if found.closed else 0.0
    clue = clue_worth(look, look.me) if found.clue else 0.0
    return found.worth + clue * found.clue + gate * found.closed + (look.step or 4.0) * found.token


def _effects(look: Look) -> Sequence[AnyVerb]:
    encounter = look.state.encounter
    assert encounter is not None
    sectioned = look.content.sectioned.get(encounter.source)
    if sectioned is not None:
        return sectioned.sections[encounter.section].do
    card = look.content.complex[encounter.source]
    return (*card.initial, *card.passed, *card.failed)


def checks(effects: Sequence[AnyVerb]) -> Iterator[Check]:
    """All tests that they may lead to."""
    for effect in effects:
        inner: list[Sequence[AnyVerb]] = []
        match effect:
            case Check():
                yield effect
                inner = [effect.passed, effect.failed, *effect.results.values()]
            case turns.Offer():
                inner = [effect.cost, effect.then, effect.otherwise]
            case May() | Unless():
                inner = [effect.cost, effect.then]
            case If():
                inner = [effect.then, effect.otherwise]
            case ChooseOne():
                inner = list(effect.options)
        for found in inner:
            yield from checks(found)
