"""Spaces: where an effect takes place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.message import Msg
from miskatonic.games.death_may_die.effect import Selector
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.terms import CULTIST
from miskatonic.kit.scene import Scene, person
from miskatonic.kit.tree import args_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnySelector


class YourSpace(Selector, frozen=True):
    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        return [game.place_of(person(scene.seat))]


class ItsSpace(Selector, frozen=True):
    """The space of what the effect is about: an enemy, a token, or itself a space."""

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        place = game.place_of(scene.it) if scene.it else ""
        return [place] if place else []


class Around(Selector, frozen=True):
    """These spaces and every space next to them."""

    of: AnySelector = "your-space"

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        found: list[str] = []
        for thing in game.among(self.of, scene):
            place = game.place_of(thing)
            found += [near for near in game.board.around.get(place, []) if near not in found]
        return found


class AdjacentSpaces(Selector, frozen=True):
    """Spaces next to these, not these themselves."""

    of: AnySelector = "your-space"

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        found: list[str] = []
        for thing in game.among(self.of, scene):
            found += [near for near in game.board.beside[game.place_of(thing)] if near not in found]
        return found


class Gate(Selector, frozen=True):
    colour: Literal["red", "yellow", "blue"]

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        return [game.board.gates[self.colour]]


class Gates(Selector, frozen=True):
    """Every space with a Gate."""

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        return list(game.board.gates.values())


class StartSpace(Selector, frozen=True):
    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        return [game.board.start]


class Space(Selector, frozen=True):
    """One space of an Episode's map, by its number."""

    number: int
    episode: int

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        return [game.board.space(self.number)]

    def text(self) -> Msg:
        from miskatonic.engine.message import Name

        return Msg("who-space", {"place": Name(f"e{self.episode}-{self.number}")})


class SpacesWith(Selector, frozen=True):
    """Spaces in which something is, and something else is not: an enemy, `investigator`, `fire`, `rlyeh`, a token.

    A token that is `done` (destroyed, collected) no longer counts; `damaged`: only one that bears Wounds.
    """

    what: str = ""
    without: str = ""
    damaged: bool = False
    other: str = ""
    """Something else that will do as well."""
    names = ("what", "without", "other")

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        wanted = places_with(game, self.what, self.damaged) if self.what else game.board.spaces
        if self.other:
            wanted = [*wanted, *places_with(game, self.other, self.damaged)]
        refused = places_with(game, self.without) if self.without else []
        return [space for space in game.board.spaces if space in wanted and space not in refused]

    def text(self) -> Msg:
        args = args_of(self)
        args["of"] = "both" if self.what and self.without else "what" if self.what else "without"
        args["either"] = "yes" if self.other else "no"
        for field, what in (("what", self.what), ("without", self.without), ("other", self.other)):
            args[field] = Msg(f"space-thing-{what}")
        return Msg("who-spaces-with", args)


def places_with(game: DeathMayDie, what: str, damaged: bool = False) -> list[str]:
    state = game.state
    match what:
        case "fire":
            return list(state.fire)
        case "rlyeh":
            return state.rlyeh
        case "investigator":
            return [investigator.place for investigator in game.living()]
        case "enemy":
            return [enemy.place for enemy in state.enemies] + [state.elder_one.place]
        case "monster":
            return [enemy.place for enemy in state.enemies if enemy.card != CULTIST]
    if what in game.content.tokens:
        return [
            marker.place
            for marker in state.markers
            if what in (marker.card, marker.face) and not marker.done and (marker.wounds or not damaged)
        ]
    return [enemy.place for enemy in state.enemies if enemy.card == what]
