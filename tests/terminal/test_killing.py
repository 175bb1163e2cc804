"""Whatever happens to the terminal, no acknowledged choice is lost."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.record import Record
from miskatonic.games.elder_sign import RULES
from tests.terminal.driving import Terminal

KILLS = 4


def answer(match: Match[Any], luck: random.Random) -> tuple[str, ...]:
    decision = match.pending[0]
    count = luck.randint(max(1, decision.least), decision.most)
    return tuple(luck.sample([option.key for option in decision.options], min(count, len(decision.options))))


@pytest.mark.parametrize("seed", [3, 4])
def test_killed_at_any_moment_the_game_goes_on_from_the_last_acknowledged_choice(tmp_path: Path, seed: int) -> None:
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


@pytest.mark.parametrize("how", ["interrupt", "end of file"])
def test_leaving_loses_nothing(tmp_path: Path, how: str) -> None:
    file = tmp_path / "game.misk"
    terminal = Terminal(
        "play", "--quick", "--players", "1", "--seed", "5", "--lang", "pl", "--file", str(file), home=tmp_path
    )
    terminal.until()
    terminal.send("2")
    terminal.until("Wybór:", at_end=False)
    terminal.until()
    before = Record.read(file).entries
    if how == "interrupt":
        terminal.interrupt()
    else:
        terminal.send("\x04")
    code, written = terminal.finish()
    assert code == 0
    assert "--resume" in written
    assert Record.read(file).entries == before
    assert before[-1][0] == "d"


def test_a_second_terminal_is_kept_out_of_a_running_game(tmp_path: Path) -> None:
    file = tmp_path / "game.misk"
    first = Terminal("play", "--quick", "--players", "1", "--lang", "en", "--file", str(file), home=tmp_path)
    first.until()
    second = Terminal("play", "--resume", "--lang", "en", "--file", str(file), home=tmp_path)
    code, written = second.finish()
    assert code == 2
    assert "another terminal" in written
    first.kill()
