"""Symptoms that no other word can say."""

from __future__ import annotations

from miskatonic.engine.message import Name
from miskatonic.games.death_may_die import asking, harm
from miskatonic.games.death_may_die.effect import Effect
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.state import NOBODY
from miskatonic.games.death_may_die.verbs.people import place_investigator
from miskatonic.games.death_may_die.verbs.tokens import held
from miskatonic.kit.scene import Scene, person

RULE = "dmd.insanity.2"


class ClearTokens(Effect, frozen=True):
    """All tokens are taken off the Insanity card."""

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        game.state.investigators[scene.seat].insanity_tokens = 0


class Steal(Effect, frozen=True):
    """One or more Items, Companions or tokens of Investigators in your space; with nothing to steal, Stress."""

    stress: int = 2

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        from miskatonic.games.death_may_die import trading

        who = scene.seat
        victims = game.others_at(game.state.investigators[who].place, but=who)
        stolen = False
        while True:
            things = [key for victim in victims for key in trading.tradable(game, victim.number)]
            if not things:
                break
            if not stolen:
                key = await asking.one_of(game, who, "steal", things, RULE)
            else:
                key = await asking.perhaps_one(game, who, "steal", things, RULE)
            if not key:
                break
            trading.give(game, key, who)
            await trading.rivals(game, who)
            stolen = True
        if stolen:
            game.heal_stress(who)
        else:
            game.stress(who, self.stress)


class LieDown(Effect, frozen=True):
    """Safe, beyond attack, unable to search or move; only Rest is possible until you stand up."""

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        game.state.investigators[scene.seat].down = True
        game.event("down", who=game.name(scene.seat))


class Cling(Effect, frozen=True):
    """If your codependent lives elsewhere: Stress, then one of you is moved to the other; enemies do not follow."""

    stress: int = 2

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        who = scene.seat
        other = game.state.investigators[who].codependent
        if other == NOBODY or game.state.investigators[other].out:
            return
        here, there = game.state.investigators[who].place, game.state.investigators[other].place
        if here == there:
            return
        game.stress(who, self.stress)
        moved = await asking.one_of(game, who, "cling", [person(who), person(other)], RULE)
        if moved == person(who):
            place_investigator(game, who, there)
        else:
            place_investigator(game, other, here)


class LevelStress(Effect, frozen=True):
    """The Stress marker stands level with the Wound marker."""

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        from miskatonic.games.death_may_die.terms import MOST_STRESS

        investigator = game.state.investigators[scene.seat]
        wanted = min(MOST_STRESS, investigator.wounds)
        if investigator.stress > wanted:
            game.heal_stress(scene.seat, investigator.stress - wanted)
        elif investigator.stress < wanted:
            game.stress(scene.seat, wanted - investigator.stress)


class EvenSides(Effect, frozen=True):
    """You discard Discovery cards until as many lie on the left as on the right."""

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        investigator = game.state.investigators[scene.seat]
        while True:
            left = [claimed for claimed in investigator.cards if claimed.side == "left"]
            right = [claimed for claimed in investigator.cards if claimed.side == "right"]
            if len(left) == len(right):
                return
            more = left if len(left) > len(right) else right
            key = await asking.one_of(game, scene.seat, "discard", [claimed.key for claimed in more], RULE)
            harm.discard(game, scene.seat, next(claimed for claimed in more if claimed.key == key))


class Relive(Effect, frozen=True):
    """The Mythos card beside your Insanity is resolved as if it had just been drawn; without one, all Stress heals."""

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        from miskatonic.games.death_may_die import mythos

        card = game.state.investigators[scene.seat].trauma
        if not card:
            game.heal_stress(scene.seat)
            return
        game.event("relived", who=game.name(scene.seat), card=Name(card))
        await mythos.carry_out(game, scene.seat, card)


class GoToFigure(Effect, frozen=True):
    """You move to the nearest space with another figure."""

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        who = scene.seat
        here = game.state.investigators[who].place
        places = [other.place for other in game.living() if other.number != who]
        places += [enemy.place for enemy in game.state.enemies]
        if game.state.elder_one.place:
            places.append(game.state.elder_one.place)
        near = game.board.nearest(here, places)
        if near:
            place_investigator(game, who, await asking.one_of(game, who, "go", near, RULE))


def has_something(game: DeathMayDie, who: int) -> bool:
    return bool(game.state.investigators[who].cards or held(game, who))
