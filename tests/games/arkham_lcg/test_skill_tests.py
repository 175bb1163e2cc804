"""Skill tests, ST.1 to ST.8, and chaos tokens."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.scenes import (
    AGNES,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
    WENDY,
    asset,
    calm,
    choose,
    decision,
    do,
    enemy,
    events,
    game_of,
    happened,
    harm,
    keys,
    kind,
    me,
    place,
    scene,
    skip,
    told,
    use,
)
from tests.rules import rule

ONE_CLUE = {"study": {"clues": 1}}


@rule("ah.difficulty-test.3", "ah.skill-tests.3")
@rule("ah.st-5.1", "ah.st-6.2", "ah.st-6.4", "ah.investigate.2", "ah.step-2-2-1.2", "ah.clues.5", "ah.clues.6")
@rule("ah.investigate.3", "ah.investigate.5", "ah.investigate.6")
@pytest.mark.parametrize("token, found", [("0", 1), ("-1", 1), ("-2", 0), ("+1", 1), ("-4", 0)])
def test_the_skill_value_must_reach_the_difficulty(token: str, found: int) -> None:
    match = scene({"investigator": ROLAND}, locations=ONE_CLUE)
    do(match, "investigate", tokens=token)
    assert me(match).clues == found, "intellect 3 against a shroud of 2"
    assert place(match, "study").count("clues") == 1 - found


@rule("ah.modifiers.5", "ah.modifiers.2")
def test_the_value_is_clamped_last() -> None:
    """Trap 28: 4 − 8 + 2 is 0."""
    match = scene({"investigator": WENDY, "hand": ["lucky"]}, difficulty="expert", locations=ONE_CLUE)
    do(match, "investigate", "pass", "play:lucky:0", tokens="-8")
    assert events(match, "test-failed")[0].args["value"] == 0


def test_lucky_turns_a_failure_into_a_success() -> None:
    match = scene({"investigator": WENDY, "hand": ["lucky"]}, locations=ONE_CLUE)
    do(match, "investigate", "pass", "play:lucky:0", tokens="-3")
    assert me(match).clues == 1 and not events(match, "test-failed")
    assert me(match).resources == 4 and me(match).discard == ["lucky"]


def test_two_copies_of_lucky_may_answer_one_failure() -> None:
    match = scene(
        {"investigator": WENDY, "hand": ["lucky", "lucky"]}, difficulty="hard", locations={"cellar": {"clues": 1}}
    )
    do(match, "investigate", "pass", "play:lucky:0~2", "play:lucky:0", tokens="-3")
    assert me(match).clues == 1, "3 − 3 + 4 against 4"


@rule("ah.st-2.1", "ah.st-2.2", "ah.st-2.5", "ah.st-2.6", "ah.skill-cards.1")
def test_the_tester_commits_any_number_and_each_other_one() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["deduction", "perception", "guts", "evidence"]},
        {"investigator": DAISY, "hand": ["perception", "working-a-hunch", "knife"]},
        {"investigator": AGNES, "hand": ["drawn-to-the-flame"], "place": "hallway"},
        locations={"study": {"clues": 2}, "hallway": {}},
    )  # fmt: skip
    do(match, "investigate")
    assert keys(match) == ["commit:deduction", "commit:perception", "commit:evidence"]
    do(match, "commit:deduction commit:evidence")
    assert decision(match).seat == 1 and decision(match).most == 1
    assert keys(match) == ["commit:perception", "commit:working-a-hunch"]
    do(match, "commit:working-a-hunch", tokens="0")
    calm(match)
    passed = events(match, "test-passed")[0].args
    assert passed["value"] == 3 + 1 + 2 + 2
    assert me(match).resources == 5, "nothing is paid"


@rule("ah.skill-cards.3")
@rule("ah.st-8.1", "ah.st-8.2", "ah.st-8.3", "ah.chaos-tokens.1", "ah.investigate.4")
def test_afterwards_cards_are_discarded_and_tokens_return() -> None:
    match = scene({"investigator": ROLAND, "hand": ["deduction"]}, locations={"study": {"clues": 2}})
    bag = sorted(match.state.bag)
    do(match, "investigate", "commit:deduction", tokens="cultist")
    assert me(match).discard == ["deduction"] and sorted(match.state.bag) == bag and match.state.test is None
    assert me(match).clues == 2, "one more by Deduction"


@rule("ah.player-window.8", "ah.player-window.9", "ah.player-window.10", "ah.st-1.1", "ah.skill-test-timing.1")
@rule("ah.framework.5", "ah.st-3.1")
def test_windows_lie_before_and_after_committing_and_nowhere_else() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["physical-training"], "hand": ["guts"]}, encounter=["rotting-remains"],
        phase="mythos", step="draw",
    )  # fmt: skip
    asked = []
    match.rig({"token": ["-4"]})
    while match.state.test is not None:
        asked.append((kind(match), match.state.test.step, decision(match).rule))
        choose(match, *(["pass"] if kind(match) == "window" else []))
    assert asked == [
        ("window", 1, "ah.player-window.8"),
        ("commit", 2, "ah.st-2.1"),
        ("window", 2, "ah.player-window.9"),
    ]


@rule("ah.difficulty-level.4", "ah.difficulty-level.5", "ah.difficulty-test.2")
@rule("ah.st-4.2", "ah.st-4.1", "ah.chaos-tokens.2", "ah.chaos-tokens.5")
def test_symbols_do_what_the_reference_card_says() -> None:
    ghoul = {"card": "ghoul-minion", "engaged": 0}
    for token, difficulty, value, hurt in (
        ("skull", "standard", 4 - 2, (0, 0)),
        ("cultist", "standard", 4 - 1, (0, 0)),
        ("tablet", "standard", 4 - 2, (1, 0)),
        ("skull", "hard", 4 - 2, (0, 0)),
        ("tablet", "hard", 4 - 4, (1, 1)),
    ):
        match = scene(
            {"investigator": ROLAND},
            difficulty=difficulty,
            enemies=[ghoul, {"card": "ravenous-ghoul", "exhausted": True}],
        )
        do(match, f"fight:{enemy(match, 'ghoul-minion').key}", tokens=token)
        result = [*events(match, "test-passed"), *events(match, "test-failed")][0]
        assert result.args["value"] == value, (token, difficulty)
        if token != "skull" or difficulty == "standard":
            assert harm(match) == hurt, (token, difficulty)


def test_the_cultist_costs_a_horror_on_failure() -> None:
    match = scene({"investigator": ROLAND}, locations={"cellar": {"clues": 1}})
    do(match, "investigate", tokens="cultist")
    assert harm(match) == (0, 1)


def test_the_hard_skull_calls_a_ghoul_after_the_test() -> None:
    match = scene({"investigator": ROLAND}, difficulty="hard", locations={"cellar": {"clues": 1}})
    do(match, "investigate", tokens="skull")
    assert kind(match) == "find" and match.state.test is None
    do(match, "card:ghoul-minion")
    assert enemy(match).card == "ghoul-minion" and enemy(match).engaged == 0


@rule("ah.st-4.3", "ah.chaos-tokens.4")
@pytest.mark.parametrize(
    "investigator, value", [(ROLAND, 3 + 2), (DAISY, 5), (SKIDS, 3 + 2), (AGNES, 2 + 3), (WENDY, 3)]
)
def test_the_elder_sign_is_the_investigators_own(investigator: str, value: int) -> None:
    match = scene({"investigator": investigator, "horror": 3}, locations={"study": {"clues": 2}})
    do(match, "investigate", tokens="elder-sign")
    calm(match)
    assert events(match, "test-passed")[0].args["value"] == value
    if investigator == SKIDS:
        assert me(match).resources == 5 + 2


@rule("ah.st-4.4")
def test_a_number_does_nothing_but_count() -> None:
    match = scene({"investigator": ROLAND}, locations=ONE_CLUE)
    do(match, "investigate", tokens="-1")
    assert harm(match) == (0, 0) and me(match).clues == 1


@rule("ah.auto-fail-success.2")
def test_the_necronomicon_turns_the_elder_sign_into_a_failure() -> None:
    match = scene({"investigator": DAISY, "threat": [{"card": "the-necronomicon", "horror": 3}]}, locations=ONE_CLUE)
    do(match, "investigate", tokens="elder-sign")
    assert me(match).clues == 0 and events(match, "test-failed")[0].args["value"] == 0


def test_sure_gamble_turns_the_sign() -> None:
    match = scene({"investigator": SKIDS, "hand": ["sure-gamble"], "resources": 2}, locations={"cellar": {"clues": 1}})
    do(match, "investigate", tokens="-4")
    skip(match, "react")
    do(match, "play:sure-gamble:0")
    assert events(match, "test-passed")[0].args["value"] == 3 + 4


def test_eucatastrophe_reads_a_ruinous_token_as_the_elder_sign() -> None:
    match = scene({"investigator": SKIDS, "hand": ["eucatastrophe"], "resources": 2}, locations=ONE_CLUE)
    do(match, "investigate", tokens="auto-fail")
    skip(match, "react")
    do(match, "play:eucatastrophe:0")
    calm(match)
    assert me(match).clues == 1 and me(match).resources == 2, "and Skids gains two for his elder sign"


@rule("ah.st-7.1", "ah.st-7.2", "ah.st-7.3")
def test_the_tester_orders_the_results() -> None:
    match = scene({"investigator": ROLAND, "hand": ["perception"]}, locations=ONE_CLUE)
    do(match, "investigate", "commit:perception", tokens="0")
    assert kind(match) == "result-order" and len(keys(match)) == 2
    do(match, "result:0")
    assert happened(match, "drew", "discovered") == ["drew", "discovered"]


def test_a_second_test_waits_for_the_end_of_the_first() -> None:
    """Trap 35: Survival Instinct moves the evader into the Graveyard, whose test is a second one."""
    match = scene(
        {"investigator": WENDY, "hand": ["survival-instinct"], "place": "rivertown"}, scenario="the-midnight-masks",
        locations={"rivertown": {}, "graveyard": {}}, enemies=[{"card": "acolyte", "engaged": 0}],
    )  # fmt: skip
    do(match, f"evade:{enemy(match).key}", "commit:survival-instinct", tokens="0 0")
    while kind(match) == "result-order":
        do(match, "result:1")
    do(match, "graveyard")
    calm(match)
    tests = [message.id for message in told(match, "test", "skill")]  # type: ignore[union-attr]
    assert tests == ["skill-agility", "skill-willpower"]
    assert enemy(match).exhausted, "the first one was finished before"


def test_the_breakdown_of_a_value_names_its_sources() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["beat-cop", "physical-training"], "hand": ["vicious-blow"]},
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", use(asset(match, "physical-training"), 1))
    skip(match, "commit")
    do(match, "commit:vicious-blow")
    assert kind(match) == "window"
    value = match.view(0).values["test-skill"]
    assert value.total == 4 + 1 + 1 + 1
    assert {modifier.source for modifier, _ in value.steps} == {"beat-cop", "physical-training", "vicious-blow"}


def test_what_is_in_flight_is_in_the_view() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["dodge"], "assets": ["physical-training"]},
        encounter=["rotting-remains"],
        phase="mythos",
        step="draw",
    )
    do(match, "pass", "commit:dodge")
    state = match.view(-1).state
    assert state.test is not None and [one.card for one in state.test.committed] == ["dodge"]
    assert state.stack == ["rotting-remains"]


def test_only_the_tester_boosts_his_own_test() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES, "assets": ["arcane-studies"]}, locations=HOUSE,
    )  # fmt: skip
    do(match, "investigate")
    assert all(question.kind != "window" for question in match.pending)


def test_shroud_is_raised_by_the_fog_and_the_fog_lifts() -> None:
    match = scene({"investigator": DAISY}, locations={"study": {"clues": 1, "cards": ["obscuring-fog"]}})
    assert game_of(match).shroud("study").total == 4
    do(match, "investigate", tokens="0")
    assert me(match).clues == 1 and "obscuring-fog" in match.state.encounter_discard


def test_old_house_tests_willpower_whatever_is_used() -> None:
    match = scene(
        {"investigator": AGNES, "place": "arkham-woods-old-house", "assets": ["flashlight"]},
        scenario="the-devourer-below", locations={"arkham-woods-old-house": {"clues": 1}, "main-path": {}},
    )  # fmt: skip
    do(match, use(asset(match, "flashlight")), tokens="0")
    passed = events(match, "test-passed")[0].args
    assert passed["skill"].id == "skill-willpower" and passed["difficulty"] == 0  # type: ignore[union-attr]


@rule("ah.skill-cards.2", "ah.play.7", "ah.play-action.4")
def test_skill_cards_are_never_played() -> None:
    match = scene({"investigator": ROLAND, "hand": ["guts", "deduction"]})
    assert not [key for key in keys(match) if key.startswith("play:")]


def test_opportunist_comes_back_after_a_clear_success() -> None:
    match = scene({"investigator": SKIDS, "hand": ["opportunist"], "resources": 0}, locations={"attic": {"clues": 1}})
    do(match, "investigate", "commit:opportunist", tokens="0")
    assert me(match).hand == ["opportunist"], "3 + 1 against 1: by 3"
