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
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import miskatonic
from miskatonic.bots.bot import RandomBot
from miskatonic.engine.chance import Seeded, Stream
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES as ELDER_SIGN
from miskatonic.games.elder_sign import flow
from miskatonic.games.elder_sign.state import State
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.simulate import rest_the_collector

GAME = "elder-sign"
PEER = (Path(".venv-peers/bin/python"), Path("bench/peers/catanatron_random.py"))
GAMES = 400
"""In a repetition: about as long as one of the peer's."""
SEATS = 4
BUILD = Path("build")
STUDY_ATTEMPTS = 2_300
"""Attempts per second of the public Monte-Carlo study of Elder Sign."""
MIDDLE = {
    "seats": 1,
    "phase": "resolution",
    "players": [{"investigator": "joe-diamond", "place": "the-hidden-passage", "clues": 1, "common": ["crowbar"]}],
    "adventures": ["the-hidden-passage", "lights-out", "hallway-on-fire", "the-archives", "the-curator", "koi-pond"],
}


class Measure(msgspec.Struct, frozen=True):
    """A figure, and the goal: at least it (`more`) or at most it."""

    name: str
    unit: str
    median: float
    least: float
    most: float
    goal: float
    more: bool

    @property
    def reached(self) -> bool:
        return self.median >= self.goal if self.more else self.median <= self.goal


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
        match = Match.new(rules, SEATS, {}, seed, log=False, every=0)
        decisions += play_on(match, RandomBot(str(seed)))
    return decisions / (time.perf_counter() - start)


def fork_micros(rules: Rules[Any], games: int) -> float:
    """Average over every tenth decision of random games, wherever in a turn it falls."""
    spent, forks = 0.0, 0
    for seed in range(1, games + 1):
        match = Match.new(rules, SEATS, {}, seed, log=False)
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
        Match.new(rules, SEATS, {}, seed)
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
        match = Match.new(rules, SEATS, {}, seed)
        play_on(match, RandomBot(str(seed)))
        files.append(folder / f"{seed}.game")
        match.save(files[-1])
    return files


def import_seconds(module: str) -> float:
    """With the start of Python itself."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", f"import {module}"], check=True)
    return time.perf_counter() - start


def attempts_per_second(attempts: int) -> float:
    """One investigator on an adventure; random decisions until the attempt ends, with no match around it.

    After every eighth attempt the table is laid anew; between them the investigator rests and doom is taken off.
    """
    table = msgspec.msgpack.encode(ELDER_SIGN.position(MIDDLE))
    below = Stream("choices").below
    dice = Seeded(Stream("dice"))
    start = time.perf_counter()
    for number in range(attempts):
        if number % 8 == 0:
            state = msgspec.msgpack.decode(table, type=State)
            game = ELDER_SIGN.game(state, dice, [])
            player = state.players[0]
        player.place = state.adventures[0].card
        player.sanity, player.stamina, state.doom = 4, 6, 0
        attempt(flow.resolution(game), below)
    return attempts / (time.perf_counter() - start)


def attempt(resolution: Coroutine[Any, Any, None], below: Callable[[int], int]) -> None:
    try:
        question = resolution.send(None)
        while True:
            options = question.options
            at = below(len(options))
            if question.least <= 1:
                question = resolution.send((options[at].key,))
            else:
                question = resolution.send(tuple([options[at - step].key for step in range(question.least)]))
    except StopIteration:
        return


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


def measure(name: str, unit: str, goal: float, more: bool, repetitions: int, run: Callable[[], float]) -> Measure:
    run()
    gc.collect()
    rest_the_collector()  # as the simulator does
    found: list[float] = []
    for _ in range(repetitions):
        gc.collect()
        found.append(run())
    return Measure(name, unit, statistics.median(found), min(found), max(found), goal, more)


def random_play(rules: Rules[Any], repetitions: int, games: int) -> tuple[Measure, list[Pair]]:
    decisions_per_second(rules, games // 4)
    gc.collect()
    rest_the_collector()  # as the simulator does
    pairs = in_turns(rules, repetitions, games)
    found = [pair.ours for pair in pairs] or [decisions_per_second(rules, games) for _ in range(repetitions)]
    wanted = 3.0 * statistics.median(pair.theirs for pair in pairs) if pairs else 50_000.0
    middle = statistics.median(found)
    return Measure("random play, 4 seats", "decisions/s", middle, min(found), max(found), wanted, True), pairs


def measures(rules: Rules[Any], repetitions: int, scale: int) -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        files = finished_games(rules, 5, Path(folder))
        plans: list[tuple[str, str, float, bool, Callable[[], float]]] = [
            ("fork in a turn", "µs", 100.0, False, lambda: fork_micros(rules, 4 * scale)),
            ("new match", "ms", 5.0, False, lambda: new_match_millis(rules, 40 * scale)),
            ("load a finished game", "ms", 50.0, False, lambda: load_millis(rules, files)),
            ("import miskatonic", "s", 0.4, False, lambda: import_seconds("miskatonic")),
            ("import the command line", "s", 0.4, False, lambda: import_seconds("miskatonic.cli")),
            (
                "one adventure",
                "attempts/s",
                10.0 * STUDY_ATTEMPTS,
                True,
                lambda: attempts_per_second(800 * scale),
            ),
        ]
        return [measure(name, unit, goal, more, repetitions, run) for name, unit, goal, more, run in plans]


def show(found: list[Measure], pairs: list[Pair]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(("Elder Sign", "median", "least", "most", "", "goal", "")):
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
    attempts = found[-1].median
    console.print(
        f"the public Monte-Carlo study: {figure(STUDY_ATTEMPTS)} attempts/s; ours is"
        f" [bold]{attempts / STUDY_ATTEMPTS:.1f} ×[/] of it"
    )


def ratio(pairs: list[Pair]) -> float:
    return statistics.median(pair.ratio for pair in pairs)


def figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--scale", type=int, default=1, help="more work in each repetition")
    arguments = parser.parse_args()
    if arguments.repetitions < 5:
        parser.error("a median needs at least 5 repetitions")
    rules = rules_of(GAME)
    first, pairs = random_play(rules, arguments.repetitions, GAMES * arguments.scale)
    found = [first, *measures(rules, arguments.repetitions, arguments.scale)]
    show(found, pairs)
    BUILD.mkdir(exist_ok=True)
    report = {
        "miskatonic": miskatonic.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "repetitions": arguments.repetitions,
        "measures": [{**msgspec.to_builtins(one), "reached": one.reached} for one in found],
        "in_turns_with_catanatron": pairs and msgspec.to_builtins(pairs),
        "ratio_to_catanatron": round(ratio(pairs), 2) if pairs else None,
        "ratio_to_study": round(found[-1].median / STUDY_ATTEMPTS, 2),
    }
    (BUILD / "bench.json").write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
