"""Whatever happens to the terminal, no acknowledged choice is lost."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.record import Record, SaveFile
from miskatonic.games.elder_sign import RULES
from miskatonic.terminal import saves
from tests.terminal.driving import Terminal, run, table

KILLS = 3


def answer(match: Match[Any], luck: random.Random) -> tuple[str, ...]:
    decision = match.pending[0]
    count = luck.randint(max(1, decision.least), decision.most)
    return tuple(luck.sample([option.key for option in decision.options], min(count, len(decision.options))))


def test_killed_at_any_moment_the_game_goes_on_from_the_last_acknowledged_choice(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    for seed in range(20 if pytestconfig.getoption("--soak") else 1):
        folder = tmp_path / str(seed)
        folder.mkdir()
        kill_and_resume(folder, seed)


def kill_and_resume(tmp_path: Path, seed: int) -> None:
    luck = random.Random(seed)
    file = tmp_path / "game.misk"
    model = Match.new(RULES, 2, {}, str(seed))
    flags = ["--lang", "en", "--plain", "--file", str(file)]
    terminal = Terminal("play", "elder-sign", "--quick", "--players", "2", "--seed", str(seed), *flags, home=tmp_path)
    terminal.until()
    for _ in range(KILLS):
        for _ in range(luck.randint(1, 6)):
            keys = answer(model, luck)
            terminal.send(" ".join(keys))
            terminal.until("Chosen:", at_end=False)
            model.choose(model.pending[0].seat, *keys)
            if terminal.process.poll() is not None:
                break
        # The last choice is sent, and the terminal dies before or after taking it.
        keys = answer(model, luck)
        terminal.send(" ".join(keys))
        if luck.random() < 0.5:
            terminal.until("Chosen:", at_end=False)
        terminal.kill()
        journal = Record.read(file).entries
        assert journal[: len(model.journal)] == model.journal
        if len(journal) > len(model.journal):
            model.choose(model.pending[0].seat, *keys)
        assert journal == model.journal
        terminal = Terminal("play", "elder-sign", "--resume", *flags, home=tmp_path)
        terminal.until()
    terminal.send("quit")
    code, written = terminal.finish()
    assert code == 0
    assert str(file) in written.replace("\n", "")
    assert Record.read(file).entries == model.journal


def test_an_interrupt_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.misk"
    terminal = Terminal(*table(file), "--lang", "pl", home=tmp_path)
    terminal.until()
    terminal.send("2")
    terminal.until("Wybór:", at_end=False)
    terminal.until()
    before = Record.read(file).entries
    terminal.interrupt()
    code, written = terminal.finish()
    assert code == 0
    assert "--resume" in written
    assert Record.read(file).entries == before
    assert before[-1][0] == "d"


def test_a_second_terminal_is_kept_out_of_a_running_game(tmp_path: Path) -> None:
    file = tmp_path / "game.misk"
    flags = table(file)
    with saves.held(file):
        assert "another terminal" in run(*flags, "--lang", "en", fails=2)
    assert "Where do you go?" in run(*flags, "--lang", "en")


def test_a_choice_that_cannot_be_written_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.misk"
    flags = table(file)
    real = SaveFile.sync
    fail = iter([True])

    def sync(self: SaveFile, match: Match[Any]) -> None:
        if next(fail, False):
            raise OSError("no space left")
        real(self, match)

    monkeypatch.setattr(SaveFile, "sync", sync)
    written = run(*flags, "--lang", "en", script="2\n5\n")
    assert "no space left" in written
    assert [entry[2] for entry in Record.read(file).entries] == [("adventure:gate-to-elsewhere",)]
