"""The boss: Discovery, Activation, Encounter. (dng.boss.*, dng.laetus-surly.*, dng.laetus-drunk.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Name, Seat
from miskatonic.games.dungeonology import asking, lots
from miskatonic.games.dungeonology.board import CLOCKWISE, SLOTS
from miskatonic.games.dungeonology.state import NOBODY
from miskatonic.games.dungeonology.terms import COLOURS, START
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player


async def awake(game: Dungeonology, seat: int, zone: str) -> None:
    """dng.boss.1, dng.boss.6, dng.boss.7: once in each scholar's turn."""
    state = game.state
    if state.boss_gone or state.boss_active:
        return
    state.boss_active = True
    if not state.boss_place:
        state.boss_place = zone
        game.event("boss-placed", boss=Name(state.boss), zone=Name(zone))
        await encounter(game)
    elif game.boss.toward == "steered":
        await steered(game, seat)
    else:
        await wander(game)


async def encounter(game: Dungeonology) -> None:
    """dng.boss.11: everybody in his zone."""
    for player in game.scholars_in(game.state.boss_place):
        await meet(game, player)


async def meet(game: Dungeonology, player: Player) -> None:
    boss = game.boss
    game.event("boss-met", who=Seat(player.seat), boss=Name(boss.id), zone=Name(player.place))
    effects = boss.encounter
    if boss.by_information:
        effects = boss.by_information[await lots.information(game, COLOURS)]  # type: ignore[index]
    await game.run(effects, Scene(player.seat, boss.id))


def around(game: Dungeonology, zone: str, last: str = "") -> list[str]:
    """dng.boss.13 to 15: doors do not stop him, secret passages are his too; he does not come to the camp site."""
    return [to for to in game.connected(zone) if to not in (START, last)]


async def steered(game: Dungeonology, seat: int) -> None:
    """dng.laetus-surly.3: without turning back, as far as a zone with a scholar."""
    state = game.state
    last = ""
    for left in range(game.boss.steps, 0, -1):
        ways = around(game, state.boss_place, last)
        if not ways:
            return
        telling = [to for to in ways if _reaches(game, to, state.boss_place, left - 1)]
        # dng.boss.12: whoever moves him must act so as to affect the game as much as possible.
        to = await asking.zone(game, seat, "boss-moves", telling or ways, "dng.boss.12")
        last = state.boss_place
        go(game, to)
        if game.scholars_in(to):
            await encounter(game)
            return


def _reaches(game: Dungeonology, zone: str, last: str, left: int) -> bool:
    if game.scholars_in(zone):
        return True
    return left > 0 and any([_reaches(game, to, zone, left - 1) for to in around(game, zone, last)])


def go(game: Dungeonology, zone: str) -> None:
    game.state.boss_place = zone
    game.event("boss-moved", boss=Name(game.state.boss), zone=Name(zone))


async def wander(game: Dungeonology) -> None:
    """dng.laetus-drunk.3, dng.laetus-drunk.4, dng.randomness.7"""
    state = game.state
    victims = [player for player in state.players if game.exposed(player)]
    if not victims:
        return
    victim, card = await lots.scholar(game, victims)
    if victim.place == state.boss_place:
        # dng.boss.9: lots point to somebody who stands beside him.
        await meet(game, victim)
        return
    for _ in range(game.boss.steps):
        distance = distances(game, victim.place)
        if state.boss_place not in distance:
            return
        nearer = [to for to in around(game, state.boss_place) if distance.get(to, 999) < distance[state.boss_place]]
        if not nearer:
            return
        go(game, exit_of(game, state.boss_place, nearer, game.content.randomness[card].exit))
        if game.scholars_in(state.boss_place):
            await encounter(game)
            return


def distances(game: Dungeonology, zone: str) -> dict[str, int]:
    found = {zone: 0}
    edge = [zone]
    while edge:
        here = edge.pop(0)
        for to in around(game, here):
            if to not in found:
                found[to] = found[here] + 1
                edge.append(to)
    return found


def exit_of(game: Dungeonology, zone: str, zones: list[str], arrow: str) -> str:
    """dng.randomness.6: the exit that the card shows, or the first one clockwise from it; secret passages last."""
    by_slot: dict[str, str] = {}
    for to in zones:
        for slot in game.passages_between(to, zone):
            by_slot[slot] = to
    begin = CLOCKWISE.index(arrow)
    for step in range(len(SLOTS)):
        slot = CLOCKWISE[(begin + step) % len(SLOTS)]
        if slot in by_slot:
            return by_slot[slot]
    return zones[0]


__all__ = ["NOBODY", "awake", "encounter", "go", "steered", "wander"]
