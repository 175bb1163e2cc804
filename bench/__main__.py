"""Our own speed in one run: interpreted, compiled and catanatron's players take turns; medians of the repetitions.

`make bench-engine` prints a table and writes `build/bench.json`. Each form is measured in a process of its own
(`--worker`), which does one repetition for each line it reads. What counts is the processor's time, not the clock's:
so others on the machine disturb less. Every game is measured alike; `bench/games/<room>.py` adds what it has besides.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import miskatonic
from bench.measure import Goals, Measure, Plan
from miskatonic.bots.bot import RandomBot, play_on
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES as REGISTERED
from miskatonic.games.registry import part, room
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.playing import rest_the_collector
from scripts.compile import ROOT, TARGET, up_to_date

PEER = (Path(".venv-peers/bin/python"), Path("bench/peers/catanatron_random.py"))
DECISIONS = 40_000
"""In a repetition: about as long as one of the peer's."""
LONG = 1_000
"""Decisions of one game; where they would go on, they are measured as far as that."""
CHUNK = 10
BUILD = Path("build")
RATIO = {"interpreted": 2.5, "compiled": 7.0}
"""Random play: how many times as fast as catanatron's we want to be."""


def goals_of(rules: Rules[Any]) -> Goals:
    found: Goals = getattr(part(f"bench.games.{room(rules.id)}"), "GOALS", Goals())
    return found


def seats_of(rules: Rules[Any]) -> int:
    return min(goals_of(rules).seats, rules.most_seats)


def decisions_per_second(rules: Rules[Any], decisions: int) -> float:
    """Of random games one after the other, until so many decisions are made."""
    start = time.process_time()
    made = 0
    for seed in count(1):
        match = Match.new(rules, seats_of(rules), {}, seed, log=False, every=0)
        made += play_on(match, RandomBot(str(seed)), decisions - made)
        if made >= decisions:
            break
    return made / (time.process_time() - start)


def fork_micros(rules: Rules[Any], forks: int, companion: bool = False) -> float:
    """Average over every tenth decision of random games, wherever in a turn it falls, or the next in the `midst`."""
    spent, made = 0.0, 0
    midst = goals_of(rules).midst
    for seed in count(1):
        match = Match.new(rules, seats_of(rules), {}, seed, companion=companion, log=False)
        bot = RandomBot(str(seed))
        while match.pending and made < forks:
            play_on(match, bot, 10)
            while match.pending and midst is not None and not midst(match.state):
                play_on(match, bot, 1)
            start = time.process_time()
            match.fork()
            spent += time.process_time() - start
            made += 1
        if made >= forks:
            break
    return spent / made * 1e6


def late_to_early(rules: Rules[Any], games: int) -> float:
    """What a decision costs in the last third of a game, as the table plays it, beside one in the first third."""
    found: list[float] = []
    for seed in range(1, games + 1):
        match = Match.new(rules, seats_of(rules), {}, seed)
        bot = RandomBot(str(seed))
        costs: list[float] = []
        while match.pending and len(costs) * CHUNK < LONG:
            start = time.process_time()
            made = play_on(match, bot, CHUNK)
            costs.append((time.process_time() - start) / made)
        third = max(1, len(costs) // 3)
        found.append(statistics.mean(costs[-third:]) / statistics.mean(costs[:third]))
    return statistics.median(found)


def new_match_millis(rules: Rules[Any], matches: int) -> float:
    start = time.process_time()
    for seed in range(matches):
        Match.new(rules, seats_of(rules), {}, seed)
    return (time.process_time() - start) / matches * 1e3


def load_millis(rules: Rules[Any], files: list[Path]) -> float:
    start = time.process_time()
    for path in files:
        assert Match.load(rules, path).fidelity.exact
    return (time.process_time() - start) / len(files) * 1e3


def played_games(rules: Rules[Any], games: int, folder: Path) -> list[Path]:
    files: list[Path] = []
    for seed in range(1, games + 1):
        match = Match.new(rules, seats_of(rules), {}, seed)
        play_on(match, RandomBot(str(seed)), LONG)
        files.append(folder / f"{seed}.game")
        match.save(files[-1])
    return files


def import_seconds(module: str) -> float:
    """With the start of Python itself."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", f"import {module}"], check=True)
    return time.perf_counter() - start


class Turn(msgspec.Struct, frozen=True):
    """One repetition of random play by each form, and the peer's just before: a busy moment falls on all."""

    ours: dict[str, float]
    theirs: float = 0.0
    their_choices: float = 0.0


class Worker:
    """One form of the package, measured in its own process."""

    def __init__(self, form: str, tree: Path, game: str, scale: int) -> None:
        self.form = form
        command = [sys.executable, "-m", "bench", game, "--worker", "--scale", str(scale)]
        environment = {**os.environ, "PYTHONPATH": str(tree)}
        self.process = subprocess.Popen(
            command, cwd=tree, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, what: str) -> float:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def stop(self) -> None:
        self.process.communicate()


def work(game: str, scale: int) -> None:
    """The other side of `Worker`."""
    rules = rules_of(game)
    decisions_per_second(rules, DECISIONS // 4)
    gc.collect()
    rest_the_collector()  # as the simulator does
    with tempfile.TemporaryDirectory() as folder:
        plans = {plan.name: plan for plan in plans_of(rules, played_games(rules, 5, Path(folder)))}
        for line in sys.stdin:
            gc.collect()
            name = line.strip()
            found = decisions_per_second(rules, DECISIONS * scale) if name == "play" else plans[name].run(scale)
            print(found, flush=True)


def plans_of(rules: Rules[Any], files: list[Path]) -> list[Plan]:
    """What is measured of every game, then the game's own."""
    own = part(f"bench.games.{room(rules.id)}")
    goals = goals_of(rules)
    fork, compiled = f"fork in {goals.where}", goals.fork_compiled
    return [
        Plan(fork, "µs", goals.fork, False, lambda scale: fork_micros(rules, 100 * scale), compiled=compiled),
        Plan("fork, real dice", "µs", 100.0, False, lambda scale: fork_micros(rules, 100 * scale, companion=True)),
        Plan("a late decision to an early one", "×", 1.5, False, lambda scale: late_to_early(rules, 10 * scale)),
        Plan("new match", "ms", 5.0, False, lambda scale: new_match_millis(rules, 40 * scale)),
        Plan("load a played game", "ms", 50.0, False, lambda scale: load_millis(rules, files)),
        Plan("import miskatonic", "s", 0.4, False, lambda scale: import_seconds("miskatonic")),
        Plan("import the command line", "s", 0.4, False, lambda scale: import_seconds("miskatonic.cli")),
        *getattr(own, "PLANS", ()),
    ]


def in_turns(workers: list[Worker], repetitions: int) -> list[Turn]:
    """Without the peer where it is not installed."""
    if not PEER[0].exists():
        return [Turn({worker.form: worker.ask("play") for worker in workers}) for _ in range(repetitions)]
    turns: list[Turn] = []
    with subprocess.Popen([*PEER, "--turns"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as peer:
        assert peer.stdin is not None and peer.stdout is not None
        for _ in range(repetitions):
            peer.stdin.write("play\n")
            peer.stdin.flush()
            calls, choices, seconds = json.loads(peer.stdout.readline())
            ours = {worker.form: worker.ask("play") for worker in workers}
            turns.append(Turn(ours, calls / seconds, choices / seconds))
        peer.stdin.close()
    return turns


def random_play(rules: Rules[Any], turns: list[Turn]) -> list[Measure]:
    theirs = statistics.median(turn.theirs for turn in turns)
    name = f"random play, {seats_of(rules)} seats"
    aim = goals_of(rules).play
    return [
        of(name, "decisions/s", form, [turn.ours[form] for turn in turns], aim or RATIO[form] * theirs, True)
        for form in turns[0].ours
    ]


def measured(plan: Plan, workers: list[Worker], repetitions: int) -> list[Measure]:
    found: dict[str, list[float]] = {worker.form: [] for worker in workers}
    for worker in workers:
        worker.ask(plan.name)
    for _ in range(repetitions):
        for worker in workers:
            found[worker.form].append(worker.ask(plan.name))
    goals = {"interpreted": plan.goal, "compiled": plan.compiled or plan.goal}
    return [
        of(plan.name, plan.unit, form, figures, goals[form], plan.more, plan.beside, plan.theirs)
        for form, figures in found.items()
    ]


def of(
    name: str, unit: str, form: str, found: list[float], goal: float, more: bool, beside: str = "", theirs: float = 0.0
) -> Measure:
    middle, least, most = statistics.median(found), min(found), max(found)
    return Measure(name, unit, middle, least, most, goal, more, beside, theirs, form)


def show(title: str, found: list[Measure], turns: list[Turn]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate((title, "form", "median", "least", "most", "", "goal", "")):
        table.add_column(heading, justify="left" if number in (0, 1, 5, 7) else "right")
    for one in found:
        goal = ("≥ " if one.more else "≤ ") + figure(one.goal)
        numbers = [figure(number) for number in (one.median, one.least, one.most)]
        table.add_row(one.name, one.form, *numbers, one.unit, goal, "reached" if one.reached else "[red]missed[/]")
    console = Console()
    console.print(table)
    if turns[0].theirs:
        theirs = statistics.median(turn.theirs for turn in turns)
        choices = statistics.median(turn.their_choices for turn in turns)
        console.print(
            f"catanatron, four random players, in turns with ours: {figure(theirs)} decisions/s"
            f" ({figure(choices)} with a real choice, the only ones we ask)"
        )
        for form, times in ratios(turns).items():
            single = [turn.ours[form] / turn.theirs for turn in turns]
            console.print(
                f"ours, {form}, is [bold]{times:.1f} ×[/] of it"
                f" (in the single turns {min(single):.1f} to {max(single):.1f})"
            )
    for one in found:
        if one.beside:
            times = one.median / one.theirs
            console.print(
                f"{one.beside}: {figure(one.theirs)} {one.unit}; ours, {one.form}, is [bold]{times:.1f} ×[/] of it"
            )


def ratios(turns: list[Turn]) -> dict[str, float]:
    forms = turns[0].ours if turns[0].theirs else {}
    return {form: statistics.median(turn.ours[form] / turn.theirs for turn in turns) for form in forms}


def figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(REGISTERED)}; all if none is named")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--scale", type=int, default=1, help="more work in each repetition")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        work(arguments.games[0], arguments.scale)
        return
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
    workers = [Worker("interpreted", ROOT, game, scale)]
    if up_to_date():
        workers.append(Worker("compiled", TARGET, game, scale))
    turns = in_turns(workers, repetitions)
    found = random_play(rules, turns)
    for plan in plans_of(rules, []):
        found += measured(plan, workers, repetitions)
    for worker in workers:
        worker.stop()
    show(rules.names["en"], found, turns)
    return {
        "measures": [{**msgspec.to_builtins(one), "reached": one.reached} for one in found],
        "in_turns_with_catanatron": msgspec.to_builtins(turns),
        "ratio_to_catanatron": {form: round(times, 2) for form, times in ratios(turns).items()},
    }


if __name__ == "__main__":
    main()
