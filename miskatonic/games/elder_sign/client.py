"""What the browser client is told of Elder Sign beside its types."""

from __future__ import annotations

from miskatonic.games.elder_sign import terms

CONSTANTS: dict[str, tuple[str, ...] | int] = {
    "FACES": terms.FACES,
    "COLOURS": terms.COLOURS,
    "HOURS": terms.HOURS,
    "SUPPLY": terms.SUPPLY,
    "POOL": terms.POOL,
    "PLACED": terms.PLACED,
    "DISCARDED": terms.DISCARDED,
    "FOCUSED": terms.FOCUSED,
    "ASSISTING": terms.ASSISTING,
    "ON_SPELL": terms.ON_SPELL,
    "LOCKED": terms.LOCKED,
    "REMOVED": terms.REMOVED,
}
