"""The pictures fit the screen, and everything can be said in both languages."""

from __future__ import annotations

import ast
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.event import Event
from miskatonic.engine.match import Match
from miskatonic.engine.message import Name, Seat
from miskatonic.engine.text import LANGUAGES, Language
from miskatonic.games.elder_sign import RULES
from miskatonic.terminal import painter as painters
from miskatonic.terminal import speaker as speakers
from miskatonic.terminal.history import sentences
from miskatonic.terminal.screen import Screen
from miskatonic.terminal.speaker import Speaker

KINDS = ("place-monster",)
PAINTER = painters.painter("elder-sign")


def screen(width: int, coloured: bool = True) -> tuple[Screen, StringIO]:
    out = StringIO()
    system = "truecolor" if coloured else None
    console = Console(file=out, width=width, force_terminal=coloured, color_system=system, highlight=False)  # type: ignore[arg-type]
    return Screen(console=console), out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ancient_one", ["cthulhu", "nyarlathotep"])
def test_every_moment_of_a_game_can_be_drawn_and_told(language: Language, ancient_one: str) -> None:
    match = Match.new(RULES, 4, {"ancient_one": ancient_one}, ancient_one)
    bot = RandomBot("pictures")
    speaker = Speaker(RULES, language)
    steps = 0
    while match.outcome is None:
        decision = match.pending[0]
        steps += 1
        if steps % 23 == 0 or (match.state.awake and steps % 5 == 0):
            speaker.who = {seat: RULES.seat_name(match.state, seat) for seat in range(4)}
            view = match.view(decision.seat)
            width = (80, 100, 140, 60, 40)[steps % 5]
            paper, out = screen(width, coloured=False)
            paper.picture(PAINTER.whole(view, speaker, paper, {}))
            paper.picture(PAINTER.scene(view, decision, speaker, paper, {}))
            assert max(cell_len(line) for line in out.getvalue().split("\n")) <= width
            assert PAINTER.told(view, speaker)
            PAINTER.told_scene(view, decision, speaker)
            assert PAINTER.headline(view, speaker)
            for option in decision.options:
                PAINTER.note(view, option, speaker)
        match.choose(decision.seat, *bot.choose(decision, None))
    assert PAINTER.summary(match.view(-1), match.events, speaker)
    assert len(sentences(match.events, 0, -1, PAINTER, speaker)) == len(match.events)


def test_symbols_do_not_depend_on_colour() -> None:
    match = Match.position(RULES, {"adventures": ["ancient-relics"], "players": [{"investigator": "harvey-walters"}]})
    paper, out = screen(80, coloured=False)
    speaker = Speaker(RULES, "en")
    paper.picture(PAINTER.whole(match.view(0), speaker, paper, {}))
    assert "[L] [3]" in out.getvalue()
    assert "\x1b" not in out.getvalue()


def test_the_log_names_those_who_bore_the_name_then() -> None:
    events = [
        Event("enters", {"who": Seat(0), "investigator": Name("harvey-walters")}),
        Event("failed-roll", {"who": Seat(0)}),
        Event("devoured", {"who": Seat(0), "investigator": Name("harvey-walters")}),
        Event("enters", {"who": Seat(0), "investigator": Name("sister-mary")}),
        Event("failed-roll", {"who": Seat(0)}),
    ]
    speaker = Speaker(RULES, "pl")
    speaker.who = {0: "sister-mary"}
    said = sentences(events, 1, -1, PAINTER, speaker)
    assert said[0] == "Harvey Walters: rzut jest nieudany."
    assert said[-1] == "Siostra Mary: rzut jest nieudany."
    assert speaker.who == {0: "sister-mary"}


def test_a_game_without_a_painter_is_shown_as_it_is() -> None:
    plain = painters.PlainPainter()
    match = Match.position(RULES, {"adventures": ["ancient-relics"]})
    speaker = Speaker(RULES, "en")
    paper, out = screen(80)
    paper.picture(plain.whole(match.view(0), speaker, paper, {}))
    assert "cthulhu" in out.getvalue()
    assert plain.told(match.view(0), speaker)


def test_the_terminal_says_the_same_messages_in_both_languages() -> None:
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        text = (speakers.FOLDER / f"{language}.ftl").read_text(encoding="utf8")
        found[language] = set(re.findall(r"^([a-z][\w-]*) *=", text, flags=re.MULTILINE))
    assert found["pl"] == found["en"]


def test_no_message_that_the_terminal_names_is_missing() -> None:
    texts = [Speaker(RULES, language).text for language in LANGUAGES]
    for path in Path(speakers.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                word = node.value
                if re.fullmatch(r"(ui|label|place|legend|setting|summary)-[a-z-]*[a-z]", word) and word not in KINDS:
                    assert all(text.has(word) for text in texts), (path.name, word)
