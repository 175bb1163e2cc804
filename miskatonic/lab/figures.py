"""What can be said of counted games, and how surely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import NormalDist, quantiles

import msgspec

FEWEST = 5
"""Cells with fewer games are not shown: they would be read all the same."""
SURE = 1.96
POWER = NormalDist().inv_cdf(0.8)
"""A difference that is there should be seen four times in five."""


class Tally(msgspec.Struct):
    games: int = 0
    wins: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0


class Standing(msgspec.Struct):
    """Of rivals: how often each place was reached, from the first, and all points together."""

    places: list[int]
    points: int = 0

    @property
    def games(self) -> int:
        return sum(self.places)

    @property
    def mean(self) -> float:
        return self.points / self.games if self.games else 0.0


class Spread(msgspec.Struct, frozen=True):
    """Median and quartiles."""

    least: float
    lower: float
    median: float
    upper: float
    most: float


def spread(numbers: Sequence[int]) -> Spread:
    lower, median, upper = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return Spread(min(numbers), lower, median, upper, max(numbers))


def interval(tally: Tally, z: float = SURE) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a rate."""
    n = tally.games
    if n == 0:
        return 0.0, 1.0
    middle = (tally.rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * (tally.rate * (1 - tally.rate) / n + z * z / (4 * n * n)) ** 0.5
    # Where all was won or lost, the last bit of a float must not put the rate outside.
    return max(0.0, min(tally.rate, middle - half)), min(1.0, max(tally.rate, middle + half))


def shown(tallies: Mapping[str, Tally]) -> dict[str, Tally]:
    """The cells with games enough to be looked at."""
    return {word: tally for word, tally in tallies.items() if tally.games >= FEWEST}


def shrunk(tallies: Mapping[str, Tally]) -> dict[str, float]:
    """Each rate drawn towards that of all, the more the rarer the cell, and the more alike the cells are.

    The cells are taken as draws from one beta distribution, whose width comes from how much they differ beyond what
    luck explains (the method of moments).
    """
    games = sum(tally.games for tally in tallies.values())
    if not games:
        return {word: 0.0 for word in tallies}
    mean = sum(tally.wins for tally in tallies.values()) / games
    weight = _weight(list(tallies.values()), games, mean)
    if weight is None:
        return {word: mean for word in tallies}
    return {word: (tally.wins + weight * mean) / (tally.games + weight) for word, tally in tallies.items()}


def _weight(tallies: Sequence[Tally], games: int, mean: float) -> float | None:
    """How many games of the common kind are added to each cell; `None`: luck alone explains what differs."""
    cells = len(tallies)
    within = mean * (1 - mean)
    differing = sum(tally.games * (tally.rate - mean) ** 2 for tally in tallies)
    scale = games - sum(tally.games**2 for tally in tallies) / games
    between = (differing - (cells - 1) * within) / scale if scale > 0 else 0.0
    if between <= 0 or within <= 0:
        return None
    return max(0.0, within / between - 1)


class Pairs(msgspec.Struct, frozen=True):
    """The same games with one thing changed: how often both were won, one of them, none."""

    both: int
    first: int
    second: int
    none: int

    @property
    def games(self) -> int:
        return self.both + self.first + self.second + self.none

    @property
    def difference(self) -> float:
        """How much more often the second wins."""
        return (self.second - self.first) / self.games

    @property
    def bounds(self) -> tuple[float, float]:
        """95 %: where only those games count that ended differently."""
        apart = self.first + self.second
        error = (apart - (self.second - self.first) ** 2 / self.games) ** 0.5 / self.games
        return self.difference - SURE * error, self.difference + SURE * error


def noticeable(games: int) -> float:
    """The smallest difference of two rates that so many games each show four times in five, in the worst case: rates
    about one half, and luck that has nothing in common."""
    return float((SURE + POWER) * (0.5 / games) ** 0.5)
