"""Stepping through saved games, and searching the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from tests.terminal.driving import run, table


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match.new(RULES, 2, {"ancient_one": "yig"}, "replay")
    bot = RandomBot("replay")
    while match.outcome is None:
        match.choose(match.pending[0].seat, *bot.choose(match.pending[0], None))
    path = tmp_path_factory.mktemp("replay") / "finished.misk"
    match.save(path)
    return path


def test_forwards_backwards_and_by_turns(finished: Path) -> None:
    script = "next\n\nback\njump 12\njump 99999\nturn\nprevious\nlook\nlog\nwhy\ncard yig\nalmanac focus\nhop\nquit\n"
    written = run("replay", str(finished), "--lang", "en", script=script)
    assert "replays exactly" in written
    assert "Finished." in written
    assert "Step 0 of" in written
    assert written.index("Step 1 of") < written.index("Step 2 of") < written.rindex("Step 1 of")
    assert "Step 12 of" in written
    assert "A step from 0 to" in written
    assert "(es." in written
    assert "“hop” is no command here" in written


def test_turn_by_turn_stops_where_a_turn_begins(finished: Path) -> None:
    written = run("replay", str(finished), "--lang", "en", "--plain", script="jump 0\nturn\nturn\nprevious\n")
    screens = written.split("\nStep ")
    assert "Turn 2:" in screens[3]
    assert "Turn 3:" not in screens[3]
    assert "Turn 3:" in screens[4]
    assert screens[5].split(" ")[0] == screens[3].split(" ")[0]


def test_to_the_end_by_itself(finished: Path) -> None:
    written = run("replay", str(finished), "--lang", "pl", "--plain", script="auto 0\nkoniec\n")
    assert "To koniec zapisu." in written
    assert "Tura 2:" in written
    assert "Yig" in written


def test_the_state_in_a_replay_is_the_state_of_the_game(finished: Path) -> None:
    match = Match.load(RULES, finished)
    stops = [number for number, entry in enumerate(match.journal) if entry[0] != "c"]
    match.rewind(stops[12])
    written = run("replay", str(finished), "--lang", "en", "--plain", script="jump 12\nlook\n")
    assert f"Doom: {match.state.doom} / 8." in written
    assert match.pending


def test_an_unfinished_game_and_one_that_no_longer_fits(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    table(file)
    assert "Not finished." in run("replay", str(file), "--lang", "en")
    lines = file.read_text(encoding="utf8").splitlines(keepends=True)
    file.write_text(lines[0] + '["d",0,["adventure:nowhere"]]\n' + "".join(lines[1:]), encoding="utf8")
    written = run("replay", str(file), "--lang", "en")
    assert "fits only up to entry 0" in written
    assert "no such file" in run("replay", str(tmp_path / "none.misk"), fails=2).lower()


def test_the_almanac_is_searched_in_either_language() -> None:
    assert "Skupianie się (es.focus.1)" in run("almanac", "skupianie", "--lang", "pl")
    assert "(es.focus.1)" in run("almanac", "focus", "--lang", "en", "--plain")
    assert "(es.focus.1)" in run("almanac", "skupianie", "--lang", "en")
    assert "es.movement.1" in run("almanac", "es.movement.1", "--lang", "en")
    assert "no entry" in run("almanac", "xyzzy", "--lang", "en", fails=1)


def test_where_a_game_no_longer_fits_is_said_in_polish(tmp_path: Path) -> None:
    file = tmp_path / "g.misk"
    table(file)
    with file.open("a", encoding="utf8") as lines:
        lines.write('["d",0,["dance"]]\n["d",5,["roll"]]\n')
    written = " ".join(run("replay", str(file), "--lang", "pl", script="koniec\n").split())
    assert "pasuje tylko do wpisu 0: pytanie „movement”: nie ma odpowiedzi „dance”; są: stay" in written


def test_what_if_weighs_the_answers_and_the_game_can_be_taken_over(finished: Path) -> None:
    script = "jump 40\nwhatif\nplay\nend\njump 99999\nquit\n"
    written = run("replay", str(finished), "--lang", "en", "--plain", script=script)
    assert "A far-sighted bot would answer:" in written
    assert "trial" in written and "Chosen was:" in written
    copy = finished.with_name("finished-40.misk")
    assert f"miskatonic play elder-sign --resume --file {copy}".replace(" ", "") in "".join(written.split())
    match = Match.load(RULES, copy)
    stops = [number for number, entry in enumerate(Match.load(RULES, finished).journal) if entry[0] != "c"]
    assert match.pending and [entry for entry in match.journal if entry[0] != "k"] == list(
        Match.load(RULES, finished).journal[: stops[40]]
    )
    taken = run("play", "elder-sign", "--resume", "--file", str(copy), "--lang", "en", "--plain", script="quit\n")
    assert "The game goes on" in taken


def test_what_if_is_for_games_that_are_over(tmp_path: Path) -> None:
    file = tmp_path / "open.misk"
    table(file)
    written = run("replay", str(file), "--lang", "pl", "--plain", script="gdyby\nkoniec\n")
    assert "działa dla rozgrywek zakończonych" in written
