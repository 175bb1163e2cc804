"""Numbers that the table shows with where they come from, so that no client computes a rule."""

from __future__ import annotations

from collections.abc import Mapping

from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.games.eldritch_horror import combat, mysteries, testing
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.terms import SKILLS


def values(game: Eldritch) -> Mapping[str, Value]:
    """Dice per skill and seat, what the active Mystery needs, the monsters of the board."""
    found: dict[str, Value] = {}
    state = game.state
    if not state.ancient_one:
        return found
    for player in state.players:
        if player.investigator:
            during = testing.contexts(game, player.seat)
            for skill in SKILLS:
                found[f"dice:{skill}:{player.seat}"] = _dice(testing.pool_parts(game, player, skill, 0, during))
            found[f"success:{player.seat}"] = compute(testing.least_success(game, player), [])
    if state.mystery is not None:
        found["mystery-needs"] = compute(mysteries.needed(game), [])
        found["mystery-has"] = compute(mysteries.progress(game), [])
    for monster in state.monsters:
        found[f"toughness:{monster.number}"] = compute(game.toughness(monster.card), [])
    fight = state.combat
    if fight is not None and game.player(fight.seat).investigator:
        stats = game.stats(fight.monster.partition("#")[0])
        found["horror"] = compute(combat.horror(game, game.player(fight.seat), stats), [])
        found["damage"] = compute(combat.damage(game, game.player(fight.seat), stats), [])
    test = state.test
    if test is not None:
        found["pool"] = _dice(test.parts)
        chance = 1 - (1 - (7 - testing.least_success(game, game.player(test.seat))) / 6) ** testing.pool_size(test)
        found["chance"] = compute(round(100 * chance), [])
    return found


def _dice(parts: list[tuple[str, int]]) -> Value:
    """eh.tests.8: never fewer than one."""
    return compute(parts[0][1], [Modifier("add", amount, source) for source, amount in parts[1:]], least=1)
