"""What the browser client is told of Eldritch Horror beside its types, and which positions it is looked at in."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.engine.decision import Decision
from miskatonic.games.eldritch_horror import terms
from miskatonic.games.eldritch_horror.state import State

CONSTANTS: dict[str, tuple[str, ...] | int] = {
    "SKILLS": terms.SKILLS,
    "OMENS": terms.OMENS,
    "MYTHOS_STEPS": terms.MYTHOS_STEPS,
    "COLOURS": terms.COLOURS,
    "ACTIONS": terms.ACTIONS,
    "TICKETS": terms.TICKETS,
    "MOST_DOOM": terms.MOST_DOOM,
}


def worth_a_look(state: State, decision: Decision) -> Iterator[str]:
    if decision.kind == "action" and state.round > 3 and state.monsters:
        yield "picture"
    if decision.kind == "test":
        yield "combat" if state.combat is not None else "test"
    if decision.kind == "reckoning":
        yield "reckoning"
