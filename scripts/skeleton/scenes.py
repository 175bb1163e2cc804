"""Scenes of Skeleton: a position, rigged chance, choices, the outcome."""

from __future__ import annotations

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from scripts.skeleton.game import RULES
from scripts.skeleton.game.state import State
from tests.rules import rule


def scene(**fields: object) -> Match[State]:
    return Match.position(RULES, fields)


@rule("skl.setup.1")
def test_difficulty_says_how_long_the_light_lasts() -> None:
    assert RULES.begin(2, {"difficulty": "hard"}).light < RULES.begin(2, {}).light
    with pytest.raises(BadOptions, match="absurd"):
        RULES.begin(1, {"difficulty": "absurd"})


@rule("skl.turn.1", "skl.search.1")
def test_a_find_does_what_it_says_and_stays_and_the_light_burns_down() -> None:
    match = scene(light=5, players=[{}, {}])
    match.rig({"draw.finds": ["old-map"]})
    match.choose(0, "search")
    assert (match.state.clues, match.state.light) == (2, 4), "a clue for each player"
    assert match.state.players[0].finds == ["old-map"]


@rule("skl.search.1")
def test_what_a_find_offers_at_a_price_may_be_refused_and_takes_no_last_point() -> None:
    match = scene(players=[{"health": 2}, {}])
    match.rig({"draw.finds": ["cold-hand"]})
    match.choose(0, "search")
    refusing = match.fork()
    match.choose(0, "yes")
    assert (match.state.clues, match.state.players[0].health) == (2, 1)
    refusing.choose(0, "no")
    assert (refusing.state.clues, refusing.state.players[0].health) == (0, 2)
    weak = scene(players=[{"health": 1}, {}])
    weak.rig({"draw.finds": ["cold-hand"]})
    weak.choose(0, "search")
    assert (weak.state.clues, weak.pending[0].seat) == (0, 1), "not asked"


@rule("skl.turn.1")
def test_who_has_no_health_left_misses_the_turn() -> None:
    match = scene(players=[{"health": 0}, {}], light=9)
    assert match.pending[0].seat == 1
    assert match.state.light == 8


@rule("skl.search.2", "skl.rest.2")
def test_an_empty_deck_cannot_be_searched_and_the_healthy_cannot_rest() -> None:
    nothing = scene(finds={"name": "finds"}, players=[{"health": 1}]).pending[0]
    assert [option.key for option in nothing.options] == ["wait", "rest"]
    assert [refusal.rule for refusal in nothing.refusals] == ["skl.search.2"]
    healthy = scene().pending[0]
    assert [option.key for option in healthy.options] == ["wait", "search"]
    assert [refusal.rule for refusal in healthy.refusals] == ["skl.rest.2"]


@rule("skl.rest.1")
@pytest.mark.parametrize(("pip", "health"), [("2", 1), ("3", 2)])
def test_resting_helps_from_three_on(pip: str, health: int) -> None:
    match = scene(players=[{"health": 1}])
    match.rig({"rest": [pip]})
    match.choose(0, "rest")
    assert match.state.players[0].health == health


@rule("skl.end.1", "skl.end.2")
def test_clues_win_and_darkness_loses() -> None:
    won = scene(clues=3, goal=4)
    won.rig({"draw.finds": ["torn-page"]})
    won.choose(0, "search")
    assert won.outcome is not None and won.outcome.won
    lost = scene(light=1)
    lost.choose(0, "wait")
    assert lost.outcome is not None and not lost.outcome.won
