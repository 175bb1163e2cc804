"""What ends before its time: the game, or what one seat is doing."""

from __future__ import annotations

from collections.abc import Awaitable


class GameEnds(Exception):
    """The game ends, whatever is under way. `orderly`: what is forced in the windows under way still happens."""

    def __init__(self, orderly: bool = False) -> None:
        super().__init__("the game ends")
        self.orderly = orderly


class CutShort(Exception):
    """What these seats are doing (their turn, their action) ends; whoever carries it out catches this."""

    def __init__(self, *seats: int) -> None:
        super().__init__(f"cut short: {', '.join(map(str, seats))}")
        self.seats = seats

    def concerns(self, seat: int) -> bool:
        return seat in self.seats


def graver(one: GameEnds | CutShort | None, other: GameEnds | CutShort) -> GameEnds | CutShort:
    """Of two that were held back, what is let pass: the end of the game, or both seats'."""
    if one is None or isinstance(other, GameEnds):
        return other
    if isinstance(one, GameEnds):
        return one
    return CutShort(*dict.fromkeys((*one.seats, *other.seats)))


async def held_back(act: Awaitable[None]) -> GameEnds | CutShort | None:
    """Does something to its end and gives back what would break off the rest, to be raised once that is done.

    Not `finally`: that would also run where a match is only put away.
    """
    try:
        await act
    except CutShort as cut:
        return cut
    except GameEnds as end:
        if not end.orderly:
            raise
        return end
    return None
