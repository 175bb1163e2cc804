"""Students: the university, the campfire, Omega students and what they bring. (dng.university.*, dng.campfire.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.message import Seat
from miskatonic.games.dungeonology import fates, panic
from miskatonic.games.dungeonology.terms import CAMPFIRE

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology


async def draw(game: Dungeonology, seat: int, amount: int) -> int:
    """dng.university.3 to 6: all at once; an Omega student waits until the trick card is resolved. How many came."""
    state = game.state
    students = 0
    omegas = 0
    for _ in range(amount):
        regular, omega = game.university()
        if not regular + omega:
            break
        (drawn,) = await game.chance("university", ["student"] * regular + ["omega"] * omega)
        if drawn == "omega":
            omegas += 1
            game.fill_university(regular, omega - 1)
            state.drawn_omegas.append(seat)
        else:
            students += 1
            game.fill_university(regular - 1, omega)
    if students + omegas:
        game.event("students-drawn", who=Seat(seat), students=students, omegas=omegas)
    # dng.campfire.2: what does not fit goes to the reserve.
    state.campfire = min(CAMPFIRE, state.campfire + students)
    return students + omegas


async def settle(game: Dungeonology) -> None:
    """dng.university.8 to 13: once the trick card is done with."""
    state = game.state
    while state.drawn_omegas:
        seat = state.drawn_omegas.pop(0)
        game.event("omega", who=Seat(seat))
        state.campfire = 0
        if state.panic:
            # dng.panic-cards.6: it goes back, and does not count for an empty university.
            students, omegas = game.university()
            game.fill_university(students, omegas + 1)
            fates.draw(game, seat)
            if not students:
                state.ended = "university"
                raise GameEnds
            continue
        if state.omegas < len(game.alertness.rows):
            state.omegas += 1
            fates.draw(game, seat)
            refill(game)
            if state.omegas * 2 >= len(game.alertness.rows) and not state.half_time:
                state.half_time = [game.points(player.seat) for player in state.players]
        else:
            # dng.university.13
            fates.draw(game, seat)
            await panic.begin(game)


def refill(game: Dungeonology) -> None:
    """dng.alertness-card.4 to 7: the university is not emptied before."""
    row = game.row()
    assert row is not None
    students, omegas = game.university()
    more = min(row.students * game.state.seats, game.students_in_reserve())
    omega = min(row.omega, game.omegas_in_reserve())
    game.fill_university(students + more, omegas + omega)
    game.event("refilled", students=more, omegas=omega, penalty=row.penalty)
