"""The command line: every command lives where its subject does and is only named here."""

from __future__ import annotations

import typer

from miskatonic.server.commands import register as register_server

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Miskatonic: five tabletop games at one table.")
register_server(app)


@app.callback()
def miskatonic() -> None:
    """So that a single command is still called by its name."""


def main() -> None:
    app()
