"""How likely a test is, exactly: for the table to show before the dice are rolled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from miskatonic.games.eldritch_horror import testing
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Player

SIDES = 6


@cache
def distribution(dice: int, least: int, *, sixes_twice: bool) -> tuple[float, ...]:
    """By number of successes: how likely so many dice show just that."""
    twice = 1 / SIDES if sixes_twice else 0.0
    once = (SIDES + 1 - least) / SIDES - twice
    none = 1 - once - twice
    found = [1.0]
    for _ in range(dice):
        ahead = [0.0] * (len(found) + 2)
        for count, chance in enumerate(found):
            ahead[count] += chance * none
            ahead[count + 1] += chance * once
            ahead[count + 2] += chance * twice
        found = ahead
    return tuple(found)


def percent(
    game: Eldritch, player: Player, skill: str, dice: int, during: Sequence[str], needed: int = 1, extra: int = 0
) -> int:
    """Of 100 times, how often this test brings at least so many successes (eh.tests.10, eh.tests.11)."""
    least = testing.least_success(game, player)
    twice = testing.sixes_twice(game, player, skill, during)
    return round(100 * sum(distribution(dice, least, sixes_twice=twice)[max(0, needed - extra) :], 0.0))
