"""The values that cards modify, with their sums: no client computes a rule."""

from __future__ import annotations

from miskatonic.engine.value import Value, compute
from miskatonic.games.arkham_lcg import skilltest
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.terms import SKILLS, SLOTS


def values(game: Arkham) -> dict[str, Value]:
    found: dict[str, Value] = {}
    state = game.state
    for player in state.players:
        if player.out or not player.investigator:
            continue
        seat = player.seat
        card = game.content.investigators[player.investigator]
        for skill in SKILLS:
            found[f"{skill}:{seat}"] = game.skill(seat, skill)
        for slot, most in SLOTS.items():
            found[f"slots:{slot}:{seat}"] = game.personal(f"slot-{slot}", most, seat)
        found[f"health:{seat}"] = game.personal("health", card.health, seat)
        found[f"sanity:{seat}"] = game.personal("sanity", card.sanity, seat)
    for enemy in state.enemies:
        for name in ("fight", "evade", "health", "damage", "horror"):
            found[f"{name}:{enemy.key}"] = game.enemy_breakdown(enemy, name)
    for location in state.locations:
        if location.revealed:
            found[f"shroud:{location.card}"] = game.shroud(location.card)
    if state.agenda is not None and state.agenda.card in game.content.agendas:
        found["doom"] = compute(game.doom_in_play(), [])
        found["doom-threshold"] = compute(game.content.agendas[state.agenda.card].doom, [])
    if state.test is not None and not state.players[state.test.seat].out:
        found["test-skill"] = skilltest.skill_value(game, state.test)
        found["test-difficulty"] = compute(skilltest.difficulty(game, state.test), [])
    return found
