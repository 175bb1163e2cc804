"""Devoured investigators: in their own turn, in another's, at midnight; and players without one."""

from pathlib import Path

import pytest

from miskatonic.games.elder_sign.terms import ON_SPELL, SUPPLY
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    Someone,
    asked,
    attempt,
    battle,
    changed_rules,
    dice,
    die,
    fail,
    give_up,
    happened,
    idle,
    keys,
    pick,
    player,
    roll,
    scene,
    who,
)
from tests.rules import rule

NURSES = "volunteer-nurses"


@rule("es.devoured.1", "es.devoured.2", "es.devoured.3")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        (RECORDS, {"sanity": 1}),  # costs 1 Sanity
        ("the-hall-of-the-dead", {"stamina": 1}),  # costs 1 Stamina
        ("the-security-office", {"sanity": 1}),  # costs 2 Sanity
    ],
)
def test_without_sanity_or_stamina_an_investigator_is_devoured(card: str, points: dict[str, int]) -> None:
    match = attempt(card, who("dexter-drake", **points), "bob-jenkins")
    give_up(match)
    assert (player(match).investigator, player(match).place) == ("", "")
    assert match.state.devoured == ["dexter-drake"]
    assert match.state.doom == 1
    assert "dexter-drake" not in match.state.investigators, "back in the box for good"


@rule("es.devoured.1")
def test_with_one_point_left_an_investigator_lives() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=2))
    give_up(match)
    assert (player(match).investigator, player(match).sanity) == ("dexter-drake", 1)


@rule("es.devoured.4", "es.devoured.5", "es.devoured.6")
def test_everything_he_had_goes_back_where_it_belongs() -> None:
    rich = who(
        "dexter-drake", sanity=1, clues=3, common=["hip-flask"], unique=["silver-key"],
        spells=["voorish-sign", "circle-of-chalk"], allies=["duke"],
        trophies=["koi-pond", "the-dreamlands", "ghoul"],
    )  # fmt: skip
    match = attempt(RECORDS, rich, "bob-jenkins")
    roll(match, "1 1 1 1 lore peril")
    pick(match, "use:circle-of-chalk", die(match, "lore"))
    assert "ghoul" in player(match).trophies and match.state.monster_cup.fog.count("ghoul") == 1
    give_up(match)
    state = match.state
    assert state.common_deck.bottom == ["hip-flask"]
    assert state.unique_deck.bottom == ["silver-key"]
    assert state.spell_deck.bottom == ["voorish-sign", "circle-of-chalk"]
    assert state.ally_deck.bottom == ["duke"]
    assert state.adventure_deck.bottom == ["koi-pond"]
    assert state.other_world_deck.bottom == ["the-dreamlands"]
    assert state.monster_cup.fog.count("ghoul") == 2
    someone = player(match)
    assert (someone.clues, someone.common, someone.trophies, someone.cast) == (0, [], [], [])
    assert (dice(match, ON_SPELL), len(dice(match, SUPPLY))) == ([], 8)


@rule("es.devoured.7", "es.devoured.8", "es.devoured.11", "es.devoured.14", "es.devoured.15")
def test_devoured_in_his_own_turn_a_player_goes_to_the_clock_and_then_takes_a_new_investigator() -> None:
    match = attempt("ancient-relics", who("gloria-goldberg", sanity=1), "bob-jenkins", clock=1)
    roll(match, "1 1 1 1 1 terror")
    pick(match, "fail")
    assert match.state.clock == 2, "the terror effect devoured her at once, no die was discarded"
    assert (asked(match), match.pending[0].seat) == ("investigator", 0)
    assert len(keys(match)) == 14
    pick(match, "investigator:monterey-jack")
    jack = player(match)
    assert (jack.investigator, jack.sanity, jack.stamina, jack.place) == ("monterey-jack", 3, 7, "entrance")
    assert (len(jack.common), len(jack.unique), jack.clues) == (1, 2, 0)
    assert "monterey-jack" not in match.state.investigators
    assert match.pending[0].seat == 1


@rule("es.devoured.9")
def test_the_new_investigator_plays_from_the_next_turn() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1), "bob-jenkins")
    give_up(match)
    pick(match, "investigator:joe-diamond")
    assert (asked(match), match.pending[0].seat) == ("movement", 1)
    idle(match)
    assert (asked(match), match.pending[0].seat) == ("movement", 0)
    assert player(match).investigator == "joe-diamond"


@rule("es.devoured.7", "es.devoured.8", "es.devoured.9", "es.assist.5")
def test_devoured_in_the_turn_of_another_a_player_chooses_at_once_and_that_turn_goes_on() -> None:
    match = attempt(RECORDS, "dexter-drake", who("bob-jenkins", place=RECORDS, sanity=1))
    roll(match, "1 1 1 peril peril terror")
    fail(match, "terror", "assist:1")
    pick(match, "agree", "die:0")
    give_up(match)
    match.choose(1, "lose:sanity")
    assert (asked(match), match.pending[0].seat) == ("investigator", 1)
    assert (match.state.clock, player(match, 0).sanity) == (0, 5), "Dexter's turn is not over"
    pick(match, "investigator:joe-diamond")
    assert (player(match, 1).sanity, player(match, 1).stamina, player(match, 1).clues) == (4, 6, 1)
    assert (match.state.clock, player(match, 0).sanity, match.state.doom) == (1, 4, 1)
    assert (asked(match), match.pending[0].seat) == ("movement", 1)


@rule("es.devoured.1", "es.devoured.2", "es.devoured.7")
def test_at_midnight_everybody_may_be_devoured_and_all_choose_at_once() -> None:
    match = scene(
        who("dexter-drake", stamina=1),
        who("bob-jenkins", stamina=1),
        "joe-diamond",
        adventures=["the-hedge-maze"],
        clock=3,
        phase="clock",
        draws={"mythos": [NURSES], "monster": ["ghoul"]},
    )
    assert (asked(match), match.pending[0].seat) == ("investigator", 0)
    pick(match, "investigator:monterey-jack")
    assert match.pending[0].seat == 1
    pick(match, "investigator:harvey-walters")
    assert [someone.investigator for someone in match.state.players] == [
        "monterey-jack", "harvey-walters", "joe-diamond",
    ]  # fmt: skip
    assert match.state.doom == 3, "one for each, and one for the new Mythos card"
    assert (asked(match), match.pending[0].seat) == ("movement", 1)


@rule("es.devoured.10")
def test_without_investigators_to_choose_from_a_player_is_eliminated_and_passed_over() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1), "bob-jenkins", investigators=[])
    give_up(match)
    assert player(match).out
    assert happened(match).count("eliminated") == 1
    assert (asked(match), match.pending[0].seat, match.state.clock) == ("movement", 1, 1)
    idle(match)
    assert (asked(match), match.pending[0].seat, match.state.clock) == ("movement", 1, 2)


@rule("es.devoured.10")
def test_of_two_devoured_at_once_one_may_take_the_last_investigator(tmp_path: Path) -> None:
    penalty = {"do": "lose", "what": "sanity", "who": "each"}
    rules = changed_rules(tmp_path, "adventures", RECORDS, penalties=[penalty])
    people: list[Someone] = [who("dexter-drake", sanity=1), who("bob-jenkins", sanity=1)]
    match = attempt(RECORDS, *people, investigators=["joe-diamond"], rules=rules)
    give_up(match)
    assert [(someone.investigator, someone.out) for someone in match.state.players] == [
        ("", True),
        ("joe-diamond", False),
    ]
    assert match.pending[0].seat == 1


@rule("es.devoured.12", "es.devoured.13")
def test_who_awakens_the_ancient_one_by_being_devoured_is_eliminated_but_moves_the_clock() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1), "bob-jenkins", doom=9)
    give_up(match)
    assert (match.state.awake, player(match).out, match.state.clock) == (True, True, 1)
    assert match.state.investigators, "there would be others to choose"
    assert (asked(match), match.pending[0].seat) == ("before-roll", 1)
    give_up(match)
    assert match.state.clock == 3, "Bob's clock and that of the eliminated player"
    assert (asked(match), match.pending[0].seat) == ("before-roll", 1)


@rule("es.devoured.12")
def test_devoured_at_midnight_by_the_last_space_a_player_is_eliminated_too() -> None:
    match = scene(
        "dexter-drake",
        who("bob-jenkins", stamina=1),
        adventures=["the-hedge-maze"],
        clock=3,
        phase="clock",
        doom=9,
        ancient_one="yog-sothoth",
    )
    # Yog-Sothoth attacks at once: Dexter has no trophy and is devoured as well.
    assert [someone.out for someone in match.state.players] == [True, True]
    assert match.outcome is not None and not match.outcome.won


@rule("es.battle-clock.3", "es.battle-clock.4", "es.devoured.2")
def test_devoured_in_the_battle_a_player_only_moves_the_clock() -> None:
    people: list[Someone] = ["dexter-drake", who("bob-jenkins", sanity=1), "joe-diamond"]
    match = battle(*people, ancient_one="hastur", doom=5, clock=3)
    give_up(match)  # Hastur attacks: nobody has a Spell, so everybody loses 2 Sanity.
    assert (player(match, 1).out, match.state.doom) == (True, 6)
    assert match.state.investigators, "but nobody new joins the battle"
    assert (asked(match), match.pending[0].seat, match.state.clock) == ("before-roll", 2, 1)


@rule("es.devoured.4")
def test_the_content_of_the_box_is_complete_after_somebody_is_devoured() -> None:
    rich = who("dexter-drake", sanity=1, common=["hip-flask"], trophies=["cultist", "cultist"])
    match = attempt(RECORDS, rich, "bob-jenkins")
    give_up(match)
    state = match.state
    assert len(state.common_deck) == 12 and len(state.monster_cup) == 22
    assert len(state.adventure_deck) + len(state.adventures) == sum(a.copies for a in CONTENT.adventures.values())


# Devoured as the Ancient One awakens

EXHIBITS = "please-do-not-touch-the-exhibits"
"""Failure costs 1 Stamina, 1 doom token and 1 Sanity, in this order."""


@rule("es.devoured.12", "es.game-end.3", "es.ruling-devoured.1")
@pytest.mark.parametrize("left", [1, 2])
def test_who_is_devoured_by_what_also_fills_the_track_gets_nobody_new(left: int) -> None:
    spaces = len(CONTENT.ancient_ones["yog-sothoth"].track)
    match = attempt(EXHIBITS, who("dexter-drake", stamina=1), doom=spaces - left)
    give_up(match)
    assert (player(match).out, match.state.ended) == (True, "devoured")


@rule("es.devoured.12", "es.game-end.3", "es.ruling-devoured.1")
def test_the_game_ends_when_the_awakening_devours_those_who_were_left() -> None:
    # Yig devours everybody who has not one card of each kind; Dexter's penalties place the last doom token.
    people: list[Someone] = [who("dexter-drake", stamina=1), "joe-diamond"]
    match = attempt("lights-out", *people, ancient_one="yig", doom=7)
    give_up(match)
    assert [someone.out for someone in match.state.players] == [True, True]
    assert match.state.ended == "devoured"
    assert not match.pending


@rule("es.devoured.12", "es.ruling-devoured.1")
def test_devoured_together_by_midnight_all_are_eliminated_if_the_track_is_full() -> None:
    people: list[Someone] = [
        who("dexter-drake", stamina=1), who("bob-jenkins", stamina=1), who("joe-diamond", trophies=["cultist"]),
    ]  # fmt: skip
    match = scene(*people, adventures=["the-hedge-maze"], clock=3, phase="clock", doom=9)
    assert [someone.out for someone in match.state.players] == [True, True, False]
    assert happened(match, "eliminated", "awakens") == ["eliminated", "eliminated", "awakens"]
    assert match.state.doom == 10, "there was room for one token only"


@rule("es.ruling-devoured.2", "es.devoured.9")
def test_who_comes_in_at_midnight_is_met_by_the_rest_of_that_midnight() -> None:
    match = scene(
        who("dexter-drake", stamina=1),
        adventures=["the-hedge-maze", "dont-fall-asleep"],
        clock=3,
        phase="clock",
        draws={"mythos": ["yellow-fog"]},
    )
    pick(match, "adventure:the-hedge-maze", "investigator:joe-diamond")
    assert (player(match).sanity, player(match).stamina) == (3, 6), "Don't Fall Asleep came after he did"
    assert (asked(match), player(match).place) == ("movement", "entrance")


@rule("es.ruling-devoured.3")
def test_the_spells_of_a_devoured_caster_go_under_their_deck_and_free_their_dice() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1, spells=["dread-curse-of-azathoth"]), "bob-jenkins")
    roll(match, "lore lore 1 1 1 1")
    pick(match, "use:dread-curse-of-azathoth", "die:0 die:1")
    assert len(dice(match, ON_SPELL)) == 2
    give_up(match)
    assert (match.state.spell_deck.bottom, dice(match, ON_SPELL)) == (["dread-curse-of-azathoth"], [])
    assert len(dice(match, SUPPLY)) == 8


@rule("es.devoured.2", "es.devoured.7")
def test_a_second_one_devoured_later_in_the_same_game_is_treated_as_the_first_was() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1), who("bob-jenkins", sanity=1))
    give_up(match)
    pick(match, "investigator:joe-diamond")
    pick(match, f"adventure:{RECORDS}")
    give_up(match)
    assert (match.state.doom, match.state.devoured) == (2, ["dexter-drake", "bob-jenkins"])
    pick(match, "investigator:monterey-jack")
    assert [(someone.investigator, someone.out) for someone in match.state.players] == [
        ("joe-diamond", False), ("monterey-jack", False),
    ]  # fmt: skip


def test_what_a_dead_investigator_did_stays_told_of_him() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1), "bob-jenkins")
    give_up(match)
    said = len(match.events)
    assert [event.names["0"] for event in match.events if "0" in event.names] == ["dexter-drake"] * sum(
        "0" in event.names for event in match.events
    )
    while not player(match).investigator:
        decision = match.pending[0]
        match.choose(decision.seat, decision.options[0].key)
    assert player(match).investigator != "dexter-drake"
    assert "dexter-drake" in [event.names.get("0") for event in match.events[:said]]
    assert player(match).investigator in [event.names.get("0") for event in match.events[said:]]
