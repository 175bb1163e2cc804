"""The command line: every command lives where its subject does and is only named here."""

from __future__ import annotations

import typer

from miskatonic.lab.agent_commands import register as register_agent
from miskatonic.lab.commands import register as register_lab
from miskatonic.lab.content import register as register_content
from miskatonic.lab.studies import register as register_studies
from miskatonic.server.commands import register as register_server
from miskatonic.terminal import commands as terminal
from miskatonic.workshop import register as register_workshop

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="Miskatonic: tabletop games of cosmic horror at one table."
)
terminal.register(app)

register_lab(app)
register_studies(app)
register_agent(app)
register_content(app)
register_server(app)
register_workshop(app)


def main() -> None:
    app()
