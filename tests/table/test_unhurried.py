"""Being asked, and how fast one answers, must not tell what a hand holds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from miskatonic.engine.match import Match
from miskatonic.table.feed import Feed
from miskatonic.table.pace import ENOUGH, LEAST, MOST, Pace
from miskatonic.table.seating import Holder, HostRules
from miskatonic.table.table import Table
from tests.table.scene import the_match
from tests.toy import RULES

ACTS = "hourglass"
IDLE = "rust"


def tables_with(hand: str, *holders: Holder) -> Table:
    """Ann works for a coin; who has an hourglass in hand might stop her."""
    match = Match.position(RULES, {"seats": 3, "players": [{"coins": 2}, {"hand": [hand]}, {"hand": ["pledge"]}]})
    people = [Holder("person", name, name.title()) for name in ("ann", "ben", "cid")]
    table = Table("t1", RULES, "ann", people, {}, HostRules())
    for seat, holder in enumerate(holders, 1):
        table.holders[seat] = holder
    table.go_on(match)
    for person in ("ann", "ben", "cid"):
        table.come(person)
    table.choose("ann", 0, table.number, ("work",))
    return table


def sent(table: Table, seat: int) -> dict[str, Any]:
    message, _ = Feed(table).update(seat, -1, 0)
    read: dict[str, Any] = msgspec.json.decode(message)
    return read


def test_the_others_are_told_the_same_whether_or_not_somebody_can_act() -> None:
    able, unable = tables_with(ACTS), tables_with(IDLE)
    assert [d.seat for d in the_match(able).pending] == [1]
    assert sent(able, 0) == sent(unable, 0)
    assert sent(able, -1) == sent(unable, -1)
    assert sent(able, 0)["waiting"] == [{"seat": 1}]


def test_who_can_only_pass_is_not_bothered_but_answered_for_without_hurry() -> None:
    table = tables_with(IDLE)
    assert sent(table, 1)["decisions"] == []
    assert sent(table, 1)["waiting"] == [{"seat": 1}]
    (decision,) = table.unhurried()
    before = table.number
    table.settle()
    assert table.number == before, "not at once"
    assert table.answer_unhurried(decision)
    assert not table.answer_unhurried(decision), "once"
    assert table.lines.hands[-1] == "auto"
    assert [d.seat for d in table.unhurried()] == [2], "the next who holds cards"


def test_who_can_act_is_asked() -> None:
    table = tables_with(ACTS)
    assert table.unhurried() == []
    assert [option["key"] for option in sent(table, 1)["decisions"][0]["options"]] == ["react:hourglass", "pass"]


def test_what_is_answered_always_so_takes_its_time_too_and_covers_its_topic_alone() -> None:
    table = tables_with(ACTS)
    table.automate("ben", 1, "harm.when", "pass")
    assert table.unhurried() == []
    table.automate("ben", 1, "gain.would", "pass")
    (decision,) = table.unhurried()
    table.automate("ben", 1, "gain.would", None)
    assert not table.answer_unhurried(decision), "wants to be asked after all"


@pytest.mark.parametrize("hand", [ACTS, IDLE])
def test_a_bot_is_due_with_or_without_something_to_do(hand: str) -> None:
    table = tables_with(hand, Holder("bot"))
    (decision,) = table.bots_due()
    assert table.unhurried() == []
    assert table.choose_for_bot(decision, ("pass",))


def test_people_set_the_pace_of_what_is_answered_for_others() -> None:
    now = [100.0]
    pace = Pace(lambda: now[0])
    guesses = [pace.draw() for _ in range(200)]
    assert all(LEAST <= seconds <= MOST for seconds in guesses)
    assert len(set(guesses)) > 150
    for _ in range(ENOUGH):
        pace.took(8.0)
    assert all(6.4 <= pace.draw() <= 10.0 for _ in range(50))


def test_the_time_that_a_person_took_is_noticed() -> None:
    table = tables_with(ACTS)
    now = [table.pace.clock() + 5.0]
    table.pace.clock = lambda: now[0]
    table.choose("ben", 1, table.number, ("pass",))
    (seconds,) = table.pace._took
    assert 4.9 < seconds < 6.0


def test_one_person_with_several_seats_is_not_kept_waiting_for_what_only_they_could_learn() -> None:
    ann = Holder("person", "ann", "Ann")
    table = tables_with(IDLE, ann, Holder("person", "ann", "Ann"))
    assert table.unhurried() == []
    assert [d.seat for d in the_match(table).pending if len(d.options) == 1] == []


def test_at_one_screen_with_a_curtain_the_answer_takes_its_time() -> None:
    table = tables_with(IDLE)
    for seat in (1, 2):
        table.holders[seat] = Holder("person", "ann", "Ann")
    table.host_rules = HostRules(curtain=True)
    assert [d.seat for d in table.unhurried()] == [1]
