"""How likely the Investigators win from here, for bots that think ahead: numbers of the table, and what they weigh."""

from __future__ import annotations

from miskatonic.engine.chance import Person
from miskatonic.games.death_may_die import RULES
from miskatonic.games.death_may_die.state import State
from miskatonic.games.death_may_die.terms import DEATH_WOUNDS, INSANE, STAGES

KINDS = frozenset({"action", "skill", "claim", "run", "choose-one", "assign-wound"})
"""Questions worth thinking about: the dice themselves are weighed well without."""
ROUNDS = 1
"""So far ahead lies the horizon."""
WEIGHTS: dict[str, float] = {
    "one": -1.40,
    "disrupted": 1.22,
    "work": 1.58,
    "held": 0.00,
    "stages left": -0.88,
    "wounded": 0.43,
    "track": -0.05,
    "late": -0.28,
    "alive": 0.57,
    "health": 2.07,
    "weakest": -0.50,
    "sanity": 1.13,
    "sanity in battle": 1.65,
    "maddest": 0.05,
    "stress": 0.33,
    "levels": -0.32,
    "bonus": -1.20,
    "cards": -0.07,
    "enemies": -0.91,
    "fire": -0.03,
    "tokens": -0.90,
}
"""Fitted by `python -m scripts.fit_winning GAME`."""
_NO_CHANCE = Person()


def rounds(state: State) -> float:
    """How many have passed."""
    return state.turn / max(1, len(state.investigators))


def numbers(state: State, seat: int) -> dict[str, float]:
    game = RULES.game(state, _NO_CHANCE, [])
    people = [one for one in state.investigators if not one.out]
    all_of_them = max(1, len(state.investigators))
    elder = state.elder_one
    life = game.stages[elder.stage - 1].life if elder.summoned else 0
    wounded = elder.wounds / life if life else 0.0
    wounds = [DEATH_WOUNDS - one.wounds for one in people]
    sane = [INSANE - one.sanity for one in people]
    return {
        "one": 1.0,
        "disrupted": float(state.disrupted),
        "work": sum([float(marker.done) + marker.wounds / 5 for marker in state.markers]) / 5,
        "held": len([marker for marker in state.markers if marker.holder >= 0]) / 5,
        "stages left": float(STAGES - elder.stage) if state.disrupted else 0.0,
        "wounded": wounded,
        "track": state.track / 8,
        "late": float(state.track >= 5),
        "alive": len(people) / all_of_them,
        "health": sum(wounds) / (5.0 * all_of_them),
        "weakest": min(wounds) / 5 if wounds else 0.0,
        "sanity": sum(sane) / (20.0 * all_of_them),
        "sanity in battle": sum(sane) / (20.0 * all_of_them) if state.disrupted else 0.0,
        "maddest": min(sane) / 20 if sane else 0.0,
        "stress": sum([one.stress for one in people]) / (4.0 * all_of_them),
        "levels": sum([sum(one.levels) for one in people]) / (6.0 * all_of_them),
        "bonus": sum([one.bonus for one in people]) / (2.0 * all_of_them),
        "cards": sum([len(one.cards) for one in people]) / (3.0 * all_of_them),
        "enemies": len(state.enemies) / 10,
        "fire": sum(state.fire.values()) / 8,
        "tokens": state.tokens_left / 8,
    }
