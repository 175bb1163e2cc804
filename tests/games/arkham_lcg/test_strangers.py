"""States that strangers bring: what no table of this game can hold is not played."""

from __future__ import annotations

import dataclasses

import pytest

from miskatonic.engine.chance import Person
from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import odds
from miskatonic.games.arkham_lcg.rules import RULES
from miskatonic.games.arkham_lcg.state import SkillTest, State


def begun() -> State:
    state: State = Match.new(RULES, seats=1, seed="a stranger").state
    return state


def test_a_table_as_it_is_laid_out_is_sound() -> None:
    assert RULES.check(begun(), 1) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"bag": ["foo"]},
        {"bag": ["-1"] * 15_000},
        {"scenario": "nope"},
        {"difficulty": "nope"},
        {"round": -1},
        {"counter": -5},
    ],
)
def test_what_no_table_can_hold_is_refused(wrong: dict[str, object]) -> None:
    assert RULES.check(dataclasses.replace(begun(), **wrong), 1)  # type: ignore[arg-type]


def test_the_odds_of_a_bag_full_of_cultists_are_soon_known() -> None:
    match = Match.new(RULES, seats=1, seed="cultists", options={"difficulty": "hard"})
    match.state.bag[:] = ["cultist"] * 40 + ["0"]
    game = RULES.game(match.state, Person(), [])
    chance = odds.chance(game, SkillTest(0, 0, "intellect", "", "", difficulty=2), tuple(match.state.bag), 3)
    assert chance == 1.0
