"""Trick cards: one effect each, costs, timing, the chain of reactions, and what the known cards do."""

from __future__ import annotations

from miskatonic.games.dungeonology import RULES
from miskatonic.terminal.speaker import Speaker
from tests.games.dungeonology.scenes import (
    ANCIENTS,
    ARENA,
    CAMP,
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
    turn_ends,
)
from tests.rules import rule


def plays(match: object, seat: int | None = None) -> list[str]:
    return [key for key in keys(match, seat) if key.startswith("play:")]  # type: ignore[arg-type]


@rule(
    "dng.trick-cards.4", "dng.trick-cards.5", "dng.overview.8", "dng.icons.5", "dng.trick-cards.11", "dng.trick-cards.9"
)
def test_one_effect_is_used_its_price_paid_and_the_card_discarded() -> None:
    match = scene(here(hand=["second-breakfast"], fatigue=3, students=2))
    assert plays(match) == ["play:second-breakfast:main", "play:second-breakfast:secondary-0"]
    choose(match, "play:second-breakfast:main")
    assert asked(match) == "choose-one", "a student is sacrificed, or one is drawn"
    do(match, "choice:0")
    assert (me(match).students, me(match).fatigue) == (1, 1)
    assert match.state.discard == ["second-breakfast"] and me(match).hand == []


@rule("dng.trick-timing.1", "dng.turn.4")
def test_cards_are_for_ones_own_movement_and_action_phases() -> None:
    hand = ["second-breakfast"]
    for phase in ("movement", "action"):
        assert "play:second-breakfast:main" in plays(scene(here(hand=hand, fatigue=1), phase=phase))
    match = scene(here(), here(hand=hand, fatigue=1), windows=[], phase="action")
    assert plays(match) == [], "not in somebody else's turn"
    match = scene(here(hand=hand, fatigue=1), phase="begin")
    assert asked(match) == "begin" and plays(match) == []


@rule("dng.trick-timing.3", "dng.trick-action.1", "dng.actions.1")
def test_an_action_card_takes_the_action() -> None:
    match = scene(here(hand=["beckoning", "destiny-5"]), phase="movement")
    assert "play:beckoning:main" not in plays(match)
    match = scene(here(hand=["beckoning", "destiny-5"]), phase="action", rig={"university": ["student"] * 2})
    do(match, "play:beckoning:main", f"zone:{ANCIENTS}")
    assert me(match).cubes["green"] == 1
    assert not [key for key in keys(match) if key.startswith("research")]


@rule("dng.ruling-instants.1")
def test_instants_are_asked_for_at_three_moments_of_a_turn() -> None:
    match = scene(here(), here(hand=["help"]), windows=[], phase="begin")
    moments = []
    turn = match.state.turn
    while match.state.turn == turn:
        found = match.pending[0]
        if found.kind == "instant":
            moments.append(found.prompt.args["moment"])
        options = [option.key for option in found.options]
        match.choose(found.seat, "pass" if "pass" in options else "go-on")
    assert moments == ["begin", "action", "end"]


@rule("dng.trick-timing.4")
def test_an_instant_can_be_used_in_another_turn() -> None:
    match = scene(here(fatigue=0), here(hand=["one-more-toast"]), windows=[], phase="action")
    assert (asked(match), decision(match).seat) == ("instant", 1)
    choose(match, "play:one-more-toast:main")
    do(match, "choice:1")
    if asked(match) == "substitute":
        choose(match, "no")
    assert me(match).fatigue == 1


@rule("dng.trick-timing.5", "dng.trick-timing.6", "dng.card-nie-wiesz.1", "dng.card-nie-wiesz.2", "dng.trick-timing.7")
def test_a_reaction_cancels_and_steals() -> None:
    match = scene(
        here(hand=["second-breakfast"], fatigue=2, cubes={"red": 1}),
        here(hand=["you-dont-know-who-i-am"]),
        rig={"university": ["student"] * 4, "randomness": [COLOURED["red"]]},
    )
    choose(match, "play:second-breakfast:main")
    choose(match, "choice:1")
    assert (asked(match), decision(match).seat) == ("react", 1)
    choose(match, "play:you-dont-know-who-i-am:main")
    assert me(match).fatigue == 2, "nothing came of it"
    assert me(match, 1).cubes["red"] == 1 and me(match).cubes["red"] == 0
    assert sorted(match.state.discard) == ["second-breakfast", "you-dont-know-who-i-am"]


@rule("dng.trick-timing.6", "dng.trick-timing.2")
def test_the_last_reaction_is_resolved_first() -> None:
    match = scene(
        here(hand=["second-breakfast", "mirror-spell"], fatigue=2),
        here(hand=["it-was-him"], students=1),
        rig={"university": ["student"] * 3},
    )
    choose(match, "play:second-breakfast:main")
    choose(match, "choice:1")
    choose(match, "play:it-was-him:main")
    assert (asked(match), decision(match).seat) == ("react", 0)
    assert [flight.card for flight in match.state.stack] == ["second-breakfast", "it-was-him"]
    choose(match, "play:mirror-spell:main")
    pass_all(match)
    assert me(match).fatigue == 0, "the cancelling card was cancelled"
    assert told(match, "cancelled", "card") == ["it-was-him"]


@rule("dng.trick-timing.5")
def test_a_reaction_that_was_cancelled_may_be_followed_by_another() -> None:
    match = scene(
        here(hand=["second-breakfast", "mirror-spell"], fatigue=2),
        here(hand=["it-was-him", "it-was-him"], students=2),
        rig={"university": ["student"] * 3},
    )
    choose(match, "play:second-breakfast:main")
    choose(match, "choice:1")
    choose(match, "play:it-was-him:main")
    choose(match, "play:mirror-spell:main")
    choose(match, "pass")
    assert told(match, "cancelled", "card") == ["it-was-him"] and asked(match) == "react"
    choose(match, "play:it-was-him:main")
    pass_all(match)
    assert told(match, "cancelled", "card") == ["it-was-him", "second-breakfast"] and me(match).fatigue == 2


@rule("dng.trick-cards.10", "dng.card-puf.1", "dng.card-puf.2", "dng.card-puf.3", "dng.card-puf.4")
def test_poof_instead_of_moving() -> None:
    match = scene(here(hand=["poof"]), rig={"university": ["student"]})
    assert len([key for key in plays(match) if "secondary" in key]) == 1, "divination is for tests"
    do(match, "play:poof:main", "choice:1", f"zone:{REFUGE}")
    assert me(match).place == REFUGE and match.state.speed == 0
    assert game(match).tile(ANCIENTS).tokens == ["teleport"]
    moved = scene(here(hand=["poof"]), moved=True)
    assert "play:poof:main" not in plays(moved)


@rule("dng.end-phase.3")
def test_some_cards_are_for_the_end_of_the_turn() -> None:
    match = scene(here(hand=["fan-club"], students=1), phase="action")
    assert "play:fan-club:main" not in plays(match)
    choose(match, "pass")
    assert asked(match) == "end-of-turn" and "play:fan-club:main" in plays(match)


@rule("dng.trick-cards.2")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    match = scene(here(hand=["do-me-a-favour"]), rig={"university": ["student"]})
    state = match.state
    state.discard = [*state.tricks.fog, *state.discard]
    state.tricks.fog = []
    do(match, "play:do-me-a-favour:main", "choice:1")
    assert len(me(match).hand) == 3 and "reshuffled" in happened(match)
    assert len(state.tricks.fog) == 96


# Secondary effects of each type


@rule("dng.trick-exploration.2", "dng.icons.6")
def test_exploration_moves_even_outside_the_movement_phase() -> None:
    match = scene(here(hand=["false-directions"]), phase="action")
    do(match, "play:false-directions:secondary-0", f"go:{CAMP}")
    assert me(match).place == CAMP


@rule("dng.trick-fame.2", "dng.icons.4", "dng.campfire.3", "dng.campfire.4")
def test_fame_takes_students_from_the_campfire() -> None:
    match = scene(here(hand=["sponsors"], students=0), campfire=5)
    do(match, "play:sponsors:secondary-0")
    assert me(match).students == 2 and match.state.campfire == 3
    assert "play:sponsors:secondary-0" not in plays(scene(here(hand=["sponsors"])))


@rule("dng.trick-social.2", "dng.icons.8", "dng.icons.9")
def test_a_favour_draws_two_or_costs_one() -> None:
    match = scene(here(hand=["old-friend"], students=1), here(hand=["help"]))
    do(match, "play:old-friend:secondary-0", "draw:0")
    assert len(me(match).hand) == 2 and me(match).students == 0
    match = scene(here(hand=["old-friend"], students=1), here(hand=["help"]))
    do(match, "play:old-friend:secondary-0", "discard:1")
    assert me(match, 1).hand == [] and "help" in match.state.discard


@rule("dng.icons.3", "dng.university.4", "dng.campfire.1", "dng.game-clock.2")
def test_students_drawn_sit_down_at_the_campfire() -> None:
    match = scene(here(hand=["sponsors"]), rig={"university": ["student", "student"]})
    do(match, "play:sponsors:main")
    assert match.state.campfire == 2 and match.state.bag == "6+1"


# Known cards


@rule("dng.trick-cards.14")
def test_of_two_secondary_effects_one_is_used() -> None:
    match = scene(here(hand=["destiny-3", "destiny-1"]), here(), phase="action")
    choose(match, "research:1")
    choose(match, "destiny-1")
    pass_all(match, "instant")
    if decision(match).seat == 1:
        choose(match, "pass")
    choose(match, "play:destiny-3:secondary-0")
    pass_all(match)
    assert "destiny-3" in match.state.discard and me(match).hand == []


@rule("dng.trick-destiny.1")
def test_a_destiny_card_counts_its_bonus_level() -> None:
    match = scene(here(hand=["destiny-4"]), phase="action")
    do(match, "research:1", "destiny-4")
    assert told(match, "stealth", "amount") == [4]


@rule("dng.card-sponsorzy.1")
def test_sponsors_fill_the_hand() -> None:
    match = scene(here(hand=["sponsors"], scholar="vincenzo"), rig={"university": ["student", "student"]})
    do(match, "play:sponsors:main")
    assert len(me(match).hand) == 4


@rule("dng.card-slawny.1", "dng.card-slawny.2")
def test_the_really_famous_steal_students() -> None:
    match = scene(
        here(hand=["really-famous"], students=1),
        here(students=2),
        {"place": REFUGE, "students": 1},
        {"place": CAMP, "students": 2},
        rig={"university": ["student"]},
    )
    do(match, "play:really-famous:main", "choice:1")
    assert [player.students for player in match.state.players] == [3, 1, 0, 2]


@rule("dng.card-tempomaksimus.1", "dng.card-tempomaksimus.2")
def test_tempomaximus_gives_a_turn_and_takes_all_strength() -> None:
    match = scene(here(hand=["tempomaximus"], scholar="vincenzo"), rig={"university": ["student"] * 3})
    do(match, "play:tempomaximus:main")
    turn_ends(match)
    assert match.state.active == 0 and match.state.turn == 2
    assert me(match).fatigue == 0
    if asked(match) == "begin":
        choose(match, "go-on")
    turn_ends(match)
    assert match.state.active == 1 and me(match).fatigue == 3


@rule("dng.card-sprawiedliwa.1")
def test_a_fair_exchange_of_a_cube() -> None:
    match = scene(here(hand=["fair-exchange"], cubes={"green": 1}), phase="action", rig={"university": ["student"]})
    do(match, "play:fair-exchange:main", "choice:1")
    assert me(match).cubes["green"] == 0 and me(match).cubes["red"] == 1


@rule("dng.card-lepkie.1", "dng.card-lepkie.2")
def test_sticky_fingers_steal_from_whoever_draws_military() -> None:
    match = scene(
        here(hand=["sticky-fingers"]),
        here(cubes={"blue": 1}),
        {"place": REFUGE, "cubes": {"blue": 1}},
        rig={"university": ["student"] * 2, "randomness": [COLOURED["red"], COLOURED["blue"], COLOURED["green"]]},
    )
    do(match, "play:sticky-fingers:main")
    assert [player.cubes["blue"] for player in match.state.players] == [1, 0, 1]


@rule("dng.card-taktyczna.1", "dng.give.1", "dng.give.2", "dng.protected.4", "dng.protected.3")
def test_a_tactical_ploy_gives_cubes_away() -> None:
    match = scene(
        here(hand=["tactical-ploy"], cubes={"red": 2}, interns=["guard"]), here(), rig={"university": ["student"]}
    )
    do(match, "play:tactical-ploy:main", "choice:1", "cube:red", "pass")
    assert (me(match).cubes["red"], me(match, 1).cubes["red"]) == (1, 1)
    assert "protected" not in happened(match)


@rule("dng.card-poscig.1")
def test_pursuit_goes_to_a_scholar() -> None:
    match = scene(here(hand=["pursuit"]), {"place": REFUGE}, rig={"university": ["student"]})
    do(match, "play:pursuit:main", "choice:1")
    assert me(match).place == REFUGE


@rule("dng.card-szybka.1", "dng.card-szybka.2")
def test_a_quick_swap_steals_twice_if_the_first_is_civilization() -> None:
    rig = {"university": ["student"] * 2, "randomness": [COLOURED["green"], COLOURED["red"]]}
    victim = {"cubes": {"green": 1, "red": 1}}
    match = scene(here(hand=["quick-swap"]), here(**victim), phase="action", rig=rig)
    do(match, "play:quick-swap:main")
    assert (me(match).cubes["green"], me(match).cubes["red"]) == (1, 1)
    rig = {"university": ["student"] * 2, "randomness": [COLOURED["red"]]}
    match = scene(here(hand=["quick-swap"]), here(**victim), phase="action", rig=rig)
    do(match, "play:quick-swap:main")
    assert (me(match).cubes["green"], me(match).cubes["red"]) == (0, 1)


@rule("dng.card-falszywe.1", "dng.card-falszywe.2")
def test_false_directions_lead_a_scholar_into_an_ambush() -> None:
    tiles = {ANCIENTS: [2, 0], ARENA: [4, 0]}
    match = scene(here(hand=["false-directions"]), here(students=1), tiles=tiles, rig={"university": ["student"]})
    do(match, "play:false-directions:main", "choice:1", f"go:{ARENA}", "pass")
    assert me(match, 1).place == ARENA and me(match, 1).students == 0


@rule("dng.card-falszywe.1", "dng.card-falszywe.3")
def test_a_boss_who_is_led_meets_nobody() -> None:
    match = scene(
        here(hand=["false-directions"]), {"place": REFUGE}, boss_place=ANCIENTS, rig={"university": ["student"]}
    )
    do(match, "play:false-directions:main", "choice:1", "boss", f"zone:{REFUGE}", "pass")
    assert match.state.boss_place == REFUGE and me(match, 1).fatigue == 0


@rule("dng.card-odwazne.1")
def test_a_bold_move_collects_two_cubes_here_or_next_door() -> None:
    match = scene(here(hand=["bold-move"]), phase="action", rig={"university": ["student"] * 3})
    do(match, "play:bold-move:main", f"zone:{REFUGE}")
    assert (me(match).cubes["green"], me(match).cubes["blue"]) == (1, 1)


@rule("dng.card-ostrozne.1")
def test_at_a_cautious_pace_an_ambush_need_not_be_activated_but_may() -> None:
    tiles = {ANCIENTS: [2, 0], ARENA: [4, 0]}
    for avoids, left in (("yes", 1), ("no", 0)):
        match = scene(here(hand=["cautious-pace"], students=1), tiles=tiles, rig={"university": ["student"]})
        do(match, "play:cautious-pace:main", "choice:1", f"go:{ARENA}")
        assert asked(match) == "avoid"
        choose(match, avoids)
        assert me(match).students == left
        turn_ends(match)
        assert not me(match).careful


@rule("dng.card-ostrozne.1")
def test_a_trap_that_is_avoided_stays_where_it_is() -> None:
    for avoids, traps in (("yes", 1), ("no", 0)):
        match = scene(here(careful=True), tokens={REFUGE: ["trap"]}, rig={"draw.traps": ["trap-stop"]})
        choose(match, f"go:{REFUGE}")
        choose(match, avoids)
        assert game(match).traps_placed() == traps
        assert (match.state.speed > 0) is (avoids == "yes")


@rule("dng.card-prowizoryczny.1", "dng.card-prowizoryczny.2", "dng.card-prowizoryczny.3", "dng.card-prowizoryczny.4")
def test_a_makeshift_camp_is_almost_a_rest() -> None:
    match = scene(
        here(hand=["makeshift-camp"], scholar="valerio", fatigue=2, students=1, fates=["blisters"]),
        rig={"university": ["student"] * 3},
        campfire=0,
    )
    do(match, "play:makeshift-camp:main")
    assert me(match).fates == [] and me(match).fatigue == 0 and len(me(match).hand) == 4
    assert me(match).students == 4 and match.state.campfire == 0, "three sat at the campfire"


@rule("dng.card-pomocy.1", "dng.card-pomocy.2", "dng.card-pomocy.3", "dng.card-pomocy.4", "dng.trick-cards.12")
def test_help_brings_what_lots_say() -> None:
    for colour, amount in (("green", 1), ("red", 1), ("blue", 2), ("yellow", 2), ("violet", 3)):
        rig = {"randomness": [COLOURED[colour]], "university": ["student"] * 2}
        match = scene(here(hand=["help"]), phase="action", rig=rig)
        do(match, "play:help:main", "choice:1")
        assert sum(me(match).cubes.values()) == amount


@rule("dng.card-przyjaciel.1")
def test_an_old_friend_says_nothing_until_the_turn_ends() -> None:
    match = scene(here(hand=["old-friend"]), here(hand=["it-was-him"]), rig={"university": ["student"] * 2})
    do(match, "play:old-friend:main")
    assert me(match, 1).silenced == 0 and game(match).may_play(me(match, 1)) is False
    turn_ends(match)
    assert me(match, 1).silenced == -1


@rule("dng.card-dlug.1", "dng.give.4", "dng.protected.6")
def test_a_friendly_debt_is_paid_with_what_was_just_researched() -> None:
    match = scene(
        here(hand=["destiny-5"], interns=["guard"]),
        here(hand=["friendly-debt"]),
        phase="action",
        rig={"university": ["student"]},
    )
    do(match, "research:2", "destiny-5")
    choose(match, "pass")
    assert (asked(match), decision(match).seat) == ("instant", 1)
    choose(match, "play:friendly-debt:main")
    choose(match, "choice:1")
    assert (asked(match), decision(match).seat) == ("give", 0)
    choose(match, "cube:red")
    assert me(match, 1).cubes["red"] == 1, "though the guard protects it"


@rule("dng.give.3")
def test_a_gift_that_does_not_fit_is_removed() -> None:
    match = scene(
        here(hand=["tactical-ploy"], cubes={"violet": 1}), here(cubes={"violet": 3}), rig={"university": ["student"]}
    )
    before = match.state.reserve["violet"]
    do(match, "play:tactical-ploy:main", "choice:1", "cube:violet")
    assert me(match, 1).cubes["violet"] == 3 and match.state.reserve["violet"] == before + 1


@rule("dng.card-pulapka.1", "dng.example-n.1", "dng.zone-tokens.2")
def test_a_hunters_trap_for_each_student() -> None:
    match = scene(here(hand=["hunters-trap"]), rig={"university": ["student"] * 2})
    do(match, "play:hunters-trap:main", "choice:1", f"zone:{ANCIENTS}", f"zone:{REFUGE}")
    assert game(match).tile(ANCIENTS).tokens == ["trap"] and game(match).tile(REFUGE).tokens == ["trap"]
    match = scene(here(hand=["hunters-trap"], students=1))
    do(match, "play:hunters-trap:main", "choice:0", f"zone:{ANCIENTS}")
    assert game(match).tile(ANCIENTS).tokens == ["trap"] and me(match).students == 0


@rule("dng.interns.2", "dng.interns.3", "dng.interns.5", "dng.interns.6")
def test_an_intern_is_recruited_and_stolen() -> None:
    match = scene(here(hand=["recruit-cartographer"], scholar="vincenzo"), rig={"university": ["student"]})
    do(match, "play:recruit-cartographer:main", "choice:1")
    assert me(match).interns == ["cartographer"] and match.view(0).values["speed:0"].total == 4
    match = scene(here(hand=["recruit-cartographer"]), here(interns=["cartographer"]), rig={"university": ["student"]})
    do(match, "play:recruit-cartographer:main", "choice:1")
    assert me(match).interns == ["cartographer"] and me(match, 1).interns == []


@rule("dng.protected.1", "dng.protected.2", "dng.intern-cards.4", "dng.protected.5", "dng.lose.1", "dng.lose.2")
def test_a_protected_cube_is_lost_only_by_its_owners_leave() -> None:
    for answer, kept in (("yes", 1), ("no", 0)):
        match = scene(
            here(hand=["oops"]),
            here(cubes={"red": 1}, interns=["guard"]),
            rig={"university": ["student"] * 2},
            cubes={ANCIENTS: ["green", "", ""]},
        )
        do(match, "play:oops:main")
        assert (asked(match), decision(match).seat) == ("protect", 1)
        choose(match, answer)
        assert me(match, 1).cubes["red"] == kept


@rule("dng.intern-cards.6", "dng.intern-cards.2")
def test_the_bard_and_the_survival_master() -> None:
    match = scene(here(interns=["bard", "survival-master"], scholar="rebecca"))
    assert game(match).perk(0, "protect-violet") and match.view(0).values["stamina:0"].total == 3
    assert FEAST not in game(match).laid()


def test_an_option_says_what_a_card_does_and_what_it_costs() -> None:
    match = scene(here(hand=["second-breakfast"], fatigue=3, students=2))
    text = {option.key: option.text for option in decision(match).options}["play:second-breakfast:main"]
    assert text.id == "option-play-cost"
    for language, words in (("pl", "koszt: poświęć 1 studenta"), ("en", "cost: sacrifice 1 student")):
        said = Speaker(RULES, language).say(text)  # type: ignore[arg-type]
        assert words in said and len(said) > len(words) + len("Second Breakfast") + 10, said
