"""Hints at the table, "what if" in the replay, and the bot that thinks ahead among those one can choose."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.rules import RULES
from tests.web.table import DESK, PHONE, House, Visitor, near_the_end

pytestmark = pytest.mark.web
THOUGHT = 30_000


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "pl")])
def test_a_hint_lists_the_answers_with_what_they_win(house: House, size: tuple[int, int], language: str) -> None:
    visitor = house.visitor(size=size, language=language)
    visitor.import_game(near_the_end())
    visitor.asked("movement")
    page = visitor.page
    number = visitor.number
    page.click(".prompt .hint")
    expect(page.locator("dialog .advice")).to_be_visible(timeout=THOUGHT)
    rows = page.locator("dialog .advice-list li")
    assert rows.count() > 2
    expect(rows.first).to_contain_text(re.compile(r"\d+ ?%"))
    expect(page.locator("dialog .advice-list .tag")).to_have_count(1)
    visitor.accessible("hint")
    visitor.picture(f"hint-{language}")
    page.keyboard.press("Escape")
    expect(page.locator("dialog .advice")).to_have_count(0)
    assert visitor.number == number, "a hint moves nothing"
    visitor.choose("stay")
    visitor.asked("entrance")


def test_a_hint_by_its_key(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    visitor.asked("movement")
    visitor.page.keyboard.press("i")
    expect(visitor.page.locator("dialog .advice")).to_be_visible(timeout=THOUGHT)


def test_what_if_weighs_the_answers_of_a_game_that_is_over(visitor: Visitor) -> None:
    match = Match.new(RULES, 2, {"ancient_one": "yig"}, "what if")
    bot = RandomBot("what if")
    while match.pending:
        match.choose(match.pending[0].seat, *bot.choose(match.pending[0], None))
    entry = next(n for n, (kind, _, _) in enumerate(match.journal) if kind == "d" and n > 60)
    visitor.import_file(match.dumps())
    page = visitor.page
    page.goto(page.url.replace("#/table/", "#/replay/"))
    page.locator("#scrubber").fill(str(entry))
    page.click(".what-if")
    expect(page.locator("dialog .advice")).to_be_visible(timeout=THOUGHT)
    expect(page.locator("dialog .advice")).to_have_attribute("data-entry", str(entry))
    visitor.accessible("what if")
    visitor.picture("what-if")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Continue from here").click()
    visitor.asked()


def test_the_far_sighted_bot_can_be_chosen(visitor: Visitor) -> None:
    page = visitor.go_home()
    page.check("input[name=mode][value=bots]", force=True)
    page.click(".new-table summary")
    expect(page.locator(".new-table select option[value=thinker]")).to_have_text("far-sighted")
