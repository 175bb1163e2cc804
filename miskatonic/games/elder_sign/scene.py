"""Where an effect takes place."""

from __future__ import annotations

from miskatonic.engine.data import data
from miskatonic.engine.timing import Happening


@data(frozen=True)
class Scene:
    """For whom, from which component, in answer to what."""

    seat: int
    card: str
    happening: Happening | None = None
