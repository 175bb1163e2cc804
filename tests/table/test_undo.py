"""Taking back: freely, not past what was revealed, or by consent."""

from __future__ import annotations

import random

import pytest

from miskatonic.table.seating import HostRules, Refusal
from tests.table.scene import play_until, snapshot, step, table, the_match


def test_a_choice_is_taken_back() -> None:
    ann = table("ann", "ben")
    before = snapshot(ann)
    ann.choose("ann", 0, ann.number, ("bid:0",))
    number = ann.number
    ann.undo("ann", 0, number)
    assert snapshot(ann) == before
    assert ann.number == number + 1, "what was taken back stays in the journal"


def test_what_bots_did_since_goes_with_it() -> None:
    ann = table("ann", "bot")
    before = snapshot(ann)
    ann.choose("ann", 0, ann.number, ("bid:0",))
    ann.choose_for_bot(ann.bots_due()[0], ("bid:1",))
    ann.undo("ann", 0, ann.number)
    assert snapshot(ann) == before


def test_an_answer_from_before_is_stale_after_taking_back_and_going_on() -> None:
    ann = table("ann", "ben")
    number = ann.number
    ann.choose("ann", 0, number, ("bid:0",))
    seen = ann.number
    ann.undo("ann", 0, seen)
    ann.choose("ann", 0, ann.number, ("bid:1",))
    with pytest.raises(Refusal, match="otherwise"):
        ann.choose("ann", 0, seen + 1, ("bid:0",))
    with pytest.raises(Refusal, match="already been answered"):
        ann.choose("ben", 1, number, ("bid:0",))


def test_taking_back_again_with_the_same_number_takes_back_once() -> None:
    ann = table("ann", "ben")
    ann.choose("ann", 0, ann.number, ("bid:0",))
    ann.choose("ben", 1, ann.number, ("bid:0",))
    number = ann.number
    after = ann.undo("ann", 0, number)
    before = snapshot(ann)
    assert ann.undo("ann", 0, number) == after
    assert snapshot(ann) == before


def test_there_may_be_nothing_to_take_back() -> None:
    ann = table("ann", "ben")
    with pytest.raises(Refusal, match="nothing to take back"):
        ann.undo("ann", 0, ann.number)


def test_a_spectator_takes_nothing_back() -> None:
    ann = table("ann", "ben")
    ann.choose("ann", 0, ann.number, ("bid:0",))
    assert ann.undo_offer(-1) is None
    with pytest.raises(Refusal, match="not yours"):
        ann.undo("carl", 0, ann.number)


def test_where_it_is_so_laid_down_nothing_is_taken_back_past_what_was_revealed() -> None:
    ann = table("ann", "ben", rules=HostRules(undo="unrevealed"))
    dice = random.Random(2)
    play_until(ann, "action", dice)
    seat = the_match(ann).pending[0].seat
    person = ("ann", "ben")[seat]
    ann.choose(person, seat, ann.number, ("work",))
    offer = ann.undo_offer(seat)
    assert offer is not None and offer.allowed and not offer.reveals and offer.seat == seat
    ann.undo(person, seat, ann.number)
    ann.choose(person, seat, ann.number, ("draw",))
    offer = ann.undo_offer(seat)
    assert offer is not None and offer.reveals and not offer.allowed
    with pytest.raises(Refusal, match="revealed"):
        ann.undo(person, seat, ann.number)


def test_by_consent_all_the_others_must_agree_there_or_not() -> None:
    ann = table("ann", "ben", "carl", rules=HostRules(undo="consent"))
    before = snapshot(ann)
    ann.choose("ann", 0, ann.number, ("bid:0",))
    ann.undo("ann", 0, ann.number)
    assert ann.asking_undo is not None and ann.asking_undo.waiting_for == [1, 2]
    ann.consent("ben", True)
    assert ann.asking_undo is not None and ann.asking_undo.waiting_for == [2]
    ann.go("carl")
    ann.absent()
    assert ann.asking_undo is not None and ann.asking_undo.waiting_for == [2], "being away is no consent"
    ann.leave_to_bot("ann", 2, "random")
    assert ann.asking_undo is None
    assert snapshot(ann) == before


def test_one_no_is_enough() -> None:
    ann = table("ann", "ben", rules=HostRules(undo="consent"))
    ann.choose("ann", 0, ann.number, ("bid:0",))
    before = snapshot(ann)
    ann.undo("ann", 0, ann.number)
    ann.consent("ben", False)
    assert ann.asking_undo is None and snapshot(ann) == before
    with pytest.raises(Refusal, match="nobody asks"):
        ann.consent("ben", True)


def test_a_request_ends_when_play_goes_on() -> None:
    ann = table("ann", "ben", rules=HostRules(undo="consent"))
    ann.choose("ann", 0, ann.number, ("bid:0",))
    ann.undo("ann", 0, ann.number)
    ann.choose("ben", 1, ann.number, ("bid:0",))
    assert ann.asking_undo is None


def test_alone_nobody_need_be_asked() -> None:
    ann = table("ann", "ann", rules=HostRules(undo="consent"))
    before = snapshot(ann)
    ann.choose("ann", 0, ann.number, ("bid:0",))
    ann.undo("ann", 0, ann.number)
    assert snapshot(ann) == before


def test_a_whole_game_is_taken_back_to_its_start() -> None:
    ann = table("ann", "bot", "ben")
    before = snapshot(ann)
    dice = random.Random(7)
    while the_match(ann).pending:
        step(ann, dice)
    while ann.undo_offer(0) is not None:
        ann.undo("ann", 0, ann.number)
    while len(the_match(ann).journal) > len(the_match(table("ann", "bot", "ben")).journal):
        the_match(ann).undo()
    assert snapshot(ann) == before
