"""What the numbers of a table weigh for winning: fitted to games of the heuristic bot, written into its `winning.py`.

    python -m scripts.fit_winning GAME GAMES [SEATS] [SETTING=VALUE …]

Logistic regression on positions of every game, each game with the same weight, drawn towards the weights that stand
there: few games change them little.
"""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from miskatonic.bots.registry import bot as bot_of
from miskatonic.engine.match import Match
from miskatonic.games.registry import package, part, rules

Array = NDArray[np.float64]
SEED = "fit"
EVERY = 7
PULL = 4.0
STEPS = 60


def positions(game: str, number: int, seats: int, options: dict[str, Any]) -> list[tuple[list[float], bool]]:
    winning: Any = part(f"{package(game)}.bot.winning")
    seed = f"{SEED}/{number}"
    match = Match.new(rules(game), seats, options, seed, log=False, every=0)
    bots = [bot_of(game, "heuristic", f"{seed}/{seat}") for seat in range(seats)]
    found: list[tuple[int, list[float]]] = []
    asked = 0
    while match.pending:
        decision = match.pending[0]
        view = match.view(decision.seat)
        if decision.kind in winning.KINDS:
            asked += 1
            if asked % EVERY == 1:
                found.append((decision.seat, list(winning.numbers(view.state, decision.seat).values())))
        match.answer(decision.seat, bots[decision.seat].choose(decision, view))
    outcome = match.outcome
    assert outcome is not None
    rivals = rules(game).rivals
    return [(row, seat in outcome.winners if rivals else outcome.won) for seat, row in found]


def fitted(rows: Array, won: Array, weight: Array, prior: Array) -> Array:
    """Newton's method."""
    beta = prior.copy()
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(rows @ beta, -30, 30)))
        slope = rows.T @ (weight * (won - chance)) - PULL * (beta - prior)
        bend = (rows * (weight * chance * (1 - chance))[:, None]).T @ rows + PULL * np.eye(len(beta))
        step = np.linalg.solve(bend, slope)
        beta += step
        if np.abs(step).max() < 1e-6:
            break
    return beta


def main() -> None:
    game, games = sys.argv[1], int(sys.argv[2])
    seats = int(sys.argv[3]) if len(sys.argv) > 3 else 4
    options = dict(pair.split("=", 1) for pair in sys.argv[4:])
    winning: Any = part(f"{package(game)}.bot.winning")
    rows: list[list[float]] = []
    won: list[float] = []
    weight: list[float] = []
    names: list[str] = []
    start = time.perf_counter()
    for number in range(games):
        found = positions(game, number, seats, options)
        for row, result in found:
            rows.append(row)
            won.append(float(result))
            weight.append(5 / len(found))
    match = Match.new(rules(game), seats, options, "names", log=False, every=0)
    names = list(winning.numbers(match.view(0).state, 0))
    table, ends, weights = np.array(rows), np.array(won), np.array(weight)
    prior = np.array([float(winning.WEIGHTS.get(name, 0.0)) for name in names])
    beta = fitted(table, ends, weights, prior)
    chance = 1 / (1 + np.exp(-table @ beta))
    for low in np.arange(0, 1, 0.2):
        inside = (chance >= low) & (chance < low + 0.2)
        if inside.any():
            print(f"said {chance[inside].mean():.2f}, came {ends[inside].mean():.2f} ({inside.sum()} positions)")
    print(f"{games} games, {len(rows)} positions, {ends.mean():.3f} won, {time.perf_counter() - start:.0f} s")
    path = Path(str(winning.__file__)).with_name("winning.py")
    lines = "".join(f'    "{name}": {value:.2f},\n' for name, value in zip(names, beta, strict=True))
    text = re.sub(
        r"WEIGHTS: dict\[str, float\] = \{.*?\}", lambda _: f"WEIGHTS: dict[str, float] = {{\n{lines}}}",
        path.read_text(), count=1, flags=re.S,
    )  # fmt: skip
    path.write_text(text)
    print(lines)


if __name__ == "__main__":
    main()
