"""What would provoke attacks of opportunity: said before it is done."""

from __future__ import annotations

from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.games.arkham_lcg import actions, enemies, using
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.kit.game import printed


def values(game: Arkham, seat: int) -> dict[str, Value]:
    """`attacks-first:OPTION`: how many enemies would attack before this is carried out, and which."""
    state = game.state
    if not game.explaining or seat < 0 or seat != state.active or state.test is not None:
        return {}
    player = state.players[seat]
    if player.out or state.phase != "investigation":
        return {}
    able = enemies.attackers(game, seat)
    if not able:
        return {}
    attacks = compute(0, [Modifier("add", 1, printed(enemy.key)) for enemy in able])
    return {
        f"attacks-first:{option.key}": attacks for option in actions.options(game, player) if provokes(game, option.key)
    }


def provokes(game: Arkham, key: str) -> bool:
    """Whatever costs an action, but for fight, evade, parley and resign (ah.attack-of-opportunity.1)."""
    kind, _, rest = key.partition(":")
    if kind == "use":
        source, _, number = rest.rpartition(":")
        ability = game.sources.by_key[source].card.abilities[int(number)]
        return ability.kind == "action" and ability.designator not in using.PEACEFUL and not ability.quiet
    if kind == "play":
        event = game.content.events.get(rest)
        peaceful = event is not None and event.play.designator in using.PEACEFUL
        return rest not in game.content.fast_on_turn and not peaceful
    return kind in ("investigate", "draw", "resource", "move", "engage")
