"""The dice pool: rolling it, placing dice, and what is left."""

from miskatonic.games.elder_sign.terms import DIE_FACES, LOCKED, PLACED, POOL, SUPPLY
from tests.games.elder_sign.scenes import (
    DEXTER,
    asked,
    attempt,
    choose,
    count,
    events,
    fail,
    keys,
    player,
    refused,
    roll,
    scene,
    shown,
    task,
    unfinished_tasks,
    who,
)
from tests.rules import rule


@rule("es.rolling.1")
def test_the_whole_pool_is_rolled() -> None:
    match = attempt("the-archives", who(DEXTER, common=["crowbar"], unique=["silver-key", "brass-astrolabe"]))
    choose(match, "use:crowbar")
    choose(match, "use:brass-astrolabe")
    roll(match, "1", "2", "3", "lore", "peril", "terror", yellow="4", red="wild")
    assert shown(match) == ["1", "2", "3", "lore", "peril", "terror", "4", "wild"]
    fail(match, "terror")
    roll(match, "1", "1", "1", "1", "1", yellow="2", red="2")
    assert shown(match) == ["1", "1", "1", "1", "1", "2", "2"]


@rule("es.rolling.2")
def test_an_adventure_starts_with_six_green_dice_unless_an_effect_says_otherwise() -> None:
    assert [count(attempt("the-archives"), where) for where in (POOL, SUPPLY)] == [6, 2]
    # A locked green die is missing; the Mythos card takes one away; an Item adds one.
    locked = attempt("the-archives", adventures=["the-archives", "did-you-hear-that"])
    assert [count(locked, where) for where in (POOL, LOCKED)] == [5, 1]
    assert count(attempt("the-archives", mythos="leaden-hands"), POOL) == 5
    helped = attempt("the-archives", who(DEXTER, common=["crowbar"]))
    choose(helped, "use:crowbar")
    assert count(helped, POOL) == 7


@rule("es.rolling.3")
def test_the_roll_is_held_against_the_tasks() -> None:
    match = attempt("the-hall-of-the-dead")
    roll(match, "lore", "3", "2", "peril", "terror", "terror")
    assert asked(match) == "after-roll"
    assert keys(match) == ["task:0", "task:2", "fail", "give-up"]
    assert refused(match) == {"task:1": "es.tasks.2"}


@rule("es.green-die.1")
def test_a_green_die_has_six_different_faces() -> None:
    assert DIE_FACES["green"] == ("1", "2", "3", "lore", "peril", "terror")
    match = attempt("the-archives")
    roll(match, "1", "2", "3", "lore", "peril", "terror")
    assert shown(match) == ["1", "2", "3", "lore", "peril", "terror"]


@rule("es.completing-tasks.1")
def test_dice_that_meet_a_task_may_be_placed_on_it() -> None:
    match = attempt("the-archives")
    roll(match, "lore", "peril", "1", "1", "1", "terror")
    assert "task:2" in keys(match)
    task(match, "task:2")
    assert sorted(shown(match, PLACED)) == ["lore", "peril"]
    assert unfinished_tasks(match) == ["task:0", "task:1"]
    # "May": the same roll can be let go.
    match = attempt("the-archives")
    roll(match, "lore", "peril", "1", "1", "1", "terror")
    fail(match)
    assert unfinished_tasks(match) == ["task:0", "task:1", "task:2"]


@rule("es.completing-tasks.1")
def test_the_player_chooses_which_of_several_dice_to_place() -> None:
    match = attempt("the-missing-records")
    roll(match, "3", "3", "2", "2", "2", "lore")
    choose(match, "task:0")
    assert sorted(keys(match)) == ["dice:0+1", "dice:0+2+3", "dice:2+3+4"]
    choose(match, "dice:2+3+4")
    assert shown(match, PLACED) == ["2", "2", "2"]
    assert count(match, POOL) == 3


@rule("es.completing-tasks.2")
def test_placed_dice_are_out_of_the_pool_until_the_phase_ends() -> None:
    match = attempt("the-archives")
    roll(match, "lore", "peril", "1", "1", "1", "terror")
    task(match, "task:2")
    assert (count(match, POOL), count(match, PLACED)) == (4, 2)
    roll(match, "lore", "1", "1", "1")
    task(match, "task:0")
    assert (count(match, POOL), count(match, PLACED)) == (3, 3)
    choose(match, "give-up")
    assert (count(match, PLACED), count(match, SUPPLY)) == (0, 8)


@rule("es.completing-tasks.4")
def test_one_roll_completes_one_task_only() -> None:
    match = attempt("the-hall-of-the-dead")
    roll(match, "lore", "peril", "peril", "3", "2", "1")
    task(match, "task:0")
    assert keys(match) == ["roll", "give-up"], "the Perils must be rolled again"
    assert unfinished_tasks(match) == ["task:1", "task:2"]


@rule("es.completing-tasks.5")
def test_the_player_rolls_on_until_the_adventure_is_resolved_or_failed() -> None:
    match = attempt("the-loading-dock")
    roll(match, "peril", "1", "1", "1", "1", "1")
    task(match, "task:0")
    for left in (5, 4, 3, 2):
        assert (asked(match), count(match, POOL)) == ("before-roll", left)
        roll(match, *["lore"] * left)
        fail(match)
    roll(match, "lore")
    choose(match, "fail")
    assert [event.kind for event in events(match, "failed")] == ["failed"]
    match = attempt("the-loading-dock")
    roll(match, "peril", "1", "1", "1", "1", "1")
    task(match, "task:0")
    roll(match, "peril", "3", "1", "1", "1")
    task(match, "task:1", "peril", "3")
    assert [event.kind for event in events(match, "resolved")] == ["resolved"]


@rule("es.completing-tasks.5")
def test_with_tasks_left_but_no_dice_the_adventure_fails() -> None:
    match = attempt("administration-office", adventures=["administration-office", "did-you-hear-that"])
    roll(match, "3", "2", "2", "1", "1")
    task(match, "task:1", "3", "2", "2", "1", "1")
    assert [event.kind for event in events(match, "failed")] == ["failed"]
    assert player(match).sanity == 4


@rule("es.losing-stamina-sanity.1")
def test_penalties_and_other_effects_take_points_too() -> None:
    penalty = attempt("blood-on-the-floor")
    choose(penalty, "give-up")
    assert (player(penalty).sanity, player(penalty).stamina) == (4, 4)
    terror = attempt("hallway-on-fire")
    roll(terror, "terror", "1", "1", "1", "1", "1")
    choose(terror, "fail")
    assert (player(terror).sanity, player(terror).stamina) == (5, 4)


@rule("es.losing-stamina-sanity.2")
def test_lost_points_leave_the_investigator_and_nobody_else_gets_them() -> None:
    match = scene(
        {"investigator": DEXTER, "place": "the-curator"},
        {"investigator": "vincent-lee", "sanity": 2},
        adventures=["the-curator"],
        phase="resolution",
    )
    choose(match, "give-up")
    (event,) = events(match, "lose")
    assert (event.args["what"], event.args["amount"], event.args["left"]) == ("sanity", 2, 3)
    assert [(player.sanity, player.stamina) for player in match.state.players] == [(3, 5), (2, 5)]
