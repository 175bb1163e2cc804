"""A figure, how it is taken, and what it is held against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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


class Goals(msgspec.Struct, frozen=True):
    """What one game is held to, where it is not the ordinary; `GOALS` of `bench/games/<room>.py`.

    `play`: decisions in a second of random play, interpreted. `fork`: µs; `midst`: only in such states, called `where`.
    """

    seats: int = 4
    play: float = 0.0
    fork: float = 100.0
    fork_compiled: float = 20.0
    where: str = "a turn"
    midst: Callable[[Any], bool] | None = None
