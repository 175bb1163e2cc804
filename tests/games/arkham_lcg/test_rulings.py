"""Rulings that decide edge cases, one scene each (P001 to P100)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.arkham_lcg import decks
from tests.games.arkham_lcg.scenes import (
    AGNES,
    CONTENT,
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
    new_game,
    offers,
    place,
    scene,
    skip,
    told,
    use,
)
from tests.rules import rule

MINION = {"card": "ghoul-minion", "engaged": 0}

# Attacks of opportunity


@rule("ah.attack-of-opportunity.1", "ah.action-designators.1")
def test_p001_an_event_with_a_fight_designator_provokes_nothing() -> None:
    match = scene({"investigator": SKIDS, "hand": ["backstab"]}, enemies=[MINION])
    do(match, "play:backstab", tokens="0")
    calm(match)
    assert not events(match, "attacked") and not match.state.enemies


@rule("ah.activate-action.3")
@rule("ah.attack-of-opportunity.5")
def test_p002_two_actions_at_once_provoke_one_attack() -> None:
    match = scene({"investigator": ROLAND, "threat": ["haunted"]}, enemies=[MINION])
    do(match, use(asset(match, "haunted")))
    assert len(events(match, "attacked")) == 1
    assert me(match).actions == 1 and me(match).discard == ["haunted"]


def test_p003_umordhoths_own_action_provokes_his_attack() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["lita-chantler"]}, scenario="the-devourer-below",
        locations={"main-path": {}}, enemies=[{"card": "umordhoth"}],
    )  # fmt: skip
    do(match, use(enemy(match), 1))
    assert kind(match) == "assign", "three damage and three horror first"
    assert match.state.resolution == ""
    skip(match)
    assert match.state.resolution == "R3"


@rule("ah.attack-of-opportunity.6")
def test_p004_an_attack_of_opportunity_does_not_exhaust() -> None:
    match = scene({"investigator": ROLAND}, enemies=[MINION])
    do(match, "resource")
    assert harm(match) == (1, 1) and not enemy(match).exhausted


@rule("ah.play.3", "ah.play-action.3")
@rule("ah.fast.7", "ah.fast.1", "ah.fast.6")
def test_p005_fast_cards_provoke_nothing() -> None:
    match = scene({"investigator": DAISY, "hand": ["magnifying-glass"]}, enemies=[MINION])
    do(match, "play:magnifying-glass")
    assert asset(match, "magnifying-glass") and not events(match, "attacked") and me(match).actions == 3


def test_p006_a_card_that_an_attack_takes_away_while_it_is_played_does_nothing() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["machete"]}, scenario="the-devourer-below", locations={"main-path": {}},
        enemies=[{"card": "yithian-observer", "engaged": 0}],
    )  # fmt: skip
    do(match, "play:machete")
    assert me(match).discard == ["machete"] and not me(match).assets
    assert me(match).resources == 2, "the resources are gone"


@rule("ah.attack-of-opportunity.1")
def test_p007_exhausted_enemies_make_no_attacks_of_opportunity() -> None:
    match = scene({"investigator": ROLAND}, enemies=[{**MINION, "exhausted": True}])
    do(match, "draw")
    assert not events(match, "attacked")


# Attacks, damage, soak


@rule("ah.triggered-abilities.8", "ah.enemies.7")
@rule("ah.step-3-3.5", "ah.cancel.1")
def test_p008_dodge_cancels_the_attack_and_the_enemy_exhausts_all_the_same() -> None:
    match = scene({"investigator": ROLAND, "hand": ["dodge"]}, enemies=[MINION], phase="enemy", step="begins")
    do(match, "play:dodge:0")
    assert harm(match) == (0, 0)
    assert "exhausted" in happened(match, "exhausted")


@rule("ah.massive.1", "ah.massive.4", "ah.massive.5")
def test_p009_one_dodge_cancels_one_attack_of_a_massive_enemy() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["dodge"]}, {"investigator": AGNES}, {"investigator": WENDY},
        scenario="the-devourer-below", locations={"main-path": {}}, enemies=[{"card": "umordhoth"}],
        phase="enemy", step="begins",
    )  # fmt: skip
    do(match, "play:dodge:0")
    calm(match)
    assert len(events(match, "attacked")) == 3
    assert [one.args["who"].seat for one in events(match, "harmed")][:2] == [1, 2]  # type: ignore[union-attr]


@rule("ah.retaliate.1", "ah.retaliate.2")
def test_p010_retaliate_needs_a_ready_enemy() -> None:
    for exhausted, attacks in ((True, 0), (False, 1)):
        match = scene(
            {"investigator": ROLAND}, locations=HOUSE, act="what-have-you-done",
            enemies=[{"card": "ghoul-priest", "exhausted": exhausted, "engaged": -1 if exhausted else 0}],
        )  # fmt: skip
        do(match, f"fight:{enemy(match).key}", tokens="-4")
        assert len(events(match, "attacked")) == attacks
        assert enemy(match).exhausted is exhausted


@rule("ah.massive.9")
def test_p011_a_failed_attack_on_a_massive_enemy_hurts_nobody() -> None:
    match = scene(
        {"investigator": WENDY}, {"investigator": AGNES}, scenario="the-devourer-below", locations={"main-path": {}},
        enemies=[{"card": "umordhoth"}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", tokens="-4")
    calm(match)
    assert harm(match, 1) == (0, 0)


def test_p012_the_shotguns_base_damage_is_capped_and_bonuses_come_on_top() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["shotgun"], "hand": ["vicious-blow"]}, locations=HOUSE,
        act="what-have-you-done", enemies=[{"card": "swarm-of-rats", "engaged": 0}],
    )  # fmt: skip
    do(match, use(asset(match, "shotgun")), "commit:vicious-blow", tokens="0")
    (blow,) = events(match, "card-harmed")
    assert blow.args["damage"] == 5 + 1, "4 + 3 + 1 against 1: by 7"


@rule("ah.health-damage.6")
@rule("ah.dealing-damage.7")
def test_p013_a_guard_dog_that_dies_of_it_bites_all_the_same() -> None:
    match = scene({"investigator": ROLAND, "assets": [{"card": "guard-dog", "damage": 2}]}, enemies=[MINION])
    dog = asset(match, "guard-dog").key
    do(match, "resource", dog, "seat:0", f"{dog}:0")
    assert enemy(match).count("damage") == 1
    assert me(match).discard == ["guard-dog"]


@rule("ah.dealing-damage.3")
@rule("ah.dealing-damage.5", "ah.dealing-damage.6", "ah.asset.4")
def test_p014_an_asset_takes_no_more_than_defeats_it() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": [{"card": "beat-cop", "damage": 1}]}, locations=HOUSE,
        act="what-have-you-done", enemies=[{"card": "ghoul-priest", "engaged": 0}],
    )  # fmt: skip
    cop = asset(match, "beat-cop").key
    do(match, "resource", cop)
    assert kind(match) == "assign" and decision(match).prompt.args["what"].id == "harm-horror"  # type: ignore[union-attr]
    do(match, "seat:0", "seat:0")
    assert harm(match) == (1, 2)


def test_p015_agnes_answers_only_horror_on_her_own_card() -> None:
    match = scene({"investigator": AGNES, "assets": ["holy-rosary"]}, enemies=[MINION])
    rosary = asset(match, "holy-rosary").key
    do(match, "resource", rosary)
    assert kind(match) == "action" and not enemy(match).count("damage")
    do(match, "resource", "seat:0")
    assert kind(match) == "react"
    do(match, f"{AGNES}:0")
    assert enemy(match).count("damage") == 1


def test_p016_damage_to_an_asset_as_a_cost_is_taken_by_its_controller() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["beat-cop-2"], "threat": ["hypochondria"]},
        enemies=[{"card": "ghoul-minion", "exhausted": True}],
    )  # fmt: skip
    do(match, use(asset(match, "beat-cop-2")))
    assert asset(match, "beat-cop-2").count("damage") == 1
    assert harm(match) == (0, 1)


def test_p017_moved_horror_is_neither_dealt_nor_taken() -> None:
    match = scene(
        {
            "investigator": DAISY,
            "assets": ["holy-rosary"],
            "threat": [{"card": "the-necronomicon", "horror": 3}, "psychosis"],
        }
    )
    do(match, use(asset(match, "the-necronomicon")))
    assert harm(match) == (0, 1) and asset(match, "the-necronomicon").count("horror") == 2


@rule("ah.trauma.9")
def test_p018_defeated_by_both_at_once_one_chooses_the_trauma() -> None:
    match = scene({"investigator": ROLAND, "damage": 8, "horror": 4}, {"investigator": AGNES}, enemies=[MINION])
    do(match, "resource")
    assert kind(match) == "trauma" and decision(match).seat == 0
    do(match, "mental")
    assert (me(match).physical_trauma, me(match).mental_trauma) == (0, 1)


def test_p019_a_blast_that_kills_the_priest_and_oneself() -> None:
    for first, resolution in (("enemies", "R1"), ("investigators", "none")):
        match = scene(
            {"investigator": ROLAND, "damage": 7, "hand": ["dynamite-blast"], "place": "hallway"}, locations=HOUSE,
            act="what-have-you-done", enemies=[{"card": "ghoul-priest", "damage": 4, "engaged": 0, "place": "hallway"}],
        )  # fmt: skip
        match.state.enemies[0].exhausted = True
        do(match, "play:dynamite-blast", "hallway")
        assert kind(match) == "defeat-order"
        choose(match, first)
        if first == "enemies":
            choose(match, "choice:0")
        skip(match)
        assert match.state.resolution == resolution
        assert me(match).physical_trauma == 1


def test_p020_lita_adds_no_damage_against_umordhoth() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["lita-chantler"]}, scenario="the-devourer-below",
        locations={"main-path": {}}, enemies=[{"card": "umordhoth"}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", tokens="0")
    assert kind(match) == "action" and enemy(match).count("damage") == 1, "5 against 5: her combat counts"


def test_p021_the_machete_counts_a_massive_enemy_as_engaged() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["machete"]}, scenario="the-devourer-below", locations={"main-path": {}},
        enemies=[{"card": "umordhoth"}],
    )  # fmt: skip
    do(match, use(asset(match, "machete")), tokens="0")
    assert enemy(match).count("damage") == 2


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
    match = scene({"investigator": WENDY, "hand": ["lucky"]}, locations={"study": {"clues": 1}})
    do(match, "investigate", "pass", "play:lucky:0", tokens="auto-fail")
    assert me(match).clues == 0


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


# Actions and abilities


def test_p049_daisys_additional_action_is_used_first() -> None:
    match = scene({"investigator": DAISY, "assets": ["old-book-of-lore"]}, phase="investigation", step="next")
    assert me(match).extra_actions == {"tome": 1} and me(match).actions == 3
    do(match, use(asset(match, "old-book-of-lore")))
    assert me(match).actions == 3 and me(match).extra_actions == {}


def test_p050_leos_action_stays_when_leo_goes() -> None:
    match = scene({"investigator": SKIDS, "assets": ["leo-de-luca"]}, phase="investigation", step="next")
    assert me(match).actions == 4
    match.state.players[0].assets.clear()
    game_of(match).changed()
    do(match, "resource")
    assert me(match).actions == 3


def test_p051_a_friend_may_discard_your_weakness() -> None:
    match = scene({"investigator": ROLAND}, {"investigator": AGNES, "threat": ["haunted"]})
    do(match, use(asset(match, "haunted", 1)))
    assert me(match, 1).threat == [] and me(match, 1).discard == ["haunted"] and me(match).actions == 1


def test_p052_the_ritual_may_be_disrupted_from_anywhere() -> None:
    match = scene(
        {"investigator": AGNES, "clues": 1}, scenario="the-devourer-below", act="disrupting-the-ritual",
        locations={"main-path": {}, "ritual-site": {}},
    )  # fmt: skip
    act = match.state.act
    assert act is not None
    do(match, use(act.key), "skill:willpower", tokens="0")
    assert act.count("clues") == 1 and me(match).clues == 0


@rule("ah.activate-action.7")
def test_p053_act_and_agenda_abilities_can_be_used_from_anywhere() -> None:
    match = scene({"investigator": ROLAND}, scenario="the-midnight-masks", locations={"rivertown": {}})
    agenda = match.state.agenda
    assert agenda is not None
    do(match, use(agenda.key))
    skip(match)
    assert me(match).status == "resigned"


@rule("ah.limits.11")
def test_p054_a_use_counts_although_its_effect_is_cancelled() -> None:
    match = scene({"investigator": WENDY, "hand": ["guts", "knife"]})
    do(match, "investigate", f"{WENDY}:0", "card:guts", tokens="-1 -4")
    assert kind(match) == "action", "once per test, whatever the second token is"


@rule("ah.limits.4", "ah.limits.5", "ah.limits.6")
def test_p055_plain_limits_are_per_investigator_and_group_limits_for_all() -> None:
    here: dict[str, Any] = {
        "scenario": "the-midnight-masks",
        "locations": {"northside": {}, "downtown-first-bank-of-arkham": {}},
    }
    match = scene({"investigator": ROLAND, "resources": 10}, {"investigator": AGNES, "resources": 10}, **here)
    do(match, use("northside"), "end")
    assert me(match).clues == 2
    assert use("northside") not in keys(match)
    bank = "downtown-first-bank-of-arkham"
    match = scene({"investigator": ROLAND, "place": bank}, {"investigator": AGNES, "place": bank}, **here)
    do(match, use(bank))
    assert use(bank) not in keys(match)
    do(match, "end")
    assert use(bank) in keys(match)


@rule("ah.forced-abilities.7", "ah.forced-abilities.6")
def test_p056_forced_abilities_come_before_reactions() -> None:
    match = scene({"investigator": AGNES, "threat": ["psychosis"]}, enemies=[MINION])
    do(match, "resource")
    assert harm(match) == (2, 1), "the forced damage is there already"
    assert kind(match) == "react" and f"{AGNES}:0" in keys(match)


def test_p057_your_turn_exists_in_the_investigation_phase_only() -> None:
    match = scene(
        {"investigator": DAISY, "hand": ["working-a-hunch"], "assets": ["beat-cop"]}, locations={"study": {"clues": 1}},
        enemies=[{"card": "ghoul-minion", "exhausted": True}], phase="upkeep", step="begins",
    )  # fmt: skip
    assert kind(match) == "window" and offers(match, "play:") == []


def test_p058_the_hospital_heals_your_own_investigator_only() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES, "damage": 3}, scenario="the-midnight-masks",
        locations={"st-mary-s-hospital": {}},
    )  # fmt: skip
    assert use("st-mary-s-hospital") not in keys(match)


def test_p059_one_packet_or_one_choice_for_each_point() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["survival-instinct"]},
        encounter=["grasping-hands"],
        phase="mythos",
        step="draw",
    )
    do(match, "", tokens="auto-fail")
    assert told(match, "harmed", "damage") == [3]
    match = scene(
        {"investigator": ROLAND, "hand": ["guts", "knife"]}, scenario="the-devourer-below",
        locations={"main-path": {}}, encounter=["umordhoth-s-wrath"], phase="mythos", step="draw",
    )  # fmt: skip
    do(match, "", tokens="-1")
    choices = []
    while kind(match) == "choose-one":
        choices.append(keys(match))
        do(match, "choice:1")
    assert len(choices) == 3 and me(match).damage == 3, "3 − 1 against 5"


# Enemies, movement, engagement


@rule("ah.spawn.4", "ah.spawn.5")
def test_p060_without_its_spawn_location_an_enemy_is_discarded() -> None:
    match = scene({"investigator": ROLAND}, encounter=["flesh-eater"], phase="mythos", step="draw")
    skip(match, "action")
    assert not match.state.enemies and "flesh-eater" in match.state.encounter_discard


def test_p061_an_enemy_may_spawn_behind_a_barricade() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, locations={**HOUSE, "attic": {"cards": ["barricade"]}},
        act="the-barrier", encounter=["flesh-eater"], phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert enemy(match).place == "attic"


@rule("ah.move.5", "ah.move.10", "ah.move.11")
def test_p062_elusive_leaves_enemies_behind_ready() -> None:
    match = scene(
        {"investigator": SKIDS, "hand": ["elusive"], "place": "hallway"},
        locations={**HOUSE, "parlor": {"revealed": False}}, act="the-barrier",
        enemies=[{"card": "ghoul-minion", "engaged": 0, "place": "hallway"}],
    )  # fmt: skip
    do(match, "play:elusive")
    assert kind(match) == "move" and keys(match) == ["attic", "cellar"]
    do(match, "cellar")
    assert enemy(match).place == "hallway" and enemy(match).engaged == -1 and not enemy(match).exhausted


@rule("ah.evade.6", "ah.evade.7", "ah.evade.8")
def test_p063_p064_the_cat_evades_for_a_friend_and_no_test_is_made() -> None:
    match = scene(
        {"investigator": WENDY, "assets": ["stray-cat"]}, {"investigator": ROLAND},
        enemies=[{"card": "ghoul-minion", "engaged": 1}],
    )  # fmt: skip
    do(match, use(asset(match, "stray-cat")))
    assert enemy(match).engaged == -1 and enemy(match).exhausted
    assert not events(match, "test")


def test_p065_pickpocketing_answers_an_automatic_evasion() -> None:
    match = scene(
        {"investigator": WENDY, "assets": ["stray-cat", "pickpocketing"]},
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )
    do(match, use(asset(match, "stray-cat")), f"{asset(match, 'pickpocketing').key}:0")
    assert me(match).hand == ["emergency-cache"]


def test_p066_cunning_distraction_evades_everybody() -> None:
    match = scene(
        {"investigator": WENDY, "hand": ["cunning-distraction"]}, {"investigator": ROLAND},
        enemies=[{"card": "ghoul-minion", "engaged": 1}, {"card": "swarm-of-rats", "engaged": 0}],
    )  # fmt: skip
    do(match, "play:cunning-distraction")
    assert all(one.exhausted and one.engaged == -1 for one in match.state.enemies)
    assert not events(match, "attacked"), "an evade action"


def test_p067_survival_instinct_breaks_off_all_or_none() -> None:
    match = scene(
        {"investigator": WENDY, "hand": ["survival-instinct"]},
        enemies=[{"card": card, "engaged": 0} for card in ("ghoul-minion", "swarm-of-rats", "ravenous-ghoul")],
    )  # fmt: skip
    do(match, f"evade:{enemy(match, 'ghoul-minion').key}", "commit:survival-instinct", tokens="0")
    while kind(match) == "result-order":
        do(match, keys(match)[-1])
    assert kind(match) == "break-away" and keys(match) == ["yes", "no"]
    do(match, "yes")
    assert len(events(match, "disengaged")) == 3
    assert not enemy(match, "swarm-of-rats").exhausted and enemy(match, "swarm-of-rats").engaged == 0, (
        "nowhere to go: again"
    )


def test_p068_the_disc_discards_and_does_not_defeat() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["disc-of-itzamna"], "place": "attic"}, locations=HOUSE, act="the-barrier",
        encounter=["flesh-eater"], phase="mythos", step="draw",
    )  # fmt: skip
    do(match, f"{asset(match, 'disc-of-itzamna').key}:0")
    assert match.state.victory == [] and "flesh-eater" in match.state.encounter_discard
    assert not events(match, "enemy-defeated")


@rule("ah.blank.1")
def test_p069_a_wiped_enemy_gives_no_victory_points() -> None:
    for hand, victory in ((["mind-wipe"], []), ([], ["flesh-eater"])):
        match = scene(
            {"investigator": ROLAND, "hand": hand, "place": "attic"}, locations=HOUSE, act="the-barrier",
            enemies=[{"card": "flesh-eater", "damage": 3, "place": "attic", "engaged": 0}],
            phase="investigation", step="begins",
        )  # fmt: skip
        if hand:
            do(match, "play:mind-wipe:0")
        do(match, f"fight:{enemy(match).key}", tokens="0")
        assert not match.state.enemies and match.state.victory == victory


def test_p070_the_stubborn_detective_blanks_everybody_here() -> None:
    match = scene(
        {"investigator": SKIDS},
        {"investigator": ROLAND},
        enemies=[{"card": "stubborn-detective", "engaged": 1, "owner": 1}],
    )
    assert use(SKIDS) not in keys(match)
    match = scene({"investigator": SKIDS})
    assert use(SKIDS) in keys(match)


@rule("ah.hunter.5")
def test_p071_a_hunter_that_is_barred_does_not_move() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "attic"}, locations={**HOUSE, "hallway": {"cards": ["barricade"]}},
        act="the-barrier", enemies=[{"card": "swarm-of-rats", "place": "cellar"}], phase="enemy", step="begins",
    )  # fmt: skip
    skip(match, "action")
    assert not told(match, "enemy-moved", "card") and enemy(match, "swarm-of-rats").place == "cellar"


@rule("ah.enemies.3")
@rule("ah.spawn.3", "ah.prey.8", "ah.step-1-4.8")
def test_p072_prey_plays_no_part_in_spawning() -> None:
    match = scene(
        {"investigator": ROLAND, "damage": 5}, {"investigator": AGNES}, lead=1, encounter=["ravenous-ghoul"],
        phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action", "turn", "mulligan")
    assert told(match, "engaged", "card")[0] == "ravenous-ghoul"
    assert events(match, "engaged")[0].args["who"].seat == 1  # type: ignore[union-attr]


def test_p074_p075_ghouls_drift_also_exhausted_ones_and_into_the_unrevealed_parlor() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "attic"}, locations={**HOUSE, "parlor": {"revealed": False}},
        act="the-barrier", agenda="they-re-getting-out",
        enemies=[{"card": "ghoul-minion", "place": "hallway", "exhausted": True}], phase="enemy", step="attacks",
    )  # fmt: skip
    skip(match, "action")
    assert told(match, "enemy-moved", "place")[0] == "parlor"


def test_p076_the_act_advances_before_roland_gets_his_clue() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, locations={**HOUSE, "hallway": {"clues": 1}},
        act="what-have-you-done",
        enemies=[{"card": "ghoul-priest", "damage": 4, "engaged": 0, "place": "hallway"}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", tokens="0")
    assert kind(match) == "choose-one" and me(match).clues == 0
    do(match, "choice:1")
    skip(match)
    assert match.state.resolution == "R2" and me(match).clues == 0


@rule("ah.nearest.1")
def test_p077_an_enemy_without_a_path_is_the_nearest_if_there_is_no_other() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-midnight-masks", locations={"rivertown": {}, "northside": {}},
        enemies=[{"card": "acolyte", "place": "northside"}], encounter=["mysterious-chanting"], phase="mythos",
        step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert enemy(match).count("doom") == 2


def test_p079_nobody_draws_the_masked_hunter() -> None:
    match = scene(
        {"investigator": AGNES, "hand": ["ward-of-protection"], "clues": 1}, scenario="the-midnight-masks", doom=5,
        locations={"rivertown": {}}, encounter=["acolyte"], phase="mythos", step="begins",
    )  # fmt: skip
    skip(match, "action")
    assert enemy(match, "the-masked-hunter").engaged == 0
    assert not [one for one in events(match, "drew-encounter") if one.args["card"].id == "the-masked-hunter"]  # type: ignore[union-attr]


@rule("ah.enemy-engagement.11")
def test_p080_an_evaded_enemy_engages_as_it_readies() -> None:
    match = scene(
        {"investigator": ROLAND}, enemies=[{"card": "ghoul-minion", "exhausted": True}], phase="upkeep", step="begins",
        encounter=["ancient-evils"],
    )  # fmt: skip
    skip(match, "action")
    assert enemy(match).engaged == 0


# Weaknesses, hand, decks


def test_p082_amnesia_keeps_the_weakness() -> None:
    match = scene({"investigator": AGNES, "hand": ["knife", "dark-memory", "guts"], "deck": ["amnesia"]})
    do(match, "draw", "card:guts")
    assert me(match).hand == ["dark-memory"]


@rule("ah.weakness.6", "ah.revelation.4")
@rule("ah.search.3")
def test_p083_a_weakness_that_fits_must_be_found() -> None:
    match = scene({"investigator": AGNES, "assets": ["arcane-initiate"], "deck": ["knife", "dark-memory", "guts"]})
    do(match, use(asset(match, "arcane-initiate"), 1))
    assert "dark-memory" in me(match).hand


def test_p085_abandoned_and_alone_removes_for_this_scenario_only() -> None:
    match = scene({"investigator": WENDY, "deck": ["abandoned-and-alone"], "discard": ["knife", "guts"]})
    before = list(me(match).starting)
    do(match, "draw")
    assert harm(match) == (0, 2) and match.state.removed == ["knife", "guts"] and me(match).starting == before


def test_p086_p087_crypt_chill_wants_an_asset_in_play_that_can_leave() -> None:
    match = scene(
        {"investigator": DAISY, "hand": ["knife"], "threat": [{"card": "the-necronomicon", "horror": 3}]},
        encounter=["crypt-chill"], phase="mythos", step="draw", tokens="-4",
    )  # fmt: skip
    skip(match, "action")
    assert me(match).damage == 2 and asset(match, "the-necronomicon")


def test_p088_a_friend_tests_without_the_penalty_of_the_bearer() -> None:
    match = scene({"investigator": AGNES}, {"investigator": ROLAND, "threat": ["dreams-of-r-lyeh"]})
    do(match, use(asset(match, "dreams-of-r-lyeh", 1)), tokens="0")
    calm(match)
    assert events(match, "test-passed")[0].args["value"] == 5


def test_p089_p090_events_go_under_wendys_deck() -> None:
    match = scene({"investigator": WENDY, "assets": ["wendy-s-amulet"], "hand": ["emergency-cache"], "library": []})
    do(match, "play:emergency-cache")
    assert me(match).deck.bottom == ["emergency-cache"] and me(match).discard == []
    match = scene(
        {"investigator": WENDY, "assets": ["wendy-s-amulet"], "place": "hallway"}, act="the-barrier",
        locations={**HOUSE, "hallway": {"cards": [{"card": "barricade", "owner": 0}]}},
    )  # fmt: skip
    do(match, "move:attic")
    assert me(match).deck.bottom == ["barricade"]


def test_p091_a_moved_secret_is_a_resource() -> None:
    match = scene({"investigator": AGNES, "assets": ["forbidden-knowledge"]})
    do(match, use(asset(match, "forbidden-knowledge")))
    assert me(match).resources == 6 and me(match).horror == 1


# General rules and campaign


@rule("ah.unique.2", "ah.unique.3")
def test_p093_one_copy_of_a_unique_card_by_title() -> None:
    match = scene({"investigator": SKIDS, "assets": ["leo-de-luca"], "hand": ["leo-de-luca-1"], "resources": 9})
    assert offers(match, "play:") == []


@rule("ah.uses.5")
@rule("ah.uses.6", "ah.uses.7")
def test_p094_uses_of_another_type_cannot_be_added() -> None:
    match = scene({"investigator": AGNES, "assets": ["45-automatic", "shrivelling"], "hand": ["extra-ammunition"]})
    do(match, "play:extra-ammunition")
    assert asset(match, "45-automatic").count("ammo") == 7 and not asset(match, "shrivelling").count("ammo")


@rule("ah.elimination.13", "ah.lead-investigator.5")
def test_p095_a_new_lead_is_chosen_when_the_lead_resigns() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "parlor"}, {"investigator": AGNES, "place": "parlor"},
        {"investigator": WENDY, "place": "parlor"}, locations=HOUSE,
    )  # fmt: skip
    do(match, use("parlor"))
    assert kind(match) == "lead" and keys(match) == ["seat:1", "seat:2"]
    do(match, "seat:2")
    assert match.state.lead == 2


@rule("ah.doom.4")
def test_p096_the_acolytes_doom_waits_for_step_1_3() -> None:
    match = scene(
        {"investigator": ROLAND}, enemies=[{"card": "silver-twilight-acolyte", "engaged": 0, "owner": 0}], doom=2
    )
    do(match, "resource")
    assert match.state.agenda is not None and match.state.agenda.count("doom") == 3
    assert match.state.agenda.card == "what-s-going-on"


@rule("ah.experience.9", "ah.experience.10")
def test_p098_a_level_0_card_costs_one_experience() -> None:
    assert decks.price(CONTENT, "", "machete") == 1
    assert decks.price(CONTENT, "", "shotgun") == 4
    assert decks.price(CONTENT, "beat-cop", "beat-cop-2") == 2
    assert decks.price(CONTENT, "leo-de-luca", "leo-de-luca-1") == 1


def test_p099_the_pool_of_weaknesses_lacks_what_is_taken() -> None:
    match = new_game(4)
    taken = [
        card
        for player in match.state.players
        for card in player.starting
        if CONTENT.player_cards[card].weakness == "basic"
    ]
    assert sorted([*taken, *match.state.weaknesses.fog]) == CONTENT.basic_weaknesses


@rule("ah.deckbuilding.4")
@rule("ah.copy.1")
def test_p100_two_copies_by_title_over_all_levels() -> None:
    deck = decks.starter(CONTENT, ROLAND)
    deck.remove("guts")
    deck.remove("guts")
    deck += ["beat-cop", "beat-cop-2"]
    reasons = [reason.id for reason in decks.problems(CONTENT, ROLAND, deck, started=True)]
    assert reasons == ["problem-deck-copies"]


@pytest.mark.parametrize("investigator", [ROLAND, DAISY, SKIDS, AGNES, WENDY])
def test_p092_signature_cards_have_no_level(investigator: str) -> None:
    card = CONTENT.investigators[investigator]
    assert CONTENT.player_cards[card.signature].level is None
    assert not decks.allowed(CONTENT, investigator, CONTENT.player_cards[card.signature])
