"""Whole games of every scenario, player count and difficulty, by choices that press on."""

from __future__ import annotations

import random

import pytest

from miskatonic.engine.decision import Decision
from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import RULES
from miskatonic.games.arkham_lcg.state import State
from miskatonic.games.arkham_lcg.terms import DIFFICULTIES
from tests.games.arkham_lcg.scenes import CONTENT, new_game


def pressing_on(question: Decision, dice: random.Random) -> tuple[str, ...]:
    """At random, but nobody resigns or idles where there is something to do, and answers are rather given."""
    offered = [option.key for option in question.options]
    if question.kind == "action":
        if "advance" in offered:
            return ("advance",)
        busy = [key for key in offered if key != "end" and not _resigns(key)] or ["end"]
        bold = [key for key in busy if key.startswith(("fight", "investigate", "use", "play"))]
        return (dice.choice(bold if bold and dice.random() < 0.7 else busy),)
    if question.kind in ("react", "advance", "may") and dice.random() < 0.7:
        return (offered[0],)
    count = dice.randint(question.least, min(question.most, len(offered)))
    return tuple(dice.sample(offered, count))


def _resigns(key: str) -> bool:
    source, _, number = key.removeprefix("use:").rpartition(":")
    card = CONTENT.printed.get(source.partition("#")[0])
    return key.startswith("use:") and card is not None and card.abilities[int(number)].designator == "resign"


def played(seats: int, scenario: str, difficulty: str, seed: str) -> Match[State]:
    match = new_game(seats, seed=seed, scenario=scenario, difficulty=difficulty)
    dice = random.Random(seed)
    box = None
    for number in range(8_000):
        if not match.pending:
            return match
        if box is None:
            box = RULES.components(match.state)
        question = match.pending[dice.randrange(len(match.pending))]
        match.choose(question.seat, *pressing_on(question, dice))
        if number % 10 == 0:
            assert RULES.components(match.state) == box
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", list(CONTENT.scenarios))
def test_every_scenario_is_played_to_an_end(scenario: str, seats: int, difficulty: str) -> None:
    match = played(seats, scenario, difficulty, f"{scenario}/{seats}/{difficulty}")
    assert match.outcome is not None and match.state.resolution in CONTENT.scenarios[scenario].resolutions
    twin = Match.loads(RULES, match.dumps())
    assert twin.fidelity.exact and twin.outcome == match.outcome
