"""The agent's commands as tools of an MCP server, for language models."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from mcp.server.mcpserver import MCPServer

from miskatonic.engine.errors import BadOptions, MiskatonicError
from miskatonic.engine.settings import read_settings
from miskatonic.games.registry import GAMES
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.agent import ALL, Agent
from miskatonic.terminal.speaker import as_language

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


def serve(home: Path) -> None:
    server(home).run("stdio")


def server(home: Path) -> MCPServer:
    """Games are named; each is a folder under `home`, and no name leads anywhere else."""
    made = MCPServer("miskatonic", instructions="Tabletop games. Begin with new, then actions and do.")

    def folder(name: str) -> Path:
        if not NAME.fullmatch(name):
            raise BadOptions(f"{name!r} is no name: small letters, digits and hyphens")
        return home / name

    def said(doing: Callable[[], Sequence[str]]) -> str:
        try:
            return "\n".join(doing())
        except MiskatonicError as problem:
            return f"refused: {problem}"

    @made.tool(
        description=f"Begin a game under a name of your own. Games: {', '.join(GAMES)}. Settings as name=value."
        f" bot: who plays the other seats; {ALL}: you play every seat. lang: pl or en. preset: such as arkhambench."
    )
    def new(
        name: str,
        game: str,
        seats: int = 1,
        seat: int = 0,
        bot: str = "heuristic",
        settings: list[str] = [],  # noqa: B006
        seed: str = "0",
        lang: str = "en",
        preset: str = "",
    ) -> str:
        def begun() -> Sequence[str]:
            options, language = read_settings(rules_of(game), settings, seats), as_language(lang) or "en"
            return Agent.new(folder(name), game, seats, seat, bot, options, seed, language, preset=preset).actions()

        return said(begun)

    @made.tool(description="Begin the next match of a campaign, under another name.", name="next")
    def following(name: str, other: str) -> str:
        return said(lambda: Agent.next(folder(name), folder(other)).actions())

    @made.tool(description="The whole table, as your seat sees it.")
    def state(name: str) -> str:
        return said(lambda: Agent.open(folder(name)).state())

    @made.tool(description="What is asked, and every answer: its key, a tab, its words.")
    def actions(name: str) -> str:
        return said(lambda: Agent.open(folder(name)).actions())

    @made.tool(description="Answer with one key or several; what happens then is said, and what is asked next.")
    def do(name: str, keys: list[str]) -> str:
        return said(lambda: Agent.open(folder(name)).do(keys))

    @made.tool(description="The last lines of what your seat noticed; 0: all.")
    def log(name: str, last: int = 20) -> str:
        return said(lambda: Agent.open(folder(name)).log(last))

    @made.tool(description="The text of a component, by id or name.")
    def card(name: str, words: str) -> str:
        return said(lambda: Agent.open(folder(name)).card(words))

    @made.tool(description="How the game ended, and its figures.")
    def score(name: str) -> str:
        return said(lambda: Agent.open(folder(name)).score())

    return made
