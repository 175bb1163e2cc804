"""What happens to Enemies and to the Elder One."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import asking, foes
from miskatonic.games.death_may_die.effect import Effect
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Selector, text_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnySelector

PATH_RULE = "dmd.mythos-effects.4"


class MoveToward(Effect, frozen=True):
    """So many spaces by the shortest way to the nearest of these spaces."""

    who: AnySelector
    spaces: int = 1
    goal: AnySelector = "your-space"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            goals = [game.place_of(thing) for thing in game.among(self.goal, scene.about(key))]
            if goals:
                await foes.move_toward(game, key, goals, self.spaces, PATH_RULE)


class MoveTo(Effect, frozen=True):
    """All the way into a space."""

    who: AnySelector
    to: AnySelector = "your-space"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            places = [game.place_of(thing) for thing in game.among(self.to, scene.about(key))]
            if places and game.place_of(key) not in places:
                what = Name(key.partition("#")[0])
                foes.put(game, key, await asking.space(game, "toward", places, PATH_RULE, "arrives", what=what))


class Summon(Effect, frozen=True):
    """A figure from the supply comes into each of these spaces; the active player says where the last ones stand."""

    enemy: str
    at: AnySelector = "your-space"
    names = ("enemy",)

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return self.enemy in game.state.supply

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        places = [game.place_of(thing) for thing in await game.select(self.at, scene)]
        left = game.state.supply.count(self.enemy)
        for place in await asking.spaces(game, "last-figures", places, left, "dmd.mythos-effects.2"):
            foes.summon(game, self.enemy, place)


class SummonElderOne(Effect, frozen=True):
    """The figure leaves the Summoning track and stands in this space."""

    at: AnySelector = "your-space"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        places = [game.place_of(thing) for thing in game.among(self.at, scene)]
        card = game.state.elder_one.card
        where = await asking.space(game, "toward", places, "dmd.summon-check.4", "arrives", what=Name(card))
        foes.put(game, card, where)


class Awaken(Effect, frozen=True):
    """At the end of this turn the Elder One advances as if three symbols lay in the discard pile."""

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        game.state.awakening = True
        game.event("awakening")


class MendEnemies(Effect, frozen=True):
    """Enemies lose Wounds they bear."""

    who: AnySelector
    amount: int = 1

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            enemy = game.enemy(key)
            if enemy is not None and enemy.wounds:
                enemy.wounds -= min(self.amount, enemy.wounds)
                game.event("enemy.mended", enemy=Name(enemy.card), piece=key)


class Ambush(Effect, frozen=True):
    """These enemies attack you at once."""

    who: AnySelector

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        from miskatonic.games.death_may_die import defence

        for key in await game.select(self.who, scene):
            victim = game.state.investigators[scene.seat]
            if game.place_of(key) and not victim.out and not victim.down:
                await defence.attack(game, key, scene.seat)

    def text(self, by: str = "you") -> Msg:
        return Msg("verb-ambush", {**self.args(by), "who": text_of(self.who, Selector)})
