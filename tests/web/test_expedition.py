"""The board of Dungeonology: a hand that can be read, and rivals who share one screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from miskatonic.engine.match import Match
from miskatonic.games.registry import rules
from tests.web.table import House, Visitor

pytestmark = pytest.mark.web

LONG = ["sticky-fingers", "back-stab", "quick-swap", "friendly-debt", "poof"]
"""Those with the most to read."""
THEIRS = ["snore", "sponsors", "destiny-3"]
SIZES = [(390, 844), (1280, 720), (1440, 900), (2560, 1440)]
UNDER_THE_DOCK = """() => {
    const dock = document.querySelector('.dock').getBoundingClientRect();
    return [...document.querySelectorAll('.own-hand .part-card')].flatMap(card => {
        card.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const box = card.getBoundingClientRect();
        const ground = document.querySelector('.board-area').getBoundingClientRect();
        const cut = card.scrollHeight - card.clientHeight;
        const seen = box.top >= ground.top - 1 && box.bottom <= dock.top + 1
            && box.left >= -1 && box.right <= innerWidth + 1;
        return seen && cut <= 1 ? [] : [[card.innerText.slice(0, 24), box, dock.top, cut]];
    });
}"""
"""Cards that cannot be seen whole above the dock, wherever one scrolls."""
AT_ONCE = """() => {
    const dock = document.querySelector('.dock').getBoundingClientRect();
    const cards = [...document.querySelectorAll('.own-hand .part-card')];
    return cards.map(card => card.getBoundingClientRect().bottom - dock.top);
}"""


def expedition(**more: Any) -> Match[Any]:
    mine, theirs = {"place": "camp-site", "hand": LONG}, {"hand": THEIRS}
    return Match.position(
        rules("dungeonology"), {"seats": 2, "players": [mine, theirs], "phase": "movement", **more}, "1"
    )


def sits_down(visitor: Visitor, match: Match[Any]) -> Page:
    visitor.board, visitor.patience = ".board-area", 60_000
    visitor.import_file(match.dumps())
    visitor.asked()
    return visitor.page


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_five_long_cards_lie_above_the_dock(house: House, size: tuple[int, int], language: str) -> None:
    visitor = house.visitor(size=size, language=language)
    page = sits_down(visitor, expedition())
    expect(page.locator(".own-hand .part-card")).to_have_count(len(LONG))
    visitor.picture(f"hand-{size[0]}-{language}")
    if size[0] > 720:
        below = page.evaluate(AT_ONCE)
        assert all(by <= 1 for by in below), f"seen without scrolling: {below}"
    assert page.evaluate(UNDER_THE_DOCK) == []


def test_nothing_of_a_rival_is_left_on_a_shared_screen(house: House) -> None:
    """One has a card open, the pointer on another, the log beside it; the answer comes from a second window."""
    visitor = house.visitor(language="en", moving=True)
    match = expedition()
    page = sits_down(visitor, match)
    names = {card: rules("dungeonology").catalogue()["tricks"][card].name.en for card in [*LONG, *THEIRS]}
    assert names["poof"] in page.content(), "now they are on the screen"
    page.keyboard.press("l")
    other = visitor.context.new_page()
    other.goto(page.url)
    expect(other.locator(".prompt[data-kind]")).to_be_visible()
    page.locator(".own-hand .part-card .zoom").first.click()
    expect(page.locator("dialog.card-sheet")).to_be_visible()
    curtain = page.locator(".curtain")
    for _ in range(12):
        expect(other.locator(".curtain, .choice[data-key]").first).to_be_visible()
        if other.locator(".curtain").count():
            break
        number = other.locator(".prompt[data-number]").get_attribute("data-number")
        expect(other.locator(".prompt[aria-busy=true]")).to_have_count(0)
        for key in ("stay", "end", "pass", "stop", "none"):
            button = other.locator(f".choice[data-key='{key}']:not(.refused)")
            if button.count():
                button.first.click()
                break
        else:
            raise AssertionError(other.locator(".choice").all_inner_texts())
        other.wait_for_function("n => document.querySelector('.prompt')?.dataset.number !== n", arg=number)
    expect(curtain).to_be_visible()
    page.wait_for_timeout(400)
    everything = page.content()
    left = [name for card, name in names.items() if name in everything or f'"{card}"' in everything]
    visitor.picture("curtain-dungeonology")
    assert left == [], "neither the one's cards nor the other's"
    assert page.locator("dialog, .log, .board-area, .dock, .tip").count() == 0
    said = page.locator("#announcer").inner_text()
    assert "Pass the screen on" in said, said
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.curtain, body') !== null")
    page.locator(".curtain button").click()
    expect(page.locator(".own-hand .part-card")).to_have_count(len(THEIRS))
    seen = page.content()
    assert [names[card] for card in LONG if f'data-anchor="{card}"' in seen] == []
