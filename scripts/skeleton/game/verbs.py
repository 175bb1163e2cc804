"""What cards do beside the words of the kit: a verb is a small class, its sentence `verb-<tag>` in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.kit.scene import Scene, seat_of
from scripts.skeleton.game.effect import Effect
from scripts.skeleton.game.game import Skeleton

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class GainClues(Effect, frozen=True):
    amount: AnyAmount = 1

    async def run(self, game: Skeleton, scene: Scene) -> None:
        game.gain_clues(game.amount(self.amount, scene))


class LoseHealth(Effect, frozen=True):
    amount: int = 1
    who: AnySelector = "you"

    def payable(self, game: Skeleton, scene: Scene) -> bool:
        """As a price it must leave a point."""
        return game.state.players[scene.seat].health > self.amount

    async def run(self, game: Skeleton, scene: Scene) -> None:
        for someone in await game.select(self.who, scene):
            game.lose_health(seat_of(someone), self.amount)
