"""The bots of a table: what they would choose. Whoever drives the table decides when."""

from __future__ import annotations

from functools import cache
from typing import Any

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.bots.registry import NAMES, bot
from miskatonic.engine.data import copy_of
from miskatonic.engine.decision import Decision
from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.snapshot import View
from miskatonic.table.table import Table


@cache
def bot_names(game: str) -> list[str]:
    """The bots that can play this game here."""
    found = []
    for name in NAMES:
        try:
            bot(game, name, "0")
        except (MiskatonicError, ImportError):
            continue
        found.append(name)
    return found


AT_THE_TABLE = {"thinker": "thinker:1s"}
"""Where people wait, seconds count, not playouts."""


class Players:
    """The bots that sit at one table now."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._bots: dict[tuple[int, str], Bot] = {}

    def of(self, seat: int) -> Bot:
        name = self.table.holders[seat].bot
        key = (seat, name)
        if key not in self._bots:
            match = self.table.match
            assert match is not None
            seed = f"{match.luck}/bot/{seat}/{self.table.number}"
            known = bot_names(self.table.rules.id)
            named = AT_THE_TABLE.get(name, name)
            self._bots[key] = bot(self.table.rules.id, named, seed) if name in known else RandomBot(seed)
        return self._bots[key]

    def view(self, seat: int) -> View[Any]:
        """A copy: a bot may think in a thread of its own while people go on playing."""
        match = self.table.match
        assert match is not None
        view = match.view(seat, open_hands=self.table.host_rules.open_hands)
        view.state = copy_of(view.state)
        return view


def careless(table: Table, decision: Decision, attempt: int = 0) -> tuple[str, ...]:
    """Any legal answer, for a bot that failed; perhaps another at another attempt."""
    return RandomBot(f"{table.name}/{table.number}/{attempt}").choose(decision, None)
