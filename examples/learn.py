"""A small policy learns a game, with the mask, in numpy alone, on two cores.

    python examples/learn.py [GAME] [MINUTES] [JOBS]

What is learnt is a weight for every word of an offer together with the question's kind: the policy draws an offer by
its score. After each batch of games the weights go towards what was done in the better ones (REINFORCE with the batch's
mean as the baseline). Among rivals the learner has one seat and plays against random ones; friends are all learners,
and because at random they hardly ever win, a game also counts by how well the table stood on the way (the game's own
`winning` numbers).
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from miskatonic.bots.playout import judge_of
from miskatonic.games.registry import rules
from miskatonic.lab.figures import Tally, interval
from miskatonic.lab.observation import of_options
from miskatonic.lab.seats import Seats

Weights = NDArray[np.float64]
WORDS = 2048
BATCH = 32
RATE = 0.6
LONGEST = 5_000
"""Picks of one game."""


class Told(NamedTuple):
    """One game: whether the learner won it, what it was worth, and the gradient of everything that was chosen."""

    won: bool
    worth: float
    gradient: Weights


class Task(NamedTuple):
    game: str
    seed: int
    weights: Weights
    exploring: bool


def play(task: Task) -> Told:
    name = task.game
    rivals = rules(name).rivals
    seats = rules(name).least_seats
    mine = task.seed % seats
    table = Seats.new(name, seats, seed=f"learn/{task.seed}")
    judge = judge_of(name)
    luck = np.random.default_rng(task.seed)
    gradient = np.zeros(WORDS)
    stood: list[float] = []
    while (decision := table.decision) is not None and table.number < LONGEST:
        offers = table.offers()
        if rivals and decision.seat != mine:
            table.pick(offers[int(luck.integers(len(offers)))])
            continue
        rows = of_options(decision, offers, WORDS).astype(np.float64)
        scores = rows @ task.weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = int(luck.choice(len(offers), p=chances))
        if task.exploring:
            gradient += rows[chosen] - chances @ rows
            if table.number % 16 == 0:
                stood.append(judge.value(table.match.view(mine).state, None, mine, seats, rivals))
        table.pick(offers[chosen])
    won = table.rewards(seats)[mine] > 0
    return Told(won, float(won) + (float(np.mean(stood)) if stood else 0.0), gradient)


def learn(pool: ProcessPoolExecutor, name: str, minutes: float) -> Weights:
    weights = np.zeros(WORDS)
    until = time.monotonic() + 60 * minutes
    batch = 0
    while time.monotonic() < until:
        tasks = [Task(name, 1_000_000 + batch * BATCH + number, weights, True) for number in range(BATCH)]
        games = list(pool.map(play, tasks, chunksize=4))
        worth = np.array([told.worth for told in games])
        spread = worth.std()
        if spread > 0:
            step = sum(
                ((mine - worth.mean()) / spread) * told.gradient for mine, told in zip(worth, games, strict=True)
            )
            weights = weights + RATE * step / (np.linalg.norm(step) + 1e-9)
        batch += 1
        print(f"batch {batch}: {np.mean([told.won for told in games]):.0%} won, worth {worth.mean():.3f}", flush=True)
    return weights


def judged(pool: ProcessPoolExecutor, name: str, weights: Weights, games: int) -> str:
    found = list(pool.map(play, [Task(name, number, weights, False) for number in range(games)], chunksize=8))
    tally = Tally(games, sum(told.won for told in found))
    low, high = interval(tally)
    return f"{tally.wins} of {games} won ({tally.rate:.1%}, 95 % confidence {low:.1%} to {high:.1%})"


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "dungeonology"
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 3.0
    jobs = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    games = int(sys.argv[4]) if len(sys.argv) > 4 else 200
    with ProcessPoolExecutor(jobs) as pool:
        print(f"{name}, at random: {judged(pool, name, np.zeros(WORDS), games)}", flush=True)
        weights = learn(pool, name, minutes)
        print(f"{name}, after {minutes:g} minutes: {judged(pool, name, weights, games)}")


if __name__ == "__main__":
    main()
