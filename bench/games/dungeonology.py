"""Four scholars; a copy is dearest in the middle of a stealth test."""

from __future__ import annotations

from bench.measure import Goals

GOALS = Goals(
    play=20_000,
    fork=200.0,
    fork_compiled=200.0,
    where="a stealth test",
    midst=lambda state: state.test is not None,
)
