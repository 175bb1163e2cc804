"""Monsters: spawned, moved, wounded, encountered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.eldritch_horror import combat, losing, moving, supply
from miskatonic.games.eldritch_horror.effect import Effect
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Monster
from miskatonic.kit.scene import Scene, seat_of
from miskatonic.kit.tree import PERSON, subject
from miskatonic.kit.wording import effects_text, inner

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector, AnyVerb

Where = Literal["here", "random", "expedition", "there", "cultists"]
"""Your space; a random one; that of the Active Expedition; that of this monster; each with a Cultist."""


async def places_of(game: Eldritch, scene: Scene, where: str) -> list[str]:
    state = game.state
    if where == "here":
        return [game.player(scene.seat).place]
    if where == "random":
        return [await supply.random_space(game)]
    if where == "expedition":
        return [state.expedition] if state.expedition else []
    if where == "there":
        return [game.monster(scene.it).place]
    if where == "cultists":
        return list(dict.fromkeys([monster.place for monster in state.monsters if monster.card == "cultist"]))
    return [where]


class SpawnMonsters(Effect, frozen=True):
    """At random from the pool. `place`: a certain space. `encounter`: you encounter it at once."""

    amount: int = 1
    where: Where = "here"
    place: str = ""
    names = ("place",)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for place in await places_of(game, scene, self.place or self.where):
            await supply.spawn_monster(game, place, self.amount)


class SpawnNamed(Effect, frozen=True):
    """A certain monster, if there is one left."""

    monster: str
    where: Where = "here"
    place: str = ""
    names = ("monster", "place")

    async def run(self, game: Eldritch, scene: Scene) -> None:
        (place,) = await places_of(game, scene, self.place or self.where)
        found = await supply.spawn_named(game, self.monster, place)
        game.spawned = found is not None


class SpawnEither(Effect, frozen=True):
    """One of these monsters that were set aside, on the space of this one."""

    monsters: tuple[str, ...]
    names = ("monsters",)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        game.spawned = False
        aside = [card for card in self.monsters if card in game.state.set_aside]
        if aside:
            options = [Option(card, Msg("thing", {"name": Name(card)}), card) for card in aside]
            card = await game.one_of("spawn", losing.active(game), "eh.conflicts.1", options)
            game.spawned = await supply.spawn_named(game, card, game.monster(scene.it).place) is not None


class SpawnAndFight(Effect, frozen=True):
    """A monster comes onto your space, and you encounter it at once. `monster`: this one, or a random one."""

    monster: str = ""
    won: tuple[AnyVerb, ...] = ()
    lost: tuple[AnyVerb, ...] = ()
    names = ("monster",)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        place = game.player(scene.seat).place
        found: Monster | None = None
        if self.monster:
            found = await supply.spawn_named(game, self.monster, place)
        if found is None:
            spawned = await supply.spawn_monster(game, place)
            found = spawned[0] if spawned else None
        if found is None or not game.on_board(found.key):
            await game.run(self.lost, scene)
            return
        won = await combat.encounter(game, scene.seat, found.key)
        await game.run(self.won if won else self.lost, scene.about(found.key))

    def text(self, by: str = "you") -> Msg:
        return Msg("verb-spawn-and-fight", {**self.args(by), "outcome": outcome_text(self.won, self.lost, by)})


class Ambush(Effect, frozen=True):
    """A monster ambushes you: a random one, or this (eh.ambush.1, eh.ambush.4)."""

    monster: str = ""
    won: tuple[AnyVerb, ...] = ()
    lost: tuple[AnyVerb, ...] = ()
    who: AnySelector = "you"
    names = ("monster",)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        async def ambush(seat: int) -> None:
            won = await combat.ambush(game, seat, self.monster)
            own = Scene(seat, scene.card)
            await game.run(self.won if won else self.lost, own)

        await game.people(self.who, scene, ambush)

    def text(self, by: str = "you") -> Msg:
        who = subject(self, by)
        args = {**self.args(by), "outcome": outcome_text(self.won, self.lost, inner(who))}
        args["person"] = PERSON.get(who, "he")
        return Msg("verb-ambush", args)


def outcome_text(won: tuple[AnyVerb, ...], lost: tuple[AnyVerb, ...], by: str) -> Msg:
    """What comes of a fight, behind it."""
    if not won and not lost:
        return Msg("fight-none")
    parts: list[Msg] = []
    if won:
        parts.append(Msg("fight-won", {"effects": effects_text(won, inner(by), "list-and")}))
    if lost:
        parts.append(Msg("fight-lost", {"effects": effects_text(lost, inner(by), "list-and")}))
    if len(parts) == 1:
        return parts[0]
    return Msg("fight-both", {"won": parts[0], "lost": parts[1]})


class Wound(Effect, frozen=True):
    """These monsters lose Health."""

    whom: AnySelector
    amount: AnyAmount = 1

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(game.among(self.whom, scene))

    async def run(self, game: Eldritch, scene: Scene) -> None:
        amount = game.amount(self.amount, scene)
        for key in await game.select(self.whom, scene):
            if game.on_board(key) or key == _fought(game):
                await supply.wound(game, key, amount, scene.seat, combat=key == _fought(game))


def _fought(game: Eldritch) -> str:
    fight = game.state.combat
    return fight.monster if fight is not None else ""


class Slay(Effect, frozen=True):
    """These monsters are defeated; Epic ones cannot be (eh.epic-monster.2)."""

    whom: AnySelector

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(game.among(self.whom, scene))

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.whom, scene):
            if (game.on_board(key) or key == _fought(game)) and not game.epic(key.partition("#")[0]):
                await supply.defeat(game, key, scene.seat, combat=key == _fought(game))


class DiscardMonsters(Effect, frozen=True):
    whom: AnySelector

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(game.among(self.whom, scene))

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.whom, scene):
            if game.on_board(key):
                supply.discard_monster(game, key)


class Heal(Effect, frozen=True):
    """These monsters recover Health; 0: all."""

    whom: AnySelector
    amount: int = 0

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.whom, scene):
            if game.on_board(key):
                supply.heal_monster(game, key, self.amount)


class Fight(Effect, frozen=True):
    """Each of `who` encounters this monster at once, or each monster on his space."""

    who: AnySelector = "you"
    all: bool = False

    async def run(self, game: Eldritch, scene: Scene) -> None:
        async def fight(seat: int) -> None:
            fought: list[str] = []
            while True:
                here = [monster.key for monster in game.monsters_at(game.player(seat).place)]
                keys = [key for key in here if key not in fought and (self.all or key == scene.it)]
                if not keys:
                    return
                options = [Option(key, game.thing_text(key), key) for key in keys]
                key = await game.one_of("monster-order", seat, "eh.combat-encounters.1", options)
                fought.append(key)
                await combat.encounter(game, seat, key)

        await game.people(self.who, scene, fight)


class Lure(Effect, frozen=True):
    """One of these monsters comes to your space, and you encounter it."""

    whom: AnySelector

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.whom, scene):
            monster = game.monster(key)
            if not game.epic(monster.card):
                supply.move_monster(game, monster, game.player(scene.seat).place)
                await combat.encounter(game, scene.seat, key)


class Relocate(Effect, frozen=True):
    """This monster moves to a certain space."""

    place: str
    names = ("place",)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        supply.move_monster(game, game.monster(scene.it), self.place)


class RelocateAny(Effect, frozen=True):
    """One of these moves to another space of your choice."""

    whom: AnySelector

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(game.among(self.whom, scene))

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.whom, scene):
            monster = game.monster(key)
            if game.epic(monster.card):
                continue
            places = [space for space in game.content.spaces if space != monster.place]
            options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in places]
            place = await game.one_of("space", scene.seat, game.golden_rule, options)
            supply.move_monster(game, monster, place)


class Hunt(Effect, frozen=True):
    """This monster moves to the nearest space with an investigator, and one there encounters it."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        monster = game.monster(scene.it)
        seats = game.seats_in_order()
        near = game.ways().nearest(monster.place, [game.player(seat).place for seat in seats])
        if not near:
            return
        chooser = losing.active(game)
        options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in near]
        place = await game.one_of("nearest", chooser, "eh.nearest.2", options)
        supply.move_monster(game, monster, place)
        there = [game.person(seat) for seat in game.here(place)]
        chosen = await game.choose_thing("hunted", chooser, "eh.conflicts.1", there)
        await combat.encounter(game, seat_of(chosen), monster.key)


class Prowl(Effect, frozen=True):
    """This monster moves so many spaces toward the nearest investigator, or toward an Epic Monster."""

    spaces: int = 1
    toward: str = ""
    names = ("toward",)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        monster = game.monster(scene.it)
        for _ in range(self.spaces):
            if self.toward:
                goals = [other.place for other in game.state.monsters if other.card == self.toward]
            else:
                goals = [game.player(seat).place for seat in game.seats_in_order()]
            steps = game.ways().toward(monster.place, goals)
            if not steps:
                return
            options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in steps]
            place = await game.one_of("nearest", losing.active(game), "eh.nearest.2", options)
            supply.move_monster(game, monster, place)


class CarryOff(Effect, frozen=True):
    """An investigator on the space of this monster and the monster move one space; he becomes Delayed."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        monster = game.monster(scene.it)
        there = [game.person(seat) for seat in game.here(monster.place)]
        if not there:
            return
        key = await game.choose_thing("hunted", losing.active(game), "eh.conflicts.1", there)
        seat = seat_of(key)
        steps = game.ways().beside(monster.place)
        options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in steps]
        place = await game.one_of("space", losing.active(game), "eh.conflicts.1", options)
        supply.move_monster(game, monster, place)
        await moving.move(game, seat, place)
        moving.delay(game, seat)


class SnatchClue(Effect, frozen=True):
    """The nearest Clue on the board is discarded, and this monster moves there."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        monster = game.monster(scene.it)
        near = game.ways().nearest(monster.place, [token.place for token in game.state.clues])
        clues = [token.clue for token in game.state.clues if token.place in near]
        if clues:
            options = [Option(clue, Msg("thing", {"name": Name(clue)}), clue) for clue in clues]
            clue = await game.one_of("nearest", losing.active(game), "eh.nearest.2", options)
            place = next(token.place for token in game.state.clues if token.clue == clue)
            supply.discard_from_board(game, clue)
            supply.move_monster(game, monster, place)


# In combat


class SkipStrength(Effect, frozen=True):
    """There is no Strength test in this combat."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        fight = game.state.combat
        if fight is not None:
            fight.skip_strength = True


class LoseNothing(Effect, frozen=True):
    """You lose no Health to this Strength test."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        fight = game.state.combat
        if fight is not None:
            fight.unharmed = True


class NoMoreEncounters(Effect, frozen=True):
    """There is no additional encounter in this phase."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        encounter = game.state.encounter
        if encounter is not None:
            encounter.last = True


class StrengthInCombat(Effect, frozen=True):
    """A bonus to Strength in this combat."""

    add: int

    async def run(self, game: Eldritch, scene: Scene) -> None:
        fight = game.state.combat
        if fight is not None:
            combat.add_bonus(fight, "strength", self.add, scene.card.partition("#")[0])


class RerollInCombat(Effect, frozen=True):
    """One die of the Strength test of this combat may be rerolled."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        fight = game.state.combat
        if fight is not None:
            fight.rerolls += 1
            fight.bonus_source.setdefault("strength", scene.card.partition("#")[0])
