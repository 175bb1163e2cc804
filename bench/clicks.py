"""How many clicks a turn takes: `python -m bench.clicks GAME [--games N] [--seats N]`.

Bots play; every answer is counted as a person would click it in the browser (`tests/web/test_clicks.py` does click it).
What the client sends in one go (the game's `ACTS`) costs one click for each thing touched, and one for the button
where there is one; a thing that is carried is one click; what is answered unasked (`ROUTINE`) costs none. For
comparison, the same games with a click for every answer.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from miskatonic.bots.registry import bot
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.match import Match
from miskatonic.games.registry import package, part, rules

Constants = dict[str, tuple[str, ...] | int]


class Answer(NamedTuple):
    seat: int
    decision: Decision
    keys: tuple[str, ...]

    def is_(self, step: str) -> bool:
        """`step`: a kind of question, or a kind and the answer, or a sort of answers: one that ends with a colon."""
        kind, _, key = step.partition(" ")
        sort = key.endswith(":") and len(self.keys) == 1 and self.keys[0].startswith(key)
        return self.decision.kind == kind and (not key or sort or self.keys == (key,))

    @property
    def several(self) -> bool:
        return self.decision.most > 1 or self.decision.least != 1


def picks(answer: Answer) -> int:
    """Things to be touched where several may be: those wanted, or those not wanted and then "the others"."""
    left = len(answer.decision.options) - len(answer.keys)
    return min(len(answer.keys), left) if answer.keys else 0


def plainly(answer: Answer) -> int:
    """One for each thing, and one to confirm where several are asked for."""
    return len(answer.keys) + 1 if answer.several else 1


def asked(answer: Answer, constants: Constants) -> int:
    """What is grave is pressed twice."""
    if answer.several:
        return picks(answer) + 1
    return 2 if answer.keys[0] in words(constants, "GRAVE") else 1


def routine(answer: Answer, constants: Constants) -> bool:
    for line in words(constants, "ROUTINE"):
        kind, key, *others = line.split()
        offered = [option.key for option in answer.decision.options]
        if answer.is_(f"{kind} {key}") and all(one in (key, *others) for one in offered):
            return True
    return False


class Act(NamedTuple):
    first: str
    sign: str
    then: str

    @classmethod
    def of(cls, line: str) -> Act:
        kind, key, sign, then = line.split(" ", 3)
        return cls(f"{kind} {key}", sign, then)

    def joins(self, one: Answer, other: Answer) -> bool:
        kind, _, key = self.first.partition(" ")
        begins = key.endswith(":") and one.decision.kind == kind and one.keys[0].startswith(key)
        return one.seat == other.seat and (begins or one.is_(self.first)) and other.is_(self.then)

    def clicks(self, then: Answer) -> int:
        match self.sign:
            case ">":
                return picks(then) + 1
            case "~>":
                return 1 if told_apart(then) else 2
            case _:
                return 1


def told_apart(answer: Answer) -> bool:
    """Whether one of the things that the answer takes belongs to no other answer: to carry it says all."""
    chosen = [option for option in answer.decision.options if option.key in answer.keys]
    others = {thing for option in answer.decision.options if option not in chosen for thing in things_of(option)}
    return any(thing not in others for option in chosen for thing in things_of(option))


def things_of(option: Option) -> tuple[str, ...]:
    return (option.anchor, *option.also)


def acts_of(constants: Constants) -> list[Act]:
    return [Act.of(line) for line in words(constants, "ACTS")]


def gestures(answers: list[Answer], constants: Constants) -> Iterator[tuple[list[Answer], Act | None, int]]:
    """What belongs together, by which act, and how many clicks it takes."""
    acts = acts_of(constants)
    at = 0
    while at < len(answers):
        together = next((act for act in acts if at + 1 < len(answers) and act.joins(*answers[at : at + 2])), None)
        if together is not None:
            yield answers[at : at + 2], together, together.clicks(answers[at + 1])
            at += 2
            continue
        yield [answers[at]], None, 0 if routine(answers[at], constants) else asked(answers[at], constants)
        at += 1


def acted(answers: list[Answer], constants: Constants) -> int:
    return sum(clicks for _, _, clicks in gestures(answers, constants))


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
        if not decision.forced:
            # Put for the sake of others, answered by the table.
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
