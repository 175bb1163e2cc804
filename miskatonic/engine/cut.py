"""What ends before its time: the game, or what one seat is doing."""

from __future__ import annotations


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
