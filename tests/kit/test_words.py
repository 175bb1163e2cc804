"""Amounts, conditions and selectors: what they come to in a position."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.timing import Happening
from miskatonic.kit.scene import Scene
from tests.kit.cellar import amount, asked, carry_out, choose, companion, condition, keys, lurker, scene, selector

GHOULS = [lurker(1, "ghoul", "ossuary"), lurker(2, "ghoul", "well"), lurker(3, "rat-thing", "ossuary")]
PEOPLE: list[dict[str, Any]] = [
    {"coins": 3, "companions": [companion(4, "old-soldier"), companion(5, "old-soldier")]},
    {"place": "well", "coins": 1},
    {"coins": 0},
]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("4", 4),
        ("{count: number-of, of: lurkers}", 3),
        ("{count: number-of, of: each, times: 2}", 6),
        ("{count: having, what: coins}", 3),
        ("{count: having, what: coins, who: each}", 4),
        ("{count: having, what: companions}", 2),
        ("{count: half, of: 3}", 2),
        ("{count: half, of: 4}", 2),
        ("{count: plus, of: [2, {count: number-of, of: others}]}", 4),
        ("{count: within, of: 7, most: 5}", 5),
        ("{count: within, of: 1, least: 2}", 2),
    ],
)
def test_an_amount_is_counted_on_the_table(text: str, value: int) -> None:
    game, here = scene(players=PEOPLE, lurkers=GHOULS)
    assert game.amount(amount(text), here) == value


def test_that_much_is_as_much_as_what_is_answered() -> None:
    game, here = scene()
    assert game.amount("that-much", here) == 0
    assert game.amount("that-much", Scene(0, "crypt", Happening(1, "harm", 0, 5))) == 5


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("alone", False),
        ("{is: not, of: alone}", True),
        ("{is: having, what: coins, amount: 3}", True),
        ("{is: having, what: coins, amount: 4}", False),
        ("{is: having, what: coins, amount: 2, who: others}", False),
        ("{is: at, place: gatehouse}", True),
        ("{is: at, place: well}", False),
        ("{is: at, place: well, who: others}", True),
        ("{is: there, of: lurkers, amount: 3}", True),
        ("{is: there, of: {who: at, of: lurkers}}", False),
        ("{is: at-least, amount: {count: number-of, of: lurkers}, least: {count: number-of, of: each}}", True),
        ("{is: at-least, amount: 2, least: {count: number-of, of: each}}", False),
        ("{is: phase, phase: turns}", True),
        ("{is: phase, phase: over}", False),
        ("{is: all, of: [{is: phase, phase: turns}, alone]}", False),
        ("{is: any, of: [{is: phase, phase: turns}, alone]}", True),
    ],
)
def test_a_condition_looks_at_the_table(text: str, holds: bool) -> None:
    game, here = scene(players=PEOPLE, lurkers=GHOULS)
    assert game.holds(condition(text), here) is holds


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("you", ["seat:0"]),
        ("each", ["seat:0", "seat:1", "seat:2"]),
        ("others", ["seat:1", "seat:2"]),
        ("here", ["seat:0", "seat:2"]),
        ("this", ["crypt"]),
        ("it", []),
        ("lurkers", ["ghoul#1", "ghoul#2", "rat-thing#3"]),
        ("{who: at, of: lurkers, place: ossuary}", ["ghoul#1", "rat-thing#3"]),
        ("{who: at, of: others}", ["seat:2"]),
        ("wounded", []),
        ("{who: nearest, of: lurkers}", ["ghoul#2"]),
        ("{who: those, of: each, that: {is: having, what: coins}}", ["seat:0", "seat:1"]),
        ("{who: those, of: lurkers, that: {is: having, what: wound, who: it}}", []),
    ],
)
def test_a_selector_finds_people_and_things_by_their_keys(text: str, things: list[str]) -> None:
    game, here = scene(players=PEOPLE, lurkers=GHOULS)
    assert game.among(selector(text), here) == things


def test_whoever_is_out_of_the_game_is_not_meant() -> None:
    game, here = scene(players=[{}, {"candles": 0}])
    assert game.among("each", here) == ["seat:0"]


NOWHERE: list[dict[str, Any]] = [{"place": ""}, {"place": ""}, {}]


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("here", ["seat:0"]),
        ("{who: at, of: each}", []),
        ("{who: nearest, of: others}", []),
        ("{who: nearest, of: lurkers}", []),
    ],
)
def test_who_is_nowhere_is_with_nobody_and_near_nothing(text: str, things: list[str]) -> None:
    game, here = scene(players=NOWHERE, lurkers=[lurker(1, "ghoul", "")])
    assert game.among(selector(text), here) == things


def test_one_of_several_is_the_choice_of_you() -> None:
    match = carry_out("[{do: strike, who: {who: one, of: lurkers}}]", lurkers=GHOULS)
    assert keys(match) == ["ghoul#1", "ghoul#2", "rat-thing#3"]
    choose(match, "ghoul#2")
    assert [piece.count("wound") for piece in match.state.lurkers] == [0, 1, 0]


def test_of_equally_near_ones_you_choose_and_a_single_one_is_not_asked_for() -> None:
    near = [lurker(1, "ghoul", "crypt"), lurker(2, "ghoul", "well"), lurker(3, "rat-thing", "ossuary")]
    match = carry_out("[{do: strike, who: {who: nearest, of: lurkers}}]", lurkers=near)
    assert keys(match) == ["ghoul#1", "ghoul#2"]
    alone = carry_out("[{do: strike, who: {who: nearest, of: lurkers}}]", lurkers=near[1:])
    assert not alone.pending
    assert [piece.count("wound") for piece in alone.state.lurkers] == [1, 0]


def test_up_to_so_many_may_be_none() -> None:
    match = carry_out("[{do: strike, who: {who: up-to, most: 2, of: lurkers}}]", lurkers=GHOULS)
    assert (asked(match).least, asked(match).most) == (0, 2)
    choose(match)
    assert [piece.count("wound") for piece in match.state.lurkers] == [0, 0, 0]


def test_nobody_is_asked_to_choose_from_nothing() -> None:
    assert not carry_out("[{do: strike, who: {who: one, of: lurkers}}]").pending
