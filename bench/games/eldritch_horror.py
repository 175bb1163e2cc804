"""The world is large: what its play and a copy of it may cost."""

from __future__ import annotations

from bench.measure import Goals

GOALS = Goals(play=20_000, fork=150.0, fork_compiled=150.0)
