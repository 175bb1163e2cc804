"""Answers are taken once, from those who are asked."""

from __future__ import annotations

import random

import pytest

from miskatonic.engine.decision import PASS, Decision
from miskatonic.table.lines import Line
from miskatonic.table.seating import HostRules, Refusal
from miskatonic.table.table import Table
from tests.table.scene import play_until, snapshot, step, table, the_match


def first_of(decision: Decision) -> tuple[str, ...]:
    return tuple(option.key for option in decision.options[: max(1, decision.least)])


def test_a_choice_is_taken_and_its_lines_wait_for_the_store() -> None:
    ann = table("ann", "ben")
    ann.lines.unsaved.clear()
    number = ann.number
    (bid, _) = the_match(ann).pending
    assert ann.choose("ann", 0, number, first_of(bid)) == number + 1
    (line,) = ann.lines.unsaved
    assert line == Line(number, '["d",0,["bid:0"]]', "person", 0, number)


def test_the_same_answer_again_is_recognised_and_not_taken_twice() -> None:
    ann = table("ann", "ben")
    number = ann.number
    after = ann.choose("ann", 0, number, ("bid:0",))
    before = snapshot(ann)
    assert ann.choose("ann", 0, number, ("bid:0",)) == after
    assert snapshot(ann) == before


def test_another_answer_to_the_same_question_is_refused() -> None:
    ann = table("ann", "ben")
    number = ann.number
    ann.choose("ann", 0, number, ("bid:0",))
    with pytest.raises(Refusal, match="otherwise"):
        ann.choose("ann", 0, number, ("bid:1",))


def test_an_answer_to_an_older_question_is_refused() -> None:
    ann = table("ann", "ben")
    play_until(ann, "action", random.Random(1))
    seat = the_match(ann).pending[0].seat
    before = snapshot(ann)
    with pytest.raises(Refusal, match="already been answered"):
        ann.choose(("ann", "ben")[seat], seat, 2, ("work",))
    assert snapshot(ann) == before


def test_an_answer_from_the_future_is_refused() -> None:
    ann = table("ann", "ben")
    with pytest.raises(Refusal, match="has not been reached"):
        ann.choose("ann", 0, ann.number + 1, ("bid:0",))


def test_those_who_are_asked_together_need_not_have_seen_each_others_answers() -> None:
    ann = table("ann", "ben")
    number = ann.number
    ann.choose("ann", 0, number, ("bid:0",))
    assert ann.number == number + 1
    ann.choose("ben", 1, number, ("bid:1",))
    assert the_match(ann).pending[0].kind == "action"


@pytest.mark.parametrize("person", ["ben", "nobody"])
def test_nobody_answers_for_another(person: str) -> None:
    ann = table("ann", "ben")
    with pytest.raises(Refusal, match="not yours"):
        ann.choose(person, 0, ann.number, ("bid:0",))


def test_an_illegal_choice_says_why_and_changes_nothing() -> None:
    ann = table("ann", "ben")
    before = snapshot(ann)
    with pytest.raises(Refusal, match="no option 'bid:9'"):
        ann.choose("ann", 0, ann.number, ("bid:9",))
    with pytest.raises(Refusal, match="there is no seat 7"):
        ann.choose("ann", 7, ann.number, ("bid:0",))
    assert snapshot(ann) == before


def test_one_person_may_hold_several_seats() -> None:
    ann = table("ann", "ann")
    number = ann.number
    ann.choose("ann", 0, number, ("bid:0",))
    ann.choose("ann", 1, ann.number, ("bid:1",))
    assert ann.seats_of("ann") == [0, 1]
    assert the_match(ann).pending[0].kind == "action"


def test_a_question_that_may_be_answered_always_so_is_not_asked_again() -> None:
    ann = table("ann", "ben")
    ann.automate("ann", 0, "bid", "bid:0")
    assert [d.seat for d in the_match(ann).pending] == [1]
    ann.choose("ben", 1, ann.number, ("bid:0",))
    ann.automate("ann", 0, "bid", None)
    dice = random.Random(4)
    step(ann, dice)
    play_until(ann, "bid", dice)
    assert sorted(d.seat for d in the_match(ann).pending) == [0, 1]


def test_automatic_answers_that_go_round_and_round_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.table.table.AUTOMATIC", 1)
    ann = table("ann", "ben")
    ann.automate("ann", 0, "bid", "bid:0")
    assert not any(holder.auto for holder in ann.holders)
    assert the_match(ann).pending


def test_bots_are_due_only_where_bots_sit() -> None:
    ann = table("ann", "bot")
    (bid,) = ann.bots_due()
    assert bid.seat == 1
    assert ann.choose_for_bot(bid, ("bid:0",))
    assert not ann.choose_for_bot(bid, ("bid:0",)), "once only"
    assert ann.bots_due() == []


def shared_window() -> tuple[Table, list[Decision]]:
    """Ann and a bot may both shout."""
    dice = random.Random(0)
    for seed in range(50):
        ann = table("ann", "bot", "bot", seed=str(seed))
        match = the_match(ann)
        while match.pending:
            shared = [d for d in match.pending if d.kind == "shout"]
            if len(shared) > 1 and any(d.seat == 0 for d in shared):
                return ann, [d for d in shared if d.seat != 0]
            step(ann, dice)
    raise AssertionError("no window was shared by a person and a bot")


def test_bots_hold_back_while_a_person_may_act_first() -> None:
    ann, bots = shared_window()
    assert ann.holding_back() == [0] and ann.bots_due() == []
    assert not ann.choose_for_bot(bots[0], ("shout",)), "not even if it has thought already"
    ann.choose("ann", 0, ann.number, (PASS,))
    assert ann.bots_due(), "now it is theirs"


def test_a_person_who_acts_in_a_window_is_first() -> None:
    ann, bots = shared_window()
    ann.choose("ann", 0, ann.number, ("shout",))
    assert not any(ann.choose_for_bot(late, (PASS,)) for late in bots)


def test_patience_has_an_end_and_nobody_waits_for_the_absent() -> None:
    ann, bots = shared_window()
    ann.wait_no_longer()
    assert ann.bots_due() == bots
    assert ann.choose_for_bot(bots[0], (PASS,))
    if the_match(ann).race:
        assert not ann.holding_back(), "the same question is not waited for twice"
    ann, bots = shared_window()
    ann.go("ann")
    assert ann.bots_due() == bots


def test_a_table_comes_back_from_its_lines_as_it_was() -> None:
    dice = random.Random(3)
    ann = table("ann", "bot", "ben")
    stored: list[Line] = []
    for _ in range(120):
        if not the_match(ann).pending:
            break
        if dice.random() < 0.2 and ann.undo_offer(0) is not None:
            ann.undo("ann", 0, ann.number)
        else:
            step(ann, dice)
        stored += ann.lines.unsaved
        ann.lines.unsaved = []
        again = Table("t1", ann.rules, "ann", ann.holders, {}, HostRules())
        again.restore(stored)
        assert again.number == ann.number
        assert snapshot(again) == snapshot(ann)
        assert again.lines.hands == ann.lines.hands
        assert not again.lines.unsaved
    assert [line.number for line in stored] == list(range(len(stored)))


def test_an_answer_that_was_stored_but_not_acknowledged_is_recognised_after_a_restart() -> None:
    ann = table("ann", "ben")
    number = ann.number
    ann.choose("ann", 0, number, ("bid:0",))
    again = Table("t1", ann.rules, "ann", ann.holders, {}, HostRules())
    again.restore(ann.lines.unsaved)
    before = snapshot(again)
    assert again.choose("ann", 0, number, ("bid:0",)) == ann.number
    assert snapshot(again) == before


def test_lines_that_no_longer_fit_the_rules_go_on_from_what_fits() -> None:
    ann = table("ann", "ben")
    dice = random.Random(5)
    for _ in range(12):
        step(ann, dice)
    stored = ann.lines.unsaved
    wrong = Line(stored[-1].number + 1, '["d",0,["no-such-option"]]')
    again = Table("t1", ann.rules, "ann", ann.holders, {}, HostRules())
    again.restore([*stored, wrong])
    note = again.info("ann").note or ""
    assert "no-such-option" in note or "not asked" in note
    assert the_match(again).pending
    assert again.lines.unsaved[0].number == wrong.number + 1
    third = Table("t1", ann.rules, "ann", ann.holders, {}, HostRules())
    third.restore([*stored, wrong, *again.lines.unsaved])
    assert snapshot(third) == snapshot(again)
