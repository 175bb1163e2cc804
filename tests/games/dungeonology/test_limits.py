"""Where something is out of reach, shut, or comes due all the same."""

from __future__ import annotations

import pytest

from tests.games.dungeonology.scenes import (
    ANCIENTS,
    ARENA,
    CAMP,
    COLOURED,
    CONTENT,
    FEAST,
    HUNTERS,
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
    refused,
    scene,
    turn_ends,
)
from tests.rules import rule

FAR = {FEAST: [2, 0], "slums": [9, 9]}
"""Two zones that only secret passage A connects."""


@rule("dng.spying.1", "dng.zone-terms.8")
def test_nobody_is_spied_on_through_a_secret_passage_to_a_distant_zone() -> None:
    rival = {"place": "slums", "cubes": {"red": 1}}
    match = scene({"place": FEAST, "hand": ["destiny-5"]}, rival, tiles=FAR, phase="action")
    assert not [key for key in keys(match) if key.startswith("spy:")], "connected, but not adjacent"
    match = scene(here(hand=["destiny-5"]), {**rival, "place": REFUGE}, phase="action")
    assert "spy:1:red" in keys(match)


@rule("dng.card-taktyczna.1", "dng.card-slawny.1", "dng.card-lepkie.1", "dng.card-dlug.1")
def test_a_ploy_goes_through_secret_passages_and_other_cards_do_not() -> None:
    hand = ["tactical-ploy", "really-famous", "sticky-fingers", "friendly-debt"]
    rival = {"place": "slums", "cubes": {"red": 1}, "researched": ["red"]}
    match = scene({"place": FEAST, "hand": hand, "cubes": {"green": 1}}, rival, tiles=FAR)
    assert [key for key in keys(match) if key.endswith(":main")] == ["play:tactical-ploy:main"]
    match = scene(here(hand=hand, cubes={"green": 1}), {**rival, "place": REFUGE})
    assert [key for key in keys(match) if key.endswith(":main")] == [f"play:{card}:main" for card in hand]


@rule("dng.doors.1", "dng.new-zone.7", "dng.ruling-shut.1")
@pytest.mark.parametrize(("cubes", "enters"), [({}, False), ({"red": 1, "blue": 1}, True)])
def test_whoever_lays_a_zone_with_doors_needs_the_cubes_to_enter_it(cubes: dict[str, int], enters: bool) -> None:
    rig = {"draw.zones-2": ["trophy-hall"]}
    match = scene({"place": "slums", "cubes": cubes}, tiles={"slums": [2, 0]}, rig=rig)
    choose(match, "explore")
    choose(match, keys(match)[0])
    assert me(match).place == ("trophy-hall" if enters else "slums")
    assert game(match).tile("trophy-hall").entered == enters
    if not enters:
        assert refused(match)["go:trophy-hall"] == "dng.doors.1"
        assert match.state.speed == 4 and happened(match, "shut-out")


@rule("dng.zone-effects.11")
def test_whoever_can_bear_no_ambush_stays_out_of_a_new_zone_too() -> None:
    match = scene(here(students=0, fatigue=4, scholar="valerio"), rig={"draw.zones-1": [ARENA]})
    choose(match, "explore")
    choose(match, keys(match)[0])
    assert me(match).place == ANCIENTS and game(match).laid()[-1] == ARENA


@rule("dng.trick-exploration.2", "dng.new-zone.6")
def test_a_zone_that_could_not_be_found_does_not_count_as_walked() -> None:
    tiles = {ANCIENTS: [2, 0], ARENA: [2, -2], FEAST: [4, 0], REFUGE: [20, 20]}
    match = scene(here(hand=["shortcut"]), tiles=tiles, rig={"draw.zones-1": [HUNTERS]})
    do(match, "play:shortcut:main", "choice:1", "explore")
    assert asked(match) == "walk" and decision(match).prompt.args["left"] == 3


@rule("dng.fatigue.4", "dng.zone-effects.10")
def test_a_student_too_few_for_an_ambush_can_stand_in_for_the_token() -> None:
    tiles = {"hidden-crops": [2, 0], "warriors-quarters": [4, -1]}
    match = scene({"place": "hidden-crops", "students": 1}, tiles=tiles, boss_active=True)
    do(match, "go:warriors-quarters", "yes")
    assert (me(match).students, me(match).fatigue) == (0, 0)
    match = scene({"place": "hidden-crops", "students": 1}, tiles=tiles, boss_active=True)
    do(match, "go:warriors-quarters", "no")
    assert (me(match).students, me(match).fatigue) == (1, 1)


@rule("dng.card-tempomaksimus.2", "dng.rest.10")
def test_a_rest_in_the_second_turn_of_tempomaximus_does_not_spare_the_fatigue() -> None:
    match = scene(here(hand=["tempomaximus"], scholar="vincenzo"), rig={"university": ["student"] * 3})
    do(match, "play:tempomaximus:main")
    turn_ends(match)
    assert asked(match) == "begin" and match.state.active == 0
    choose(match, "rest")
    choose(match)
    assert match.state.active == 1 and me(match).place == CAMP and me(match).fatigue == 3


@rule("dng.interns.6", "dng.starting-zone.7", "dng.publication.9")
def test_no_intern_is_stolen_from_the_camp() -> None:
    def offered(**owner: object) -> bool:
        match = scene(here(hand=["recruit-guard"]), {"interns": ["guard"], **owner})
        return "play:recruit-guard:main" in keys(match)

    assert offered(place=REFUGE)
    assert not offered(place=CAMP)
    assert not offered(place=CAMP, finished=True)


@rule("dng.valerio.8", "dng.collect.3")
def test_a_cube_that_a_heroic_headbutt_cannot_collect_stays_in_the_zone() -> None:
    match = scene(
        here(scholar="valerio", cubes={"yellow": CONTENT.columns["yellow"].length}),
        here(cubes={"violet": 3, "red": 3, "yellow": 1}),
        cubes={ANCIENTS: ["green", "", ""]},
        rig={"randomness": [COLOURED["yellow"]]},
    )
    assert me(match).inspired
    do(match, "ability:heroic-headbutt", "no")
    assert me(match, 1).cubes["yellow"] == 0 and me(match).cubes["yellow"] == 4
    assert game(match).tile(ANCIENTS).cubes == ["green", "", "yellow"]
