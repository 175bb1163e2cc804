"""Positions described in a few words, for tests, lessons and puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.engine.chance import Person
from miskatonic.engine.errors import BadOptions
from miskatonic.games.dungeonology import cubes, moving, setup
from miskatonic.games.dungeonology.terms import COLOURS
from miskatonic.kit.position import fill, take

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.rules import DungeonologyRules

SETTINGS = ("alertness", "boss", "priorities", "bots")
ORDER = ("valerio", "vincenzo", "sofia", "rebecca")


def describe(rules: DungeonologyRules, description: Mapping[str, Any]) -> Any:
    """Keys: `seats`; the settings of a table; `tiles` (`{zone: [x, y]}`, with their cubes unless `cubes` says
    otherwise); `stairs` (zones that lead to another level, by zone); `players` (fields by seat); `clan`; `panic`;
    `university` (`[students, omegas]`); any plain field of the state. What is not said is as at the beginning of a
    movement phase.
    """
    told = dict(description)
    people = list(told.pop("players", []))
    seats = told.pop("seats", len(people) or 2)
    people += [{}] * (seats - len(people))
    options: dict[str, Any] = {name: told.pop(name) for name in SETTINGS if name in told}
    state = setup.begin(rules.content, seats, options)
    game = rules.game(state, Person(), [])
    state.phase = "movement"
    state.turn = 1
    state.actions = 1
    named = [own["scholar"] for own in people if "scholar" in own]
    spare = [card for card in ORDER if card not in named]
    for player, own in zip(state.players, people, strict=True):
        setup.take_scholar(game, player, own["scholar"] if "scholar" in own else spare.pop(0))
        setup.enter(game, player)
    setup.fill_university(game)
    _lay(game, told)
    for player, own in zip(state.players, people, strict=True):
        _person(game, player.seat, dict(own))
    if "university" in told:
        game.fill_university(*told.pop("university"))
    if "clan" in told:
        card = told.pop("clan")
        take([state.clans], [card])
        state.clan.card = card
    if "panic" in told:
        card = told.pop("panic")
        take([state.panics], [card])
        state.panic = card
    discard = list(told.pop("discard", []))
    take([state.tricks], discard)
    state.discard = discard
    fill(state, told)
    if "speed" not in description:
        state.speed = state.pace = game.stat(state.active, "speed")
    return state


def _lay(game: Dungeonology, told: dict[str, Any]) -> None:
    state = game.state
    stairs = told.pop("stairs", {})
    for zone, (x, y) in told.pop("tiles", {}).items():
        if zone not in game.content.zones:
            raise BadOptions(f"position: no zone {zone!r}")
        take(state.stacks, [zone])
        moving.lay(game, zone, x, y, stairs.get(zone, ""))
        cubes.place_cubes(game, zone)
        game.tile(zone).climbed = True
    for zone, spaces in told.pop("cubes", {}).items():
        tile = game.tile(zone)
        for cube in tile.cubes:
            if cube:
                state.reserve[cube] += 1
        tile.cubes = [*spaces, *[""] * (len(tile.cubes) - len(spaces))]
        for cube in spaces:
            if cube:
                state.reserve[cube] -= 1
    for zone, tokens in told.pop("tokens", {}).items():
        game.tile(zone).tokens = list(tokens)
    game.layout_changes()


def _person(game: Dungeonology, seat: int, own: dict[str, Any]) -> None:
    state = game.state
    player = state.players[seat]
    own.pop("scholar", None)
    notebook = own.pop("cubes", {})
    for colour, height in notebook.items():
        if colour not in COLOURS:
            raise BadOptions(f"position: no colour {colour!r}")
        state.reserve[colour] -= height
        player.cubes[colour] = height
    take([state.tricks], own.get("hand", []))
    take([state.fates], own.get("fates", []))
    for intern in own.get("interns", []):
        state.interns.remove(intern)
    fill(player, own, "a player")
    game.perks_change(seat)
    for one in state.players:
        one.inspired = game.stars(one) < max([game.stars(other) for other in state.players])
        game.perks_change(one.seat)
