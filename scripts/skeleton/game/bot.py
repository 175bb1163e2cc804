"""A sensible player of Skeleton: it sees only its seat's view."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.snapshot import View
from miskatonic.kit.at_random import RandomBot


class HeuristicBot:
    """Searches while it can take a blow; what it does not know it leaves to luck."""

    needs_view = True

    def __init__(self, seed: str) -> None:
        self._luck = RandomBot(seed)

    def choose(self, decision: Decision, view: View[Any] | None) -> tuple[str, ...]:
        assert view is not None
        keys = [option.key for option in decision.options]
        if decision.kind == "action" and "search" in keys:
            healthy = view.state.players[decision.seat].health > 1 or view.state.clues + 1 >= view.state.goal
            return ("search",) if healthy or "rest" not in keys else ("rest",)
        return self._luck.choose(decision, view)
