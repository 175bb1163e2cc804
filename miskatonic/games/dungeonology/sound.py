"""What holds at every safe point: asked of states that strangers bring, and throughout the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg
from miskatonic.engine.sound import among, wrong
from miskatonic.games.dungeonology.state import NOBODY, Player, State
from miskatonic.games.dungeonology.terms import (
    CAMPFIRE,
    COLOURS,
    CUBES,
    NOTEBOOKS,
    OMEGAS,
    START,
    STUDENTS,
    TRAPS,
)

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.content import DungeonologyContent

MOST = 60
"""More of anything than a table could bring together."""
MOST_TURNS = 2_000
BAG = re.compile(r"[0-9]{1,3}\+[0-9]{1,3}")


def problems(content: DungeonologyContent, state: State) -> Iterator[Msg]:
    if state.ended or state.phase == "over":
        yield wrong("ended", state.ended)
    if len(state.wishes) != len(state.players) + 2:
        yield wrong("wishes", len(state.wishes))
    yield from among("alertness", [state.alertness], content.alertness)
    yield from among("boss", [state.boss], content.bosses)
    # Nothing is on its way between two phases.
    if state.test is not None:
        yield wrong("test", state.test.kind)
    if state.stack:
        yield wrong("stack", state.stack[0].card)
    yield from _counters(state)
    yield from _cards(content, state)
    yield from _map(content, state)
    for player in state.players:
        yield from _of(content, state, player)
    if state.phase != "set-up" and all([player.finished for player in state.players]):
        yield wrong("finished", len(state.players))


def _counters(state: State) -> Iterator[Msg]:
    for field, value, most in (
        ("campfire", state.campfire, CAMPFIRE),
        ("omegas", state.omegas, OMEGAS),
        ("turn", state.turn, MOST_TURNS),
        ("speed", state.speed, MOST),
        ("pace", state.pace, MOST),
        ("actions", state.actions, MOST),
        ("second", state.second, MOST),
        ("tried", state.tried, MOST),
        ("idle", state.idle, MOST),
        ("thefts", state.thefts, MOST_TURNS),
        ("active", state.active, len(state.players) - 1),
        ("first", state.first, len(state.players) - 1),
    ):
        if not 0 <= value <= most:
            yield wrong(field, value)
    if not BAG.fullmatch(state.bag):
        yield wrong("bag", state.bag)
    else:
        plain, omega = [int(word) for word in state.bag.split("+")]
        students = plain + state.campfire + sum([player.students for player in state.players])
        if students > STUDENTS or omega + state.omegas > OMEGAS:
            yield wrong("bag", state.bag)
    for colour in COLOURS:
        inside = [cube for tile in state.tiles for cube in tile.cubes if cube == colour]
        held = sum([player.cubes.get(colour, 0) for player in state.players])
        reserve = state.reserve.get(colour, -1)
        if reserve < 0 or reserve + len(inside) + held != CUBES[colour]:
            yield wrong("reserve", f"{colour} {reserve}")
    if not set(state.reserve) <= set(COLOURS):
        yield wrong("reserve", len(state.reserve))


def _cards(content: DungeonologyContent, state: State) -> Iterator[Msg]:
    """In every pile lie cards of its kind."""
    yield from among("tricks", [*state.tricks.cards(), *state.discard, *state.aside], content.tricks)
    yield from among("fates", [*state.fates.cards(), *state.fate_discard], content.fates)
    yield from among("panics", [*state.panics.cards(), *([state.panic] if state.panic else [])], content.panics)
    clan = [state.clan.card] if state.clan.card else []
    yield from among("clans", [*state.clans.cards(), *clan], content.clans)
    yield from among("traps", state.traps.cards(), TRAPS)
    yield from among("interns", state.interns, content.interns)
    yield from among("box", state.box, content.scholars)
    yield from among("stacks", [zone for stack in state.stacks for zone in stack.cards()], content.zones)
    seats = range(len(state.players))
    if not set(state.clan.seers or []) <= set(seats) or not set(state.drawn_omegas) <= set(seats):
        yield wrong("seers", len(state.clan.seers or []))


def _map(content: DungeonologyContent, state: State) -> Iterator[Msg]:
    places = [tile.zone for tile in state.tiles]
    if len(set(places)) != len(places) or START not in places:
        yield wrong("tiles", len(places))
    yield from among("tiles", places, content.zones)
    yield from among("boss_place", [state.boss_place], ["", *places])
    for tile in state.tiles:
        yield from among("cubes", tile.cubes, ["", *COLOURS])
        if max(len(tile.cubes), len(tile.tokens), abs(tile.x), abs(tile.y)) > 10 * MOST:
            yield wrong("tiles", tile.zone)
    if sum([tile.tokens.count("trap") for tile in state.tiles]) > len(state.traps.fog):
        yield wrong("traps", len(state.traps.fog))
    yield from among("links", [place for link in state.links for place in (link.one, link.other)], places)


def _of(content: DungeonologyContent, state: State, player: Player) -> Iterator[Msg]:
    if player.colour != NOTEBOOKS[player.seat % len(NOTEBOOKS)]:
        yield wrong("colour", player.colour)
    begun = state.phase != "set-up"
    yield from among("scholar", [player.scholar], content.scholars if begun else ["", *content.scholars])
    yield from among("place", [player.place], [tile.zone for tile in state.tiles] if begun else ["", START])
    yield from among("hand", player.hand, content.tricks)
    yield from among("interns", player.interns, content.interns)
    yield from among("fates", player.fates, content.fates)
    yield from among("cubes", player.cubes, COLOURS)
    for field, value in (
        ("students", player.students),
        ("fatigue", player.fatigue),
        ("fates_down", player.fates_down),
        ("published", player.published),
        ("cubes", min([0, *player.cubes.values()])),
        ("cubes", max([0, *player.cubes.values()])),
    ):
        if not 0 <= value <= MOST:
            yield wrong(field, value)
    if not NOBODY <= player.silenced < len(state.players):
        yield wrong("silenced", player.silenced)
