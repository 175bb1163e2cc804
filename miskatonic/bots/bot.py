"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from miskatonic.engine.decision import Decision
from miskatonic.engine.match import Match
from miskatonic.engine.snapshot import View
from miskatonic.kit.at_random import RandomBot

__all__ = ["Bot", "RandomBot", "play_on"]


class Bot(Protocol):
    """Answers a decision of its seat. `needs_view`: it wants to see the table first."""

    needs_view: bool

    def choose(self, decision: Decision, view: View[Any] | None) -> tuple[str, ...]: ...


def play_on(match: Match[Any], bot: Bot, most: int = 1_000_000) -> int:
    """One bot answers for every seat, without a look at the table: to the end, or so often; how often it did."""
    decisions = 0
    while match.pending and decisions < most:
        decision = match.pending[0]
        match.answer(decision.seat, bot.choose(decision, None))
        decisions += 1
    return decisions
