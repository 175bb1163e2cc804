"""Where two forms of the rules part.

`python -m bench.compare TREE TREE [GAME…]` plays the same games in both trees (a checkout, or `build/compiled`).
`python -m bench.compare FILE…` replays recorded games.
Either names the first entry, event or field of the state that differs.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.bots import registry as bots
from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.match import Match
from miskatonic.engine.record import Record
from miskatonic.games.registry import GAMES, rules

JSON = Any
MOST = 4_000
"""Decisions of one game; what is not over by then is compared as far as it came."""
BOLD = 0.12
"""How many answers of a game that a bot plays are any: so that it comes where the bot would not go."""


def told(game: str, number: int) -> dict[str, JSON]:
    """One game as data: what was decided and what came out, what players noticed, and the state now and then."""
    found = rules(game)
    spread = found.most_seats - found.least_seats + 1
    seats = found.least_seats + number % spread
    guided = number // spread % 2 == 1 and bots.has_own_bot(game)
    companion = number % 40 == 39
    match: Match[Any] = Match.new(found, seats, {}, number, companion=companion)
    bot = bots.bot(game, "heuristic", str(number)) if guided else None
    dice = random.Random(f"{game}/{number}")
    states: list[JSON] = []
    for step in range(MOST):
        if not match.pending:
            break
        if step % 10 == 0:
            states.append([len(match.journal), _plain(match.state)])
        decision = match.pending[dice.randrange(len(match.pending))]
        if bot is not None and dice.random() > BOLD:
            keys = bot.choose(decision, match.view(decision.seat))
        else:
            count = dice.randint(decision.least, min(decision.most, len(decision.options)))
            keys = tuple(option.key for option in dice.sample(decision.options, count))
        match.choose(decision.seat, *keys)
    states.append([len(match.journal), _plain(match.state)])
    return {
        "name": f"{game}, game {number}, {seats} seats",
        "journal": match.journal,
        "events": _plain(match.events),
        "states": states,
        "outcome": _plain(match.outcome),
    }


def difference(one: JSON, other: JSON, place: str = "") -> str:
    """The first place where two values part, and what is there; an empty word: nowhere."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            inside = f"{place}.{key}" if place else str(key)
            if (key in one) is not (key in other):
                return f"{inside}: only in the {'first' if key in one else 'second'}"
            found = difference(one[key], other[key], inside)
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list):
        for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            found = difference(mine, theirs, f"{place}[{number}]")
            if found:
                return found
        return "" if len(one) == len(other) else f"{place}: {len(one)} and {len(other)} of them"
    return "" if one == other else f"{place}: {one!r} and {other!r}"


def first_difference(one: dict[str, JSON], other: dict[str, JSON]) -> str:
    """Of two games: in the order in which a reader looks for the cause."""
    for part in ("name", "states", "journal", "events", "outcome"):
        found = _of_states(one, other) if part == "states" else difference(one[part], other[part], part)
        if found:
            return f"{one['name']}: {found}"
    return ""


def _of_states(one: dict[str, JSON], other: dict[str, JSON]) -> str:
    """The first state that differs, unless the journals do before it."""
    for (entries, mine), (_, theirs) in zip(one["states"], other["states"], strict=False):
        before = difference(one["journal"][:entries], other["journal"][:entries], "journal")
        found = before or difference(mine, theirs, f"state after {entries} entries")
        if found:
            return found
    return ""


class Teller:
    """A tree that plays games and tells them, one line each."""

    def __init__(self, tree: Path, games: list[str], count: int) -> None:
        command = [sys.executable, "-m", "bench.compare", "--tell", "--games", str(count), *games]
        environment = {**os.environ, "PYTHONPATH": str(tree)}
        self.process = subprocess.Popen(command, cwd=tree, env=environment, stdout=subprocess.PIPE)

    def games(self) -> Iterator[dict[str, JSON]]:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            yield json.loads(line)

    def stop(self) -> int:
        self.process.stdout.close() if self.process.stdout is not None else None
        return self.process.wait()


def compared(trees: tuple[Path, Path], games: list[str], count: int) -> tuple[int, str]:
    """How many games were the same, and the first difference after them."""
    first, second = (Teller(tree.resolve(), games, count) for tree in trees)
    same, found = 0, ""
    try:
        for one, other in zip(first.games(), second.games(), strict=True):
            found = first_difference(one, other)
            if found:
                break
            same += 1
    finally:
        ended = [first.stop(), second.stop()]
    if not found and any(ended):
        raise RuntimeError(f"a tree failed: {ended}")
    return same, found


def replayed(path: Path) -> str:
    """The first difference between a recorded game and the rules as they are; an empty word: none."""
    try:
        record = Record.read(path)
        game = rules(record.header.game)
        bare: Match[Any] = Match.of(game, Record(record.header, record.entries, []))
    except MiskatonicError as problem:
        return f"{path}: {problem}"
    if not bare.fidelity.exact:
        return f"{path}: entry {bare.fidelity.entry}: {bare.fidelity.reason}"
    reached = {checkpoint.entries: checkpoint.state for checkpoint in bare.checkpoints}
    for entries, kept in record.checkpoints:
        saved = game.read_state(kept, record.header.state_schema)
        found = difference(_plain(saved), _plain(reached.get(entries, saved)), f"state after {entries} entries")
        if found:
            return f"{path}: {found}"
    return ""


def _plain(state: object) -> JSON:
    return msgspec.to_builtins(state, str_keys=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="bench.compare", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("things", nargs="*", metavar="TREE TREE [GAME…] | FILE…")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.tell:
        for game in arguments.things:
            for number in range(arguments.games):
                try:
                    sys.stdout.buffer.write(msgspec.json.encode(told(game, number)) + b"\n")
                except BrokenPipeError:
                    os._exit(0)  # whoever listens has found a difference
        return 0
    paths = [Path(thing) for thing in arguments.things]
    if len(paths) >= 2 and paths[0].is_dir() and paths[1].is_dir():
        same, found = compared((paths[0], paths[1]), arguments.things[2:] or list(GAMES), arguments.games)
        print(found or f"{same} games are the same")
        return 1 if found else 0
    if not paths:
        parser.error("two trees, or files of recorded games")
    problems = [problem for problem in map(replayed, paths) if problem]
    print("\n".join(problems) or f"{len(paths)} recorded games are the same")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
