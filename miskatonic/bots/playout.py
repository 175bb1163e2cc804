"""A world that is only imagined is played on by the game's heuristic bot, to its end or to a horizon, and judged there.

A game may say in the module `winning` of its bot which questions are worth thinking about (`KINDS`), how many `rounds`
a playout looks ahead (`ROUNDS`), and what the table's `numbers` weigh for winning (`WEIGHTS`; `ALONE`, if it is there,
for one seat). Without it every question is thought about, and playouts go to the end. Rounds, not decisions: all
answers to a question are judged at the same time of the game, however much is asked after each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from math import exp, inf
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
LONG = 60
"""Decisions for each at the table after which a playout is judged wherever it is."""
STEEP = 30.0
A_LITTLE = 1e-6
"""Thirds of a round do not add up exactly."""


class Judge:
    """What this game says of winning."""

    def __init__(self, game: str) -> None:
        bot = part(f"{package(game)}.bot") if game in GAMES else None
        # A bot may be a single file, which says nothing of winning.
        own: Any = part(f"{package(game)}.bot.winning") if hasattr(bot, "__path__") else None
        self.kinds: frozenset[str] | None = own.KINDS if own is not None else None
        self._ahead: float = own.ROUNDS if own is not None else inf
        self.rounds: Callable[[Any], float] = own.rounds if own is not None else lambda _: 0.0
        self._numbers: Callable[[Any, int], dict[str, float]] | None = own.numbers if own is not None else None
        self._weights: dict[str, float] = own.WEIGHTS if own is not None else {}
        self._alone: dict[str, float] = getattr(own, "ALONE", self._weights)

    def horizon(self, state: Any) -> float:
        """The round in which what is answered now is judged."""
        return self.rounds(state) + self._ahead - A_LITTLE

    def asks_for_thought(self, decision: Decision) -> bool:
        return self.kinds is None or decision.kind in self.kinds

    def numbers(self, state: Any, seat: int) -> dict[str, float]:
        """What the game counts on its table, as this seat sees it."""
        return self._numbers(state, seat) if self._numbers is not None else {}

    def value(self, state: Any, outcome: Outcome | None, seat: int, seats: int, rivals: bool) -> float:
        """How likely this seat wins, from 0 to 1."""
        if outcome is not None:
            if not rivals:
                return float(outcome.won)
            return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        if self._numbers is None:
            return 0.5
        weights = self._alone if seats == 1 else self._weights
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


def played_on(
    world: Match[Any], seat: int, policy: Bot, chance: RandomBot, judge: Judge, horizon: float = inf
) -> float:
    """How likely the seat wins in this world, as far as the policy can tell."""
    decisions = 0
    last = LONG * world.header.seats if horizon < inf else FAR
    while world.pending and decisions < last:
        decision = world.pending[0]
        # Within a fight or a test a table is hard to judge.
        if judge.asks_for_thought(decision) and judge.rounds(world.state) >= horizon:
            break
        if decision.forced:
            keys = decision.forced_answer()
        elif decision.kind == "chance":
            keys = chance.choose(decision, None)
        else:
            keys = policy.choose(decision, glance(world, decision) if policy.needs_view else None)
        world.answer(decision.seat, keys)
        decisions += 1
    return judge.value(world.state, world.outcome, seat, world.header.seats, world.rules.rivals)
