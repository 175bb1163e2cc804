"""What a player would notice, as a record: for the log, for animation, for golden games."""

from __future__ import annotations

from miskatonic.engine.data import data
from miskatonic.engine.message import Arg, Msg


@data(frozen=True)
class Event:
    """One change that has happened. `seats`: who noticed; `None`: everybody."""

    kind: str
    args: dict[str, Arg]
    seats: tuple[int, ...] | None = None

    def seen_by(self, seat: int) -> bool:
        return self.seats is None or seat in self.seats

    def text(self) -> Msg:
        return Msg(f"event-{self.kind.replace('.', '-')}", self.args)
