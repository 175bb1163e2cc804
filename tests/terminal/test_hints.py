"""What a thinking bot would do, asked for at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from tests.terminal.driving import run, table


@pytest.mark.parametrize(
    ("language", "word", "says"),
    [("en", "hint", "A far-sighted bot would answer:"), ("pl", "podpowiedź", "Bot przewidujący odpowiedziałby:")],
)
def test_a_hint_lists_the_answers_with_what_they_win(tmp_path: Path, language: str, word: str, says: str) -> None:
    flags = table(tmp_path / "g.misk")
    written = run(*flags, "--lang", language, "--plain", script=f"{word}\nquit\n")
    assert says in written
    shares = [int(share) for share in re.findall(r"^\s*(\d+) % – ", written, re.M)]
    assert len(shares) > 2 and all(0 <= share <= 100 for share in shares)
    assert written.index(says) < written.index(" % – ")


def test_the_far_sighted_bot_plays_a_seat(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    flags = table(file, 2, active=1)
    run(*flags, "--seats", "person,thinker", "--lang", "en", "--plain", script="quit\n")
    chosen = [entry for entry in Match.load(RULES, file).journal if entry[:2] == ("d", 1)]
    assert len(chosen) > 1


def test_it_is_among_those_one_is_asked_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for language, words in (("en", "far-sighted: tries its answers out"), ("pl", "przewidujący: zanim wybierze")):
        written = run("play", "elder-sign", "--lang", language, "--plain", script="2\n1\n")
        assert words in written
