"""Rulings on attacks, attacks of opportunity and damage, one scene each (P001 and on)."""

from __future__ import annotations

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
    happened,
    harm,
    kind,
    me,
    scene,
    skip,
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
