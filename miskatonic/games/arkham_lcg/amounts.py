"""Amounts of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham_lcg.effect import Amount
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyCondition


class PerInvestigator(Amount, frozen=True):
    amount: int = 1

    def value(self, game: Arkham, scene: Scene) -> int:
        return game.per_investigator(self.amount)


class TestMargin(Amount, frozen=True, tag="margin"):
    """By how much the test was passed or failed."""

    def value(self, game: Arkham, scene: Scene) -> int:
        return game.state.test.margin if game.state.test is not None else 0


class When(Amount, frozen=True, rename={"otherwise": "else"}):
    """One amount or another."""

    that: AnyCondition
    amount: AnyAmount
    otherwise: AnyAmount = 0

    def value(self, game: Arkham, scene: Scene) -> int:
        return game.amount(self.amount if game.holds(self.that, scene) else self.otherwise, scene)


class Skill(Amount, frozen=True):
    skill: str

    def value(self, game: Arkham, scene: Scene) -> int:
        return game.skill(scene.seat, self.skill).total


class CluesAtYours(Amount, frozen=True):
    """Clues at your location."""

    def value(self, game: Arkham, scene: Scene) -> int:
        place = game.state.players[scene.seat].place
        return game.location(place).count("clues") if place else 0


class MostDoom(Amount, frozen=True):
    """The most doom on a single enemy with a trait."""

    trait: str

    def value(self, game: Arkham, scene: Scene) -> int:
        doom = [enemy.count("doom") for enemy in game.state.enemies if game.has_trait(enemy.card, self.trait)]
        return max([0, *doom])


class DoomInPlay(Amount, frozen=True):
    def value(self, game: Arkham, scene: Scene) -> int:
        return game.doom_in_play()


class EnemiesIn(Amount, frozen=True):
    """Enemies with a trait in these locations."""

    trait: str
    places: tuple[str, ...]
    names = ("places",)

    def value(self, game: Arkham, scene: Scene) -> int:
        return len([e for e in game.state.enemies if e.place in self.places and game.has_trait(e.card, self.trait)])


class HorrorOnYou(Amount, frozen=True):
    def value(self, game: Arkham, scene: Scene) -> int:
        return game.state.players[scene.seat].horror
