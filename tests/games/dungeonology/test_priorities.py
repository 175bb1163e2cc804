"""The optional priorities in playing trick cards."""

from __future__ import annotations

from tests.games.dungeonology.scenes import DNG, asked, choose, decision, do, here, keys, me, pass_all, scene, told
from tests.rules import rule

STUDENTS = {"university": ["student"] * 6}


def table() -> DNG:
    return scene(
        here(hand=["second-breakfast", "round-of-drinks"], fatigue=2, students=0, scholar="valerio"),
        here(hand=["one-more-toast", "wolf-pit"], students=0, scholar="rebecca"),
        here(hand=["help"], students=0, scholar="sofia"),
        priorities="yes",
        rig=STUDENTS,
    )


@rule("dng.priorities.2", "dng.priorities.3", "dng.priorities.4", "dng.priorities.1", "dng.ruling-priorities.1")
def test_after_a_card_the_others_may_answer_in_turn_and_then_the_next_phase_comes() -> None:
    match = table()
    choose(match, "play:second-breakfast:main")
    pass_all(match, "react")
    assert (asked(match), decision(match).seat) == ("instant", 1)
    choose(match, "play:one-more-toast:main")
    pass_all(match, "react")
    assert decision(match).seat == 2, "one card each"
    choose(match, "pass")
    assert decision(match).seat == 1, "once more around"
    choose(match, "pass")
    choose(match, "pass")
    assert asked(match) == "victim", "second breakfast is over, the toast begins"
    choose(match, "seat:0")
    assert me(match).fatigue == 1
    assert match.state.phase == "action"
    assert told(match, "played", "card") == ["second-breakfast", "one-more-toast"]


@rule("dng.priorities.5")
def test_reactions_come_before() -> None:
    match = scene(
        here(hand=["second-breakfast"], fatigue=2),
        here(hand=["it-was-him"], students=1),
        priorities="yes",
        rig=STUDENTS,
    )
    choose(match, "play:second-breakfast:main")
    choose(match, "choice:1")
    assert asked(match) == "react" and "play:it-was-him:main" in keys(match)


@rule("dng.priorities.6")
def test_in_a_stealth_test_as_many_cards_as_wanted() -> None:
    match = scene(
        here(hand=["destiny-1", "destiny-2", "pursuit"]), {"scholar": "rebecca"}, priorities="yes", phase="action"
    )
    do(match, "research:1")
    choose(match, "destiny-1")
    choose(match, "play:destiny-2:secondary-0")
    choose(match, "play:pursuit:secondary-0")
    pass_all(match)
    assert me(match).cubes["green"] == 1
