"""A bot that thinks ahead, for every game: it tries its answers in worlds that its seat cannot tell from the true one.

Flat Monte Carlo: each answer is played on by the game's heuristic bot. All answers are tried in the same worlds with
the same luck, each world with all that is hidden dealt anew; the worse half is given up, then again (sequential
halving). The heuristic's own answer stays to the end and is given up only for one that is clearly better.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations
from math import ceil, log2
from typing import Any

import msgspec

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.bots.playout import glance, judge_of, played_on
from miskatonic.engine.decision import Decision
from miskatonic.engine.errors import ScriptError
from miskatonic.engine.match import Match
from miskatonic.engine.snapshot import View

Keys = tuple[str, ...]
MOST = 16
"""Answers that are tried."""
FEW = 12
"""Outcomes of chance that are gone through in proportion, not left to luck."""
CARE = 1.0
"""By how many standard errors another answer must be better than the heuristic's."""
DOUBT = 0.0004
"""Variance that is added to what was seen: a few equal playouts prove little."""
TRIES = 3
GOLDEN = 0.6180339887498949


class Budget(msgspec.Struct, frozen=True):
    """For one decision: so many playouts, or, if they are not all done by then, so many seconds."""

    playouts: int = 64
    seconds: float | None = None


USUAL = Budget()


class Thought(msgspec.Struct):
    """One answer, and how likely one wins after it by each playout."""

    keys: Keys
    values: list[float] = []

    @property
    def value(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Thoughts(msgspec.Struct):
    """`chosen`: what the bot would answer; `own`: what the heuristic would; `tried`: best first, or nothing."""

    chosen: Keys
    own: Keys
    tried: list[Thought] = []


class Thinker:
    needs_view = True

    def __init__(self, game: str, policy: Bot, seed: str, budget: Budget = USUAL) -> None:
        self._policy = policy
        self._seed = seed
        self._budget = budget
        self._judge = judge_of(game)

    def choose(self, decision: Decision, view: View[Any] | None) -> Keys:
        """Without a match there are no worlds to think in."""
        return self._policy.choose(decision, view)

    def think(self, match: Match[Any], decision: Decision) -> Keys:
        return self.thoughts(match, decision).chosen

    def thoughts(self, match: Match[Any], decision: Decision, *, always: bool = False) -> Thoughts:
        """`always`: about any question with a choice, not only about those that are worth it."""
        own = self._own(match, decision)
        found = Thoughts(own, own)
        if decision.kind == "chance" or not (always or self._judge.asks_for_thought(decision)):
            return found
        answers = answers_to(decision, own)
        if len(answers) < 2:
            return found
        search = Search(
            match.fork(), decision, answers, f"{self._seed}/{len(match.journal)}", self._policy, self._budget
        )
        found.tried = search.run()
        found.chosen = chosen_of(found.tried, own)
        return found

    def _own(self, match: Match[Any], decision: Decision) -> Keys:
        if decision.kind == "chance":
            return RandomBot(f"{self._seed}/{len(match.journal)}").choose(decision, None)
        return self._policy.choose(decision, glance(match, decision) if self._policy.needs_view else None)


def answers_to(decision: Decision, own: Keys) -> list[Keys]:
    """What can be answered, the heuristic's answer first; where several are picked, only if there are few ways."""
    keys = [option.key for option in decision.options]
    if decision.most == 1:
        found: list[Keys] = [(key,) for key in keys]
        if decision.least == 0:
            found.append(())
    else:
        found = []
        for count in range(decision.least, min(decision.most, len(keys)) + 1):
            found += combinations(keys, count)
            if len(found) > MOST:
                return [own]
    same = frozenset(own)
    return [own, *[answer for answer in found if frozenset(answer) != same]][:MOST]


def chosen_of(tried: Sequence[Thought], own: Keys) -> Keys:
    """The best, if it is better than the heuristic's by more than the playouts leave open."""
    if not tried:
        return own
    best = tried[0]
    mine = next(thought for thought in tried if thought.keys == own)
    shared = [ours - theirs for ours, theirs in zip(best.values, mine.values, strict=False)]
    if best is mine or not shared:
        return own
    mean = sum(shared) / len(shared)
    spread = sum((one - mean) ** 2 for one in shared) / max(1, len(shared) - 1) + DOUBT
    return best.keys if mean > CARE * (spread / len(shared)) ** 0.5 else own


class Search:
    """One decision thought through."""

    def __init__(
        self, match: Match[Any], decision: Decision, answers: list[Keys], seed: str, policy: Bot, budget: Budget
    ) -> None:
        self._match, self._decision, self._seed = match, decision, seed
        self._policy, self._budget = policy, budget
        self._judge = judge_of(match.rules.id)
        self._thoughts = [Thought(keys, []) for keys in answers]
        self._dice: dict[Keys, tuple[str, dict[str, int]] | None] = {}
        self._world = 0

    def run(self) -> list[Thought]:
        own, left = self._thoughts[0], self._thoughts
        rounds = max(1, ceil(log2(len(left))))
        start = time.monotonic()
        spent = 0
        for number in range(1, rounds + 1):
            share = self._budget.playouts * number // rounds
            while spent + len(left) <= share or not own.values:
                if self._late(start, number / rounds) and own.values:
                    break
                world = self._another()
                if world is None:
                    return []
                for thought in left:
                    thought.values.append(self._playout(world, thought))
                spent += len(left)
            best_first = sorted(left, key=lambda thought: -thought.value)
            left = best_first[: max(2, (len(left) + 1) // 2)]
            if own not in left:
                left[-1] = own
        return sorted(self._thoughts, key=lambda thought: (-len(thought.values), -thought.value))

    def _late(self, start: float, part: float) -> bool:
        seconds = self._budget.seconds
        return seconds is not None and time.monotonic() - start > seconds * part

    def _another(self) -> Match[Any] | None:
        """One more world; none: the seat would notice in all of them, and guesses nothing."""
        for _ in range(TRIES):
            world = self._match.imagined(self._decision.seat, f"{self._seed}/{self._world}")
            self._world += 1
            if world is not None:
                return world
        return None

    def _playout(self, world: Match[Any], thought: Thought) -> float:
        seat, number = self._decision.seat, len(thought.values)
        if number == 0:
            self._dice[thought.keys] = self._first_chance(world, thought.keys)
        twin = self._answered(world, thought.keys, number)
        luck = RandomBot(f"{self._seed}/{self._world}/chance")
        return played_on(twin, seat, self._policy, luck, self._judge, self._judge.horizon(world.state))

    def _answered(self, world: Match[Any], keys: Keys, number: int) -> Match[Any]:
        twin = world.fork()
        dice = self._dice[keys]
        if dice is not None:
            kind, weights = dice
            twin.rig({kind: [in_proportion(weights, number)]})
        try:
            twin.answer(self._decision.seat, keys)
        except ScriptError:
            # What may come out lies in a hidden hand, and in this world it is another.
            self._dice[keys] = None
            return self._answered(world, keys, number)
        return twin

    def _first_chance(self, world: Match[Any], keys: Keys) -> tuple[str, dict[str, int]] | None:
        """The die or token that this answer asks for at once, with its weights. What is drawn from decks is luck: it
        may be hidden in one way or another."""
        if world.header.companion:
            return None
        twin = world.fork(asking=True)
        twin.answer(self._decision.seat, keys)
        asked = twin.pending[0] if twin.pending else None
        if asked is None or asked.kind != "chance" or len(asked.options) > FEW:
            return None
        weights = {option.key: weight for option, weight in zip(asked.options, asked.weights, strict=True)}
        twin.answer(asked.seat, (asked.options[0].key,))
        said = [str(kind) for mark, kind, _ in twin.journal[len(world.journal) :] if mark == "p"]
        return None if said[0].startswith("draw.") else (said[0], weights)


def in_proportion(weights: dict[str, int], number: int) -> str:
    """The outcomes one after another, each as often as its weight says, spread as evenly as can be."""
    left = (0.5 + number * GOLDEN) % 1 * sum(weights.values())
    for outcome, weight in weights.items():
        left -= weight
        if left < 0:
            return outcome
    return next(reversed(weights))
