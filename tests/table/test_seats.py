"""People come and go, bots mind their seats, the host may replace the missing."""

from __future__ import annotations

import pytest

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg
from miskatonic.table.seating import HostRules, Refusal
from tests.table.scene import table, the_match


def test_open_seats_are_taken_by_bots_when_the_host_begins() -> None:
    ann = table("ann", "open", start=False)
    assert ann.info("ann").phase == "lobby"
    ann.start("1")
    assert ann.holders[1].kind == "bot"
    assert ann.info("ann").phase == "play"
    with pytest.raises(Refusal, match="begun already"):
        ann.start("2")


def test_an_open_seat_is_taken_once() -> None:
    ann = table("ann", "open", start=False)
    ann.sit("ben", "Ben", 1)
    ann.sit("ben", "Ben", 1)
    with pytest.raises(Refusal, match="taken"):
        ann.sit("carl", "Carl", 1)
    assert ann.info("ben").mine == [1]


def test_a_seat_is_left_to_a_bot_and_taken_back() -> None:
    ann = table("ann", "ben")
    ann.leave_to_bot("ben", 1, "random")
    assert ann.bots_due()[0].seat == 1
    assert ann.info("ann").seats[1].absent == "Ben"
    with pytest.raises(Refusal, match="not yours"):
        ann.choose("ben", 1, ann.number, ("bid:0",))
    with pytest.raises(Refusal, match="taken"):
        ann.sit("carl", "Carl", 1)
    ann.sit("ben", "Ben", 1)
    ann.choose("ben", 1, ann.number, ("bid:0",))


def test_the_host_replaces_somebody_who_is_missing_but_nobody_who_is_there() -> None:
    ann = table("ann", "ben")
    with pytest.raises(Refusal, match="at the table"):
        ann.leave_to_bot("ann", 1, "random")
    ann.go("ben")
    with pytest.raises(Refusal, match="not yours"):
        ann.leave_to_bot("carl", 1, "random")
    ann.leave_to_bot("ann", 1, "random")
    assert ann.holders[1].kind == "bot"


def test_a_bots_seat_can_be_opened_by_the_host_and_bots_stand_in_until_somebody_comes() -> None:
    ann = table("ann", "bot")
    with pytest.raises(Refusal, match="is a bot's"):
        ann.sit("ben", "Ben", 1)
    with pytest.raises(Refusal, match="not yours"):
        ann.open_seat("ben", 1)
    ann.open_seat("ann", 1)
    assert ann.bots_due()[0].seat == 1
    ann.sit("ben", "Ben", 1)
    assert ann.bots_due() == []


def test_the_invitation_is_for_those_who_belong_there() -> None:
    ann = table("ann", "ben")
    ann.invite = "secret"
    assert ann.info("ann").invite == "secret" and ann.info("ben").invite == "secret"
    assert ann.info("carl").invite is None and ann.info(None).invite is None


def test_somebody_is_there_as_long_as_one_window_is_open() -> None:
    ann = table("ann", "ben")
    assert not ann.come("ann")
    assert not ann.go("ann")
    assert ann.info("ben").seats[0].online
    assert ann.go("ann")
    assert not ann.info("ben").seats[0].online


def test_real_dice_are_asked_of_a_person_never_of_a_bot() -> None:
    ann = table("bot", "ann", rules=HostRules(companion=True), start=False)
    ann.host = "ann"
    ann.start("1")
    (chance,) = the_match(ann).pending
    assert chance.kind == "chance" and chance.seat == 0
    assert ann.bots_due() == []
    assert ann.decisions(1) == [chance]
    with pytest.raises(Refusal, match="not yours"):
        ann.choose("ben", 0, ann.number, (chance.options[0].key,))
    ann.choose("ann", 0, ann.number, (chance.options[0].key,))
    assert the_match(ann).journal[-1][0] == "p"


def test_a_seat_that_can_only_pass_is_not_asked() -> None:
    ann = table("ann", "ben")
    only = Decision("window", 0, "", Msg("x"), [Option(PASS, Msg("option-pass"))], least=0)
    assert ann._automatic(only) == (PASS,)
