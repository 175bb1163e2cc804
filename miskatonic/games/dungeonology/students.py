"""Students with their scholars: gained, filled up, sacrificed. (dng.campfire.*, dng.sacrifice.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Seat

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player


def take(game: Dungeonology, player: Player, amount: int) -> int:
    """dng.campfire.3, dng.campfire.4"""
    taken = min(amount, game.state.campfire)
    if taken:
        game.state.campfire -= taken
        player.students += taken
        game.event("students-gained", who=Seat(player.seat), amount=taken)
    return taken


def fill_up(game: Dungeonology, player: Player, *, either: bool = False) -> None:
    """dng.rest.8, dng.rest.9; `either`: from the reserve only if nobody is at the campfire."""
    missing = game.stat(player.seat, "students") - player.students
    if missing <= 0:
        return
    taken = take(game, player, missing)
    more = min(missing - taken, game.students_in_reserve())
    if more > 0 and not (either and taken):
        player.students += more
        game.event("students-reserve", who=Seat(player.seat), amount=more)


def sacrifice(game: Dungeonology, player: Player, amount: int) -> None:
    """dng.sacrifice.1"""
    player.students -= amount
    game.event("sacrificed", who=Seat(player.seat), amount=amount)
