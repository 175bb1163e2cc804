"""Random play, and a match as bytes to compare.

`python -m tests.battery.playing GAME SEATS SEED` prints the journal of one random game.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from miskatonic.bots.bot import Bot
from miskatonic.engine.decision import Decision
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match
from miskatonic.games import registry

TEST_GAMES = {"toy": "tests.toy", "cellars": "tests.cellars"}
"""Games of the tests only: they have no almanac and no bot of their own."""
GAMES = (*TEST_GAMES, *registry.GAMES)
CAP = 20_000
"""More decisions than any game can need under random play."""

AnyMatch = Match[Any]


class Stalled(AssertionError):
    """A game that does not end."""


def rules_of(game: str) -> Rules[Any]:
    if game in TEST_GAMES:
        found: Rules[Any] = importlib.import_module(TEST_GAMES[game]).RULES
        return found
    return registry.rules(game)


def answer(decision: Decision, dice: random.Random) -> tuple[str, ...]:
    count = dice.randint(decision.least, min(decision.most, len(decision.options)))
    return tuple(option.key for option in dice.sample(decision.options, count))


def choice(match: AnyMatch, dice: random.Random, bot: Bot | None = None) -> tuple[int, tuple[str, ...]]:
    """Any of the open decisions, answered anyhow: seats that are asked together answer in any order.

    With a bot nine answers of ten are its own, so that the game comes further than luck would bring it.
    """
    decision = match.pending[dice.randrange(len(match.pending))]
    if bot is not None and dice.randrange(10):
        return decision.seat, bot.choose(decision, match.view(decision.seat))
    return decision.seat, answer(decision, dice)


def choices(
    match: AnyMatch, dice: random.Random, cap: int = CAP, bot: Bot | None = None
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The choices of a whole game, one by one; the caller makes each of them before it asks for the next."""
    last: deque[str] = deque(maxlen=20)
    for number in range(cap):
        if not match.pending:
            return
        seat, keys = choice(match, dice, bot)
        kinds = ", ".join(f"{decision.kind}/{decision.seat}" for decision in match.pending)
        last.append(f"{number}: {kinds} of {match.pending[0].rule or 'chance'}: seat {seat}: {' '.join(keys)}")
        yield seat, keys
    report = "\n  ".join(last)
    raise Stalled(f"{match.rules.id} did not end within {cap} decisions; the last were\n  {report}")


def play_out(match: AnyMatch, dice: random.Random, cap: int = CAP, bot: Bot | None = None) -> AnyMatch:
    for seat, keys in choices(match, dice, cap, bot):
        match.choose(seat, *keys)
    return match


def played(game: str, seats: int, seed: int, *, companion: bool = False) -> AnyMatch:
    match = Match.new(rules_of(game), seats, seed=seed, companion=companion)
    return play_out(match, random.Random(f"{game}/{seats}/{seed}"))


def snapshot(match: AnyMatch) -> bytes:
    """All that a match is at this moment; why something is refused is told only where somebody looks."""
    asked = [replace(decision, refusals=()) for decision in match.pending]
    return msgspec.msgpack.encode([match.state, match.journal, asked, match.outcome])


def journal(match: AnyMatch) -> str:
    return "".join(msgspec.json.encode(entry).decode() + "\n" for entry in match.journal)


if __name__ == "__main__":
    name, count, number = sys.argv[1:]
    sys.stdout.write(journal(played(name, int(count), int(number))))
