"""Rivals at one screen: it shows a hand to nobody but its player, and nothing is taken back behind anybody's back."""

from __future__ import annotations

from miskatonic.terminal.screen import Screen
from miskatonic.terminal.setup import ask_yes
from miskatonic.terminal.speaker import Speaker


class Curtain:
    """Who has the screen now; up only where several rivals share it."""

    def __init__(self, people: list[int], rivals: bool, speaker: Speaker, screen: Screen) -> None:
        self.needed = rivals and len(people) > 1
        self.speaker = speaker
        self.screen = screen
        self.seat = -1

    def hand_over(self, seat: int) -> bool:
        """The screen goes to this seat, once its player says that they have it. True when it changed hands."""
        if not self.needed or seat == self.seat:
            return False
        self.screen.wipe()
        words = self.speaker.word("ui-curtain", who=self.speaker.seat(seat), number=seat + 1)
        self.screen.line(words, "bold")
        self.screen.ask()
        self.seat = seat
        return True

    def all_agree(self) -> bool:
        """Rivals take nothing back unless all do."""
        return not self.needed or ask_yes(self.speaker.word("ui-undo-agreed"), self.speaker, self.screen, False)
