"""Games whose table is told in sections: picture and words, in both languages, all along a game."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.engine.text import Language
from miskatonic.games.registry import GAMES, rules
from miskatonic.terminal.painter import painter
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.sections import SectionsPainter
from miskatonic.terminal.speaker import Speaker
from tests.terminal.driving import run

IN_SECTIONS = [game for game in GAMES if isinstance(painter(game), SectionsPainter)]
MISSING = re.compile(r"\b(table|icon|gate|face|skill)-[a-z]|[{}]|\bNone\b")


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("game", IN_SECTIONS)
def test_the_table_is_told_whole_and_in_words_that_exist(game: str, language: Language) -> None:
    match = Match.new(rules(game), seats=2, seed="a table told")
    bot, speaker, own = RandomBot("told"), Speaker(rules(game), language), painter(game)
    shown = 0
    for _ in range(80):
        if not match.pending:
            break
        decision = match.pending[0]
        view = match.view(decision.seat)
        out = StringIO()
        screen = Screen(console=Console(file=out, width=100))
        labels = {option.anchor: str(number) for number, option in enumerate(decision.options, 1) if option.anchor}
        screen.picture(own.whole(view, speaker, screen, labels))
        screen.picture(own.scene(view, decision, speaker, screen, labels))
        told = [*own.told(view, speaker), *own.told_scene(view, decision, speaker), own.headline(view, speaker)]
        for words in [*told, out.getvalue()]:
            assert not MISSING.search(words), words
        shown += len(told) > 3
        match.choose(decision.seat, *bot.choose(decision, None))
    assert shown > 20, "the table was hardly ever told"


def test_in_arkham_the_log_speaks_of_investigators_not_of_seats(tmp_path: Path) -> None:
    flags = ["--lang", "en", "--seats", "random,random", "--seed", "7", "--file", str(tmp_path / "g.misk")]
    written = run("play", "arkham-lcg", "--quick", *flags)
    assert "Player 1" not in written.partition("joins the investigation")[2]
