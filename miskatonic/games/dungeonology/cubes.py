"""Information cubes: collected, stolen, dropped, given, removed. (dng.collect.*, dng.steal.*, dng.drop.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Name, Seat
from miskatonic.games.dungeonology import asking, lots
from miskatonic.games.dungeonology.state import NOBODY

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player


def gain(game: Dungeonology, player: Player, colour: str) -> bool:
    """dng.gain.2; a cube that does not fit is removed. (dng.steal.2, dng.give.3)"""
    if not game.has_room(player, colour):
        game.state.reserve[colour] += 1
        game.event("cube-removed", cube=asking.cube_text(colour))
        return False
    before = game.stars(player)
    player.cubes[colour] += 1
    game.notebook_changes(player, star=game.stars(player) > before)
    return True


def fitting(game: Dungeonology, player: Player, zone: str) -> list[int]:
    """The spaces whose cubes have room on the notebook, from the left. (dng.collect.3)"""
    room = dict(player.cubes)
    found: list[int] = []
    for space, cube in enumerate(game.tile(zone).cubes):
        if cube and room[cube] < game.content.columns[cube].length:
            room[cube] += 1
            found.append(space)
    return found


def collect(game: Dungeonology, player: Player, zone: str, amount: int) -> list[str]:
    """dng.collect.2: from the left, without skipping any but those whose column is full."""
    tile = game.tile(zone)
    taken: list[str] = []
    for space in fitting(game, player, zone)[:amount]:
        colour = tile.cubes[space]
        tile.cubes[space] = ""
        taken.append(colour)
        game.event("collected", who=Seat(player.seat), cube=asking.cube_text(colour), zone=Name(zone))
        gain(game, player, colour)
    return taken


async def keeps(game: Dungeonology, player: Player, colour: str) -> bool:
    """dng.protected.2: the owner of a protected cube decides whether to lose it."""
    if not game.perk(player.seat, f"protect-{colour}"):
        return False
    cube = asking.cube_text(colour)
    kept = await asking.yes(game, player.seat, "protect", "dng.protected.2", cube=cube)
    if kept:
        game.event("protected", who=Seat(player.seat), cube=cube)
    return kept


async def steal(game: Dungeonology, thief: Player, victim: Player, colour: str) -> bool:
    """dng.steal.1: the topmost cube of a column."""
    if not colour or not victim.cubes[colour] or await keeps(game, victim, colour):
        return False
    game.event("stolen", who=Seat(thief.seat), whom=Seat(victim.seat), cube=asking.cube_text(colour))
    game.state.thefts += 1
    victim.cubes[colour] -= 1
    if not gain(game, thief, colour):
        game.notebook_changes(victim)
    return True


async def give(game: Dungeonology, giver: Player, receiver: Player, colour: str) -> None:
    """dng.give.1; protection does not stop it. (dng.protected.3)"""
    game.event("given", who=Seat(giver.seat), whom=Seat(receiver.seat), cube=asking.cube_text(colour))
    giver.cubes[colour] -= 1
    if not gain(game, receiver, colour):
        game.notebook_changes(giver)


def remove(game: Dungeonology, player: Player, colour: str, told: str = "lost") -> None:
    """dng.remove.1"""
    player.cubes[colour] -= 1
    game.state.reserve[colour] += 1
    game.event(told, who=Seat(player.seat), cube=asking.cube_text(colour))
    game.notebook_changes(player)


async def lose_random(game: Dungeonology, player: Player) -> str:
    """A cube drawn by lots leaves the notebook for good."""
    colour = await lots.cube_of(game, player)
    if colour and not await keeps(game, player, colour):
        remove(game, player, colour)
        return colour
    return ""


async def drop_random(game: Dungeonology, player: Player, taker: int = NOBODY) -> str:
    """dng.valerio.4, dng.valerio.8: `taker` collects it at once, if there is room for it. (dng.collect.3)"""
    colour = await lots.cube_of(game, player)
    if not colour or await keeps(game, player, colour):
        return ""
    if taker != NOBODY and game.has_room(game.state.players[taker], colour):
        player.cubes[colour] -= 1
        game.event("dropped-taken", who=Seat(player.seat), whom=Seat(taker), cube=asking.cube_text(colour))
        gain(game, game.state.players[taker], colour)
        return colour
    await drop(game, player, colour)
    return colour


async def drop(game: Dungeonology, player: Player, colour: str) -> None:
    """dng.drop.1 to 6: the rightmost free space here, else in a connected zone, else it is removed."""
    zone = player.place
    if not _free(game, zone):
        around = [one for one in game.connected(zone) if _free(game, one)]
        zone = await asking.zone(game, player.seat, "drop-where", around, "dng.drop.5")
    if not zone:
        remove(game, player, colour, "dropped-away")
        return
    tile = game.tile(zone)
    tile.cubes[_free(game, zone)[-1]] = colour
    player.cubes[colour] -= 1
    game.event("dropped", who=Seat(player.seat), cube=asking.cube_text(colour), zone=Name(zone))
    game.notebook_changes(player)


def _free(game: Dungeonology, zone: str) -> list[int]:
    """A zone that nobody has entered has no free spaces: its own cubes are still to come."""
    tile = game.tile(zone)
    return [space for space, cube in enumerate(tile.cubes) if not cube] if tile.entered else []


async def drop_chosen(game: Dungeonology, player: Player, amount: int, rule: str) -> None:
    """dng.zone-effects.8, dng.drop.3: which, and in which order, is the dropping scholar's choice."""
    for _ in range(amount):
        colour = await asking.colour(game, player.seat, "drop", game.owned(player), rule)
        if not colour:
            return
        if not await keeps(game, player, colour):
            await drop(game, player, colour)


def place_cubes(game: Dungeonology, zone: str) -> None:
    """dng.entering.1, dng.max-alertness.9"""
    state = game.state
    tile = game.tile(zone)
    tile.entered = True
    if state.panic:
        return
    for space, colour in enumerate(game.zone(zone).cubes):
        if not tile.cubes[space] and state.reserve[colour]:
            state.reserve[colour] -= 1
            tile.cubes[space] = colour
