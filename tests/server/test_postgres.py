"""The same code on PostgreSQL, where the machine has one to start."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.client import Person, Process, answer, free_port
from tests.server.test_race import race

pytest.importorskip("asyncpg")
BIN = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


class Cluster:
    """A PostgreSQL of its own, in a folder of its own; it refuses to be run by root."""

    def __init__(self, folder: Path, user: str | None) -> None:
        assert BIN is not None
        self.folder, self.user, self.port = folder, user, free_port()
        self.url = f"postgresql://miskatonic@127.0.0.1:{self.port}/postgres"
        self.run("initdb", "-U", "miskatonic", "-A", "trust", "--no-sync")
        self.start()

    def run(self, program: str, *words: str) -> None:
        command = [str(Path(str(BIN)) / program), "-D", str(self.folder / "data"), *words]
        subprocess.run(command, check=True, capture_output=True, user=self.user, cwd=self.folder)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-m", "immediate", "stop")

    def run_sql(self, statement: str) -> None:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "miskatonic", "-d", "postgres"]
        subprocess.run([str(Path(str(BIN)) / "psql"), *where, "-c", statement], check=True, capture_output=True)

    def ask(self, question: str) -> list[list[str]]:
        """The rows of the answer, as words."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "miskatonic", "-d", "postgres"]
        asked = [str(Path(str(BIN)) / "psql"), *where, "-At", "-F", "\t", "-c", question]
        found = subprocess.run(asked, check=True, capture_output=True, text=True)
        return [line.split("\t") for line in found.stdout.splitlines()]

    def signal(self, number: int) -> None:
        """To all its processes."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=True
        )
        for pid in [first, *map(int, children.stdout.split())]:
            os.kill(pid, number)


@contextmanager
def a_cluster() -> Iterator[Cluster]:
    folder = Path(subprocess.run(["mktemp", "-d"], capture_output=True, text=True, check=True).stdout.strip())
    user = None
    if os.geteuid() == 0:
        names = [entry.pw_name for entry in pwd.getpwall()]
        user = "postgres" if "postgres" in names else "nobody"
        shutil.chown(folder, user)

    found = Cluster(folder, user)
    try:
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    if BIN is None or not (BIN / "initdb").exists():
        if os.environ.get("CI"):
            pytest.fail("no PostgreSQL here: scripts/stores installs it")
        pytest.skip("no PostgreSQL here: scripts/stores installs it")
    with a_cluster() as found:
        yield found


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.url


def test_play_restart_and_race_on_postgresql(database: str, tmp_path: Path) -> None:
    here = Process(tmp_path / "data", f"--database={database}", "--shared")
    there = Process(tmp_path / "data", f"--database={database}", "--shared")
    dice = random.Random(1)
    with Person(here) as ann:
        table = ann.table("me", "me")
        elsewhere = Person.__new__(Person)
        elsewhere.server, elsewhere.http = there, ann.http
        with ann.sit_down(table) as one, elsewhere.sit_down(table) as two:
            one.settle()
            two.settle()
            assert race(one, two, ("bid:0", "bid:1"), one.number) == ["ack", "refused"]
        with ann.sit_down(table) as seat:
            seat.settle()
            for _ in range(5):
                seat.choose(seat.decisions()[0], answer(seat.decisions()[0], dice))
                assert seat.reply()["t"] == "ack"
                seat.settle()
            seat.send(t="chat", text="Zażółć gęślą jaźń")
            seat.until("chat")
            states = seat.states
        here.kill()
        here.start()
        with ann.sit_down(table) as seat:
            seat.settle()
            assert seat.states == states
            assert any(message.get("text") == "Zażółć gęślą jaźń" for message in seat.received)
        assert [listed["id"] for listed in ann.get("/api/tables")] == [table]
        name = "Jaźń " + ann.me["id"][:5]
        ann.post("/api/register", 201, name=name, password="long enough")
        ann.post("/api/login", name=name, password="long enough")
    here.stop()
    there.stop()
    assert "Traceback" not in here.log.read_text() + there.log.read_text()


def test_letters_that_postgresql_does_not_take_are_nobodys_name(database: str, tmp_path: Path) -> None:
    process = Process(tmp_path / "data", f"--database={database}")
    with Person(process) as ann:
        ann.post("/api/login", 401, name="a\0b", password="long enough")
        ann.post("/api/guest", 400, name="a\0b")
        ann.delete("/api/sessions/a%00b", 404)
        ann.get("/api/tables/a%00b", 404)
    process.stop()
    assert "the store failed" not in process.log.read_text()
