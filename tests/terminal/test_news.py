"""What happened stands below the table, next to the question: on a small screen it is not scrolled away."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.driving import run, table

ROWS = 24


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


@pytest.mark.parametrize(("lang", "words"), [("en", "midnight"), ("pl", "północ")])
def test_midnight_is_on_the_screen_when_the_next_question_is_asked(tmp_path: Path, lang: str, words: str) -> None:
    flags = table(tmp_path / "g.misk", clock=3, mythos="candlelight-vigil")
    size = {"LINES": str(ROWS), "COLUMNS": "80"}
    written = run(*flags, "--lang", lang, script="stay\nlost-and-found\n", env=size)
    screen = "\n".join(written.split("\n> ")[2].splitlines()[-ROWS:])
    assert words in screen.lower(), screen


def test_the_newest_stand_right_above_the_question(tmp_path: Path) -> None:
    script = "adventure:ancient-relics\nroll\n"
    written = run(*table(tmp_path / "g.misk"), "--lang", "en", script=script, env={"LINES": str(ROWS)})
    lines = [line for line in written.split("\n> ")[2].splitlines() if line.strip()]
    news = [at for at, line in enumerate(lines) if line.strip().startswith("·")]
    answers = [at for at, line in enumerate(lines) if line.strip().startswith("1 ")]
    # Between them: an empty line, which moment it is, the question.
    assert news and answers and 0 < answers[-1] - news[-1] <= 4, lines


def test_read_line_by_line_it_comes_before_the_table(tmp_path: Path) -> None:
    written = run(*table(tmp_path / "g.misk"), "--plain", "--lang", "en", script="adventure:ancient-relics\nroll\n")
    after = written.split("\n> ")[2]
    assert "rolls" in after.splitlines()[0] or "rolls" in after.splitlines()[1], after
