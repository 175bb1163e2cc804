"""Moving scholars and the boss, tokens in zones."""

from __future__ import annotations

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import asking, boss, moving, university
from miskatonic.games.dungeonology.effect import Effect
from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.games.dungeonology.state import Player
from miskatonic.games.dungeonology.terms import SECRET_TOKEN, SECRET_TOKENS, START, TELEPORTS
from miskatonic.kit.scene import Scene, person, seat_of

BOSS = "boss"


class Move(Effect, frozen=True):
    """dng.trick-exploration.2"""

    amount: int = 1

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        await moving.walk(game, player, self.amount, scene.seat, "dng.trick-exploration.2")


class MoveOther(Effect, frozen=True):
    """dng.card-falszywe.1 to 3"""

    amount: int = 2

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(game.targets(scene.seat)) or bool(game.state.boss_place)

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        state = game.state
        options = [
            Option(person(one.seat), Msg("thing-person", {"who": Seat(one.seat)}), person(one.seat))
            for one in game.targets(scene.seat)
        ]
        if state.boss_place:
            options.append(Option(BOSS, Msg("thing", {"name": Name(state.boss)}), BOSS))
        prompt = Msg("ask-move-whom", {"who": Seat(scene.seat)})
        (key,) = await Decision("move-whom", scene.seat, game.golden_rule, prompt, options)
        if key == BOSS:
            await self._boss(game, scene)
        else:
            await moving.walk(game, state.players[seat_of(key)], self.amount, scene.seat, game.golden_rule)

    async def _boss(self, game: Dungeonology, scene: Scene) -> None:
        for _ in range(self.amount):
            ways = boss.around(game, game.state.boss_place)
            to = await asking.zone(game, scene.seat, "boss-moves", ways, game.golden_rule, may=True)
            if not to:
                return
            boss.go(game, to)


class MoveToScholar(Effect, frozen=True):
    """dng.card-poscig.1"""

    def _zones(self, game: Dungeonology, scene: Scene) -> list[str]:
        player = game.state.players[scene.seat]
        zones = [one.place for one in game.targets(scene.seat) if one.place != player.place]
        return [zone for zone in dict.fromkeys(zones) if moving.may_enter(game, player, zone)]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._zones(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        zone = await asking.zone(game, scene.seat, "go-where", self._zones(game, scene), game.golden_rule)
        if zone:
            await moving.enter(game, game.state.players[scene.seat], zone)


class Vanish(Effect, frozen=True):
    """dng.card-puf.2, dng.card-puf.3: the movement phase is skipped; a teleport token stays behind."""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(_zones_to(game, game.state.players[scene.seat]))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        left = player.place
        zones = _zones_to(game, player)
        zone = await asking.zone(game, scene.seat, "go-where", zones, game.golden_rule)
        if not zone:
            return
        game.state.speed = game.state.pace = 0
        place_token(game, left, "teleport")
        await moving.enter(game, player, zone)


class SwapPlaces(Effect, frozen=True):
    """With a scholar anywhere in the dungeon; nothing in the zones is activated."""

    def _others(self, game: Dungeonology, scene: Scene) -> list[Player]:
        place = game.state.players[scene.seat].place
        return [one for one in game.targets(scene.seat) if one.place != place]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._others(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        other = await asking.scholar(game, scene.seat, "victim", self._others(game, scene), game.golden_rule)
        if other is not None:
            player = game.state.players[scene.seat]
            player.place, other.place = other.place, player.place
            game.event("swapped", who=Seat(scene.seat), whom=Seat(other.seat))


class Careful(Effect, frozen=True):
    """dng.card-ostrozne.1: stops, tolls, ambushes and traps need not be activated."""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        player = game.state.players[scene.seat]
        return not player.careful and game.state.active == scene.seat

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        game.state.players[scene.seat].careful = True
        game.event("careful", who=Seat(scene.seat))


class PlaceTraps(Effect, frozen=True):
    """dng.zone-tokens.2: in your zone or those connected with it.

    `draw`: so many students are drawn before, and as many tokens placed as came. (dng.card-pulapka.1)
    """

    amount: int = 1
    draw: bool = False

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return _traps_left(game) > 0 and bool(_trap_zones(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        amount = await university.draw(game, scene.seat, self.amount) if self.draw else self.amount
        for _ in range(min(amount, _traps_left(game))):
            zone = await asking.zone(game, scene.seat, "trap-where", _trap_zones(game, scene), game.golden_rule)
            if zone:
                place_token(game, zone, "trap")


def _traps_left(game: Dungeonology) -> int:
    return len(game.state.traps) - game.traps_placed()


def _trap_zones(game: Dungeonology, scene: Scene) -> list[str]:
    place = game.state.players[scene.seat].place
    return [zone for zone in [place, *game.connected(place)] if zone != START]


class PlaceSecretPassage(Effect, frozen=True):
    """dng.zone-tokens.7: in your zone and in any other revealed one."""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        placed = sum([tile.tokens.count(SECRET_TOKEN) for tile in game.state.tiles])
        return placed + 2 <= SECRET_TOKENS and len(_other_zones(game, scene)) > 0

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        zone = await asking.zone(game, scene.seat, "passage-where", _other_zones(game, scene), game.golden_rule)
        if zone:
            place_token(game, game.state.players[scene.seat].place, SECRET_TOKEN)
            place_token(game, zone, SECRET_TOKEN)
            game.layout_changes()


def _other_zones(game: Dungeonology, scene: Scene) -> list[str]:
    place = game.state.players[scene.seat].place
    return [zone for zone in game.laid() if zone not in (place, START)]


def _zones_to(game: Dungeonology, player: Player) -> list[str]:
    return [zone for zone in game.laid() if zone != player.place and moving.may_enter(game, player, zone)]


def place_token(game: Dungeonology, zone: str, token: str) -> None:
    if token == "teleport":
        placed = sum([tile.tokens.count(token) for tile in game.state.tiles])
        if placed >= TELEPORTS or zone == START:
            return
    elif token == "trap" and game.traps_placed() >= len(game.state.traps.fog):
        # dng.ruling-traps.1: all that were never turned over lie in zones, so one that was is used again.
        game.state.traps.shuffle()
    game.tile(zone).tokens.append(token)
    game.event("token", zone=Name(zone), token=Msg(f"token-{token}"))


__all__ = ["PASS", "Careful", "Move", "MoveOther", "MoveToScholar", "PlaceSecretPassage", "PlaceTraps", "Vanish"]
