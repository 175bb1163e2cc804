"""What the browser client is told of Elder Sign beside its types, and which positions it is looked at in."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.engine.decision import Decision
from miskatonic.games.elder_sign import terms
from miskatonic.games.elder_sign.state import State

CONSTANTS: dict[str, tuple[str, ...] | int] = {
    "FACES": terms.FACES,
    "COLOURS": terms.COLOURS,
    "GREEN_FACES": terms.GREEN_FACES,
    "YELLOW_FACES": terms.YELLOW_FACES,
    "RED_FACES": terms.RED_FACES,
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
    "GRAVE": ("give-up",),
    "ROUTINE": ("before-roll roll give-up",),
    "ACTS": (
        "after-roll clue > reroll",
        "after-roll free-reroll > reroll",
        "after-roll fail x> discard-die",
        "after-roll task: ~> place-dice",
        "secure focus >> secure-die",
        "secure roll-on +> before-roll roll",
        "movement stay >> entrance",
    ),
}
"""`GRAVE`: answers that are asked for twice. `ROUTINE`: a kind of question, what it is answered with unasked, and what
else may then be on offer; whoever wants to be asked says so. `ACTS`: answers that people give in one go: things are
marked, then a button is pressed (`>`); the touch of the thing says all (`>>`), or of a mark on it (`x>`); the thing is
put where the answer lies (`~>`); one button gives both answers (`+>`)."""


def worth_a_look(state: State, decision: Decision) -> Iterator[str]:
    if state.awake and decision.kind == "after-roll":
        yield "battle"
    monsters = sum(len(place.monsters) for place in state.adventures + state.other_worlds)
    away = any(player.place != terms.ENTRANCE for player in state.players)
    if decision.kind == "movement" and state.turn > 8 and monsters > 2 and state.other_worlds and state.locks and away:
        yield "picture"
