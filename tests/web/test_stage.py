"""The table shows what happens: moments, numbers, what the others did; and never makes anybody wait."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.table import House, Visitor, near_the_end

pytestmark = pytest.mark.web


def fails(visitor: Visitor) -> None:
    """Somebody fails an adventure, which costs a point of Sanity and a Clue."""
    visitor.choose("adventure:administration-office")
    visitor.choose("give-up")


def test_a_great_moment_is_announced_and_passes(house: House) -> None:
    visitor = house.visitor(moving=True)
    visitor.import_game(near_the_end())
    page = visitor.page
    fails(visitor)
    expect(page.locator(".drift.down").first).to_be_attached()
    moment = page.locator(".moment[data-kind=failed]")
    expect(moment).to_be_visible()
    expect(moment).to_contain_text("Administration Office")
    expect(moment.locator(".atmosphere")).not_to_be_empty()
    visitor.picture("moment")
    assert moment.evaluate("e => getComputedStyle(e).pointerEvents") == "none", "every click goes through it"
    page.keyboard.press("s")
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".ticker.telling")).to_have_count(0)


def test_nobody_waits_for_the_show(house: House) -> None:
    visitor = house.visitor(moving=True)
    visitor.import_game(near_the_end())
    fails(visitor)
    expect(visitor.page.locator(".skip-stage")).to_be_visible()
    visitor.choose("pass")
    visitor.asked("movement")
    expect(visitor.page.locator(".moment")).to_have_count(0)


def test_nothing_is_played_again_on_load_or_when_taken_back(house: House) -> None:
    visitor = house.visitor(moving=True)
    page = visitor.page
    visitor.import_game(near_the_end())
    fails(visitor)
    page.keyboard.press("s")
    page.reload()
    visitor.asked("turn-start")
    page.wait_for_timeout(300)
    expect(page.locator(".moment, .ticker.telling, .drift, .aloft")).to_have_count(0)
    page.evaluate(
        """() => { window.moved = 0; const animate = Element.prototype.animate;
            Element.prototype.animate = function (...all) { window.moved += 1; return animate.apply(this, all); } }"""
    )
    page.keyboard.press("u")
    visitor.asked("before-roll")
    page.wait_for_timeout(300)
    assert page.evaluate("window.moved") == 0
    expect(page.locator(".moment, .ticker.telling, .drift, .aloft")).to_have_count(0)
    visitor.choose("roll")
    assert page.evaluate("window.moved") > 0, "and what is played moves"


def test_dice_hide_their_faces_until_they_land(house: House) -> None:
    visitor = house.visitor(moving=True)
    visitor.import_game(near_the_end())
    page = visitor.page
    visitor.choose("adventure:administration-office")
    page.evaluate(
        """() => { window.hidden = 0; new MutationObserver(() => {
            window.hidden = Math.max(window.hidden, document.querySelectorAll('.dice-pool .face-none').length);
        }).observe(document.querySelector('.dock'), {subtree: true, childList: true}) }"""
    )
    visitor.choose("roll")
    expect(page.locator(".dice-pool .face-none")).to_have_count(0)
    assert page.evaluate("window.hidden") >= 4


def test_without_a_show_all_is_there_at_once(house: House) -> None:
    visitor = house.visitor(moving=True)
    visitor.import_game(near_the_end())
    page = visitor.page
    page.keyboard.press("m")
    page.get_by_role("button", name="no show").click()
    page.keyboard.press("Escape")
    fails(visitor)
    expect(page.locator(".moment, .drift, .ticker.telling")).to_have_count(0)


def test_what_others_did_since_my_last_move_is_told(house: House) -> None:
    visitor = house.visitor()
    position = near_the_end(elder_signs=2)
    position["players"][1]["trophies"] = []
    visitor.import_game(position)
    page = visitor.page
    page.keyboard.press("m")
    page.locator(".menu .seat-list li").nth(1).get_by_role("button", name=re.compile("bot")).first.click()
    page.keyboard.press("Escape")
    visitor.choose("stay")
    visitor.choose("aid:sanity")
    # The bot takes its time over a whole turn.
    expect(page.locator(".prompt[data-kind]")).to_be_visible(timeout=60_000)
    since = page.locator(".since")
    expect(since).to_contain_text("Carolyn Fern")
    visitor.picture("since")
    page.keyboard.press("s")
    page.keyboard.press("s")
    expect(since).to_have_count(0)


def test_the_log_and_the_board_light_each_other(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    page = visitor.page
    visitor.choose("adventure:ancient-relics")
    visitor.events()
    page.locator(".log-line[data-kind=move]").hover()
    place = page.locator(".place[data-anchor~='ancient-relics']")
    expect(place).to_have_class(re.compile(r"\blit\b"))
    page.locator("h1").hover()
    expect(place).not_to_have_class(re.compile(r"\blit\b"))
    place.locator("h3").hover()
    expect(page.locator(".log-line[data-kind=move]")).to_have_class(re.compile(r"\blit\b"))


def test_an_option_lights_its_thing(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    visitor.page.locator(".choice[data-key='adventure:ancient-relics']").hover()
    expect(visitor.page.locator(".place[data-anchor~='ancient-relics']")).to_have_class(re.compile(r"\blit\b"))


def test_the_end_tells_the_story_in_numbers_and_plays_once_more(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    page = visitor.page
    visitor.choose("adventure:ancient-relics")
    visitor.choose("roll")
    visitor.choose("give-up")
    while not page.locator(".prompt[data-kind=movement]").is_visible():
        visitor.choose(visitor.options()[-1])
    visitor.choose("stay")
    visitor.choose("buy:elder-sign")
    while page.locator(".prompt[data-kind=trophy]").is_visible():
        visitor.choose(visitor.options()[0])
    ending = page.locator(".ending.won")
    expect(ending).to_be_visible()
    expect(ending.locator(".figures")).to_contain_text("Investigation rolled")
    expect(ending.locator(".figures")).to_contain_text("on average")
    row = ending.locator(".roll tr", has_text="Amanda Sharpe")
    assert row.locator("td").all_inner_texts()[1] == "1", "one adventure failed"
    page.keyboard.press("s")
    expect(page.locator(".drift, .moment")).to_have_count(0)
    visitor.accessible("the end")
    visitor.picture("end")
    first = page.url
    page.locator(".dock").get_by_role("button", name="Once more").click()
    expect(page.locator(".ending")).to_have_count(0)
    visitor.sees_board()
    assert page.url != first


def test_the_result_comes_after_the_last_great_moment_not_beneath_it(house: House) -> None:
    visitor = house.visitor(moving=True)
    visitor.import_game(near_the_end())
    page = visitor.page
    for _ in range(25):
        offered = visitor.options()
        wanted = ("buy:elder-sign", "stay", "aid:sanity", "aid:stamina")
        visitor.choose(next((key for key in wanted if key in offered), offered[0]))
        if page.locator(".prompt.over").count():
            break
    expect(page.locator(".moment")).to_be_visible()
    expect(page.locator(".ending")).to_have_count(0)
    victory = page.locator(".moment[data-kind=won]")
    expect(victory).to_be_visible()
    expect(victory).to_contain_text("The seal holds")
    expect(victory.locator(".atmosphere")).not_to_be_empty()
    expect(page.locator(".dock .prompt.over a").first).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".ending h2")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Once more")).to_have_count(1)


def test_the_legend_is_one_key_away(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    visitor.page.keyboard.press("h")
    legend = visitor.page.locator("dialog .legend")
    expect(legend).to_contain_text("Investigation")
    expect(legend).to_contain_text("At zero the investigator is devoured.")
    visitor.accessible("legend")
    visitor.picture("legend")
