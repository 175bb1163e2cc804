"""Skeleton in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from miskatonic.engine.snapshot import View
from miskatonic.terminal.painter import Numbers, PlainPainter
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import Speaker


class SkeletonPainter(PlainPainter):
    """What the plain painter has is kept until this game has something better."""

    def whole(self, view: View[Any], speaker: Speaker, screen: Screen, numbers: Numbers) -> list[RenderableType]:
        title = speaker.rules.names[speaker.language]
        return [Panel(Text("\n".join(self.told(view, speaker))), title=title, title_align="left")]

    def told(self, view: View[Any], speaker: Speaker) -> list[str]:
        lines = [self.headline(view, speaker)]
        for player in view.state.players:
            found = ", ".join(speaker.names[card] for card in player.finds) or "–"
            lines.append(f"{speaker.seat(player.seat)}: {speaker.word('label-health')} {player.health}; {found}")
        return lines

    def headline(self, view: View[Any], speaker: Speaker) -> str:
        state = view.state
        clues = f"{speaker.word('label-clues')} {state.clues}/{state.goal}"
        return f"{speaker.word('label-light')} {state.light}, {clues}"


PAINTER = SkeletonPainter()
