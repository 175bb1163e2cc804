"""Maximum alertness: the panic card and what it does. (dng.panic-cards.*, dng.panic-list.*, dng.max-alertness.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.message import Name
from miskatonic.games.dungeonology import asking, cubes, fatigue, lots
from miskatonic.games.dungeonology.terms import COLOURS, START

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player

DARK = ("blue", "yellow", "violet")
HUNT = 2


async def begin(game: Dungeonology) -> None:
    """dng.max-alertness.1; the alertness card is discarded. (dng.end-trigger.4)"""
    state = game.state
    if state.panic:
        return
    card = await game.draw(state.panics)
    assert card is not None
    state.panic = card
    game.event("panic", card=Name(card))
    printed = game.content.panics[card]
    # The university is emptied, then filled as the card shows. (dng.panic-list.1)
    state.omegas = 0
    state.drawn_omegas = []
    game.fill_university(0, 0)
    game.fill_university(min(printed.students * state.seats, game.students_in_reserve()), 1)
    if printed.discards_boss:
        state.boss_gone = True
    check_cubes(game)


def check_cubes(game: Dungeonology) -> None:
    """dng.max-alertness.12, dng.end-trigger.6"""
    if game.cubes_in_zones():
        return
    if game.maximum or not can_grow(game):
        game.state.ended = "no-cubes"
        raise GameEnds


def can_grow(game: Dungeonology) -> bool:
    """Whether any zone could still be added, or one that is laid could still be entered for the first time."""
    state = game.state
    for tile in state.tiles:
        card = game.zone(tile.zone)
        if not tile.entered:
            return True
        if not tile.closed and len(state.stacks[card.level - 1]) and game.room_beside(tile.zone):
            return True
    return False


async def turn_begins(game: Dungeonology, player: Player) -> None:
    """Of every player, also of one who has finished."""
    if game.maximum:
        await BEGINS[game.content.panics[game.state.panic].begins](game, player)
        check_cubes(game)


async def turn_ends(game: Dungeonology, player: Player) -> None:
    if not game.maximum or player.finished or player.place == START:
        return
    ends = game.content.panics[game.state.panic].ends
    if ends == "alone" and len(game.scholars_in(player.place)) == 1:
        # dng.panic-list.10
        await cubes.lose_random(game, player)
    elif ends == "tremor":
        await fatigue.tire(game, player)


async def _boss_hunts(game: Dungeonology, player: Player) -> None:
    """dng.panic-list.3 to 6, dng.ruling-boss.3"""
    state = game.state
    if not state.boss_place:
        # He was never met: he comes out where most is to be found.
        state.boss_place = await _richest(game, player, [zone for zone in game.laid() if zone != START])
        if not state.boss_place:
            return
        game.event("boss-placed", boss=Name(state.boss), zone=Name(state.boss_place))
        await _trample(game, state.boss_place)
    for _ in range(HUNT):
        around = [zone for zone in game.connected(state.boss_place) if zone != START]
        to = await _richest(game, player, around)
        if not to:
            return
        state.boss_place = to
        game.event("boss-moved", boss=Name(state.boss), zone=Name(to))
        await _trample(game, to)


async def _richest(game: Dungeonology, player: Player, zones: list[str]) -> str:
    """dng.panic-list.4: the player decides ties."""
    if not zones:
        return ""
    counts = {zone: len([cube for cube in game.tile(zone).cubes if cube]) for zone in zones}
    most = max(counts.values())
    best = [zone for zone in zones if counts[zone] == most]
    return await asking.zone(game, player.seat, "boss-hunts", best, "dng.panic-list.4")


async def _trample(game: Dungeonology, zone: str) -> None:
    clear(game, zone)
    for victim in game.scholars_in(zone):
        await cubes.lose_random(game, victim)


def clear(game: Dungeonology, zone: str, colours: tuple[str, ...] = COLOURS) -> None:
    """Cubes of these colours go to the reserve."""
    tile = game.tile(zone)
    gone = 0
    for space, cube in enumerate(tile.cubes):
        if cube in colours:
            tile.cubes[space] = ""
            game.state.reserve[cube] += 1
            gone += 1
    if gone:
        game.event("cubes-gone", zone=Name(zone), amount=gone)


async def _darkness(game: Dungeonology, player: Player) -> None:
    """dng.panic-list.8, dng.panic-list.9"""
    result = await lots.information(game, COLOURS)
    if result in DARK:
        for zone in game.laid():
            clear(game, zone, (result,))


async def _collapse(game: Dungeonology, player: Player) -> None:
    """The player chooses a zone without scholars; its cubes are gone."""
    zones = [
        zone for zone in game.laid() if any(game.tile(zone).cubes) and not game.scholars_in(zone)
    ]  # fmt: skip
    zone = await asking.zone(game, player.seat, "collapse", zones, "dng.panic-cards.7")
    if zone:
        clear(game, zone)


BEGINS = {"boss-hunts": _boss_hunts, "darkness": _darkness, "collapse": _collapse}
