"""The Doom track, the awakening, and the end of the game."""

from pathlib import Path

import pytest

from miskatonic.games.elder_sign.terms import LOCKED, REMOVED, SUPPLY
from tests.games.elder_sign.scenes import (
    CONTENT,
    RECORDS,
    asked,
    attempt,
    battle,
    changed_rules,
    dice,
    fail,
    give_up,
    greens,
    happened,
    keys,
    monsters,
    pick,
    player,
    red,
    roll,
    scene,
    task,
    told,
    who,
    yellow,
)
from tests.rules import rule

GATE = "gate-to-elsewhere"
"""Failure adds 1 doom."""


@rule("es.doom-track.2", "es.doom-track.3", "es.doom-track.4", "es.doom-track.5")
@pytest.mark.parametrize("doom", range(10))
def test_every_token_covers_the_next_space_and_a_monster_space_brings_a_monster(doom: int) -> None:
    # Cthulhu's rows of four, four and three spaces, from the upper left corner.
    track = "ddmd" + "mdmd" + "mdd"
    assert CONTENT.ancient_ones["cthulhu"].track == track
    match = attempt(GATE, ancient_one="cthulhu", doom=doom, draws={"monster": ["ghoul"]})
    give_up(match)
    assert match.state.doom == doom + 1
    assert [token.id for token in monsters(match)] == (["ghoul"] if track[doom] == "m" else [])


@rule("es.doom-track.4")
def test_every_track_has_plain_spaces_and_monster_spaces() -> None:
    for ancient_one in CONTENT.ancient_ones.values():
        assert set(ancient_one.track) == {"d", "m"}


@rule("es.doom-track.1", "es.doom-track.6", "es.awakening.1")
def test_the_ancient_one_awakens_with_the_last_token_and_not_before() -> None:
    early = attempt(GATE, doom=8)
    give_up(early)
    assert (early.state.doom, early.state.awake) == (9, False)
    late = attempt(GATE, doom=9)
    give_up(late)
    assert (late.state.doom, late.state.awake) == (10, True)
    assert asked(late) == "before-roll", "the investigators must fight"
    roll(late, "lore lore 3 1 1 1")
    assert "combat" in keys(late)


@rule("es.doom-track.7")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_last_doom_and_the_last_elder_sign_together_seal_the_ancient_one(
    tmp_path: Path, order: tuple[int, int]
) -> None:
    both = [{"do": "add-doom"}, {"do": "place-elder-sign"}]
    rules = changed_rules(tmp_path, "adventures", RECORDS, rewards=[both[number] for number in order])
    match = attempt(RECORDS, doom=9, elder_signs=11, rules=rules)
    roll(match, "3 3 lore 1 1 1")
    task(match, "task:0", "3 3")
    roll(match, "3 lore 1 1")
    task(match, "task:1", "3 lore")
    assert match.state.ended == "sealed"
    assert match.outcome is not None and match.outcome.won
    assert not match.state.awake


@rule("es.doom-track.8")
def test_mythos_cards_penalties_and_terror_effects_add_doom() -> None:
    mythos = scene(phase="clock", clock=3, draws={"mythos": ["charity-bazaar"]})
    assert mythos.state.doom == 2
    penalty = attempt(GATE)
    give_up(penalty)
    assert penalty.state.doom == 1
    terror = attempt("please-do-not-touch-the-exhibits")
    roll(terror, "1 1 1 1 1 terror")
    pick(terror, "fail")
    assert terror.state.doom == 1


# The awakening


@rule("es.awakening.2", "es.awakening.3", "es.awakening.11")
def test_at_the_awakening_the_mythos_card_goes_and_frees_its_die() -> None:
    match = attempt(GATE, doom=9, mythos="yellow-fog")
    assert yellow(match) == LOCKED
    give_up(match)
    assert (match.state.mythos, match.state.mythos_deck.bottom[-1]) == ("", "yellow-fog")
    assert yellow(match) == SUPPLY


@rule("es.awakening.3")
def test_at_the_awakening_every_lasting_effect_ends() -> None:
    match = attempt(GATE, who("dexter-drake", clues=2), doom=9, mythos="false-trails")
    give_up(match)
    roll(match, "1 1 1 1 1 1")
    assert "clue" in keys(match)


@rule("es.awakening.5")
def test_an_additional_adventure_leaves_with_the_others() -> None:
    match = attempt(GATE, mythos="the-stars-align", doom=9)
    match.state.adventures[-1].extra = True
    give_up(match)
    assert (match.state.awake, match.state.adventures) == (True, [])
    assert len(match.state.adventure_deck) == 48


@rule("es.awakening.4", "es.awakening.5")
def test_dice_locked_by_cards_and_monsters_are_lost_and_everything_leaves_the_museum() -> None:
    match = attempt(
        GATE,
        adventures=["did-you-hear-that", "we-need-to-find-help"],
        other_worlds=["the-dreamlands"],
        monsters={"below": "mi-go"},
        doom=9,
    )
    assert (greens(match, LOCKED), yellow(match), red(match)) == (1, LOCKED, LOCKED)
    give_up(match)
    assert (greens(match, REMOVED), yellow(match), red(match)) == (1, REMOVED, REMOVED)
    state = match.state
    assert (state.adventures, state.other_worlds, state.locks) == ([], [], [])
    assert state.adventure_deck.bottom == [GATE, "did-you-hear-that", "we-need-to-find-help"]
    assert state.other_world_deck.bottom == ["the-dreamlands"]
    assert "mi-go" in state.monster_cup.fog
    assert greens(match) == 5, "five dice are left for the attack"


@rule("es.awakening.4", "es.multiple-locks.1")
def test_a_die_that_the_mythos_card_shared_with_a_card_is_lost() -> None:
    match = attempt(GATE, adventures=["gala-in-the-great-hall"], mythos="yellow-fog", doom=9)
    give_up(match)
    assert yellow(match) == REMOVED


@rule("es.awakening.6", "es.awakening.7", "es.battle.1")
def test_all_markers_go_to_the_ancient_one_and_stay_there() -> None:
    match = attempt(GATE, "dexter-drake", "bob-jenkins", who("joe-diamond", place=GATE), doom=9)
    for seat in (1, 2, 0):
        give_up(match)
        assert [someone.place for someone in match.state.players] == ["ancient-one"] * 3
        assert (asked(match), match.pending[0].seat) == ("before-roll", seat), "no Movement Phase"


@rule("es.awakening.8")
def test_awakened_in_the_middle_of_an_adventure_the_turn_goes_to_the_clock() -> None:
    match = attempt("please-do-not-touch-the-exhibits", "dexter-drake", "bob-jenkins", doom=9)
    roll(match, "1 1 1 1 1 terror")
    pick(match, "fail")
    assert (match.state.awake, match.state.clock) == (True, 1)
    assert (player(match).sanity, player(match).stamina) == (5, 5), "no penalties for the adventure left behind"
    assert (asked(match), match.pending[0].seat) == ("before-roll", 1)
    assert len(dice(match)) == 6


@rule("es.awakening.9")
def test_all_penalties_come_before_the_awakening() -> None:
    # Failure: a doom, 1 Sanity, 2 Stamina.
    match = attempt("stay-away-from-the-windows", "dexter-drake", "bob-jenkins", doom=9)
    give_up(match)
    assert (player(match).sanity, player(match).stamina) == (4, 3)
    assert happened(match, "doom", "lose", "awakens") == ["doom", "lose", "lose", "awakens"]


@rule("es.awakening.9")
def test_all_rewards_come_before_the_awakening(tmp_path: Path) -> None:
    rewards = [{"do": "add-doom"}, {"do": "gain", "what": "clue", "amount": 2}, {"do": "place-elder-sign"}]
    rules = changed_rules(tmp_path, "adventures", RECORDS, rewards=rewards)
    match = attempt(RECORDS, doom=9, rules=rules)
    roll(match, "3 3 lore 1 1 1")
    task(match, "task:0", "3 3")
    roll(match, "3 lore 1 1")
    task(match, "task:1", "3 lore")
    assert (match.state.awake, player(match).clues, match.state.elder_signs) == (True, 2, 1)


@rule("es.awakening.10")
def test_an_early_awakening_fills_the_track() -> None:
    # Yog-Sothoth removes an Other World that is failed; without any he awakens.
    removed = [card for card in CONTENT.other_worlds if card != "the-dreamlands"]
    match = attempt(
        "the-dreamlands",
        "dexter-drake",
        "bob-jenkins",
        doom=1,
        removed=removed,
        other_world_deck={"name": "other-world"},
    )
    give_up(match)
    assert (match.state.awake, match.state.doom) == (True, 10)


# The end


@rule("es.game-end.1", "es.game-end.4")
@pytest.mark.parametrize("already", [10, 11])
def test_enough_elder_signs_end_the_game_at_once(already: int) -> None:
    # Yog-Sothoth needs 12; the Abyss gives 2.
    match = attempt("the-abyss", elder_signs=already)
    roll(match, "peril terror 1 1 1 1")
    task(match, "task:0")
    roll(match, "lore lore peril 1")
    task(match, "task:1")
    assert (match.state.ended, match.pending) == ("sealed", ())
    assert match.state.elder_signs == already + 2
    assert match.outcome is not None and match.outcome.won and match.outcome.winners == (0,)
    assert player(match).common == [], "nothing comes after the end"


@rule("es.game-end.1")
def test_one_elder_sign_too_few_is_not_enough() -> None:
    match = attempt("the-abyss", elder_signs=9)
    roll(match, "peril terror 1 1 1 1")
    task(match, "task:0")
    roll(match, "lore lore peril 1")
    task(match, "task:1")
    assert (match.state.elder_signs, match.outcome) == (11, None)


@rule("es.game-end.2", "es.game-end.4", "es.attack-phase.8")
def test_removing_the_last_doom_token_wins() -> None:
    match = battle("dexter-drake", "bob-jenkins", doom=1)
    roll(match, "lore lore 3 1 1 1")
    task(match, "combat", "lore lore 3")
    assert (match.state.doom, match.state.ended, match.pending) == (0, "defeated", ())
    assert match.outcome is not None and match.outcome.winners == (0, 1)


@rule("es.game-end.3", "es.game-end.5")
def test_when_nobody_has_or_can_take_an_investigator_the_players_lose() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1), investigators=[])
    give_up(match)
    assert (match.state.ended, match.pending) == ("devoured", ())
    assert match.outcome is not None and not match.outcome.won and match.outcome.winners == ()


@rule("es.game-end.3", rests=True)
def test_while_somebody_can_still_take_an_investigator_the_game_goes_on() -> None:
    match = attempt(RECORDS, who("dexter-drake", sanity=1), investigators=["joe-diamond"])
    give_up(match)
    assert (player(match).investigator, match.outcome) == ("joe-diamond", None)


@rule("es.game-end.3", "es.game-end.5", "es.battle-clock.3")
def test_the_battle_is_lost_when_all_are_devoured() -> None:
    match = battle("dexter-drake", "bob-jenkins", clock=3)
    give_up(match)  # Yog-Sothoth devours everybody without a trophy
    assert match.state.ended == "devoured"
    assert told(match, "end", "how") == ["devoured"]


@rule("es.failed-adventure.1", rests=True)
def test_a_failed_roll_is_not_a_failed_adventure() -> None:
    match = attempt(GATE)
    roll(match, "1 1 1 1 1 1")
    fail(match, "1")
    assert (match.state.doom, asked(match)) == (0, "before-roll")


# Rulings


@rule("es.ruling-doom.1", "es.doom-track.4")
def test_doom_beyond_the_last_space_is_lost() -> None:
    match = scene(
        who("dexter-drake", trophies=["cultist"]), phase="clock", clock=3, doom=9, draws={"mythos": ["charity-bazaar"]}
    )
    assert (match.state.doom, match.state.awake) == (10, True), "2 tokens, 1 space"
    fight = scene(
        who("dexter-drake", place="ancient-one"), ancient_one="cthulhu", awake=True, doom=11, phase="clock", clock=3
    )
    pick(fight, "sanity")
    assert fight.state.doom == 11


@rule("es.ruling-battle.2")
def test_in_the_battle_a_monster_space_brings_nothing() -> None:
    fight = scene(
        who("dexter-drake", place="ancient-one"), ancient_one="cthulhu", awake=True, doom=2, phase="clock", clock=3,
        adventures=[],
    )  # fmt: skip
    pick(fight, "sanity")
    assert CONTENT.ancient_ones["cthulhu"].track[2] == "m"
    assert (fight.state.doom, happened(fight, "monster")) == (3, [])
    assert len(fight.state.monster_cup) == 22


@rule("es.ruling-terror.1", "es.terror-effects.1")
def test_three_terrors_bring_a_terror_effect_about_once() -> None:
    match = attempt("ancient-relics")
    roll(match, "terror terror terror 1 1 1")
    pick(match, "fail")
    assert (player(match).sanity, happened(match, "terror")) == (4, ["terror"])


@rule("es.ruling-cards.3")
def test_what_concerns_adventures_concerns_other_worlds_too() -> None:
    people = [who("dexter-drake", place="the-dreamlands"), who("bob-jenkins", place=GATE), who("joe-diamond")]
    match = scene(
        *people, adventures=[GATE], other_worlds=["the-dreamlands"], phase="clock", clock=3,
        draws={"mythos": ["falling-masonry"]},
    )  # fmt: skip
    assert [someone.stamina for someone in match.state.players] == [4, 5, 6]
    higher = attempt("yuggoth", mythos="a-warning-of-a-conspiracy")  # Investigation 8
    roll(higher, "3 3 2 peril peril peril")
    assert "task:1" not in keys(higher)


@rule("es.awakening.5", "es.completing-monster-tasks.2")
def test_tokens_on_their_way_to_a_player_go_back_to_the_cup_when_the_awakening_comes_first(tmp_path: Path) -> None:
    # The card that takes its place awakens the Ancient One as it is drawn.
    rules = changed_rules(tmp_path, "adventures", "the-loading-dock", drawn=[{"do": "awaken"}])
    hunter = who("dexter-drake", common=["hunting-shotgun"])
    room = attempt(
        "the-graveyard", hunter, monsters={"below": "gug"}, draws={"adventure": ["the-loading-dock"]}, rules=rules
    )
    pick(room, "use:hunting-shotgun")
    for faces_needed, key, number in (("peril", "task:0", 6), ("terror", "task:1", 5), ("3 3 1", "task:2", 4)):
        roll(room, " ".join([faces_needed, *["1"] * (number - len(faces_needed.split()))]))
        pick(room, key)
        if room.pending and asked(room) == "place-dice":
            pick(room, keys(room)[0])
    assert room.state.awake
    assert (room.state.monster_cup.fog.count("gug"), "gug" in player(room).trophies) == (1, False)
