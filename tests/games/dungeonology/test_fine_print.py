"""What the rulebook says in half a sentence: when a turn is over, what follows a change, who may still answer."""

from __future__ import annotations

import pytest

from tests.games.dungeonology.scenes import (
    ANCIENTS,
    CAMP,
    COLOURED,
    FEAST,
    HUNTERS,
    REFUGE,
    asked,
    choose,
    decision,
    do,
    events,
    game,
    happened,
    here,
    keys,
    me,
    pass_all,
    scene,
    told,
    turn_ends,
)
from tests.rules import rule

SEWERS = {"hidden-crops": [2, 0], "old-sewers": [4, 0]}
LONG = {ANCIENTS: [2, 0], REFUGE: [4, -1], FEAST: [6, -2]}


def steps(match: object) -> list[str]:
    return [key for key in keys(match) if key.startswith("go:")]  # type: ignore[arg-type]


# When it is over


@rule("dng.camp.1", "dng.rest.10")
def test_a_bivouac_ends_the_turn_as_every_rest_does() -> None:
    tired = {"place": FEAST, "cubes": {"green": 1}, "fatigue": 2, "fates_down": 1, "fates": ["blisters"]}
    match = scene({**tired, "hand": ["help"]}, tiles={FEAST: [2, 0]}, phase="action")
    choose(match, "bivouac")
    choose(match, "blisters")
    choose(match)
    assert match.state.active == 1 and match.state.phase == "begin"
    assert me(match).fates_down == 1, "there was no end-of-turn phase"


@rule("dng.camp.1", "dng.rest.10", "dng.sofia.7")
def test_after_a_bivouac_there_is_no_second_action() -> None:
    match = scene(
        {"place": FEAST, "scholar": "sofia", "cubes": {"green": 1}, "hand": ["destiny-5"]},
        {"cubes": {"red": 3}},
        tiles={FEAST: [2, 0]},
        phase="action",
    )
    assert match.state.actions == 2
    choose(match, "bivouac")
    choose(match)
    assert match.state.active == 1


@rule("dng.card-tempomaksimus.2", "dng.camp.1")
def test_a_bivouac_in_the_second_turn_of_tempomaximus_does_not_spare_the_fatigue() -> None:
    match = scene(
        {"place": FEAST, "scholar": "valerio", "cubes": {"green": 1}},
        tiles={FEAST: [2, 0]},
        phase="action",
        exhausting=True,
    )
    choose(match, "bivouac")
    assert me(match).fatigue == 4 and match.state.active == 1


@rule("dng.zone-effects.5", "dng.zone-effects.6")
def test_a_stop_to_which_a_card_led_ends_the_movement_phase_too() -> None:
    match = scene({"place": "hidden-crops", "hand": ["shortcut"]}, tiles=SEWERS)
    assert match.state.speed == 4
    do(match, "play:shortcut:secondary-0", "go:old-sewers")
    assert match.state.speed == 0 and steps(match) == []


@rule("dng.zone-effects.5", "dng.zone-tokens.6")
def test_a_trap_that_stops_ends_the_movement_phase_too() -> None:
    match = scene(here(hand=["shortcut"]), tokens={REFUGE: ["trap"]}, rig={"draw.traps": ["trap-stop"]})
    do(match, "play:shortcut:secondary-0", f"go:{REFUGE}")
    assert steps(match) == []


@rule("dng.zone-effects.5")
def test_somebody_elses_stop_is_not_ones_own() -> None:
    match = scene(
        {"place": "hidden-crops", "hand": ["false-directions"]},
        {"place": "hidden-crops"},
        tiles=SEWERS,
        rig={"university": ["student"]},
    )
    do(match, "play:false-directions:main", "choice:1", "go:old-sewers")
    assert me(match, 1).place == "old-sewers" and match.state.speed == 4


@rule("dng.card-tempomaksimus.1", "dng.publication.9", "dng.panic-list.8")
def test_whoever_has_finished_takes_no_second_turn() -> None:
    match = scene(
        here(hand=["tempomaximus"], cubes={"violet": 3, "yellow": 2}),
        here(),
        panic="darkness",
        clan="clan-golden-hoof",
        rig={"university": ["student"] * 3, "randomness": [COLOURED["green"]] * 3},
    )
    do(match, "play:tempomaximus:main", f"go:{CAMP}")
    turn_ends(match)
    assert me(match).finished and match.state.active == 1
    assert len(events(match, "lots")) == 1, "darkness fell once, for the second player"


# What follows a change


@rule("dng.inspired.1", "dng.notebook.6")
def test_losing_a_star_inspires_nobody() -> None:
    match = scene(
        here(hand=["oops"], cubes={"yellow": 2}),
        here(cubes={"red": 3}),
        here(),
        cubes={ANCIENTS: ["", "", ""]},
        rig={"university": ["student"] * 2, "randomness": [COLOURED["red"]]},
    )
    assert [player.inspired for player in match.state.players] == [False, False, True]
    do(match, "play:oops:main")
    assert match.view(0).values["stars:1"].total == 0
    assert [player.inspired for player in match.state.players] == [False, False, True]


@rule("dng.inspired.1")
def test_only_whoever_has_fewer_stars_than_the_one_who_rose_is_inspired() -> None:
    match = scene(
        here(cubes={"green": 3}, hand=["destiny-5"]), here(cubes={"yellow": 2}), here(cubes={"red": 3}), phase="action"
    )
    match.state.players[1].inspired = False
    game(match).perks_change(1)
    assert [player.inspired for player in match.state.players] == [True, False, False]
    do(match, "research:1", "destiny-5")
    assert [player.inspired for player in match.state.players] == [False, False, False], "one star each"


@rule("dng.speed.1", "dng.interns.3", "dng.movement.1")
def test_an_intern_who_makes_one_faster_does_so_at_once() -> None:
    match = scene(here(hand=["recruit-cartographer"], scholar="vincenzo"), rig={"university": ["student"]})
    do(match, f"go:{REFUGE}", "play:recruit-cartographer:main", "choice:1")
    assert match.state.speed == 3, "four zones, one of them entered"


@rule("dng.speed.1", "dng.inspired.2")
def test_whoever_loses_inspiration_on_the_way_is_slower() -> None:
    match = scene(
        here(scholar="valerio", hand=["oops"]),
        here(cubes={"red": 3}),
        cubes={ANCIENTS: []},
        rig={"university": ["student"] * 2},
    )
    assert match.state.speed == 6
    do(match, "play:oops:main")
    assert match.state.speed == 4


@rule("dng.zone-effects.5", "dng.card-puf.2")
def test_speed_that_comes_too_late_is_of_no_use() -> None:
    match = scene(
        {"place": "hidden-crops", "hand": ["recruit-cartographer"]}, tiles=SEWERS, rig={"university": ["student"]}
    )
    do(match, "go:old-sewers", "play:recruit-cartographer:main", "choice:1")
    assert match.state.speed == 0 and steps(match) == []
    match = scene(here(hand=["poof", "recruit-cartographer"]), rig={"university": ["student"] * 2})
    do(match, "play:poof:main", "choice:1", f"zone:{REFUGE}", "play:recruit-cartographer:main", "choice:1")
    assert match.state.speed == 0


@rule("dng.sofia.7", "dng.inspired.2")
def test_the_second_action_goes_with_inspiration() -> None:
    match = scene(here(scholar="sofia", hand=["destiny-5", "destiny-4"], cubes={"green": 3}), here(cubes={"red": 3}))
    choose(match, "pass")
    pass_all(match)
    assert match.state.actions == 2
    do(match, "research:1", "destiny-5")
    assert not me(match).inspired and match.state.actions == 0


@rule("dng.card-pulapka.1", "dng.example-n.1", "dng.university.6")
def test_a_hunters_trap_for_each_student_who_came() -> None:
    match = scene(here(hand=["hunters-trap"]), university=[1, 0])
    do(match, "play:hunters-trap:main", "choice:1", f"zone:{ANCIENTS}")
    assert asked(match) == "movement" and game(match).tile(ANCIENTS).tokens == ["trap"]


# Who may still answer


@rule("dng.spying.10", "dng.spying.12", "dng.ruling-spying.1")
def test_the_spy_may_add_cards_though_the_victim_plays_none() -> None:
    match = scene(
        here(hand=["destiny-1", "pursuit", "destiny-2"]),
        here(cubes={"red": 1}, students=0, hand=["help"]),
        phase="action",
    )
    choose(match, "spy:1:red")
    choose(match, "destiny-2")
    assert decision(match).seat == 1
    choose(match, "pass")
    assert (asked(match), decision(match).seat) == ("respond", 0)
    choose(match, "play:pursuit:secondary-0")
    pass_all(match, "react")
    assert decision(match).seat == 0, "as many as wanted"
    choose(match, "pass")
    assert me(match).cubes["red"] == 1 and happened(match, "test-passed"), "3 against 3"


@rule("dng.spying.12", "dng.ruling-spying.1")
def test_when_the_spy_plays_nothing_the_victim_is_not_asked_again() -> None:
    match = scene(
        here(hand=["destiny-5", "help"]),
        here(cubes={"red": 1}, students=0, hand=["pursuit", "pursuit"]),
        phase="action",
    )
    choose(match, "spy:1:red")
    choose(match, "destiny-5")
    choose(match, "play:pursuit:secondary-1")
    pass_all(match, "react")
    choose(match, "pass")
    assert decision(match).seat == 0
    choose(match, "pass")
    assert happened(match, "test-passed", "test-failed") == ["test-passed"]


@rule("dng.card-przyjaciel.1", "dng.starting-zone.8", "dng.vincenzo.4", "dng.ruling-abilities.1")
@pytest.mark.parametrize("quiet", [{"place": ANCIENTS, "silenced": 0}, {"place": CAMP}])
def test_an_ability_is_no_trick_card(quiet: dict[str, object]) -> None:
    vincenzo = {"scholar": "vincenzo", "hand": ["pursuit"], **quiet}
    match = scene(here(hand=["destiny-3"]), vincenzo, phase="action", rig={"draw.tricks": ["destiny-2", "destiny-1"]})
    choose(match, "research:1")
    choose(match, "destiny-3")
    assert (asked(match), decision(match).seat) == ("respond", 1)
    assert keys(match) == ["ability:divine-intervention", "pass"]
    match = scene(here(hand=["destiny-3"]), {**vincenzo, "place": CAMP, "finished": True}, phase="action")
    do(match, "research:1", "destiny-3")
    assert happened(match, "test-passed"), "after the expedition there are no abilities either"


@rule("dng.priorities.1")
def test_with_priorities_one_card_is_played_in_a_turn() -> None:
    hand = ["second-breakfast", "round-of-drinks", "fan-club"]
    match = scene(here(hand=hand, fatigue=3, students=2), {}, priorities="yes", rig={"university": ["student"] * 4})
    do(match, "play:second-breakfast:main", "choice:1")
    assert match.state.phase == "action" and not [key for key in keys(match) if key.startswith("play:")]
    choose(match, "pass")
    assert asked(match) == "end-of-turn" and keys(match) == ["pass"]
    free = scene(here(hand=hand, fatigue=3, students=2), {}, rig={"university": ["student"] * 4})
    do(free, "play:second-breakfast:main", "choice:1")
    assert "play:round-of-drinks:main" in keys(free), "without them, as many as wanted"


# What is told beforehand


@rule("dng.summary-research.1", "dng.summary-spying.1")
def test_the_alertness_of_an_option_is_that_of_the_test() -> None:
    for key in ("research:1", "spy:1:red"):
        match = scene(
            here(hand=["destiny-3"], fates=["squeaky-boots"]), here(cubes={"red": 1}, students=1), phase="action"
        )
        (said,) = [option.text.args["alertness"] for option in decision(match).options if option.key == key]
        choose(match, key)
        assert said == match.view(0).values["test-alertness"].total
    assert match.view(0).values["zone-alertness:0"].total == 4


@rule("dng.boss.11")
def test_the_log_says_whom_the_boss_meets_and_nobody_walks_to_where_they_are() -> None:
    match = scene({"students": 0}, here(students=0), tiles={"hunters-camp": [-2, 1], ANCIENTS: [2, 0]})
    do(match, "go:hunters-camp")
    (met,) = told(match, "boss-met", "who")
    assert met.seat == 0  # type: ignore[union-attr]
    match = scene({}, phase="begin")
    choose(match, "rest")
    assert happened(match, "went", "rested") == ["rested"]


# Exactly so much


@rule("dng.publication.6")
def test_exactly_enough_points_are_enough() -> None:
    # 19 + 5 points, of which the Broken Horn changes none: 24.
    match = scene(here(cubes={"violet": 3, "yellow": 1}), here(), phase="begin", clan="clan-broken-horn")
    choose(match, "publish")
    pass_all(match)
    assert me(match).published == 1


@rule("dng.card-prowizoryczny.4")
@pytest.mark.parametrize(("campfire", "students"), [(0, 4), (1, 2), (5, 4)])
def test_a_makeshift_camp_asks_the_reserve_only_where_nobody_sits_at_the_fire(campfire: int, students: int) -> None:
    match = scene(here(hand=["makeshift-camp"], scholar="valerio", students=1), university=[0, 0], campfire=campfire)
    do(match, "play:makeshift-camp:main")
    assert me(match).students == students


@rule("dng.interns.3", "dng.interns.6", "dng.stamina.1")
def test_a_stolen_intern_helps_the_old_owner_no_longer() -> None:
    match = scene(
        here(hand=["recruit-survival-master"]),
        here(scholar="rebecca", interns=["survival-master"], fatigue=3),
        rig={"university": ["student"] * 2},
    )
    assert match.view(0).values["stamina:1"].total == 3 and game(match).stat(1, "stamina") == 3
    do(match, "play:recruit-survival-master:main")
    assert game(match).stat(1, "stamina") == 2 and me(match, 1).fatigue == 2


@rule("dng.trick-timing.4", "dng.trick-timing.5", "dng.fate-cards.2")
def test_a_chess_players_wit_allows_neither_instants_nor_reactions() -> None:
    hand = ["one-more-toast", "second-breakfast", "it-was-him"]
    match = scene(here(hand=hand, fatigue=1, students=1, fates=["slow-wits"]), here(hand=["second-breakfast"]))
    assert [key for key in keys(match) if key.endswith(":main")] == ["play:second-breakfast:main"]
    match = scene(
        here(hand=["second-breakfast"], fatigue=1), here(hand=hand, students=1, fates=["slow-wits"]), windows=[]
    )
    choose(match, "play:second-breakfast:main")
    choose(match, "choice:0")
    assert (asked(match), decision(match).seat) == ("react", 1) and keys(match) == ["pass"]


@rule("dng.card-ostrozne.1")
def test_twice_as_careful_is_not_offered() -> None:
    match = scene(here(hand=["cautious-pace"]))
    assert "play:cautious-pace:main" in keys(match)
    match = scene(here(hand=["cautious-pace"], careful=True))
    assert "play:cautious-pace:main" not in keys(match)


@rule("dng.card-dlug.1")
def test_a_cube_is_claimed_once() -> None:
    match = scene(
        here(cubes={"green": 3}, researched=["green"]),
        here(hand=["friendly-debt", "friendly-debt"]),
        phase="action",
        windows=["begin"],
        rig={"university": ["student"]},
    )
    choose(match, "play:friendly-debt:main")
    choose(match, "choice:1")
    assert me(match, 1).cubes["green"] == 1 and me(match).researched == []
    assert asked(match) == "instant" and "play:friendly-debt:main" not in keys(match)


@rule("dng.new-zone.2")
def test_every_place_for_a_tile_is_told_by_its_side_and_shift() -> None:
    match = scene({}, tiles={}, rig={"draw.zones-1": [ANCIENTS]})
    choose(match, "explore")
    sides = {option.key: option.text.args["side"] for option in decision(match).options}
    shifts = {"-2": "north", "2": "south"}
    for key, side in sides.items():
        x, y = key.removeprefix("at:").split(",")
        if y in shifts:
            assert side == shifts[y] + {"-1": "-west", "0": "", "1": "-east"}[x]
        else:
            assert side == {"-2": "west", "2": "east"}[x] + {"-1": "-north", "0": "", "1": "-south"}[y]
    assert len(set(sides.values())) == len(sides) > 3


@rule("dng.trick-timing.1", "dng.turn.4", "dng.end-phase.3")
def test_ordinary_cards_are_not_for_the_end_of_the_turn() -> None:
    match = scene(here(hand=["second-breakfast"], fatigue=1), phase="action")
    assert "play:second-breakfast:main" in keys(match)
    choose(match, "pass")
    assert asked(match) == "end-of-turn"
    assert not [key for key in keys(match) if key.startswith("play:second-breakfast")]


@rule("dng.trick-destiny.2", "dng.icons.2")
def test_destiny_can_also_alert() -> None:
    rival = here(hand=["destiny-3"], scholar="rebecca")
    match = scene(here(hand=["destiny-5"]), rival, phase="action", rig={"university": ["student"] * 2})
    choose(match, "research:1")
    choose(match, "destiny-5")
    choose(match, "play:destiny-3:secondary-1")
    pass_all(match)
    assert told(match, "test-failed", "alertness") == [6] and match.state.campfire >= 2


# What the rulebook leaves to the most literal reading


@rule("dng.ruling-camp.1", "dng.max-alertness.6")
def test_a_makeshift_camp_is_no_rest_phase_even_under_maximum_alertness() -> None:
    match = scene(
        here(hand=["makeshift-camp"], scholar="valerio", fatigue=4, students=1, fates=["blisters"]),
        here(),
        panic="darkness",
        phase="action",
        rig={"university": ["student"] * 3},
    )
    do(match, "play:makeshift-camp:main")
    player = me(match)
    assert (player.fatigue, player.fates, len(player.hand), player.students) == (0, [], 4, 4)
    assert player.place == ANCIENTS and asked(match) == "action", "the turn goes on where it was"


@rule("dng.ruling-directions.1", "dng.card-falszywe.1", "dng.new-zone.2")
def test_whoever_is_misled_into_the_unknown_joins_the_tile_themselves() -> None:
    match = scene(
        here(hand=["false-directions"]),
        here(),
        tiles={ANCIENTS: [2, 0]},
        rig={"university": ["student"], "draw.zones-1": [HUNTERS]},
    )
    do(match, "play:false-directions:main", "choice:1")
    assert (asked(match), decision(match).seat) == ("walk", 0)
    choose(match, "explore")
    assert (asked(match), decision(match).seat) == ("place", 1)
    choose(match, keys(match)[0])
    assert me(match, 1).place == HUNTERS and me(match).place == ANCIENTS
    assert (asked(match), decision(match).seat) == ("place", 1), "the stairs there ask whoever came, too"


TRAPS = sorted(["trap-ambush", "trap-stop", "trap-toll"] * 2)


@rule("dng.ruling-traps.1", "dng.zone-tokens.5", "dng.reserve.1")
def test_a_sprung_trap_goes_back_to_the_reserve() -> None:
    match = scene({}, tokens={ANCIENTS: ["trap"]}, rig={"draw.traps": ["trap-stop"]})
    do(match, f"go:{ANCIENTS}")
    assert game(match).tile(ANCIENTS).tokens == [] and match.state.traps.fog == TRAPS


@rule("dng.ruling-traps.1")
def test_what_still_lies_in_a_zone_is_none_of_the_traps_that_were_turned_over() -> None:
    match = scene(
        {"hand": ["wolf-pit"], "students": 1},
        tokens={ANCIENTS: ["trap"], REFUGE: ["trap"] * 4},
        rig={"draw.traps": ["trap-toll"]},
    )
    do(match, f"go:{ANCIENTS}")
    traps = match.state.traps
    assert (len(traps.fog), traps.bottom) == (5, ["trap-toll"])
    do(match, "play:wolf-pit:main", "choice:0", f"zone:{ANCIENTS}")
    assert (len(traps.fog), traps.bottom) == (5, ["trap-toll"]), "the last one that nobody has seen"


@rule("dng.ruling-traps.1")
def test_where_all_traps_lie_in_zones_one_that_was_sprung_is_placed_again() -> None:
    tokens = {ANCIENTS: ["trap"], REFUGE: ["trap"] * 5}
    full = scene(here(hand=["wolf-pit"], students=1), tokens=tokens)
    assert "play:wolf-pit:main" not in keys(full)
    match = scene({"hand": ["wolf-pit"], "students": 1}, tokens=tokens, rig={"draw.traps": ["trap-toll"]})
    do(match, f"go:{ANCIENTS}", "play:wolf-pit:main", "choice:0", f"zone:{ANCIENTS}")
    assert game(match).tile(ANCIENTS).tokens == ["trap"] and match.state.traps.fog == TRAPS


@rule("dng.ruling-intelligence.1", "dng.intelligence.1", "dng.sofia.7")
@pytest.mark.parametrize(("card", "outcome"), [("destiny-5", "test-passed"), ("destiny-1", "test-failed")])
def test_intelligence_is_for_the_turn_and_counts_what_was_tried(card: str, outcome: str) -> None:
    match = scene(
        here(scholar="sofia", students=0, hand=[card, "destiny-4", "destiny-4", "bold-move"]),
        {"cubes": {"red": 3}},
        phase="action",
        rig={"university": ["student"] * 3},
    )
    assert match.state.actions == 2 and "research:2" in keys(match)
    do(match, "research:1", card)
    assert happened(match, "test-passed", "test-failed") == [outcome]
    assert [key for key in keys(match) if key.startswith("research:")] == ["research:1"]
    assert "play:bold-move:main" in keys(match), "cards collect what they say"
    do(match, "research:1", "destiny-4")
    turn_ends(match)
    assert match.state.tried == 0


@rule("dng.ruling-intelligence.1", "dng.research.3")
def test_whoever_has_tried_as_many_cubes_as_intelligence_allows_researches_no_more() -> None:
    match = scene(
        here(scholar="sofia", hand=["destiny-4", "destiny-4", "destiny-4"]), {"cubes": {"red": 3}}, phase="action"
    )
    do(match, "research:2", "destiny-4")
    assert match.state.actions == 1 and not [key for key in keys(match) if key.startswith("research:")]


def test_each_copy_of_a_card_in_hand_is_chosen_for_itself() -> None:
    match = scene(here(hand=["sponsors", "sponsors", "help"]), phase="action")
    choose(match, "research:1")
    assert [option.anchor for option in decision(match).options] == ["help", "sponsors", "sponsors:2"]
    choose(match, "sponsors", "sponsors:2")
    assert me(match).hand == ["help"]
