"""What a second of the processor buys a bot that thinks: `python -m bench.playouts [GAME …]`.

In build/compiled the same measures the compiled form. Positions are from the middle of a game of the heuristic, at
questions worth a thought.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from bench.__main__ import goals_of
from miskatonic.bots.bot import answer_of
from miskatonic.bots.playout import judge_of
from miskatonic.bots.registry import bot
from miskatonic.bots.thinker import Thinker
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES, rules

PLAYOUTS = 24
QUESTIONS = 12
BETWEEN = 4
"""Every so many questions one is thought about."""


def playouts_per_second(game: str, seats: int, questions: int = QUESTIONS) -> float:
    match: Match[Any] = Match.new(rules(game), seats, {}, "playouts", log=False, every=1)
    bots = [bot(game, "heuristic", f"playouts/{seat}") for seat in range(seats)]
    thinker = bot(game, f"thinker:{PLAYOUTS}", "playouts")
    assert isinstance(thinker, Thinker)
    judge = judge_of(game)
    asked, done, spent = 0, 0, 0.0
    while match.pending and asked < questions * BETWEEN:
        decision = match.pending[0]
        if judge.asks_for_thought(decision) and len(decision.options) > 1:
            asked += 1
            if asked % BETWEEN == 0:
                start = time.process_time()
                tried = thinker.thoughts(match, decision).tried
                if tried:
                    spent += time.process_time() - start
                    done += sum([len(thought.values) for thought in tried])
        match.answer(decision.seat, answer_of(bots[decision.seat], match, decision))
    return done / spent


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        for seats in dict.fromkeys((rules(game).least_seats, goals_of(rules(game)).seats)):
            print(f"{game}, {seats}: {playouts_per_second(game, seats):.0f} playouts a second", flush=True)


if __name__ == "__main__":
    main()
