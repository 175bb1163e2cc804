"""The games of a study are played: here, in several processes, or on a Ray cluster. They come back in their order."""

from __future__ import annotations

import gc
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from miskatonic.bots.bot import answer_of, looks_ahead
from miskatonic.bots.registry import bot as bot_of
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.engine.overlay import packs_over
from miskatonic.games.packs import use as use_packs
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.processes import PATIENCE, in_order
from miskatonic.lab.study import Report, Task, digest

LAST = 12
CHUNK = 5
KNOCK = 5.0
"""Seconds in which a cluster must let one in."""


def play(task: Task) -> Report:
    rules = rules_of(task.game)
    names = task.bots or (task.bot,) * task.seats
    bots = [bot_of(task.game, name, f"{task.seed}/{seat}") for seat, name in enumerate(names)]
    # Who looks ahead begins at the last checkpoint; nobody else needs one.
    every = int(any([looks_ahead(bot) for bot in bots]))
    match = Match.new(rules, task.seats, task.options, task.seed, log=False, every=every)
    decisions = 0
    last: deque[str] = deque(maxlen=LAST)
    while match.pending and decisions < task.step_cap:
        decision = match.pending[0]
        match.answer(decision.seat, answer_of(bots[decision.seat], match, decision))
        last.append(decision.kind)
        decisions += 1
    outcome = match.outcome
    return Report(
        task.number,
        outcome is not None,
        outcome is not None and outcome.won,
        decisions,
        "" if outcome is None else outcome.reason.id,
        {**rules.statistics(match.state), **rules.studied(task.options, match.journal)},
        list(last) if outcome is None else [],
        digest(match.journal),
        () if outcome is None else outcome.scores,
        tuple(outcome.places(task.seats)) if outcome is not None and rules.rivals else (),
        list(match.journal) if task.recorded else None,
        _by_seat(match) if outcome is not None and rules.rivals else {},
    )


def _by_seat(match: Match[Any]) -> dict[str, list[tuple[str, ...]]]:
    found = match.rules.studied_by_seat(match.state, match.journal)
    return {name: list(words) for name, words in found.items()}


def play_all(tasks: Sequence[Task]) -> list[Report]:
    return [play(task) for task in tasks]


def rest_the_collector() -> None:
    """Content lives as long as the process, and a finished match leaves no cycles: little is ever to be collected."""
    gc.freeze()
    gc.set_threshold(50_000)


def played(
    tasks: Sequence[Task], jobs: int = 1, ray: str | None = None, packs: Sequence[Path] | None = None
) -> Iterator[list[Report]]:
    """`ray`: the address of a cluster; an empty word: one is started here. `packs`: others than are in use here."""
    if not tasks:
        return
    chunks = [tasks[at : at + CHUNK] for at in range(0, len(tasks), CHUNK)]
    here = [pack.folder for pack in packs_over(rules_of(tasks[0].game).content_folder)]
    if ray is not None:
        yield from _on_ray(chunks, here if packs is None else packs, ray)
    elif jobs == 1 and packs is None:
        rest_the_collector()
        for task in tasks:
            yield [play(task)]
    else:
        yield from in_order(chunks, play_all, partial(_begin, here if packs is None else packs), jobs)


def _begin(folders: Sequence[Path]) -> None:
    use_packs(folders)
    rest_the_collector()


def _on_ray(chunks: Sequence[Sequence[Task]], packs: Sequence[Path], address: str) -> Iterator[list[Report]]:
    """Each chunk is a task of its own, which Ray gives to another worker when one dies."""
    ray = check_ray()
    _knock(address)
    try:
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise BadOptions(f"no Ray cluster answers at {address or 'this machine'}: {problem}") from problem
    try:
        far = ray.remote(max_retries=PATIENCE)(_play_far)
        folders = [str(folder) for folder in packs]
        for waiting in [far.remote(list(chunk), folders) for chunk in chunks]:
            yield ray.get(waiting)
    except ray.exceptions.RayError as problem:
        raise BadOptions(f"the cluster failed: {problem}") from problem
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself tries for minutes, where nobody answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        # One is started here, or Ray knows where it is (`auto`).
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
    except (OSError, OverflowError) as problem:
        raise BadOptions(f"no Ray cluster answers at {address}") from problem


def check_ray() -> Any:
    """Before the games, not after them."""
    if find_spec("ray") is None:
        raise BadOptions("a cluster needs Ray: pip install 'miskatonic[ray]'")
    import ray

    return ray


def _play_far(tasks: Sequence[Task], folders: Sequence[str]) -> list[Report]:
    if folders:
        use_packs([Path(folder) for folder in folders])
    return play_all(tasks)
