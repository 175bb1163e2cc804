"""A player of wood: it plans with the others what is to be done in the world, at the view of its seat alone."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.snapshot import View
from miskatonic.games.eldritch_horror.bot.answers import answer
from miskatonic.games.eldritch_horror.bot.look import Look
from miskatonic.kit.at_random import RandomBot


class HeuristicBot:
    """Goes where the team needs somebody: to Clues, Gates and Mysteries; fights what it can; rests in time."""

    needs_view = True

    def __init__(self, seed: str) -> None:
        self._random = RandomBot(seed)

    def choose(self, decision: Decision, view: View[Any] | None) -> tuple[str, ...]:
        assert view is not None, "the bot looks at the table"
        if decision.kind == "chance":
            return self._random.choose(decision, None)
        found = answer(Look(view.state, decision.seat), decision)
        return self._random.choose(decision, None) if found is None else found
