"""How far one Travel action goes, and what it costs in tickets."""

from __future__ import annotations

from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Player

Tickets = tuple[int, int]
"""Train, Ship."""


def within_reach(game: Eldritch, player: Player) -> dict[str, Tickets]:
    """Every space that one action leads to, with the fewest tickets that it takes (eh.travel.1, eh.travel.2)."""
    if not player.investigator or game.passive(player, "detained"):
        return {}
    paths = game.content.paths
    found: dict[str, Tickets] = {space: (0, 0) for space, _ in paths[player.place]}
    ahead = [(space, 0, 0) for space in found]
    while ahead:
        here, train, ship = ahead.pop(0)
        for space, kind in paths[here]:
            spent = (train + (kind == "train"), ship + (kind == "ship"))
            if kind == "uncharted" or spent[0] > player.train or spent[1] > player.ship:
                continue
            if space != player.place and (space not in found or sum(spent) < sum(found[space])):
                found[space] = spent
            ahead.append((space, *spent))
    return found
