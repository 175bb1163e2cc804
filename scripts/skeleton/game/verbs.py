"""What cards do. One verb is one small class, with its sentence `verb-<tag>` in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.verb import Verb

if TYPE_CHECKING:
    from scripts.skeleton.game.flow import Skeleton


class Effect(Verb, frozen=True):
    async def run(self, game: Skeleton, seat: int) -> None:
        raise NotImplementedError(self.tag)


class GainClues(Effect, frozen=True):
    amount: int = 1

    async def run(self, game: Skeleton, seat: int) -> None:
        game.gain_clues(self.amount)


class LoseHealth(Effect, frozen=True):
    amount: int = 1

    async def run(self, game: Skeleton, seat: int) -> None:
        game.lose_health(seat, self.amount)


AnyVerb = GainClues | LoseHealth
