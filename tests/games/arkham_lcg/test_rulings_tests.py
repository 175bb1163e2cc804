"""Rulings on clues, skill tests and chaos tokens, one scene each."""

from __future__ import annotations

from miskatonic.engine.text import Language, Text
from miskatonic.games.arkham_lcg import RULES
from tests.games.arkham_lcg.scenes import (
    AGNES,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
    WENDY,
    asset,
    calm,
    decision,
    do,
    enemy,
    events,
    happened,
    harm,
    keys,
    kind,
    me,
    place,
    scene,
    skip,
    use,
)
from tests.rules import rule

MINION = {"card": "ghoul-minion", "engaged": 0}

# Clues and investigating


@rule("ah.investigate.1")
def test_p022_an_empty_location_can_be_investigated() -> None:
    match = scene({"investigator": DAISY, "assets": ["burglary", "dr-milan-christopher"]})
    do(match, use(asset(match, "burglary")), f"{asset(match, 'dr-milan-christopher').key}:0", tokens="0")
    assert me(match).resources == 5 + 1 + 3


@rule("ah.instead.3", "ah.instead.5")
@rule("ah.instead.1")
def test_p023_cover_up_counts_what_could_be_discovered() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["deduction"], "threat": [{"card": "cover-up", "clues": 3}]},
        locations={"study": {"clues": 1}},
    )  # fmt: skip
    do(match, "investigate", "commit:deduction", f"{asset(match, 'cover-up').key}:0", tokens="0")
    assert asset(match, "cover-up").count("clues") == 2
    assert me(match).clues == 0 and place(match, "study").count("clues") == 1, "P024: the clue stays"


def test_p025_another_investigator_may_use_cover_up() -> None:
    match = scene(
        {"investigator": DAISY}, {"investigator": ROLAND, "threat": [{"card": "cover-up", "clues": 3}]},
        locations={"study": {"clues": 1}},
    )  # fmt: skip
    do(match, "investigate", tokens="0")
    calm_commit(match)
    assert kind(match) == "react" and decision(match).seat == 0
    do(match, f"{asset(match, 'cover-up', 1).key}:0")
    assert asset(match, "cover-up", 1).count("clues") == 2


def calm_commit(match: object) -> None:
    from miskatonic.engine.match import Match

    assert isinstance(match, Match)
    while match.pending and match.pending[0].kind == "commit":
        first = match.pending[0]
        match.choose(first.seat, *(["pass"] if first.least else []))


def test_p026_cover_up_stays_when_it_is_empty() -> None:
    match = scene(
        {"investigator": ROLAND, "threat": [{"card": "cover-up", "clues": 1}]}, locations={"study": {"clues": 2}}
    )
    do(match, "investigate", f"{asset(match, 'cover-up').key}:0", tokens="0")
    assert asset(match, "cover-up").count("clues") == 0
    do(match, "investigate", tokens="0")
    assert me(match).clues == 1, "and is asked no more"


@rule("ah.elimination.3", "ah.elimination.4", "ah.elimination.5")
def test_p027_for_weaknesses_the_game_ends_with_their_bearer() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "parlor", "threat": [{"card": "cover-up", "clues": 1}]},
        {"investigator": AGNES, "place": "parlor"}, locations=HOUSE,
    )  # fmt: skip
    do(match, use("parlor"))
    assert me(match).status == "resigned" and me(match).mental_trauma == 1
    assert "cover-up" in match.state.removed


def test_p028_only_clues_on_the_location_count_for_roland() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["roland-s-38-special"], "threat": [{"card": "cover-up", "clues": 3}]},
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, use(asset(match, "roland-s-38-special")), tokens="-4")
    assert events(match, "test-failed")[0].args["value"] == 4 + 1 - 4


def test_p029_drawn_to_the_flame_resolves_the_card_before_the_clues() -> None:
    match = scene(
        {"investigator": AGNES, "hand": ["drawn-to-the-flame"]}, locations={"study": {"clues": 2}},
        encounter=["swarm-of-rats"],
    )  # fmt: skip
    do(match, "play:drawn-to-the-flame")
    order = happened(match, "spawned", "discovered")
    assert order == ["spawned", "discovered"] and me(match).clues == 2


@rule("ah.lead-investigator.3")
def test_p030_ties_for_the_locked_door_are_the_leads() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-midnight-masks", phase="mythos", step="draw", encounter=["locked-door"],
        locations={"rivertown": {"clues": 2}, "graveyard": {"clues": 2}, "easttown": {"clues": 1}},
    )  # fmt: skip
    assert kind(match) == "attach" and keys(match) == ["rivertown", "graveyard"]


@rule("ah.after.1")
@rule("ah.st-6.1")
def test_p031_milans_resource_comes_before_the_clue() -> None:
    match = scene({"investigator": DAISY, "assets": ["dr-milan-christopher"]}, locations={"study": {"clues": 1}})
    do(match, "investigate", f"{asset(match, 'dr-milan-christopher').key}:0", tokens="0")
    assert happened(match, "gained", "discovered") == ["gained", "discovered"]


@rule("ah.clues.7", "ah.clues.8", "ah.clues.9", "ah.act-agenda.3", "ah.act-agenda.5", "ah.act-agenda.6")
def test_p032_any_mix_of_investigators_pays_for_the_act() -> None:
    match = scene({"investigator": ROLAND, "clues": 3}, {"investigator": AGNES, "clues": 2})
    do(match, "advance")
    assert kind(match) == "give-clues" and keys(match) == ["clues:3", "clues:2"]
    do(match, "clues:2")
    assert (me(match).clues, me(match, 1).clues) == (1, 0)
    assert me(match).actions == 3, "free"
    assert me(match).place == "hallway" and match.state.act is not None and match.state.act.card == "the-barrier"


# Skill tests and tokens


@rule("ah.auto-fail-success.1", "ah.auto-fail-success.2", "ah.st-6.5", "ah.chaos-tokens.3")
def test_p033_automatic_failure_beats_a_difficulty_of_zero() -> None:
    match = scene({"investigator": DAISY, "assets": ["flashlight"]}, locations={"study": {"clues": 1}})
    do(match, use(asset(match, "flashlight")), tokens="auto-fail")
    assert me(match).clues == 0 and events(match, "test-failed")[0].args["difficulty"] == 0


@rule("ah.difficulty-test.5")
def test_p034_automatic_failure_fails_by_the_whole_difficulty() -> None:
    match = scene(
        {"investigator": SKIDS, "hand": ["manual-dexterity"]}, encounter=["grasping-hands"], phase="mythos", step="draw"
    )
    do(match, "commit:manual-dexterity", tokens="auto-fail")
    assert me(match).damage == 3


@rule("ah.auto-fail-success.3", "ah.st-6.3")
def test_p035_wendys_elder_sign_makes_the_difficulty_zero() -> None:
    match = scene({"investigator": WENDY, "assets": ["wendy-s-amulet"]})
    do(match, "investigate", tokens="elder-sign")
    passed = events(match, "test-passed")[0].args
    assert passed["difficulty"] == 0 and passed["by"] == 3


def test_p036_an_ignored_token_does_nothing() -> None:
    match = scene(
        {"investigator": AGNES, "assets": ["grotesque-statue", "shrivelling"]},
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, use(asset(match, "shrivelling")), f"{asset(match, 'grotesque-statue').key}:0", tokens="skull 0")
    assert kind(match) == "which-token"
    do(match, "token:0")
    assert harm(match) == (0, 0) and not match.state.enemies
    assert len(match.state.bag) == 16, "both are back"


def test_p037_shrivellings_horror_comes_at_once_and_agnes_may_answer_before_the_attack() -> None:
    match = scene({"investigator": AGNES, "assets": ["shrivelling"]}, enemies=[{"card": "ghoul-minion", "engaged": 0}])
    do(match, use(asset(match, "shrivelling")), tokens="skull")
    assert kind(match) == "react" and not events(match, "test-passed")
    do(match, f"{AGNES}:0")
    assert not match.state.enemies


@rule("ah.st-6.5")
def test_p038_lucky_does_not_help_against_automatic_failure() -> None:
    """What would change nothing is not offered; the better copy, which draws a card, is."""
    match = scene({"investigator": WENDY, "hand": ["lucky", "lucky-2"]}, locations={"study": {"clues": 1}})
    do(match, "investigate", "pass", tokens="auto-fail")
    assert keys(match) == ["play:lucky-2:0", "pass"]
    do(match, "play:lucky-2:0")
    assert me(match).clues == 0 and me(match).hand[0] == "lucky" and len(me(match).hand) == 2


def test_p039_pickpocketing_may_draw_close_call_in_time() -> None:
    match = scene(
        {"investigator": WENDY, "assets": ["pickpocketing"], "deck": ["close-call"]},
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, f"evade:{enemy(match).key}", f"{asset(match, 'pickpocketing').key}:0", tokens="0")
    assert "play:close-call:0" in keys(match)
    do(match, "play:close-call:0")
    assert not match.state.enemies


def test_p040_the_nightgaunt_doubles_symbols_too() -> None:
    match = scene(
        {"investigator": WENDY}, scenario="the-midnight-masks", locations={"rivertown": {}},
        enemies=[{"card": "hunting-nightgaunt", "engaged": 0}],
    )  # fmt: skip
    do(match, f"evade:{enemy(match).key}", tokens="tablet")
    skip(match, "action")
    assert events(match, "test-failed")[0].args["value"] == 0, "4 − 2 × 3"


@rule("ah.st-1.3")
def test_p041_mind_over_matter_is_too_late_within_a_test() -> None:
    match = scene(
        {"investigator": DAISY, "hand": ["mind-over-matter"]}, enemies=[{"card": "ghoul-minion", "engaged": 0}]
    )
    do(match, f"fight:{enemy(match).key}")
    assert kind(match) == "window"
    do(match, "play:mind-over-matter", tokens="0")
    assert events(match, "test-passed")[0].args["skill"].id == "skill-combat"  # type: ignore[union-attr]
    match = scene(
        {"investigator": DAISY, "hand": ["mind-over-matter"]}, enemies=[{"card": "ghoul-minion", "engaged": 0}]
    )
    do(match, "play:mind-over-matter", f"fight:{enemy(match).key}")
    assert kind(match) == "skill" and keys(match) == ["skill:combat", "skill:intellect"]
    named: dict[Language, list[str]] = {"pl": ["Walka", "Intelekt"], "en": ["Combat", "Intellect"]}
    for language, answers in named.items():
        said = Text(language, RULES.texts, RULES.card_names(language)).say
        assert [said(option.text) for option in match.pending[0].options] == answers
    do(match, "skill:intellect", tokens="-2")
    assert events(match, "test-passed")[0].args["value"] == 3


def test_p042_backstab_tests_against_the_fight_value() -> None:
    match = scene({"investigator": SKIDS, "hand": ["backstab"]}, enemies=[{"card": "flesh-eater", "engaged": 0}])
    do(match, "play:backstab", tokens="0")
    calm(match)
    assert events(match, "test-passed")[0].args["difficulty"] == 4
    assert enemy(match).count("damage") == 3


@rule("ah.limits.7", "ah.limits.8", "ah.limits.9")
def test_p043_one_copy_per_test_counts_all_players() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["perception"]}, {"investigator": DAISY, "hand": ["perception"]},
        locations={"study": {"clues": 1}},
    )  # fmt: skip
    do(match, "investigate", "commit:perception")
    assert decision(match).seat == 1 and keys(match) == ["pass"]


@rule("ah.limits.8")
def test_p043_one_copy_per_test_whoever_committed_it() -> None:
    """Not the tester but a friend has committed it: a third one cannot."""
    perception = {"hand": ["perception"]}
    match = scene(
        {"investigator": ROLAND}, {"investigator": DAISY, **perception}, {"investigator": AGNES, **perception},
        locations={"study": {"clues": 1}},
    )  # fmt: skip
    do(match, "investigate", "commit:perception")
    assert decision(match).seat == 2 and keys(match) == ["pass"]


def test_p044_who_committed_overpower_draws() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": SKIDS, "hand": ["overpower"], "deck": ["knife"]}, enemies=[MINION]
    )
    do(match, f"fight:{enemy(match).key}", "commit:overpower", tokens="0")
    calm(match)
    assert me(match, 1).hand == ["knife"] and me(match).hand == []


def test_p045_who_committed_fearless_heals() -> None:
    match = scene(
        {"investigator": ROLAND, "horror": 1}, {"investigator": AGNES, "hand": ["fearless"], "horror": 2},
        encounter=["rotting-remains"], phase="mythos", step="draw",
    )  # fmt: skip
    do(match, "commit:fearless", tokens="0")
    calm(match)
    assert (me(match).horror, me(match, 1).horror) == (1, 1)


@rule("ah.st-2.3", "ah.st-2.4")
def test_p046_wild_icons_match_every_skill() -> None:
    match = scene({"investigator": ROLAND, "hand": ["unexpected-courage"]}, locations={"study": {"clues": 1}})
    do(match, "investigate", "commit:unexpected-courage", tokens="-3")
    assert events(match, "test-passed")[0].args["value"] == 3 + 2 - 3


def test_p047_a_talent_may_be_paid_as_often_as_one_likes() -> None:
    match = scene({"investigator": ROLAND, "assets": ["physical-training"], "resources": 4}, enemies=[MINION])
    training = use(asset(match, "physical-training"), 1)
    do(match, f"fight:{enemy(match).key}", training, training, training, training, tokens="-4")
    assert events(match, "test-passed")[0].args["value"] == 4 + 4 - 4


def test_p048_all_resolved_tokens_count() -> None:
    match = scene({"investigator": DAISY}, difficulty="hard", locations={"study": {"clues": 1}})
    do(match, "investigate", tokens="cultist -2")
    assert events(match, "test-passed")[0].args["value"] == 3
    assert len(match.state.bag) == 17


def test_p048_two_bad_symbols_are_one_revealed_symbol() -> None:
    """Shrivelling: the cultist, who calls for another token, and the skull after him give one horror."""
    match = scene(
        {"investigator": AGNES, "assets": ["shrivelling"], "horror": 0}, difficulty="hard",
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, use(asset(match, "shrivelling")), "pass", tokens="cultist skull")
    calm(match)
    assert events(match, "test-passed") and me(match).horror == 1
