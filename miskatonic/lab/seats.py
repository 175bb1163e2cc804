"""A match as learning agents see it: one seat at a time, one pick at a time, actions as numbers.

A question that wants several answers is put pick by pick; `DONE` ends it where fewer would do. What is numbered is the
list of offers, in its order; `Vocabulary` gives every offer a number of its own instead, the same in every question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.errors import IllegalChoice
from miskatonic.engine.game import Outcome
from miskatonic.engine.match import Match
from miskatonic.games.registry import rules as rules_of

DONE = "done"
CHANCE = "chance"
MOST = 256
"""Offers of one question. In ten thousand questions of each game none has more than half as many."""


class Seats:
    """The match, whose turn it is to say something, and what has been picked so far."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.picked: list[str] = []
        self.number = 0
        """Picks so far."""

    @classmethod
    def new(
        cls, game: str, seats: int, options: Mapping[str, Any] | None = None, seed: str = "0", *, asking: bool = False
    ) -> Seats:
        """`asking`: chance is put as a question, too, with its weights."""
        return cls(Match.new(rules_of(game), seats, options or {}, seed, companion=asking, log=False))

    @property
    def decision(self) -> Decision | None:
        return self.match.pending[0] if self.match.pending else None

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def offers(self) -> list[str]:
        """The keys that may be picked now."""
        decision = self.decision
        if decision is None:
            return []
        found = [option.key for option in decision.options if option.key not in self.picked]
        if len(self.picked) >= decision.least and decision.most > 1:
            found.insert(0, DONE)
        return found

    def pick(self, key: str) -> None:
        decision = self.decision
        if decision is None or key not in self.offers():
            raise IllegalChoice(f"{key!r} is not offered; there is {', '.join(self.offers()) or 'nothing'}")
        self.number += 1
        if decision.most == 1:
            self.match.choose(decision.seat, key)
            return
        if key != DONE:
            self.picked.append(key)
        if key == DONE or len(self.picked) in (decision.most, len(decision.options)):
            keys, self.picked = tuple(self.picked), []
            self.match.choose(decision.seat, *keys)

    def fork(self) -> Seats:
        twin = Seats(self.match.fork())
        twin.picked = list(self.picked)
        twin.number = self.number
        return twin

    def __deepcopy__(self, _: object) -> Seats:
        """OpenSpiel clones by deep copies."""
        return self.fork()

    def rewards(self, seats: int) -> list[float]:
        """1 for a win of all, -1 for a loss; among rivals from 1 for the first to -1 for the last."""
        outcome = self.outcome
        if outcome is None:
            return [0.0] * seats
        if not self.match.rules.rivals:
            return [1.0 if outcome.won else -1.0] * seats
        places = outcome.places(seats)
        return [1 - 2 * (place - 1) / max(1, seats - 1) for place in places]


class Vocabulary:
    """A number for every offer, whatever else is offered: by its question's kind and its key, in `size` slots.

    Two offers of one question that fall into one slot are told apart by taking the next free one.
    """

    def __init__(self, size: int = 2048) -> None:
        self.size = size

    def slots(self, kind: str, keys: Sequence[str]) -> list[int]:
        if len(keys) > self.size:
            raise IllegalChoice(f"{len(keys)} offers do not fit into {self.size} slots")
        taken: list[int] = []
        for key in keys:
            slot = _slot(f"{kind}/{key}", self.size)
            while slot in taken:
                slot = (slot + 1) % self.size
            taken.append(slot)
        return taken


class Listed:
    """The number of an offer is its place in the list."""

    size = MOST

    def slots(self, kind: str, keys: Sequence[str]) -> list[int]:
        if len(keys) > self.size:
            raise IllegalChoice(f"{len(keys)} offers do not fit into {self.size}")
        return list(range(len(keys)))


Numbering = Listed | Vocabulary


@cache
def _slot(word: str, size: int) -> int:
    return int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big") % size
