"""The clocks of a table: how long each seat may still think, and what happens when its time is out."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision
from miskatonic.engine.errors import MiskatonicError
from miskatonic.table.messages import Clock

if TYPE_CHECKING:
    from miskatonic.server.rooms import Room

log = logging.getLogger(__name__)


class Clocks:
    def __init__(self, room: Room) -> None:
        # Not a circle: a room that is left must be gone at once, not when somebody collects.
        self._room: Room = weakref.proxy(room)
        self._running: dict[int, tuple[Decision, asyncio.TimerHandle]] = {}

    @property
    def running(self) -> bool:
        return bool(self._running)

    def wind(self) -> None:
        """Starts the clocks of new questions, stops those of questions that are answered; tells if any did."""
        table = self._room.table
        if not table.host_rules.clock:
            return
        due = {decision.seat: decision for decision in table.timed()}
        changed = False
        for seat, (decision, timer) in list(self._running.items()):
            if due.get(seat) is not decision:
                timer.cancel()
                del self._running[seat]
                changed = True
        for seat, decision in due.items():
            if seat not in self._running:
                timer = asyncio.get_running_loop().call_later(table.host_rules.clock, self._ring, decision)
                self._running[seat] = (decision, timer)
                changed = True
        if changed:
            self._room.send_all(self.told())

    def told(self) -> Clock:
        now = asyncio.get_running_loop().time()
        return Clock({str(seat): round(max(0.0, timer.when() - now), 1) for seat, (_, timer) in self._running.items()})

    def stop(self) -> None:
        for _, timer in self._running.values():
            timer.cancel()
        self._running.clear()

    def _ring(self, decision: Decision) -> None:
        self._room.errands.run(self._answer(decision))

    async def _answer(self, decision: Decision) -> None:
        room = self._room
        try:
            keys = await room.bots_choice(decision)
            if await room.act(_timed_out(room, decision, keys)):
                holder = room.table.holders[decision.seat]
                person, bot = holder.person or "", holder.bot
                await room.reseat(lambda: room.table.leave_to_bot(person, decision.seat, bot))
        except MiskatonicError as problem:
            log.error("table %s: time was out, and the answer was refused: %s", room.table.name, problem)


def _timed_out(room: Room, decision: Decision, keys: tuple[str, ...]) -> Callable[[], bool]:
    return lambda: room.table.time_out(decision, keys)
