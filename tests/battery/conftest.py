"""Every test that asks for `table` runs for each game at each player count."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from miskatonic.bots import registry as bots
from miskatonic.bots.bot import Bot
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match
from miskatonic.games import registry
from tests.battery.playing import GAMES, AnyMatch, choices, rules_of
from tests.conftest import seeds

FIRST_LOOKS = 30
SPARSE = 12
"""After the first moments, one in so many is looked at."""


@dataclass(frozen=True)
class Table:
    """A game at one player count, and how many games of it to look at."""

    game: str
    seats: int
    seeds: int
    every: bool = False

    @property
    def rules(self) -> Rules[Any]:
        return rules_of(self.game)

    def matches(self) -> Iterator[tuple[AnyMatch, random.Random, Bot | None]]:
        """Random play, which loses early, and for each two of it one game that a bot of the game tries to win."""
        for seed in range(self.seeds):
            yield self._new(seed), random.Random(f"{self.game}/{self.seats}/{seed}"), None
        for seed in range(self.seeds // 2 if self._has_own_bot() else 0):
            dice = random.Random(f"{self.game}/{self.seats}/guided/{seed}")
            yield self._new(seed), dice, bots.bot(self.game, "heuristic", str(seed))

    def _has_own_bot(self) -> bool:
        return self.game in registry.GAMES and bots.has_own_bot(self.game)

    def _new(self, seed: int) -> AnyMatch:
        return Match.new(self.rules, self.seats, seed=seed)

    def steps(self, *, safe_points: bool = False) -> Iterator[tuple[AnyMatch, int, tuple[str, ...], random.Random]]:
        """The moments of whole games, and a choice that the test may make or leave.

        Every moment in a long run; else every one of the first, and then as many again, spread over the rest.
        """
        for match, dice, bot in self.matches():
            eye = random.Random(dice.random())
            looked = 0
            for seat, keys in choices(match, dice, bot=bot):
                made = len(match.journal)
                fitting = not safe_points or match.checkpoints[-1].entries == made
                if fitting and (self.every or looked < FIRST_LOOKS or eye.randrange(SPARSE) == 0):
                    looked += 1
                    yield match, seat, keys, eye
                if len(match.journal) == made:
                    match.choose(seat, *keys)
            assert match.outcome is not None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        count = seeds(metafunc.config)
        every = bool(metafunc.config.getoption("--soak"))
        tables = [Table(game, seats, count, every) for game in GAMES for seats in _counts(game)]
        metafunc.parametrize("table", tables, ids=[f"{table.game}-{table.seats}" for table in tables])


class Progress:
    """A soak says after every test what it was and how long it took."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.done = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        reporter = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.when == "call" and reporter is not None:
            self.done += 1
            name = report.nodeid.rpartition("::")[2]
            reporter.write_line(f"{self.done}: {name}: {report.duration:.0f} s: {report.outcome}")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--soak") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(config))


def _counts(game: str) -> list[int]:
    try:
        rules = rules_of(game)
    except Exception:
        # A game that cannot be imported must fail its tests, not the collection of all others.
        return [0]
    return list(range(rules.least_seats, rules.most_seats + 1))
