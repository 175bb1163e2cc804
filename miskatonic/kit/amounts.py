"""Amounts that every game knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg
from miskatonic.kit.game import AnyGame
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Amount, Selector, text_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class NumberOf(Amount[AnyGame], frozen=True):
    """How many there are, each counted `times`: "2 per investigator" is `{count: number-of, of: each, times: 2}`."""

    of: AnySelector
    times: int = 1

    def value(self, game: AnyGame, scene: Scene) -> int:
        return len(game.among(self.of, scene)) * self.times


class Having(Amount[AnyGame], frozen=True):
    """How many of these somebody has; of several people, all of theirs together."""

    what: str
    who: AnySelector = "you"

    def value(self, game: AnyGame, scene: Scene) -> int:
        return sum([game.holdings(thing, self.what) for thing in game.among(self.who, scene)])

    def text(self) -> Msg:
        what = Msg(f"what-{self.what}", {"amount": "X"})
        if self.who == "you":
            return Msg("amount-having-you", {"what": what})
        return Msg("amount-having", {"what": what, "who": text_of(self.who, Selector)})


class Half(Amount[AnyGame], frozen=True):
    """Half of another amount, rounded up."""

    of: AnyAmount

    def value(self, game: AnyGame, scene: Scene) -> int:
        return -(-game.amount(self.of, scene) // 2)


class Plus(Amount[AnyGame], frozen=True):
    """Several amounts together."""

    of: tuple[AnyAmount, ...]

    def value(self, game: AnyGame, scene: Scene) -> int:
        return sum([game.amount(amount, scene) for amount in self.of])


class Within(Amount[AnyGame], frozen=True):
    """Another amount, but no less and no more than this."""

    of: AnyAmount
    least: int = 0
    most: int = 99

    def value(self, game: AnyGame, scene: Scene) -> int:
        return max(self.least, min(self.most, game.amount(self.of, scene)))


class ThatMuch(Amount[AnyGame], frozen=True):
    """As much as the happening that is being answered."""

    def value(self, game: AnyGame, scene: Scene) -> int:
        return 0 if scene.happening is None else scene.happening.amount
