"""Damage in the store, as from a bad disk: each table opens up to it, is never written on, and takes no other along."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.client import Person, Process
from tests.server.test_outage import choose, play

DAMAGE = {
    "cut": "CAST(substr(text, 1, 5) AS TEXT)",
    "no line": "'[\"d\", 7]'",
    "no letters": "CAST(x'5b2264ff22' AS TEXT)",
    "no mark": '\'["n", "sat"]\'',
    "empty": "''",
}
"""What became of a line, as SQLite says it."""


def lines(data: Path, table: str) -> list[tuple[int, bytes]]:
    with closing(sqlite3.connect(data / "miskatonic.sqlite")) as store:
        asked = "SELECT number, CAST(text AS BLOB) FROM journal WHERE table_id = ? ORDER BY number"
        return store.execute(asked, [table]).fetchall()


def test_a_damaged_line_is_a_hole_and_others_are_not_hurt(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    dice = random.Random(3)
    with Person(process, "Ann") as ann, Person(process, "Ben") as ben:
        names = [*DAMAGE, "first line"]
        tables = dict(zip(names, [ann.table("me", "me") for _ in names], strict=True))
        whole = ann.table("me", "me")
        for table in [*tables.values(), whole]:
            with ann.sit_down(table) as seat:
                seat.settle()
                play(seat, dice, 4)
        process.stop()
        with closing(sqlite3.connect(process.data / "miskatonic.sqlite")) as store, store:
            for name, table in tables.items():
                at, what = (0, DAMAGE["cut"]) if name == "first line" else (3, DAMAGE[name])
                store.execute(f"UPDATE journal SET text = {what} WHERE table_id = ? AND number = ?", [table, at])
        before = {table: lines(process.data, table) for table in tables.values()}
        process.start()
        for name, table in tables.items():
            info = ann.get(f"/api/tables/{table}")
            assert info["phase"] == ("lobby" if name == "first line" else "play"), name
            with ann.sit_down(table) as seat:
                seat.settle()
                if name != "first line":
                    refused = choose(seat, dice)
                    assert refused["message"] == {"type": "msg", "id": "problem-journal-hole", "args": {"number": 3}}
            ann.post(f"/api/tables/{table}/start", 409)
        assert {one["id"] for one in ann.get("/api/tables")} == {*tables.values(), whole}
        with ann.sit_down(whole) as seat:
            seat.settle()
            play(seat, dice, 1)
        ben.delete("/api/me", 204, password="")
        process.stop()
        assert {table: lines(process.data, table) for table in tables.values()} == before, "nothing was written"
    assert "Traceback" not in process.log.read_text(), process.log.read_text()


def test_what_comes_out_again_as_a_table_opens_does_not_fill_the_hole(tmp_path: Path) -> None:
    """The line that was lost is chance: the rules draw it anew before anybody is asked."""
    process = Process(tmp_path / "data")
    dice = random.Random(4)
    with Person(process, "Ann") as ann:
        table = ann.table("me", "me")
        with ann.sit_down(table) as seat:
            seat.settle()
            play(seat, dice, 8)
        process.stop()
        lost = [number for number, text in lines(process.data, table) if text.startswith(b'["c"')][-1]
        with closing(sqlite3.connect(process.data / "miskatonic.sqlite")) as store, store:
            store.execute("DELETE FROM journal WHERE table_id = ? AND number = ?", [table, lost])
            store.execute("INSERT INTO journal VALUES (?, ?, '[]', '', NULL, NULL, 0)", [table, lost + 50])
        before = lines(process.data, table)
        process.start()
        with ann.sit_down(table) as seat:
            seat.settle()
            assert choose(seat, dice)["t"] == "refused"
        process.stop()
    assert lines(process.data, table) == before


def test_a_damaged_name_hides_no_table(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    with Person(process, "Ann") as ann:
        table = ann.table("me", "open", start=False, public=True)
        process.stop()
        with closing(sqlite3.connect(process.data / "miskatonic.sqlite")) as store, store:
            store.execute("UPDATE seats SET name = CAST(x'41ff42' AS TEXT) WHERE table_id = ? AND seat = 0", [table])
        process.start()
        (found,) = ann.get("/api/tables")
        assert found["id"] == table and found["seats"][0]["name"] == "A\ufffdB"
        ann.post(f"/api/tables/{table}/start")
        process.stop()
