"""Rulings on enemies, movement and engagement, one scene each."""

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
    do,
    enemy,
    events,
    harm,
    keys,
    kind,
    me,
    scene,
    skip,
    told,
    use,
)
from tests.rules import rule

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


@rule("ah.sanity-horror.3")
def test_sanity_that_falls_to_the_horror_on_an_investigator_defeats() -> None:
    match = scene(
        {"investigator": AGNES, "horror": 7}, {"investigator": ROLAND}, encounter=["dreams-of-r-lyeh"],
        phase="mythos", step="draw", mode="campaign",
    )  # fmt: skip
    assert me(match).status == "defeated" and me(match).mental_trauma == 1
    assert "dreams-of-r-lyeh" in match.state.encounter_discard


@rule("ah.discard-piles.1")
def test_a_weakness_that_is_discarded_as_it_spawns_goes_to_its_owner() -> None:
    match = scene({"investigator": DAISY, "assets": ["disc-of-itzamna"], "deck": ["mob-enforcer"]})
    do(match, "draw", f"{asset(match, 'disc-of-itzamna').key}:0")
    assert sorted(me(match).discard) == ["disc-of-itzamna", "mob-enforcer"]
    assert "mob-enforcer" not in match.state.encounter_discard


@rule("ah.fight.7")
def test_a_bonus_for_success_does_not_hurt_a_friend() -> None:
    """Failing by much is no success by much."""
    match = scene(
        {"investigator": SKIDS, "assets": ["switchblade"]}, {"investigator": DAISY},
        enemies=[{"card": "ghoul-priest", "engaged": 1}],
    )  # fmt: skip
    do(match, use(asset(match, "switchblade")), tokens="-4")
    calm(match)
    assert harm(match, 1) == (1, 0)


@rule("ah.action-designators.1")
def test_the_cat_burglar_moves_without_a_move_action() -> None:
    """Its action bears no bold word: what makes moving dearer does not touch it."""
    match = scene(
        {"investigator": SKIDS, "assets": ["cat-burglar"], "threat": ["frozen-in-fear"], "actions": 1},
        locations=HOUSE, act="the-barrier",
    )  # fmt: skip
    do(match, use(asset(match, "cat-burglar")), "attic")
    assert me(match).place == "attic"


@rule("ah.enemy-engagement.3", "ah.cannot.1")
def test_an_engaged_enemy_does_not_follow_behind_a_barricade() -> None:
    """What it cannot enter it cannot enter along with somebody either; an elite one can."""
    match = scene(
        {"investigator": ROLAND, "place": "attic"}, act="the-barrier",
        locations={**HOUSE, "hallway": {"cards": ["barricade"]}},
        enemies=[
            {"card": "swarm-of-rats", "engaged": 0, "place": "attic"},
            {"card": "ghoul-priest", "engaged": 0, "place": "attic"},
        ],
    )  # fmt: skip
    do(match, "move:hallway")
    skip(match, "action")
    assert (enemy(match, "swarm-of-rats").place, enemy(match, "swarm-of-rats").engaged) == ("attic", -1)
    assert (enemy(match, "ghoul-priest").place, enemy(match, "ghoul-priest").engaged) == ("hallway", 0)
