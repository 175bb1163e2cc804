"""Conditions that every game knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg
from miskatonic.kit.game import AnyGame
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Amount, Condition, Selector, text_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyCondition, AnySelector


class All(Condition[AnyGame], frozen=True):
    of: tuple[AnyCondition, ...]

    def holds(self, game: AnyGame, scene: Scene) -> bool:
        return all([game.holds(condition, scene) for condition in self.of])


class Any(Condition[AnyGame], frozen=True):
    of: tuple[AnyCondition, ...]

    def holds(self, game: AnyGame, scene: Scene) -> bool:
        return any([game.holds(condition, scene) for condition in self.of])


class Not(Condition[AnyGame], frozen=True):
    of: AnyCondition

    def holds(self, game: AnyGame, scene: Scene) -> bool:
        return not game.holds(self.of, scene)


class Having(Condition[AnyGame], frozen=True):
    """You have (or what the effect is about has) so many of these."""

    what: str
    amount: AnyAmount = 1
    who: AnySelector = "you"

    def holds(self, game: AnyGame, scene: Scene) -> bool:
        held = sum([game.holdings(thing, self.what) for thing in game.among(self.who, scene)])
        return held >= game.amount(self.amount, scene)

    def text(self) -> Msg:
        amount = text_of(self.amount, Amount)
        what = Msg(f"what-{self.what}", {"amount": amount})
        if self.who == "you":
            return Msg("condition-having-you", {"what": what})
        return Msg("condition-having", {"what": what, "who": text_of(self.who, Selector)})


class At(Condition[AnyGame], frozen=True):
    """Somebody is at this place."""

    place: str
    who: AnySelector = "you"
    names = ("place",)

    def holds(self, game: AnyGame, scene: Scene) -> bool:
        return any([game.place_of(thing) == self.place for thing in game.among(self.who, scene)])


class There(Condition[AnyGame], frozen=True):
    """There are so many of these: "if a monster is on your space"."""

    of: AnySelector
    amount: AnyAmount = 1

    def holds(self, game: AnyGame, scene: Scene) -> bool:
        return len(game.among(self.of, scene)) >= game.amount(self.amount, scene)


class AtLeast(Condition[AnyGame], frozen=True):
    """One amount is not smaller than another."""

    amount: AnyAmount
    least: AnyAmount

    def holds(self, game: AnyGame, scene: Scene) -> bool:
        return game.amount(self.amount, scene) >= game.amount(self.least, scene)


class Phase(Condition[AnyGame], frozen=True):
    phase: str

    def holds(self, game: AnyGame, scene: Scene) -> bool:
        return game.phase == self.phase
