"""The store is taken away and brought back, again and again, while people play: nothing acknowledged is lost, nothing
is written behind a hole, and who sits where in memory is who sits there in the store."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, Process, Socket, answer
from tests.server.test_postgres import Cluster, cluster

__all__ = ["cluster"]
TABLES = 3


def rounds(request: pytest.FixtureRequest) -> int:
    return int(os.environ.get("MISKATONIC_SOAK", 40)) if request.config.getoption("--soak") else 3


class Player:
    """Plays on at tables of their own whatever happens; writes down each choice that was acknowledged."""

    def __init__(self, ann: Person, dice: random.Random) -> None:
        self.ann, self.dice = ann, dice
        self.table = ann.table("me", "me")
        self.acknowledged: dict[str, list[Any]] = {self.table: []}
        self.refused = 0
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._play)
        self.problem: Exception | None = None

    def _play(self) -> None:
        while not self.stop.is_set():
            try:
                with self.ann.sit_down(self.table) as seat:
                    seat.settle()
                    while not self.stop.is_set() and self._choose(seat):
                        pass
            except (ConnectionClosed, TimeoutError, OSError, httpx.HTTPError):
                time.sleep(0.1)
            except Exception as problem:
                self.problem = problem
                return

    def _begin_anew(self) -> None:
        """Where the store lets them."""
        kinds = [{"kind": "me"}, {"kind": "me"}]
        made = self.ann.http.post("/api/tables", json={"game": "toy", "seats": kinds})
        if made.status_code == 201:
            table = made.json()["id"]
            while self.ann.http.get(f"/api/tables/{table}").json().get("phase") != "play":
                self.ann.http.post(f"/api/tables/{table}/start")
                time.sleep(0.1)
            self.table = table
            self.acknowledged[table] = []

    def _choose(self, seat: Socket) -> bool:
        if seat.over():
            self._begin_anew()
            return False
        decisions = seat.decisions()
        if not decisions:
            seat.settle()
            time.sleep(0.02)
            return True
        decision = self.dice.choice(decisions)
        keys = answer(decision, self.dice)
        seat.choose(decision, keys)
        if seat.reply()["t"] == "ack":
            self.acknowledged[self.table].append(["d", decision["seat"], keys])
        else:
            self.refused += 1
            time.sleep(0.05)
        seat.settle()
        time.sleep(0.01)
        return True


def journals(url: str) -> dict[str, list[tuple[int, Any, bool]]]:
    """As a program of nobody's reads them: number, line, and whether a person gave the answer."""
    engine = create_engine(url)
    found: dict[str, list[tuple[int, Any, bool]]] = {}
    with engine.connect() as connection:
        rows = connection.execute(text("select table_id, number, text, seen from journal order by table_id, number"))
        for table, number, line, seen in rows:
            found.setdefault(table, []).append((number, msgspec.json.decode(line), seen is not None))
    engine.dispose()
    return found


def battery(
    process: Process, away: Callable[[], None], back: Callable[[], None], times: int, read: Callable[[], Any]
) -> None:
    dice = random.Random(time.time_ns() if times > 3 else 1)
    with Person(process) as ann:
        spare = ann.table("me", "me")
        players = [Player(ann, random.Random(number)) for number in range(TABLES)]
        for player in players:
            player.thread.start()
        for number in range(times):
            time.sleep(0.3 + dice.random())
            away()
            time.sleep(dice.random() * 1.5)
            reseated = ann.http.post(f"/api/tables/{spare}/seats/1", json={"kind": ("bot", "me")[number % 2]})
            back()
            seats = until(lambda: ann.http.get(f"/api/tables/{spare}"))["seats"]
            if reseated.status_code == 200:
                assert seats[1]["kind"] == ("bot", "person")[number % 2]
            if number % 3 == 2:
                process.kill()
                process.start()
                assert until(lambda: ann.http.get(f"/api/tables/{spare}"))["seats"][1]["kind"] == seats[1]["kind"]
        time.sleep(1)
        for player in players:
            player.stop.set()
            player.thread.join(90)
            assert player.problem is None, player.problem
        process.kill()
        stored = read()
        for player in players:
            for table, acknowledged in player.acknowledged.items():
                lines = stored[table]
                assert [number for number, _, _ in lines] == list(range(len(lines))), "no hole"
                # What was sent when the connection went may be there without having been acknowledged.
                left = iter([line for _, line, given in lines if given])
                assert all(choice in left for choice in acknowledged), "all that was acknowledged, in order"
            assert sum(map(len, player.acknowledged.values())) > 3
        assert sum(player.refused for player in players) > 0, "the store was away while people played"
        process.start()
        for player in players:
            with ann.sit_down(player.table) as seat:
                seat.settle()
                assert seat.number == len(stored[player.table])
                assert not any(m.get("note") for m in seat.received if m["t"] == "table")
    process.stop()
    assert "Traceback" not in process.log.read_text()


def until(ask: Callable[[], Any]) -> Any:
    """The answer, as soon as there is one."""
    deadline = time.monotonic() + 60
    while (answered := ask()).status_code != 200:
        assert time.monotonic() < deadline, answered.text
        time.sleep(0.1)
    return answered.json()


def test_sqlite_away_and_back(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    broken = tmp_path / "broken"
    process = Process(tmp_path / "data", f"--fail-while={broken}")
    file = tmp_path / "data" / "miskatonic.sqlite"
    battery(process, broken.touch, broken.unlink, rounds(request), lambda: journals(f"sqlite:///{file}"))


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_postgresql_away_and_back(cluster: Cluster, tmp_path: Path, how: str, request: pytest.FixtureRequest) -> None:
    def away() -> None:
        cluster.stop() if how == "stopped" else cluster.signal(signal.SIGSTOP)

    def back() -> None:
        cluster.start() if how == "stopped" else cluster.signal(signal.SIGCONT)

    process = Process(tmp_path / "data", f"--database={cluster.url}")
    battery(process, away, back, rounds(request), lambda: read_postgres(cluster.url))


def read_postgres(url: str) -> dict[str, list[tuple[int, Any, bool]]]:
    import asyncpg

    async def rows() -> list[Any]:
        connection = await asyncpg.connect(url)
        try:
            return list(await connection.fetch("select table_id, number, text, seen from journal order by 1, 2"))
        finally:
            await connection.close()

    found: dict[str, list[tuple[int, Any, bool]]] = {}
    for table, number, line, seen in asyncio.run(rows()):
        found.setdefault(table, []).append((number, msgspec.json.decode(line), seen is not None))
    return found
