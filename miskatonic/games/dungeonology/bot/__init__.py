"""A sensible scholar: it sees only its seat's view."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.decision import PASS, Decision
from miskatonic.engine.snapshot import View
from miskatonic.games.dungeonology.bot.answers import ANSWERS
from miskatonic.games.dungeonology.bot.look import Eyes
from miskatonic.kit.at_random import RandomBot

__all__ = ["HeuristicBot"]


class HeuristicBot:
    """Goes where its cards suffice, publishes when it can, and spends cards against whoever leads."""

    needs_view = True

    def __init__(self, seed: str) -> None:
        self._luck = RandomBot(seed)

    def choose(self, decision: Decision, view: View[Any] | None) -> tuple[str, ...]:
        assert view is not None
        keys = [option.key for option in decision.options]
        if keys == [PASS]:
            return (PASS,)
        answer = ANSWERS.get(decision.kind)
        if answer is not None:
            chosen = answer(Eyes(view.state, decision.seat), decision, keys)
            if chosen is not None:
                return chosen
        return self._luck.choose(decision, view)
