"""Our own speed in one run: medians of several repetitions; random play in turns with catanatron's.

`make bench-engine` prints a table and writes `build/bench.json`.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import miskatonic
from bench.measure import Measure, Plan
from miskatonic.bots.bot import RandomBot
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES as REGISTERED
from miskatonic.games.registry import part, room
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.simulate import rest_the_collector

PEER = (Path(".venv-peers/bin/python"), Path("bench/peers/catanatron_random.py"))
GAMES = 400
"""In a repetition: about as long as one of the peer's."""
SEATS = 4
BUILD = Path("build")


def seats_of(rules: Rules[Any]) -> int:
    return min(SEATS, rules.most_seats)


def play_on(match: Match[Any], bot: RandomBot, most: int = 1_000_000) -> int:
    """To the end, or through so many decisions; how many there were."""
    decisions = 0
    while match.pending and decisions < most:
        decision = match.pending[0]
        match.answer(decision.seat, bot.choose(decision, None))
        decisions += 1
    return decisions


def decisions_per_second(rules: Rules[Any], games: int) -> float:
    start = time.perf_counter()
    decisions = 0
    for seed in range(1, games + 1):
        match = Match.new(rules, seats_of(rules), {}, seed, log=False, every=0)
        decisions += play_on(match, RandomBot(str(seed)))
    return decisions / (time.perf_counter() - start)


def fork_micros(rules: Rules[Any], games: int) -> float:
    """Average over every tenth decision of random games, wherever in a turn it falls."""
    spent, forks = 0.0, 0
    for seed in range(1, games + 1):
        match = Match.new(rules, seats_of(rules), {}, seed, log=False)
        bot = RandomBot(str(seed))
        while match.pending:
            play_on(match, bot, 10)
            start = time.perf_counter()
            match.fork()
            spent += time.perf_counter() - start
            forks += 1
    return spent / forks * 1e6


def new_match_millis(rules: Rules[Any], matches: int) -> float:
    start = time.perf_counter()
    for seed in range(matches):
        Match.new(rules, seats_of(rules), {}, seed)
    return (time.perf_counter() - start) / matches * 1e3


def load_millis(rules: Rules[Any], files: list[Path]) -> float:
    start = time.perf_counter()
    for path in files:
        match = Match.load(rules, path)
        assert match.outcome is not None and match.fidelity.exact
    return (time.perf_counter() - start) / len(files) * 1e3


def finished_games(rules: Rules[Any], games: int, folder: Path) -> list[Path]:
    files: list[Path] = []
    for seed in range(1, games + 1):
        match = Match.new(rules, seats_of(rules), {}, seed)
        play_on(match, RandomBot(str(seed)))
        files.append(folder / f"{seed}.game")
        match.save(files[-1])
    return files


def import_seconds(module: str) -> float:
    """With the start of Python itself."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", f"import {module}"], check=True)
    return time.perf_counter() - start


class Pair(msgspec.Struct, frozen=True):
    """One repetition of random play, and the peer's just before it: a busy moment of the machine falls on both."""

    ours: float
    theirs: float
    their_choices: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs


def in_turns(rules: Rules[Any], repetitions: int, games: int) -> list[Pair]:
    """Nothing where the peer is not installed."""
    if not PEER[0].exists():
        return []
    pairs: list[Pair] = []
    with subprocess.Popen([*PEER, "--turns"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as peer:
        assert peer.stdin is not None and peer.stdout is not None
        for _ in range(repetitions):
            peer.stdin.write("play\n")
            peer.stdin.flush()
            calls, choices, seconds = json.loads(peer.stdout.readline())
            gc.collect()
            pairs.append(Pair(decisions_per_second(rules, games), calls / seconds, choices / seconds))
        peer.stdin.close()
    return pairs


def measure(plan: Plan, repetitions: int, scale: int) -> Measure:
    plan.run(scale)
    gc.collect()
    rest_the_collector()  # as the simulator does
    found: list[float] = []
    for _ in range(repetitions):
        gc.collect()
        found.append(plan.run(scale))
    middle, least, most = statistics.median(found), min(found), max(found)
    return Measure(plan.name, plan.unit, middle, least, most, plan.goal, plan.more, plan.beside, plan.theirs)


def random_play(rules: Rules[Any], repetitions: int, games: int) -> tuple[Measure, list[Pair]]:
    decisions_per_second(rules, games // 4)
    gc.collect()
    rest_the_collector()  # as the simulator does
    pairs = in_turns(rules, repetitions, games)
    found = [pair.ours for pair in pairs] or [decisions_per_second(rules, games) for _ in range(repetitions)]
    wanted = 3.0 * statistics.median(pair.theirs for pair in pairs) if pairs else 50_000.0
    middle = statistics.median(found)
    name = f"random play, {seats_of(rules)} seats"
    return Measure(name, "decisions/s", middle, min(found), max(found), wanted, True), pairs


def measures(rules: Rules[Any], repetitions: int, scale: int) -> list[Measure]:
    """What is measured of every game, then the game's own."""
    own = part(f"bench.games.{room(rules.id)}")
    with tempfile.TemporaryDirectory() as folder:
        files = finished_games(rules, 5, Path(folder))
        plans = [
            Plan("fork in a turn", "µs", 100.0, False, lambda scale: fork_micros(rules, 4 * scale)),
            Plan("new match", "ms", 5.0, False, lambda scale: new_match_millis(rules, 40 * scale)),
            Plan("load a finished game", "ms", 50.0, False, lambda scale: load_millis(rules, files)),
            Plan("import miskatonic", "s", 0.4, False, lambda scale: import_seconds("miskatonic")),
            Plan("import the command line", "s", 0.4, False, lambda scale: import_seconds("miskatonic.cli")),
            *([] if own is None else own.PLANS),
        ]
        return [measure(plan, repetitions, scale) for plan in plans]


def show(title: str, found: list[Measure], pairs: list[Pair]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate((title, "median", "least", "most", "", "goal", "")):
        table.add_column(heading, justify="left" if number in (0, 4, 6) else "right")
    for one in found:
        goal = ("≥ " if one.more else "≤ ") + figure(one.goal)
        numbers = [figure(number) for number in (one.median, one.least, one.most)]
        table.add_row(one.name, *numbers, one.unit, goal, "reached" if one.reached else "[red]missed[/]")
    console = Console()
    console.print(table)
    if pairs:
        theirs = statistics.median(pair.theirs for pair in pairs)
        choices = statistics.median(pair.their_choices for pair in pairs)
        console.print(
            f"catanatron, four random players, in turns with ours: {figure(theirs)} decisions/s"
            f" ({figure(choices)} with a real choice, the only ones we ask)"
        )
        console.print(
            f"ours is [bold]{ratio(pairs):.1f} ×[/] of it (in the single turns"
            f" {min(pair.ratio for pair in pairs):.1f} to {max(pair.ratio for pair in pairs):.1f}),"
            f" {statistics.median(pair.ours / pair.their_choices for pair in pairs):.1f} × by real choices"
        )
    for one in found:
        if one.beside:
            times = one.median / one.theirs
            console.print(f"{one.beside}: {figure(one.theirs)} {one.unit}; ours is [bold]{times:.1f} ×[/] of it")


def ratio(pairs: list[Pair]) -> float:
    return statistics.median(pair.ratio for pair in pairs)


def figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(REGISTERED)}; all if none is named")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--scale", type=int, default=1, help="more work in each repetition")
    arguments = parser.parse_args()
    if arguments.repetitions < 5:
        parser.error("a median needs at least 5 repetitions")
    reports = {game: report(game, arguments.repetitions, arguments.scale) for game in arguments.games or REGISTERED}
    about = {
        "miskatonic": miskatonic.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "repetitions": arguments.repetitions,
        "games": reports,
    }
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench.json").write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", encoding="utf8")


def report(game: str, repetitions: int, scale: int) -> dict[str, Any]:
    rules = rules_of(game)
    first, pairs = random_play(rules, repetitions, GAMES * scale)
    found = [first, *measures(rules, repetitions, scale)]
    show(rules.names["en"], found, pairs)
    return {
        "measures": [{**msgspec.to_builtins(one), "reached": one.reached} for one in found],
        "in_turns_with_catanatron": pairs and msgspec.to_builtins(pairs),
        "ratio_to_catanatron": round(ratio(pairs), 2) if pairs else None,
    }


if __name__ == "__main__":
    main()
