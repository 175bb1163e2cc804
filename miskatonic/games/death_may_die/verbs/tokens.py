"""Fire, R'lyeh, and the tokens of Episodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.message import Name
from miskatonic.games.death_may_die import asking, foes, harm, masks
from miskatonic.games.death_may_die.effect import Effect
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.state import NOBODY, Marker, heap_of
from miskatonic.games.death_may_die.verbs.people import no_token_left, place_investigator
from miskatonic.games.death_may_die.verbs.where import Around
from miskatonic.kit.scene import SEAT, Scene, seat_of

if TYPE_CHECKING:
    from miskatonic.engine.message import Arg
    from miskatonic.kit.tree import AnyAmount, AnySelector

PHASES_OF_THE_MOON = 4


def mine(at: AnySelector) -> str:
    """Whether a place is told from whoever acts: `here`, `around`; some languages then say it otherwise."""
    if at == "your-space":
        return "here"
    return "around" if isinstance(at, Around) and at.of == "your-space" else "no"


class AddFire(Effect, frozen=True):
    """dmd.fire.8, dmd.mythos-effects.2: if the supply is too small, the active player says where the last ones go."""

    at: AnySelector = "your-space"
    amount: AnyAmount = 1

    def args(self, by: str) -> dict[str, Arg]:
        return Effect.args(self, by) | {"mine": mine(self.at)}

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        places = list(dict.fromkeys([game.place_of(thing) for thing in await game.select(self.at, scene)]))
        amount = game.amount(self.amount, scene)
        if amount > 0:
            enough = -(-game.state.fire_supply // amount)
            for place in await asking.spaces(game, "last-fire", places, enough, "dmd.mythos-effects.2"):
                game.add_fire(place, amount)


class RemoveFire(Effect, frozen=True):
    at: AnySelector = "your-space"
    amount: AnyAmount = 1

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return any([game.place_of(thing) in game.state.fire for thing in game.among(self.at, scene)])

    def args(self, by: str) -> dict[str, Arg]:
        return Effect.args(self, by) | {"mine": mine(self.at)}

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.at, scene):
            game.remove_fire(game.place_of(thing), game.amount(self.amount, scene))


class PlaceRlyeh(Effect, frozen=True):
    """On this space; if it has one, on the nearest space without."""

    at: AnySelector = "your-space"

    def args(self, by: str) -> dict[str, Arg]:
        return Effect.args(self, by) | {"mine": mine(self.at)}

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        state = game.state
        for thing in await game.select(self.at, scene):
            place = game.place_of(thing)
            if not place:
                continue
            if state.tokens_left <= 0:
                await no_token_left(game, scene)
                continue
            free = [space for space in game.board.spaces if space not in state.rlyeh]
            near = game.board.nearest(place, free)
            if near:
                place = await asking.space(game, "rlyeh", near, "dmd.mythos-effects.2")
                state.tokens_left -= 1
                state.rlyeh.append(place)
                game.event("rlyeh", place=Name(place))


class Burn(Effect, frozen=True):
    """Everything in a space, tokens that can be destroyed too, takes a Wound for every Fire token there."""

    at: AnySelector = "your-space"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.at, scene):
            place = game.place_of(thing)
            amount = game.state.fire.get(place, 0)
            if not amount:
                continue
            for marker in [m for m in game.state.markers if m.place == place and not m.done]:
                await damage(game, scene, marker, amount)
            for investigator in game.others_at(place):
                await harm.wound(game, investigator.number, amount)
            for key in game.enemy_keys_at(place):
                if foes.wound(game, key, amount):
                    await foes.when_killed(game, scene.seat, key.partition("#")[0], place)


# Tokens of the Episode


class Damage(Effect, frozen=True):
    """Tokens take Wounds; one with as many as its life is destroyed and turned over."""

    who: AnySelector
    amount: AnyAmount = 1

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(game.among(self.who, scene))

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        amount = game.amount(self.amount, scene)
        for key in await game.select(self.who, scene):
            marker = game.marker(key)
            if marker is not None:
                await damage(game, scene, marker, amount)


async def damage(game: DeathMayDie, scene: Scene, marker: Marker, amount: int) -> None:
    life = game.content.tokens[marker.card].life
    if not life or amount <= 0:
        return
    marker.wounds = min(life, marker.wounds + amount)
    game.event("token.damaged", token=Name(marker.card), amount=amount, place=Name(marker.place), piece=marker.key)
    if marker.wounds >= life:
        marker.done = True
        game.unsettled = True
        game.event("token.destroyed", token=Name(marker.card), place=Name(marker.place), piece=marker.key)
        await turn_over(game, scene, marker)


def lab_life(game: DeathMayDie, who: int) -> int:
    """How many Wounds the token here that can be destroyed still bears; none: there is none."""
    place = game.state.investigators[who].place
    for marker in game.state.markers:
        life = game.content.tokens[marker.card].life
        if life and marker.place == place and not marker.done:
            return life - marker.wounds
    return 0


class Mend(Effect, frozen=True):
    """Tokens lose Wounds they bear."""

    who: AnySelector
    amount: int = 1

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            marker = game.marker(key)
            if marker is not None and marker.wounds:
                marker.wounds -= min(self.amount, marker.wounds)
                game.event("token.mended", token=Name(marker.card), place=Name(marker.place), piece=key)


class TurnOver(Effect, frozen=True):
    """Tokens show what they are."""

    who: AnySelector

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(game.among(self.who, scene))

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            marker = game.marker(key)
            if marker is not None and not marker.face:
                await turn_over(game, scene, marker)


async def turn_over(game: DeathMayDie, scene: Scene, marker: Marker) -> None:
    """Which one it is was not decided before; then it does what it says. `it` is the token."""
    face = await masks.shown(game, marker)
    if face is None:
        return
    marker.face = face
    game.unsettled = True
    place = marker.place or game.state.investigators[scene.seat].place
    game.event("token.turned", token=Name(marker.card), face=Name(face), place=Name(place), piece=marker.key)
    await game.run(game.content.tokens[face].turned, Scene(scene.seat, face, None, marker.key))


class TurnDown(Effect, frozen=True):
    """Tokens that have been turned over lie face down again, mixed with those that lie so in their space."""

    who: AnySelector

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        together: dict[tuple[str, str], list[Marker]] = {}
        for key in await game.select(self.who, scene):
            marker = game.marker(key)
            if marker is not None and marker.face and heap_of(marker.card) in game.state.hidden:
                together.setdefault((marker.card, marker.place), []).append(marker)
        for markers in together.values():
            masks.turn_down(game.state, markers)
            for marker in markers:
                game.event("token.down", token=Name(marker.card), place=Name(marker.place), piece=marker.key)


class TakeToken(Effect, frozen=True):
    """You pick up a token of your space."""

    kind: str
    names = ("kind",)

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(here(game, scene.seat, self.kind))

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        found = here(game, scene.seat, self.kind)
        if found:
            key = await asking.one_of(
                game, scene.seat, "token", [marker.key for marker in found], "dmd.episode-actions.2"
            )
            take(game, scene.seat, key)


def here(game: DeathMayDie, who: int, kind: str) -> list[Marker]:
    place = game.state.investigators[who].place
    return [
        marker
        for marker in game.state.markers
        if marker.place == place and not marker.done and kind in (marker.card, marker.face)
    ]


def take(game: DeathMayDie, who: int, key: str) -> None:
    marker = game.marker(key)
    assert marker is not None
    marker.place = ""
    marker.holder = who
    game.unsettled = True
    game.event("token.taken", who=game.name(who), token=Name(marker.face or marker.card), piece=key)


class PutToken(Effect, frozen=True):
    """You put a token that you hold into your space."""

    kind: str
    names = ("kind",)

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(held(game, scene.seat, self.kind))

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        found = held(game, scene.seat, self.kind)
        if found:
            key = await asking.one_of(
                game, scene.seat, "token", [marker.key for marker in found], "dmd.episode-actions.2"
            )
            put_down(game, scene.seat, key)


def held(game: DeathMayDie, who: int, kind: str = "") -> list[Marker]:
    return [
        marker
        for marker in game.state.markers
        if marker.holder == who and (not kind or kind in (marker.card, marker.face))
    ]


def put_down(game: DeathMayDie, who: int, key: str) -> None:
    marker = game.marker(key)
    assert marker is not None
    marker.holder = NOBODY
    marker.place = game.state.investigators[who].place
    game.unsettled = True
    game.event("token.put", who=game.name(who), token=Name(marker.face or marker.card), piece=key)


class Collect(Effect, frozen=True):
    """Tokens are done with: collected, removed, lit. `spend`: of those you hold."""

    kind: str
    spend: bool = False
    amount: int = 1
    how: Literal["collect", "remove", "light"] = "collect"
    names = ("kind",)

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        found = held(game, scene.seat, self.kind) if self.spend else here(game, scene.seat, self.kind)
        return len(found) >= self.amount

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for _ in range(self.amount):
            found = held(game, scene.seat, self.kind) if self.spend else here(game, scene.seat, self.kind)
            if found:
                collect(game, scene.seat, found[0], "spend" if self.spend else self.how)


def collect(game: DeathMayDie, who: int, marker: Marker, how: str = "collect") -> None:
    marker.done = True
    marker.holder = NOBODY
    marker.place = ""
    game.unsettled = True
    game.event("token.collected", who=game.name(who), token=Name(marker.face or marker.card), how=how, piece=marker.key)


def unlockable(game: DeathMayDie, who: int) -> list[Marker]:
    """Tokens in the own space, each opened by a token that this Investigator holds."""
    place = game.state.investigators[who].place
    found: list[Marker] = []
    for marker in game.state.markers:
        opened_by = game.content.tokens[marker.card].opened_by
        if opened_by and marker.place == place and not marker.done and held(game, who, opened_by):
            found.append(marker)
    return found


class Unlock(Effect, frozen=True):
    """You spend the token that opens a token in your space, and collect this one."""

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(unlockable(game, scene.seat))

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        keys = [marker.key for marker in unlockable(game, scene.seat)]
        if keys:
            chosen = game.marker(await asking.one_of(game, scene.seat, "token", keys, "dmd.episode-actions.2"))
            assert chosen is not None
            collect(game, scene.seat, held(game, scene.seat, game.content.tokens[chosen.card].opened_by)[0], "spend")
            collect(game, scene.seat, chosen)


class FindToken(Effect, frozen=True):
    """From the supply beside the map you take a token and look at what it is."""

    kind: str
    names = ("kind",)

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return any([_in_supply(marker, self.kind) for marker in game.state.markers])

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for marker in game.state.markers:
            if _in_supply(marker, self.kind):
                take(game, scene.seat, marker.key)
                await turn_over(game, scene, marker)
                return


def _in_supply(marker: Marker, kind: str) -> bool:
    return marker.card == kind and not marker.place and marker.holder == NOBODY and not marker.done


class BringToken(Effect, frozen=True):
    """A token from the supply comes into each of these spaces."""

    kind: str
    at: AnySelector
    names = ("kind",)

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.at, scene):
            for marker in game.state.markers:
                if _in_supply(marker, self.kind):
                    marker.place = game.place_of(thing)
                    game.event("token.brought", token=Name(marker.card), place=Name(marker.place), piece=marker.key)
                    break


class Usher(Effect, frozen=True):
    """You go up to so many spaces with a token; enemies follow and Fire burns as in a Run."""

    kind: str
    spaces: AnyAmount = 1
    other: str = ""
    """Another kind that will do as well."""
    names = ("kind", "other")

    def args(self, by: str) -> dict[str, Arg]:
        args = Effect.args(self, by)
        args["either"] = "yes" if self.other else "no"
        return args

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return not game.state.investigators[scene.seat].down and bool(self._here(game, scene))

    def _here(self, game: DeathMayDie, scene: Scene) -> list[Marker]:
        return here(game, scene.seat, self.kind) + (here(game, scene.seat, self.other) if self.other else [])

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        from miskatonic.games.death_may_die import running

        found = self._here(game, scene)
        if not found:
            return
        key = await asking.one_of(game, scene.seat, "token", [marker.key for marker in found], "dmd.episode-actions.2")
        await running.run(game, scene.seat, spaces=game.amount(self.spaces, scene), along=key)
        game.unsettled = True


class TurnMoon(Effect, frozen=True):
    """The moon goes on by so many phases; `choose`: or stays, as you like."""

    phases: int = 1
    choose: bool = False

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        turned = self.phases
        if self.choose:
            turned = await asking.number(game, scene.seat, "moon", self.phases, game.golden_rule)
        if turned:
            game.state.moon = (game.state.moon + turned) % PHASES_OF_THE_MOON
            game.unsettled = True
            game.event("moon", phase=game.state.moon)


class Guards(Effect, frozen=True):
    """Tokens that hunt people go toward the nearest Investigator; whom they reach is arrested."""

    kind: str
    spaces: int = 1
    mode: Literal["nearest", "you"] = "nearest"
    names = ("kind",)

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for marker in game.state.markers:
            if marker.card != self.kind or not marker.place or marker.done:
                continue
            free = [i.place for i in game.living() if not i.arrested]
            goals = [game.state.investigators[scene.seat].place] if self.mode == "you" else free
            if goals:
                await foes.move_toward(game, marker.key, goals, self.spaces, "dmd.mythos-effects.4")
        for marker in game.state.markers:
            if marker.card == self.kind and marker.place and not marker.done:
                for investigator in game.others_at(marker.place):
                    if not investigator.arrested:
                        investigator.arrested = True
                        game.event("arrested", who=game.name(investigator.number))


class DriveOff(Effect, frozen=True):
    """Tokens in your space go back to the blue Gate."""

    kind: str
    names = ("kind",)

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(here(game, scene.seat, self.kind))

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for marker in here(game, scene.seat, self.kind):
            marker.place = game.board.gates["blue"]
            game.event("moved", what=Name(marker.card), place=Name(marker.place), piece=marker.key)


class Swap(Effect, frozen=True):
    """You change places with another Investigator; nobody follows."""

    who: AnySelector

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(game.among(self.who, scene))

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            if thing.startswith(SEAT):
                mine, theirs = game.state.investigators[scene.seat].place, game.place_of(thing)
                place_investigator(game, scene.seat, theirs)
                place_investigator(game, seat_of(thing), mine)
