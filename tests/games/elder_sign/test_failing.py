"""Failed rolls, failed adventures and terror."""

import pytest

from miskatonic.games.elder_sign.terms import DISCARDED, PLACED, POOL, SUPPLY
from tests.games.elder_sign.scenes import (
    DEXTER,
    GLORIA,
    asked,
    attempt,
    choose,
    count,
    die,
    events,
    fail,
    happened,
    keys,
    player,
    roll,
    scene,
    shown,
    task,
    unfinished_tasks,
)
from tests.rules import rule


@rule("es.failed-rolls.1")
def test_a_roll_fails_when_it_meets_no_task_or_the_player_will_not_use_it() -> None:
    cannot = attempt("the-archives")
    roll(cannot, "1", "1", "1", "1", "1", "1")
    assert keys(cannot) == ["fail", "give-up"]
    will_not = attempt("the-archives")
    roll(will_not, "lore", "1", "1", "1", "1", "1")
    assert keys(will_not) == ["task:0", "task:1", "fail", "give-up"]
    for match in (cannot, will_not):
        choose(match, "fail")
        assert happened(match, "failed-roll", "task") == ["failed-roll"]


@rule("es.failed-rolls.2")
def test_after_a_failed_roll_one_die_of_the_players_choice_is_discarded() -> None:
    for face in ("2", "3", "peril"):
        match = attempt("the-archives")
        roll(match, "2", "2", "3", "3", "peril", "peril")
        choose(match, "fail")
        assert asked(match) == "discard-die"
        assert keys(match) == ["die:0", "die:2", "die:4"], "every kind of die, and no way round it"
        choose(match, die(match, face))
        assert shown(match, DISCARDED) == [face]
        assert count(match, POOL) == 5


@rule("es.failed-rolls.3")
def test_discarded_dice_are_out_of_the_pool_until_the_phase_ends() -> None:
    match = attempt("the-archives")
    roll(match, "1", "1", "1", "1", "1", "1")
    fail(match)
    roll(match, "1", "1", "1", "1", "1")
    fail(match)
    assert (count(match, POOL), count(match, DISCARDED)) == (4, 2)
    choose(match, "give-up")
    assert (count(match, DISCARDED), count(match, SUPPLY)) == (0, 8)


@rule("es.failed-rolls.4")
def test_a_player_may_refuse_a_task_to_do_it_with_fewer_dice() -> None:
    match = attempt("the-missing-records")
    roll(match, "2", "2", "1", "1", "lore", "lore")
    assert "task:0" in keys(match), "but it would take four dice"
    fail(match, "1")
    assert (count(match, DISCARDED), unfinished_tasks(match)) == (1, ["task:0", "task:1"])
    roll(match, "3", "3", "lore", "1", "1")
    task(match, "task:0", "3", "3")
    assert (shown(match, PLACED), count(match, POOL)) == (["3", "3"], 3)


@rule("es.failed-rolls.5")
def test_discarding_the_last_die_fails_the_adventure() -> None:
    match = attempt("the-archives")
    for left in (6, 5, 4, 3, 2):
        roll(match, *["1"] * left)
        fail(match)
    assert (count(match, POOL), events(match, "failed")) == (1, [])
    roll(match, "1")
    choose(match, "fail")
    assert len(events(match, "failed")) == 1
    assert player(match).sanity == 4, "the penalty of the Archives"


@rule("es.failed-rolls.6")
def test_the_dice_on_completed_tasks_come_back_when_the_adventure_fails() -> None:
    match = attempt("the-archives", DEXTER, {"investigator": GLORIA})
    roll(match, "lore", "peril", "1", "1", "1", "terror")
    task(match, "task:2")
    assert count(match, PLACED) == 2
    choose(match, "give-up")
    assert (count(match, PLACED), count(match, SUPPLY)) == (0, 8)
    # The next player finds six green dice and all three tasks open again.
    choose(match, "adventure:the-archives")
    assert (count(match, POOL), unfinished_tasks(match)) == (6, ["task:0", "task:1", "task:2"])


@rule("es.failed-rolls.7")
@pytest.mark.parametrize("moment", ["before the first roll", "after a roll", "after a task", "after a failed roll"])
def test_the_player_may_give_up_at_any_moment(moment: str) -> None:
    match = attempt("the-archives")
    if moment != "before the first roll":
        roll(match, "lore", "peril", "1", "1", "1", "1")
    if moment == "after a task":
        task(match, "task:2")
    if moment == "after a failed roll":
        fail(match)
    choose(match, "give-up")
    assert happened(match, "failed", "resolved") == ["failed"]
    assert (player(match).sanity, player(match).place) == (4, "the-archives")
    assert match.state.attempt is None


@rule("es.failed-rolls.8")
def test_the_remaining_dice_are_rolled_again_for_a_task() -> None:
    match = attempt("the-archives")
    roll(match, "1", "1", "1", "1", "1", "1")
    fail(match)
    assert asked(match) == "before-roll"
    roll(match, "lore", "peril", "1", "1", "1")
    assert "task:2" in keys(match)


# Terror


@rule("es.terror-effects.1")
def test_a_failed_roll_with_terror_brings_the_terror_effect_of_the_card() -> None:
    match = attempt("hallway-on-fire")
    roll(match, "terror", "terror", "1", "1", "1", "1")
    choose(match, "fail")
    assert player(match).stamina == 4, "once, however many Terrors"
    for faces in (("1", "1", "1", "1", "1", "1"), ("lore", "lore", "1", "1", "1", "1")):
        match = attempt("hallway-on-fire")
        roll(match, *faces)
        choose(match, "fail")
        assert player(match).stamina == 5
    match = attempt("hallway-on-fire")
    roll(match, "terror", "peril", "1", "1", "1", "1")
    task(match, "task:0")
    assert not events(match, "terror"), "the roll was not failed"


@rule("es.terror-effects.1")
def test_letting_a_possible_task_go_is_no_way_around_terror() -> None:
    for key in ("fail", "give-up"):
        match = attempt("hallway-on-fire")
        roll(match, "terror", "peril", "1", "1", "1", "1")
        assert "task:0" in keys(match)
        choose(match, key)
        assert len(events(match, "terror")) == 1


@rule("es.terror-effects.2")
def test_it_also_brings_the_terror_effect_of_the_mythos_card() -> None:
    match = attempt("hallway-on-fire", mythos="sudden-terror")
    roll(match, "terror", "1", "1", "1", "1", "1")
    choose(match, "fail")
    assert (player(match).sanity, player(match).stamina) == (4, 4)
    match = attempt("the-archives", mythos="sudden-terror")
    roll(match, "terror", "1", "1", "1", "1", "1")
    choose(match, "fail")
    assert (player(match).sanity, player(match).stamina) == (4, 5), "also where the card itself has none"
    match = attempt("the-archives", mythos="sudden-terror")
    roll(match, "1", "1", "1", "1", "1", "1")
    choose(match, "fail")
    assert player(match).sanity == 5


@rule("es.terror-effects.3")
def test_terror_comes_before_the_die_is_discarded() -> None:
    match = attempt("the-loading-dock")
    roll(match, "terror", "terror", "lore", "lore", "1", "1")
    choose(match, "fail")
    # All Terror dice are gone before the player picks one more.
    assert happened(match, "terror", "discard-die") == ["terror", "discard-die", "discard-die"]
    assert (asked(match), shown(match, DISCARDED)) == ("discard-die", ["terror", "terror"])
    choose(match, die(match, "1"))
    assert shown(match, DISCARDED) == ["terror", "terror", "1"]


@rule("es.terror-example.1")
def test_example_four_dice_left_and_a_terror_among_them() -> None:
    match = attempt("a-secret-gathering")
    roll(match, "lore", "lore", "1", "1", "1", "1")
    task(match, "task:1")
    roll(match, "terror", "1", "2", "2")
    assert keys(match) == ["fail", "give-up"], "5 Investigations do not meet 6"
    choose(match, "fail")
    assert (player(match).sanity, asked(match), count(match, DISCARDED)) == (4, "discard-die", 0)
    choose(match, die(match, "1"))
    choose(match, "roll-on")
    assert count(match, POOL) == 3
    roll(match, "3", "3", "1")
    assert "task:0" in keys(match)


@rule("es.failed-rolls.5", "es.terror-effects.3")
def test_when_terror_takes_the_last_dice_the_adventure_is_failed() -> None:
    match = scene(
        {"investigator": DEXTER, "place": "the-loading-dock"}, adventures=["the-loading-dock"], phase="resolution"
    )
    roll(match, *["terror"] * 6)
    choose(match, "fail")
    assert happened(match, "discard-die") == ["discard-die"] * 6
    assert len(events(match, "failed")) == 1
    assert (player(match).sanity, player(match).stamina) == (4, 4)
