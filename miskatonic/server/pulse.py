"""Whether the loop turns."""

from __future__ import annotations

import asyncio
import time


class Pulse:
    """How late the loop is: a second that takes longer is one in which nobody was served."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.since = time.monotonic()

    async def beat(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(1)
            self.worst = max(self.worst * 0.98, time.monotonic() - before - 1)
