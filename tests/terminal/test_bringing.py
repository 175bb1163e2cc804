"""`bring`: a file is checked, explained and converted; and a game is played with it."""

from __future__ import annotations

import json
from pathlib import Path

from tests.terminal.driving import run

FED = {
    "name": "Fed", "investigator_code": "01001",
    "slots": {f"010{number}": 2 for number in (16, 17, 18, 19, 20, 21, 22, 23, 25, 30, 33, 37, 39, 88, 89)},
}  # fmt: skip


def deck(folder: Path, **changed: object) -> str:
    file = folder / "fed.json"
    file.write_text(json.dumps({**FED, **changed}), encoding="utf8")
    return str(file)


def test_a_deck_is_checked_in_the_readers_language(tmp_path: Path) -> None:
    written = run("bring", "arkham-lcg", deck(tmp_path), "--lang", "pl")
    assert "2x Machete (Core Set)" in written and "można z tym zacząć grę" in written
    short = deck(tmp_path, slots={"01016": 2, "02105": 1})
    written = run("bring", "arkham-lcg", short, "--lang", "pl", fails=1)
    assert "! talia musi liczyć 30 kart, a ta liczy 2" in written and "- karty 02105 nie ma" in written
    assert "experience" not in run("bring", "arkham-lcg", deck(tmp_path), "--set", "mode=standalone", "--lang", "en")


def test_a_deck_is_converted(tmp_path: Path) -> None:
    for form in ("text", "markdown", "json"):
        other = tmp_path / form
        other.write_text(run("bring", "arkham-lcg", deck(tmp_path), "--write", form), encoding="utf8")
        assert json.loads(run("bring", "arkham-lcg", str(other), "--write", "json"))["slots"] == FED["slots"]
    assert "json, text, markdown" in run(
        "bring", "arkham-lcg", deck(tmp_path), "--write", "pdf", "--lang", "en", fails=2
    )


def test_what_is_no_deck_is_said_plainly(tmp_path: Path) -> None:
    assert "folder" in run("bring", "arkham-lcg", str(tmp_path), "--lang", "en", fails=2)
    assert "nie istnieje" in run("bring", "arkham-lcg", str(tmp_path / "x"), "--lang", "pl", fails=2)
    (tmp_path / "long").write_bytes(b"x" * 1_000_000)
    assert "too long" in run("bring", "arkham-lcg", str(tmp_path / "long"), "--lang", "en", fails=2)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00{")
    assert "UTF-8" in run("bring", "arkham-lcg", str(tmp_path / "bytes"), "--lang", "en", fails=2)
    assert "nothing of one's own" in run("bring", "elder-sign", deck(tmp_path), "--lang", "en", fails=2)


def test_a_game_is_played_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "game.misk"
    asked = ["play", "arkham-lcg", "--quick", "--lang", "en", "--file", str(file), "--set", f"deck={deck(tmp_path)}"]
    assert "Roland Banks" in run(*asked, "--players", "1", script="quit\n")
    short = ["play", "arkham-lcg", "--quick", "--lang", "en", "--set", f"deck={deck(tmp_path, slots={'01016': 2})}"]
    assert "must have 30 cards" in run(*short, fails=2)


def test_bots_play_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    asked = ["--games", "2", "--seats", "1", "--bot", "random", "--set", f"deck={deck(tmp_path)}", "--json"]
    found = json.loads(run("simulate", "arkham-lcg", *asked))
    assert found["finished"] == 2 and found["by_used_card"] and {"experience", "trauma"} <= set(found)
