"""How a game looks in the terminal: a painter per game, and one for games without their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec
from rich.console import RenderableType
from rich.panel import Panel
from rich.pretty import Pretty

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.event import Event
from miskatonic.engine.snapshot import View
from miskatonic.games.registry import part, room
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import Speaker

Numbers = Mapping[str, str]
"""The label of the answer that belongs to a thing on the table, by anchor."""


class Painter(Protocol):
    """Draws what a seat may see. Everything comes from the view, in the speaker's language."""

    turn_event: str

    def whole(self, view: View[Any], speaker: Speaker, screen: Screen, numbers: Numbers) -> list[RenderableType]:
        """The whole table."""

    def scene(
        self, view: View[Any], decision: Decision, speaker: Speaker, screen: Screen, numbers: Numbers
    ) -> list[RenderableType]:
        """What matters for this question; empty when the question needs no picture."""

    def told(self, view: View[Any], speaker: Speaker) -> list[str]:
        """The whole table in words."""

    def told_scene(self, view: View[Any], decision: Decision, speaker: Speaker) -> list[str]:
        """What matters for this question, in words."""

    def note(self, view: View[Any], option: Option, speaker: Speaker) -> str:
        """What the text of an answer leaves out, or an empty word."""

    def headline(self, view: View[Any], speaker: Speaker) -> str:
        """Where the game stands, in a few words."""

    def setting_note(self, setting: str, choice: str, speaker: Speaker) -> str:
        """What one should know about this choice before the game."""

    def summary(self, view: View[Any], events: Sequence[Event], speaker: Speaker) -> list[str]:
        """How the game went."""

    def laid_out(self, view: View[Any], speaker: Speaker) -> list[str]:
        """With the real box: what to lay out, step by step."""

    def renamed(self, event: Event) -> tuple[int, str] | None:
        """The seat that plays on under the name of another component from this event on."""


class PlainPainter:
    """For a game that has no painter of its own: its public state as it is."""

    turn_event = "turn"

    def whole(self, view: View[Any], speaker: Speaker, screen: Screen, numbers: Numbers) -> list[RenderableType]:
        return [Panel(Pretty(msgspec.to_builtins(view.state), max_length=12), title=speaker.rules.names["en"])]

    def scene(
        self, view: View[Any], decision: Decision, speaker: Speaker, screen: Screen, numbers: Numbers
    ) -> list[RenderableType]:
        return []

    def told(self, view: View[Any], speaker: Speaker) -> list[str]:
        return [f"{field}: {value}" for field, value in msgspec.to_builtins(view.state).items()]

    def told_scene(self, view: View[Any], decision: Decision, speaker: Speaker) -> list[str]:
        return []

    def note(self, view: View[Any], option: Option, speaker: Speaker) -> str:
        return ""

    def headline(self, view: View[Any], speaker: Speaker) -> str:
        return ""

    def setting_note(self, setting: str, choice: str, speaker: Speaker) -> str:
        return ""

    def summary(self, view: View[Any], events: Sequence[Event], speaker: Speaker) -> list[str]:
        return []

    def laid_out(self, view: View[Any], speaker: Speaker) -> list[str]:
        return []

    def renamed(self, event: Event) -> tuple[int, str] | None:
        return None


def painter(game: str) -> Painter:
    """`PAINTER` of the game's module in `terminal/games`."""
    found = part(f"miskatonic.terminal.games.{room(game)}")
    return PlainPainter() if found is None else found.PAINTER
