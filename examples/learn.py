"""A small policy learns a game, with the mask, in numpy alone.

    python examples/learn.py [GAME] [MINUTES]

What is learnt is a weight for every word of an offer together with the question's kind: the policy draws an offer by
its score. After each batch of games the weights go towards what was done in the better ones (REINFORCE with the batch's
mean as the baseline).
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from miskatonic.games.registry import rules
from miskatonic.lab.observation import of_options
from miskatonic.lab.seats import Seats

WORDS = 1024
BATCH = 24
RATE = 0.4


@dataclass
class Told:
    """One game: how it ended, and the gradient of everything that was chosen."""

    won: bool
    gradient: NDArray[np.float64] = field(default_factory=lambda: np.zeros(WORDS))


def game(name: str, seed: str, weights: NDArray[np.float64], luck: np.random.Generator) -> Told:
    table = Seats.new(name, rules(name).least_seats, seed=seed)
    told = Told(False)
    while (decision := table.decision) is not None and table.number < 5_000:
        offers = table.offers()
        rows = of_options(decision, offers, WORDS)
        scores = rows @ weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = int(luck.choice(len(offers), p=chances))
        told.gradient += rows[chosen] - chances @ rows
        table.pick(offers[chosen])
    told.won = table.rewards(table.match.header.seats)[0] > 0
    return told


def learn(name: str, minutes: float, *, say: bool = True) -> NDArray[np.float64]:
    luck = np.random.default_rng(0)
    weights = np.zeros(WORDS)
    until = time.monotonic() + 60 * minutes
    batch = 0
    while time.monotonic() < until:
        games = [game(name, f"learn/{batch}/{number}", weights, luck) for number in range(BATCH)]
        won = np.array([float(told.won) for told in games])
        if won.any() and not won.all():
            step = sum((mine - won.mean()) * told.gradient for mine, told in zip(won, games, strict=True))
            weights += RATE * step / (np.linalg.norm(step) + 1e-9)
        batch += 1
        if say:
            print(f"batch {batch}: {won.mean():.0%} won", flush=True)
    return weights


def rate(name: str, weights: NDArray[np.float64], games: int = 200) -> float:
    luck = np.random.default_rng(1)
    return sum(game(name, f"judge/{number}", weights, luck).won for number in range(games)) / games


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "elder-sign"
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 3.0
    before = rate(name, np.zeros(WORDS))
    weights = learn(name, minutes)
    after = rate(name, weights)
    print(f"{name}: {before:.1%} at random, {after:.1%} after {minutes:g} minutes")


if __name__ == "__main__":
    main()
