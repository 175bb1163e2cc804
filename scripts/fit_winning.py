"""What the numbers of a table weigh for winning: fitted to games of the heuristic bot, written into its `winning.py`.

    python -m scripts.fit_winning GAME GAMES [SEATS,SEATS,…] [SETTING=VALUE …]

Logistic regression on positions of every game, each game with the same weight, drawn a little towards nothing. What it
says is first tried on every third game, which it has not seen then. Now and then a question is answered at random: else
one would only learn what goes with winning where the bot already does what it holds best, not what a change does. For
one seat alone it writes `ALONE`: who has nobody to wait for weighs otherwise.
"""

from __future__ import annotations

import random
import re
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from miskatonic.bots.bot import RandomBot
from miskatonic.bots.registry import bot as bot_of
from miskatonic.engine.match import Match
from miskatonic.games.registry import package, part, rules

Array = NDArray[np.float64]
SEED = "fitting"
EVERY = 5
SLIPS = 0.1
"""How many of the questions worth a thought are answered at random."""
PULL = 1.0
STEPS = 60
UNSEEN = 3


def positions(game: str, number: int, seats: int, options: dict[str, Any]) -> list[tuple[list[float], bool]]:
    winning: Any = part(f"{package(game)}.bot.winning")
    seed = f"{SEED}/{number}"
    match = Match.new(rules(game), seats, options, seed, log=False, every=0)
    bots = [bot_of(game, "heuristic", f"{seed}/{seat}") for seat in range(seats)]
    slips, dice = RandomBot(f"{seed}/slips"), random.Random(f"{seed}/slip")
    found: list[tuple[int, list[float]]] = []
    asked = 0
    while match.pending:
        decision = match.pending[0]
        view = match.view(decision.seat)
        if decision.kind in winning.KINDS:
            asked += 1
            if asked % EVERY == 1:
                found.append((decision.seat, list(winning.numbers(view.state, decision.seat).values())))
        slipping = decision.kind in winning.KINDS and dice.random() < SLIPS
        match.answer(decision.seat, (slips if slipping else bots[decision.seat]).choose(decision, view))
    outcome = match.outcome
    assert outcome is not None
    rivals = rules(game).rivals
    return [(row, seat in outcome.winners if rivals else outcome.won) for seat, row in found]


def fitted(rows: Array, won: Array, weight: Array) -> Array:
    """Newton's method."""
    beta = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = said(rows, beta)
        slope = rows.T @ (weight * (won - chance)) - PULL * beta
        bend = (rows * (weight * chance * (1 - chance))[:, None]).T @ rows + PULL * np.eye(len(beta))
        step = np.linalg.solve(bend, slope)
        beta += step
        if np.abs(step).max() < 1e-6:
            break
    return beta


def said(rows: Array, beta: Array) -> Array:
    found: Array = 1 / (1 + np.exp(-np.clip(rows @ beta, -30, 30)))
    return found


def loss(rows: Array, won: Array, weight: Array, beta: Array) -> float:
    """How far what is said lies from what came: the mean of the logarithms, 0 for one who always knows."""
    chance = np.clip(said(rows, beta), 1e-4, 1 - 1e-4)
    return float(np.average(-np.log(np.where(won > 0, chance, 1 - chance)), weights=weight))


def main() -> None:
    game, games = sys.argv[1], int(sys.argv[2])
    seats = [int(word) for word in sys.argv[3].split(",")] if len(sys.argv) > 3 else [4]
    options = dict(pair.split("=", 1) for pair in sys.argv[4:])
    winning: Any = part(f"{package(game)}.bot.winning")
    rows: list[list[float]] = []
    won: list[float] = []
    weight: list[float] = []
    number_of: list[int] = []
    start = time.perf_counter()
    for number in range(games):
        found = positions(game, number, seats[number % len(seats)], options)
        for row, result in found:
            rows.append(row)
            won.append(float(result))
            weight.append(5 / len(found))
            number_of.append(number)
    match = Match.new(rules(game), seats[0], options, "names", log=False, every=0)
    names = list(winning.numbers(match.view(0).state, 0))
    table, ends, weights = np.array(rows), np.array(won), np.array(weight)
    unseen = np.array(number_of) % UNSEEN == 0
    kept = "ALONE" if set(seats) == {1} else "WEIGHTS"
    known: dict[str, float] = getattr(winning, kept, winning.WEIGHTS)
    before = np.array([float(known.get(name, 0.0)) for name in names])
    tried = fitted(table[~unseen], ends[~unseen], weights[~unseen])
    for name, beta in (("before", before), ("now", tried)):
        print(f"unseen games, {name}: {loss(table[unseen], ends[unseen], weights[unseen], beta):.4f}")
    chance = said(table[unseen], tried)
    for low in np.arange(0, 1, 0.2):
        inside = (chance >= low) & (chance < low + 0.2)
        if inside.any():
            print(
                f"said {chance[inside].mean():.2f}, came {ends[unseen][inside].mean():.2f} ({inside.sum()} positions)"
            )
    print(f"{games} games, {len(rows)} positions, {ends.mean():.3f} won, {time.perf_counter() - start:.0f} s")
    path = Path(str(winning.__file__)).with_name("winning.py")
    weighed = zip(names, fitted(table, ends, weights), strict=True)
    lines = "".join(f'    "{name}": {value:.2f},\n' for name, value in weighed)
    text = path.read_text(encoding="utf8")
    words = f"{kept}: dict[str, float] = {{\n{lines}}}\n"
    if hasattr(winning, kept):
        text = re.sub(rf"^{kept}: dict.*?^}}\n", lambda _: words, text, count=1, flags=re.S | re.M)
    else:
        text = re.sub(
            r"^_NO_CHANCE|^def ",
            lambda found: f'{words}"""The same for one seat alone."""\n' + found[0],
            text,
            count=1,
            flags=re.M,
        )
    path.write_text(text, encoding="utf8")
    print(lines)


if __name__ == "__main__":
    main()
