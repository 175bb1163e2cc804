"""A painter for games whose table is best told in sections: a heading and lines, as panels or read out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from miskatonic.engine.data import data
from miskatonic.engine.decision import Decision
from miskatonic.engine.snapshot import View
from miskatonic.terminal.painter import Numbers, PlainPainter
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import Speaker

NARROW = 60


@data(frozen=True)
class Line:
    """`anchor`: the thing it is about: if an answer belongs to it, the answer's label stands before the line."""

    words: str
    anchor: str = ""
    style: str = ""


@data(frozen=True)
class Section:
    title: str
    lines: tuple[Line, ...]
    wide: bool = False
    style: str = ""


def signed(amount: int) -> str:
    """A change, with its sign."""
    return f"−{-amount}" if amount < 0 else f"+{amount}"


class SectionsPainter(PlainPainter):
    """A game says its sections; picture and words come of the same."""

    whole_for: frozenset[str] = frozenset()
    """Kinds of question before which the whole table is shown."""

    def sections(self, view: View[Any], speaker: Speaker) -> list[Section]:
        raise NotImplementedError

    def matters(self, view: View[Any], decision: Decision, speaker: Speaker) -> list[Section]:
        """What to look at for a question that does not need the whole table."""
        return []

    def whole(self, view: View[Any], speaker: Speaker, screen: Screen, numbers: Numbers) -> list[RenderableType]:
        return _panels(self.sections(view, speaker), screen.console.width, numbers)

    def scene(
        self, view: View[Any], decision: Decision, speaker: Speaker, screen: Screen, numbers: Numbers
    ) -> list[RenderableType]:
        if decision.kind in self.whole_for:
            return self.whole(view, speaker, screen, numbers)
        return _panels(self.matters(view, decision, speaker), screen.console.width, numbers)

    def told(self, view: View[Any], speaker: Speaker) -> list[str]:
        return _read(self.sections(view, speaker))

    def told_scene(self, view: View[Any], decision: Decision, speaker: Speaker) -> list[str]:
        if decision.kind in self.whole_for:
            return self.told(view, speaker)
        return _read(self.matters(view, decision, speaker))


def _panels(sections: Sequence[Section], width: int, numbers: Numbers) -> list[RenderableType]:
    found: list[RenderableType] = []
    row: list[RenderableType] = []
    side = max(NARROW // 2, (width - 2) // 2) if width >= 2 * NARROW - 20 else width
    for section in sections:
        words = Text()
        for number, line in enumerate(section.lines):
            label = numbers.get(line.anchor, "") if line.anchor else ""
            if number:
                words.append("\n")
            if label:
                words.append(f"{label} ", "bold reverse")
            words.append(line.words, line.style)
        if section.wide or side == width:
            if row:
                found.append(Columns(row, padding=(0, 1)))
                row = []
            found.append(Panel(words, title=section.title, title_align="left", border_style=section.style or "none"))
        else:
            row.append(
                Panel(words, title=section.title, title_align="left", width=side, border_style=section.style or "none")
            )
            if len(row) == 2:
                found.append(Columns(row, padding=(0, 1)))
                row = []
    if row:
        found.append(Columns(row, padding=(0, 1)))
    return found


def _read(sections: Sequence[Section]) -> list[str]:
    found: list[str] = []
    for section in sections:
        found.append(f"{section.title}:")
        found += [f"  {line.words}" for line in section.lines]
    return found
