"""States that strangers bring: what no table of this game can hold is not played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.eldritch_horror.rules import RULES
from miskatonic.games.eldritch_horror.state import Held, Monster, State


def begun() -> State:
    state: State = Match.new(RULES, seats=2, seed="a stranger", options={"ancient_one": "azathoth"}).state
    return state


def _second_number(state: State) -> None:
    card = state.assets.fog[-1]
    state.assets.take_from_fog(card)
    state.players[0].assets.append(Held(state.monsters[0].number, card, 0))


def _card_from_nowhere(state: State) -> None:
    state.reserve[0] = "ghoul"


def _dead(state: State) -> None:
    state.players[1].health = 0


def _nobody_left(state: State) -> None:
    for player in state.players:
        state.investigators.append(player.investigator)
        player.investigator, player.out = "", True


WRONG: dict[str, Callable[[State], object]] = {
    "an asset is gone": lambda state: state.assets.take_from_fog(state.assets.fog[-1]),
    "a clue is gone": lambda state: state.clue_pool.take_from_fog(state.clue_pool.fog[-1]),
    "a mystery twice": lambda state: state.solved.extend(state.mysteries.fog),
    "a monster among the assets": _card_from_nowhere,
    "an unknown clue": lambda state: state.players[0].clues.append("clue-of-mine"),
    "an unknown monster": lambda state: state.monsters.append(Monster(0, "kitten", place="arkham")),
    "a number twice": _second_number,
    "no such space": lambda state: setattr(state.players[0], "place", "leng"),
    "tokens on no space": lambda state: state.eldritch.update({"leng": 1}),
    "a heap of tokens": lambda state: state.eldritch.update({"arkham": 10_000}),
    "nobody alive there": _dead,
    "nobody left": _nobody_left,
    "too many tickets": lambda state: setattr(state.players[0], "train", 3),
    "better than best": lambda state: state.players[0].improvements.update({"will": 9}),
    "no such skill": lambda state: state.players[0].improvements.update({"luck": 1}),
    "doom off the track": lambda state: setattr(state, "doom", 21),
    "an omen off the track": lambda state: setattr(state, "omen", 4),
    "a step too many": lambda state: setattr(state, "step", 99),
    "actions without end": lambda state: setattr(state, "actions", 10**6),
    "a seat waits twice": lambda state: setattr(state, "waiting", [1, 1]),
    "a seat that is not there": lambda state: setattr(state, "waiting", [7]),
    "no such difficulty": lambda state: setattr(state, "difficulty", "nope"),
    "nobody's Ancient One": lambda state: setattr(state, "ancient_one", "nope"),
    "over and yet going on": lambda state: setattr(state, "ended", "won"),
    "no such phase": lambda state: setattr(state, "phase", "tea"),
    "the turn of nobody": lambda state: setattr(state, "active", -1),
}


def test_a_table_as_it_is_laid_out_is_sound() -> None:
    assert RULES.check(begun(), 2) == []


@pytest.mark.parametrize("spoil", WRONG.values(), ids=WRONG)
def test_what_no_table_can_hold_is_refused(spoil: Callable[[State], object]) -> None:
    state = begun()
    spoil(state)
    assert RULES.check(state, 2)
