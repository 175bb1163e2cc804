"""Rulings on actions, abilities, decks and the campaign, one scene each."""

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
    do,
    events,
    game_of,
    harm,
    keys,
    kind,
    me,
    new_game,
    offers,
    scene,
    skip,
    told,
    use,
)
from tests.rules import rule

MINION = {"card": "ghoul-minion", "engaged": 0}

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


@rule("ah.step-2-2-1.7")
def test_the_cover_up_of_somebody_elsewhere_is_out_of_reach() -> None:
    """Clues found over there are not found at one's own location, and the card lies over there as well."""
    match = scene(
        {"investigator": DAISY, "hand": ["seeking-answers"], "place": "hallway"},
        {"investigator": ROLAND, "place": "attic", "threat": [{"card": "cover-up", "clues": 3}]},
        locations={**HOUSE, "attic": {"clues": 2}}, act="the-barrier",
    )  # fmt: skip
    do(match, "play:seeking-answers", tokens="0")
    assert kind(match) == "action", "nothing is asked about the card"
    assert me(match).clues == 2 and asset(match, "cover-up", 1).count("clues") == 3


@rule("ah.forced-abilities.3")
def test_a_ritual_site_that_lacks_nothing_does_nothing() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "main-path"}, scenario="the-devourer-below", phase="upkeep", step="ends",
        locations={"main-path": {}, "ritual-site": {"clues": 2}}, encounter=["ancient-evils"],
    )  # fmt: skip
    skip(match, "action")
    assert not [one for one in events(match, "triggered") if one.args["card"].id == "ritual-site"]  # type: ignore[union-attr]
