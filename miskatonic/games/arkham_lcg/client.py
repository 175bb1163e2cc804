"""What the browser client is told of Arkham Horror beside its types, and which positions it is looked at in."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.engine.decision import Decision
from miskatonic.games.arkham_lcg import terms
from miskatonic.games.arkham_lcg.state import State

PASS_MATTERS = ("window.mythos", "window.enemy", "window.upkeep", "window.investigation")
PASS_MINE = (*PASS_MATTERS, "window.turn-other", "window.test-other", "commit.other")
"""Topics that are passed over for whoever wants to be asked only what matters, or only for choices of their own."""

CONSTANTS: dict[str, tuple[str, ...] | int] = {
    "SKILLS": terms.SKILLS,
    "TOKENS": terms.TOKENS,
    "GRAVE": ("resign",),
    "PASS_MATTERS": PASS_MATTERS,
    "PASS_MINE": PASS_MINE,
}


def worth_a_look(state: State, decision: Decision) -> Iterator[str]:
    if decision.kind == "commit":
        yield "test"
    if decision.kind == "action" and state.round > 2 and len(state.enemies) > 1:
        yield "picture"
