"""The store goes away and comes back: what was acknowledged stays, nothing is written behind a hole."""

from __future__ import annotations

import random
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Person, Process, Socket, answer
from tests.server.test_postgres import Cluster, cluster

__all__ = ["cluster"]


def choose(seat: Socket, dice: random.Random) -> dict[str, object]:
    decision = seat.decisions()[0]
    seat.choose(decision, answer(decision, dice))
    return seat.reply()


def play(seat: Socket, dice: random.Random, times: int) -> None:
    for _ in range(times):
        assert choose(seat, dice)["t"] == "ack"
        seat.settle()


def until_it_plays_again(seat: Socket, dice: random.Random) -> None:
    deadline = time.monotonic() + 40
    while choose(seat, dice)["t"] != "ack":
        assert time.monotonic() < deadline, "the table did not come back"
        time.sleep(0.2)
        seat.settle()
    seat.settle()


def test_a_store_that_fails_in_writing_and_reading_loses_nothing(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    process = Process(tmp_path / "data", f"--fail-while={broken}")
    dice = random.Random(2)
    with Person(process) as ann:
        table = ann.table("me", "me")
        with ann.sit_down(table) as seat:
            seat.settle()
            play(seat, dice, 3)
            before = seat.number
            broken.touch()
            assert choose(seat, dice)["message"]["id"] == "problem-not-stored"  # type: ignore[index]
            for _ in range(3):
                assert choose(seat, dice)["message"]["id"] == "problem-store-away"  # type: ignore[index]
            assert ann.http.get("/api/tables").status_code == 503
            with ann.sit_down(table, hello=False) as late:
                assert late.until("bye")["message"]["id"] == "problem-store-away"
            broken.unlink()
            until_it_plays_again(seat, dice)
            assert seat.number > before
            play(seat, dice, 3)
            states = seat.states
        process.kill()
        process.start()
        with ann.sit_down(table) as seat:
            seat.settle()
            assert seat.states == states
    process.stop()
    assert numbers(tmp_path / "data", table) == list(range(len(numbers(tmp_path / "data", table))))


def test_a_disk_that_takes_nothing_more_is_no_good_health(tmp_path: Path) -> None:
    """Reading still works; but nobody can play, and whoever looks after the server must hear of it."""
    full = tmp_path / "full"
    process = Process(tmp_path / "data", f"--full-while={full}")
    dice = random.Random(2)
    with Person(process) as ann:
        table = ann.table("me", "me")
        with ann.sit_down(table) as seat:
            seat.settle()
            play(seat, dice, 2)
            ann.get("/health")
            full.touch()
            assert choose(seat, dice)["message"]["id"] == "problem-not-stored"  # type: ignore[index]
            ann.get("/health", 503)
            full.unlink()
            seat.settle()
            play(seat, dice, 1)
            ann.get("/health")
    process.stop()


@pytest.mark.parametrize("away", [False, True])
def test_a_table_that_is_cleared_away_while_a_choice_is_retried_is_let_go(tmp_path: Path, away: bool) -> None:
    """In the store, behind the room's back: at once, or while the store is away and the room waits for it."""
    broken = tmp_path / "broken"
    process = Process(tmp_path / "data", f"--fail-while={broken}")
    dice = random.Random(3)
    with Person(process) as ann:
        table, other = ann.table("me", "me"), ann.table("me", "me")
        with ann.sit_down(table) as seat, ann.sit_down(other) as elsewhere:
            seat.settle()
            elsewhere.settle()
            play(seat, dice, 2)
            if away:
                broken.touch()
                assert choose(seat, dice)["message"]["id"] == "problem-not-stored"  # type: ignore[index]
            with closing(sqlite3.connect(process.data / "miskatonic.sqlite")) as store, store:
                for part in ("journal", "chat", "watchers", "seats"):
                    store.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
                store.execute("DELETE FROM tables WHERE id = ?", (table,))
            broken.unlink(missing_ok=True)
            if not away:
                assert choose(seat, dice)["t"] == "refused"
            assert seat.until("bye")["message"]["id"] == "problem-table-gone"
            assert ann.get(f"/api/tables/{table}", 404)["message"]["id"] == "problem-no-table"
            assert numbers(process.data, table) == []
            play(elsewhere, dice, 3)
    process.stop()
    assert "Traceback" not in process.log.read_text()


def numbers(data: Path, table: str) -> list[int]:
    with sqlite3.connect(data / "miskatonic.sqlite") as store:
        found = store.execute("SELECT number FROM journal WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    store.close()
    return [row[0] for row in found]


def test_a_seat_that_could_not_be_stored_does_not_change(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    process = Process(tmp_path / "data", f"--fail-while={broken}")
    with Person(process) as ann:
        table = ann.table("me", "me")
        broken.touch()
        assert ann.http.post(f"/api/tables/{table}/seats/1", json={"kind": "bot"}).status_code in (409, 503)
        broken.unlink()
        deadline = time.monotonic() + 20
        while (answered := ann.http.get(f"/api/tables/{table}")).status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert [seat["kind"] for seat in answered.json()["seats"]] == ["person", "person"]
    process.stop()


@pytest.mark.parametrize("step", ["DELETE FROM seats", "INSERT INTO manners", "DELETE FROM watchers", "UPDATE tables"])
def test_somebody_is_sent_away_at_once_or_not_at_all(tmp_path: Path, step: str) -> None:
    """Seat, ban, watcher and invitation are one change: the store breaks before each of its steps."""
    broken = tmp_path / "broken"
    process = Process(tmp_path / "data", f"--fail-at={step}@{broken}")
    with Person(process, "Ann") as ann, Person(process, "Ben") as ben:
        table = ann.table("me", "open", start=False)
        invite = ann.get(f"/api/tables/{table}")["invite"]
        ben.post(f"/api/tables/{table}/join", invite=invite, seat=1)
        broken.touch()
        assert ann.http.post(f"/api/tables/{table}/away", json={"seat": 1}).status_code in (409, 503)
        broken.unlink()
        for restarted in (False, True):
            if restarted:
                process.kill()
                process.start()
            assert ben.get(f"/api/tables/{table}")["mine"] == [1]
            assert ann.get(f"/api/tables/{table}")["invite"] == invite
        left = ann.post(f"/api/tables/{table}/away", seat=1)
        assert left["seats"][1]["kind"] == "open" and left["invite"] != invite
        process.kill()
        process.start()
        ben.get(f"/api/tables/{table}", 404, invite=left["invite"])
        with Person(process, "Carl") as carl:
            carl.get(f"/api/tables/{table}", 404, invite=invite)
    process.stop()


def test_a_journal_with_a_hole_opens_up_to_it_and_is_never_written_on(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    dice = random.Random(3)
    with Person(process) as ann:
        table = ann.table("me", "me")
        with ann.sit_down(table) as seat:
            seat.settle()
            play(seat, dice, 6)
        process.kill()
        whole = numbers(tmp_path / "data", table)
        with sqlite3.connect(tmp_path / "data" / "miskatonic.sqlite") as store:
            store.execute("DELETE FROM journal WHERE table_id = ? AND number = ?", (table, whole[-3]))
        store.close()
        process.start()
        with ann.sit_down(table) as seat:
            seat.settle()
            assert seat.number == whole[-3]
            refused = choose(seat, dice)
            assert refused["t"] == "refused" and refused["message"]["id"] == "problem-journal-hole"  # type: ignore[index]
        assert len(numbers(tmp_path / "data", table)) == len(whole) - 1
        made = ann.post(f"/api/tables/{table}/continue", 201, entry=0)
        with ann.sit_down(made["id"]) as seat:
            seat.settle()
            play(seat, dice, 1)
    process.stop()


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_postgresql_away_for_a_while_loses_nothing(cluster: Cluster, tmp_path: Path, how: str) -> None:
    def away() -> None:
        cluster.stop() if how == "stopped" else cluster.signal(signal.SIGSTOP)

    def back() -> None:
        cluster.start() if how == "stopped" else cluster.signal(signal.SIGCONT)

    process = Process(tmp_path / "data", f"--database={cluster.url}")
    dice = random.Random(4)
    with Person(process) as ann:
        tables = [ann.table("me", "me") for _ in range(3 if how == "stopped" else 1)]
        seats = [ann.sit_down(table) for table in tables]
        for seat in seats:
            seat.settle()
            play(seat, dice, 4)
        numbers = [seat.number for seat in seats]
        away()
        try:
            for seat in seats:
                assert choose(seat, dice)["t"] == "refused"
        finally:
            back()
        for seat, number in zip(seats, numbers, strict=True):
            until_it_plays_again(seat, dice)
            assert seat.number > number
            play(seat, dice, 2)
        states = [seat.states for seat in seats]
        for seat in seats:
            seat.connection.close()
        process.kill()
        process.start()
        for table, state in zip(tables, states, strict=True):
            with ann.sit_down(table) as seat:
                seat.settle()
                assert seat.states == state
    process.stop()
