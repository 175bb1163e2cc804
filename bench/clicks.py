"""How many clicks a turn takes: `python -m bench.clicks GAME [--games N] [--seats N]`.

Bots play; every answer is counted as a person would click it in the browser. What the client sends in one go (the
game's `ACTS`) costs one click for each thing touched, and one for the button where there is one; what it answers
unasked (`ROUTINE`) costs none. For comparison, the same games with a click for every answer.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, NamedTuple

import msgspec

from miskatonic.bots.registry import bot
from miskatonic.engine.decision import Decision
from miskatonic.engine.match import Match
from miskatonic.games.registry import package, part, rules

Constants = dict[str, tuple[str, ...] | int]


class Answer(NamedTuple):
    seat: int
    decision: Decision
    keys: tuple[str, ...]

    def is_(self, step: str) -> bool:
        """`step`: a kind of question, or a kind and the answer."""
        kind, _, key = step.partition(" ")
        return self.decision.kind == kind and (not key or self.keys == (key,))

    @property
    def several(self) -> bool:
        return self.decision.most > 1 or self.decision.least != 1


def plainly(answer: Answer) -> int:
    """One for each thing, and one to confirm where several are asked for."""
    return len(answer.keys) + 1 if answer.several else 1


def routine(answer: Answer, constants: Constants) -> bool:
    for line in words(constants, "ROUTINE"):
        kind, key, *others = line.split()
        offered = [option.key for option in answer.decision.options]
        if answer.is_(f"{kind} {key}") and all(one in (key, *others) for one in offered):
            return True
    return False


class Act(NamedTuple):
    first: str
    then: str
    at_a_touch: bool

    @classmethod
    def of(cls, line: str) -> Act:
        first, sign, then = line.replace(">>", "≫").partition("≫") if ">>" in line else line.partition(">")
        return cls(first.strip(), then.strip(), sign == "≫")

    def joins(self, one: Answer, other: Answer) -> bool:
        return one.seat == other.seat and one.is_(self.first) and other.is_(self.then)


def marks(answer: Answer) -> int:
    """Things to be touched: those wanted, or all at once and then the others."""
    if not answer.several:
        return 1
    return min(len(answer.keys), 1 + len(answer.decision.options) - len(answer.keys))


def acted(answers: list[Answer], constants: Constants) -> int:
    acts = [Act.of(line) for line in words(constants, "ACTS")]
    clicks = at = 0
    while at < len(answers):
        together = next((act for act in acts if at + 1 < len(answers) and act.joins(*answers[at : at + 2])), None)
        if together is not None:
            clicks += marks(answers[at + 1]) + (not together.at_a_touch)
            at += 2
            continue
        if not routine(answers[at], constants):
            clicks += plainly(answers[at])
        at += 1
    return clicks


def words(constants: Constants, name: str) -> tuple[str, ...]:
    found = constants.get(name, ())
    return found if isinstance(found, tuple) else ()


def play(game: str, seats: int, seed: str) -> tuple[list[Answer], int]:
    match: Match[Any] = Match.new(rules(game), seats, {}, seed)
    players = [bot(game, "heuristic", f"{seed}/{seat}") for seat in range(seats)]
    answers: list[Answer] = []
    while match.pending:
        decision = match.pending[0]
        player = players[decision.seat]
        keys = player.choose(decision, match.view(decision.seat) if player.needs_view else None)
        answers.append(Answer(decision.seat, decision, keys))
        match.choose(decision.seat, *keys)
    return answers, sum(event.kind == "turn" for event in match.events)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=1)
    wish = parser.parse_args()
    client = part(f"{package(wish.game)}.client")
    constants: Constants = {} if client is None else client.CONSTANTS
    turns = before = after = 0
    kinds: Counter[str] = Counter()
    for seed in range(1, wish.games + 1):
        answers, count = play(wish.game, wish.seats, str(seed))
        turns += count
        before += sum(plainly(answer) for answer in answers)
        after += acted(answers, constants)
        kinds.update(answer.decision.kind for answer in answers)
    found = {
        "games": wish.games,
        "turns": turns,
        "clicks_per_turn": round(after / turns, 2),
        "with_a_click_for_every_answer": round(before / turns, 2),
        "questions_per_turn": {kind: round(count / turns, 2) for kind, count in kinds.most_common(12)},
    }
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
