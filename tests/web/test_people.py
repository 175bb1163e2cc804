"""People in the browser: their account, their sessions, and what a host can do about somebody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.table import PHONE, House, Visitor, near_the_end
from tests.web.test_together import open_table

pytestmark = pytest.mark.web

PASSWORD = "long enough"


def register(visitor: Visitor) -> None:
    page = visitor.go("account")
    page.fill("input[autocomplete=username]:not([readonly])", visitor.name)
    page.fill("input[autocomplete=current-password]", PASSWORD)
    page.get_by_role("button", name=re.compile("Create an account|Załóż konto")).click()
    expect(page.locator(".sessions li")).to_have_count(1)


def sign_in(visitor: Visitor) -> None:
    page = visitor.go("account")
    page.fill("input[autocomplete=username]:not([readonly])", visitor.name)
    page.fill("input[autocomplete=current-password]", PASSWORD)
    page.locator("form button[type=submit]").first.click()
    expect(page.locator(".sessions li").first).to_be_visible()


def test_sessions_are_seen_and_ended_by_keyboard(house: House) -> None:
    desk, phone = house.visitor("Bogumiła", language="pl"), house.visitor("Bogumiła", size=PHONE)
    register(desk)
    sign_in(phone)
    page = desk.page
    page.reload()
    rows = page.locator(".sessions li")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="ta przeglądarka")).to_have_count(1)
    expect(rows.first).to_contain_text("Chrome, Linux")
    for visitor in (desk, phone):
        visitor.accessible("account")
        visitor.stays_within()
        visitor.picture(f"account-{'phone' if visitor is phone else 'desk'}")
    page.locator(".end-others").focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(1)
    phone.page.reload()
    expect(phone.page.locator(".sessions")).to_have_count(0)


def test_the_password_is_changed_and_the_account_deleted(house: House) -> None:
    visitor = house.visitor("Celestyna")
    register(visitor)
    page = visitor.page
    visitor.expects(403)
    page.fill(".password-form input[name=old]", "not this one")
    page.fill(".password-form input[name=new]", "another one")
    page.click(".password-form button[type=submit]")
    expect(page.locator(".password-form [role=alert]")).to_contain_text("This is not your password")
    page.fill(".password-form input[name=old]", PASSWORD)
    page.click(".password-form button[type=submit]")
    expect(page.locator(".password-form [role=status]")).to_contain_text("has been changed")
    delete = page.locator(".delete-form button[type=submit]")
    expect(delete).to_be_disabled()
    page.check(".delete-form input[type=checkbox]")
    page.fill(".delete-form input[name=password]", "another one")
    delete.click()
    expect(page.locator(".sessions")).to_have_count(0)
    page.reload()
    expect(page.locator(".delete-form")).to_have_count(0)


def test_whom_the_browser_has_forgotten_is_asked_for_a_name_not_sent_away(visitor: Visitor) -> None:
    page = visitor.page
    wires: list[WebSocketRoute] = []

    def connect(wire: WebSocketRoute) -> None:
        wire.connect_to_server()
        wires.append(wire)

    page.route_web_socket(re.compile("/ws/tables/"), connect)
    visitor.import_game(near_the_end())
    visitor.asked("movement")
    visitor.expects(404)
    visitor.context.clear_cookies()
    wires[-1].close(code=1012, reason="cut")
    expect(page.locator(".invited input[name=name]")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we call you at the table?")
    expect(page.locator(".invited [role=alert]")).to_contain_text("ign in first")
    expect(page.locator(".invited").get_by_role("link", name="I have an account")).to_be_visible()
    # As somebody else there is no way back to this table, but there is one home.
    page.fill(".invited input[name=name]", "Stefania")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    page.locator("main").get_by_role("link", name="Home").click()
    expect(page.locator(".new-table")).to_be_visible()


def test_a_host_mutes_and_sends_away_and_changes_the_invitation(house: House) -> None:
    host, guest = open_table(house, "free")
    page = host.page
    page.keyboard.press("m")
    people = page.locator(".menu .people")
    link = page.locator(".menu input[readonly]").input_value()
    host.accessible("menu with people")
    people.get_by_role("button", name="Odbierz głos: Adam").click()
    expect(people).to_contain_text("bez głosu")
    guest.page.keyboard.press("c")
    expect(guest.page.locator(".chat [role=status]")).to_contain_text("The host has muted you")
    expect(guest.page.locator("#chat-text")).to_be_hidden()
    people.get_by_role("button", name="Oddaj głos: Adam").click()
    expect(guest.page.locator("#chat-text")).to_be_visible()

    people.locator(".invite-anew").click()
    expect(people.get_by_role("status")).to_have_text("Jest nowe zaproszenie.")
    expect(page.locator(".menu input[readonly]")).not_to_have_value(link)

    people.get_by_role("button", name="Odpraw: Adam").click()
    host.picture("menu-people")
    people.get_by_role("button", name="Odpraw na dobre: Adam").click()
    expect(people).to_contain_text("Odprawiono: Adam.")
    expect(guest.page.locator("[role=alert]")).to_contain_text("asked you to leave")


def test_a_clock_is_set_shown_and_runs_out(house: House) -> None:
    host, guest = house.visitor("Wiktoria", language="pl"), house.visitor("Adam")
    page = host.go_home()
    page.check("input[name=mode][value=online]", force=True)
    page.fill("input[name=name]", "Wiktoria")
    page.click(".new-table summary")
    page.select_option("select[name=clock]", "15")
    page.click(".new-table button[type=submit]")
    expect(page.locator(".lobby-laid")).to_contain_text("15 sekund na odpowiedź")
    guest.page.goto(page.locator("#invitation").input_value())
    guest.page.fill("input[name=name]", "Adam")
    guest.page.click("form button[type=submit]")
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(page.locator("main")).to_contain_text("Adam")
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)
    page.get_by_role("button", name="Zacznij grę").click()
    host.sees_board()
    guest.sees_board()
    # Who begins is chance: one of them is asked, the other reads whose turn it is.
    for one in (host, guest):
        expect(one.page.locator(".prompt[data-kind], .prompt.idle .clock")).to_be_visible()
    asked = host if page.locator(".prompt[data-kind]").count() else guest
    clock = asked.page.locator(".prompt .clock")
    expect(clock).to_be_visible()
    expect(clock).to_have_text(re.compile(r"0:(0|1)\d"))
    asked.accessible("clock")
    asked.picture("clock")
    expect(host.page.locator(".clock").first).to_be_visible()
    expect(guest.page.locator(".clock").first).to_be_visible()
    other = guest if asked is host else host
    other.page.keyboard.press("c")
    said = re.compile("ran out of time|Czas minął")
    expect(other.page.locator(".chat-lines i").first).to_contain_text(said, timeout=30_000)
