"""Two investigators in The Gathering; a copy is dearest in the middle of a skill test."""

from __future__ import annotations

from bench.measure import Goals

GOALS = Goals(
    seats=2,
    play=15_000,
    fork=300.0,
    fork_compiled=300.0,
    where="a skill test",
    midst=lambda state: state.test is not None,
)
