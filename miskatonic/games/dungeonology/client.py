"""What the browser client is told of Dungeonology beside its types, and which positions it is looked at in."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.engine.decision import Decision
from miskatonic.games.dungeonology import terms
from miskatonic.games.dungeonology.state import State

CONSTANTS: dict[str, tuple[str, ...] | tuple[int, ...] | int] = {
    "COLOURS": terms.COLOURS,
    "NOTEBOOKS": terms.NOTEBOOKS,
    "CAMPFIRE": terms.CAMPFIRE,
    "STARS_TO_PUBLISH": terms.STARS_TO_PUBLISH,
}


def worth_a_look(state: State, decision: Decision) -> Iterator[str]:
    if decision.kind == "respond":
        yield "test"
    if decision.kind == "place":
        yield "place"
    if decision.kind == "action" and state.turn > 8 and len(state.tiles) > 5:
        yield "picture"
