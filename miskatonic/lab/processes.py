"""Work shared out to processes, and brought back in its order. Whoever is killed takes nothing with them.

Not `ProcessPoolExecutor`: where it starts a process at the moment at which another dies, it fails in ways of its own or
waits for ever. Here everything happens in one thread, and a process knows one piece of work at a time.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from miskatonic.engine.errors import BadOptions

Work = TypeVar("Work")
Result = TypeVar("Result")

PATIENCE = 3
"""So many processes may die one after the other without anything having been finished."""
AHEAD = 4
"""So many results for each process may wait for an earlier one."""


class Worker(Generic[Work]):
    """One process, and what it is working at."""

    def __init__(self, begin: Callable[[], None], do: Callable[[Work], object]) -> None:
        # Not `fork`: the progress bar runs in a thread.
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, begin, do), daemon=True)
        self.process.start()
        theirs.close()
        self.number: int | None = None

    def give(self, number: int, work: Work) -> None:
        self.number = number
        self.connection.send(work)

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


def _work(connection: Connection, begin: Callable[[], None], do: Callable[[Any], object]) -> None:
    # Who interrupts means the whole, and the whole ends its processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin()
    while True:
        try:
            work = connection.recv()
        except EOFError:
            return
        try:
            found = do(work)
        except Exception as problem:
            found = problem
        connection.send(found)


def in_order(
    works: Sequence[Work], do: Callable[[Work], Result], begin: Callable[[], None], jobs: int
) -> Iterator[Result]:
    """What each piece of work gives, in the order of the work. `do` and `begin` are known by name in every process."""
    open_ = deque(range(len(works)))
    found: dict[int, Any] = {}
    workers: list[Worker[Work]] = []
    done = deaths = 0
    try:
        while done < len(works):
            while len(workers) < min(jobs, len(works) - done):
                workers.append(Worker(begin, do))
            for worker in [one for one in workers if one.number is None]:
                if open_ and open_[0] < done + AHEAD * jobs and not _give(worker, open_[0], works[open_[0]]):
                    open_.popleft()
            for connection in wait([one.connection for one in workers]):
                worker = next(one for one in workers if one.connection is connection)
                try:
                    result = worker.connection.recv()
                except (EOFError, OSError):
                    deaths += 1
                    workers.remove(worker)
                    worker.end()
                    if worker.number is not None:
                        open_.appendleft(worker.number)
                    if deaths >= PATIENCE:
                        raise BadOptions(
                            "the processes that play are killed again and again; is there memory?"
                        ) from None
                    continue
                if isinstance(result, Exception):
                    raise result
                assert worker.number is not None
                found[worker.number] = result
                worker.number = None
                deaths = 0
            while done in found:
                yield found.pop(done)
                done += 1
    finally:
        for worker in workers:
            worker.end()


def _give(worker: Worker[Work], number: int, work: Work) -> bool:
    """Has it died before it could be given anything?"""
    try:
        worker.give(number, work)
    except OSError:
        worker.number = None
        return True
    return False
