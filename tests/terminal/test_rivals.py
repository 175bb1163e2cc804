"""Rivals at one screen, and a campaign played there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from miskatonic.engine.match import Match
from miskatonic.games import registry
from tests.battery.playing import answer
from tests.terminal.driving import run
from tests.toy import RULES
from tests.toy.state import State

CURTAIN = "The screen goes to"


@pytest.fixture(autouse=True)
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setitem(registry.GAMES, "toy", "tests.toy")


def go_on(match: Match[State], file: Path, script: str, *more: str, seats: str = "person,person") -> str:
    match.save(file)
    return run("play", "toy", "--resume", "--file", str(file), "--seats", seats, "--plain", *more, script=script)


def scene() -> Match[State]:
    return Match.position(RULES, {"seats": 2, "players": [{"hand": ["rust"]}, {"hand": ["hourglass", "pledge"]}]})


def test_the_screen_changes_hands_behind_a_curtain(tmp_path: Path) -> None:
    written = go_on(scene(), tmp_path / "g.misk", "\nwork\n\npass\n\n")
    assert written.count(CURTAIN) == 3, "to the first, to whoever might answer, and back"
    before, _, after = written.partition(f"{CURTAIN} Player 2")
    assert "Play Rust" in before and "Hourglass" not in before
    assert "Use: Hourglass" in after.partition(CURTAIN)[0]


def test_nothing_is_taken_back_unless_all_agree(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    written = go_on(scene(), file, "\nwork\n\nundo\nn\npass\n")
    assert "Do all players agree" in written
    assert len(Match.load(RULES, file).journal) == 2, "worked, and passed"
    go_on(scene(), tmp_path / "h.misk", "\nwork\n\nundo\ny\n")
    assert not Match.load(RULES, tmp_path / "h.misk").journal


def test_one_person_among_bots_needs_no_curtain_and_is_not_told_what_bots_choose(tmp_path: Path) -> None:
    written = go_on(scene(), tmp_path / "g.misk", "work\n", seats="person,random")
    assert CURTAIN not in written
    assert "(random):" not in written


def test_the_next_game_of_a_campaign_is_offered_and_begins_in_a_file_of_its_own(tmp_path: Path) -> None:
    match = Match.new(RULES, 2, {"campaign": "yes", "rounds": "1"}, "5")
    dice = random.Random(5)
    while match.outcome is None:
        decision = match.pending[0]
        match.choose(decision.seat, *answer(decision, dice))
    written = go_on(match, tmp_path / "first.misk", "y\n", seats="person,random")
    assert "The campaign goes on" in written
    (file,) = (tmp_path / "miskatonic").glob("toy-*.misk")
    following = Match.load(RULES, file)
    assert following.header.options == match.sequel()
    assert following.state.chapter == 2


def test_the_end_names_everybodys_points(tmp_path: Path) -> None:
    match = Match.position(RULES, {"players": [{"hand": ["last-bell"], "coins": 4}, {"coins": 2}]})
    written = go_on(match, tmp_path / "g.misk", "\nplay:last-bell\n")
    assert "1. Player 2: 2" in written
    assert "2. Player 1: 1" in written
