"""The components of the cellars."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.pack import Card
from miskatonic.kit import printed
from miskatonic.kit.content import Content
from miskatonic.kit.setup import Scenario
from miskatonic.kit.standing import InForce, in_force
from miskatonic.kit.uses import Use, by_moment, use_of
from miskatonic.kit.ways import Ways
from tests.cellars.words import VOCABULARY, AnyVerb

MOST_SEATS = 3


class Place(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a search there brings."""

    do: tuple[AnyVerb, ...]


class Trigger(printed.Trigger, frozen=True, kw_only=True, forbid_unknown_fields=True):
    on: Literal["bite", "slain"]
    do: tuple[AnyVerb, ...]


class Ability(printed.Ability, frozen=True, kw_only=True, forbid_unknown_fields=True):
    when: Literal["action"]
    limit: Literal["", "round"] = ""
    cost: tuple[AnyVerb, ...] = ()
    do: tuple[AnyVerb, ...]


class Standing(printed.Standing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    triggers: tuple[Trigger, ...] = ()


class Companion(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`standing`: what holds for whoever it goes with (`courage`: more dice in tests); each copy counts."""

    life: int
    standing: Standing = Standing()
    abilities: tuple[Ability, ...] = ()


class LurkerCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    life: int
    bite: int


class CellarScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    set_up: tuple[AnyVerb, ...] = ()


class CellarContent(Content):
    VOCABULARY = VOCABULARY
    KINDS = {"places": Place, "companions": Companion, "lurkers": LurkerCard, "scenarios": CellarScenario}

    def check(self) -> list[str]:
        places = list(self.kinds["places"])
        return [
            f"scenarios.yaml: card {scenario.id}: field ways: no place {place!r}"
            for scenario in self.of("scenarios", CellarScenario).values()
            for way in scenario.ways
            for place in way
            if place not in places
        ]

    def index(self) -> None:
        self.places = self.of("places", Place)
        self.companions = self.of("companions", Companion)
        self.lurkers = self.of("lurkers", LurkerCard)
        self.scenarios = self.of("scenarios", CellarScenario)
        self.maps = {scenario.id: Ways(scenario.ways) for scenario in self.scenarios.values()}
        self.forces: dict[str, InForce] = {}
        for companion in self.companions.values():
            force = in_force(companion.standing)
            if force is not None:
                self.forces[companion.id] = force
        self.uses = {use.option.key: use for companion in self.companions.values() for use in _uses(companion)}
        self.usable = by_moment(self.uses.values(), ("action",), str.__eq__)


def _uses(companion: Companion) -> list[Use]:
    """Copies of one companion are one option."""
    return [
        use_of(
            Option(f"use:{companion.id}:{number}", Msg("option-use", {"companion": Name(companion.id)})),
            companion.id,
            number,
            ability,
            MOST_SEATS,
            restricted=bool(ability.limit),
            several=companion.copies > 1,
        )
        for number, ability in enumerate(companion.abilities)
    ]
