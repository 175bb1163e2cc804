"""Two tabs, or two processes, at the same number: one wins, the other learns how the table stands."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

from tests.server.client import Person, Process, Socket


def race(first: Socket, second: Socket, keys: tuple[str, str], number: int) -> list[str]:
    start = threading.Barrier(2)
    outcomes: dict[int, str] = {}

    def run(at: int, socket: Socket) -> None:
        start.wait()
        socket.send(t="choose", id=at, seat=0, number=number, keys=[keys[at]])
        outcomes[at] = socket.reply()["t"]

    threads = [threading.Thread(target=run, args=(at, socket)) for at, socket in enumerate((first, second))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return sorted(outcomes.values())


def test_two_tabs_race_and_one_wins(ann: Person) -> None:
    for _ in range(10):
        table = ann.table("me", "me")
        with ann.sit_down(table) as one, ann.sit_down(table) as two:
            one.settle()
            two.settle()
            assert race(one, two, ("bid:0", "bid:1"), one.number) == ["ack", "refused"]
            one.settle()
            two.settle()
            assert one.states == two.states


def test_the_same_answer_from_two_tabs_is_taken_once(ann: Person) -> None:
    table = ann.table("me", "me")
    with ann.sit_down(table) as one, ann.sit_down(table) as two:
        one.settle()
        two.settle()
        number = one.number
        assert race(one, two, ("bid:1", "bid:1"), number) == ["ack", "ack"]
        one.settle()
        assert one.number == number + 1


def test_two_processes_on_one_store_race_and_one_wins(tmp_path: Path) -> None:
    here = Process(tmp_path / "data", "--shared")
    there = Process(tmp_path / "data", "--shared")
    with Person(here) as ann:
        tables = [ann.table("me", "me") for _ in range(10)]
        elsewhere = Person.__new__(Person)
        elsewhere.server, elsewhere.http = there, ann.http
        for table in tables:
            with ann.sit_down(table) as one, elsewhere.sit_down(table) as two:
                one.settle()
                two.settle()
                assert one.states == two.states
                number = one.number
                assert race(one, two, ("bid:0", "bid:1"), number) == ["ack", "refused"]
                for socket in (one, two):
                    socket.settle()
                    assert socket.number == number + 1
                assert one.states == two.states
                # The one who lost can play on from there.
                two.choose(next(d for d in two.decisions() if d["seat"] == 1), ["bid:0"])
                assert two.reply()["t"] == "ack"
    here.stop()
    there.stop()
    assert "Traceback" not in here.log.read_text() + there.log.read_text()
    with sqlite3.connect(tmp_path / "data" / "miskatonic.sqlite") as store:
        rows = store.execute("select table_id, number from journal order by 1, 2").fetchall()
    for table in tables:
        numbers = [number for name, number in rows if name == table]
        assert numbers == list(range(len(numbers)))
