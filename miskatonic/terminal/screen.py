"""Where words and pictures go, and where answers come from: a terminal, or plain lines for a screen reader."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

PLAIN_WIDTH = 72
WIDEST = 140


class Screen:
    """`plain`: no boxes, no colour, short lines."""

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        self.plain = plain
        self.console = console or Console(highlight=False, markup=False, no_color=True if plain else None)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        if not plain:
            # Line editing; it may write escape codes, which a screen reader would spell out.
            with suppress(ImportError):
                import readline  # noqa: F401

    @property
    def coloured(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    def line(self, words: str = "", style: str = "", indent: int = 0) -> None:
        if self.plain:
            self._plain(words, indent)
        else:
            self.console.print(Padding(Text(words, style), (0, 0, 0, indent), expand=False))

    def lines(self, found: Iterable[str], style: str = "", indent: int = 0) -> None:
        for words in found:
            self.line(words, style, indent)

    def heading(self, title: str, more: str = "") -> None:
        words = f"{title} · {more}" if more else title
        if self.plain:
            self._plain("")
            self._plain(words)
        else:
            self.console.print()
            if len(words) + 4 <= self.console.width:
                self.console.print(Rule(Text(words, "bold"), style="green", align="left"))
            else:
                self.console.print(Rule(Text(title, "bold"), style="green", align="left"))
                self.console.print(Text(more))

    def picture(self, parts: Iterable[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    def listed(self, label: str, words: str, style: str = "", label_style: str = "bold") -> None:
        """One answer of a list; further lines of it are indented."""
        if self.plain:
            self._plain(f"{label}. {words}", hang=len(label) + 2)
            return
        row = Text(f"{label:>4} ", label_style)
        lines = Text(words, style).wrap(self.console, max(20, self.console.width - 5))
        for number, line in enumerate(lines):
            self.console.print(Text.assemble(row if number == 0 else "     ", line))

    def wipe(self) -> None:
        """So that the next at the screen does not read what the last one saw; for a screen reader, there is nothing."""
        if not self.plain:
            self.console.clear()
            self.console.print("\n" * self.console.height, end="")

    def ask(self, prompt: str = "> ") -> str:
        """Raises EOFError or KeyboardInterrupt when nobody answers any more."""
        sys.stdout.flush()
        return input(prompt).strip()

    def _plain(self, words: str, indent: int = 0, hang: int = 0) -> None:
        for paragraph in words.split("\n"):
            wrapped = textwrap.wrap(paragraph, PLAIN_WIDTH - indent) or [""]
            for number, line in enumerate(wrapped):
                margin = indent + (hang if number else 0)
                sys.stdout.write(" " * margin + line + "\n")
        sys.stdout.flush()
