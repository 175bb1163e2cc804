"""The numbers on the table that components change, each with its sum written out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.games.death_may_die import prospects
from miskatonic.games.death_may_die.terms import ACTIONS, RUN_SPACES
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

CHANGED = (
    "attack-dice", "near-attack-dice", "far-attack-dice", "near-attack-rerolls", "defence-rerolls", "turn-rerolls",
    "roll-rerolls", "range", "sneaks", "wounds-less", "defence-wounds-less", "sanity-less", "defence-sanity-less",
)  # fmt: skip
"""Worth a word only while something gives them."""


def values(game: DeathMayDie) -> dict[str, Value]:
    """All of it is public. Keys say what, and of which Investigator: `dice:2`."""
    found: dict[str, Value] = {}
    for investigator in game.state.investigators:
        if not investigator.card or investigator.out:
            continue
        who = investigator.number
        found[f"dice:{who}"] = compute(investigator.bonus, _sources(game, who, "dice"))
        found[f"actions:{who}"] = compute(ACTIONS, _sources(game, who, "actions"))
        found[f"run-spaces:{who}"] = compute(RUN_SPACES, _sources(game, who, "run-spaces"))
        for skill in game.skills_of(who):
            found[f"level-{skill}:{who}"] = compute(game.level(who, skill), [])
        for name in CHANGED:
            sources = _sources(game, who, name)
            if sources:
                found[f"{name}:{who}"] = compute(0, sources)
    if game.explaining:
        found.update(prospects.of_table(game))
    standard, bonus = game.elder_dice()
    found["elder-standard"], found["elder-bonus"] = compute(standard, []), compute(bonus, [])
    return found


def _sources(game: DeathMayDie, who: int, what: str) -> list[Modifier]:
    return [
        Modifier("add", perk.add, source)
        for perk, source in game.perks(who).get(what, [])
        if perk.that is None or game.holds(perk.that, Scene(who, source))
    ]
