"""Tiles, passages, doors, stairs, what entering a zone does."""

from __future__ import annotations

from miskatonic.games.dungeonology.board import adjacent, meeting, placements
from tests.battery.playing import played
from tests.games.dungeonology.scenes import (
    ANCIENTS,
    ARENA,
    BACCHANALIA,
    CAMP,
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
    pass_all,
    refused,
    scene,
    told,
    turn_ends,
)
from tests.rules import rule


@rule("dng.zone-terms.6", "dng.zone-terms.7", "dng.ruling-placing.1")
def test_tiles_that_share_an_edge_are_adjacent_and_by_a_passage_connected() -> None:
    assert adjacent(0, 0, 2, 1) and adjacent(0, 0, -1, 2)
    assert not adjacent(0, 0, 2, 2), "a corner does not count"
    assert meeting(0, 0, ["en"], 2, 0, ["wn"]) == [("en", "wn")]
    assert meeting(0, 0, ["es"], 2, 1, ["wn"]) == [("es", "wn")], "half an edge further down"
    assert meeting(0, 0, ["en"], 2, 0, ["ws"]) == []
    match = scene(tiles={ANCIENTS: [2, 0], ARENA: [2, -2]})
    assert game(match).connected(ANCIENTS) == [CAMP, ARENA]
    apart = scene(tiles={ANCIENTS: [2, 0], FEAST: [2, 2]})
    assert FEAST in game(apart).adjacent(ANCIENTS)
    assert (FEAST in game(apart).connected(ANCIENTS)) == bool(
        meeting(2, 0, CONTENT.zones[ANCIENTS].passages, 2, 2, CONTENT.zones[FEAST].passages)
    )


@rule("dng.zone-terms.4", "dng.zone-terms.5")
def test_the_dungeon_is_one_region() -> None:
    match = played("dungeonology", 3, 1)
    zones = game(match).laid()
    region = [CAMP]
    for zone in region:
        region += [other for other in game(match).adjacent(zone) if other not in region]
    assert len(zones) > 9 and sorted(region) == sorted(zones)


@rule("dng.new-zone.2", "dng.new-zone.3")
def test_a_tile_can_be_joined_where_passages_meet_and_nothing_lies() -> None:
    found = placements(0, 0, ["en"], ["wn", "ws"], [(0, 0)])
    assert found == [(2, -1), (2, 0)]
    assert placements(0, 0, ["en"], ["wn", "ws"], [(0, 0), (2, 1)]) == [(2, -1)], "(2, 0) would lie on the other"
    assert placements(0, 0, ["en"], ["nw"], [(0, 0)]) == []


@rule("dng.movement.1", "dng.speed.1", "dng.movement.2")
def test_speed_is_the_number_of_zones() -> None:
    match = scene({"scholar": "vincenzo"})
    assert match.state.speed == 3
    do(match, f"go:{ANCIENTS}", f"go:{REFUGE}", f"go:{ANCIENTS}")
    assert me(match).place == ANCIENTS
    assert not [key for key in keys(match) if key.startswith("go:")]


@rule("dng.movement.3", "dng.new-zone.1", "dng.new-zone.7", "dng.entering.1")
def test_a_new_zone_is_drawn_joined_entered_and_filled() -> None:
    match = scene({}, tiles={}, rig={"draw.zones-1": [ANCIENTS]})
    choose(match, "explore")
    assert asked(match) == "place"
    choose(match, "at:2,0")
    assert me(match).place == ANCIENTS
    assert game(match).tile(ANCIENTS).cubes == ["green", "red", "blue"]
    assert match.state.reserve["green"] == 19
    assert match.state.speed == 3


ONLY_SOUTH = {ANCIENTS: [2, 0], ARENA: [2, -2], FEAST: [4, 0]}
"""Rest of the Ancients with a free edge only in the south, where neither Hunters' Camp nor Great Bacchanalia fits."""


@rule("dng.new-zone.4", "dng.new-zone.5")
def test_a_tile_that_does_not_fit_goes_under_its_stack() -> None:
    match = scene(here(), tiles=ONLY_SOUTH, rig={"draw.zones-1": [HUNTERS, BACCHANALIA]})
    choose(match, "explore")
    assert match.state.stacks[0].bottom == [HUNTERS, BACCHANALIA]
    assert me(match).place == REFUGE and (game(match).tile(REFUGE).x, game(match).tile(REFUGE).y) == (2, 2)


@rule("dng.new-zone.6")
def test_where_nothing_fits_one_stays_or_goes_elsewhere() -> None:
    match = scene(here(), tiles={**ONLY_SOUTH, REFUGE: [20, 20]}, rig={"draw.zones-1": [HUNTERS]})
    choose(match, "explore")
    assert me(match).place == ANCIENTS and match.state.speed == 4
    assert "explore" not in keys(match) and f"go:{CAMP}" in keys(match)
    assert len(match.state.stacks[0]) == 2


@rule("dng.new-zone.8", "dng.max-alertness.8", "dng.alertness-card.21")
def test_under_maximum_alertness_no_zone_is_added() -> None:
    assert "explore" in keys(scene(here(), here()))
    assert "explore" not in keys(scene(here(), here(), panic="darkness"))


@rule("dng.max-alertness.8", "dng.stairs.1")
def test_under_maximum_alertness_stairs_lead_to_nothing_new() -> None:
    for panic in ({}, {"panic": "darkness", "rig": {"randomness": ["lot-north-1"]}}):
        match = scene({}, tiles={HUNTERS: [-2, 1]}, **panic)
        game(match).tile(HUNTERS).climbed = False
        do(match, f"go:{HUNTERS}")
        while asked(match) == "place":
            choose(match, keys(match)[0])
        assert len(match.state.tiles) == (2 if panic else 3)


@rule("dng.max-alertness.9")
def test_under_maximum_alertness_no_cubes_are_placed() -> None:
    match = scene({}, tiles={ANCIENTS: [2, 0]}, panic="darkness", rig={"randomness": ["lot-north-1"]})
    tile = game(match).tile(ANCIENTS)
    tile.entered = False
    tile.cubes = ["green", "", ""]
    do(match, f"go:{ANCIENTS}")
    assert tile.cubes == ["green", "", ""]


@rule("dng.doors.1", "dng.doors.2", "dng.doors.3")
def test_doors_ask_for_cubes_of_whoever_enters() -> None:
    tiles = {"slums": [2, 0], "ritualists-caves": [4, 0]}
    match = scene({"place": "slums"}, tiles=tiles)
    slots = game(match).passages_between("slums", "ritualists-caves")
    assert slots == []
    tiles = {"hidden-crops": [2, 0], "ritualists-caves": [4, 0]}
    match = scene({"place": "hidden-crops", "cubes": {"green": 1}}, tiles=tiles)
    assert game(match).passages_between("hidden-crops", "ritualists-caves") == ["wn"]
    assert refused(match)["go:ritualists-caves"] == "dng.doors.1", "the door is green and yellow"
    match = scene({"place": "hidden-crops", "cubes": {"green": 1, "yellow": 1}}, tiles=tiles)
    assert "go:ritualists-caves" in keys(match)
    match = scene({"place": "ritualists-caves"}, tiles=tiles)
    assert "go:hidden-crops" in keys(match), "leaving is free"


@rule("dng.zone-effects.5", "dng.entering.3", "dng.zone-effects.7")
def test_a_stop_ends_the_movement_phase_but_cards_may_go_on() -> None:
    tiles = {"hidden-crops": [2, 0], "old-sewers": [4, 0]}
    match = scene({"place": "hidden-crops", "hand": ["shortcut"]}, tiles=tiles)
    assert "go:old-sewers" in keys(match)
    do(match, "go:old-sewers")
    assert match.state.speed == 0 and not [key for key in keys(match) if key.startswith("go:")]
    assert "play:shortcut:main" in keys(match)


@rule("dng.zone-effects.6")
def test_a_stop_interrupts_other_movement_too() -> None:
    tiles = {"hidden-crops": [2, 0], "old-sewers": [4, 0]}
    match = scene({"place": "hidden-crops", "hand": ["shortcut"]}, tiles=tiles)
    do(match, "play:shortcut:main", "choice:1", "go:old-sewers")
    assert asked(match) == "movement", "two zones were left"


@rule("dng.zone-effects.8", "dng.drop.1", "dng.drop.2", "dng.drop.4", "dng.drop.3")
def test_toll_makes_one_drop_cubes_on_free_spaces_from_the_right() -> None:
    tiles = {"slums": [2, 0], "convent-of-bards": [4, 0]}
    match = scene(
        {"place": "slums", "cubes": {"red": 1, "yellow": 1}}, tiles=tiles, cubes={"convent-of-bards": ["green", "", ""]}
    )
    do(match, "go:convent-of-bards")
    assert asked(match) == "drop"
    choose(match, "cube:red")
    assert game(match).tile("convent-of-bards").cubes == ["green", "", "red"]
    assert me(match).cubes["red"] == 0


@rule("dng.drop.5", "dng.drop.6")
def test_what_does_not_fit_lands_in_a_connected_zone_or_is_gone() -> None:
    tiles = {"slums": [2, 0], "convent-of-bards": [4, 0]}
    full = {"convent-of-bards": ["green", "blue", "violet"], "slums": ["green", "", "yellow"]}
    match = scene({"place": "slums", "cubes": {"red": 1}}, tiles=tiles, cubes=full)
    do(match, "go:convent-of-bards")
    assert game(match).tile("slums").cubes == ["green", "red", "yellow"]
    full["slums"] = ["green", "green", "yellow"]
    match = scene({"place": "slums", "cubes": {"red": 1}}, tiles=tiles, cubes=full)
    before = match.state.reserve["red"]
    do(match, "go:convent-of-bards")
    assert happened(match, "dropped-away", "lost") == ["dropped-away"]
    assert me(match).cubes["red"] == 0 and match.state.reserve["red"] == before + 1


@rule("dng.zone-effects.9", "dng.zone-effects.10", "dng.sacrifice.1", "dng.sacrifice.2", "dng.entering.2")
def test_an_ambush_takes_a_student_or_tires() -> None:
    tiles = {ANCIENTS: [2, 0], ARENA: [4, 0]}
    match = scene(here(students=2), tiles=tiles)
    do(match, f"go:{ARENA}")
    assert (me(match).students, me(match).fatigue) == (1, 0)
    match = scene(here(students=0), tiles=tiles)
    do(match, f"go:{ARENA}")
    assert (me(match).students, me(match).fatigue) == (0, 1)


@rule("dng.zone-effects.11")
def test_whoever_can_bear_no_ambush_may_not_enter() -> None:
    tiles = {ANCIENTS: [2, 0], ARENA: [4, 0]}
    match = scene(here(students=0, fatigue=4, scholar="valerio"), tiles=tiles)
    assert refused(match)[f"go:{ARENA}"] == "dng.zone-effects.11"
    match = scene(here(students=1, fatigue=4, scholar="valerio"), tiles=tiles)
    assert f"go:{ARENA}" in keys(match)


@rule("dng.zone-effects.12", "dng.zone-terms.8", "dng.speed.2")
def test_a_secret_passage_leads_to_the_same_letter() -> None:
    tiles = {FEAST: [2, 0], "slums": [9, 9]}
    match = scene({"place": FEAST}, tiles=tiles)
    assert "go:slums" in keys(match)
    do(match, "go:slums")
    assert me(match).place == "slums" and match.state.speed == 3


@rule("dng.stairs.1", "dng.stairs.2", "dng.stairs.3", "dng.stairs.4", "dng.zone-terms.9", "dng.zone-effects.1")
def test_stairs_bring_a_zone_of_an_adjacent_level() -> None:
    match = scene({}, tiles={}, rig={"draw.zones-1": [HUNTERS], "draw.zones-2": ["slums"]})
    choose(match, "explore")
    choose(match, keys(match)[0])
    assert asked(match) == "place", "level II is the only neighbour of level I"
    assert match.state.aside == ["slums"]
    choose(match, keys(match)[0])
    links = [link for link in match.state.links if "slums" in (link.one, link.other) and link.kind == "stairs"]
    assert links and "slums" in game(match).connected(HUNTERS)
    assert me(match).place == HUNTERS
    assert not game(match).tile("slums").entered, "cubes come when it is first entered"


@rule("dng.stairs.5", "dng.stairs.6", "dng.zone-terms.3", "dng.ruling-placing.2")
def test_where_stairs_cannot_be_a_wall_is_put() -> None:
    rig = {"draw.zones-1": [BACCHANALIA], "draw.zones-2": ["dolmen-of-gaia"]}
    match = scene({}, tiles={REFUGE: [2, 0]}, rig=rig)
    choose(match, "explore")
    choose(match, "at:0,-2")
    choose(match, "at:2,-2")
    kinds = {frozenset((link.one, link.other)): link.kind for link in match.state.links}
    assert kinds[frozenset(("dolmen-of-gaia", BACCHANALIA))] == "stairs"
    assert kinds[frozenset(("dolmen-of-gaia", REFUGE))] == "wall"
    assert game(match).connected("dolmen-of-gaia") == [BACCHANALIA]
    assert all(link.kind == "open" for link in match.state.links if "dolmen-of-gaia" not in (link.one, link.other))


@rule("dng.stairs.1")
def test_only_the_first_to_enter_uses_the_stairs() -> None:
    match = scene({}, tiles={HUNTERS: [-2, 1]})
    assert game(match).tile(HUNTERS).climbed
    do(match, f"go:{HUNTERS}")
    assert asked(match) != "place" and len(match.state.tiles) == 2


@rule("dng.zone-tokens.3", "dng.zone-tokens.4", "dng.zone-tokens.5", "dng.zone-tokens.12", "dng.zone-tokens.6")
def test_a_trap_is_sprung_by_the_first_who_enters_and_discarded() -> None:
    match = scene({}, tokens={ANCIENTS: ["trap"]}, rig={"draw.traps": ["trap-stop"]})
    do(match, f"go:{ANCIENTS}")
    assert match.state.speed == 0 and game(match).tile(ANCIENTS).tokens == []
    match = scene({"cubes": {"red": 1}}, tokens={ANCIENTS: ["trap"]}, rig={"draw.traps": ["trap-toll"]})
    do(match, f"go:{ANCIENTS}")
    assert me(match).cubes["red"] == 0
    match = scene({"students": 2}, tokens={ANCIENTS: ["trap"]}, rig={"draw.traps": ["trap-ambush"]})
    do(match, f"go:{ANCIENTS}")
    assert me(match).students == 1


@rule("dng.zone-tokens.7", "dng.zone-tokens.8", "dng.zone-tokens.1")
def test_secret_passage_tokens_connect_two_zones_for_good() -> None:
    match = scene({"place": ANCIENTS, "hand": ["somebody-dug-here"]}, tiles={ANCIENTS: [2, 0], "slums": [9, 9]})
    do(match, "play:somebody-dug-here:main")
    assert game(match).tile("slums").tokens == ["X"]
    do(match, "go:slums")
    assert me(match).place == "slums" and game(match).tile("slums").tokens == ["X"]


@rule("dng.zone-tokens.9", "dng.zone-tokens.10", "dng.zone-tokens.11", "dng.zone-action.1", "dng.zone-effects.4")
def test_a_teleport_is_an_action_for_those_who_have_beliefs() -> None:
    match = scene(here(), tokens={ANCIENTS: ["teleport"]}, phase="action")
    assert refused(match)["teleport"] == "dng.zone-tokens.10"
    match = scene(here(cubes={"blue": 1}), tokens={ANCIENTS: ["teleport"]}, phase="action")
    do(match, "teleport", f"zone:{REFUGE}")
    assert me(match).place == REFUGE and match.state.actions == 0
    assert game(match).tile(ANCIENTS).tokens == ["teleport"]


@rule("dng.camp.1", "dng.camp.2")
def test_a_bivouac_is_a_rest_on_the_spot_for_those_with_its_colour() -> None:
    match = scene({"place": FEAST}, tiles={FEAST: [2, 0]}, phase="action")
    assert refused(match)["bivouac"] == "dng.camp.2"
    match = scene({"place": FEAST, "cubes": {"green": 1}, "fatigue": 2}, tiles={FEAST: [2, 0]}, phase="action")
    do(match, "bivouac")
    assert me(match).place == FEAST and me(match).fatigue == 0 and match.state.active == 1
    assert len(me(match).hand) == 4


@rule("dng.starting-zone.4", "dng.starting-zone.5", "dng.starting-zone.6", "dng.starting-zone.7")
def test_nobody_in_the_camp_can_be_a_target() -> None:
    match = scene({"place": ANCIENTS}, {"place": CAMP, "cubes": {"red": 1}})
    assert game(match).targets(0) == [] and game(match).near(0) == []
    assert game(match).scholars_in(CAMP) == []
    match = scene({"place": ANCIENTS}, {"place": REFUGE})
    assert [player.seat for player in game(match).near(0)] == [1]


@rule("dng.starting-zone.8")
def test_nobody_in_the_camp_plays_cards() -> None:
    match = scene({"hand": ["shortcut", "destiny-1"]})
    assert not [key for key in keys(match) if key.startswith("play:")]
    match = scene(here(hand=["shortcut"]), {"hand": ["it-was-him"]})
    do(match, "play:shortcut:main", "choice:1")
    assert decision(match).seat == 0, "the other, in the camp, is not asked"


@rule("dng.starting-zone.2", "dng.zone-list.1")
def test_the_camp_counts_as_level_one() -> None:
    assert CONTENT.zones[CAMP].level == 1


@rule("dng.turn.1", "dng.end-phase.4")
def test_phases_follow_each_other() -> None:
    match = scene(here(), here(), phase="begin")
    assert asked(match) == "begin"
    choose(match, "go-on")
    assert asked(match) == "movement"
    choose(match, "pass")
    assert asked(match) == "action"
    choose(match, "pass")
    pass_all(match)
    assert match.state.active == 1 and asked(match) == "begin"
    turn_ends(match)
    assert match.state.active == 0
    assert happened(match, "turn") == ["turn", "turn"] and told(match, "turn", "turn") == [2, 3]
