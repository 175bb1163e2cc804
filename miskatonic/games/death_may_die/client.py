"""What the browser client is told of Death May Die beside its types, and which positions it is looked at in."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.engine.decision import Decision
from miskatonic.games.death_may_die import terms
from miskatonic.games.death_may_die.state import State

CONSTANTS: dict[str, tuple[str, ...] | tuple[int, ...] | int] = {
    "THRESHOLDS": terms.THRESHOLDS,
    "BONUS_THRESHOLDS": terms.BONUS_THRESHOLDS,
    "INSANE": terms.INSANE,
    "DEATH_WOUNDS": terms.DEATH_WOUNDS,
    "MOST_STRESS": terms.MOST_STRESS,
    "FIRST_RED": terms.FIRST_RED,
    "TRACK_END": terms.TRACK_END,
    "STAGES": terms.STAGES,
    "STANDARD_FACES": terms.FACES[terms.STANDARD],
    "BONUS_FACES": terms.FACES[terms.BONUS],
    "SUCCESSES": tuple(sorted(terms.SUCCESSES)),
    "ACTS": ("run stop >> action attack:",),
}
"""`ACTS`: who runs and touches an Enemy in the space stops there and attacks it."""


def worth_a_look(state: State, decision: Decision) -> Iterator[str]:
    if decision.kind == "reroll":
        yield "roll"
    if decision.kind == "action" and state.turn > 4 and len(state.enemies) > 4:
        yield "picture"
    if decision.kind == "claim":
        yield "discovery"
