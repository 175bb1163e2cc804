"""The exact chance of a test, before anything is committed, and what each card and ability would make of it."""

from __future__ import annotations

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import RULES
from miskatonic.games.arkham_lcg.state import State
from tests.games.arkham_lcg.scenes import AGNES, ROLAND, do, kind, scene

STANDARD = 16
"""Tokens in the bag at standard difficulty."""


def percent(match: Match[State], name: str, seat: int = 0) -> int | None:
    value = match.view(seat).values.get(name)
    return None if value is None else value.total


def of_hundred(tokens: int) -> int:
    """As people round: a half goes up."""
    return (200 * tokens + STANDARD) // (2 * STANDARD)


def passing_tokens(match: Match[State], *answers: str, together: tuple[str, ...] = ()) -> int:
    """With each token of the bag in turn, from this very position: how many of them pass."""
    passed = 0
    for token in match.state.bag:
        fork = Match.loads(RULES, match.dumps())
        fork.rig({"token": [token]})
        do(fork, *answers)
        if together:
            fork.choose(fork.pending[0].seat, *together)
        while fork.pending and fork.state.test is not None:
            first = fork.pending[0]
            offered = [option.key for option in first.options]
            fork.choose(first.seat, *(["pass"] if "pass" in offered else offered[: first.least]))
        passed += any(event.kind == "test-passed" for event in fork.events)
    return passed


def test_the_chance_is_what_the_bag_does() -> None:
    """The promise is counted out: every token is drawn once, and the tests that pass are counted."""
    match = scene(
        {"investigator": ROLAND, "place": "study", "hand": ["perception"], "clues": 0},
        enemies=[],
        locations={"study": {"clues": 2}},
    )
    assert kind(match) == "action" and len(match.state.bag) == STANDARD
    before = percent(match, "chance-of:investigate")
    do(match, "investigate")
    assert kind(match) == "commit"
    chance, helped = percent(match, "test-chance"), percent(match, "chance-with:perception")
    assert before == chance
    assert chance == of_hundred(passing_tokens(match, ""))
    assert helped == of_hundred(passing_tokens(match, "commit:perception"))
    assert helped is not None and chance is not None and helped > chance


def test_what_is_marked_together_counts_together() -> None:
    """Two copies of a card, and a third card with them: each sum of icons is said as the bag has it."""
    hand = ["flashlight", "flashlight", "perception"]
    match = scene(
        {"investigator": AGNES, "place": "study", "hand": hand, "clues": 0},
        enemies=[],
        locations={"study": {"clues": 2}},
    )
    do(match, "investigate")
    both = ("commit:flashlight", "commit:flashlight~2")
    for icons, keys in {1: both[:1], 2: both, 4: (*both, "commit:perception")}.items():
        assert percent(match, f"chance-plus:{icons}") == of_hundred(passing_tokens(match, together=keys))
    assert percent(match, "chance-with:flashlight") == percent(match, "chance-plus:1") == 63, "10 of 16 is no 62"
    anchors = [option.anchor for option in match.pending[0].options]
    assert sorted(anchors) == ["hand:flashlight", "hand:flashlight~2", "hand:perception"], "each copy for itself"


def test_what_an_ability_would_add_is_said_where_it_can_be_used() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "study", "assets": ["hyperawareness"], "resources": 2},
        locations={"study": {"clues": 2}},
    )
    do(match, "investigate")
    assert kind(match) == "window"
    key = next(option.key for option in match.pending[0].options if option.key != "pass")
    chance, helped = percent(match, "test-chance"), percent(match, f"chance-with:{key}")
    assert chance is not None and helped is not None and helped > chance
    do(match, key)
    assert percent(match, "test-chance") == helped
    more = percent(match, f"chance-with:{key}")
    assert more is not None and more >= helped, "it can be paid for once more"


def test_attack_and_evasion_are_told_before_they_are_chosen() -> None:
    match = scene({"investigator": ROLAND, "hand": []}, enemies=[{"card": "ghoul-minion", "engaged": 0}])
    (enemy,) = match.state.enemies
    fight, evade = percent(match, f"chance-of:fight:{enemy.key}"), percent(match, f"chance-of:evade:{enemy.key}")
    assert fight is not None and evade is not None and fight > evade, "combat 4 and agility 2, against 2 and 2"
    assert match.state.test is None
    assert percent(match, "chance-of:investigate", seat=-1) is None


@pytest.mark.parametrize("hand", [["perception"], ["guts"]])
def test_a_hand_is_nobody_elses_business(hand: list[str]) -> None:
    match = scene(
        {"investigator": ROLAND, "place": "study", "hand": hand},
        {"investigator": AGNES, "place": "study", "hand": []},
        locations={"study": {"clues": 2}},
    )
    do(match, "investigate")
    told = {name: value.total for name, value in match.view(1).values.items() if name.startswith("chance")}
    assert told == {}
    assert percent(match, "test-chance", 1) == percent(match, "test-chance", 0)
