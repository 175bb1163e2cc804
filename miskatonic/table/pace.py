"""How long people take over a question that is put to them whether or not they can do anything.

Whoever answers in their place, the table or a bot, takes as long: an answer at once would tell that it was easy.
"""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable

KEPT = 40
ENOUGH = 6
"""From so many on, what was seen at this table counts; before, a guess: half take less than `MEDIAN` seconds."""
MEDIAN, SPREAD = 1.8, 0.5
LEAST, MOST = 0.5, 12.0


class Pace:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._luck = random.SystemRandom()
        self._took: deque[float] = deque(maxlen=KEPT)

    def took(self, seconds: float) -> None:
        self._took.append(seconds)

    def draw(self) -> float:
        """A time that a person here might have taken; never exactly one that was."""
        if len(self._took) >= ENOUGH:
            seconds = self._luck.choice(self._took) * self._luck.uniform(0.8, 1.25)
        else:
            seconds = MEDIAN * self._luck.lognormvariate(0, SPREAD)
        return min(MOST, max(LEAST, seconds))
