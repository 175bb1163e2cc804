"""Golden games: recorded once, told the same way ever since."""

from __future__ import annotations

from pathlib import Path

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.record import Record
from miskatonic.engine.text import LANGUAGES, Language
from tests.battery.playing import GAMES, rules_of
from tests.golden import HERE, card_lines, cards_file, event_lines, record

FILES = {path.stem: path for path in sorted(HERE.glob("*.misk"))}


@pytest.mark.parametrize(("game", "stem"), [(stem.rpartition("-")[0], stem) for stem in FILES])
def test_a_golden_game_is_told_as_it_was_recorded(game: str, stem: str) -> None:
    path = FILES[stem]
    assert Record.read(path).header.game == game
    match = Match.load(rules_of(game), path)
    assert match.fidelity.exact, match.fidelity
    assert match.outcome is not None
    assert event_lines(match) == path.with_suffix(".events.txt").read_text(encoding="utf8")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_golden_game(game: str) -> None:
    assert game in {Record.read(path).header.game for path in FILES.values()}, f"python -m tests.golden record {game} 1"


def test_recording_again_gives_the_same_files(tmp_path: Path) -> None:
    again = record("toy", 1, folder=tmp_path)
    golden = HERE / again.name
    assert again.read_text(encoding="utf8") == golden.read_text(encoding="utf8")
    told, telling = again.with_suffix(".events.txt"), golden.with_suffix(".events.txt")
    assert told.read_text(encoding="utf8") == telling.read_text(encoding="utf8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["elder-sign", "death-may-die"])
def test_every_card_says_what_it_said(game: str, language: Language) -> None:
    golden = cards_file(game, language).read_text(encoding="utf8")
    assert card_lines(game, language) == golden, f"meant? python -m tests.golden cards {game}"
