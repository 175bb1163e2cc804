"""The house around the table: the shelf, the tables, the lobby, the almanac, lessons, and when the server is away."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from miskatonic.games.registry import GAMES
from tests.web.table import PHONE, House, Visitor, near_the_end
from tests.web.test_together import open_table

pytestmark = pytest.mark.web

SIZES = {"390": PHONE, "1280": (1280, 800), "1440": (1440, 900), "2560": (2560, 1440)}


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_five_games_stand_on_the_shelf(house: House, theme: str, width: str) -> None:
    visitor = house.visitor(size=SIZES[width], theme=theme, language="pl")
    page = visitor.go_home()
    expect(page.locator(".shelf .box")).to_have_count(5)
    expect(page.locator(".shelf .not-yet")).to_have_count(5 - len(GAMES))
    for box in page.locator(".shelf .not-yet").all():
        expect(box).to_contain_text("w przygotowaniu")
    expect(page.locator(".shelf .box").first).to_contain_text("Znak Starszych Bogów")
    expect(page.locator(".shelf .box").first).to_contain_text("1–8 osób")
    page.wait_for_function("() => [...document.images].every(image => image.complete && image.naturalWidth > 0)")
    visitor.stays_within()
    visitor.picture(f"home-{width}-{theme}")


def test_alone_one_begins_with_one_investigator_and_is_remembered(visitor: Visitor) -> None:
    page = visitor.go_home()
    expect(page.locator("input[name=seats]")).to_have_value("1")
    expect(page.locator(".new-table")).to_contain_text("Investigators")
    page.select_option("select[name=ancient_one]", "hastur")
    page.select_option("select[name=investigators-0]", "sister-mary")
    page.fill("input[name=name]", "Ola")
    page.click(".new-table button[type=submit]")
    visitor.sees_board()
    expect(page.locator(".person")).to_have_count(1)

    visitor.go_home()
    expect(page.locator("select[name=ancient_one]")).to_have_value("hastur")
    first = page.locator(".continue")
    expect(first).to_contain_text("Hastur")
    expect(first).to_contain_text("Sister Mary (Ola)")
    assert first.evaluate("one => one.compareDocumentPosition(document.querySelector('.shelf')) & 4"), (
        "before the shelf"
    )
    first.get_by_role("link", name="Continue").click()
    visitor.sees_board()


def test_everything_can_be_drawn_by_lot(visitor: Visitor) -> None:
    page = visitor.go_home()
    page.check("input[name=mode][value=hotseat]", force=True)
    page.fill("input[name=seats]", "4")
    settings = page.locator(".setting select")
    expect(settings).to_have_count(5)
    page.click(".by-lot")
    expect(settings.locator("option[value=random]:checked")).to_have_count(0)
    chosen = page.locator(".setting select").evaluate_all("all => all.map(one => one.value)")
    assert len(set(chosen)) == 5 and "random" not in chosen


def test_tables_are_told_apart_and_cleared_away(visitor: Visitor) -> None:
    page = visitor.page
    visitor.import_game(near_the_end())
    visitor.import_game(near_the_end(ancient_one="azathoth"))
    visitor.go_home()
    expect(page.locator(".continue")).to_contain_text("Azathoth")
    row = page.locator(".table-list li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Cthulhu")
    expect(row).to_contain_text("Elder Signs 12 of 13")
    expect(row).to_contain_text("from a file")
    row.get_by_role("button").click()
    expect(row).to_have_count(1)
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    page.reload()
    expect(page.locator(".continue")).to_be_visible()
    expect(page.locator(".table-list li")).to_have_count(0)


def gathered(house: House) -> tuple[Visitor, Visitor]:
    """One has opened a table for three; the other has followed the link and sits."""
    host, guest = house.visitor("Wiktoria", language="pl"), house.visitor("Adam", size=PHONE)
    host.new_table("online", seats=3)
    link = host.page.locator("#invitation").input_value()
    guest.page.goto(link)
    expect(guest.page.locator("h1")).to_have_text("Wiktoria invites you to play Elder Sign")
    guest.accessible("invited")
    guest.picture("invited")
    guest.page.fill("input[name=name]", "Adam")
    guest.page.click("form button[type=submit]")
    expect(guest.page.locator(".lobby")).to_contain_text("Wiktoria invites you to this table.")
    # Whoever begins now would leave him without a seat: both are told.
    expect(guest.page.locator(".lobby-table")).to_contain_text("or you will only watch")
    expect(host.page.locator(".lobby-standing")).to_contain_text("bez miejsca: Adam")
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(host.page.locator(".seat-list li", has_text="Adam")).to_be_visible()
    expect(host.page.locator(".lobby-standing")).to_have_count(0)
    return host, guest


def test_in_the_lobby_everybody_chooses_changes_places_and_talks(house: House) -> None:
    host, guest = gathered(house)
    expect(host.page.locator("h1")).to_have_text("Znak Starszych Bogów")
    expect(host.page.locator(".lobby-laid")).to_contain_text("za zgodą pozostałych")
    seat = guest.page.locator(".seat-list .mine")
    seat.locator("select").select_option("kate-winthrop")
    expect(host.page.locator(".seat-list li", has_text="Adam")).to_contain_text("Kate Winthrop")
    guest.page.get_by_role("button", name="Sit here instead").click()
    expect(host.page.locator(".seat-list li").nth(2)).to_contain_text("Adam")
    guest.page.fill("#chat-text", "Good evening!")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator(".chat-lines")).to_contain_text("Good evening!")
    for visitor, name in ((host, "lobby-host"), (guest, "lobby-guest-phone")):
        visitor.stays_within()
        visitor.accessible(name)
        visitor.picture(name)
    host.page.get_by_role("button", name="Odpraw").click()
    expect(guest.page.locator("main")).to_contain_text("The host has asked you to leave the table")
    expect(host.page.locator(".seat-list li", has_text="Adam")).to_have_count(0)


def test_an_invitation_tells_people_from_bots(house: House) -> None:
    host, guest = house.visitor("Wiktoria", language="pl"), house.visitor("Adam", language="pl")
    host.new_table("online", seats=3)
    host.page.get_by_role("button", name="Daj tu bota").first.click()
    expect(host.page.locator(".lobby")).to_contain_text("rozważny")
    guest.page.goto(host.page.locator("#invitation").input_value())
    expect(guest.page.locator(".invited .lead")).to_contain_text("Wiktoria, bot (rozważny)")


def test_an_invitation_says_whether_friends_can_follow_it(house: House) -> None:
    visitor = house.visitor(language="pl")
    visitor.new_table("online")
    expect(visitor.page.locator(".invitation-sheet")).to_contain_text("make play FRIENDS=1")
    expect(visitor.page.locator(".qr")).to_have_count(0)
    visitor.page.route(
        "**/api/address",
        lambda route: route.fulfill(json={"address": "http://192.168.1.5:8765/"}),
    )
    visitor.page.reload()
    expect(visitor.page.locator(".qr")).to_be_visible()
    visitor.page.wait_for_function("() => document.querySelector('.qr').naturalWidth > 0")
    assert visitor.page.locator("#invitation").input_value().startswith("http://192.168.1.5:8765/#/table/")
    expect(visitor.page.locator(".invitation-sheet")).not_to_contain_text("FRIENDS=1")
    visitor.picture("invitation-qr")


def test_a_move_that_is_taken_back_is_told_to_everybody(house: House) -> None:
    pair = open_table(house, "")
    for visitor in pair:
        expect(visitor.page.locator(".prompt")).to_be_visible()
    mover, other = pair if pair[0].page.locator(".prompt[data-kind]").is_visible() else pair[::-1]
    mover.choose(mover.options()[-1])
    mover.page.keyboard.press("u")
    # Nobody chose how to take back: among people at several screens it is by consent.
    other.page.locator(".consent button.primary").click()
    for visitor, words in zip(pair, ("cofa ruch", "takes back a move"), strict=True):
        expect(visitor.page.locator(".told")).to_contain_text(words)


def test_the_almanac_has_contents_and_knows_inflection(house: House) -> None:
    visitor = house.visitor(language="pl")
    page = visitor.go("almanac/elder-sign")
    topics = page.locator(".topic-list a")
    expect(topics.first).to_be_visible()
    assert topics.count() > 20
    visitor.accessible("almanac, contents")
    visitor.picture("almanac-contents")
    topics.filter(has_text="Skupi").first.click()
    expect(page.locator(".rules li").first).to_be_visible()
    expect(page.locator(".almanac section h2")).to_have_count(1)
    expect(page.locator(".contents [aria-current=page]")).to_contain_text("Skupi")
    counts = []
    for word in ("panika", "paniki", "ile kości rzucam"):
        page.fill("input[type=search]", word)
        expect(page.locator("[role=status]", has_text="has")).to_be_visible()
        page.wait_for_timeout(900)
        counts.append(page.locator(".rules li").count())
        assert counts[-1] < 100, "the whole book is no answer"
    assert counts[0] == counts[1] > 0 and counts[2] > 0
    visitor.accessible("almanac, a search")
    visitor.picture("almanac-search")


def test_a_lesson_leads_by_the_hand(house: House) -> None:
    visitor = house.visitor(language="pl")
    page = visitor.go("lessons/elder-sign")
    expect(page.locator("h1")).to_have_text("Znak Starszych Bogów: lekcje")
    expect(page.locator(".lesson-list li")).to_have_count(7)
    visitor.accessible("lessons")
    visitor.picture("lessons")
    page.locator(".lesson-list button").first.click()
    visitor.sees_board()
    teacher = page.locator(".teacher")
    expect(teacher).to_contain_text("Dotknij tej karty")
    expect(page.locator(".lesson-points[data-anchor~=the-missing-records]")).to_have_count(1)
    visitor.accessible("a lesson")
    visitor.picture("lesson")
    visitor.choose("stay")
    expect(teacher).to_contain_text("Tak też można")
    visitor.press("u")
    expect(teacher).to_contain_text("Dotknij tej karty")
    visitor.choose_on_board("the-missing-records")
    expect(teacher).to_contain_text("Twój Badacz stoi już na karcie")
    teacher.get_by_role("button", name=re.compile("Dalej")).click()
    expect(teacher).to_contain_text("sześć zielonych kości")
    visitor.go("lessons/elder-sign")
    expect(page.locator(".lesson-list .learnt")).to_have_count(1)
    visitor.go_home()
    expect(page.locator(".continue")).to_have_count(0)


def test_it_can_be_installed_and_says_so_when_the_server_is_away(visitor: Visitor) -> None:
    page = visitor.go_home()
    source = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = page.request.get(f"{visitor.house.address}{source.removeprefix('./')}")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in json.loads(manifest.text())["icons"]:
        assert page.request.get(f"{visitor.house.address}{icon['src'].removeprefix('./')}").ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.expected += "|ERR_FAILED"
    visitor.go("lessons/elder-sign")
    expect(page.locator(".lesson-list li").first).to_be_visible()
    visitor.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("Stół jest daleko")
    visitor.accessible("offline")
    visitor.picture("offline")
    page.get_by_role("link").click()
    expect(page.locator("h1")).to_have_text("Stół jest daleko")
    visitor.context.set_offline(False)
    expect(page.locator(".lesson-list li").first).to_be_visible()
