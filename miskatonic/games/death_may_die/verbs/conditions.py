"""What may hold, and how many there are, in words of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die.effect import Amount, Condition
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.terms import MOST_STRESS, TAGS
from miskatonic.games.death_may_die.verbs.tokens import here, unlockable
from miskatonic.games.death_may_die.verbs.who import Carried, held_text
from miskatonic.kit.scene import Scene, person
from miskatonic.kit.tree import Selector, args_of, text_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnySelector


class Holding(Condition, frozen=True):
    """You have this card, or a Companion with this trait; `anybody`: some Investigator has."""

    what: str
    anybody: bool = False

    def text(self) -> Msg:
        trait = self.what in TAGS
        return Msg("condition-holding", {"what": held_text(self.what), "trait": trait, "anybody": self.anybody})

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        seats = game.seats_in_order() if self.anybody else [scene.seat]
        return any([game.holding(seat, self.what) > 0 for seat in seats])


class WithSkill(Condition, frozen=True):
    """You have this Skill."""

    skill: str
    names = ("skill",)

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return game.level(scene.seat, self.skill) > 0


class OnThreshold(Condition, frozen=True):
    """Your Sanity marker is on an Insanity Threshold; `before`: or one space before one."""

    before: bool = False

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return game.on_threshold(scene.seat) or (self.before and game.before_threshold(scene.seat))


class NearGate(Condition, frozen=True):
    """You are within so many spaces of a Gate."""

    within: int = 1

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return game.board.near_gate(game.place_of(person(scene.seat)), self.within)


class In(Condition, frozen=True):
    """Somebody or something is in one of these spaces."""

    at: AnySelector
    who: AnySelector = "you"

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        places = [game.place_of(thing) for thing in game.among(self.at, scene)]
        return any([game.place_of(thing) in places for thing in game.among(self.who, scene)])

    def text(self) -> Msg:
        if self.who == "you":
            return Msg("condition-in-you", {"at": text_of(self.at, Selector)})
        if self.who == "it":
            return Msg("condition-in-it", {"at": text_of(self.at, Selector)})
        return Msg("condition-in", args_of(self))


class Away(Condition, frozen=True):
    """You are in none of these spaces."""

    at: AnySelector

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        place = game.state.investigators[scene.seat].place
        return place not in [game.place_of(thing) for thing in game.among(self.at, scene)]


class HiddenHere(Condition, frozen=True):
    """A token of this kind that nobody has turned over lies in your space."""

    kind: str
    names = ("kind",)

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return any([not marker.face for marker in here(game, scene.seat, self.kind)])


class Unlockable(Condition, frozen=True):
    """A token lies in your space, and you hold the token that opens it."""

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(unlockable(game, scene.seat))


class ThereIs(Condition, frozen=True):
    """There is at least one of these."""

    of: AnySelector
    amount: int = 1

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return len(game.among(self.of, scene)) >= self.amount

    def text(self) -> Msg:
        if isinstance(self.of, Carried):
            return Msg("condition-carrying", {"kind": Name(self.of.kind), "amount": self.amount})
        return Msg("condition-there-is", args_of(self))


class NoneOf(Condition, frozen=True):
    """There is none of these."""

    of: AnySelector

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return not game.among(self.of, scene)

    def text(self) -> Msg:
        if isinstance(self.of, Carried):
            return Msg("condition-not-carrying", {"kind": Name(self.of.kind)})
        return Msg("condition-none-of", args_of(self))


class ElderOneOnMap(Condition, frozen=True):
    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(game.state.elder_one.place)


class ElderOneOnTrack(Condition, frozen=True):
    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return not game.state.elder_one.summoned


class MostStress(Condition, frozen=True):
    """You are at maximum Stress."""

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return game.state.investigators[scene.seat].stress >= MOST_STRESS


class RlyehAdjacent(Condition, frozen=True):
    """So many R'lyeh spaces lie next to each other."""

    amount: int = 2

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        tokens = game.state.rlyeh
        for place in tokens:
            seen = [place]
            for near in seen:
                seen += [other for other in game.board.beside[near] if other in tokens and other not in seen]
            if len(seen) >= self.amount:
                return True
        return False


class Moon(Condition, frozen=True):
    """The moon is in one of these phases: 0 new, 1 waxing, 2 full, 3 waning."""

    phases: tuple[int, ...]

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return game.state.moon in self.phases

    def text(self) -> Msg:
        return Msg("condition-moon", {"phases": [Msg("moon-phase", {"phase": phase}) for phase in self.phases]})


class Free(Condition, frozen=True):
    """You are not under arrest."""

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return not game.state.investigators[scene.seat].arrested


class Arrested(Condition, frozen=True):
    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        return game.state.investigators[scene.seat].arrested


class Gathered(Condition, frozen=True):
    """So many tokens are done with; `how` says what became of them."""

    kind: str
    amount: int
    how: Literal["destroyed", "collected", "lit"] = "collected"
    names = ("kind",)

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        tokens = game.content.tokens
        names = [(m.card, m.face, tokens[m.card].counts_as) for m in game.state.markers if m.done]
        return len([name for name in names if self.kind in name]) >= self.amount


class TokensIn(Condition, frozen=True):
    """So many tokens lie in certain spaces (in different ones: `apart`)."""

    kind: str
    amount: int
    at: AnySelector
    apart: bool = False
    names = ("kind",)

    def holds(self, game: DeathMayDie, scene: Scene) -> bool:
        places = [game.place_of(thing) for thing in game.among(self.at, scene)]
        found = [
            marker.place
            for marker in game.state.markers
            if marker.place in places and self.kind in (marker.card, marker.face)
        ]
        return len(dict.fromkeys(found) if self.apart else found) >= self.amount


class Successes(Amount, frozen=True):
    """As many as the dice show."""

    def value(self, game: DeathMayDie, scene: Scene) -> int:
        return 0 if game.state.roll is None else game.state.roll.successes


class FireIn(Amount, frozen=True):
    """Fire tokens in these spaces."""

    at: AnySelector = "your-space"

    def value(self, game: DeathMayDie, scene: Scene) -> int:
        return sum([game.state.fire.get(game.place_of(thing), 0) for thing in game.among(self.at, scene)])
