"""Figures and tokens: whom an effect is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die.effect import Selector
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.terms import COUNTED, CULTIST, TAGS
from miskatonic.kit import tree
from miskatonic.kit.scene import Scene, person
from miskatonic.kit.tree import text_of

if TYPE_CHECKING:
    from miskatonic.engine.message import Arg
    from miskatonic.kit.tree import AnySelector

GROUPS = ("enemy", "monster", "cultist", "elder-one", "monster-or-elder-one")


def at_text(message: str, at: AnySelector | None, args: dict[str, Arg]) -> Msg:
    """`each Cultist`, or `each Cultist in a R'lyeh space`."""
    if at is None:
        return Msg(message, args)
    return Msg("who-in", {"of": Msg(message, args), "place": text_of(at, tree.Selector)})


class Enemies(Selector, frozen=True):
    """Every enemy of a kind: a group (`enemy`, `monster`, `cultist`, `elder-one`) or one sort of figure."""

    kind: str = "enemy"
    at: AnySelector | None = None

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        places = None if self.at is None else [game.place_of(thing) for thing in game.among(self.at, scene)]
        kind = self.kind
        found: list[str] = []
        if kind != "elder-one":
            for enemy in game.state.enemies:
                fits = kind == "enemy" or enemy.card == kind or (kind.startswith("monster") and enemy.card != CULTIST)
                if fits and (places is None or enemy.place in places):
                    found.append(enemy.key)
        elder_one = game.state.elder_one
        with_elder_one = kind in ("enemy", "elder-one", "monster-or-elder-one")
        if with_elder_one and elder_one.place and (places is None or elder_one.place in places):
            found.append(elder_one.card)
        return found

    def text(self) -> Msg:
        if self.kind in GROUPS:
            return at_text(f"who-each-{self.kind}", self.at, {})
        return at_text("who-each-figure", self.at, {"kind": Name(self.kind)})


class Investigators(Selector, frozen=True):
    """Every Investigator in certain spaces."""

    at: AnySelector
    but_you: bool = False

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        places = [game.place_of(thing) for thing in game.among(self.at, scene)]
        return [
            person(seat)
            for seat in game.seats_in_order()
            if game.state.investigators[seat].place in places and not (self.but_you and seat == scene.seat)
        ]

    def text(self) -> Msg:
        return at_text("who-others" if self.but_you else "who-each", self.at, {})


class Figures(Selector, frozen=True):
    """Every figure in certain spaces: Investigators and Enemies; `but_you`: every other one."""

    at: AnySelector = "your-space"
    but_you: bool = False

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        places = [game.place_of(thing) for thing in game.among(self.at, scene)]
        return self.at_places(game, scene, places)

    async def select(self, game: DeathMayDie, scene: Scene) -> list[str]:
        """The spaces may have to be chosen."""
        return self.at_places(game, scene, [game.place_of(thing) for thing in await game.select(self.at, scene)])

    def at_places(self, game: DeathMayDie, scene: Scene, places: list[str]) -> list[str]:
        found = [
            person(seat)
            for seat in game.seats_in_order()
            if game.state.investigators[seat].place in places and not (self.but_you and seat == scene.seat)
        ]
        for place in dict.fromkeys(places):
            found += game.enemy_keys_at(place)
        return found

    def text(self) -> Msg:
        return at_text("who-other-figures" if self.but_you else "who-figures", self.at, {})


class Tokens(Selector, frozen=True):
    """Tokens of the Episode on the map, by kind or by what they turned out to be.

    `state`: `open` (not yet destroyed, collected or in place), `damaged` (bearing Wounds), `hidden` (not turned over),
    `shown`, `done`.
    """

    kind: str
    at: AnySelector | None = None
    state: Literal["open", "damaged", "hidden", "shown", "done"] = "open"
    names = ("kind",)

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        places = None if self.at is None else [game.place_of(thing) for thing in game.among(self.at, scene)]
        found: list[str] = []
        for marker in game.state.markers:
            if self.kind not in (marker.card, marker.face) or not marker.place:
                continue
            if marker.done != (self.state == "done") or (places is not None and marker.place not in places):
                continue
            if self.state == "damaged" and not marker.wounds:
                continue
            if (self.state == "hidden" and marker.face) or (self.state == "shown" and not marker.face):
                continue
            found.append(marker.key)
        return found

    def text(self) -> Msg:
        return at_text(f"who-each-token-{self.state}", self.at, {"kind": Name(self.kind)})


class Holders(Selector, frozen=True):
    """Every Investigator who has so many of these: Yellow Signs, cards of a name, Companions with a trait."""

    what: str
    amount: int = 1

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        found = [person(seat) for seat in game.seats_in_order()]
        return [thing for thing in found if game.holdings(thing, self.what) >= self.amount]

    def text(self) -> Msg:
        if self.what in COUNTED:
            return Msg("who-having", {"what": Msg(f"what-{self.what}", {"amount": self.amount}), "amount": self.amount})
        return Msg("who-holders", {"what": held_text(self.what), "trait": self.what in TAGS})


def held_text(what: str) -> Msg | Name:
    """A card by its name, a trait by its word."""
    return Msg(f"tag-{what}") if what in TAGS else Name(what)


class Carried(Selector, frozen=True):
    """Tokens of the Episode that you hold."""

    kind: str
    names = ("kind",)

    def among(self, game: DeathMayDie, scene: Scene) -> list[str]:
        return [
            marker.key
            for marker in game.state.markers
            if marker.holder == scene.seat and self.kind in (marker.card, marker.face)
        ]
