"""`miskatonic agent`: a game in a folder, played call by call."""

from __future__ import annotations

import asyncio
from inspect import signature
from pathlib import Path

import pytest
from mcp import Client
from typer.testing import CliRunner, Result

from miskatonic.bots.bot import RandomBot
from miskatonic.bots.registry import bot
from miskatonic.cli import app
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES, rules
from miskatonic.lab.agent import GAME, Agent
from miskatonic.lab.agent_commands import agent
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
            tools = {tool.name: len(tool.input_schema["properties"]) for tool in (await client.list_tools()).tools}
            commands = {
                command.name or getattr(command.callback, "__name__", ""): len(signature(command.callback).parameters)
                for command in agent.registered_commands
                if command.callback is not None
            }
            del commands["mcp"]
            # `new` takes the folder's name, too, as all of them do.
            assert tools == commands, "whatever a command can be told"

            async def call(tool: str, **arguments: object) -> str:
                found = await client.call_tool(tool, arguments)
                return str(found.content[0].text)  # type: ignore[union-attr]

            begun = await call("new", name="first", game="elder-sign", seed="3")
            assert await call("actions", name="first") == begun
            key = next(line.partition("\t")[0] for line in begun.splitlines() if "\t" in line)
            assert await call("do", name="first", keys=[key]) != begun
            assert (await call("do", name="first", keys=["nonsense"])).startswith("refused: ")
            assert (await call("state", name="../first")).startswith("refused: ")
            assert "not over" in await call("next", name="first", other="second")
            preset = await call("new", name="bench", game="arkham-lcg", preset="arkhambench", seed="1001")
            assert preset == "\n".join(Agent.open(tmp_path / "bench").actions()) and "Machete" in preset
            polish = await call("new", name="polish", game="elder-sign", lang="pl", bot="random", seats=2)
            assert "Dokąd" in polish

    asyncio.run(talk())


def test_a_preset_is_set_up_the_same_everywhere_and_has_a_score(tmp_path: Path) -> None:
    """The second Skids: his deck of 33 cards, his opening hand, standard difficulty, alone."""
    folder = tmp_path / "bench"
    begun = typed("new", "arkham-lcg", folder, "--preset", "arkhambench", "--seed", "1008")
    assert begun.exit_code == 0, begun.output
    agent = Agent.open(folder)
    player = agent.match.state.players[0]
    assert player.investigator == "skids-o-toole" and len(player.starting) == 33
    assert agent.match.state.difficulty == "standard"
    content = rules("arkham-lcg").content  # type: ignore[attr-defined]
    hand = sorted(content.player_cards[card].code for card in player.hand)
    assert hand == ["01024", "01025", "01050", "01052", "01086"]
    while agent.decision is not None:
        decision = agent.decision
        view = agent.match.view(decision.seat)
        agent.do(bot("arkham-lcg", "heuristic", str(len(agent.match.journal))).choose(decision, view))
    told = dict(line.split("\t") for line in typed("score", folder).stdout.splitlines() if "\t" in line)
    expected = max(0, int(told["experience gained"]) - int(told["trauma suffered"]))
    assert int(told["points"]) == int(told["points so far"]) == expected
    following = tmp_path / "second"
    gone_on = typed("next", folder, following)
    if agent.match.sequel() is None:
        refused(gone_on, "no match follows")
    else:
        assert gone_on.exit_code == 0, gone_on.output
        assert Agent.open(following).match.state.scenario == "the-midnight-masks"
        assert Agent.open(following).points() == expected


def test_a_preset_that_is_not_there_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "g"
    refused(typed("new", "arkham-lcg", folder, "--preset", "chess"), "no preset 'chess'")
    refused(typed("new", "elder-sign", folder, "--preset", "arkhambench"), "has no presets")
    refused(typed("new", "arkham-lcg", folder, "--preset", "arkhambench", "--seed", "7"), "the seeds 1001 to 1010")
    refused(
        typed("new", "arkham-lcg", folder, "--preset", "arkhambench", "--seed", "1001", "--seats", "2"),
        "says all that can be set",
    )
    refused(typed("next", folder, tmp_path / "h"), "holds no game")
    assert not folder.exists()


def test_among_rivals_the_score_says_places_and_nothing_before_the_end(tmp_path: Path) -> None:
    folder = tmp_path / "rivals"
    typed("new", "dungeonology", folder, "--seats", "2", "--seed", "3")
    assert typed("score", folder).stdout.splitlines() == ["running"], "points would tell of the clan"
    agent = Agent.open(folder)
    chooser = RandomBot("3")
    while agent.match.pending:
        decision = agent.match.pending[0]
        agent.match.answer(decision.seat, chooser.choose(decision, None))
    outcome = agent.match.outcome
    assert outcome is not None
    places = outcome.places(2)
    told = agent.score()
    assert told[0] == f"place {places[0]}" and "won" not in told and "lost" not in told
    assert [f"place of seat {seat}\t{place}" for seat, place in enumerate(places)] == told[4:6]
