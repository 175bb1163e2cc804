"""Set-up: what is chosen, then the steps of the rulebook. (dng.setup.*)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.engine.deck import Deck
from miskatonic.engine.game import Setting
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import lots
from miskatonic.games.dungeonology.state import Player, State, Tile
from miskatonic.games.dungeonology.terms import COLOURS, CUBES, LEVELS, NOTEBOOKS, START, TRAPS
from miskatonic.kit.setup import CHOOSE, RANDOM, all_different, chosen, person_for

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.content import DungeonologyContent
    from miskatonic.games.dungeonology.game import Dungeonology

MEDIUM = "alertness-medium"
SURLY = "laetus-surly"
SLY = "sly"
BOTS = ("gentle", SLY, "nasty")


def settings(content: DungeonologyContent) -> list[Setting]:
    """dng.setup.3, dng.setup.14, dng.setup.19, dng.priorities.1"""
    return [
        Setting("scholars", (RANDOM, CHOOSE, *content.scholars), RANDOM, per_seat=True),
        Setting("alertness", (*content.alertness, RANDOM), MEDIUM),
        Setting("boss", (*content.bosses, RANDOM), SURLY),
        Setting("priorities", ("no", "yes"), "no"),
        Setting("bots", BOTS, SLY),
    ]


def begin(content: DungeonologyContent, seats: int, options: Mapping[str, Any]) -> State:
    """The state before the first question."""
    wishes = chosen(settings(content), options, seats)
    scholars = wishes["scholars"]
    all_different("scholars", scholars)
    (alertness,), (boss,) = wishes["alertness"], wishes["boss"]
    zones = content.zones.values()
    stacks = [sorted([zone.id for zone in zones if zone.level == level and zone.id != START]) for level in LEVELS]
    state = State(
        "set-up",
        seats,
        [*scholars, alertness, boss],
        MEDIUM if alertness == RANDOM else alertness,
        SURLY if boss == RANDOM else boss,
        [Player(seat, NOTEBOOKS[seat], cubes=dict.fromkeys(COLOURS, 0)) for seat in range(seats)],
        sorted(content.scholars),
        [Tile(START, 0, 0, [], entered=True)],
        [Deck(f"zones-{level}", stack) for level, stack in zip(LEVELS, stacks, strict=True)],
        Deck("tricks", content.decks["tricks"].copy()),
        Deck("fates", content.decks["fates"].copy()),
        Deck("panics", content.decks["panics"].copy()),
        Deck("clans", content.decks["clans"].copy()),
        Deck("traps", sorted([face for face, count in TRAPS.items() for _ in range(count)])),
        sorted(content.interns),
        dict(CUBES),
    )
    state.priorities = wishes["priorities"] == ["yes"]
    (state.bots,) = wishes["bots"]
    return state


async def set_up(game: Dungeonology) -> None:
    """dng.setup.1 to 26"""
    state = game.state
    alertness, boss = state.wishes[-2:]
    if alertness == RANDOM:
        (state.alertness,) = await game.chance("alertness", sorted(game.content.alertness))
    if boss == RANDOM:
        (state.boss,) = await game.chance("boss", sorted(game.content.bosses))
    game.event("set-up", alertness=Name(state.alertness), boss=Name(state.boss))
    await _scholars(game)
    for player in state.players:
        enter(game, player)
    # dng.setup.6, dng.setup.7
    first, _ = await lots.scholar(game, state.players)
    state.first = state.active = first.seat
    game.event("first-player", who=Seat(first.seat))
    # dng.setup.10: the first player one card, the second two, and so on.
    for step in range(state.seats):
        seat = (state.first + step) % state.seats
        await game.draw_tricks(seat, step + 1)
    fill_university(game)


async def _scholars(game: Dungeonology) -> None:
    """dng.setup.3"""
    state = game.state
    promised = [wish for wish in state.wishes[:-2] if wish in state.box]
    for player in state.players:
        wish = state.wishes[player.seat]
        free = [card for card in state.box if card not in promised]
        ask = Msg("ask-scholar", {"number": player.seat + 1})
        wish = await person_for(game, player.seat, wish, free, "scholar", "dng.setup.3", ask)
        take_scholar(game, player, wish)


def take_scholar(game: Dungeonology, player: Player, scholar: str) -> None:
    game.state.box.remove(scholar)
    player.scholar = scholar
    game.perks_change(player.seat)
    game.event("joined", who=Name(scholar), colour=Msg(f"notebook-{player.colour}"))


def enter(game: Dungeonology, player: Player) -> None:
    """dng.setup.4, dng.setup.5, dng.setup.22"""
    player.place = START
    player.students = game.stat(player.seat, "students")


def fill_university(game: Dungeonology) -> None:
    """dng.setup.24, dng.setup.25"""
    card = game.alertness
    game.fill_university(card.students * game.state.seats, card.omega)
