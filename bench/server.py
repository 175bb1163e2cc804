"""The server under load, over loopback: ours with SQLite, and boardgame.io's in the same run.

`make bench-server` writes build/bench-server.json. Bounded: a few seconds for each measurement.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvloop

from bench import load
from bench.websocket import Client
from miskatonic.games.registry import GAMES
from scripts import build_client

ROOT = Path(__file__).parent.parent
PEER = ROOT / "bench" / "peers" / "boardgameio"
SLEEPERS = ("tiny", *GAMES)
IDLE = 2.0
"""Seconds after which a table sleeps here; a minute elsewhere."""
WITHIN = 120.0
"""Seconds for any of it; else something is wrong."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def family(pid: int) -> list[int]:
    """A process and those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def memory(pid: int) -> int:
    """Resident bytes."""
    found = 0
    for one in family(pid):
        status = Path(f"/proc/{one}/status").read_text()
        found += int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024
    return found


def processor(pid: int) -> float:
    """Seconds of processor time so far: what a busy machine cannot blur."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def loaded(players: list[tuple[Client, Any]], measure: load.Measure, seconds: float, pid: int) -> Any:
    report: dict[str, Any] = dict(await load.run(players, measure, seconds, lambda: processor(pid)))
    report["memory_mb"] = round(memory(pid) / 2**20)
    for client, _ in players:
        client.transport.abort()
    return report


@contextmanager
def process(command: list[str], port: int, folder: Path = ROOT) -> Iterator[int]:
    running = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            if running.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{command[0]} did not start")
            time.sleep(0.05)
        yield running.pid
    finally:
        running.terminate()
        try:
            running.wait(15)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()


def ours(game: str, tables: int, seconds: float, sources: Path = ROOT, *words: str) -> dict[str, Any]:
    """`words`: the address of a database, and how many processes."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "bench.serve", data, str(port), *words]
        with process(command, port, sources) as pid:
            empty = memory(pid)

            async def measured() -> dict[str, Any]:
                measure = load.Measure()
                players = await load.sit_down(port, game, tables, measure)
                await asyncio.sleep(0.5)
                seated = memory(pid)
                report: dict[str, Any] = await loaded(players, measure, seconds, pid)
                report["memory_per_table_kb"] = round((seated - empty) / tables / 1024)
                return report

            return uvloop.run(measured())


def asleep(game: str, tables: int, choices: int = 100) -> dict[str, Any]:
    """What a table takes while somebody is there and when all have gone, and how soon it wakes.

    A process does not give memory back that it may need again. So what sleeps is measured by what as many new tables
    add: nothing, if they find room where the first have been.
    """
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as data,
        process([sys.executable, "-m", "bench.serve", data, str(port), f"--sleep={IDLE}"], port) as pid,
    ):

        async def measured() -> dict[str, Any]:
            # What the first table of a game loads is nobody's in particular.
            await _leave(port, await _play(port, game, 1, choices))
            empty = memory(pid)
            players = await _play(port, game, tables, choices)
            awake = memory(pid)
            await _leave(port, players)
            others = await _play(port, game, tables, choices)
            beside = memory(pid)
            await _leave(port, others)
            times = sorted([await load.wake(port, player) for _, player in players])
            return {
                "game": game,
                "tables": tables,
                "choices": round(statistics.mean(player.turn for _, player in players)),
                "awake_kb": round((awake - empty) / tables / 1024),
                "asleep_kb": round((beside - awake) / tables / 1024),
                "wakes_ms": round(times[tables // 2] * 1000, 1),
                "wakes_p99_ms": round(times[int(tables * 0.99)] * 1000, 1),
            }

        return uvloop.run(measured())


async def _play(port: int, game: str, tables: int, choices: int) -> list[tuple[Client, load.Ours]]:
    """So many choices at each, or to the end."""
    measure = load.Measure()
    players = await load.sit_down(port, game, tables, measure)
    measure.running = True
    for client, player in players:
        player.most = choices
        player.play(client)
    end = time.monotonic() + WITHIN
    while any(player.turn < choices and not player.over for _, player in players):
        if time.monotonic() > end:
            raise RuntimeError("the players have not come to their last choice")
        await asyncio.sleep(0.05)
    measure.running = False
    await asyncio.sleep(0.5)
    return players


async def _leave(port: int, players: list[tuple[Client, load.Ours]]) -> None:
    """All of them, and the tables are asleep."""
    for client, _ in players:
        client.transport.abort()
    end = time.monotonic() + WITHIN
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        while "miskatonic_tables 0" not in (await http.get("/metrics")).text:
            if time.monotonic() > end:
                raise RuntimeError("the tables do not sleep")
            await asyncio.sleep(0.2)


def many(tables: list[int], seconds: float) -> list[dict[str, Any]]:
    """1, 2 and 4 processes on one PostgreSQL, in turns; nothing where there is none to start."""
    from tests.server.test_postgres import BIN, a_cluster

    if BIN is None:
        print("miskatonic: no PostgreSQL here, so many processes are not measured", file=sys.stderr)
        return []
    found = []
    with a_cluster() as cluster:
        for count in tables:
            for workers in (1, 2, 4):
                report = ours("tiny", count, seconds, ROOT, cluster.url, str(workers))
                found.append({"processes": workers, **report})
    return found


def prepare_peer() -> bool:
    """Its packages, with the machine's Node or the one that builds the client; False where there is none."""
    if not (PEER / "node_modules").is_dir():
        if not build_client.npm():
            return False
        command = [*build_client.npm(), "ci", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=PEER, check=True, env=build_client.environment(), timeout=600)
    return True


def peer(tables: int, seconds: float) -> dict[str, Any]:
    port = free_port()
    node = shutil.which("node", path=build_client.environment()["PATH"])
    assert node is not None
    with process([node, "server.cjs", str(port)], port, PEER) as pid:

        async def measured() -> dict[str, Any]:
            measure = load.Measure()
            players = await load.sit_down_at_peer(port, tables, measure)
            report: dict[str, Any] = await loaded(players, measure, seconds, pid)
            return report

        return uvloop.run(measured())


def middle(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of each figure."""
    return {key: round(statistics.median(run[key] for run in runs), 2) for key in runs[0]}


def ratio(runs: list[dict[str, Any]], others: list[dict[str, Any]]) -> dict[str, float]:
    """The median of the pairs: both halves of a pair had the same machine."""
    figures = ("choices_per_second", "p99_ms", "processor_us_per_choice")
    return {
        figure: round(statistics.median(a[figure] / b[figure] for a, b in zip(runs, others, strict=True)), 3)
        for figure in figures
        if all(figure in run for run in (*runs, *others))
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="the folder of another version: only the two, in turns")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--growth", type=int, nargs="*", default=[10, 50, 200, 500, 1000, 2000])
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--many", type=int, nargs="*", help="only processes on PostgreSQL, with so many tables")
    parser.add_argument("--asleep", type=int, nargs="?", const=200, help="only so many tables that sleep and wake")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench-server.json")
    arguments = parser.parse_args()
    seconds = arguments.seconds
    report: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine(), "seconds": seconds}
    if arguments.many is not None:
        print(json.dumps({**report, "many": many(arguments.many or [200], seconds)}, indent=2))
        return
    if arguments.asleep is not None:
        print(json.dumps({**report, "asleep": [asleep(game, arguments.asleep) for game in SLEEPERS]}, indent=2))
        return
    if arguments.against is not None:
        runs: dict[str, list[dict[str, Any]]] = {"this": [], "other": []}
        for turn in range(arguments.repetitions):
            sides = [("this", ROOT), ("other", arguments.against.resolve())]
            for name, sources in sides if turn % 2 else sides[::-1]:
                runs[name].append(ours("tiny", 200, seconds, sources))
        pairs = ratio(runs["this"], runs["other"])
        print(json.dumps({**report, **{name: middle(found) for name, found in runs.items()}, "ratio": pairs}, indent=2))
        return
    with_peer = not arguments.no_peer and prepare_peer()
    mine: list[dict[str, Any]] = []
    theirs: list[dict[str, Any]] = []
    # In turns, so that a busy moment of the machine falls on both.
    for _ in range(arguments.repetitions):
        mine.append(ours("tiny", 200, seconds))
        if with_peer:
            theirs.append(peer(200, seconds))
    report["tiny"] = middle(mine)
    if theirs:
        report["boardgameio"] = {"version": "0.50.2", "store": "memory", **middle(theirs)}
        report["ratio"] = ratio(mine, theirs)
    # Shorter: alone a game is soon over, and its table makes no more choices.
    report["games"] = {game: ours(game, 200, min(seconds, 1)) for game in GAMES}
    report["growth"] = [ours("tiny", tables, min(seconds, 3)) for tables in arguments.growth]
    if len(report["growth"]) > 1:
        first, last = report["growth"][0], report["growth"][-1]
        grown = (last["memory_mb"] - first["memory_mb"]) * 1024 / max(1, last["tables"] - first["tables"])
        report["memory_per_further_table_kb"] = round(grown)
    report["asleep"] = [asleep(game, 200) for game in SLEEPERS]
    report["many"] = many([200, 2000], min(seconds, 3))
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
