"""Fatigue tokens. (dng.fatigue.*, dng.stamina.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Seat
from miskatonic.games.dungeonology import asking
from miskatonic.games.dungeonology.students import sacrifice

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player


async def tire(game: Dungeonology, player: Player, amount: int = 1, *, unavoidable: bool = False) -> None:
    """dng.fatigue.2, dng.fatigue.4, dng.stamina.2"""
    for _ in range(amount):
        if player.fatigue >= game.stat(player.seat, "stamina"):
            return
        barred = unavoidable or game.perk(player.seat, "no-substitute")
        if player.students and not barred and await asking.yes(game, player.seat, "substitute", "dng.fatigue.4"):
            sacrifice(game, player, 1)
            continue
        player.fatigue += 1
        game.event("tired", who=Seat(player.seat), fatigue=player.fatigue)
