"""In the terminal, too, nobody is asked what they do not want to be asked, nor where they can only pass."""

from __future__ import annotations

from pathlib import Path

from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg.rules import RULES
from tests.terminal.driving import run


def game(file: Path, *hands: list[str]) -> str:
    people = [
        {"investigator": who, "place": "study", "hand": hand, "library": ["knife"]}
        for who, hand in zip(("roland-banks", "agnes-baker"), hands, strict=False)
    ]
    described = {"seats": len(people), "players": people, "locations": {"study": {"clues": 9}}, "bag": ["0"]}
    Match.position(RULES, described, "7").save(file)
    return str(file)


def play(file: str, script: str) -> str:
    return run("play", "arkham-lcg", "--resume", "--file", file, "--plain", "--lang", "en", "--quick", script=script)


def test_whoever_can_only_pass_is_not_asked(tmp_path: Path) -> None:
    written = play(game(tmp_path / "g.misk", ["guts"], ["guts"]), "1\nlog 5\nquit\n")
    assert "which cards do you commit" not in written.lower() and "discover" in written.lower()


def test_the_chance_stands_beside_the_answer(tmp_path: Path) -> None:
    written = play(game(tmp_path / "g.misk", ["perception"]), "1\nquit\n")
    assert "Investigate: 100 %" in written, "Roland's intellect 3 against shroud 2, with one token that is 0"
    assert "Perception (+2): 100 %" in written


def test_a_topic_is_passed_over_until_it_is_asked_for_again(tmp_path: Path) -> None:
    file = game(tmp_path / "g.misk", ["perception", "perception"])
    written = play(file, "1\nnever\n1\nask\n1\nquit\n")
    assert written.lower().count("which cards do you commit") == 2, "at first, and when it was asked for again"
    assert "passed over from now on" in written
    assert "must be answered" in play(game(tmp_path / "h.misk", []), "never\nquit\n")


def test_what_was_passed_over_is_no_step_back(tmp_path: Path) -> None:
    file = game(tmp_path / "g.misk", ["perception"])
    play(file, "1\nnever\n1\nundo\nquit\n")
    again = Match.load(RULES, Path(file))
    assert again.state.players[0].clues == 1, "one investigation is left, with what was passed over in it"
