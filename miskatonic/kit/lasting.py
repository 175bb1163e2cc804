"""Effects that last for a while: from a component that may be gone, until a period is over."""

from __future__ import annotations

from miskatonic.engine.data import data


@data(frozen=True)
class LastingEffect:
    """`what`: the component whose printed words are in force for this seat; `source`: who brought it about."""

    source: str
    until: str
    what: str
    seat: int


def lapse(effects: list[LastingEffect], period: str) -> list[LastingEffect]:
    """Ends what lasts until this period is over, before "at the end of" it is asked; returns what has lapsed."""
    over = [effect for effect in effects if effect.until == period]
    effects[:] = [effect for effect in effects if effect.until != period]
    return over
