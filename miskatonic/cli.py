"""The command line: every command lives where its subject does and is only named here."""

from __future__ import annotations

import typer

from miskatonic.terminal import commands as terminal

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Miskatonic: five tabletop games at one table.")
terminal.register(app)


def main() -> None:
    app()
