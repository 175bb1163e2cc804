"""Where an effect takes place."""

from __future__ import annotations

from miskatonic.engine.data import data
from miskatonic.engine.timing import Happening

SEAT = "seat:"


@data(frozen=True)
class Scene:
    """For whom, from which component, in answer to what; `it`: the thing that the effect is about just now."""

    seat: int
    card: str
    happening: Happening | None = None
    it: str = ""

    def about(self, thing: str) -> Scene:
        """The same scene for one of several: a person becomes `you`, any other thing `it`."""
        if thing.startswith(SEAT):
            return Scene(seat_of(thing), self.card, self.happening, self.it)
        return Scene(self.seat, self.card, self.happening, thing)


def person(seat: int) -> str:
    """A seat as a thing that can be selected, offered and anchored."""
    return f"{SEAT}{seat}"


def seat_of(thing: str) -> int:
    return int(thing[len(SEAT) :])
