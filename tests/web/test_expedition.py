"""The board of Dungeonology: a hand that can be read, and rivals who share one screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from miskatonic.engine.match import Match
from miskatonic.games.registry import rules
from tests.web.table import STANDS_STILL, House, Visitor

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

DRIFTS = """() => {
    window.drifts = [];
    new MutationObserver(changes => changes.forEach(({addedNodes}) => addedNodes.forEach(node => {
        if (node.nodeType !== 1) return;
        const found = node.matches('.drift') ? [node] : [...node.querySelectorAll('.drift')];
        const right = document.querySelector('.wing.left').getBoundingClientRect().right;
        found.filter(one => parseFloat(one.style.left) < right).forEach(one => window.drifts.push(one.textContent));
    }))).observe(document.body, {childList: true, subtree: true});
}"""
"""Numbers that rise or fall in the own notebook from now on."""


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


@pytest.mark.parametrize("count", [3, 5])
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_long_cards_lie_above_the_dock(house: House, size: tuple[int, int], language: str, count: int) -> None:
    visitor = house.visitor(size=size, language=language)
    page = sits_down(visitor, expedition(players=[{"place": "camp-site", "hand": LONG[:count]}, {}]))
    expect(page.locator(".own-hand .part-card")).to_have_count(count)
    visitor.picture(f"hand-{size[0]}-{language}-{count}")
    if size[0] > 720:
        below = page.evaluate(AT_ONCE)
        assert all(by <= 1 for by in below), f"seen without scrolling: {below}"
    assert page.evaluate(UNDER_THE_DOCK) == []


def test_the_log_beside_a_large_hand_leaves_room_for_the_dungeon(house: House) -> None:
    visitor = house.visitor(size=(1440, 900), language="pl")
    page = sits_down(visitor, expedition(players=[{"place": "camp-site", "hand": LONG[:5]}, {}]))
    page.keyboard.press("l")
    expect(page.locator(".side")).to_be_visible()
    visitor.picture("hand-beside-the-log")
    dungeon = page.locator(".dungeon-map").bounding_box()
    assert dungeon is not None and dungeon["height"] >= 240
    assert all(by <= 1 for by in page.evaluate(AT_ONCE))


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
    page.locator(".curtain button").click()
    expect(page.locator(".own-hand .part-card")).to_have_count(len(THEIRS))
    seen = page.content()
    assert [names[card] for card in LONG if f'data-anchor="{card}"' in seen] == []


def test_a_lesson_is_followed_through_whoever_stands_in_the_zone(house: House) -> None:
    """The zone is lit, and the scholar's own figure lies in the middle; the list has the right answer lit."""
    visitor = house.visitor(language="en", whole_list=False)
    page = visitor.go("lessons/dungeonology")
    expect(page.locator(".lesson-list li")).to_have_count(7, timeout=60_000)
    page.locator(".lesson-list button").nth(1).click()
    expect(page.locator(".teacher")).to_contain_text("Research it", timeout=60_000)
    zone = page.locator(".map-spot.lesson-points")
    expect(zone).to_be_visible()
    zone.evaluate(STANDS_STILL)
    figure = page.locator("[data-place=rest-of-the-ancients] .map-token .token-face")
    figure.click()
    right = page.locator("dialog .choice.lesson-points")
    expect(right).to_have_text("Research: 1 information cube, alertness 3")
    visitor.picture("lesson-list")
    visitor.quiet()
    right.click()
    expect(page.locator(".teacher")).to_contain_text("Destiny 1 and Destiny 2")


def test_the_lit_thesis_can_be_touched_and_the_next_notebook_is_another_one(house: House) -> None:
    visitor = house.visitor(language="en", whole_list=False, moving=True)
    page = visitor.go("lessons/dungeonology")
    expect(page.locator(".lesson-list li")).to_have_count(7, timeout=60_000)
    page.locator(".lesson-list button").nth(6).click()
    expect(page.locator(".teacher")).to_contain_text("Publish.", timeout=60_000)
    page.evaluate(DRIFTS)
    visitor.quiet()
    page.locator(".thesis-spot.lesson-points .missing b").first.click()
    expect(page.locator(".teacher.learnt")).to_contain_text("The first thesis")
    page.wait_for_timeout(1_000)
    assert page.evaluate("window.drifts") == [], "26 points of the one do not become 12 of the other"


def test_in_a_lesson_that_says_much_the_hand_lies_above_the_dock(house: House) -> None:
    visitor = house.visitor(language="pl", whole_list=False)
    page = visitor.go("lessons/dungeonology")
    expect(page.locator(".lesson-list li")).to_have_count(7, timeout=60_000)
    page.locator(".lesson-list button").nth(4).click()
    expect(page.locator(".teacher")).to_contain_text("Szpieguj.", timeout=60_000)
    expect(page.locator(".own-hand .part-card")).to_have_count(2)
    below = page.evaluate(AT_ONCE)
    assert all(by <= 1 for by in below), below


OUT_OF_SIGHT = """() => {
    const frame = document.querySelector('.map-frame').getBoundingClientRect();
    return [...document.querySelectorAll('.new-spot')].filter(spot => {
        const box = spot.getBoundingClientRect();
        return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
    }).map(spot => spot.dataset.place);
}"""


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_every_place_for_a_new_zone_is_in_sight(house: House, size: tuple[int, int]) -> None:
    visitor = house.visitor(size=size, language="pl", whole_list=False)
    mine = {"place": "camp-site", "hand": LONG}
    described = {"seats": 2, "players": [mine, {}], "phase": "movement", "tiles": {}}
    match = Match.position(rules("dungeonology"), described, "1", script={"draw.zones-1": ["rest-of-the-ancients"]})
    match.choose(0, "explore")
    page = sits_down(visitor, match)
    visitor.asked("place")
    expect(page.locator(".new-spot")).to_have_count(8)
    page.wait_for_timeout(600)
    visitor.picture(f"placing-{size[0]}")
    assert page.evaluate(OUT_OF_SIGHT) == []


FLOATING = """() => {
    window.floating = [];
    const dock = document.querySelector('.dock').getBoundingClientRect();
    new MutationObserver(changes => changes.forEach(({addedNodes}) => addedNodes.forEach(node => {
        if (node.nodeType === 1 && node.matches('.drift') && parseFloat(node.style.top) > dock.top)
            window.floating.push(node.textContent);
    }))).observe(document.body, {childList: true, subtree: true});
}"""
"""Watches for numbers that rise over the dock."""


def test_a_number_that_is_scrolled_away_does_not_rise_from_something_else(house: House) -> None:
    """On a phone the piles of the camp lie beneath the dock; cards are drawn, and one is discarded."""
    visitor = house.visitor(size=(390, 844), language="en", moving=True)
    players = [{"scholar": "sofia", "place": "rest-of-the-ancients", "hand": ["sponsors"]}, {"scholar": "rebecca"}]
    page = sits_down(visitor, expedition(players=players, tiles={"rest-of-the-ancients": [2, 0]}, windows=["begin"]))
    page.evaluate(FLOATING)
    visitor.choose("play:sponsors:main")
    expect(page.locator(".own-hand .part-card").nth(1)).to_be_attached()
    page.wait_for_timeout(1_000)
    assert page.evaluate("window.floating") == []


OPEN = """async () => {
    const post = async (path, body) => (await fetch('/api/' + path, {method: 'POST', body: JSON.stringify(body),
        headers: {'Content-Type': 'application/json'}})).json();
    await post('guest', {name: 'Wiktoria'});
    const seats = [{kind: 'me'}, {kind: 'open'}, {kind: 'bot', bot: 'heuristic'}];
    return (await post('tables', {game: 'dungeonology', seats, rules: {bot_delay: 0}})).id;
}"""


def test_rivals_are_asked_before_a_choice_is_taken_back_and_what_was_revealed_stays(house: House) -> None:
    pair = house.visitor("Wiktoria", language="pl"), house.visitor("Adam", language="pl")
    host, guest = pair
    table = host.go_home().evaluate(OPEN)
    host.go(f"table/{table}").reload()
    guest.page.goto(host.page.locator("#invitation").input_value())
    guest.page.fill("input[name=name]", "Adam")
    guest.page.click("form button[type=submit]")
    guest.page.get_by_role("button", name="Usiądź").first.click()
    expect(host.page.locator(".seat-list li", has_text="Adam")).to_be_visible()
    host.page.get_by_role("button", name="Zacznij grę").click()
    for visitor in pair:
        visitor.board, visitor.patience = ".board-area", 60_000
        visitor.sees_board()
    for _ in range(200):
        asked = [visitor for visitor in pair if visitor.page.locator(".prompt[data-kind]").count()]
        if asked and asked[0].page.locator(".prompt[data-kind=begin]").count():
            break
        if asked:
            asked[0].choose(asked[0].options()[-1])
        host.page.wait_for_timeout(100)
    mover, other = pair if asked[0] is host else pair[::-1]
    mover.asked("begin")
    mover.choose("rest")
    expect(other.page.locator(".undo").first).to_have_attribute("title", re.compile("tylko własny ostatni wybór"))
    mover.page.locator(".undo").first.click()
    expect(other.page.locator(".consent")).to_contain_text("prosi o cofnięcie ostatniego ruchu")
    other.page.locator(".consent button.primary").click()
    mover.asked("begin")
    mover.choose("rest")
    mover.asked("change-cards")
    mover.page.locator(".prompt .confirm").click()
    undo = mover.page.locator(".undo").first
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(mover.page.locator("[role=alert]")).to_contain_text("od tamtej pory coś się ujawniło")
    expect(other.page.locator(".consent")).to_have_count(0)
