"""The heuristic bot: never stalls, sees its view only, plays better than chance."""

from __future__ import annotations

import pytest

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.match import Match
from miskatonic.engine.visibility import redeal
from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.bot import HeuristicBot
from miskatonic.games.eldritch_horror.setup import DIFFICULTIES
from miskatonic.games.eldritch_horror.state import State


def played(bot: type[RandomBot] | type[HeuristicBot], seats: int, seed: int, **options: str) -> State:
    match = Match.new(RULES, seats, options, seed=seed, log=False, every=0)
    players: list[Bot] = [bot(f"{seed}/{seat}") for seat in range(seats)]
    for _ in range(5_000):
        if not match.pending:
            break
        decision = match.pending[0]
        match.choose(decision.seat, *players[decision.seat].choose(decision, match.view(decision.seat)))
    assert match.outcome is not None, "it stalls"
    return match.state


@pytest.mark.parametrize("seats", range(1, 9))
def test_it_plays_to_the_end_with_any_number_of_investigators(seats: int) -> None:
    ancient_ones = list(RULES.content.ancient_ones)
    state = played(HeuristicBot, seats, seats, ancient_one=ancient_ones[seats % len(ancient_ones)])
    assert state.phase == "over"


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_it_plays_to_the_end_at_every_difficulty(difficulty: str) -> None:
    for ancient_one in RULES.content.ancient_ones:
        state = played(HeuristicBot, 2, 3, ancient_one=ancient_one, difficulty=difficulty, starting_rumor="yes")
        assert state.phase == "over"


def test_it_comes_much_further_than_chance() -> None:
    clever = [played(HeuristicBot, 4, seed, difficulty="normal") for seed in range(8)]
    lucky = [played(RandomBot, 4, seed, difficulty="normal") for seed in range(8)]
    solved, by_chance = (sum([len(state.solved) for state in states]) for states in (clever, lucky))
    assert solved >= 8
    assert solved >= 4 * by_chance


def test_what_it_cannot_see_does_not_change_its_answers() -> None:
    match = Match.new(RULES, 3, {}, seed=5)
    asked = 0
    for _ in range(60):
        if not match.pending:
            break
        decision = match.pending[0]
        view = match.view(decision.seat)
        keys = HeuristicBot("same").choose(decision, view)
        other = match.view(decision.seat)
        other.state = redeal(match.state, decision.seat, lambda count: count - 1)
        assert HeuristicBot("same").choose(decision, other) == keys
        asked += 1
        match.choose(decision.seat, *keys)
    assert asked > 20


def test_statistics_say_who_was_in_play() -> None:
    state = played(HeuristicBot, 2, 1)
    found = RULES.statistics(state)
    present = found["with_investigator"]
    assert isinstance(present, tuple)
    assert len(present) >= 2
    assert not set(present) & set(state.investigators)
    assert found["investigators"] == "2"
