"""What the browser client is told of Arkham Horror beside its types, and which positions it is looked at in."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.engine.decision import Decision
from miskatonic.games.arkham_lcg import terms
from miskatonic.games.arkham_lcg.state import State

CONSTANTS: dict[str, tuple[str, ...] | int] = {"SKILLS": terms.SKILLS, "TOKENS": terms.TOKENS, "GRAVE": ("resign",)}


def worth_a_look(state: State, decision: Decision) -> Iterator[str]:
    if decision.kind == "commit":
        yield "test"
    if decision.kind == "action" and state.round > 2 and len(state.enemies) > 1:
        yield "picture"
