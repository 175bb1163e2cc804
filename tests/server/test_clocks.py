"""Clocks: whoever stays silent while others wait is answered for."""

from __future__ import annotations

import time
from typing import Any

from tests.server.client import JSON, Person, Process, Socket


def two_at_a_table(ann: Person, ben: Person, **rules: Any) -> str:
    table = ann.table("me", "open", start=False, public=True, **rules)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    return table


def first(decision: JSON) -> list[str]:
    return [option["key"] for option in decision["options"][: max(1, decision["least"])]]


def clock(seat: Socket) -> JSON:
    left: JSON = seat.until("clock")["left"]
    return left


def test_a_silent_player_is_answered_for_and_then_minded_by_a_bot(ann: Person, ben: Person) -> None:
    table = two_at_a_table(ann, ben, clock=1)
    with ann.sit_down(table) as here, ben.sit_down(table) as silent:
        here.settle()
        silent.settle()
        left = next(message["left"] for message in reversed(silent.received) if message["t"] == "clock")
        assert set(left) == {str(decision["seat"]) for decision in here.decisions() + silent.decisions()}
        assert all(0 < seconds <= 1 for seconds in left.values())
        told = 0
        while True:
            message = here.read()
            for decision in here.decisions():
                if message["t"] == "state" and message["seat"] == decision["seat"]:
                    here.choose(
                        decision, [option["key"] for option in decision["options"][: max(1, decision["least"])]]
                    )
            if message["t"] == "chat" and message["message"]["id"] == "told-time":
                told += message["from"] == "Ben"
            if message["t"] == "table" and message["seats"][1]["kind"] == "bot":
                break
        assert told == 3 and message["seats"][1]["absent"] == "Ben"
        assert ben.post(f"/api/tables/{table}/seats/1", kind="me")["mine"] == [1]


def test_nobody_is_hurried_while_nobody_waits(ann: Person, ben: Person) -> None:
    table = two_at_a_table(ann, ben, clock=1)
    with ann.sit_down(table) as here:
        here.settle()
        mine = here.decisions()
        time.sleep(1.5)
        here.settle()
        assert mine and here.decisions() == mine
        hurried = {seat for message in here.received if message["t"] == "clock" for seat in message["left"]}
        assert hurried == {"1"}, "whoever is away is; whoever waits for them is not"


def test_an_answer_in_time_stops_the_clock(server: Process, ann: Person, ben: Person) -> None:
    table = two_at_a_table(ann, ben, clock=60)
    with ann.sit_down(table) as here, ben.sit_down(table) as there:
        here.settle()
        there.settle()
        seats = [seat for seat in (here, there) if seat.decisions()]
        decision = seats[0].decisions()[0]
        seats[0].choose(decision, first(decision))
        assert seats[0].reply()["t"] == "ack"
        left = clock(seats[0])
        assert left.get(str(decision["seat"]), 60) > 59


def test_without_a_clock_nobody_is_hurried(ann: Person, ben: Person) -> None:
    table = two_at_a_table(ann, ben)
    assert ann.get(f"/api/tables/{table}")["rules"]["clock"] == 0
    with ann.sit_down(table) as here, ben.sit_down(table) as there:
        here.settle()
        there.settle()
        number = there.number
        time.sleep(1.5)
        there.settle()
        assert there.number == number and not any(message["t"] == "clock" for message in there.received)
