"""What the commands of the lab share: tables, options, and mistakes said plainly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.text import Language

Packs = Annotated[list[Path] | None, typer.Option("--pack", help="The folder of a pack of your own; may be repeated.")]


@contextmanager
def said_plainly(language: Language = "en") -> Iterator[None]:
    """What a person can put right is one line on stderr, not a traceback."""
    try:
        yield
    except MiskatonicError as problem:
        words = problem.said(language)
        Console(stderr=True, soft_wrap=True).print(words, style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None


def plain_table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number == 0 else "right")
    return table
