"""How dice fall: on either kind of die half of the faces show a success, so that successes are binomial."""

from __future__ import annotations

from functools import lru_cache
from math import comb

MOST = 40
TAIL = [[sum([comb(n, k) for k in range(least, n + 1)]) / 2**n for least in range(n + 2)] for n in range(MOST + 1)]
"""`TAIL[n][k]`: the chance that n dice show k successes or more."""


def at_least(dice: float, wanted: int) -> float:
    """The chance of so many successes; between whole numbers of dice it is in between."""
    if wanted <= 0:
        return 1.0
    if dice <= 0:
        return 0.0
    n = min(MOST - 1, int(dice))
    less = TAIL[n][wanted] if wanted <= n else 0.0
    more = TAIL[n + 1][wanted] if wanted <= n + 1 else 0.0
    return less + (dice - n) * (more - less) if dice < MOST else less


@lru_cache(4096)
def _toll(wounds: int, dice: int, pains: tuple[float, ...], death: float) -> float:
    found = 0.0
    for hits in range(dice + 1):
        after = wounds + hits
        pain = 0.0 if after < 0 else pains[after] if after < len(pains) else death
        found += comb(dice, hits) / 2**dice * pain
    return found


def toll(wounds: int, dice: float, pains: tuple[float, ...], death: float) -> float:
    """What it is expected to cost to be hit by so many dice: `pains` by Wounds taken, `death` beyond them.

    Wounds below none are those that Companions can bear.
    """
    n = min(MOST - 1, max(0, int(dice)))
    less = _toll(wounds, n, pains, death)
    return less + min(1.0, max(0.0, dice - n)) * (_toll(wounds, n + 1, pains, death) - less)
