"""The heuristic bot: never stalls, sees its view only, plays better than chance."""

from __future__ import annotations

import pytest

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.bot import HeuristicBot
from miskatonic.games.death_may_die.state import State
from tests.games.death_may_die.scenes import CONTENT


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


@pytest.mark.parametrize("elder_one", CONTENT.elder_ones)
@pytest.mark.parametrize("episode", CONTENT.episodes)
def test_it_plays_every_episode_to_the_end(episode: str, elder_one: str) -> None:
    for seats in (1, 3, 5):
        played(HeuristicBot, seats, 1, episode=episode, elder_one=elder_one)


def test_it_comes_much_further_than_chance() -> None:
    clever = [played(HeuristicBot, 4, seed) for seed in range(6)]
    lucky = [played(RandomBot, 4, seed) for seed in range(6)]
    assert sum(state.disrupted for state in clever) >= 3 > sum(state.disrupted for state in lucky)


def test_what_it_cannot_see_does_not_change_its_answers() -> None:
    from miskatonic.engine.visibility import redeal

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
