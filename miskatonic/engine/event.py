"""What a player would notice, as a record: for the log, for animation, for golden games."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.engine.data import data
from miskatonic.engine.message import Arg, Msg, Seat


@data(frozen=True)
class Event:
    """One change that has happened. `seats`: who noticed; `None`: everybody.

    `names`: under which component each seat it speaks of played then; later somebody else may sit there.
    """

    kind: str
    args: dict[str, Arg]
    seats: tuple[int, ...] | None = None
    names: dict[str, str] = {}

    def seen_by(self, seat: int) -> bool:
        return self.seats is None or seat in self.seats

    def text(self) -> Msg:
        return Msg(f"event-{self.kind.replace('.', '-')}", self.args)


def seats_in(args: Iterable[Arg]) -> list[int]:
    """The seats that these arguments speak of."""
    found: list[int] = []
    for arg in args:
        if isinstance(arg, Seat):
            found.append(arg.seat)
        elif isinstance(arg, Msg):
            found += seats_in(arg.args.values())
        elif isinstance(arg, list):
            found += seats_in(arg)
    return found
