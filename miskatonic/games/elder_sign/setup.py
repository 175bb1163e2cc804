"""Set-up, in the order of the rulebook's steps. (es.setup-*)"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.deck import Deck
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.game import Setting
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.elder_sign import midnight, museum
from miskatonic.games.elder_sign.game import ElderSign, TurnEnds
from miskatonic.games.elder_sign.pack import Content
from miskatonic.games.elder_sign.peril import enter
from miskatonic.games.elder_sign.state import Player, State
from miskatonic.kit.setup import CHOOSE, RANDOM, chosen


class BadSetup(BadOptions):
    """Options with which Elder Sign cannot begin, in the game's own words."""

    texts = (Path(__file__).parent / "text",)


@cache
def settings(content: Content) -> list[Setting]:
    return [
        Setting("ancient_one", (RANDOM, *content.ancient_ones), RANDOM),
        Setting("investigators", (RANDOM, CHOOSE, *content.investigators), RANDOM, True),
    ]


def begin(content: Content, seats: int, options: Mapping[str, Any]) -> State:
    """Everything in the box; what chance or the players decide comes in `set_up`."""
    wanted = chosen(settings(content), options, seats)
    (ancient_one,) = wanted["ancient_one"]
    named = [wish for wish in wanted["investigators"] if wish not in (RANDOM, CHOOSE)]
    if len(set(named)) != len(named):
        raise BadSetup(Msg("problem-investigators-once"))
    decks = content.decks
    return State(
        phase="setup",
        ancient_one="" if ancient_one == RANDOM else ancient_one,
        players=[Player(seat) for seat in range(seats)],
        investigators=content.people.copy(),
        wishes=wanted["investigators"],
        adventure_deck=Deck("adventure", decks["adventures"]),
        other_world_deck=Deck("other-world", decks["other-worlds"]),
        common_deck=Deck("common", decks["common-items"]),
        unique_deck=Deck("unique", decks["unique-items"]),
        spell_deck=Deck("spell", decks["spells"]),
        ally_deck=Deck("ally", decks["allies"]),
        mythos_deck=Deck("mythos", decks["mythos"]),
        monster_cup=Deck("monster", decks["monsters"]),
    )


async def set_up(game: ElderSign) -> None:
    """Steps 2 to 9; the clock, the dice and the tokens are ready from the start."""
    state = game.state
    await _ancient_one(game)
    if game.content.ancient_ones[state.ancient_one].masks:
        add_masks(game.content, state)
    for at in range(museum.MUSEUM_CARDS):
        await museum.draw_adventure(game, at)
    await _investigators(game)
    await _first_player(game)
    await _first_mythos(game)
    state.turn = 1
    state.phase = "turn-start"


async def _first_mythos(game: ElderSign) -> None:
    try:
        await midnight.new_mythos(game)
    except TurnEnds:
        return


def add_masks(content: Content, state: State) -> None:
    for mask in content.masks.values():
        for _ in range(mask.copies):
            state.monster_cup.put_into_fog(mask.id)
    state.monster_cup.shuffle()


async def _ancient_one(game: ElderSign) -> None:
    """es.setup-ancient-one.1, es.setup-ancient-one.2"""
    state = game.state
    if not state.ancient_one:
        (state.ancient_one,) = await game.chance("ancient-one", list(game.content.ancient_ones))
        game.comes_into_play(state.ancient_one)
    game.event("faces", None, ancient_one=Name(state.ancient_one))


async def _investigators(game: ElderSign) -> None:
    """es.setup-investigators.*"""
    state = game.state
    promised = [wish for wish in state.wishes if wish not in (RANDOM, CHOOSE)]
    for player in state.players:
        wish = state.wishes[player.seat]
        free = state.investigators
        if promised:
            free = [name for name in free if name not in promised]
        if wish == RANDOM:
            (wish,) = await game.chance("investigator", free)
        elif wish == CHOOSE:
            options = [game.content.newcomers[name] for name in free]
            (key,) = await Decision(
                "investigator",
                player.seat,
                "es.setup-investigators.2",
                Msg("ask-investigator", {"who": Seat(player.seat)}),
                options,
            )
            wish = key.partition(":")[2]
        await enter(game, player, wish)


async def _first_player(game: ElderSign) -> None:
    """es.setup-first-player.1: one of the markers at random."""
    markers = [player.investigator for player in game.state.players]
    marker = markers[0]
    if len(markers) > 1:
        (marker,) = await game.chance("first-player", markers)
    game.state.active = markers.index(marker)
    game.event("first-player", None, who=Seat(game.state.active))
