"""A figure, how it is taken, and what it is held against."""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Measure(msgspec.Struct, frozen=True):
    """A figure, and the goal: at least it (`more`) or at most it. `beside`: whose figure `theirs` is."""

    name: str
    unit: str
    median: float
    least: float
    most: float
    goal: float
    more: bool
    beside: str = ""
    theirs: float = 0.0
    form: str = "interpreted"

    @property
    def reached(self) -> bool:
        return self.median >= self.goal if self.more else self.median <= self.goal


class Plan(msgspec.Struct, frozen=True):
    """What is to be measured; `run` takes how much work to do. `compiled`: another goal for the compiled form."""

    name: str
    unit: str
    goal: float
    more: bool
    run: Callable[[int], float]
    beside: str = ""
    theirs: float = 0.0
    compiled: float = 0.0
