"""Decisions per second of catanatron's four random players: the yardstick for ours.

Runs in a virtualenv of its own (`make bench-peers`) and prints one JSON object. Catanatron also asks a player
who has only one option; we never do, so both rates are given: every call, and only calls with a real choice.
With `--turns` each line of standard input asks for one repetition, so that two programs can take turns.
"""

import argparse
import gc
import json
import platform
import random
import statistics
import sys
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer


class CountingPlayer(RandomPlayer):  # type: ignore[misc]  # untyped when catanatron is not installed
    calls = 0
    choices = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        CountingPlayer.calls += 1
        if len(playable_actions) > 1:
            CountingPlayer.choices += 1
        return super().decide(game, playable_actions)


def play(seeds: range) -> tuple[int, int, float]:
    """Calls, choices and seconds of the processor of one game for each seed."""
    CountingPlayer.calls = CountingPlayer.choices = 0
    gc.collect()
    start = time.process_time()
    for seed in seeds:
        Game([CountingPlayer(color) for color in Color], seed=seed).play()
    return CountingPlayer.calls, CountingPlayer.choices, time.process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games in one repetition")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--turns", action="store_true", help="a repetition for each line of input")
    arguments = parser.parse_args()
    if arguments.repetitions < 5:
        parser.error("a median needs at least 5 repetitions")

    # Seeds start at 1, because catanatron takes 0 for "no seed"; every repetition plays the same games.
    seeds = range(1, arguments.games + 1)
    random.seed(1)
    play(range(1, 3))
    if arguments.turns:
        for _ in sys.stdin:
            print(json.dumps(play(seeds)), flush=True)
        return
    runs = [play(seeds) for _ in range(arguments.repetitions)]

    all_rates = [calls / seconds for calls, _, seconds in runs]
    choice_rates = [choices / seconds for _, choices, seconds in runs]
    report = {
        "peer": "catanatron",
        "version": version("catanatron"),
        "python": platform.python_version(),
        "players": len(Color),
        "games": arguments.games,
        "repetitions": arguments.repetitions,
        "decisions": round(statistics.median(calls for calls, _, _ in runs)),
        "choices": round(statistics.median(choices for _, choices, _ in runs)),
        "seconds": round(statistics.median(seconds for _, _, seconds in runs), 3),
        "decisions_per_second": round(statistics.median(all_rates)),
        "decisions_per_second_range": [round(min(all_rates)), round(max(all_rates))],
        "choices_per_second": round(statistics.median(choice_rates)),
        "choices_per_second_range": [round(min(choice_rates)), round(max(choice_rates))],
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
