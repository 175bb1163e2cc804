"""`miskatonic agent`: a game in a folder, played call by call."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from mcp import Client
from typer.testing import CliRunner, Result

from miskatonic.cli import app
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES, rules
from miskatonic.lab.agent import GAME, Agent
from miskatonic.lab.mcp import server


def typed(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["agent", *[str(word) for word in words]])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_call_to_call(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "game"
    seats = max(2, rules(game).least_seats)
    begun = typed("new", game, folder, "--seats", str(seats), "--seed", "7")
    assert begun.exit_code == 0, begun.output
    for _ in range(6):
        agent = Agent.open(folder)
        decision = agent.decision
        if decision is None:  # a short game may be over
            break
        assert decision.seat == 0
        keys = [option.key for option in decision.options[: decision.least]]
        done = typed("do", folder, *keys)
        assert done.exit_code == 0, done.output
        assert typed("actions", folder).stdout in done.stdout, "what is asked next stands at the end"
    assert len(typed("state", folder).stdout.splitlines()) > 2
    assert len(typed("log", folder, "--last", "3").stdout.splitlines()) == 3
    assert typed("score", folder).stdout.splitlines()[0] in ("running", "won", "lost")
    whole = Match.load(rules(game), folder / GAME)
    assert whole.fidelity.exact and len(whole.journal) >= 4


def test_the_numbers_are_in_the_texts(tmp_path: Path) -> None:
    typed("new", "elder-sign", tmp_path / "g", "--set", "investigators=joe-diamond", "--seed", "1")
    told = typed("state", tmp_path / "g").stdout
    assert "Joe Diamond" in told and any(sign.isdigit() for sign in told)
    assert "Joe Diamond" in typed("card", tmp_path / "g", "joe-diamond").stdout
    polish = tmp_path / "pl"
    typed("new", "elder-sign", polish, "--lang", "pl", "--seed", "1")
    assert typed("actions", polish).stdout != typed("actions", tmp_path / "g").stdout


def test_to_the_end_with_every_seat(tmp_path: Path) -> None:
    agent = Agent.new(tmp_path / "g", "elder-sign", 2, bot="all", seed="end")
    for _ in range(5_000):
        if agent.decision is None:
            break
        agent.do([option.key for option in agent.decision.options[: agent.decision.least]])
    assert agent.match.outcome is not None
    told = typed("score", tmp_path / "g").stdout
    assert told.splitlines()[0] in ("won", "lost") and "turns\t" in told
    refused(typed("do", tmp_path / "g", "pass"), "the game is over")


def refused(result: Result, words: str) -> None:
    assert result.exit_code == 2, result.output
    assert words in " ".join(result.output.split()) and "Traceback" not in result.output


def test_bad_input_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "g"
    refused(typed("state", folder), "holds no game")
    refused(typed("new", "chess", folder), "no game 'chess'")
    refused(typed("new", "elder-sign", folder, "--seat", "3"), "no seat 3 among 1")
    refused(typed("new", "elder-sign", folder, "--bot", "clever"), "no bot 'clever'")
    assert not folder.exists()
    typed("new", "elder-sign", folder)
    before = (folder / GAME).read_bytes()
    refused(typed("new", "elder-sign", folder), "holds a game already")
    refused(typed("do", folder, "nonsense"), "nonsense")
    refused(typed("card", folder, "no such card"), "no component")
    assert (folder / GAME).read_bytes() == before


def test_the_same_as_tools_of_an_mcp_server(tmp_path: Path) -> None:
    async def talk() -> None:
        async with Client(server(tmp_path)) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"new", "state", "actions", "do", "log", "card", "score"}

            async def call(tool: str, **arguments: object) -> str:
                found = await client.call_tool(tool, arguments)
                return str(found.content[0].text)  # type: ignore[union-attr]

            begun = await call("new", name="first", game="elder-sign", seed="3")
            assert await call("actions", name="first") == begun
            key = next(line.partition("\t")[0] for line in begun.splitlines() if "\t" in line)
            assert await call("do", name="first", keys=[key]) != begun
            assert (await call("do", name="first", keys=["nonsense"])).startswith("refused: ")
            assert (await call("state", name="../first")).startswith("refused: ")

    asyncio.run(talk())
