"""The heuristic bot: never stalls, sees its view only, plays better than chance."""

from __future__ import annotations

import pytest

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.bot import HeuristicBot
from miskatonic.games.death_may_die.bot.goals import kept
from miskatonic.games.death_may_die.bot.look import Look
from miskatonic.games.death_may_die.state import State
from tests.games.death_may_die.scenes import (
    CONTENT,
    DMD,
    answer_first,
    asked,
    attack,
    choose,
    rig,
    scene,
    space,
    to_mythos,
)


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


def answer(match: DMD) -> str:
    asked_now = match.pending[0]
    return HeuristicBot("0").choose(asked_now, match.view(asked_now.seat))[0]


@pytest.mark.parametrize(("stress", "wanted"), [(0, "stress:0"), (3, "stop")])
def test_on_the_brink_every_tentacle_is_rolled_away_or_none(stress: int, wanted: str) -> None:
    match = scene({"card": "ian", "place": 7, "sanity": 19, "stress": stress}, enemies={7: "cultist"})
    rig(match, ["success-tentacle", "success-tentacle", "success"], ["blank"] * 5)
    choose(match, attack("cultist", match))
    assert asked(match) == "reroll" and answer(match) == wanted


@pytest.mark.parametrize(("wounds", "wanted"), [(4, "stress:1"), (0, "stop")])
def test_a_hit_that_would_kill_is_rolled_away(wounds: int, wanted: str) -> None:
    match = scene({"card": "ian", "place": 7, "wounds": wounds, "stress": 3}, enemies={7: "fire-vampire"})
    rig(match, ["blank", "success"], ["blank"])
    to_mythos(match)
    while asked(match) != "reroll":
        answer_first(match)
    assert answer(match) == wanted


@pytest.mark.parametrize(("done", "wanted"), [((), False), ((2, 3, 4), True)])
def test_the_lab_beside_the_next_fight_is_left_for_the_last(done: tuple[int, ...], wanted: bool) -> None:
    match = scene({"card": "adam", "place": 7}, {"card": "ian", "place": 7})
    for number in done:
        match.state.markers[number].done = True
    view = match.view(0)
    assert (kept(Look(view.state)) == space(7)) is not wanted
    assert (answer(match) == "destroy-equipment") is wanted
