"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from miskatonic.engine.decision import Decision
from miskatonic.engine.match import Match
from miskatonic.engine.snapshot import View
from miskatonic.kit.at_random import RandomBot

__all__ = ["Bot", "RandomBot", "answer_of", "looks_ahead", "play_on"]


class Bot(Protocol):
    """Answers a decision of its seat. `needs_view`: it wants to see the table first."""

    needs_view: bool

    def choose(self, decision: Decision, view: View[Any] | None) -> tuple[str, ...]: ...


def looks_ahead(bot: Bot) -> bool:
    """It thinks (`think(match, decision)`) in worlds that its seat cannot tell from the true one, never in it."""
    return hasattr(bot, "think")


def answer_of(bot: Bot, match: Match[Any], decision: Decision) -> tuple[str, ...]:
    """What this bot answers here."""
    think = getattr(bot, "think", None)
    if think is not None:
        found: tuple[str, ...] = think(match, decision)
        return found
    return bot.choose(decision, match.view(decision.seat) if bot.needs_view else None)


def play_on(match: Match[Any], bot: Bot, most: int = 1_000_000) -> int:
    """One bot answers for every seat, without a look at the table: to the end, or so often; how often it did."""
    at_random = bot if isinstance(bot, RandomBot) else None  # compiled, a class that is known is called directly
    for made in range(most):
        pending = match.pending
        if not pending:
            return made
        decision = pending[0]
        keys = bot.choose(decision, None) if at_random is None else at_random.choose(decision, None)
        match.answer(decision.seat, keys)
    return most
