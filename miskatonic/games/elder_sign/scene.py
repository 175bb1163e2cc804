"""Where an effect takes place."""

from __future__ import annotations

from miskatonic.engine.timing import Happening


class Scene:
    """For whom, from which component, in answer to what."""

    __slots__ = ("card", "happening", "seat")

    def __init__(self, seat: int, card: str, happening: Happening | None = None) -> None:
        self.seat = seat
        self.card = card
        self.happening = happening
