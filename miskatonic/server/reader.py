"""Files from strangers: played through in a process of their own, which may take so much time and memory and no more.

    python -m miskatonic.server.reader SECONDS BYTES < job > answer

What comes back is a record that the rules have accepted as it stands.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.engine.errors import Diverged, MiskatonicError, SaveError
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.overlay import packs_over
from miskatonic.engine.record import Fidelity, Record
from miskatonic.engine.snapshot import read_state
from miskatonic.games import packs, registry
from miskatonic.table.messages import restored
from miskatonic.table.seating import SPECTATOR, TEXT
from miskatonic.table.table import CHECKPOINTS

CHECKPOINTS_READ = 4
"""The newest checkpoints of a file: from those the game could go on if its journal does not fit."""


MOST_OPTIONS = 250_000
"""Bytes of what a game was begun with, decks of four players included: everybody at the table is sent it."""


class Job(msgspec.Struct):
    """`games` and `packs` as the server has them."""

    file: bytes
    most_entries: int
    games: dict[str, str]
    packs: list[str]


class Answer(msgspec.Struct):
    """The record, or why there is none; `entry` and `reason`: where an old game did not fit."""

    record: str = ""
    entry: int = -1
    reason: Any = None
    problem: Any = None


class BadFile(SaveError):
    """What the reader says of a file that is not played."""

    texts = (TEXT,)


class TooMuch(BadFile):
    """The file took more time or memory than a game needs."""


# On the server's side


async def read_stranger(file: bytes, most_entries: int, seconds: float, memory: int) -> Answer:
    """Raises `BadFile` where it is no game that can go on, `TooMuch` where the reader had to be stopped."""
    laid = [str(pack.folder) for game in registry.GAMES for pack in _packs(game)]
    job = msgspec.msgpack.encode(Job(file, most_entries, dict(registry.GAMES), laid))
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "miskatonic.server.reader",
        str(int(seconds)),
        str(memory),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
    )
    try:
        async with asyncio.timeout(3 * seconds):
            said, _ = await process.communicate(job)
    except TimeoutError:
        said = b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0 or not said:
        raise TooMuch(Msg("problem-file-too-much"))
    answer = msgspec.msgpack.decode(said, type=Answer)
    if answer.problem is not None:
        raise BadFile(restored(answer.problem))
    return answer


def _packs(game: str) -> list[Any]:
    return list(packs_over(registry.rules(game).content_folder))


def match_of(answer: Answer) -> Match[Any]:
    """The match that the reader has found to be playable."""
    record = Record.loads(answer.record)
    match: Match[Any] = Match.of(registry.rules(record.header.game), record, every=CHECKPOINTS)
    if answer.reason is not None:
        match.fidelity = Fidelity(False, answer.entry, restored(answer.reason))
    return match


# On the reader's


def look_through(job: Job) -> Answer:
    try:
        return _read(job)
    except UnicodeDecodeError:
        return Answer(problem=Msg("problem-file-not-text"))
    except RecursionError:
        return Answer(problem=Msg("problem-file-deep"))
    except MiskatonicError as problem:
        return Answer(problem=problem.message or Msg("problem-file-fails", {"reason": str(problem)}))


def _read(job: Job) -> Answer:
    record = Record.loads(job.file.decode())
    header = record.header
    if header.game not in registry.GAMES:
        raise SaveError(Msg("problem-no-game", {"game": header.game, "known": ", ".join(registry.GAMES)}))
    if len(record.entries) > job.most_entries:
        raise SaveError(Msg("problem-file-entries", {"most": job.most_entries}))
    if len(msgspec.json.encode(header.options)) > MOST_OPTIONS:
        raise SaveError(Msg("problem-file-options", {"most": MOST_OPTIONS}))
    rules = registry.rules(header.game)
    rules.check_seats(header.seats)
    record.checkpoints = sorted(record.checkpoints, key=lambda pair: pair[0])[-CHECKPOINTS_READ:]
    check_states(rules, record)
    match = Match.of(rules, record, every=CHECKPOINTS)
    kept = match.record()
    check_states(rules, kept)
    look_at(match, header.seats)
    return Answer(kept.dumps(), match.fidelity.entry, match.fidelity.message)


def look_at(match: Match[Any], seats: int) -> None:
    """What everybody at the table would be shown, values and all: here it may cost what it likes, and fail."""
    try:
        for seat in range(SPECTATOR, seats):
            match.view(seat)
    except (MiskatonicError, RecursionError):
        raise
    except Exception as problem:
        raise SaveError(Msg("problem-file-fails", {"reason": type(problem).__name__})) from problem


def check_states(rules: Rules[Any], record: Record) -> None:
    """No state is played on that the game could not have come to."""
    start = [] if record.header.start is None else [(0, record.header.start)]
    for entries, plain in [*start, *record.checkpoints]:
        try:
            state = read_state(rules, record.header, plain, entries)
        except Diverged as problem:
            raise SaveError(problem.reason) from problem
        problems = rules.check(state, record.header.seats)
        if problems:
            raise SaveError(Msg("problem-state-wrong", {"entries": entries, "reason": problems[0]}))


def limit(seconds: int, memory: int) -> None:
    """The system stops whoever wants more. Where it cannot, the server's patience does."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.nice(5)


def main() -> None:
    limit(int(sys.argv[1]), int(sys.argv[2]))
    job = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Job)
    registry.GAMES.update(job.games)
    packs.use([Path(folder) for folder in job.packs])
    sys.stdout.buffer.write(msgspec.msgpack.encode(look_through(job)))


if __name__ == "__main__":
    main()
