"""In stealth tests."""

from __future__ import annotations

from miskatonic.engine.message import Name, Seat
from miskatonic.games.dungeonology import divination
from miskatonic.games.dungeonology.effect import Effect
from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.games.dungeonology.state import Share
from miskatonic.kit.scene import Scene


class Stealth(Effect, frozen=True):
    """Added to one's own stealth level."""

    amount: int = 1

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return game.state.test is not None and game.state.test.seat == scene.seat

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        test = game.state.test
        if test is not None:
            test.stealth.append(Share(scene.card, self.amount))
            game.event("stealth-added", who=Seat(scene.seat), card=Name(scene.card), amount=self.amount)


class Threat(Effect, frozen=True):
    """Added to the alertness that another scholar must meet."""

    amount: int = 1

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return game.state.test is not None and game.state.test.seat != scene.seat

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        test = game.state.test
        if test is not None:
            test.alertness.append(Share(scene.card, self.amount))
            game.event("threat", who=Seat(scene.seat), card=Name(scene.card), amount=self.amount)


class Divine(Effect, frozen=True):
    """dng.divination.1"""

    amount: int = 1

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return game.state.test is not None

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        test = game.state.test
        if test is not None:
            to = "stealth" if test.seat == scene.seat else "alertness"
            await divination.divine(game, scene.seat, self.amount, to)


class Succeed(Effect, frozen=True):
    """dng.card-chrapus.1"""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return game.state.test is not None and game.state.test.seat == scene.seat

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        if game.state.test is not None:
            game.state.test.success = True
            game.event("surely", who=Seat(scene.seat), card=Name(scene.card))
