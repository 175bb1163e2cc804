"""What each seat was sent in whole games holds nothing it could not know."""

from __future__ import annotations

import random
import sqlite3
from typing import Any

import msgspec
import pytest

from miskatonic.engine.record import Record
from miskatonic.engine.visibility import UNSEEN
from miskatonic.table.lines import Line
from miskatonic.table.seating import Holder, HostRules
from miskatonic.table.table import Table
from tests.battery.playing import AnyMatch, rules_of
from tests.battery.test_secrets import words
from tests.server.client import JSON, Person, Socket, answer


def heard(message: JSON) -> set[str]:
    found = set(words(message))
    return found | {word.partition(":")[2] for word in found}


def play_together(sockets: list[Socket], dice: random.Random, cap: int) -> None:
    for _ in range(cap):
        for socket in sockets:
            socket.settle()
        if sockets[0].over():
            return
        asked = [(socket, decision) for socket in sockets for decision in socket.decisions()]
        if not asked:
            continue
        socket, decision = asked[dice.randrange(len(asked))]
        socket.choose(decision, answer(decision, dice))
        reply = socket.reply()
        assert reply["t"] == "ack", reply
        if dice.random() < 0.1 and socket.views and min(socket.views) >= 0:
            socket.settle()
            socket.send(t="undo", id="u", seat=min(socket.views), number=socket.number)
            socket.reply()


def truth(ann: Person, table: str) -> list[Line]:
    """The journal as the server's own store has it."""
    with sqlite3.connect(ann.server.data / "miskatonic.sqlite") as store:
        rows = store.execute("select number, text, by, seat, seen from journal where table_id = ? order by 1", (table,))
        return [Line(*row) for row in rows]


def at(lines: list[Line], game: str, number: int) -> AnyMatch:
    """The match as it was when the journal had so many lines, what was later taken back included."""
    table = Table("x", rules_of(game), "ann", [Holder("person", seat) for seat in ("ann", "ben")], {}, HostRules())
    table.restore(lines[:number])
    assert table.match is not None and table.number == number
    return table.match


def only_pass(decision: JSON) -> bool:
    """The table answers it, in its own time."""
    return bool(decision["always"]) and [option["key"] for option in decision["options"]] == ["pass"]


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize(("game", "cap"), [("toy", 400), ("elder-sign", 400)])
def test_a_seat_is_sent_its_own_view_its_events_and_its_questions_and_nothing_else(
    ann: Person, ben: Person, seed: int, game: str, cap: int
) -> None:
    table = ann.table("me", "open", start=False, public=True, game=game)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    with Person(ann.server, "Carl") as carl:
        carl.post(f"/api/tables/{table}/join")
        with ann.sit_down(table) as one, ben.sit_down(table) as two, carl.sit_down(table) as watcher:
            sockets = [one, two, watcher]
            play_together(sockets, random.Random(f"{game}/{seed}"), cap)
            for socket in sockets:
                socket.settle()
    received = {0: one.received, 1: two.received, -1: watcher.received}
    lines = truth(ann, table)
    moments = {m["number"]: m for messages in received.values() for m in messages if m["t"] == "state"}
    matches = {number: at(lines, game, number) for number in sorted(moments)}
    assert len(matches) > 10
    cards = {word for match in matches.values() for word in words(match.state)} - {UNSEEN}
    for seat, messages in received.items():
        mine = [message for message in messages if message["t"] == "state"]
        assert {message["seat"] for message in mine} == {seat}, "somebody else's view"
        state: JSON = {}
        events: list[Any] = []
        allowed: set[str] = set()
        for message in mine:
            match = matches[message["number"]]
            state.update(message["state"])
            events[message["events_from"] :] = message["events"]
            view = plain(match.view(seat))
            heard_of = match.events_for(seat)
            noticed = [{"kind": e.kind, "args": e.args, "names": e.names} for e in heard_of]
            assert state == view["state"]
            assert message["decisions"] == [decision for decision in view["decisions"] if not only_pass(decision)]
            assert events == plain(noticed)
            allowed |= heard(view) | heard({"events": noticed})
        told = {word for message in messages for word in heard(message)}
        secret = cards - allowed
        assert not told & secret, f"seat {seat} was told of {sorted(told & secret)}"
        if game == "toy":
            assert secret, "there was something to tell"


def test_the_seed_stays_on_the_server_until_the_game_is_over(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    with ann.sit_down(table) as one, ben.sit_down(table) as two:
        play_together([one, two], random.Random(3), 400)
        for socket in (one, two):
            socket.settle()
    seed = Record.loads(ann.get(f"/api/tables/{table}/export")).header.seed
    messages = [*one.received, *two.received]
    for message in messages:
        if not (message["t"] == "table" and message["phase"] == "over"):
            assert seed not in str(message)
    assert any(seed in str(message) for message in messages), "and is told then"
