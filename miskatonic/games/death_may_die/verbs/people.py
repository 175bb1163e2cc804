"""What happens to Investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.games.death_may_die import asking, foes, harm
from miskatonic.games.death_may_die.effect import Effect
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.terms import ALL, MOST_STRESS
from miskatonic.kit.scene import SEAT, Scene, person, seat_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from miskatonic.engine.message import Arg
    from miskatonic.kit.tree import AnyAmount, AnySelector, AnyVerb

EMPTY_TRACK = 0


class LoseSanity(Effect, frozen=True):
    amount: AnyAmount = 1
    who: AnySelector = "you"
    act = "lose"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        await harm.lose_sanity(game, await self._losses(game, scene))

    async def as_price(self, game: DeathMayDie, scene: Scene, rest: Sequence[AnyVerb]) -> None:
        """dmd.ruling-price.2"""
        await harm.lose_sanity(game, await self._losses(game, scene), price=True)

    async def _losses(self, game: DeathMayDie, scene: Scene) -> list[tuple[int, int]]:
        seats = [seat_of(thing) for thing in await game.select(self.who, scene)]
        return [(seat, game.amount(self.amount, scene.about(person(seat)))) for seat in seats]


class TakeStress(Effect, frozen=True):
    """`or_wounds`: what does not fit on the track becomes Wounds."""

    amount: AnyAmount = 1
    who: AnySelector = "you"
    or_wounds: bool = False
    act = "take"

    def payable(self, game: DeathMayDie, scene: Scene) -> bool:
        return game.state.investigators[scene.seat].stress + game.amount(self.amount, scene) <= MOST_STRESS

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            seat = seat_of(thing)
            amount = game.amount(self.amount, scene.about(thing))
            if self.or_wounds:
                await harm.stress_or_wounds(game, seat, amount)
            else:
                game.stress(seat, amount)


class Wound(Effect, frozen=True):
    """Figures take Wounds: Investigators and Enemies alike."""

    amount: AnyAmount = 1
    who: AnySelector = "you"

    def payable(self, game: DeathMayDie, scene: Scene) -> bool:
        """A price is paid by the living."""
        return harm.bearable(game, scene.seat, game.amount(self.amount, scene))

    async def as_price(self, game: DeathMayDie, scene: Scene, rest: Sequence[AnyVerb]) -> None:
        """dmd.ruling-price.2"""
        await self._wound(game, scene, price=True)

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        await self._wound(game, scene, price=False)

    async def _wound(self, game: DeathMayDie, scene: Scene, *, price: bool) -> None:
        for thing in await game.select(self.who, scene):
            amount = game.amount(self.amount, scene.about(thing))
            if thing.startswith(SEAT):
                await harm.wound(game, seat_of(thing), amount, price=price)
            else:
                place = game.place_of(thing)
                if foes.wound(game, thing, amount):
                    await foes.when_killed(game, scene.seat, thing.partition("#")[0], place)


class Heal(Effect, frozen=True):
    """`amount` 99: all of it. `both`: so much of each."""

    what: Literal["stress", "wounds", "both", "either"] = "stress"
    amount: AnyAmount = ALL
    who: AnySelector = "you"

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return any([self._ill(game, seat_of(thing)) for thing in game.among(self.who, scene)])

    def _ill(self, game: DeathMayDie, seat: int) -> bool:
        investigator = game.state.investigators[seat]
        stress = investigator.stress if self.what != "wounds" else 0
        wounds = investigator.wounds if self.what != "stress" else 0
        return stress + wounds > EMPTY_TRACK

    def args(self, by: str) -> dict[str, Arg]:
        args = Effect.args(self, by)
        args["all"] = "yes" if self.amount == ALL else "no"
        return args

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            seat = seat_of(thing)
            amount = game.amount(self.amount, scene.about(thing))
            if self.what == "either":
                await heal_points(game, seat, amount)
                continue
            if self.what != "wounds":
                game.heal_stress(seat, amount)
            if self.what != "stress":
                game.heal_wounds(seat, amount)


async def heal_points(game: DeathMayDie, who: int, points: int) -> None:
    """dmd.rest.2: so many points in all, split freely between Stress and Wounds."""
    investigator = game.state.investigators[who]
    stress, wounds = investigator.stress, investigator.wounds
    if stress + wounds <= points:
        game.heal_stress(who)
        game.heal_wounds(who)
        return
    least, most = max(0, points - stress), min(points, wounds)
    chosen = least
    if least < most:
        from miskatonic.engine.decision import Decision, Option
        from miskatonic.engine.message import Msg

        options = [
            Option(f"wounds:{count}", Msg("option-heal", {"wounds": count, "stress": points - count}))
            for count in range(most, least - 1, -1)
        ]
        prompt = Msg("ask-heal", {"who": game.name(who), "points": points})
        (key,) = await Decision("heal", investigator.player, "dmd.rest.2", prompt, options)
        chosen = int(key[7:])
    game.heal_stress(who, points - chosen)
    game.heal_wounds(who, chosen)


class GainSign(Effect, frozen=True):
    """Investigators take Yellow Signs; when none is left, the Stage cards say what happens."""

    amount: AnyAmount = 1
    who: AnySelector = "you"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            if game.state.investigators[seat_of(thing)].out:
                # In the check after the active Investigator's death, "you" are dead.
                continue
            for _ in range(game.amount(self.amount, scene.about(thing))):
                if game.state.tokens_left > 0:
                    game.state.tokens_left -= 1
                    game.state.investigators[seat_of(thing)].signs += 1
                    game.event("sign", who=game.name(seat_of(thing)))
                else:
                    await no_token_left(game, scene)


class LoseSign(Effect, frozen=True):
    """Investigators return Yellow Signs. `amount` 99: all."""

    amount: int = 1
    who: AnySelector = "you"

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return any([game.state.investigators[seat_of(thing)].signs > 0 for thing in game.among(self.who, scene)])

    def args(self, by: str) -> dict[str, Arg]:
        args = Effect.args(self, by)
        args["all"] = "yes" if self.amount == ALL else "no"
        return args

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            investigator = game.state.investigators[seat_of(thing)]
            lost = min(self.amount, investigator.signs)
            if lost:
                investigator.signs -= lost
                game.state.tokens_left += lost
                game.event("sign.lost", who=game.name(investigator.number), amount=lost)


async def no_token_left(game: DeathMayDie, scene: Scene) -> None:
    for stage in game.stages[: game.state.elder_one.stage]:
        if stage.no_tokens:
            await game.run(stage.no_tokens, Scene(scene.seat, stage.id))


class Go(Effect, frozen=True):
    """You are placed in a space: this is no movement, so nobody follows and nothing burns."""

    at: AnySelector
    who: AnySelector = "you"

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(game.among(self.at, scene))

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            places = game.among(self.at, scene.about(thing))
            if places:
                place = await asking.one_of(game, seat_of(thing), "go", places, game.golden_rule)
                place_investigator(game, seat_of(thing), game.place_of(place))


def place_investigator(game: DeathMayDie, who: int, place: str) -> None:
    from miskatonic.engine.message import Name

    if game.state.investigators[who].place != place:
        game.state.investigators[who].place = place
        game.event("placed", who=game.name(who), place=Name(place))


class CatchFire(Effect, frozen=True):
    """Fire tokens come onto your board."""

    amount: AnyAmount = 1
    who: AnySelector = "you"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            game.catch_fire(seat_of(thing), game.amount(self.amount, scene.about(thing)))


class Arrest(Effect, frozen=True):
    """Until they break free they cannot Run."""

    who: AnySelector = "you"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            investigator = game.state.investigators[seat_of(thing)]
            if not investigator.arrested:
                investigator.arrested = True
                game.event("arrested", who=game.name(investigator.number))


class BreakFree(Effect, frozen=True):
    who: AnySelector = "you"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            investigator = game.state.investigators[seat_of(thing)]
            if investigator.arrested:
                investigator.arrested = False
                game.event("freed", who=game.name(investigator.number))


class GainAction(Effect, frozen=True):
    """In this turn you may take more actions."""

    amount: int = 1

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return game.state.phase == "actions" and game.state.active == scene.seat

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        if self.can(game, scene):
            game.state.actions += self.amount
            game.event("action", who=game.name(scene.seat), amount=self.amount)


class RaiseSkill(Effect, frozen=True):
    """One of your Skills gains a level."""

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        await harm.raise_skill(game, scene.seat)
