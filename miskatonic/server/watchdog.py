"""A thread that sees whether the loop still turns. If not, it says where everything hangs and ends the process: whoever
looks after the server starts it anew, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import sys
import threading

TICK = 1.0
HUNG = 70
"""The exit code: a mistake in the program (`sysexits.h`)."""


class Watchdog:
    def __init__(self, seconds: int) -> None:
        self._patience = seconds
        self._missed = 0
        self._stopped = threading.Event()
        self._beat: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self._patience > 0:
            self._turned()
            threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        self._stopped.set()
        if self._beat is not None:
            self._beat.cancel()

    def _turned(self) -> None:
        self._missed = 0
        self._beat = asyncio.get_running_loop().call_later(TICK, self._turned)

    def _watch(self) -> None:
        """Counts its own ticks, not the clock: a process that was stopped and goes on has missed none."""
        while not self._stopped.wait(TICK):
            self._missed += 1
            if self._missed > self._patience:
                sys.stderr.write(f"the loop has not turned for {self._patience} seconds; this is where it hangs\n")
                faulthandler.dump_traceback(all_threads=True)
                sys.stderr.flush()
                os._exit(HUNG)
