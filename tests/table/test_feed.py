"""What is sent adds up to what a seat may see, and to nothing else."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from miskatonic.engine.visibility import project
from miskatonic.table.feed import Feed
from miskatonic.table.seating import HostRules
from miskatonic.table.table import Table
from tests.table.scene import step, table, the_match


class Reader:
    """A client as the protocol wants it: it puts together what it is sent."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.number = -1
        self.state: dict[str, Any] = {}
        self.events: list[Any] = []

    def read(self, feed: Feed) -> dict[str, Any]:
        text, known = feed.update(self.seat, self.number, len(self.events))
        message: dict[str, Any] = msgspec.json.decode(text)
        self.take(message)
        assert known == len(self.events)
        return message

    def take(self, message: dict[str, Any]) -> None:
        if message["full"]:
            self.state = {}
        self.state.update(message["state"])
        assert message["events_from"] <= len(self.events)
        self.events[message["events_from"] :] = message["events"]
        self.number = message["number"]


def shown(table: Table, seat: int) -> Any:
    open_hands = table.host_rules.open_hands
    return msgspec.json.decode(msgspec.json.encode(project(the_match(table).state, seat, open_hands=open_hands)))


def events(table: Table, seat: int) -> Any:
    every = the_match(table).events if table.host_rules.open_hands else the_match(table).events_for(seat)
    return msgspec.json.decode(msgspec.json.encode([{"kind": e.kind, "args": e.args, "names": e.names} for e in every]))


@pytest.mark.parametrize("open_hands", [False, True])
def test_the_parts_make_the_whole_through_a_game_with_choices_taken_back(seed: int, open_hands: bool) -> None:
    ann = table("ann", "bot", "ben", rules=HostRules(open_hands=open_hands), seed=str(seed))
    feed = Feed(ann)
    readers = [Reader(seat) for seat in range(-1, 3)]
    dice = random.Random(seed)
    saved = 0
    while the_match(ann).pending:
        for reader in readers:
            # Some fall behind, and catch up in one step.
            if dice.random() < 0.7:
                message = reader.read(feed)
                saved += len(message["state"]) < len(reader.state)
                assert reader.state == shown(ann, reader.seat)
                assert reader.events == events(ann, reader.seat)
        if dice.random() < 0.1 and ann.undo_offer(0) is not None:
            ann.undo("ann", 0, ann.number)
        else:
            step(ann, dice)
    assert saved > 50


def test_somebody_who_comes_back_gets_the_whole_and_what_they_missed() -> None:
    ann = table("ann", "ben")
    feed = Feed(ann)
    dice = random.Random(1)
    reader = Reader(0)
    for _ in range(10):
        step(ann, dice)
    reader.read(feed)
    had = len(reader.events)
    for _ in range(5):
        step(ann, dice)
    text, _ = feed.greeting(0, reader.number, had)
    message = msgspec.json.decode(text)
    assert message["full"] and message["events_from"] == had and message["events"]
    reader.take(message)
    assert reader.state == shown(ann, 0) and reader.events == events(ann, 0)


@pytest.mark.parametrize("restarted", [False, True])
def test_somebody_who_comes_back_forgets_what_was_taken_back_meanwhile(restarted: bool) -> None:
    ann = table("ann", "ben")
    feed = Feed(ann)
    dice = random.Random(1)
    reader = Reader(0)
    for _ in range(14):
        step(ann, dice)
    reader.read(feed)
    for _ in range(6):
        ann.undo("ann", 0, ann.number)
        if not restarted:
            Reader(1).read(feed)
    for _ in range(8):
        step(ann, dice)
    if restarted:
        feed = Feed(ann)
    text, _ = feed.greeting(0, reader.number, len(reader.events))
    reader.take(msgspec.json.decode(text))
    assert reader.events == events(ann, 0)


def test_a_client_that_claims_too_much_is_sent_everything() -> None:
    ann = table("ann", "ben")
    for number, known in ((10_000, 10_000), (-5, -5), (0, 99)):
        message = msgspec.json.decode(Feed(ann).greeting(0, number, known)[0])
        assert message["events_from"] == 0 and message["events"] == events(ann, 0)


def test_that_something_hidden_changed_is_not_told_either() -> None:
    ann = table("ann", "ben")
    feed = Feed(ann)
    reader = Reader(0)
    reader.read(feed)
    ann.lines.append("x")
    hand = the_match(ann).state.players[1].hand
    hand[:] = hand[::-1]
    assert "players" not in reader.read(feed)["state"]
