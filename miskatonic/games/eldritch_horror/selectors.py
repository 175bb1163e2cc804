"""Whom or what an effect is about, in the words of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import losing
from miskatonic.games.eldritch_horror.effect import filled
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.terms import SpaceKind
from miskatonic.kit.scene import Scene, person
from miskatonic.kit.tree import Selector, args_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnySelector


class Lead(Selector[Eldritch], frozen=True):
    """The Lead Investigator (eh.lead-investigator.1)."""

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        return [person(game.lead)] if game.player(game.lead).investigator else []


class Fellows(Selector[Eldritch], frozen=True):
    """Every other investigator on your space."""

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        return [person(seat) for seat in game.here(game.player(scene.seat).place) if seat != scene.seat]


class On(Selector[Eldritch], frozen=True):
    """Every investigator on a space of this kind."""

    kind: SpaceKind | Literal["gate", "expedition"]

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        return [person(seat) for seat in game.seats_in_order() if self._fits(game, game.player(seat).place)]

    def _fits(self, game: Eldritch, place: str) -> bool:
        if self.kind == "gate":
            return bool(game.gate_at(place))
        if self.kind == "expedition":
            return place == game.state.expedition or place in game.ways().beside(game.state.expedition)
        return game.kind_of(place) == self.kind


class There(Selector[Eldritch], frozen=True):
    """Every investigator on the space of this monster; `near`: or on an adjacent one."""

    near: bool = False

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        place = game.monster(scene.it).place
        around = [place, *game.ways().beside(place)] if self.near else [place]
        return [person(seat) for seat in game.seats_in_order() if game.player(seat).place in around]


class NearestInvestigator(Selector[Eldritch], frozen=True):
    """The nearest to this monster; the active player chooses among equals (eh.nearest.2)."""

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        seats = game.seats_in_order()
        near = game.ways().nearest(game.monster(scene.it).place, [game.player(seat).place for seat in seats])
        return [person(seat) for seat in seats if game.player(seat).place in near]

    async def select(self, game: Eldritch, scene: Scene) -> list[str]:
        found = self.among(game, scene)
        if len(found) < 2:
            return found
        options = [Option(key, Msg("thing-person", {"who": Seat(int(key[5:]))}), key) for key in found]
        return [await game.one_of("nearest", losing.active(game), "eh.nearest.2", options)]


class Target(Selector[Eldritch], frozen=True):
    """Whom the Spell was cast on."""

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        cast = game.state.cast
        return [cast.target] if cast is not None and cast.target else []


class Monsters(Selector[Eldritch], frozen=True):
    """Every monster on the board; `epic` false: no Epic ones (eh.epic-monster.9)."""

    epic: bool = True
    named: str = ""
    names = ("named",)

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        found = [monster for monster in game.state.monsters if self.epic or not game.epic(monster.card)]
        return [monster.key for monster in found if monster.card == (self.named or monster.card)]

    def text(self) -> Msg:
        return Msg("who-monsters", filled(args_of(self)))


class MonstersHere(Selector[Eldritch], frozen=True):
    """Every monster on your space; `other`: but for this one."""

    epic: bool = True
    other: bool = False

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        found = game.monsters_at(game.player(scene.seat).place)
        fitting = [monster for monster in found if self.epic or not game.epic(monster.card)]
        return [monster.key for monster in fitting if not (self.other and monster.key == scene.it)]


class MonstersOnGates(Selector[Eldritch], frozen=True):
    """Every monster that is no Epic one on a space with a Gate."""

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        found = [monster for monster in game.state.monsters if game.gate_at(monster.place)]
        return [monster.key for monster in found if not game.epic(monster.card)]


class MonstersOfOneSpace(Selector[Eldritch], frozen=True):
    """All on one space of your choice."""

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        return [monster.key for monster in game.state.monsters]

    async def select(self, game: Eldritch, scene: Scene) -> list[str]:
        places = list(dict.fromkeys([monster.place for monster in game.state.monsters]))
        if not places:
            return []
        options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in places]
        place = await game.one_of("space", scene.seat, game.golden_rule, options)
        return [monster.key for monster in game.monsters_at(place)]


class Gates(Selector[Eldritch], frozen=True):
    """Every Gate on the board; `matching`: those with the symbol of the current Omen."""

    matching: bool = False

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        return list(game.matching_gates() if self.matching else game.state.gates)


class CluesOnBoard(Selector[Eldritch], frozen=True):
    """Every Clue on the board."""

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        return [token.clue for token in game.state.clues]


class Rumors(Selector[Eldritch], frozen=True):
    """Every Rumor in play."""

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        return [card.key for card in game.state.ongoing if "rumor" in game.content.mythos[card.card].traits]


class ChosenOne(Selector[Eldritch], frozen=True):
    """One of others, chosen by the Lead Investigator for all (eh.conflicts.2)."""

    of: AnySelector

    def among(self, game: Eldritch, scene: Scene) -> list[str]:
        return game.among(self.of, scene)

    async def select(self, game: Eldritch, scene: Scene) -> list[str]:
        found = self.among(game, scene)
        if len(found) < 2:
            return found
        options = [Option(thing, game.thing_text(thing), thing) for thing in found]
        return [await game.one_of("together", game.lead, "eh.conflicts.2", options)]
