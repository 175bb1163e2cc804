"""Securing dice: focus and assistance."""

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.state import State
from miskatonic.games.elder_sign.terms import ASSISTING, DISCARDED, FOCUSED, ON_SPELL, PLACED, SUPPLY
from tests.games.elder_sign.scenes import (
    RECORDS,
    asked,
    attempt,
    dice,
    die,
    faces,
    fail,
    give_up,
    keys,
    pick,
    player,
    roll,
    task,
    who,
)
from tests.rules import rule


def here(investigator: str, **fields: object) -> dict[str, object]:
    return who(investigator, place=RECORDS, **fields)


@rule("es.securing.1", "es.securing.2")
def test_a_die_is_secured_by_focus_by_assistance_or_by_a_spell_and_keeps_its_result() -> None:
    match = attempt(RECORDS, who("dexter-drake", spells=["voorish-sign"]), here("bob-jenkins"))
    roll(match, "1 2 3 lore peril peril")
    pick(match, "use:voorish-sign", "die:0")
    fail(match, "peril", "focus")
    pick(match, die(match, "2"))
    roll(match, "lore peril peril")
    fail(match, "peril", "assist:1")
    pick(match, "agree", die(match, "lore"))
    roll(match, "peril")
    assert (faces(match, ON_SPELL), faces(match, FOCUSED), faces(match, ASSISTING)) == (["1"], ["2"], ["lore"])


@rule("es.focus.1", "es.focus.2", "es.focus.3")
def test_to_focus_a_die_is_discarded_first_and_another_leaves_the_pool_as_it_lies() -> None:
    match = attempt(RECORDS)
    roll(match, "1 1 1 lore peril terror")
    assert "focus" not in keys(match)
    pick(match, "fail")
    assert asked(match) == "discard-die"
    pick(match, die(match, "terror"))
    assert (asked(match), faces(match, DISCARDED)) == ("secure", ["terror"])
    pick(match, "focus")
    assert keys(match) == ["die:0", "die:3", "die:4"], "the discarded die is no choice"
    pick(match, "die:3")
    assert faces(match, FOCUSED) == ["lore"]
    assert match.state.dice[3].at == 0
    assert len(dice(match)) == 4
    roll(match, "1 1 1 peril")
    assert faces(match, FOCUSED) == ["lore"]


@rule("es.focus.4", "es.focus.5", "es.focus-example.1")
def test_a_focused_lore_completes_a_task_with_later_results() -> None:
    match = attempt(RECORDS)
    roll(match, "1 1 peril peril lore terror")
    assert "task:1" not in keys(match)
    fail(match, "terror", "focus")
    pick(match, die(match, "lore"))
    roll(match, "3 peril peril peril")
    task(match, "task:1")
    assert faces(match, PLACED) == ["3", "lore"]
    assert faces(match, FOCUSED) == []
    assert match.state.attempt is not None and match.state.attempt.done == ["task:1"]


@rule("es.focus.6", "es.assist.9", "es.removing-secured.2")
def test_unused_secured_dice_go_back_at_the_end_of_the_phase_but_not_those_on_spells() -> None:
    match = attempt(RECORDS, who("dexter-drake", spells=["voorish-sign"]), here("bob-jenkins"))
    roll(match, "1 1 1 lore peril peril")
    pick(match, "use:voorish-sign", "die:3")
    fail(match, "peril", "focus")
    pick(match, "die:0")
    roll(match, "1 2 peril")
    fail(match, "peril", "assist:1")
    pick(match, "agree", die(match, "1"))
    give_up(match)
    match.choose(1, "lose:sanity")
    assert (len(dice(match, SUPPLY)), dice(match, FOCUSED), dice(match, ASSISTING)) == (7, [], [])
    assert faces(match, ON_SPELL) == ["lore"]


@rule("es.focus.7", "es.focus.8")
def test_focus_takes_one_die_and_only_once_in_a_turn() -> None:
    match = attempt(RECORDS)
    roll(match, "1 1 1 peril peril terror")
    fail(match, "terror", "focus")
    pick(match, "die:0")
    assert asked(match) == "before-roll", "one die, no second one"
    roll(match, "1 1 peril peril")
    pick(match, "fail", die(match, "peril"))
    assert asked(match) == "before-roll", "no second focus in this turn"
    give_up(match)
    pick(match, "stay")
    roll(match, "1 1 1 peril peril terror")
    pick(match, "fail", die(match, "terror"))
    assert keys(match) == ["roll-on", "focus"], "in the next turn he may focus again"


@rule("es.assist.1", "es.assist.2", "es.assist.3")
def test_another_on_the_same_card_may_assist_if_asked_after_the_discard_and_willing() -> None:
    match = attempt(RECORDS, "dexter-drake", here("bob-jenkins"), "monterey-jack", here("joe-diamond"))
    roll(match, "3 1 1 lore peril terror")
    pick(match, "fail")
    assert asked(match) == "discard-die"
    pick(match, die(match, "terror"))
    assert keys(match) == ["roll-on", "focus", "assist:1", "assist:3"], "Jack is elsewhere"
    pick(match, "assist:1")
    assert (asked(match), match.pending[0].seat) == ("agree", 1)
    pick(match, "agree")
    assert (asked(match), match.pending[0].seat) == ("secure-die", 0), "the active player chooses the die"
    pick(match, die(match, "3"))
    assert faces(match, ASSISTING) == ["3"]
    assert match.state.dice[0].at == 1
    assert len(dice(match)) == 4


@rule("es.assist.3", "es.assist.6")
def test_who_is_asked_may_refuse_and_nobody_else_is_asked_on_this_roll() -> None:
    match = attempt(RECORDS, "dexter-drake", here("bob-jenkins"), here("joe-diamond"))
    roll(match, "3 1 1 lore peril terror")
    fail(match, "terror", "assist:1")
    pick(match, "refuse")
    assert asked(match) == "before-roll"
    assert dice(match, ASSISTING) == []
    assert len(dice(match)) == 5


@rule("es.assist.4")
def test_a_die_on_an_assistant_counts_like_a_focused_one() -> None:
    match = attempt(RECORDS, "dexter-drake", here("bob-jenkins"))
    roll(match, "1 1 peril peril lore terror")
    fail(match, "terror", "assist:1")
    pick(match, "agree", die(match, "lore"))
    roll(match, "3 peril peril peril")
    task(match, "task:1")
    assert (faces(match, PLACED), faces(match, ASSISTING)) == (["3", "lore"], [])


def two_assistants() -> Match[State]:
    match = attempt(RECORDS, "dexter-drake", here("bob-jenkins"), here("joe-diamond"), "monterey-jack")
    roll(match, "1 1 1 peril peril terror")
    fail(match, "terror", "assist:1")
    pick(match, "agree", "die:0")
    roll(match, "1 1 peril peril")
    return match


@rule("es.assist.5", "es.assist.7", "es.assist.8")
def test_every_assistant_of_a_failed_adventure_loses_a_point_of_his_choice() -> None:
    match = two_assistants()
    pick(match, "fail", die(match, "peril"))
    assert keys(match) == ["roll-on", "focus", "assist:2"], "Bob has assisted in this turn already"
    pick(match, "assist:2", "agree", die(match, "1"))
    give_up(match)
    assert sorted(decision.seat for decision in match.pending) == [1, 2]
    assert keys(match, 1) == ["lose:sanity", "lose:stamina"]
    match.choose(2, "lose:stamina")
    match.choose(1, "lose:sanity")
    assert (player(match, 1).sanity, player(match, 1).stamina) == (3, 6)
    assert (player(match, 2).sanity, player(match, 2).stamina) == (4, 5)
    assert (player(match, 3).sanity, player(match, 3).stamina) == (3, 7)


@rule("es.assist.5", rests=True)
def test_assistants_of_a_resolved_adventure_lose_nothing() -> None:
    match = attempt(RECORDS, "dexter-drake", here("bob-jenkins"))
    roll(match, "3 3 peril peril lore terror")
    task(match, "task:0")
    roll(match, "3 lore peril terror")
    fail(match, "terror", "assist:1")
    pick(match, "agree", die(match, "lore"))
    roll(match, "3 peril")
    task(match, "task:1")
    assert (player(match, 1).sanity, player(match, 1).stamina) == (4, 6)
    assert player(match).trophies == [RECORDS]


@rule("es.assist.10", "es.assist.6")
def test_after_one_failed_roll_there_is_focus_or_assistance_not_both() -> None:
    focused = attempt(RECORDS, "dexter-drake", here("bob-jenkins"))
    roll(focused, "1 1 1 peril peril terror")
    fail(focused, "terror", "focus")
    pick(focused, "die:0")
    assert asked(focused) == "before-roll"
    assisted = attempt(RECORDS, "dexter-drake", here("bob-jenkins"), here("joe-diamond"))
    roll(assisted, "1 1 1 peril peril terror")
    fail(assisted, "terror", "assist:1")
    pick(assisted, "agree", "die:0")
    assert asked(assisted) == "before-roll"


@rule("es.assist.11")
def test_focus_on_one_roll_and_assistance_on_the_next_in_either_order() -> None:
    first_focus = attempt(RECORDS, "dexter-drake", here("bob-jenkins"))
    roll(first_focus, "1 1 1 peril peril terror")
    fail(first_focus, "terror", "focus")
    pick(first_focus, "die:0")
    roll(first_focus, "1 1 peril peril")
    pick(first_focus, "fail", die(first_focus, "peril"))
    assert keys(first_focus) == ["roll-on", "assist:1"]
    first_assist = two_assistants()
    pick(first_assist, "fail", die(first_assist, "peril"))
    assert "focus" in keys(first_assist)
    pick(first_assist, "focus", die(first_assist, "1"))
    assert (len(dice(first_assist, FOCUSED)), len(dice(first_assist, ASSISTING))) == (1, 1)


@rule("es.assist-example.1", "es.assist-example.2", "es.assist-example.3", "es.assist-example.4")
@rule("es.failed-adventure.1")
def test_bob_resolves_with_a_focused_die_and_mandys_help_what_mandy_failed() -> None:
    card = "administration-office"  # Lore; Investigation 9
    mandy = who("mandy-thompson", used_today=["mandy-thompson:0"])
    match = attempt(card, mandy, "bob-jenkins")
    roll(match, "1 1 peril peril 1 1")
    give_up(match)
    assert (player(match, 0).place, match.pending[0].seat) == (card, 1), "her marker stays"
    pick(match, f"adventure:{card}")
    roll(match, "lore 1 1 peril peril terror")
    task(match, "task:0")
    roll(match, "3 1 1 peril terror")
    assert "task:1" not in keys(match)
    fail(match, "terror", "focus")
    pick(match, die(match, "3"))
    assert (faces(match, FOCUSED), match.state.dice[dice(match, FOCUSED)[0]].at) == (["3"], 1)
    roll(match, "3 peril peril")
    assert "task:1" not in keys(match)
    fail(match, "peril", "assist:0")
    assert (asked(match), match.pending[0].seat) == ("agree", 0)
    pick(match, "agree", die(match, "3"))
    assert (faces(match, ASSISTING), len(dice(match))) == (["3"], 1)
    roll(match, "3")
    task(match, "task:1")
    assert player(match, 1).trophies == [card]
    assert (player(match, 0).place, player(match, 0).sanity) == ("entrance", 4)


@rule("es.failed-adventure.1")
def test_the_marker_of_who_fails_stays_on_the_card() -> None:
    match = attempt(RECORDS)
    give_up(match)
    assert (asked(match), player(match).place) == ("movement", RECORDS)


@rule("es.removing-secured.1", "es.ruling-secured.1")
def test_only_who_focused_a_die_may_use_it_or_take_it_back_to_roll_it() -> None:
    match = attempt(RECORDS, "dexter-drake", here("bob-jenkins"))
    roll(match, "1 1 peril peril lore terror")
    fail(match, "terror", "focus")
    pick(match, die(match, "lore"))
    assert keys(match) == ["roll", "free-die:4", "give-up"]
    kept = match.fork()
    pick(match, "free-die:4")
    assert (dice(match, FOCUSED), len(dice(match))) == ([], 5)
    roll(match, "1 1 1 1 1")
    pick(match, "fail")
    assert asked(match) == "secure"
    assert "focus" not in keys(match), "once in a turn, taken back or not"
    give_up(kept)
    pick(kept, "stay")
    assert dice(kept, FOCUSED) == []
    roll(kept, "3 peril peril peril peril peril")
    assert "task:1" not in keys(kept)


@rule("es.ruling-secured.1", "es.assist.5")
def test_who_assisted_has_assisted_though_the_die_is_taken_back() -> None:
    match = attempt(RECORDS, "dexter-drake", here("bob-jenkins"))
    roll(match, "1 1 peril peril lore terror")
    fail(match, "terror", "assist:1")
    pick(match, "agree", die(match, "lore"), "free-die:4")
    assert len(dice(match)) == 5
    give_up(match)
    assert [decision.seat for decision in match.pending] == [1]
    match.choose(1, "lose:sanity")
    assert player(match, 1).sanity == 3


@rule("es.ruling-secured.1", "es.ruling-secured.2")
def test_focusing_the_last_die_does_not_fail_the_adventure() -> None:
    match = attempt("the-loading-dock")  # Peril; Peril and Investigation 3
    for number in (6, 5, 4, 3):
        roll(match, " ".join(["1"] * number))
        fail(match, "1")
    roll(match, "1 peril")
    fail(match, "1", "focus")
    number = dice(match, FOCUSED)[0]
    assert (asked(match), keys(match)) == ("before-roll", ["task:0", f"free-die:{number}", "give-up"])
    rolling = match.fork()
    pick(rolling, f"free-die:{number}")
    roll(rolling, "peril")
    assert "task:0" in keys(rolling)
    pick(match, "task:0")
    # Only now, with no die for the other task, it fails.
    assert (player(match).sanity, player(match).stamina) == (4, 4)
