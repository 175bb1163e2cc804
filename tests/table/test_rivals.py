"""Among rivals: whose hand is whose from beginning to end, what may be taken back, and luck that nobody can know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from miskatonic.engine.chance import LUCK, commitment
from miskatonic.engine.data import copy_of
from miskatonic.engine.match import Match
from miskatonic.table.lines import Line
from miskatonic.table.seating import HostRules, Refusal
from miskatonic.table.table import Table
from tests.table.scene import play_until, snapshot, step, table, the_match
from tests.toy import RULES


def marks(made: Table) -> list[tuple[str, int]]:
    return [(mark.kind, mark.seat) for mark in made.info(None).marks]


def stored(made: Table) -> Table:
    """The same table, read from its lines."""
    lines = [msgspec.convert(msgspec.to_builtins(line), Line) for line in made.lines.unsaved]
    again = Table("t1", made.rules, made.host, made.holders, {}, made.host_rules)
    again.restore(lines)
    return again


# Taking back


@pytest.mark.parametrize("policy", ["free", "unrevealed", "consent"])
def test_whatever_the_host_laid_down_rivals_are_asked_before_anything_is_taken_back(policy: Any) -> None:
    ann = table("ann", "ben", "carl", rules=HostRules(undo=policy), rivals=True)
    before = copy_of(the_match(ann).state)
    ann.choose("ann", 0, ann.number, ("bid:0",))
    ann.undo("ann", 0, ann.number)
    assert ann.asking_undo is not None and ann.asking_undo.waiting_for == [1, 2]
    ann.consent("ben", True)
    ann.go("carl")
    ann.absent()
    ann.leave_to_bot("ann", 2, "random")
    assert ann.asking_undo is not None and ann.asking_undo.waiting_for == [2], "away, or minded by a bot: no consent"
    ann.sit("carl", "Carl", 2)
    ann.consent("carl", True)
    assert ann.asking_undo is None and the_match(ann).state == before
    assert the_match(ann).decision(0) is not None


def test_nobody_takes_back_a_rivals_choice() -> None:
    ann = table("ann", "ben", "carl", rivals=True)
    ann.choose("ann", 0, ann.number, ("bid:0",))
    offer = ann.undo_offer(1)
    assert offer is not None and not offer.allowed
    before = snapshot(ann)
    with pytest.raises(Refusal, match="only your own last choice"):
        ann.undo("ben", 1, ann.number)
    assert snapshot(ann) == before and ann.asking_undo is None


def test_sealed_bids_that_were_opened_are_not_taken_back() -> None:
    ann = table("ann", "ben", rivals=True)
    ann.choose("ann", 0, ann.number, ("bid:0",))
    ann.choose("ben", 1, ann.number, ("bid:1",))
    with pytest.raises(Refusal, match="revealed"):
        ann.undo("ben", 1, ann.number)


def test_among_rivals_the_end_is_the_end() -> None:
    ann = table("ann", "ben", rivals=True)
    dice = random.Random(3)
    while the_match(ann).pending:
        step(ann, dice)
    last = ann.undo_offer(0)
    assert last is not None and not last.allowed
    with pytest.raises(Refusal, match="after the end"):
        ann.undo("ann", 0, ann.number)


def test_against_bots_alone_everything_can_be_taken_back() -> None:
    ann = table("ann", "bot", rivals=True)
    before = snapshot(ann)
    ann.choose("ann", 0, ann.number, ("bid:0",))
    ann.choose_for_bot(ann.bots_due()[0], ("bid:1",))
    ann.undo("ann", 0, ann.number)
    assert snapshot(ann) == before


# Seats


def test_who_has_held_a_seat_gets_no_other() -> None:
    ann = table("ann", "ben", "bot", rivals=True)
    ann.open_seat("ann", 2)
    ann.open_seat("ben", 1)
    with pytest.raises(Refusal, match="held another seat"):
        ann.sit("ben", "Ben", 2)
    with pytest.raises(Refusal, match="held another seat"):
        stored(ann).sit("ben", "Ben", 2)
    ann.sit("ben", "Ben", 1)
    ann.sit("carl", "Carl", 2)
    assert marks(ann) == [("opened", 2), ("opened", 1), ("sat", 1), ("sat", 2)]


def test_where_hands_are_open_seats_may_be_changed() -> None:
    ann = table("ann", "ben", "bot", rules=HostRules(open_hands=True))
    ann.open_seat("ann", 2)
    ann.sit("ben", "Ben", 2)
    assert ann.seats_of("ben") == [1, 2]


def test_the_host_gives_an_absent_rivals_seat_to_a_bot_and_to_nobody_else() -> None:
    ann = table("ann", "ben", rivals=True)
    ann.go("ben")
    with pytest.raises(Refusal, match="belongs to Ben"):
        ann.open_seat("ann", 1)
    ann.leave_to_bot("ann", 1, "random")
    with pytest.raises(Refusal, match="belongs to Ben"):
        ann.open_seat("ann", 1)
    ann.sit("ben", "Ben", 1)


def test_whoever_was_sent_away_is_remembered() -> None:
    from miskatonic.table.lobby import send_away

    ann = table("ann", "ben", rivals=True)
    send_away(ann, "ann", "ben")
    assert ann.people() == ["ann"] and ann.ever_seated() == {"ben": [1], "ann": [0]}
    assert stored(ann).ever_seated() == {"ben": [1], "ann": [0]}


# Luck


def test_when_a_person_sits_down_the_old_luck_is_worth_nothing() -> None:
    ann = table("ann", "bot", rivals=True, seed="known to Ann")
    play_until(ann, "action", random.Random(2))
    ann.open_seat("ann", 1)
    foretold = ann.record()
    ann.sit("ben", "Ben", 1)
    promise = the_match(ann).journal[-1]
    assert promise[0] == LUCK and len(promise[2][0]) == 64
    assert ann.info(None).luck[-1].commitment == promise[1] and ann.info(None).luck[-1].seed is None
    known: Match[Any] = Match.of(RULES, foretold)
    mine, others = draws(known), draws(the_match(ann).fork())
    assert len(mine) > 5 and mine != others
    assert snapshot(stored(ann)) == snapshot(ann) and the_match(stored(ann)).luck == promise[2][0]


def draws(match: Match[Any]) -> list[Any]:
    dice, before = random.Random(4), len(match.journal)
    while match.pending:
        decision = match.pending[0]
        keys = [option.key for option in decision.options]
        match.choose(decision.seat, *dice.sample(keys, max(decision.least, 1)))
    return [entry for entry in match.journal[before:] if entry[0] == "c"]


def test_after_the_end_seeds_are_told_and_whoever_goes_back_goes_on_with_others() -> None:
    ann = table("ann", "ben", seed="told at the end")
    dice = random.Random(3)
    while the_match(ann).pending:
        assert all(promise.seed is None for promise in ann.info("ann").luck)
        step(ann, dice)
    assert [(one.commitment, one.seed) for one in ann.info(None).luck] == [
        (commitment("told at the end"), "told at the end")
    ]
    ann.undo("ann", 0, ann.number)
    assert ann.phase == "play" and the_match(ann).luck != "told at the end"
    assert [one.seed for one in ann.info(None).luck] == [None, None]


def test_going_back_over_a_border_brings_luck_that_nobody_has_seen() -> None:
    ann = table("ann", "bot", "ben")
    ann.choose("ann", 0, ann.number, ("bid:0",))
    ann.open_seat("ann", 1)
    ann.sit("carl", "Carl", 1)
    first = the_match(ann).luck
    ann.undo("ann", 0, ann.number)
    assert the_match(ann).luck not in ("1", first)
    assert snapshot(stored(ann)) == snapshot(ann)
