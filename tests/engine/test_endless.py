"""Rules that go round in circles: the choice is refused, the match is as it was, and nobody waits."""

from __future__ import annotations

import time

import pytest

from miskatonic.engine.errors import Endless, SaveError
from miskatonic.engine.game import STEPS
from miskatonic.engine.match import Match
from tests.engine.tiny import Flow, Play, Tiny, ask, begin, snapshot


async def tell(game: Play) -> None:
    game.event("again")


async def roll(game: Play) -> None:
    await game.chance("roll", ("1", "2"))


async def rest(game: Play) -> None:
    game.safe_point()


def circling(what: Flow, rounds: int) -> Flow:
    async def play(game: Play) -> None:
        game.safe_point()
        while True:
            (key,) = await ask(0, "go", "circle")
            game.state.lines.append(key)
            if key == "circle":
                for _ in range(rounds):
                    await what(game)

    return play


@pytest.mark.parametrize("what", [tell, roll, rest])
def test_a_choice_after_which_nobody_is_ever_asked_is_refused_and_changes_nothing(
    what: Flow,
) -> None:
    match = begin(circling(what, 10**9))
    match.choose(0, "go")
    before, events = snapshot(match), list(match.events)
    started = time.monotonic()
    with pytest.raises(Endless, match="round in circles"):
        match.choose(0, "circle")
    assert time.monotonic() - started < 5
    assert snapshot(match) == before and match.events == events
    match.choose(0, "go")
    assert match.state.lines == ["go", "go"]


@pytest.mark.parametrize("what", [tell, roll, rest])
def test_long_stretches_are_counted_from_question_to_question(what: Flow) -> None:
    match = begin(circling(what, STEPS - 10))
    for _ in range(3):
        match.choose(0, "circle")
    assert match.state.lines == ["circle"] * 3


def test_a_file_whose_game_goes_round_in_circles_is_not_loaded() -> None:
    async def play(game: Play) -> None:
        while True:
            game.event("again")

    text = begin(circling(tell, 1)).dumps()
    with pytest.raises(SaveError, match="round in circles"):
        Match.loads(Tiny(play), text)
