"""Publication, rest, students and Omega, fatigue, fate, notebooks and inspiration."""

from __future__ import annotations

import pytest

from miskatonic.engine.visibility import UNSEEN
from tests.games.dungeonology.scenes import (
    ANCIENTS,
    CAMP,
    COLOURED,
    CONTENT,
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

RICH = {"yellow": 4, "red": 3}
"""21 + 9 points; with the Golden Hoof 4 more and 3 less: 31."""
HOOF = "clan-golden-hoof"


# Publication


@rule("dng.publication.1", "dng.turn.2")
def test_two_stars_are_needed_to_announce() -> None:
    match = scene(here(cubes={"yellow": 2}), phase="begin")
    assert refused(match)["publish"] == "dng.publication.1"
    assert "publish" in keys(scene(here(cubes={"yellow": 2, "red": 3}), phase="begin"))


@rule(
    "dng.publication.2",
    "dng.publication.3",
    "dng.publication.4",
    "dng.publication.8",
    "dng.publication.6",
    "dng.publication.7",
    "dng.starting-zone.9",
)
def test_a_successful_publication() -> None:
    match = scene(here(cubes=RICH), here(), phase="begin", clan=HOOF)
    choose(match, "publish")
    pass_all(match)
    assert me(match).published == 1 and me(match).finished and me(match).place == CAMP
    assert match.state.clan.seers == [0] and match.view(1).state.clan.card == UNSEEN
    assert "points" not in [name for event in match.events if event.kind == "published" for name in event.args]
    assert [event.seats for event in match.events if event.kind == "clan"] == [(0,)], "nobody else is told"


@rule("dng.publication.4", "dng.publication.6")
@pytest.mark.parametrize(("clan", "succeeds"), [("clan-golden-hoof", False), ("clan-broken-horn", True)])
def test_the_clan_decides_what_the_cubes_are_worth(clan: str, succeeds: bool) -> None:
    match = scene(here(cubes={"green": 4, "red": 3, "violet": 1}), here(), phase="begin", clan=clan)
    assert game(match).points(0) == 23
    choose(match, "publish")
    pass_all(match)
    assert bool(me(match).published) == succeeds


@rule(
    "dng.publication.9",
    "dng.publication.10",
    "dng.publication.11",
    "dng.game-clock.7",
    "dng.end-trigger.1",
    "dng.end-trigger.2",
    "dng.turn.5",
    "dng.panic-cards.1",
)
def test_after_the_first_publication_maximum_alertness_begins_for_the_others() -> None:
    match = scene(here(cubes=RICH), here(), phase="begin", clan=HOOF, rig={"draw.panics": ["cave-in"]})
    choose(match, "publish")
    pass_all(match)
    assert match.state.panic == "cave-in" and match.state.active == 1
    turn_ends(match)
    assert me(match).place == CAMP and match.state.active == 1, "the first has no turns any more"


@rule("dng.publication.5", "dng.clan-card.4", "dng.interns.4")
def test_only_cubes_count_for_publication() -> None:
    # 10 + 12 points, one Riches and three Military modified: 22 - 1 is 3 short.
    cubes = {"yellow": 2, "red": 3}
    match = scene(here(cubes=cubes, interns=["cook", "guard"], students=4), here(), phase="begin", clan=HOOF)
    assert game(match).modified(0, dict(CONTENT.clans[HOOF].modifiers)) == 18  # type: ignore[arg-type]
    choose(match, "publish")
    assert me(match).published == 0


@rule("dng.publication.13", "dng.publication.14", "dng.publication.15", "dng.publication.16")
def test_a_failed_publication_costs_the_best_cube_and_brings_a_fate() -> None:
    match = scene(
        here(cubes={"yellow": 2, "red": 3}), here(), phase="begin", clan=HOOF, rig={"draw.fates": ["blisters"]}
    )
    choose(match, "publish")
    assert me(match).cubes["yellow"] == 1
    assert me(match).fates == ["blisters"], "turned over in the end-of-turn phase that follows"
    pass_all(match)
    assert match.state.active == 1 and not me(match).finished


@rule("dng.publication.14")
def test_the_best_cube_is_the_best_as_the_clan_sees_it() -> None:
    # The Broken Horn: Military 3 + 1, Beliefs 4 - 1.
    match = scene(here(cubes={"red": 3, "blue": 3}), here(), phase="begin", clan="clan-broken-horn")
    match.state.players[0].cubes["blue"] = 3
    choose(match, "publish")
    if me(match).published:
        raise AssertionError("18 + 3 - 3 points were not enough")
    assert (me(match).cubes["red"], me(match).cubes["blue"]) == (2, 3)


# Rest


@rule("dng.rest.1", "dng.rest.3", "dng.rest.4", "dng.rest.10", "dng.starting-zone.10", "dng.turn.3")
def test_whoever_rests_goes_home_recovers_and_ends_the_turn() -> None:
    match = scene(here(fatigue=2, scholar="valerio"), here(), phase="begin")
    choose(match, "rest")
    pass_all(match)
    assert me(match).place == CAMP and me(match).fatigue == 0 and match.state.active == 1


@rule("dng.rest.2", "dng.stamina.4", "dng.fatigue.3")
def test_the_exhausted_must_rest() -> None:
    match = scene(here(fatigue=4, scholar="valerio", hand=["help"]), here(), phase="begin")
    assert asked(match) == "change-cards", "nothing else could be done"
    assert me(match).place == CAMP and me(match).fatigue == 0


@rule("dng.rest.5", "dng.fate-cards.2")
def test_a_rest_discards_one_fate() -> None:
    match = scene(here(fates=["blisters", "hangover"]), here(), phase="begin")
    choose(match, "rest")
    assert asked(match) == "discard-fate"
    choose(match, "hangover")
    assert me(match).fates == ["blisters"] and match.state.fate_discard == ["hangover"]


@rule("dng.ruling-fate.1")
def test_a_rest_may_discard_what_lies_face_down() -> None:
    match = scene(here(fates=["blisters"], fates_down=1), here(), phase="begin", rig={"draw.fates": ["hangover"]})
    choose(match, "rest")
    choose(match, "face-down")
    assert me(match).fates == ["blisters"] and match.state.fate_discard == ["hangover"]


@rule("dng.rest.6", "dng.rest.7", "dng.trick-limit.1")
def test_a_rest_changes_cards() -> None:
    match = scene(here(hand=["help", "oops"], scholar="vincenzo"), here(), phase="begin")
    choose(match, "rest")
    choose(match, "help")
    assert len(me(match).hand) == 4 and "oops" in me(match).hand and match.state.discard == ["help"]


@rule("dng.rest.8", "dng.rest.9", "dng.campfire.5", "dng.student-limit.2")
def test_a_rest_fills_up_students_from_the_campfire_and_the_reserve() -> None:
    match = scene(here(students=0, scholar="valerio"), here(), phase="begin", campfire=3)
    choose(match, "rest")
    assert me(match).students == 4 and match.state.campfire == 0
    match = scene(here(students=5, scholar="valerio"), here(), phase="begin", campfire=3)
    choose(match, "rest")
    assert me(match).students == 5 and match.state.campfire == 3


@rule("dng.rest.11", "dng.max-alertness.6", "dng.stamina.5", "dng.max-alertness.2", "dng.alertness-card.19")
def test_under_maximum_alertness_there_is_no_rest_and_no_announcement() -> None:
    match = scene(here(fatigue=4, scholar="valerio", cubes=RICH), here(), phase="begin", panic="cave-in")
    while asked(match) == "collapse":
        choose(match, keys(match)[0])
    assert asked(match) == "movement"


# Fatigue


@rule("dng.fatigue.4")
def test_a_student_can_take_the_blow() -> None:
    for answer, students, fatigue in (("yes", 0, 0), ("no", 1, 1)):
        match = scene(here(hand=["destiny-1"], students=1), phase="action", rig={"university": ["student"]})
        do(match, "research:1", "destiny-1")
        assert asked(match) == "substitute"
        choose(match, answer)
        assert (me(match).students, me(match).fatigue) == (students, fatigue)


@rule("dng.fatigue.2", "dng.stamina.1", "dng.stamina.2", "dng.max-alertness.7", "dng.icons.7")
def test_nobody_is_more_tired_than_stamina_allows() -> None:
    match = scene(here(hand=["destiny-1"], scholar="rebecca", fatigue=2, students=1), phase="action")
    do(match, "research:1", "destiny-1")
    assert me(match).fatigue == 2 and asked(match) == "action", "not even asked for a student"


# The university


@rule("dng.university.5", "dng.campfire.2")
def test_twelve_fit_around_the_campfire() -> None:
    match = scene(here(hand=["sponsors"]), campfire=11, rig={"university": ["student"] * 2})
    do(match, "play:sponsors:main")
    assert match.state.campfire == 12 and match.state.bag == "6+1"


@rule("dng.university.6", "dng.university.3")
def test_a_bag_gives_what_it_has() -> None:
    match = scene(here(hand=["sponsors"]), university=[1, 0])
    do(match, "play:sponsors:main")
    assert match.state.campfire == 1 and match.state.bag == "0+0"


@rule(
    "dng.university.8",
    "dng.university.9",
    "dng.university.10",
    "dng.university.11",
    "dng.university.12",
    "dng.game-clock.3",
    "dng.game-clock.4",
    "dng.game-clock.5",
    "dng.alertness-card.5",
    "dng.alertness-card.6",
    "dng.alertness-card.7",
    "dng.alertness-card.9",
    "dng.alertness-card.4",
    "dng.fate-cards.4",
)
def test_an_omega_student() -> None:
    match = scene(
        here(hand=["sponsors"], scholar="vincenzo"), campfire=5, rig={"university": ["student", "omega"]}, omegas=1
    )
    do(match, "play:sponsors:main")
    kinds = happened(match)
    assert kinds.index("drew") < kinds.index("omega"), "the card is resolved first"
    assert match.state.campfire == 0 and match.state.omegas == 2
    assert me(match).fates_down == 1
    assert match.state.bag == "13+1", "7 are left, 3 for each of two players are added"


@rule(
    "dng.university.13",
    "dng.end-trigger.3",
    "dng.end-trigger.4",
    "dng.end-trigger.5",
    "dng.game-clock.6",
    "dng.max-alertness.1",
    "dng.panic-list.1",
    "dng.panic-cards.5",
    "dng.alertness-card.13",
)
def test_when_no_space_is_left_the_panic_card_is_revealed() -> None:
    match = scene(
        here(hand=["sponsors"]),
        omegas=4,
        rig={"university": ["omega", "student"], "draw.panics": ["darkness"]},
    )
    do(match, "play:sponsors:main")
    assert match.state.panic == "darkness" and match.state.bag == "6+1"


@rule("dng.panic-cards.6", "dng.max-alertness.11", "dng.alertness-card.23")
def test_under_maximum_alertness_the_omega_goes_back_and_ends_the_game_when_alone() -> None:
    match = scene(
        here(hand=["sponsors"]), here(), panic="darkness", university=[3, 1], rig={"university": ["omega", "student"]}
    )
    do(match, "play:sponsors:main")
    assert match.state.bag == "2+1" and match.outcome is None
    match = scene(here(hand=["sponsors"]), here(), panic="darkness", university=[1, 1])
    do(match, "play:sponsors:main")
    assert match.outcome is not None and match.state.ended == "university"


# Fate


@rule("dng.end-phase.1", "dng.fate-cards.5", "dng.end-phase.2")
def test_at_the_end_of_the_turn_fate_is_turned_over_and_cards_are_drawn() -> None:
    match = scene(
        here(fates_down=1, scholar="vincenzo"), here(), phase="action", rig={"draw.fates": ["hole-in-the-bag"]}
    )
    turn_ends(match)
    assert me(match).fates == ["hole-in-the-bag"] and me(match).fates_down == 0
    assert len(me(match).hand) == 3, "one fewer than the limit of 4"


@rule("dng.trick-limit.1", "dng.end-phase.2")
def test_whoever_holds_enough_draws_nothing() -> None:
    hand = ["help", "oops", "snore", "scandal", "memoirs"]
    match = scene(here(hand=hand, scholar="vincenzo"), here(), phase="action")
    turn_ends(match)
    assert len(me(match).hand) == 5


# Notebooks


@rule("dng.overview.6", "dng.gain.2", "dng.overview.10", "dng.notebook.5", "dng.notebook.6")
def test_stars_and_bonuses_come_and_go_with_their_cubes() -> None:
    match = scene(here(cubes={"red": 3}, scholar="sofia"))
    assert match.view(0).values["stars:0"].total == 1 and match.view(0).values["research:0"].total == 1
    match = scene(
        here(hand=["oops"]),
        here(cubes={"red": 3}),
        cubes={ANCIENTS: ["", "", ""]},
        rig={"university": ["student"] * 2, "randomness": [COLOURED["red"]]},
    )
    do(match, "play:oops:main")
    assert match.view(0).values["stars:1"].total == 0 and me(match, 1).cubes["red"] == 2


@rule("dng.inspired.1", "dng.inspired.2", "dng.inspired.3", "dng.inspired.4")
def test_whoever_has_fewer_stars_is_inspired_until_nobody_has_more() -> None:
    match = scene(
        here(cubes={"green": 3}, hand=["destiny-5"], scholar="valerio"), here(scholar="sofia"), phase="action"
    )
    assert not me(match, 1).inspired
    do(match, "research:1", "destiny-5")
    assert me(match, 1).inspired and not me(match).inspired
    assert match.view(1).values["speed:1"].total == 5
    match = scene(
        here(hand=["oops"], scholar="valerio"),
        here(cubes={"red": 3}),
        rig={"university": ["student"] * 2},
        cubes={ANCIENTS: []},
    )
    assert me(match).inspired
    do(match, "play:oops:main")
    assert not me(match).inspired


@rule("dng.stamina.3")
def test_who_loses_inspiration_keeps_no_more_fatigue_than_stamina() -> None:
    match = scene(
        here(hand=["oops"], scholar="rebecca", fatigue=3),
        here(cubes={"red": 3}),
        rig={"university": ["student"] * 2},
        cubes={ANCIENTS: []},
    )
    do(match, "play:oops:main")
    assert me(match).fatigue == 2


@rule("dng.knowledge.1", "dng.knowledge.4", "dng.ruling-knowledge.1")
def test_the_combination_gives_knowledge_for_good() -> None:
    match = scene(
        here(cubes={"red": 2}, hand=["destiny-5"], scholar="valerio"),
        here(hand=["oops"]),
        phase="action",
        rig={"draw.clans": [HOOF]},
    )
    do(match, "research:1", "destiny-5")
    assert me(match).knowledge
    pass_all(match)
    assert match.state.clan.seers == [0] and match.state.clan.card == HOOF
    game(match).state.players[0].cubes["red"] = 0
    game(match).notebook_changes(me(match))
    assert me(match).knowledge


# Abilities


@rule("dng.valerio.2", "dng.valerio.3", "dng.valerio.5")
def test_headbutt_takes_a_card_once_from_each() -> None:
    match = scene(here(scholar="valerio", students=2), here(hand=["help"], cubes={"red": 1}))
    do(match, "ability:headbutt", "yes")
    assert me(match).hand == ["help"] and me(match).fatigue == 1 and me(match).students == 2
    assert "ability:headbutt" not in keys(match)


@rule("dng.valerio.7", "dng.valerio.8", "dng.valerio.9")
def test_the_heroic_headbutt_keeps_the_cube_and_a_student_may_suffer() -> None:
    match = scene(here(scholar="valerio", students=1), here(cubes={"red": 3}))
    assert me(match).inspired
    do(match, "ability:heroic-headbutt", "yes")
    assert me(match).cubes["red"] == 1 and me(match, 1).cubes["red"] == 2
    assert (me(match).students, me(match).fatigue) == (0, 0)


@rule("dng.valerio.10", "dng.valerio.11")
def test_second_wind_trades_cards_for_fatigue() -> None:
    match = scene(here(scholar="valerio", fatigue=3), here(cubes={"red": 3}), phase="action")
    choose(match, "pass")
    assert asked(match) == "second-wind"
    choose(match, "number:2")
    pass_all(match)
    assert me(match).fatigue == 1 and len(me(match).hand) == 2


@rule("dng.vincenzo.2")
def test_a_sermon_for_a_magic_card() -> None:
    match = scene(here(scholar="vincenzo", hand=["snore", "help"], students=0), campfire=2)
    assert [key for key in keys(match) if key.startswith("ability")] == ["ability:sermon:snore"]
    do(match, "ability:sermon:snore")
    assert me(match).students == 1 and match.state.discard == ["snore"]


@rule("dng.vincenzo.6")
def test_an_inspired_sermon_gathers_as_many_as_its_bonus() -> None:
    match = scene(here(scholar="vincenzo", hand=["tempomaximus"], students=0), here(cubes={"red": 3}), campfire=5)
    do(match, "ability:inspired-sermon:tempomaximus")
    assert me(match).students == 3


@rule("dng.vincenzo.3", "dng.vincenzo.4", "dng.vincenzo.7")
def test_divine_intervention_in_ones_own_test_and_against_others() -> None:
    rig = {"draw.tricks": ["destiny-2", "destiny-1"]}
    match = scene(here(scholar="vincenzo", hand=["destiny-1"], students=1), phase="action", rig=rig)
    choose(match, "research:1")
    choose(match, "destiny-1")
    choose(match, "ability:divine-intervention")
    choose(match, "destiny-2")
    pass_all(match)
    assert me(match).cubes["green"] == 1 and me(match).fatigue == 1 and me(match).students == 1
    rig = {"draw.tricks": ["destiny-2", "destiny-1"], "university": ["student"]}
    match = scene(here(hand=["destiny-3"]), here(scholar="vincenzo"), phase="action", rig=rig)
    choose(match, "research:1")
    choose(match, "destiny-3")
    assert decision(match).seat == 1
    choose(match, "ability:divine-intervention")
    choose(match, "destiny-2")
    assert match.view(0).values["test-alertness"].total == 5


@rule("dng.vincenzo.8", "dng.vincenzo.9")
def test_repent_collects_without_a_test() -> None:
    match = scene(here(scholar="vincenzo", students=3), here(cubes={"red": 3}), phase="action")
    do(match, "ability:repent", "number:2")
    assert me(match).students == 1 and sum(me(match).cubes.values()) == 2 and match.state.actions == 0


@rule("dng.sofia.7")
def test_the_inspired_rogue_has_two_actions() -> None:
    match = scene(here(scholar="sofia", hand=["destiny-5", "destiny-4"]), here(cubes={"red": 3}))
    choose(match, "pass")
    pass_all(match)
    do(match, "research:1", "destiny-5")
    assert "research:1" in keys(match)
    do(match, "research:1", "destiny-4")
    assert sum(me(match).cubes.values()) == 2 and "research:1" not in keys(match)


@rule("dng.rebecca.2")
def test_the_magic_child_doubles_magic() -> None:
    match = scene(here(scholar="rebecca", hand=["snore"]), phase="action")
    do(match, "research:1", "snore")
    assert told(match, "stealth", "amount") == [4]


@rule("dng.rebecca.3", "dng.rebecca.4", "dng.rebecca.5")
def test_secrets_of_research_find_one_magic_card() -> None:
    rig = {"draw.tricks": ["help", "oops", "snore"], "shuffle": ["oops"]}
    match = scene(here(scholar="rebecca", hand=["pursuit"]), rig=rig)
    do(match, "ability:secrets-of-research:pursuit")
    assert me(match).hand == ["snore"] and match.state.tricks.top == ["oops", "help"]
    assert match.view(0).state.tricks.top == [UNSEEN, UNSEEN], "face down"


@rule("dng.rebecca.10", "dng.rebecca.11")
def test_extraordinary_research_takes_all_magic_among_five() -> None:
    rig = {"draw.tricks": ["help", "snore", "oops", "curse", "scandal"]}
    match = scene(here(scholar="rebecca", hand=["pursuit"]), here(cubes={"red": 3}), rig=rig)
    do(match, "ability:extraordinary-research:pursuit")
    assert sorted(me(match).hand) == ["curse", "snore"]
    assert sorted(match.state.tricks.top) == ["help", "oops", "scandal"]


@rule("dng.rebecca.7", "dng.rebecca.8", "dng.rebecca.9")
def test_magic_sight_collects_up_to_three() -> None:
    match = scene(here(scholar="rebecca", hand=["tempomaximus", "snore"]), here(cubes={"red": 3}), phase="action")
    assert game(match).bonus_of("snore", 0) == 2, "not doubled while inspired"
    do(match, "ability:magic-sight", "tempomaximus snore")
    assert sum(me(match).cubes.values()) == 3 and match.state.actions == 0
