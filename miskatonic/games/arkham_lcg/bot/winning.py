"""How likely the investigators win from here, for bots that think ahead: numbers of the table, and what they weigh."""

from __future__ import annotations

from miskatonic.engine.chance import Person
from miskatonic.engine.snapshot import View
from miskatonic.games.arkham_lcg.bot import boss
from miskatonic.games.arkham_lcg.bot.look import BOSSES, Look
from miskatonic.games.arkham_lcg.rules import RULES
from miskatonic.games.arkham_lcg.state import State

KINDS = frozenset({"action", "turn", "mulligan", "assign", "choose-one", "target", "advance"})
"""Questions worth thinking about: what to commit is weighed well without."""
ROUNDS = 2
"""So far ahead lies the horizon."""
WEIGHTS: dict[str, float] = {
    "one": -4.46,
    "acts left": -0.40,
    "clues": 0.63,
    "no clues": 2.20,
    "doom left": 1.22,
    "alive": 0.56,
    "health": 0.47,
    "frail": -1.16,
    "enemies": -2.69,
    "engaged": 0.14,
    "boss": -1.62,
    "bitten": 2.13,
    "assets": 1.23,
    "allies": 0.07,
    "cards": 0.61,
    "resources": -0.03,
    "threats": -0.01,
}
"""Fitted by `python -m scripts.fit_winning GAME`."""
ALONE: dict[str, float] = {
    "one": -2.16,
    "acts left": -0.32,
    "clues": 0.53,
    "no clues": 2.16,
    "doom left": 0.79,
    "alive": -2.16,
    "health": 0.77,
    "frail": -0.35,
    "enemies": -1.56,
    "engaged": -0.09,
    "boss": -1.50,
    "bitten": 1.45,
    "strength": 1.68,
    "strength now": 0.79,
    "assets": 0.91,
    "allies": -0.29,
    "cards": 0.35,
    "resources": -0.41,
    "threats": -0.07,
}
"""The same for one seat alone."""
STRONG = 2.0
"""Who could bring the last enemy down twice is not safer for a third time."""
_NO_CHANCE = Person()


def rounds(state: State) -> float:
    """How many have passed."""
    return float(state.round)


def numbers(state: State, seat: int) -> dict[str, float]:
    content = RULES.content
    game = RULES.game(state, _NO_CHANCE, [])
    people = [player for player in state.players if player.investigator and not player.out]
    each = max(1, state.investigators)
    health = [
        min(game.health(player.seat) - player.damage, game.sanity(player.seat) - player.horror) for player in people
    ]
    act = content.acts.get(state.act.card) if state.act is not None else None
    needed = act.clues * each if act is not None else 0
    held = sum([player.clues for player in people])
    agenda = content.agendas.get(state.agenda.card) if state.agenda is not None else None
    later = sum([content.agendas[card].doom for card in state.agendas if card in content.agendas])
    doom = later + (agenda.doom if agenda is not None else 0) - game.doom_in_play()
    bosses = [enemy for enemy in state.enemies if enemy.card in BOSSES]
    look = Look(View(RULES.id, seat, 0, state, [], [], None, {}), seat)
    strength = min(STRONG, boss.strength(look)) if people else 0.0
    bitten = sum([enemy.tokens.get("damage", 0) for enemy in bosses])
    return {
        "one": 1.0,
        "acts left": float(len(state.acts)),
        "clues": min(1.0, held / needed) if needed else 0.0,
        "no clues": float(needed == 0),
        "doom left": doom / 10,
        "alive": len(people) / each,
        "health": sum(health) / (5.0 * each),
        "frail": len([one for one in health if one <= 2]) / each,
        "enemies": len(state.enemies) / each / 4,
        "engaged": len([enemy for enemy in state.enemies if enemy.engaged >= 0]) / each,
        "boss": float(len(bosses)),
        "bitten": bitten / (5.0 * each),
        "strength": strength,
        "strength now": strength * len(bosses),
        "assets": sum([len(player.assets) for player in people]) / each / 4,
        "allies": float(sum([piece.card == "lita-chantler" for player in people for piece in player.assets])),
        "cards": sum([len(player.hand) for player in people]) / each / 5,
        "resources": sum([min(player.resources, 8) for player in people]) / each / 5,
        "threats": sum([len(player.threat) for player in people]) / each,
    }
