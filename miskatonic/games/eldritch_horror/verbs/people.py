"""What becomes of investigators: Health and Sanity, Clues, skills, where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import gaining, losing, moving, purse
from miskatonic.games.eldritch_horror.effect import Effect
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.terms import SKILLS, Skill, SpaceKind
from miskatonic.kit.scene import Scene, seat_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class Lose(Effect, frozen=True):
    """Health and Sanity at once. `spell`: what a Spell costs."""

    health: AnyAmount = 0
    sanity: AnyAmount = 0
    who: AnySelector = "you"

    async def run(self, game: Eldritch, scene: Scene) -> None:
        health, sanity = game.amount(self.health, scene), game.amount(self.sanity, scene)
        cast = game.state.cast

        async def lose(seat: int) -> None:
            await losing.lose(game, seat, health, sanity, spell=cast is not None and cast.seat == seat)

        await game.people(self.who, scene, lose)


class Recover(Effect, frozen=True):
    """99: all."""

    health: AnyAmount = 0
    sanity: AnyAmount = 0
    who: AnySelector = "you"

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            if self.health:
                losing.recover(game, seat_of(key), "health", game.amount(self.health, scene))
            if self.sanity:
                losing.recover(game, seat_of(key), "sanity", game.amount(self.sanity, scene))


class Spend(Effect, frozen=True):
    """A price (eh.spending.2, eh.spending.4)."""

    what: Literal["health", "sanity", "clue"]
    amount: AnyAmount = 1

    def can(self, game: Eldritch, scene: Scene) -> bool:
        amount = game.amount(self.amount, scene)
        if self.what == "clue":
            return purse.can_spend_clues(game, scene.seat, amount)
        return purse.can_spend(game.player(scene.seat), self.what, amount)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        amount = game.amount(self.amount, scene)
        if self.what == "clue":
            await purse.spend_clues(game, scene.seat, amount)
        else:
            purse.spend_stat(game, scene.seat, self.what, amount)


class GainClues(Effect, frozen=True):
    """From the pool."""

    amount: AnyAmount = 1
    who: AnySelector = "you"
    act = "gain"

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(len(game.state.clue_pool) or game.state.clue_discard)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        amount = game.amount(self.amount, scene)
        for key in await game.select(self.who, scene):
            await gaining.gain_clues(game, seat_of(key), amount)


class DiscardClues(Effect, frozen=True):
    """So many, or as many as there are (eh.discarding.15); 99: all."""

    amount: AnyAmount = 1
    who: AnySelector = "you"

    async def run(self, game: Eldritch, scene: Scene) -> None:
        from miskatonic.games.eldritch_horror import supply

        for key in await game.select(self.who, scene):
            player = game.player(seat_of(key))
            amount = min(len(player.clues), game.amount(self.amount, scene.about(key)))
            for _ in range(amount):
                supply.discard_clue(game, player.clues.pop())
            if amount:
                game.caused("discarded.clues", who=Seat(player.seat), amount=amount)


class Improve(Effect, frozen=True):
    """eh.improving-skills.1, .2, .3"""

    skill: Skill | Literal["any"]
    who: AnySelector = "you"

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(self._skills(game, scene.seat)) if self.who == "you" else True

    def _skills(self, game: Eldritch, seat: int) -> list[str]:
        improved = game.player(seat).improvements
        skills = SKILLS if self.skill == "any" else (self.skill,)
        return [skill for skill in skills if improved.get(skill, 0) < 2]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            seat = seat_of(key)
            skills = self._skills(game, seat)
            if skills:
                options = [Option(skill, Msg(f"skill-name-{skill}")) for skill in skills]
                skill = await game.one_of("improve", seat, "eh.improving-skills.1", options)
                await improve(game, seat, skill)


async def improve(game: Eldritch, seat: int, skill: str) -> None:
    """A token with +1, or its other side; whoever may do it twice is asked (eh.lily-chen.3, eh.lily-chen.4)."""
    from miskatonic.games.eldritch_horror import uses

    player = game.player(seat)
    first = not player.improvements.get(skill, 0)
    player.improvements[skill] = player.improvements.get(skill, 0) + 1
    game.caused("improved", who=Seat(seat), skill=Msg(f"skill-name-{skill}"), amount=player.improvements[skill])
    source = game.passive(player, "improves-twice")
    if source and first and await uses.wants(game, seat, source, "eh.lily-chen.3", Msg("passive-improves-twice")):
        player.improvements[skill] = 2
        game.caused("improved", who=Seat(seat), skill=Msg(f"skill-name-{skill}"), amount=2)


class BecomeDelayed(Effect, frozen=True):
    """`chosen`: by whoever could have chosen otherwise (eh.mark-harrigan.3)."""

    who: AnySelector = "you"
    chosen: bool = False

    def can(self, game: Eldritch, scene: Scene) -> bool:
        """eh.ruling-choices.1"""
        return self.who != "you" or not game.player(scene.seat).delayed

    async def run(self, game: Eldritch, scene: Scene) -> None:
        async def delay(seat: int) -> None:
            moving.delay(game, seat, chosen=self.chosen)

        await game.people(self.who, scene, delay)


class BeDevoured(Effect, frozen=True):
    """eh.devoured.1"""

    who: AnySelector = "you"

    async def run(self, game: Eldritch, scene: Scene) -> None:
        async def devour(seat: int) -> None:
            await losing.devour(game, seat)

        await game.people(self.who, scene, devour)


class Move(Effect, frozen=True):
    """So many spaces, each of your choice; `up_to`: or fewer. `ship`: along Ship paths only."""

    spaces: int = 1
    up_to: bool = False
    ship: bool = False

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return moving.can_move(game, scene.seat) and bool(self._ends(game, scene.seat))

    def _ends(self, game: Eldritch, seat: int) -> list[str]:
        paths = game.content.paths[game.player(seat).place]
        return [place for place, kind in paths if not self.ship or kind == "ship"]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for _ in range(self.spaces):
            if not await moving.step(game, scene.seat, self._ends(game, scene.seat), optional=self.up_to):
                return


class MoveToNearest(Effect, frozen=True):
    """To the nearest space of this kind (eh.nearest.1)."""

    kind: SpaceKind

    async def run(self, game: Eldritch, scene: Scene) -> None:
        if moving.can_move(game, scene.seat):
            start = game.player(scene.seat).place
            place = await losing.nearest_space(game, start, self.kind, "eh.nearest.2")
            await moving.move(game, scene.seat, place)


class MoveTo(Effect, frozen=True):
    """To a certain space."""

    place: str
    names = ("place",)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        await moving.move(game, scene.seat, self.place)


class MoveToward(Effect, frozen=True):
    """One space toward the nearest Gate, or toward this monster."""

    goal: Literal["gate", "monster"]
    who: AnySelector = "you"

    async def run(self, game: Eldritch, scene: Scene) -> None:
        if self.goal == "gate":
            goals = [game.content.gates[gate].space for gate in game.state.gates]
        else:
            goals = [game.monster(scene.it).place]

        async def step(seat: int) -> None:
            await moving.step(game, seat, game.ways().toward(game.player(seat).place, goals), rule="eh.nearest.2")

        await game.people(self.who, scene, step)


class MoveAnywhere(Effect, frozen=True):
    """To any space, if he likes."""

    who: AnySelector = "you"

    async def run(self, game: Eldritch, scene: Scene) -> None:
        async def go(seat: int) -> None:
            options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in game.content.spaces]
            options.append(Option(PASS, Msg("option-stay")))
            if moving.can_move(game, seat):
                (place,) = await Decision("move", seat, game.golden_rule, Msg("ask-move"), options)
                if place != PASS:
                    await moving.move(game, seat, place)

        await game.people(self.who, scene, go)
