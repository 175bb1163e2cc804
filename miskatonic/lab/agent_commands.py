"""The commands `agent new|next|state|actions|do|log|card|score|mcp`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.settings import read_settings
from miskatonic.games.registry import GAMES
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.agent import ALL, Agent
from miskatonic.lab.console import said_plainly
from miskatonic.terminal.speaker import as_language, default_language

agent = typer.Typer(no_args_is_help=True, help="Play by program: every call reads the game from its folder and goes.")
Folder = Annotated[Path, typer.Argument(help="The folder of the game.")]


def register(app: typer.Typer) -> None:
    app.add_typer(agent, name="agent")


def _say(lines: Sequence[str]) -> None:
    for line in lines:
        typer.echo(line)


@agent.command()
def new(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")],
    folder: Folder,
    seats: Annotated[int, typer.Option(help="How many play.")] = 1,
    seat: Annotated[int, typer.Option(help="The agent's seat; the first is 0.")] = 0,
    bot: Annotated[str, typer.Option(help=f"Who plays the others; {ALL}: the agent plays every seat.")] = "heuristic",
    settings: Annotated[
        list[str] | None, typer.Option("--set", help="A setting of the game, as name=value; may be repeated.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed and the same choices give the same game.")] = "0",
    lang: Annotated[str, typer.Option(help="pl or en.")] = "en",
    preset: Annotated[str, typer.Option(help="Set up as a preset of the game says, such as arkhambench.")] = "",
) -> None:
    """Begin a game in a folder, and say what is asked first."""
    with said_plainly(default_language()):
        options = read_settings(rules_of(game), settings or [], seats)
        language = as_language(lang) or "en"
        _say(Agent.new(folder, game, seats, seat, bot, options, seed, language, preset=preset).actions())


@agent.command(name="next")
def following(folder: Folder, other: Annotated[Path, typer.Argument(help="A folder for the next match.")]) -> None:
    """Begin the next match of a campaign, in a folder of its own."""
    with said_plainly(default_language()):
        _say(Agent.next(folder, other).actions())


@agent.command()
def state(folder: Folder) -> None:
    """The whole table, as the agent's seat sees it."""
    with said_plainly(default_language()):
        _say(Agent.open(folder).state())


@agent.command()
def actions(folder: Folder) -> None:
    """What is asked, and every answer with its key."""
    with said_plainly(default_language()):
        _say(Agent.open(folder).actions())


@agent.command()
def do(
    folder: Folder, keys: Annotated[list[str] | None, typer.Argument(help="The keys of the answer, or none.")] = None
) -> None:
    """Answer; what happens then is said, and what is asked next."""
    with said_plainly(default_language()):
        _say(Agent.open(folder).do(keys or []))


@agent.command()
def log(folder: Folder, last: Annotated[int, typer.Option(help="So many lines; 0: all.")] = 20) -> None:
    """What has happened, as the agent's seat noticed it."""
    with said_plainly(default_language()):
        _say(Agent.open(folder).log(last))


@agent.command()
def card(
    folder: Folder, name: Annotated[str, typer.Argument(help="Its id, or its name in Polish or English.")]
) -> None:
    """The text of a component."""
    with said_plainly(default_language()):
        _say(Agent.open(folder).card(name))


@agent.command()
def score(folder: Folder) -> None:
    """How the game ended, and its figures."""
    with said_plainly(default_language()):
        _say(Agent.open(folder).score())


@agent.command()
def mcp(home: Annotated[Path, typer.Argument(help="Where the folders of the games are.")]) -> None:
    """The same as an MCP server on standard input and output."""
    with said_plainly(default_language()):
        if find_spec("mcp") is None:
            raise BadOptions("this needs the MCP library: pip install 'miskatonic[mcp]'")
        from miskatonic.lab.mcp import serve

        serve(home)
