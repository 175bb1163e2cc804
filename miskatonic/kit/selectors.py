"""Selectors that every game knows: whom or what an effect is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.kit.game import AnyGame, printed
from miskatonic.kit.scene import Scene, person
from miskatonic.kit.tree import Selector, args_of, text_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyCondition, AnySelector


class You(Selector[AnyGame], frozen=True):
    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        return [person(scene.seat)]


class Each(Selector[AnyGame], frozen=True):
    """Every person in the game."""

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        return [person(seat) for seat in game.seats_in_order()]


class Others(Selector[AnyGame], frozen=True):
    """Every person but you."""

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        return [person(seat) for seat in game.seats_in_order() if seat != scene.seat]


class Here(Selector[AnyGame], frozen=True):
    """Every person at your place, you among them; who is nowhere is with nobody."""

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        here = game.place_of(person(scene.seat))
        if not here:
            return [person(seat) for seat in game.seats_in_order() if seat == scene.seat]
        return [person(seat) for seat in game.seats_in_order() if game.place_of(person(seat)) == here]


class It(Selector[AnyGame], frozen=True):
    """What the effect is about just now: "that monster"."""

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        return [scene.it] if scene.it else []


class This(Selector[AnyGame], frozen=True):
    """The component on which this is printed."""

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        return [scene.card]


class Those(Selector[AnyGame], frozen=True):
    """Those of others for whom a condition holds: "each investigator with a Clue"."""

    of: AnySelector
    that: AnyCondition

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        return [thing for thing in game.among(self.of, scene) if game.holds(self.that, scene.about(thing))]


class At(Selector[AnyGame], frozen=True):
    """Those of others who are at a place, or where you are."""

    of: AnySelector
    place: str = ""
    names = ("place",)

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        place = self.place or game.place_of(person(scene.seat))
        if not place:
            return []
        return [thing for thing in game.among(self.of, scene) if game.place_of(thing) == place]

    def text(self) -> Msg:
        return Msg("who-at" if self.place else "who-at-yours", args_of(self))


class Nearest(Selector[AnyGame], frozen=True):
    """The nearest of others to you; you choose among equally near ones."""

    of: AnySelector

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        here = game.place_of(person(scene.seat))
        things = game.among(self.of, scene) if here else []
        places = [game.place_of(thing) for thing in things]
        near = game.ways().nearest(here, places)
        return [thing for thing, place in zip(things, places, strict=True) if place in near]

    async def select(self, game: AnyGame, scene: Scene) -> list[str]:
        return await choose(game, scene, self, 1)


class One(Selector[AnyGame], frozen=True):
    """One of others, of your choice."""

    of: AnySelector

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        return game.among(self.of, scene)

    async def select(self, game: AnyGame, scene: Scene) -> list[str]:
        return await choose(game, scene, self, 1)


class UpTo(Selector[AnyGame], frozen=True):
    """Some of others, of your choice, perhaps none."""

    most: int
    of: AnySelector

    def among(self, game: AnyGame, scene: Scene) -> list[str]:
        return game.among(self.of, scene)

    async def select(self, game: AnyGame, scene: Scene) -> list[str]:
        return await choose(game, scene, self, self.most, least=0)


async def choose(game: AnyGame, scene: Scene, selector: Selector[AnyGame], most: int, least: int = 1) -> list[str]:
    """Asks `you` for so many of what a selector may mean; none, if there is nothing."""
    things = selector.among(game, scene)
    if not things:
        return []
    prompt = Msg("ask-select", {"card": Name(printed(scene.card)), "who": text_of(selector, Selector)})
    options = [Option(thing, game.thing_text(thing), thing) for thing in things]
    asked = game.player_of(scene.seat)
    chosen = await Decision("select", asked, game.golden_rule, prompt, options, least, min(most, len(things)))
    return list(chosen)
