"""Students, fatigue, fate and interns."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.message import Name, Seat
from miskatonic.games.dungeonology import asking, fates, fatigue, resting, students, university
from miskatonic.games.dungeonology.effect import Effect
from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.games.dungeonology.state import Player
from miskatonic.kit.scene import Scene

NONE = 0


class DrawStudents(Effect, frozen=True):
    """From the university; where it holds fewer, those."""

    amount: int = 1

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        await university.draw(game, scene.seat, self.amount)


class Sacrifice(Effect, frozen=True):
    amount: int = 1

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return game.state.players[scene.seat].students >= self.amount

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        students.sacrifice(game, player, min(self.amount, player.students))


class TakeFatigue(Effect, frozen=True):
    """`unavoidable`: no student may be sacrificed instead."""

    amount: int = 1
    unavoidable: bool = False

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        player = game.state.players[scene.seat]
        return player.fatigue + self.amount <= game.stat(scene.seat, "stamina")

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        await fatigue.tire(game, player, self.amount, unavoidable=self.unavoidable)


class TakeStudents(Effect, frozen=True):
    """From the campfire. `by_bonus`: as many as the bonus level of the discarded card."""

    amount: int = 1
    by_bonus: bool = False

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return game.state.campfire > NONE

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        amount = game.bonus_of(scene.it) if self.by_bonus else self.amount
        students.take(game, game.state.players[scene.seat], amount)


class FillStudents(Effect, frozen=True):
    """Up to the limit, from the campfire, or from the reserve if nobody is there."""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return game.state.players[scene.seat].students < game.stat(scene.seat, "students")

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        students.fill_up(game, game.state.players[scene.seat], either=True)


class Recover(Effect, frozen=True):
    """Fatigue tokens are discarded; 0: all."""

    amount: int = 0

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return game.state.players[scene.seat].fatigue > NONE

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        resting.recover(game, game.state.players[scene.seat], self.amount or None)


class DiscardFate(Effect, frozen=True):
    def can(self, game: Dungeonology, scene: Scene) -> bool:
        player = game.state.players[scene.seat]
        return len(player.fates) + player.fates_down > NONE

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        await resting.discard_fate(game, game.state.players[scene.seat])


class StealStudents(Effect, frozen=True):
    """One from each scholar near, so many at most in all."""

    most: int = 3

    def _victims(self, game: Dungeonology, scene: Scene) -> list[Player]:
        return [player for player in game.near(scene.seat) if player.students]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._victims(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        for victim in self._victims(game, scene)[: self.most]:
            victim.students -= 1
            game.state.players[scene.seat].students += 1
            game.event("student-stolen", who=Seat(scene.seat), whom=Seat(victim.seat))


class Tire(Effect, frozen=True):
    """A scholar near, or in your zone, takes fatigue."""

    amount: int = 1
    where: Literal["here", "near"] = "here"

    def _victims(self, game: Dungeonology, scene: Scene) -> list[Player]:
        found = game.near(scene.seat, here=self.where == "here")
        return [player for player in found if player.fatigue < game.stat(player.seat, "stamina")]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._victims(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        victims = self._victims(game, scene)
        victim = await asking.scholar(game, scene.seat, "victim", victims, game.golden_rule)
        if victim is not None:
            await fatigue.tire(game, victim, self.amount)


class GiveFate(Effect, frozen=True):
    """A scholar near draws a fate card."""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(game.near(scene.seat))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        victim = await asking.scholar(game, scene.seat, "victim", game.near(scene.seat), game.golden_rule)
        if victim is not None:
            fates.draw(game, victim.seat)


class Recruit(Effect, frozen=True):
    """dng.interns.2, dng.interns.6: from the supply, or from whoever has the intern."""

    intern: str
    names = ("intern",)

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        """dng.starting-zone.7: nobody is robbed of an intern in the camp, nor after the expedition."""
        owners = [player for player in game.targets(scene.seat) if self.intern in player.interns]
        return self.intern in game.state.interns or bool(owners)

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        state = game.state
        if self.intern in state.interns:
            state.interns.remove(self.intern)
            game.event("recruited", who=Seat(scene.seat), card=Name(self.intern))
        else:
            for player in state.players:
                if self.intern in player.interns:
                    player.interns.remove(self.intern)
                    game.perks_change(player.seat)
                    game.rest_within_stamina(player)
                    game.event("intern-stolen", who=Seat(scene.seat), whom=Seat(player.seat), card=Name(self.intern))
        state.players[scene.seat].interns.append(self.intern)
        game.perks_change(scene.seat)
