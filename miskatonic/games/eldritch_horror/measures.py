"""Amounts and conditions of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg
from miskatonic.games.eldritch_horror import combat
from miskatonic.games.eldritch_horror.effect import filled
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.terms import SpaceKind
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Amount, Condition, args_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount


class Investigators(Amount[Eldritch], frozen=True):
    """As many as there are investigators, `times` over, and so many more."""

    times: int = 1
    plus: int = 0

    def value(self, game: Eldritch, scene: Scene) -> int:
        return game.investigators * self.times + self.plus


class HalfTheInvestigators(Amount[Eldritch], frozen=True):
    """Rounded up (eh.rounding.1)."""

    def value(self, game: Eldritch, scene: Scene) -> int:
        return -(-game.investigators // 2)


class Result(Amount[Eldritch], frozen=True):
    """Of the test: how many successes."""

    minus: int = 0

    def value(self, game: Eldritch, scene: Scene) -> int:
        return max(0, game.result - self.minus)


class OnSheet(Amount[Eldritch], frozen=True):
    """Sanity tokens on the Ancient One sheet."""

    def value(self, game: Eldritch, scene: Scene) -> int:
        return game.state.sheet.sanity


class OnThisCard(Amount[Eldritch], frozen=True):
    """Tokens on this card."""

    what: str = "eldritch"

    def value(self, game: Eldritch, scene: Scene) -> int:
        return game.holdings(scene.card, self.what)


class FewerPerToken(Amount[Eldritch], frozen=True):
    """So many, less one for each token on this card; never less than none."""

    of: AnyAmount
    what: str = "health"

    def value(self, game: Eldritch, scene: Scene) -> int:
        return max(0, game.amount(self.of, scene) - game.holdings(scene.card, self.what))


class RumorsInPlay(Amount[Eldritch], frozen=True):
    def value(self, game: Eldritch, scene: Scene) -> int:
        return len([card for card in game.state.ongoing if "rumor" in game.content.mythos[card.card].traits])


class CultistsOnBoard(Amount[Eldritch], frozen=True):
    times: int = 1

    def value(self, game: Eldritch, scene: Scene) -> int:
        return combat.cultists(game) * self.times


class SpellsHeld(Amount[Eldritch], frozen=True):
    """Your Spells, `times` over."""

    times: int = 1

    def value(self, game: Eldritch, scene: Scene) -> int:
        return len(game.player(scene.seat).spells) * self.times


class OnSpace(Condition[Eldritch], frozen=True):
    """You are on a space of this kind."""

    kind: SpaceKind

    def holds(self, game: Eldritch, scene: Scene) -> bool:
        return game.kind_of(game.player(scene.seat).place) == self.kind


class NoFours(Condition[Eldritch], frozen=True):
    """No 4 was rolled in the test of the Spell."""

    def holds(self, game: Eldritch, scene: Scene) -> bool:
        cast = game.state.cast
        return cast is None or not cast.fours


class MonstersOnBoard(Condition[Eldritch], frozen=True):
    """At least so many; `named`: of this name."""

    least: int = 1
    named: str = ""
    names = ("named",)

    def holds(self, game: Eldritch, scene: Scene) -> bool:
        found = [monster for monster in game.state.monsters if monster.card == (self.named or monster.card)]
        return len(found) >= self.least

    def text(self) -> Msg:
        return Msg("condition-monsters-on-board", filled(args_of(self)))


class MonstersOnSpace(Condition[Eldritch], frozen=True):
    least: int
    place: str
    names = ("place",)

    def holds(self, game: Eldritch, scene: Scene) -> bool:
        return len(game.monsters_at(self.place)) >= self.least


class SomebodyThere(Condition[Eldritch], frozen=True):
    """An investigator is on the space of this monster."""

    def holds(self, game: Eldritch, scene: Scene) -> bool:
        return bool(game.here(game.monster(scene.it).place))


class RumorInPlay(Condition[Eldritch], frozen=True):
    def holds(self, game: Eldritch, scene: Scene) -> bool:
        return any(["rumor" in game.content.mythos[card.card].traits for card in game.state.ongoing])


class NoClues(Condition[Eldritch], frozen=True):
    """You have no Clue."""

    def holds(self, game: Eldritch, scene: Scene) -> bool:
        return not game.player(scene.seat).clues


class WasSpawned(Condition[Eldritch], frozen=True):
    """The last monster that should have been spawned was."""

    def holds(self, game: Eldritch, scene: Scene) -> bool:
        return game.spawned
