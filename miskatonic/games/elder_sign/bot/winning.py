"""How likely the investigators win from here, for bots that think ahead: numbers of the table, and what they weigh."""

from __future__ import annotations

from miskatonic.games.elder_sign.rules import RULES
from miskatonic.games.elder_sign.state import State

KINDS = frozenset({"movement", "entrance", "trophy", "loot", "choose-one", "investigator", "turn-end"})
"""Questions worth thinking about: the dice themselves are weighed well without."""
ROUNDS = 2
"""So far ahead lies the horizon."""
WEIGHTS: dict[str, float] = {
    "one": 1.06,
    "signs": -2.15,
    "spaces": 2.24,
    "race": -0.40,
    "awake": -0.96,
    "hits": -0.58,
    "health": -0.35,
    "frail": -0.21,
    "devoured": -0.18,
    "clues": 0.86,
    "common": 1.40,
    "unique": 1.09,
    "spells": 0.57,
    "allies": -0.77,
    "trophies": 0.81,
    "monsters": -1.42,
    "gates": -0.19,
    "locks": -1.75,
    "clock": -1.07,
}
"""Fitted by `python -m scripts.fit_winning GAME`."""


ALONE: dict[str, float] = {
    "one": 0.66,
    "signs": -2.42,
    "spaces": 2.04,
    "race": -0.41,
    "awake": 0.06,
    "hits": -0.07,
    "health": 0.66,
    "frail": 0.00,
    "devoured": 0.09,
    "clues": 1.04,
    "common": 0.81,
    "unique": 1.71,
    "spells": 0.51,
    "allies": -0.16,
    "trophies": 0.94,
    "monsters": -1.67,
    "gates": 0.53,
    "locks": -0.67,
    "clock": -1.03,
}
"""The same for one seat alone."""


def rounds(state: State) -> float:
    """How many have passed."""
    return state.turn / max(1, len(state.players))


def numbers(state: State, seat: int) -> dict[str, float]:
    if not state.ancient_one:
        # It is not chosen yet, so there is nothing to count.
        return dict.fromkeys(WEIGHTS, 0.0)
    ancient = RULES.content.ancient_ones[state.ancient_one]
    signs = ancient.elder_signs - state.elder_signs
    spaces = len(ancient.track) - state.doom
    people = [player for player in state.players if player.investigator]
    health = [min(player.sanity, player.stamina) for player in people]
    monsters = sum([len(place.monsters) for place in [*state.adventures, *state.other_worlds]])
    return {
        "one": 1.0,
        "signs": signs / 10,
        "spaces": spaces / 10,
        "race": signs / (spaces + 1.0),
        "awake": float(state.awake),
        "hits": float(state.doom) / 10 if state.awake else 0.0,
        "health": sum(health) / 10,
        "frail": float(len([one for one in health if one <= 2])),
        "devoured": float(len(state.devoured)),
        "clues": sum([player.clues for player in people]) / 10,
        "common": sum([len(player.common) for player in people]) / 10,
        "unique": sum([len(player.unique) for player in people]) / 10,
        "spells": sum([len(player.spells) for player in people]) / 10,
        "allies": sum([len(player.allies) for player in people]) / 10,
        "trophies": sum([len(player.trophies) for player in people]) / 10,
        "monsters": monsters / 10,
        "gates": len(state.other_worlds) / 10,
        "locks": len(state.locks) / 10,
        "clock": state.clock / 10,
    }
