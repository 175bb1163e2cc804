"""Four investigators in the first Episode."""

from __future__ import annotations

from bench.measure import Goals

GOALS = Goals(play=30_000, fork=150.0, fork_compiled=150.0)
