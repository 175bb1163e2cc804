"""Every bot, whatever it is asked: legal answers, from what its seat may see."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic.bots.bot import RandomBot
from miskatonic.bots.registry import NAMES, bot, has_own_bot
from miskatonic.engine.chance import Stream
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.engine.snapshot import View
from miskatonic.engine.visibility import project, redeal
from miskatonic.games.registry import GAMES, room, rules
from miskatonic.lab.simulate import simulate
from tests.engine.tiny import ask

TESTS = Path(__file__).parent.parent
HEURISTIC = [game for game in GAMES if has_own_bot(game)]


@pytest.mark.parametrize("name", NAMES[:2])
@pytest.mark.parametrize("game", HEURISTIC)
def test_a_bot_plays_every_number_of_seats_to_the_end(game: str, name: str) -> None:
    """`choose` refuses an illegal answer, so coming to the end is the proof."""
    for seats in range(rules(game).least_seats, rules(game).most_seats + 1):
        found = simulate(game, 1, seats, name, seed=f"legal/{seats}")
        assert found.finished == 1


@pytest.mark.parametrize("game", HEURISTIC)
def test_who_thinks_ahead_comes_to_the_end_too(game: str) -> None:
    found = simulate(game, 1, rules(game).least_seats, f"{NAMES[2]}:2", seed="legal")
    assert found.finished == 1


@pytest.mark.parametrize("game", HEURISTIC)
def test_the_heuristic_bot_answers_the_same_to_all_that_look_the_same(game: str) -> None:
    match: Match[Any] = Match.new(rules(game), 4, {}, "twin", log=False, every=0)
    below = Stream("redeal").below
    for number in range(300):
        if not match.pending:
            break
        decision = match.pending[0]
        seat = decision.seat
        answer = bot(game, "heuristic", "a").choose(decision, match.view(seat))
        if number % 4 == 0:
            twin = redeal(match.state, seat, below)
            view: View[Any] = replace(match.view(seat), state=project(twin, seat))
            assert bot(game, "heuristic", "a").choose(decision, view) == answer
        match.choose(seat, *answer)


@pytest.mark.parametrize("game", HEURISTIC)
def test_the_heuristic_bot_only_looks(game: str) -> None:
    match: Match[Any] = Match.new(rules(game), 4, {}, "look", log=False, every=0)
    player = bot(game, "heuristic", "a")
    for _ in range(300):
        if not match.pending:
            break
        decision = match.pending[0]
        before = msgspec.msgpack.encode((match.state, decision))
        answer = player.choose(decision, match.view(decision.seat))
        assert msgspec.msgpack.encode((match.state, decision)) == before
        match.choose(decision.seat, *answer)


@pytest.mark.parametrize("game", HEURISTIC)
def test_heuristic_bots_win_more_often_than_random_ones(game: str) -> None:
    seats = min(4, rules(game).most_seats)
    if rules(game).rivals:
        # Among rivals somebody always wins: who, against whom, is proved in the game's own room.
        assert (TESTS / "games" / room(game) / "test_bot.py").is_file()
        return
    random = simulate(game, 30, seats, "random", seed="ratio")
    heuristic = simulate(game, 30, seats, "heuristic", seed="ratio")
    assert random.finished == heuristic.finished == 30
    if random.wins == heuristic.wins == 0:
        # Too hard a game for so few of them: how much further its bot comes is proved in the game's own room.
        assert (TESTS / "games" / room(game) / "test_bot.py").is_file()
    else:
        assert heuristic.wins > random.wins


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadOptions, match="no bot 'clever' for elder-sign; choose from: random, heuristic"):
        bot("elder-sign", "clever", "")


def test_a_bot_answers_chance_as_its_weights_have_it() -> None:
    question = ask(0, "rare", "common", kind="chance")
    question.weights = (1, 99)
    bot = RandomBot("x")
    drawn = [bot.choose(question, None) for _ in range(400)]
    assert 0 < drawn.count(("rare",)) < 20
