"""The heuristic bot: finishes every scenario, sees its view only, comes further than chance."""

from __future__ import annotations

import pytest

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.match import Match
from miskatonic.engine.visibility import redeal
from miskatonic.games.arkham_lcg.bot import HeuristicBot
from miskatonic.games.arkham_lcg.rules import RULES
from miskatonic.games.arkham_lcg.state import State
from miskatonic.games.arkham_lcg.terms import DIFFICULTIES
from tests.games.arkham_lcg.scenes import DAISY, ROLAND, do, enemy, scene

LAST_ACT = 3


def played(bot: type[RandomBot] | type[HeuristicBot], seats: int, seed: str, **options: str) -> tuple[State, int]:
    """How it ended, and the furthest act."""
    match = Match.new(RULES, seats, options, seed=seed, log=False, every=0)
    players: list[Bot] = [bot(f"{seed}/{seat}") for seat in range(seats)]
    furthest = 0
    for _ in range(20_000):
        if not match.pending:
            break
        decision = match.pending[0]
        player = players[decision.seat]
        match.choose(decision.seat, *player.choose(decision, match.view(decision.seat) if player.needs_view else None))
        act = match.state.act
        if act is not None and act.card in RULES.content.acts:
            furthest = max(furthest, RULES.content.acts[act.card].stage)
    assert match.outcome is not None, "it stalls"
    return match.state, furthest


@pytest.mark.parametrize("scenario", RULES.content.scenarios)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_every_scenario_to_the_end(scenario: str, seats: int) -> None:
    for number, difficulty in enumerate(DIFFICULTIES):
        state, _ = played(HeuristicBot, seats, f"end-{number}", scenario=scenario, difficulty=difficulty)
        assert state.resolution


def test_it_comes_much_further_than_chance() -> None:
    """Of ten Gatherings it opens the last act of several; chance of none."""
    clever = [played(HeuristicBot, 2, f"far-{seed}")[1] for seed in range(10)]
    lucky = [played(RandomBot, 2, f"far-{seed}")[1] for seed in range(10)]
    assert clever.count(LAST_ACT) >= 3 > lucky.count(LAST_ACT)


def test_what_it_cannot_see_does_not_change_its_answers() -> None:
    match = Match.new(RULES, 2, {}, seed="unseen")
    asked = 0
    for _ in range(150):
        if not match.pending:
            break
        decision = match.pending[0]
        keys = HeuristicBot("same").choose(decision, match.view(decision.seat))
        other = match.view(decision.seat)
        other.state = redeal(match.state, decision.seat, lambda count: count - 1)
        assert HeuristicBot("same").choose(decision, other) == keys
        asked += 1
        match.choose(decision.seat, *keys)
    assert asked > 60


def asked(match: Match[State]) -> tuple[str, ...]:
    decision = match.pending[0]
    return HeuristicBot("one").choose(decision, match.view(decision.seat))


def test_it_does_not_run_to_and_fro_between_places() -> None:
    """Two clues lie in the cellar, and two in the attic, where it is easy: there it goes, and stays."""
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, act="the-barrier",
        locations={"hallway": {}, "attic": {"clues": 2}, "cellar": {"clues": 2}, "parlor": {"revealed": False}},
    )  # fmt: skip
    assert asked(match) == ("move:attic",)
    do(match, "move:attic")
    assert asked(match) == ("investigate",)


def test_it_knows_when_intellect_stands_for_strength() -> None:
    match = scene(
        {"investigator": DAISY, "hand": ["mind-over-matter"]}, enemies=[{"card": "ghoul-minion", "engaged": 0}]
    )
    do(match, "play:mind-over-matter")
    assert asked(match) == (f"fight:{enemy(match).key}",)


def test_it_goes_into_woods_that_nobody_has_seen() -> None:
    match = Match.new(RULES, 1, {"scenario": "the-devourer-below"}, seed="woods")
    bot, woods = HeuristicBot("woods"), 0
    while match.pending and match.state.round <= 3:
        decision = match.pending[0]
        match.choose(decision.seat, *bot.choose(decision, match.view(decision.seat)))
        woods = max(woods, len([one for one in match.state.locations if one.revealed]) - 1)
    assert woods > 0, "clues are wanted, and there are none on the Main Path"
