"""The boards of all games, in the middle of a game and at its end: read by everybody, on a desk and on a phone."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from miskatonic.bots import registry as bots
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES, rules
from tests.web.table import DESK, PHONE, House

pytestmark = pytest.mark.web

SEATS = 3
MIDDLE = 150
"""Answers after which everybody has something in front of them."""


@cache
def played(game: str, answers: int = 0) -> str:
    """A game between bots, after so many answers; without a number, to its end."""
    seats = min(SEATS, rules(game).most_seats)
    match = Match.new(rules(game), seats, {}, 1)
    players = [bots.bot(game, "heuristic", f"boards/{seat}") for seat in range(seats)]
    while match.outcome is None and (not answers or len(match.journal) < answers):
        decision = match.pending[0]
        match.choose(decision.seat, *players[decision.seat].choose(decision, match.view(decision.seat)))
    return match.dumps()


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_board_can_be_read_by_everybody(house: House, game: str, size: tuple[int, int]) -> None:
    theme, language = ("dark", "pl") if size == DESK else ("light", "en")
    visitor = house.visitor(size=size, theme=theme, language=language)
    visitor.board, visitor.patience = ".board-area", 60_000
    visitor.import_file(played(game, MIDDLE))
    visitor.asked()
    page = visitor.page
    if page.locator(".curtain button").count():
        # Rivals at one screen: it is put aside first.
        page.locator(".curtain button").click()
    # What is answered for others may go on meanwhile: numbers that rise and fall are gone in a moment.
    expect(page.locator(".drift")).to_have_count(0)
    visitor.accessible(f"{game}, {size}")
    visitor.stays_within()
    page.keyboard.press("h")
    expect(page.locator("dialog .legend")).to_be_visible()
    visitor.accessible(f"the symbols of {game}")
    page.keyboard.press("Escape")
    if page.locator(".panes:visible").count():
        # Where a phone shows one pane at a time, cards lie beside their people.
        page.locator(".panes button").nth(1).click()
    page.locator(".zoom:visible").first.click()
    kind = page.locator("dialog .card-kind")
    expect(kind).to_be_visible()
    assert "kind-" not in kind.inner_text(), "every kind of component has a word"
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_end_of_every_game_has_a_story(house: House, game: str) -> None:
    visitor = house.visitor(theme="light", language="pl")
    visitor.board, visitor.patience = ".board-area", 60_000
    visitor.import_file(played(game))
    ending = visitor.page.locator(".ending")
    expect(ending).to_be_visible()
    expect(ending.locator(".atmosphere")).not_to_be_empty()
    assert ending.locator(".figures dt").count() >= 5
    told = ending.locator(".roll td").all_inner_texts()
    assert sum(int(figure) for figure in told if figure.isdigit()) > 10, "who did what is counted"
    visitor.accessible(f"the end of {game}")
    visitor.stays_within()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_form_and_lobby_speak_the_games_words(house: House, game: str) -> None:
    visitor = house.visitor(language="pl")
    page = visitor.go_home()
    page.locator(".box button").nth(list(GAMES).index(game)).click()
    expect(page.locator(".new-table p").first).not_to_be_empty()
    page.click(".new-table summary")
    form = page.locator(".new-table").inner_text()
    page.check("input[name=mode][value=online]", force=True)
    page.click(".new-table button[type=submit]")
    expect(page.locator(".lobby-laid dd").first).to_be_visible()
    lobby = page.locator(".lobby").inner_text()
    for text in (form, lobby):
        assert not re.findall(r"\b(?:setting|shelf|choice|mode)-\w+", text)
        assert not re.findall(r"\b(?:no|yes|random|choose)\b", text)
