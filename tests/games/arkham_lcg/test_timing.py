"""Traps of timing, each with the scene that shows it; those that no other file has are here.

`WHERE` is the list: what went wrong in engines for this game, as T1 to T51, the rulings P001 to P100 and the
situations S1 to S32, and the test to look at.
"""

from __future__ import annotations

import importlib

import pytest

from miskatonic.games.arkham_lcg import decks
from tests.games.arkham_lcg.scenes import (
    AGNES,
    CONTENT,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
    asset,
    calm,
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
    told,
    use,
)
from tests.games.arkham_lcg.test_keywords import changed
from tests.rules import rule

MINION = {"card": "ghoul-minion", "engaged": 0}


def test_t8_a_cancelled_attack_withdraws_what_else_was_offered() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["dodge"], "assets": ["aquinnah-1"]},
        enemies=[MINION, {"card": "swarm-of-rats", "exhausted": True}],
    )  # fmt: skip
    do(match, "resource")
    assert kind(match) == "react" and len(keys(match)) == 3, "Dodge, Aquinnah, or neither"
    do(match, "play:dodge:0")
    assert kind(match) == "action" and harm(match) == (0, 0) and not asset(match, "aquinnah-1").exhausted


def test_t13_leaving_is_answered_before_and_arriving_after_one_move() -> None:
    match = scene(
        {"investigator": DAISY, "place": "hallway"}, act="the-barrier",
        locations={**HOUSE, "hallway": {"cards": [{"card": "barricade", "owner": 0}]}},
    )  # fmt: skip
    do(match, "move:attic")
    assert happened(match, "discarded", "moved", "harmed") == ["discarded", "moved", "harmed"]


def test_t17_what_an_eliminated_tester_committed_goes_with_him() -> None:
    match = scene(
        {"investigator": AGNES, "assets": ["shrivelling"], "hand": ["guts"], "horror": 7},
        {"investigator": ROLAND, "hand": ["unexpected-courage"]}, enemies=[MINION],
    )  # fmt: skip
    do(match, use(asset(match, "shrivelling")), tokens="skull")
    while kind(match) != "commit":
        do(match, "pass")
    do(match, "commit:guts", "commit:unexpected-courage")
    calm(match)
    assert me(match).status == "defeated" and match.state.test is None
    assert "guts" in match.state.removed and me(match, 1).discard == ["unexpected-courage"]
    assert sorted(match.state.bag).count("skull") == 2, "and the token is back in the bag"


def test_t26_the_skill_is_summed_up_after_what_the_symbol_did() -> None:
    match = scene({"investigator": ROLAND, "assets": [{"card": "beat-cop", "damage": 1}]}, enemies=[MINION])
    cop = asset(match, "beat-cop").key
    do(match, f"fight:{enemy(match).key}", tokens="tablet")
    calm(match)
    assert kind(match) == "assign"
    do(match, cop)
    calm(match)
    told_of = events(match, "test-passed") + events(match, "test-failed")
    assert not me(match).assets and told_of[0].args["value"] == 4 - 2, "the Beat Cop fell in ST.4"


def test_p024_the_same_clue_feeds_cover_up_again_and_again() -> None:
    match = scene(
        {"investigator": ROLAND, "threat": [{"card": "cover-up", "clues": 3}]}, locations={"study": {"clues": 1}}
    )
    cover = asset(match, "cover-up")
    for left in (2, 1):
        do(match, "investigate", f"{cover.key}:0", tokens="+1")
        assert cover.count("clues") == left and place(match, "study").count("clues") == 1
    do(match, "investigate", "pass", tokens="+1")
    assert me(match).clues == 1 and place(match, "study").count("clues") == 0


def test_p073_a_massive_enemy_never_engages_at_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "young-deep-one", keywords=("massive",))
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", locations={"main-path": {}},
        enemies=[{"card": "young-deep-one", "exhausted": True}], phase="upkeep", step="begins",
        encounter=["ancient-evils"],
    )  # fmt: skip
    skip(match, "action")
    deep_one = enemy(match, "young-deep-one")
    assert not events(match, "engaged") and harm(match) == (0, 0)
    assert f"evade:{deep_one.key}" in keys(match), "but it counts as engaged"


def test_p097_an_encounter_card_goes_before_a_player_card() -> None:
    match = scene(
        {"investigator": DAISY, "assets": ["rite-of-seeking"], "place": "arkham-woods-cliffside"},
        scenario="the-devourer-below", locations={"arkham-woods-cliffside": {"clues": 1}},
    )  # fmt: skip
    do(match, use(asset(match, "rite-of-seeking")))
    assert told(match, "test", "skill")[0].id == "skill-agility"  # type: ignore[union-attr]


@rule("ah.doom.4")
@pytest.mark.parametrize(
    "card, flips", [("dark-memory", True), ("offer-of-power", True), ("mysterious-chanting", False)]
)
def test_s25_which_doom_may_flip_the_agenda_at_once(card: str, flips: bool) -> None:
    if card == "dark-memory":
        match = scene(
            {"investigator": AGNES, "hand": [card]}, scenario="the-devourer-below", locations={"main-path": {}}, doom=3,
            enemies=[{"card": "acolyte", "exhausted": True}], encounter=["ancient-evils"],
        )  # fmt: skip
        do(match, f"play:{card}")
    else:
        match = scene(
            {"investigator": AGNES}, scenario="the-devourer-below", locations={"main-path": {}}, doom=3,
            enemies=[{"card": "acolyte", "exhausted": True}], encounter=[card, "ancient-evils"], phase="mythos",
            step="draw",
        )  # fmt: skip
        if kind(match) == "choose-one":
            do(match, "choice:0")
    skip(match, "action")
    assert bool(events(match, "agenda-advances")) is flips


def test_s8_two_printings_of_leo() -> None:
    cheap, first = CONTENT.assets["leo-de-luca-1"], CONTENT.assets["leo-de-luca"]
    assert (first.cost, first.level, cheap.cost, cheap.level) == (6, 0, 5, 1)
    deck = decks.starter(CONTENT, SKIDS)
    assert not decks.problems(CONTENT, SKIDS, deck)
    counted = next(card for card in deck if decks.counts(CONTENT.player_cards[card]) and "leo" not in card)
    deck.remove(counted)
    reasons = [problem.id for problem in decks.problems(CONTENT, SKIDS, [*deck, "leo-de-luca-1"])]
    assert "problem-deck-level" in reasons
    assert decks.price(CONTENT, "", "leo-de-luca-1") == 1 == decks.price(CONTENT, "leo-de-luca", "leo-de-luca-1")


WHERE: dict[str, str] = {
    "T1 the change lies inside its sequence": "test_text.test_would_comes_before_when",
    "T2 …": "test_keywords.test_the_lead_orders_forced_abilities_of_one_moment",
    "T3 would before when": "test_text.test_would_comes_before_when",
    "T4 at, once it has happened": "test_rulings_enemies.test_p076_the_act_advances_before_roland_gets_his_clue",
    "T5 what an agenda says at the end of the round is not lost": "test_traps.test_the_question_must_not_eat_the_doom",
    "T6 nested sequences": "test_traps.test_an_attacker_that_dies_in_the_queue_does_not_attack",
    "T7 after waits for all parts": "test_text.test_what_answers_a_part_of_an_effect_waits_for_the_whole",
    "T8 …": "test_timing.test_t8_a_cancelled_attack_withdraws_what_else_was_offered",
    "T9 instead": "test_text.test_of_two_replacements_the_later_one_counts",
    "T10 looked for again before each answer": "test_traps.test_an_attacker_that_dies_in_the_queue_does_not_attack",
    "T11 the end of the game for one": "test_rulings_tests.test_p027_for_weaknesses_the_game_ends_with_their_bearer",
    "T12 a blast is one point in time": "test_cards.test_a_blast_is_one_timing_point",
    "T13 leaving and arriving": "test_timing.test_t13_leaving_is_answered_before_and_arriving_after_one_move",
    "T14 cards on their way": "test_skill_tests.test_what_is_in_flight_is_in_the_view",
    "T15 …": "test_rulings_attacks.test_p006_a_card_that_an_attack_takes_away_while_it_is_played_does_nothing",
    "T16 …": "test_rulings_attacks.test_p006_a_card_that_an_attack_takes_away_while_it_is_played_does_nothing",
    "T17 elimination in the middle of a test": "test_timing.test_t17_what_an_eliminated_tester_committed_goes_with_him",
    "T18 entering play, by whatever way": "test_examples.test_nothing_is_used_during_set_up_but_what_is_triggered",
    "T19 a new visit is a new thing": "test_margins.test_a_card_that_comes_back_is_a_new_one",
    "T20 assigned, then placed": "test_cards.test_damage_and_horror_are_assigned_and_then_placed_together",
    "T21 who falls may answer it": "test_rulings_attacks.test_p013_a_guard_dog_that_dies_of_it_bites_all_the_same",
    "T22 an assignment that is changed": "test_cards.test_ive_had_worse_turns_harm_into_resources",
    "T23 moved is not dealt; direct harm": "test_rulings_attacks.test_p017_moved_horror_is_neither_dealt_nor_taken",
    "T24 …": "test_rulings_attacks.test_p008_dodge_cancels_the_attack_and_the_enemy_exhausts_all_the_same",
    "T25 values at every read": "test_text.test_sums_come_before_products_and_halves_are_rounded_up",
    "T26 summed up in ST.5": "test_timing.test_t26_the_skill_is_summed_up_after_what_the_symbol_did",
    "T27 difficulty is read": "test_skill_tests.test_shroud_is_raised_by_the_fog_and_the_fog_lifts",
    "T28 clamped last": "test_skill_tests.test_the_value_is_clamped_last",
    "T29 whom a modifier reaches": "test_gathering.test_lita_is_won_by_parley_and_helps_from_then_on",
    "T30 what lasts and what is derived": "test_cards.test_the_encyclopedia_lasts_until_the_end_of_the_phase",
    "T31 automatic failure beats all": "test_rulings_tests.test_p033_automatic_failure_beats_a_difficulty_of_zero",
    "T32 revealed is not failed": "test_skill_tests.test_the_necronomicon_turns_the_elder_sign_into_a_failure",
    "T33 …": "test_round.test_what_lasts_for_the_round_lapses_before_the_end_of_the_round_is_asked",
    "T34 the sum is written out": "test_skill_tests.test_the_breakdown_of_a_value_names_its_sources",
    "T35 a test within a test waits": "test_skill_tests.test_a_second_test_waits_for_the_end_of_the_first",
    "T36 the tester orders the results": "test_skill_tests.test_the_tester_orders_the_results",
    "T37 bold words are declared": "test_rulings_attacks.test_p001_an_event_with_a_fight_designator_provokes_nothing",
    "T38 fast and free": "test_rulings_attacks.test_p005_fast_cards_provoke_nothing",
    "T39 whose abilities one may use": "test_rulings.test_p053_act_and_agenda_abilities_can_be_used_from_anywhere",
    "T40 something must change": "test_cards.test_what_would_change_nothing_cannot_be_begun",
    "T41 one discovery": "test_rulings_tests.test_p023_cover_up_counts_what_could_be_discovered",
    "T42 failed attacks, engaging": "test_enemies.test_a_failed_attack_hits_the_one_whom_the_enemy_is_engaged_with",
    "T43 hunters are stopped": "test_rulings_enemies.test_p071_a_hunter_that_is_barred_does_not_move",
    "T44 whoever arrives engages": "test_examples.test_an_enemy_that_spawns_or_arrives_engages_at_once",
    "T45 the end is reached once": "test_rulings_attacks.test_p019_a_blast_that_kills_the_priest_and_oneself",
    "T46 nothing is passed over in silence": "test_components.test_no_card_is_missing_and_none_is_unfinished",
    "T47 who decides": "test_joining.test_the_lead_chooses_which_hunter_moves_first",
    "T48 what a seat may see": "test_setup.test_hands_are_private_unless_the_table_says_otherwise",
    "T49 each copy for itself": "test_cards.test_two_copies_answer_separately",
    "T50 the campaign is state": "test_campaign.test_the_second_scenario_begins_with_what_the_first_left",
    "T51 an agenda that is an enemy": "test_text.test_an_agenda_that_becomes_an_enemy_is_an_enemy_and_no_agenda",
    "P078": "test_examples.test_nothing_is_used_during_set_up_but_what_is_triggered",
    "P081": "test_round.test_more_than_eight_cards_are_discarded_but_no_weakness",
    "P084": "test_setup.test_weaknesses_in_the_opening_hand_are_replaced_and_shuffled_back",
    "S1 a mulligan": "test_setup.test_a_mulligan_is_one_declaration_and_what_is_rejected_cannot_come_back_at_once",
    "S2 a turn cut short": "test_traps.test_a_turn_cut_short_has_no_further_window",
    "S3 costs before the attack": "test_traps.test_ability_costs_are_gone_before_the_attack_comes",
    "S4 Elusive": "test_traps.test_elusive_needs_somewhere_to_go",
    "S5 equal bonuses": "test_traps.test_equal_bonuses_add_up",
    "S6 fast assets and slots": "test_traps.test_fast_assets_need_a_free_slot_as_well",
    "S7 triggered events": "test_traps.test_triggered_events_are_no_ordinary_plays",
    "S8 Leo twice": "test_timing.test_s8_two_printings_of_leo",
    "S9 Will to Survive": "test_traps.test_will_to_survive_ends_with_the_turn",
    "S10 between attack and action": "test_traps.test_a_reaction_between_attack_and_action_does_not_eat_the_action",
    "S11 what provokes": "test_traps.test_almost_everything_provokes",
    "S12 dead in the queue": "test_traps.test_an_attacker_that_dies_in_the_queue_does_not_attack",
    "S13 the Cat Burglar": "test_traps.test_the_cat_burglar_slips_away_unharmed",
    "S14 two copies": "test_traps.test_two_copies_are_two_enemies",
    "S15 token and treachery": "test_traps.test_the_tokens_penalty_comes_beside_the_treacherys",
    "S16 two packets": "test_traps.test_two_riders_on_one_token_are_two_packets",
    "S17 the Observer": "test_traps.test_the_observer_discards_before_its_damage",
    "S18 a failed investigation": "test_traps.test_a_failed_investigation_stays_one_whatever_is_tested",
    "S19 the inner test": "test_traps.test_the_inner_test_is_finished_before_the_move",
    "S20 Wendy and the extra token": "test_traps.test_wendy_cancels_before_the_extra_token",
    "S21 doom leaves": "test_traps.test_doom_leaves_with_its_card",
    "S22 ghouls drift": "test_traps.test_ghouls_drift_without_hunter_and_engaged_ones_stay",
    "S23 Rise of the Ghouls": "test_traps.test_rise_of_the_ghouls_precedes_the_draws",
    "S24 the Priest": "test_traps.test_the_priest_is_not_on_the_agenda",
    "S25 which doom": "test_timing.test_s25_which_doom_may_flip_the_agenda_at_once",
    "S26 the question and the doom": "test_traps.test_the_question_must_not_eat_the_doom",
    "S27 the Wizard": "test_round.test_the_wizard_gets_one_doom_at_the_end_of_each_mythos_phase",
    "S28 shared cards": "test_traps.test_scenarios_share_cards_and_not_machinery",
    "S29 the Masked Hunter": "test_traps.test_the_masked_hunters_ban_has_no_gaps",
    "S30 whose pile": "test_traps.test_whose_discard_pile",
    "S31 Your House": "test_traps.test_your_house_calls_the_ghoul_priest",
    "S32 no escape": "test_traps.test_there_is_no_escape_from_the_devourer_below",
}  # fmt: skip


def named(module: str) -> dict[str, object]:
    return vars(importlib.import_module(f"tests.games.arkham_lcg.{module}"))


def test_every_trap_has_its_scene() -> None:
    for trap, where in WHERE.items():
        module, _, name = where.partition(".")
        assert callable(named(module).get(name)), f"{trap}: {where} is gone"
    for number in range(1, 52):
        assert [trap for trap in WHERE if trap.startswith(f"T{number} ")]
    for number in range(1, 33):
        assert [trap for trap in WHERE if trap.startswith(f"S{number} ")]
    modules = ("test_timing", "test_rulings", "test_rulings_attacks", "test_rulings_tests", "test_rulings_enemies")
    scenes = " ".join([*[name for module in modules for name in named(module)], *[trap.lower() for trap in WHERE]])
    missing = [f"p{number:03}" for number in range(1, 101) if f"p{number:03}" not in scenes]
    assert not missing
