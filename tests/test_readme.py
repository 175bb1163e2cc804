"""What README shows can be done."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer

from miskatonic.cli import app
from tests.terminal.driving import run

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf8")
COMMANDS = re.findall(r"^miskatonic (\w+)(.*?)(?: +#.*)?$", README, flags=re.MULTILINE)


def test_the_lines_of_python_play_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert len([line for line in code.splitlines() if line]) == 8
    exec(compile(code, "README.md", "exec"), {})
    won, entries, turn = capsys.readouterr().out.split()
    assert won in ("True", "False") and int(entries) > 50 and int(turn) > 1


@pytest.mark.parametrize(("command", "words"), COMMANDS, ids=lambda word: word.strip())
def test_every_command_of_the_list_has_the_options_it_shows(command: str, words: str) -> None:
    assert command in {name for name in typer.main.get_command(app).commands}  # type: ignore[attr-defined]
    helped = run(command, *(["check"] if "check" in words else []), "--help", env={"COLUMNS": "200"})
    for word in shlex.split(words):
        if word.startswith("--"):
            assert word in helped, word
