"""The components of the cellars."""

from __future__ import annotations

from miskatonic.engine.pack import Card
from miskatonic.kit.content import Content
from miskatonic.kit.setup import Scenario
from miskatonic.kit.ways import Ways
from tests.cellars.words import VOCABULARY, AnyVerb


class Place(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a search there brings."""

    do: tuple[AnyVerb, ...]


class Companion(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`courage`: so many more dice in tests of whoever it goes with; each copy counts."""

    life: int
    courage: int = 0


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
