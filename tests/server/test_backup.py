"""Copies of the store: taken under load, restored, and played on."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

from tests.server.client import ROOT, Person, Process, answer
from tests.server.test_postgres import Cluster, cluster  # noqa: F401
from tests.server.test_serve import environment


def miskatonic(*words: str, language: str = "en_US.UTF-8") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "miskatonic", *words]
    env = environment(Path("/nonexistent"), language)
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120)


class Player(threading.Thread):
    """Plays one table after another without a pause, and remembers all that was acknowledged."""

    def __init__(self, server: Process, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(server, f"Player {seed}")
        self.dice = random.Random(seed)
        self.acknowledged: list[tuple[str, int]] = []
        self.tables: list[str] = []
        self.enough = False
        self.problem: Exception | None = None

    def run(self) -> None:
        try:
            while not self.enough:
                table = self.person.table("me", "me")
                self.tables.append(table)
                with self.person.sit_down(table) as seat:
                    seat.settle()
                    while not seat.over() and not self.enough:
                        decision = seat.decisions()[0]
                        seat.choose(decision, answer(decision, self.dice))
                        said = seat.reply()
                        if said["t"] == "ack":
                            self.acknowledged.append((table, said["number"]))
                        seat.settle()
        except Exception as problem:
            self.problem = problem


def backed_up_under_load(server: Process, copy: Path, *where: str) -> tuple[list[Player], list[tuple[str, int]]]:
    """The players, and what they had been told was stored before the copy was begun."""
    players = [Player(server, seed) for seed in range(3)]
    for player in players:
        player.start()
    try:
        while min(len(player.acknowledged) for player in players) < 15:
            assert all(player.is_alive() for player in players), [player.problem for player in players]
        before = [known for player in players for known in list(player.acknowledged)]
        done = miskatonic("backup", str(copy), *where)
        assert done.returncode == 0, done.stderr
        assert f"Copied to {copy}" in done.stdout
    finally:
        for player in players:
            player.enough = True
        for player in players:
            player.join(30)
    assert [player.problem for player in players] == [None] * 3
    return players, before


def held(copy: Path) -> dict[str, int]:
    """How many lines of each journal a copy has; none has a hole."""
    with contextlib.closing(sqlite3.connect(copy)) as store:
        rows = store.execute("SELECT table_id, count(*), max(number) FROM journal GROUP BY table_id").fetchall()
    assert all(count == last + 1 for _, count, last in rows)
    return {table: count for table, count, _ in rows}


def plays_on(server: Process, player: Player, table: str) -> None:
    """The same browser is still known, and the match goes to its end."""
    player.person.server = server
    player.person.http.base_url = server.url
    with player.person.sit_down(table) as seat:
        seat.settle()
        while not seat.over():
            decision = seat.decisions()[0]
            seat.choose(decision, answer(decision, player.dice))
            assert seat.reply()["t"] in ("ack", "refused")
            seat.settle()


def test_a_copy_under_load_has_all_that_was_acknowledged_and_plays_on(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    copy = tmp_path / "copies" / "monday.sqlite"
    copy.parent.mkdir()
    players, before = backed_up_under_load(server, copy, "--data", str(server.data))
    server.stop()
    lines = held(copy)
    assert len(before) >= 45 and all(lines[table] >= number for table, number in before)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [file.name for file in copy.parent.iterdir()] == ["monday.sqlite"]

    done = miskatonic("restore", str(copy), "--data", str(tmp_path / "new"))
    assert done.returncode == 0, done.stderr
    again = Process(tmp_path / "new")
    for player in players:
        plays_on(again, player, next(table for table in reversed(player.tables) if table in lines))
        player.person.http.close()
    again.stop()
    assert "Traceback" not in again.log.read_text()


def test_a_copy_of_postgresql_under_load_and_back_into_another(cluster: Cluster, tmp_path: Path) -> None:  # noqa: F811
    server = Process(tmp_path / "data", f"--database={cluster.url}")
    copy = tmp_path / "copy.sqlite"
    players, before = backed_up_under_load(server, copy, "--database", cluster.url)
    players[0].person.post("/api/guest", 201, name="Another")
    server.stop()
    lines = held(copy)
    assert all(lines[table] >= number for table, number in before)

    full = miskatonic("restore", str(copy), "--database", cluster.url)
    assert full.returncode == 1 and "a database must be empty" in full.stderr
    cluster.run_sql("CREATE DATABASE other")
    other = cluster.url.replace("/postgres", "/other")
    done = miskatonic("restore", str(copy), "--database", other)
    assert done.returncode == 0, done.stderr
    there = Process(tmp_path / "there", f"--database={other}")
    plays_on(there, players[1], next(table for table in reversed(players[1].tables) if table in lines))
    with players[1].person.sit_down(players[1].tables[0]) as seat:
        seat.send(t="chat", text="the numbers of lines go on")
        seat.until("chat")
    there.stop()

    assert miskatonic("restore", str(copy), "--data", str(tmp_path / "file")).returncode == 0
    moved = Process(tmp_path / "file")
    plays_on(moved, players[2], next(table for table in reversed(players[2].tables) if table in lines))
    moved.stop()
    for player in players:
        player.person.http.close()


def test_a_copy_after_the_server_was_killed(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    with Person(server) as ann:
        table = ann.table("me", "me")
        with ann.sit_down(table) as seat:
            seat.settle()
            seat.choose(seat.decisions()[0], [seat.decisions()[0]["options"][0]["key"]])
            number = seat.reply()["number"]
    server.kill()
    copy = tmp_path / "copy.sqlite"
    assert miskatonic("backup", str(copy), "--data", str(server.data)).returncode == 0
    assert held(copy)[table] >= number


def chances(data: Path, table: str) -> list[str]:
    """What came out there so far."""
    with contextlib.closing(sqlite3.connect(data / "miskatonic.sqlite")) as store:
        rows = store.execute("SELECT text FROM journal WHERE table_id = ? ORDER BY number", [table]).fetchall()
    return [text for (text,) in rows if text.startswith('["c"')]


def same_answers(person: Person, table: str, count: int) -> None:
    """Whoever is asked the same answers the same each time."""
    dice = random.Random(5)
    with person.sit_down(table) as seat:
        seat.settle()
        for _ in range(count):
            if seat.over():
                return
            decision = seat.decisions()[0]
            seat.choose(decision, answer(decision, dice))
            assert seat.reply()["t"] == "ack"
            seat.settle()


def test_what_was_played_after_a_copy_comes_out_otherwise_when_it_is_restored(tmp_path: Path) -> None:
    """A host who takes a copy, plays, and restores it would know the dice to come."""
    server = Process(tmp_path / "data")
    copy, data = tmp_path / "copy.sqlite", ["--data", str(server.data)]
    with Person(server) as ann:
        table = ann.table("me", game="elder-sign")
        real = ann.table("me", game="elder-sign", companion=True)
        same_answers(ann, table, 2)
        assert miskatonic("backup", str(copy), *data).returncode == 0
        before = chances(server.data, table)
        same_answers(ann, table, 25)
        known = chances(server.data, table)
        assert len(known) >= len(before) + 5 and known[: len(before)] == before
        server.stop()
        assert miskatonic("restore", str(copy), *data, "--replace").returncode == 0
        server.start()
        ann.http.base_url = server.url
        same_answers(ann, table, 25)
        again = chances(server.data, table)
        assert again[: len(before)] == before
        assert again[len(before) : len(before) + 5] != known[len(before) : len(before) + 5]
        same_answers(ann, real, 2)
        assert ann.get(f"/api/tables/{table}")["note"] is None and ann.get(f"/api/tables/{real}")["note"] is None
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_nothing_is_written_over_and_nothing_is_restored_under_a_server(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    data = ["--data", str(server.data)]
    copy = tmp_path / "copy.sqlite"
    with Person(server, "Before"):
        assert miskatonic("backup", str(copy), *data).returncode == 0
    whole = copy.read_bytes()
    again = miskatonic("backup", str(copy), *data)
    assert again.returncode == 1 and "nothing is written over" in again.stderr and copy.read_bytes() == whole
    assert "już istnieje" in miskatonic("backup", str(copy), *data, language="pl_PL.UTF-8").stderr
    running = miskatonic("restore", str(copy), *data, "--replace")
    assert running.returncode == 1 and "uses this store already" in running.stderr
    with Person(server, "After") as after:
        server.stop()
        there = miskatonic("restore", str(copy), *data)
        assert there.returncode == 1 and "There is a store already" in there.stderr
        assert miskatonic("restore", str(copy), *data, "--replace").returncode == 0
        server.start()
        after.get("/api/me", 401)
    server.stop()
    aside = [file for file in server.data.iterdir() if ".before-" in file.name]
    assert len(aside) >= 1


def test_what_is_no_copy_is_told_so(tmp_path: Path) -> None:
    missing = miskatonic("restore", str(tmp_path / "none"), "--data", str(tmp_path / "data"))
    assert missing.returncode == 1 and "There is no" in missing.stderr
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(b"nonsense" * 1000)
    damaged = miskatonic("restore", str(nonsense), "--data", str(tmp_path / "data"))
    assert damaged.returncode == 1 and "is not a whole store" in damaged.stderr
    newer = tmp_path / "newer"
    with contextlib.closing(sqlite3.connect(newer)) as store:
        store.execute("CREATE TABLE alembic_version (version_num)")
        store.execute("INSERT INTO alembic_version VALUES ('9999')")
        store.execute("CREATE TABLE journal (table_id, number)")
        store.commit()
    refused = miskatonic("restore", str(newer), "--data", str(tmp_path / "data"))
    assert refused.returncode == 1 and "newer Miskatonic" in refused.stderr
    assert not (tmp_path / "data" / "miskatonic.sqlite").exists()
    empty = miskatonic("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nowhere"))
    assert empty.returncode == 1 and "There is no" in empty.stderr and not (tmp_path / "copy").exists()
