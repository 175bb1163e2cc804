"""A world that is only imagined is played on by the game's heuristic bot, to its end or to a horizon, and judged there.

A game may say in the module `winning` of its bot which questions are worth thinking about (`KINDS`), how many decisions
of each at the table a playout looks ahead (`HORIZON`), and what the table's `numbers` weigh for winning (`WEIGHTS`).
Without it every question is thought about, and playouts go to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from math import exp
from typing import Any

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.decision import Decision
from miskatonic.engine.game import Outcome
from miskatonic.engine.match import Match
from miskatonic.engine.snapshot import View
from miskatonic.engine.value import Value
from miskatonic.engine.visibility import project
from miskatonic.games.registry import GAMES, package, part

FAR = 2_000
"""Decisions to the end, where no horizon is given."""
OVERTIME = 40
"""Decisions behind the horizon until the table is quiet: within a fight or a test it is hard to judge."""
STEEP = 30.0


class Judge:
    """What this game says of winning."""

    def __init__(self, game: str) -> None:
        bot = part(f"{package(game)}.bot") if game in GAMES else None
        # A bot may be a single file, which says nothing of winning.
        own: Any = part(f"{package(game)}.bot.winning") if hasattr(bot, "__path__") else None
        self.kinds: frozenset[str] | None = own.KINDS if own is not None else None
        self._each: int = own.HORIZON if own is not None else FAR
        self._numbers: Callable[[Any, int], dict[str, float]] | None = own.numbers if own is not None else None
        self._weights: dict[str, float] = own.WEIGHTS if own is not None else {}

    def horizon(self, seats: int) -> int:
        """Rounds count, not decisions: one alone has fewer of those in each."""
        return self._each * seats

    def asks_for_thought(self, decision: Decision) -> bool:
        return self.kinds is None or decision.kind in self.kinds

    def numbers(self, state: Any, seat: int) -> dict[str, float]:
        """What the game counts on its table, as this seat sees it."""
        return self._numbers(state, seat) if self._numbers is not None else {}

    def value(self, state: Any, outcome: Outcome | None, seat: int, rivals: bool) -> float:
        """How likely this seat wins, from 0 to 1."""
        if outcome is not None:
            if not rivals:
                return float(outcome.won)
            return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        if self._numbers is None:
            return 0.5
        weights = self._weights
        found = sum(weights.get(name, 0.0) * number for name, number in self.numbers(state, seat).items())
        return 1 / (1 + exp(-max(-STEEP, min(STEEP, found))))


@cache
def judge_of(game: str) -> Judge:
    return Judge(game)


class Later(Mapping[str, Value]):
    """The values of a view, computed when somebody looks: most bots never do."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        self._match, self._seat = match, seat
        self._found: Mapping[str, Value] | None = None

    def _all(self) -> Mapping[str, Value]:
        if self._found is None:
            self._found = self._match.rules.values(self._match.game, self._seat)
        return self._found

    def __getitem__(self, key: str) -> Value:
        return self._all()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


def glance(match: Match[Any], decision: Decision) -> View[Any]:
    """A view for the answer to this one question."""
    seat = decision.seat
    state = project(match.state, seat)
    return View(match.rules.id, seat, len(match.journal), state, [decision], [], None, Later(match, seat))


def played_on(world: Match[Any], seat: int, policy: Bot, chance: RandomBot, judge: Judge) -> float:
    """How likely the seat wins in this world, as far as the policy can tell."""
    decisions = 0
    horizon = judge.horizon(world.header.seats)
    last = horizon + OVERTIME
    while world.pending:
        decision = world.pending[0]
        if decisions >= horizon and (judge.asks_for_thought(decision) or decisions >= last):
            break
        if decision.forced:
            keys = decision.forced_answer()
        elif decision.kind == "chance":
            keys = chance.choose(decision, None)
        else:
            keys = policy.choose(decision, glance(world, decision) if policy.needs_view else None)
        world.answer(decision.seat, keys)
        decisions += 1
    return judge.value(world.state, world.outcome, seat, world.rules.rivals)
