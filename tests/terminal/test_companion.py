"""Real dice and cards beside the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from miskatonic.engine.record import Record
from tests.terminal.driving import run

ADVENTURES = ["the storage", "klucz do", "public lav", "gate to else", "the great hall", "szatnia"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    return tmp_path


def companion(file: Path, *lines: str, lang: str = "en") -> str:
    flags = ["--companion", "--quick", "--players", "1", "--ancient-one", "yig", "--investigators", "harvey-walters"]
    return run("play", *flags, "--lang", lang, "--plain", "--file", str(file), script="\n".join(lines) + "\n")


def results(file: Path, kind: str) -> list[str]:
    return [outcome for entry in Record.read(file).entries if entry[:2] == ("p", kind) for outcome in entry[2]]


def test_cards_are_named_by_their_beginning_in_either_language(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    written = companion(file, "t", "zzz", "the storage closet", "klucz do tamtego", "list")
    assert "may mean" in written
    assert "“zzz” is none of the answers" in written
    assert results(file, "draw.adventure")[:1] == ["the-storage-closet"]
    assert "New adventure: “The Storage Closet”." in written
