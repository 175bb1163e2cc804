"""The same code on PostgreSQL, where the machine has one to start."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Person, Process, answer, free_port
from tests.server.test_race import race

pytest.importorskip("asyncpg")
BIN = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


@pytest.fixture
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of its own, over a socket in a folder of its own; it refuses to be run by root."""
    if BIN is None or not (BIN / "initdb").exists():
        pytest.skip("no PostgreSQL here")
    folder = Path(subprocess.run(["mktemp", "-d"], capture_output=True, text=True, check=True).stdout.strip())
    user = None
    if os.geteuid() == 0:
        names = [entry.pw_name for entry in pwd.getpwall()]
        user = "postgres" if "postgres" in names else "nobody"
        shutil.chown(folder, user)

    def run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, user=user, cwd=folder)

    data, port = folder / "data", free_port()
    run(str(BIN / "initdb"), "-D", str(data), "-U", "miskatonic", "-A", "trust", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    run(str(BIN / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://miskatonic@127.0.0.1:{port}/postgres"
    finally:
        run(str(BIN / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder)


def test_play_restart_and_race_on_postgresql(database: str, tmp_path: Path) -> None:
    here = Process(tmp_path / "data", f"--database={database}")
    there = Process(tmp_path / "data", f"--database={database}")
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
