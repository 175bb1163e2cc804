"""The numbers on the table that components change, each with its sum written out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.games.elder_sign.terms import GREEN_DICE

if TYPE_CHECKING:
    from miskatonic.games.elder_sign.game import ElderSign
    from miskatonic.games.elder_sign.state import Player

CHANGED = {"green-dice": GREEN_DICE, "aid": 1, "clock-steps": 1, "monster-terror": 0}
"""Worth a word only while something changes them."""
MOST_INVESTIGATION = 12
"""More than any card asks for."""


def values(game: ElderSign) -> dict[str, Value]:
    """All of it is public."""
    found: dict[str, Value] = {}
    changed = [(name, base) for name, base in CHANGED.items() if name in game.standing.tweaks]
    for player in game.state.players:
        if not player.investigator:
            continue
        seat = player.seat
        found[f"max-sanity:{seat}"] = game.maximum_value(player, "sanity")
        found[f"max-stamina:{seat}"] = game.maximum_value(player, "stamina")
        found[f"trophies:{seat}"] = trophies(game, player)
        for name, base in changed:
            found[f"{name}:{seat}"] = game.value(name, base, seat)
    active = game.state.active
    if game.number("investigation", 0, active):
        # What a printed number comes to for whoever plays now.
        for printed in range(1, MOST_INVESTIGATION + 1):
            found[f"investigation.{printed}:{active}"] = game.value("investigation", printed, active, least=1)
    return found


def trophies(game: ElderSign, player: Player) -> Value:
    return compute(0, [Modifier("add", game.trophy_value(card), card) for card in player.trophies])
