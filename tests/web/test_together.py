"""Two people in two browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.table import House, Visitor, near_the_end

pytestmark = pytest.mark.web


def test_two_people_finish_a_game_online(house: House) -> None:
    wiktoria, adam = house.visitor("Wiktoria", language="pl"), house.visitor("Adam")
    wiktoria.import_game(near_the_end())
    page = wiktoria.page
    page.keyboard.press("m")
    page.locator(".menu .seat-list li").nth(1).get_by_role("button", name="Zwolnij dla kogoś").click()
    link = page.locator(".menu input[readonly]").input_value()
    page.keyboard.press("Escape")

    adam.page.goto(link)
    adam.page.fill("input[name=name]", "Adam")
    adam.page.click("form button[type=submit]")
    adam.sees_board()
    expect(adam.page.locator(".dock")).to_contain_text("You are watching this game.")
    assert adam.options() == []
    adam.page.get_by_role("button", name="Sit down").click()
    expect(adam.page.locator(".dock")).not_to_contain_text("You are watching this game.")
    adam.waits()
    expect(page.locator(".person", has_text="Adam")).to_be_visible()

    wiktoria.asked("movement")
    wiktoria.choose_on_board("administration-office")
    wiktoria.choose("give-up")
    adam.asked("turn-start")
    wiktoria.waits()
    expect(adam.page).to_have_title("● Your turn – Miskatonic")
    adam.choose("pass")

    adam.page.keyboard.press("c")
    adam.page.fill("#chat-text", "I have the trophies.")
    adam.page.keyboard.press("Enter")
    page.keyboard.press("c")
    expect(page.locator(".chat-lines")).to_contain_text("I have the trophies.")
    wiktoria.picture("together-waiting")

    adam.page.locator("h1").click()
    adam.choose("stay")
    adam.choose("buy:elder-sign")
    while adam.page.locator(".prompt[data-kind=trophy]").is_visible():
        adam.choose(adam.options()[0])
    for visitor in (wiktoria, adam):
        expect(visitor.page.locator(".prompt.over.won")).to_be_visible()
    wiktoria.picture("together-won")


def open_table(house: House, undo: str) -> tuple[Visitor, Visitor]:
    """Through the lobby: one opens a table, the other comes by the link, the first begins."""
    host, guest = house.visitor("Wiktoria", language="pl"), house.visitor("Adam")
    host.new_table("online", undo=undo)
    link = host.page.locator("#invitation").input_value()
    guest.page.goto(link)
    guest.page.fill("input[name=name]", "Adam")
    guest.page.click("form button[type=submit]")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".seat-list li", has_text="Adam")).to_be_visible()
    host.accessible("lobby")
    host.picture("lobby")
    host.page.get_by_role("button", name="Zacznij grę").click()
    host.sees_board()
    guest.sees_board()
    return host, guest


def test_a_choice_is_taken_back_when_the_other_agrees(house: House) -> None:
    pair = open_table(house, "consent")
    while True:
        for visitor in pair:
            expect(visitor.page.locator(".prompt")).to_be_visible()
        mover, other = pair if pair[0].page.locator(".prompt[data-kind]").is_visible() else pair[::-1]
        mover.asked()
        if mover.page.locator(".prompt[data-kind=movement]").is_visible():
            break
        mover.choose(mover.options()[-1])
    mover.choose(mover.options()[1])
    assert not mover.page.locator(".prompt[data-kind=movement]").is_visible()
    events = len(mover.events())

    mover.page.keyboard.press("u")
    waits = mover.page.locator(".banner[role=status]")
    # Wherever the board has been scrolled to.
    mover.page.locator(".board-area").evaluate("board => board.scrollTo({top: 9999, behavior: 'instant'})")
    assert mover.page.locator(".board-area").evaluate("board => board.scrollTop") > 100
    expect(waits).to_be_in_viewport(ratio=1)
    expect(other.page.locator(".consent")).to_be_visible()
    other.picture("undo-consent")
    other.page.locator(".consent button:not(.primary):not(.round)").click()
    expect(mover.page.locator(".banner[role=status]")).to_be_hidden()
    assert not mover.page.locator(".prompt[data-kind=movement]").is_visible()

    mover.page.keyboard.press("u")
    other.page.locator(".consent button.primary").click()
    mover.asked("movement")
    assert len(mover.events()) < events
