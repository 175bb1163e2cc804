"""How likely the investigators win from here, for bots that think ahead: numbers of the table, and what they weigh."""

from __future__ import annotations

from miskatonic.engine.chance import Person
from miskatonic.games.eldritch_horror import RULES, mysteries
from miskatonic.games.eldritch_horror.state import State
from miskatonic.games.eldritch_horror.terms import OMENS

KINDS = frozenset({"action", "extra-action", "encounter", "acquire", "choose-one", "lead"})
"""Questions worth thinking about."""
ROUNDS = 2
"""So far ahead lies the horizon."""
WEIGHTS: dict[str, float] = {
    "one": 0.47,
    "left": -2.03,
    "done": 0.74,
    "doom": 2.23,
    "race": -1.21,
    "awake": -0.60,
    "round": -1.25,
    "gates": -0.12,
    "matching": 0.36,
    "monsters": -0.68,
    "rumors": -0.49,
    "clues": 1.31,
    "on board": 0.47,
    "health": 0.80,
    "frail": -0.26,
    "cards": 0.19,
    "conditions": 0.54,
    "improvements": 1.37,
    "fallen": -0.48,
}
"""Fitted by `python -m scripts.fit_winning GAME`."""
_NO_CHANCE = Person()


def rounds(state: State) -> float:
    """How many have passed."""
    return float(state.round)


def numbers(state: State, seat: int) -> dict[str, float]:
    content = RULES.content
    if not state.ancient_one:
        # It is not chosen yet, so there is nothing to count.
        return dict.fromkeys(WEIGHTS, 0.0)
    ancient = content.ancient_ones[state.ancient_one]
    people = [player for player in state.players if player.investigator]
    health = [min(player.health, player.sanity) for player in people]
    game = RULES.game(state, _NO_CHANCE, [])
    done = 0.0
    if state.mystery is not None:
        done = min(1.0, mysteries.progress(game) / max(1, mysteries.needed(game)))
    left = ancient.mysteries - len(state.solved) - 0.7 * done
    omen = OMENS[state.omen]
    matching = [gate for gate in state.gates if content.gates[gate].omen == omen]
    return {
        "one": 1.0,
        "left": left,
        "done": done,
        "doom": state.doom / 10,
        "race": left / (state.doom + 1.0),
        "awake": float(state.awake),
        "round": state.round / 10,
        "gates": len(state.gates) / 10,
        "matching": len(matching) / 10,
        "monsters": len(state.monsters) / 10,
        "rumors": float(len([card for card in state.ongoing if content.mythos[card.card].rumor])),
        "clues": sum([len(player.clues) for player in people]) / 10,
        "on board": len(state.clues) / 10,
        "health": sum(health) / 10,
        "frail": float(len([one for one in health if one <= 2])) / 10,
        "cards": sum([len(player.assets) + 2 * len(player.artifacts) + len(player.spells) for player in people]) / 10,
        "conditions": sum([len(player.conditions) for player in people]) / 10,
        "improvements": sum([sum(player.improvements.values()) for player in people]) / 10,
        "fallen": len(state.defeated) / 10,
    }
