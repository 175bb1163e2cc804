"""A new game is one line in the registry: all else is found in its rooms, and nothing central knows it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.bots import registry as bots
from miskatonic.engine import almanac
from miskatonic.engine.message import Msg
from miskatonic.engine.record import Record
from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.games import registry
from miskatonic.games.registry import GAMES, rules
from miskatonic.lab.simulate import simulate
from miskatonic.table.bots import Players, bot_names
from miskatonic.table.seating import Holder, HostRules
from miskatonic.table.table import Table
from scripts.client_types import WEB, files
from tests.rooms import ROOT, missing
from tests.server.client import Person, Process
from tests.terminal.driving import run

CENTRAL = ("miskatonic", "bench", "scripts", "Makefile", ".ci")
ROOMS = ("games/", "server/static/", "peers/")
"""Folders below those in which a game may be named."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_all_its_parts(game: str) -> None:
    assert not missing(game), "\n".join(missing(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_are_of_this_game(game: str) -> None:
    assert rules(game).id == game
    assert set(rules(game).names) == set(LANGUAGES)
    assert almanac.book(game).game == game and almanac.book(game).rules
    assert bots.bot(game, "heuristic", "0")
    assert rules(game).names["en"] in (ROOT / "README.md").read_text(encoding="utf8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_can_be_asked_for(game: str, language: str) -> None:
    names = rules(game).card_names(language)
    text = Text(language, rules(game).texts, names)  # type: ignore[arg-type]
    for setting in rules(game).settings():
        assert setting.default in setting.choices
        assert text.say(Msg(f"setting-{setting.name}"))
        for choice in setting.choices:
            assert choice in names or choice.isdecimal() or text.say(Msg(f"setting-{choice}"))


def test_no_game_is_named_outside_its_rooms() -> None:
    found: list[str] = []
    for path in sorted(file for folder in CENTRAL for file in _files(ROOT / folder)):
        words = path.read_text(encoding="utf8")
        for game, package in GAMES.items():
            if path != ROOT / "miskatonic/games/registry.py" and (game in words or package in words):
                found.append(f"{path.relative_to(ROOT)} names {game}")
    assert not found, "\n".join(found)


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
    for file in path.rglob("*") if path.is_dir() else []:
        inside = file.relative_to(path).as_posix()
        if file.is_file() and file.suffix in (".py", ".ftl", "") and not any(room in inside for room in ROOMS):
            yield file


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The one line."""
    monkeypatch.setitem(registry.GAMES, "toy", "tests.toy")
    return "toy"


def test_a_second_game_at_a_table(toy: str) -> None:
    table = Table("a", rules(toy), "ann", [Holder("person", "ann", "Ann"), Holder("bot")], {}, HostRules())
    table.start("7")
    players = Players(table)
    assert bot_names(toy) == ["random"]
    while table.phase == "play":
        for decision in table.bots_due():
            table.choose_for_bot(decision, players.of(decision.seat).choose(decision, None))
        for decision in table.unhurried():
            table.answer_unhurried(decision)
        for decision in table.decisions(0):
            table.choose("ann", 0, table.number, players.of(0).choose(decision, None))
    assert table.match is not None and table.match.outcome is not None


def test_a_second_game_in_the_terminal(toy: str, tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    asked = ["play", "--lang", "en", "--set", "rounds=1", "--file", str(file)]
    written = run(*asked, script="Relic\n2\n1\n1\n1\nlook\nwhy\ncard crown\nquit\n")
    assert f"{len(GAMES)} Relic market" in written and "How much do you offer" in written
    assert Record.read(file).header.game == toy
    assert "Relic market" in run("play", "--resume", "--file", str(file), "--quick", script="quit\n")
    assert f"Which game? Name one: {', '.join(GAMES)}." in run("play", "--quick", "--lang", "en", fails=2)
    assert "Relic market" in run("replay", str(file), script="q\n")


def test_a_second_game_in_the_lab(toy: str) -> None:
    assert simulate(toy, 3, 2, "random").finished == 3
    assert set(json.loads(run("content", "--json"))) == set(GAMES)
    assert '"rounds": "1"' in run("simulate", toy, "--seats", "2", "--bot", "random", "--set", "rounds=1", "--json")


def test_a_second_game_has_its_own_file_of_types(toy: str) -> None:
    found = files()[WEB / "games" / "toy" / "types.gen.ts"]
    assert 'export type Kind = "action" | "bid"' in found and 'import type { Deck } from "../../types.gen"' in found


def test_a_second_game_on_the_server(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    try:
        with Person(process, "Ann") as ann:
            listed = {game["id"]: game for game in ann.get("/api/games")}
            assert listed["toy"]["bots"] == ["random"]
            assert "copper-idol" in ann.get("/api/games/toy/catalogue/pl")["cards"]
            assert "ask-bid" in ann.get("/api/text/toy/pl")
            ann.get("/api/almanac/toy", 404)
    finally:
        process.stop()
