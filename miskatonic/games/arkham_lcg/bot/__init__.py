"""A player of wood: looks at what its seat sees, weighs each action by what it brings and how likely it is."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.snapshot import View
from miskatonic.games.arkham_lcg.bot import acting, answers
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.kit.at_random import RandomBot


class HeuristicBot:
    """Gathers clues for the act, fights what is on it, plays what helps, goes where it is needed."""

    needs_view = True

    def __init__(self, seed: str) -> None:
        self._random = RandomBot(seed)

    def choose(self, decision: Decision, view: View[Any] | None) -> tuple[str, ...]:
        assert view is not None, "the bot looks at the table"
        if decision.kind == "chance":
            return self._random.choose(decision, None)
        if len(decision.options) == 1 and decision.least == 1:
            return (decision.options[0].key,)
        look = Look(view, decision.seat)
        if decision.kind == "action":
            return (acting.action(look, decision),)
        if decision.kind == "window":
            return (acting.window(look, decision),)
        keys = answers.answer(look, decision)
        return keys if keys is not None else self._random.choose(decision, None)
