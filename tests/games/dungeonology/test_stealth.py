"""Stealth tests: research and spying, and everybody's cards in them."""

from __future__ import annotations

import pytest

from tests.games.dungeonology.scenes import (
    ANCIENTS,
    COLOURED,
    FEAST,
    REFUGE,
    asked,
    choose,
    decision,
    do,
    game,
    happened,
    here,
    keys,
    me,
    pass_all,
    scene,
    told,
)
from tests.rules import rule

ALONE = {"place": "camp-site", "scholar": "rebecca"}


def level(match: object, what: str) -> int:
    found: int = match.view(0).values[f"test-{what}"].total  # type: ignore[attr-defined]
    return found


@rule("dng.overview.4", "dng.overview.5", "dng.research.8", "dng.research.14", "dng.stealth-test.2", "dng.zone-tile.3")
def test_enough_stealth_collects_the_cube() -> None:
    match = scene(here(hand=["destiny-3"]), ALONE, phase="action")
    do(match, "research:1", "destiny-3")
    assert me(match).cubes["green"] == 1
    assert match.state.discard == ["destiny-3"] and match.state.actions == 0


@rule("dng.research.15", "dng.research.16", "dng.university.2")
def test_too_little_stealth_tires_and_draws_a_student() -> None:
    match = scene(here(hand=["destiny-2"], students=0), ALONE, phase="action", rig={"university": ["student"]})
    do(match, "research:1", "destiny-2")
    assert me(match).cubes["green"] == 0 and me(match).fatigue == 1
    assert match.state.campfire == 1


@rule("dng.research.2", "dng.research.3", "dng.intelligence.1")
def test_intelligence_bounds_the_number_of_cubes() -> None:
    for scholar, most in (("valerio", 2), ("vincenzo", 3)):
        match = scene(here(scholar=scholar, hand=["destiny-3"]), ALONE, phase="action")
        assert [key for key in keys(match) if key.startswith("research:")] == [
            f"research:{count}" for count in range(1, most + 1)
        ]


@rule("dng.research.5", "dng.research.7", "dng.research.6", "dng.research.1", "dng.summary-research.1")
def test_more_cubes_raise_the_alertness() -> None:
    tiles = {"cult-hall": [2, 0]}
    hand = {"place": "cult-hall", "scholar": "rebecca", "hand": ["destiny-3"], "interns": ["polyglot"]}
    match = scene(hand, tiles=tiles, phase="action")
    needed = [option.text.args["alertness"] for option in decision(match).options if option.key.startswith("research")]
    assert needed == [7, 8, 10]
    from miskatonic.games.dungeonology.terms import SURCHARGE

    assert SURCHARGE[4:] == (6, 10)


@rule("dng.research.4", "dng.collect.2", "dng.collect.3")
def test_cubes_are_taken_from_the_left_but_for_those_of_full_columns() -> None:
    match = scene(here(hand=["destiny-5"], cubes={"green": 7}), ALONE, phase="action")
    do(match, "research:1", "destiny-5")
    assert me(match).cubes["red"] == 1
    assert game(match).tile(ANCIENTS).cubes == ["green", "", "blue"]


@rule("dng.research.9", "dng.research-bonus.2", "dng.notebook.5", "dng.stealth-test.2")
def test_the_research_bonus_of_the_notebook_is_added() -> None:
    match = scene(here(hand=["destiny-2"], cubes={"green": 2}), ALONE, phase="action")
    do(match, "research:1", "destiny-2")
    assert me(match).cubes["green"] == 3


@rule("dng.research-penalty.1", "dng.alertness-card.8", "dng.alertness-card.17")
def test_the_penalty_of_the_lowest_omega_is_added_to_research() -> None:
    match = scene(here(hand=["destiny-3"]), ALONE, phase="action", omegas=2)
    do(match, "research:1", "destiny-3")
    assert me(match).cubes["green"] == 0
    match = scene(here(hand=["destiny-4"]), ALONE, phase="action", omegas=2)
    do(match, "research:1", "destiny-4")
    assert me(match).cubes["green"] == 1


@rule("dng.boss.5")
def test_the_boss_raises_the_alertness_of_his_zone() -> None:
    match = scene(here(hand=["destiny-4"]), ALONE, phase="action", boss_place=ANCIENTS)
    assert [option.text.args["alertness"] for option in decision(match).options if option.key == "research:1"] == [5]


@rule("dng.research.10", "dng.research.11", "dng.trick-deception.2", "dng.stealth-test.3", "dng.icons.2")
def test_opponents_raise_the_alertness_with_secondary_effects() -> None:
    match = scene(
        here(hand=["destiny-3"]), here(hand=["pursuit", "help", "shortcut"], scholar="rebecca"), phase="action"
    )
    choose(match, "research:1")
    choose(match, "destiny-3")
    assert (asked(match), decision(match).seat) == ("respond", 1)
    assert keys(match) == ["play:pursuit:secondary-1", "pass"], "only deception, destiny and magic; only threat"
    choose(match, "play:pursuit:secondary-1")
    assert level(match, "alertness") == 4
    pass_all(match)
    assert me(match).cubes["green"] == 0


@rule("dng.research.12", "dng.research.13", "dng.trick-destiny.2", "dng.icons.1", "dng.summary-research.2")
def test_at_last_the_researcher_may_add_more() -> None:
    match = scene(here(hand=["destiny-2", "destiny-1"]), here(hand=["help"]), phase="action")
    choose(match, "research:1")
    choose(match, "destiny-2")
    assert decision(match).seat == 1
    choose(match, "pass")
    assert (asked(match), decision(match).seat) == ("respond", 0)
    choose(match, "play:destiny-1:secondary-0")
    pass_all(match)
    assert me(match).cubes["green"] == 1


@rule("dng.trick-magic.2", "dng.divination.1", "dng.card-sprawiedliwa.2")
def test_divination_reveals_cards_of_which_one_counts() -> None:
    rig = {"draw.tricks": ["destiny-1", "destiny-3"]}
    match = scene(here(hand=["destiny-1", "love-potion"]), ALONE, phase="action", rig=rig)
    choose(match, "research:1")
    choose(match, "destiny-1")
    choose(match, "play:love-potion:secondary-0")
    assert asked(match) == "divine" and keys(match) == ["destiny-1", "destiny-3"]
    choose(match, "destiny-3")
    pass_all(match)
    assert me(match).cubes["green"] == 1
    assert sorted(match.state.discard) == ["destiny-1", "destiny-1", "destiny-3", "love-potion"]


@rule("dng.zone-effects.15", "dng.zone-effects.16", "dng.research.17", "dng.overview.11", "dng.overview.7")
def test_luck_adds_to_stealth_and_the_first_cube_of_civilization_is_two_points() -> None:
    match = scene(
        {"place": REFUGE, "scholar": "sofia", "hand": ["destiny-1"]},
        ALONE,
        phase="action",
        alertness="alertness-easy",
        omegas=2,
        rig={"draw.tricks": ["destiny-3"]},
    )
    needed = [option.text.args["alertness"] for option in decision(match).options if option.key.startswith("research")]
    assert needed == [4, 5], "3, a penalty of 1, and 1 more for two cubes"
    do(match, "research:1", "destiny-1")
    assert me(match).cubes["green"] == 1 and match.view(0).values["points:0"].total == 2


@rule("dng.zone-effects.17")
def test_bad_luck_adds_to_the_alertness() -> None:
    match = scene(
        {"place": FEAST, "hand": ["destiny-5"]},
        ALONE,
        tiles={FEAST: [2, 0]},
        phase="action",
        rig={"draw.tricks": ["destiny-2"]},
    )
    do(match, "research:1", "destiny-5")
    assert me(match).cubes["green"] == 0, "5 against 4 + 2"


@rule("dng.zone-effects.18")
def test_danger_draws_more_students() -> None:
    rig = {"university": ["student", "student"], "draw.tricks": ["destiny-1"]}
    match = scene({"place": REFUGE, "students": 0, "hand": ["destiny-1"]}, ALONE, phase="action", rig=rig)
    do(match, "research:1", "destiny-1")
    assert match.state.campfire == 2


@rule("dng.card-chrapus.1")
def test_snore_makes_the_test_succeed() -> None:
    hand = {"hand": ["destiny-1", "snore"]}
    match = scene(here(**hand), ALONE, phase="action", rig={"university": ["student"] * 3})
    choose(match, "research:2")
    choose(match, "destiny-1")
    choose(match, "play:snore:main")
    pass_all(match)
    assert me(match).cubes["green"] == 1 and me(match).cubes["red"] == 1


# Spying


@rule("dng.spying.1", "dng.spying.2", "dng.spying.3", "dng.spying.4", "dng.spying.7", "dng.spying.13", "dng.steal.1")
def test_spying_steals_a_cube_from_a_scholar_near() -> None:
    match = scene(
        here(hand=["destiny-5"], scholar="valerio"),
        {"place": REFUGE, "cubes": {"red": 2}, "students": 1},
        phase="action",
    )
    do(match, "spy:1:red", "destiny-5")
    assert me(match).cubes["red"] == 1 and me(match, 1).cubes["red"] == 1
    assert me(match).students == 3, "one was sacrificed"
    far = scene(here(hand=["destiny-5"]), {"place": "camp-site", "cubes": {"red": 2}}, phase="action")
    assert not [key for key in keys(far) if key.startswith("spy:")]
    poor = scene(here(hand=["destiny-5"], students=0), here(cubes={"red": 2}), phase="action")
    assert not [key for key in keys(poor) if key.startswith("spy:")]


@rule("dng.spying.4", "dng.summary-spying.1")
@pytest.mark.parametrize(("students", "stolen"), [(2, 1), (3, 0)])
def test_students_watch_over_the_notebook(students: int, stolen: int) -> None:
    match = scene(here(hand=["destiny-5"]), here(cubes={"red": 1}, students=students), phase="action")
    do(match, "spy:1:red", "destiny-5")
    assert me(match).cubes["red"] == stolen


@rule("dng.spying.5", "dng.spying.6")
def test_bonuses_and_penalties_of_research_do_not_count_in_spying() -> None:
    victim = {"cubes": {"red": 1}, "students": 0}
    match = scene(here(hand=["destiny-3"]), here(**victim), phase="action", omegas=3)
    do(match, "spy:1:red", "destiny-3")
    assert me(match).cubes["red"] == 1
    match = scene(here(hand=["destiny-2"], cubes={"green": 2}), here(**victim), phase="action")
    do(match, "spy:1:red", "destiny-2")
    assert me(match).cubes["red"] == 0
    learned = {"cubes": {"red": 1, "green": 2}, "students": 0}
    match = scene(here(hand=["destiny-3"]), here(**learned), phase="action")
    assert game(match).research_bonus(1) == 1
    do(match, "spy:1:red", "destiny-3")
    assert me(match).cubes["red"] == 1, "the victim's bonus does not count either"


@rule("dng.spying.8", "dng.spying.9", "dng.spying.10", "dng.spying.11", "dng.spying.12", "dng.summary-spying.2")
def test_spy_and_victim_answer_each_other_until_one_plays_nothing() -> None:
    match = scene(
        here(hand=["destiny-3", "destiny-2"]),
        here(cubes={"red": 1}, students=0, hand=["pursuit", "destiny-4"]),
        here(hand=["destiny-5"]),
        phase="action",
    )
    choose(match, "spy:1:red")
    choose(match, "destiny-3")
    assert decision(match).seat == 1, "the victim, not the third"
    choose(match, "play:pursuit:secondary-1")
    pass_all(match, "react")
    assert decision(match).seat == 1
    choose(match, "pass")
    assert decision(match).seat == 0
    choose(match, "play:destiny-2:secondary-0")
    pass_all(match, "react")
    assert (asked(match), decision(match).seat) == ("respond", 1), "again the victim"
    choose(match, "pass")
    assert me(match).cubes["red"] == 1, "5 against 4"


@rule("dng.spying.14", "dng.spying.15")
def test_failed_spying_tires_and_draws_a_student() -> None:
    match = scene(
        here(hand=["destiny-1"], students=1),
        here(cubes={"red": 1}, students=2),
        phase="action",
        rig={"university": ["student"]},
    )
    do(match, "spy:1:red", "destiny-1")
    assert me(match).fatigue == 1 and match.state.campfire == 1


@rule("dng.sofia.2", "dng.sofia.3", "dng.sofia.4", "dng.spying.16", "dng.sofia.6")
def test_sofia_is_a_scoundrel() -> None:
    match = scene(
        here(scholar="sofia", students=0, hand=["really-famous", "pursuit"], cubes={"green": 1}),
        here(scholar="valerio", cubes={"red": 1}, students=4),
        phase="action",
        rig={"draw.tricks": ["destiny-5"]},
    )
    do(match, "spy:1:red", "pursuit really-famous")
    assert told(match, "test-passed", "stealth") == [7] and told(match, "test-passed", "alertness") == [3]
    assert me(match).cubes["red"] == 1 and match.view(0).values["points:0"].total == 5


@rule("dng.steal.2", "dng.reserve.2", "dng.remove.1")
def test_a_stolen_cube_that_does_not_fit_is_removed() -> None:
    thief = here(hand=["destiny-4", "destiny-5"], cubes={"violet": 3})
    match = scene(thief, here(cubes={"violet": 1}, students=0), phase="action")
    before = match.state.reserve["violet"]
    do(match, "spy:1:violet", "destiny-4 destiny-5")
    assert happened(match, "stolen", "cube-removed") == ["stolen", "cube-removed"]
    assert me(match).cubes["violet"] == 3 and me(match, 1).cubes["violet"] == 0
    assert match.state.reserve["violet"] == before + 1


# Fate cards before the test


@rule("dng.fate-list.1", "dng.fate-cards.2")
def test_atchoo_costs_a_card_before_every_test() -> None:
    match = scene(here(hand=["destiny-1", "destiny-3"], fates=["atchoo"]), ALONE, phase="action")
    choose(match, "research:1")
    assert asked(match) == "sneeze"
    choose(match, "destiny-1")
    assert keys(match) == ["destiny-3"]
    only = scene(here(hand=["destiny-3"], fates=["atchoo"]), ALONE, phase="action")
    assert "research:1" not in keys(only)


@rule("dng.fate-list.2")
def test_the_deans_grandson_forbids_secondary_effects() -> None:
    match = scene(here(hand=["shortcut"], fates=["deans-grandson"]), ALONE)
    assert [key for key in keys(match) if key.startswith("play:")] == ["play:shortcut:main"]


@rule("dng.fate-list.3")
def test_the_deaf_bard_raises_the_alertness_by_a_card() -> None:
    rig = {"draw.tricks": ["destiny-2"]}
    match = scene(here(hand=["destiny-4"], fates=["deaf-bard"]), ALONE, phase="action", rig=rig)
    do(match, "research:1", "destiny-4")
    assert me(match).cubes["green"] == 0 and "threat" in happened(match)


@rule("dng.randomness.8", "dng.drop.7", "dng.valerio.4", "dng.valerio.2")
def test_a_random_cube_is_one_that_the_victim_has() -> None:
    match = scene(
        here(scholar="valerio"),
        here(scholar="sofia", cubes={"green": 1, "red": 1}),
        cubes={ANCIENTS: ["green", "", ""]},
        rig={"randomness": [COLOURED["red"]]},
    )
    do(match, "ability:headbutt")
    assert game(match).tile(ANCIENTS).cubes == ["green", "", "red"]
    assert me(match).fatigue == 1
