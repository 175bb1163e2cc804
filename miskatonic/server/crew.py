"""Several processes of one server: started, watched, replaced when they end, and stopped together."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from types import FrameType

log = logging.getLogger(__name__)

STEADY = 10.0
"""Seconds after which a process counts as having come up."""
MOST_FAILURES = 5
"""Processes in a row that end before that: then something is wrong for all of them."""
PAUSE = 0.2
LONGEST_PAUSE = 2.0
"""Seconds before one that did not come up is tried again, the longer the more often it happened."""
STOP_WITHIN = 20.0


class DoesNotComeUp(Exception):
    """None of them does; their own words say why."""


class CannotFork(Exception):
    """This system has no way to start them."""


def work(count: int, serve: Callable[[int], None]) -> None:
    """`serve` in so many processes, with its number among them; until a signal ends them all."""
    if not hasattr(os, "fork"):
        raise CannotFork
    running: dict[int, tuple[int, float]] = {}
    stopping: list[int] = []

    def stop(number: int, _: FrameType | None) -> None:
        stopping.append(number)
        for pid in running:
            _signal(pid, signal.SIGTERM)

    before = {number: signal.signal(number, stop) for number in (signal.SIGTERM, signal.SIGINT)}
    failures = 0
    try:
        for number in range(1, count + 1):
            running[_start(serve, number)] = (number, time.monotonic())
        while running:
            # A signal that came while nobody waited is not missed: children that are told to stop end.
            pid, status = os.waitpid(-1, 0)
            if pid not in running:
                continue
            number, since = running.pop(pid)
            if stopping:
                continue
            failures = failures + 1 if time.monotonic() - since < STEADY and os.WIFEXITED(status) else 0
            log.error("process %d (%d) ended with status %d", number, pid, status)
            steady = any(time.monotonic() - begun > STEADY for _, begun in running.values())
            if failures >= MOST_FAILURES and not steady:
                log.critical("%d processes in a row did not come up: all are stopped", failures)
                stop(signal.SIGTERM, None)
                continue
            if failures:
                time.sleep(min(failures * PAUSE, LONGEST_PAUSE))
            pid = _start(serve, number)
            running[pid] = (number, time.monotonic())
            if stopping:
                _signal(pid, signal.SIGTERM)
    finally:
        end = time.monotonic() + STOP_WITHIN
        for pid in running:
            _signal(pid, signal.SIGTERM)
        while running and time.monotonic() < end:
            pid, _ = os.waitpid(-1, os.WNOHANG)
            running.pop(pid, None)
            if not pid:
                time.sleep(0.05)
        for number_of, handler in before.items():
            signal.signal(number_of, handler)
    if failures >= MOST_FAILURES:
        raise DoesNotComeUp


def _start(serve: Callable[[int], None], number: int) -> int:
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        for one in (signal.SIGTERM, signal.SIGINT):
            signal.signal(one, signal.SIG_DFL)
        serve(number)
        status = 0
    except KeyboardInterrupt:
        status = 0
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        # Nothing of the parent's is to be done twice.
        os._exit(status)


def _signal(pid: int, number: int) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return
