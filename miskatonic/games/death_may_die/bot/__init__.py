"""A player of wood: looks one action ahead, at the view of its seat alone."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.snapshot import View
from miskatonic.games.death_may_die.bot import acting, answers, dice
from miskatonic.games.death_may_die.bot.look import Look
from miskatonic.kit.at_random import RandomBot


class HeuristicBot:
    """Goes where the Ritual can be disrupted, fights what stands in the way, then the Elder One."""

    needs_view = True

    def __init__(self, seed: str) -> None:
        self._random = RandomBot(seed)

    def choose(self, decision: Decision, view: View[Any] | None) -> tuple[str, ...]:
        assert view is not None, "the bot looks at the table"
        if decision.kind == "chance":
            return self._random.choose(decision, None)
        look = Look(view.state)
        match decision.kind:
            case "action":
                return (acting.action(look, decision),)
            case "run":
                return (acting.run(look, decision),)
            case "reroll":
                return (dice.reroll(look, decision),)
        return answers.answer(look, decision) or self._random.choose(decision, None)
