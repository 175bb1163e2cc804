"""Many games by bots, in one process or several, and what came of them.

Every game has its own seed, so the result does not depend on how the games are shared out.
"""

from __future__ import annotations

import gc
import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec

from miskatonic.bots.registry import bot as bot_of
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.engine.overlay import packs_over
from miskatonic.games.packs import use as use_packs
from miskatonic.games.registry import rules as rules_of

STEP_CAP = 20_000
LAST = 12
CHUNK = 5
RANDOM = "random"
Progress = Callable[[int], None]


class Task(msgspec.Struct, frozen=True):
    """One game to play."""

    game: str
    number: int
    seats: int
    bot: str
    options: dict[str, Any]
    seed: str
    step_cap: int


class Report(msgspec.Struct, frozen=True):
    """How one game went. `last`: the kinds of its last decisions, if it did not end."""

    number: int
    finished: bool
    won: bool
    decisions: int
    reason: str
    statistics: dict[str, str | int | tuple[str, ...]]
    last: list[str] = []


class Tally(msgspec.Struct):
    games: int = 0
    wins: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0


class Spread(msgspec.Struct, frozen=True):
    """Median and quartiles."""

    least: float
    lower: float
    median: float
    upper: float
    most: float


class Stall(msgspec.Struct, frozen=True):
    """A game that did not end within the step cap: how to see it again, and what it was doing."""

    number: int
    seed: str
    decisions: int
    last: list[str]


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """`by`: wins for each word of the game's statistics; `spreads`: its numbers; `losses`: why games were lost."""

    game: str
    seats: int
    bot: str
    options: dict[str, Any]
    seed: str
    jobs: int
    games: int
    finished: int
    wins: int
    decisions: int
    seconds: float
    decisions_per_second: float
    by: dict[str, dict[str, Tally]]
    spreads: dict[str, Spread]
    numbers: dict[str, list[int]]
    losses: dict[str, int]
    stalls: list[Stall]

    def plain(self) -> dict[str, Any]:
        """One flat object: `by_ancient_one`, `by_end`, `turns`, and so on."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        for name, tallies in data.pop("by").items():
            data[f"by_{name}"] = tallies
        data.update(data.pop("spreads"))
        del data["numbers"]
        return data


def simulate(
    game: str,
    games: int,
    seats: int,
    bot: str = RANDOM,
    options: Mapping[str, Any] | None = None,
    seed: str = "0",
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    each: str = "",
    step_cap: int = STEP_CAP,
) -> Simulation:
    """Plays so many games. `each`: that many with every choice of this setting."""
    _check(game, games, seats, bot, options or {}, jobs)
    variants = (
        [{**(options or {}), each: choice} for choice in choices_of(game, each)] if each else [dict(options or {})]
    )
    total = games * len(variants)
    tasks = [
        Task(game, number, seats, bot, variants[number // games], f"{seed}/{number}", step_cap)
        for number in range(total)
    ]
    rest_the_collector()
    start = time.perf_counter()
    reports: list[Report] = []
    for batch in _played(tasks, jobs):
        reports += batch
        if progress is not None:
            progress(len(batch))
    seconds = time.perf_counter() - start
    return _summary(tasks[0], seed, jobs, dict(options or {}), reports, seconds)


def choices_of(game: str, setting: str) -> list[str]:
    """Every choice of a setting but chance."""
    settings = {found.name: found for found in rules_of(game).settings()}
    if setting not in settings:
        raise BadOptions(f"no setting {setting!r}; there is {', '.join(settings)}")
    return [choice for choice in settings[setting].choices if choice != RANDOM]


def _check(game: str, games: int, seats: int, bot: str, options: Mapping[str, Any], jobs: int) -> None:
    """Every mistake is said before the first game begins."""
    if games < 1:
        raise BadOptions(f"at least 1 game, not {games}")
    if jobs < 1:
        raise BadOptions(f"at least 1 process, not {jobs}")
    Match.new(rules_of(game), seats, options, log=False, every=0)
    bot_of(game, bot, "")


def rest_the_collector() -> None:
    """Content lives as long as the process, and a finished match leaves no cycles: little is ever to be collected."""
    gc.freeze()
    gc.set_threshold(50_000)


def _played(tasks: Sequence[Task], jobs: int) -> Iterator[list[Report]]:
    if jobs == 1:
        for task in tasks:
            yield [play(task)]
        return
    chunks = [tasks[at : at + CHUNK] for at in range(0, len(tasks), CHUNK)]
    # Not `fork`: the progress bar runs in a thread.
    packs = [pack.folder for pack in packs_over(rules_of(tasks[0].game).content_folder)]
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(chunks)), _begin, (packs,)) as pool:
        yield from pool.imap(_play_all, chunks)


def _begin(folders: Sequence[Path]) -> None:
    use_packs(folders)
    rest_the_collector()


def _play_all(tasks: Sequence[Task]) -> list[Report]:
    return [play(task) for task in tasks]


def play(task: Task) -> Report:
    rules = rules_of(task.game)
    match = Match.new(rules, task.seats, task.options, task.seed, log=False, every=0)
    bots = [bot_of(task.game, task.bot, f"{task.seed}/{seat}") for seat in range(task.seats)]
    decisions = 0
    last: deque[str] = deque(maxlen=LAST)
    while match.pending and decisions < task.step_cap:
        decision = match.pending[0]
        seat = decision.seat
        player = bots[seat]
        match.answer(seat, player.choose(decision, match.view(seat) if player.needs_view else None))
        last.append(decision.kind)
        decisions += 1
    outcome = match.outcome
    return Report(
        task.number,
        outcome is not None,
        outcome is not None and outcome.won,
        decisions,
        "" if outcome is None else outcome.reason.id,
        {**rules.statistics(match.state), **rules.studied(task.options, match.journal)},
        list(last) if outcome is None else [],
    )


def _summary(
    task: Task, seed: str, jobs: int, options: dict[str, Any], reports: list[Report], seconds: float
) -> Simulation:
    finished = [report for report in reports if report.finished]
    by: dict[str, dict[str, Tally]] = {}
    numbers: dict[str, list[int]] = {}
    losses: dict[str, int] = {}
    for report in finished:
        for name, found in report.statistics.items():
            if isinstance(found, int):
                numbers.setdefault(name, []).append(found)
                continue
            for word in (found,) if isinstance(found, str) else found:
                tally = by.setdefault(name, {}).setdefault(word, Tally())
                tally.games += 1
                tally.wins += report.won
        if not report.won:
            losses[report.reason] = losses.get(report.reason, 0) + 1
    decisions = sum(report.decisions for report in reports)
    return Simulation(
        game=task.game,
        seats=task.seats,
        bot=task.bot,
        options=options,
        seed=seed,
        jobs=jobs,
        games=len(reports),
        finished=len(finished),
        wins=sum(report.won for report in finished),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        by={name: dict(sorted(tallies.items())) for name, tallies in by.items()},
        spreads={name: spread(found) for name, found in numbers.items()},
        numbers=numbers,
        losses=dict(sorted(losses.items())),
        stalls=[
            Stall(report.number, f"{seed}/{report.number}", report.decisions, report.last)
            for report in reports
            if not report.finished
        ],
    )


def spread(numbers: list[int]) -> Spread:
    lower, median, upper = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return Spread(min(numbers), lower, median, upper, max(numbers))


def interval(tally: Tally, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a rate."""
    n = tally.games
    if n == 0:
        return 0.0, 1.0
    middle = (tally.rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * (tally.rate * (1 - tally.rate) / n + z * z / (4 * n * n)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)
