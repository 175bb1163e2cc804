"""Where an effect takes place."""

from __future__ import annotations

import msgspec

from miskatonic.engine.timing import Happening


class Scene(msgspec.Struct, frozen=True, gc=False):
    """For whom, from which component, in answer to what."""

    seat: int
    card: str
    happening: Happening | None = None
