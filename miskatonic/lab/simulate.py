"""Many games by bots, in one process or several, and what came of them.

Every game has its own seed, so the result does not depend on how the games are shared out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from miskatonic.bots.registry import bot as bot_of
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.figures import Spread, Standing, Tally, spread
from miskatonic.lab.playing import played
from miskatonic.lab.study import RANDOM, STEP_CAP, Keeper, Report, Study

Progress = Callable[[int], None]


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
    rivals: bool = False
    by_seat: dict[str, dict[str, Tally]] = {}
    """Of rivals: for each word of a seat, how often that seat won."""
    standings: dict[str, Standing] = {}
    """Of rivals: for each word of the first kind, the places and the points."""

    def plain(self) -> dict[str, Any]:
        """One flat object: `by_ancient_one`, `by_end`, `turns`, and so on."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        for name, tallies in [*data.pop("by").items(), *data.pop("by_seat").items()]:
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
    study = Study.of(game, games, seats, bot, dict(options or {}), seed, each=each, step_cap=step_cap)
    return run(study, jobs, progress)


def run(
    study: Study,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    keeper: Keeper | None = None,
    ray: str | None = None,
) -> Simulation:
    """Plays what the study asks for, or what is left of it. `keeper`: where the games are kept as they come."""
    check_study(study, jobs)
    reports = [] if keeper is None else list(keeper.reports)
    if progress is not None and reports:
        progress(len(reports))
    start = time.perf_counter()
    for batch in played(study.tasks(len(reports)), jobs, ray):
        reports += batch
        if keeper is not None:
            keeper.keep(batch)
        if progress is not None:
            progress(len(batch))
    return summary(study, reports, jobs, time.perf_counter() - start)


def check_study(study: Study, jobs: int = 1) -> None:
    """Every mistake is said before the first game begins."""
    _check(study.game, study.games, study.seats, study.bot, study.options, jobs)
    if not len(study.numbers):
        raise BadOptions(f"{study.total} games are too few for {study.shards} shards")


def _check(game: str, games: int, seats: int, bot: str, options: Mapping[str, Any], jobs: int) -> None:
    if games < 1:
        raise BadOptions(f"at least 1 game, not {games}")
    if jobs < 1:
        raise BadOptions(f"at least 1 process, not {jobs}")
    Match.new(rules_of(game), seats, options, log=False, every=0)
    bot_of(game, bot, "")


def summary(study: Study, reports: Sequence[Report], jobs: int = 1, seconds: float = 0.0) -> Simulation:
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
    by_seat, standings = _among_rivals(study.seats, finished)
    if rules_of(study.game).rivals and finished:
        numbers["points"] = [points for report in finished for points in report.scores]
    decisions = sum(report.decisions for report in reports)
    return Simulation(
        game=study.game,
        seats=study.seats,
        bot=study.bot,
        options=study.options,
        seed=study.seed,
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
            Stall(report.number, f"{study.seed}/{report.number}", report.decisions, report.last)
            for report in reports
            if not report.finished
        ],
        rivals=rules_of(study.game).rivals,
        by_seat={name: dict(sorted(tallies.items())) for name, tallies in by_seat.items()},
        standings=dict(sorted(standings.items())),
    )


def _among_rivals(seats: int, finished: Sequence[Report]) -> tuple[dict[str, dict[str, Tally]], dict[str, Standing]]:
    by_seat: dict[str, dict[str, Tally]] = {}
    standings: dict[str, Standing] = {}
    for report in finished:
        for at, (name, words_by_seat) in enumerate(report.by_seat.items()):
            for seat, words in enumerate(words_by_seat):
                for word in words:
                    tally = by_seat.setdefault(name, {}).setdefault(word, Tally())
                    tally.games += 1
                    tally.wins += report.places[seat] == 1
                    if not at:
                        standing = standings.setdefault(word, Standing([0] * seats))
                        standing.places[report.places[seat] - 1] += 1
                        standing.points += report.scores[seat]
    return by_seat, standings
