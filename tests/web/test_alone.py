"""One person, one browser: alone, by turns, on a phone, by keyboard, in another language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.table import PHONE, House, Visitor, near_the_end

pytestmark = pytest.mark.web


def test_one_person_finishes_a_game_with_two_investigators(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    visitor.asked("movement")
    visitor.choose("stay")
    visitor.choose("aid:sanity")
    expect(visitor.page.locator(".prompt-who")).to_have_text("Carolyn Fern")
    visitor.choose_on_board("ancient-relics")
    visitor.asked("before-roll")
    visitor.press("u")
    visitor.asked("movement")
    visitor.choose("stay")
    # Everything at the Entrance is anchored to one sheet: it asks which.
    entrance = visitor.page.locator("[data-anchor~='entrance'] > .spot-hit").first
    entrance.click(force=True, position={"x": 12, "y": 12})  # its title: what it offers can be touched alone
    sheet = visitor.page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name=re.compile("Elder Sign")).click()
    visitor.asked("trophy")
    while visitor.page.locator(".prompt[data-kind=trophy]").is_visible():
        visitor.choose(visitor.options()[0])
    expect(visitor.page.locator(".prompt.over.won")).to_be_visible()


def test_people_at_one_screen_take_turns(visitor: Visitor) -> None:
    visitor.new_table("hotseat", seats=2)
    visitor.sees_board()
    seen: list[str] = []
    for _ in range(40):
        visitor.asked()
        seen.append(visitor.page.locator("h1.bar-title").inner_text())
        if len(set(seen)) == 2:
            break
        options = visitor.options()
        visitor.choose("stay" if "stay" in options else options[-1])
    assert len(set(seen)) == 2
    visitor.picture("hotseat")


def test_on_a_phone_the_bar_is_one_line_whoever_plays(house: House) -> None:
    visitor = house.visitor(size=PHONE, language="pl")
    visitor.new_table("hotseat", seats=2)
    visitor.sees_board()
    expect(visitor.page.locator(".bar-title")).to_contain_text("Przy ekranie")
    assert visitor.page.locator(".bar").evaluate("bar => bar.getBoundingClientRect().height") < 60
    visitor.stays_within()


def test_a_lost_connection_finds_the_same_roll_again(visitor: Visitor) -> None:
    page = visitor.page
    wires: list[WebSocketRoute] = []

    def connect(wire: WebSocketRoute) -> None:
        wire.connect_to_server()
        wires.append(wire)

    page.route_web_socket(re.compile("/ws/tables/"), connect)
    visitor.import_game(near_the_end())
    visitor.choose_on_board("administration-office")
    visitor.choose("roll")
    visitor.asked("after-roll")
    before = page.locator(".dice-pool .die").evaluate_all("dice => dice.map(d => d.getAttribute('aria-label'))")
    assert len(before) >= 5

    wires[-1].close(code=1012, reason="cut")
    expect(page.locator(".bar .away")).to_be_visible()
    expect(page.locator(".bar .away")).to_be_hidden()
    assert len(wires) == 2
    page.reload()
    visitor.asked("after-roll")
    after = page.locator(".dice-pool .die").evaluate_all("dice => dice.map(d => d.getAttribute('aria-label'))")
    assert after == before
    visitor.choose("clue")
    visitor.asked("reroll")
    page.click(".dice-pool .die-place >> nth=0")
    page.click(".dice-pool .die-place >> nth=2")
    expect(page.locator(".choice.picked")).to_have_count(2)
    visitor.picture("reroll")
    page.click(".confirm")
    visitor.asked("after-roll")


def test_what_is_said_into_a_dead_line_is_not_lost_in_silence(house: House) -> None:
    visitor = house.visitor(size=PHONE)
    page = visitor.page
    wires: list[WebSocketRoute] = []
    cut: list[str] = []

    def connect(wire: WebSocketRoute) -> None:
        if cut:
            wire.close(code=1012, reason="cut")
            return
        wire.connect_to_server()
        wires.append(wire)

    page.route_web_socket(re.compile("/ws/tables/"), connect)
    visitor.import_game(near_the_end())
    visitor.asked("movement")
    cut.append("the line")
    wires[-1].close(code=1012, reason="cut")
    expect(page.locator(".bar .away")).to_be_in_viewport(ratio=1)
    visitor.quiet()
    page.click(".choice[data-key='adventure:administration-office']")
    expect(page.locator(".unheard-note")).to_be_in_viewport(ratio=1)
    page.keyboard.press("c")
    page.fill("#chat-text", "Anybody there?")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-text")).to_have_value("Anybody there?")
    cut.clear()
    expect(page.locator(".bar .away")).to_be_hidden()
    expect(page.locator(".unheard-note")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator(".chat-lines")).to_contain_text("Anybody there?")
    expect(page.locator("#chat-text")).to_have_value("")
    page.get_by_role("button", name="Close").click()
    visitor.choose("adventure:administration-office")
    visitor.asked("before-roll")


def test_the_bar_of_a_phone_is_one_line_also_when_several_of_mine_are_asked(house: House) -> None:
    visitor = house.visitor(size=PHONE, language="pl")
    bar = visitor.page.locator("header.bar")
    reader = {"investigator": "mandy-thompson"}
    visitor.import_game(near_the_end(players=[{"investigator": "amanda-sharpe"}, reader]))
    visitor.asked("movement")
    before = bar.bounding_box()
    visitor.choose("adventure:administration-office")
    visitor.choose("roll")
    expect(visitor.page.locator(".bar .asked")).to_have_accessible_name("2 pytania do ciebie")
    after = bar.bounding_box()
    assert before is not None and after is not None and after["height"] == before["height"]
    visitor.stays_within()


def test_an_answer_that_nobody_hears_is_noticed(visitor: Visitor) -> None:
    """A line can be dead without being closed: a phone that has lost its network."""
    page = visitor.page
    dead: list[str] = []

    def connect(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        wire.on_message(lambda message: None if dead else server.send(message))

    page.route_web_socket(re.compile("/ws/tables/"), connect)
    visitor.import_game(near_the_end())
    visitor.asked("movement")
    dead.append("the line")
    page.click(".choice[data-key='adventure:administration-office']")
    expect(page.locator(".bar .away")).to_be_visible()
    dead.clear()
    expect(page.locator(".bar .away")).to_be_hidden()
    visitor.asked("movement")
    visitor.choose("adventure:administration-office")
    visitor.asked("before-roll")


def test_the_language_changes_in_place(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    page = visitor.page
    number = visitor.number
    expect(page.locator(".place h3").first).to_have_text("Administration Office")
    page.get_by_role("button", name="Polski").click()
    expect(page.locator(".place h3").first).to_have_text("Biuro administracji")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(".undo")).to_contain_text("Cofnij")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".place h3").first).to_have_text("Administration Office")
    assert visitor.number == number


def test_a_phone_needs_no_scrolling_sideways(house: House) -> None:
    visitor = house.visitor(size=PHONE, language="pl")
    visitor.go_home()
    visitor.stays_within()
    visitor.picture("phone-home")
    visitor.import_game(near_the_end())
    visitor.stays_within()
    visitor.picture("phone-table")
    visitor.choose_on_board("administration-office")
    visitor.choose("roll")
    visitor.asked("after-roll")
    visitor.stays_within()
    visitor.picture("phone-roll")
    visitor.choose(visitor.options()[-2])
    visitor.stays_within()
    visitor.page.get_by_role("button", name="Dziennik").click()
    expect(visitor.page.locator(".log-line").last).to_be_visible()
    visitor.stays_within()
    visitor.picture("phone-log")


def test_the_keyboard_alone_plays_a_turn(visitor: Visitor) -> None:
    page = visitor.go_home()
    page.locator("input[name=mode][value=solo]").focus()
    page.keyboard.press("Enter")
    visitor.sees_board()
    for _ in range(30):
        visitor.asked()
        if page.locator(".prompt[data-kind=movement]").is_visible():
            break
        visitor.press("1")
    page.keyboard.press("?")
    expect(page.locator("dialog.sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    assert page.evaluate("document.activeElement.dataset.key") == visitor.options()[0]
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.key") == visitor.options()[1]
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    visitor.picture("keyboard-focus")
    visitor.press("Enter")
    # The focus stays where the next question is.
    visitor.asked()
    page.wait_for_function("document.activeElement.classList.contains('choice')")
    visitor.press("u")
    visitor.asked("movement")
    page.keyboard.press("w")
    expect(page.locator("dialog .rule-text")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#announcer")).not_to_be_empty()
