"""The deck builder in the browser: building, importing, keeping, playing; keyboard, phone, both languages."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.web.table import PHONE, House, Visitor

BUILDER = "room/arkham-lcg/deck"
FED = {
    "name": "Fed", "investigator_code": "01001", "xp": 7,
    "slots": {f"015{number}": 2 for number in (16, 17, 18, 19, 20, 21, 22, 23, 25, 30, 33, 37, 39, 88, 89)},
}  # fmt: skip


def at_the_desk(visitor: Visitor) -> Page:
    page = visitor.go(BUILDER)
    expect(page.locator(".deck-new")).to_be_visible()
    return page


def bring(page: Page, text: str) -> None:
    page.locator(".deck-import").evaluate("box => box.open = true")
    page.fill("textarea[name=deck-import]", text)
    page.click(".deck-import button.primary")


def verdict(page: Page, words: str) -> None:
    expect(page.locator(".deck-verdict")).to_contain_text(words)


def test_a_deck_is_built_and_its_legality_is_said_at_once(visitor: Visitor) -> None:
    page = at_the_desk(visitor)
    page.select_option("select[name=deck-investigator]", "roland-banks")
    page.click(".deck-new button:first-of-type")
    verdict(page, "30 of 30")
    page.click(".deck-pool li[data-card=machete] button:has-text('+')")
    verdict(page, "must have 30 cards, this one has 31")
    page.click(".deck-list li[data-card=knife] button:has-text('−')")
    verdict(page, "legal 30 of 30")
    page.fill("input[name=deck-search]", "maczeta")
    expect(page.locator(".deck-cards li")).to_have_count(1)
    page.fill("input[name=deck-search]", "")
    page.select_option("select[name=deck-class]", "mystic")
    expect(page.locator(".deck-cards li")).to_have_count(0)
    page.check("input[name=deck-all]")
    expect(page.locator(".deck-cards li[data-card=shrivelling]")).to_contain_text("may not choose")
    assert page.locator(".deck-cards li[data-card=shrivelling] button:has-text('+')").is_disabled()
    expect(page.locator(".deck-curve tbody tr")).not_to_have_count(0)
    expect(page.locator(".deck-odds")).to_contain_text("Weapon")
    visitor.accessible("deck builder")
    visitor.picture("deck-builder")


def test_a_deck_is_imported_kept_and_played(visitor: Visitor) -> None:
    page = at_the_desk(visitor)
    bring(page, json.dumps(FED))
    verdict(page, "legal")
    expect(page.locator(".deck-notes")).to_contain_text("Cover Up was missing")
    page.reload()
    expect(page.locator(".deck-mine")).to_contain_text("Fed")
    page.click(".deck-open")
    with page.expect_download() as saved:
        page.click("text=Save as JSON")
    written = json.loads(saved.value.path().read_text(encoding="utf8"))
    assert written["slots"] == FED["slots"] and written["xp"] == 7, "the printing and what else was said are kept"
    page.click("text=To a new game")
    page.click(".box >> text=Arkham Horror")
    page.select_option("select[name=deck-0]", label="Fed")
    page.fill("input[name=name]", "Wiktoria")
    page.click(".new-table button[type=submit]")
    visitor.board = ".arkham"
    visitor.sees_board()
    expect(page.locator(".people")).to_contain_text("Roland Banks")


def test_what_cannot_be_read_is_said_and_nothing_changes(visitor: Visitor) -> None:
    visitor.expects(400)
    page = at_the_desk(visitor)
    for text, words in (("{", "looks like JSON"), ("nonsense", "whose deck"), ("<!DOCTYPE x><deck/>", "OCTGN")):
        bring(page, text)
        expect(page.locator("[role=alert]")).to_contain_text(words)
    expect(page.locator(".deck-mine li")).to_have_count(0)
    bring(page, "Fed\n\nRoland Banks\n\n2x Machete\n1x Excalibur\n2x Shotgun [4]")
    expect(page.locator(".deck-notes")).to_contain_text("Excalibur")
    verdict(page, "Shotgun (4) has a level")
    page.select_option("select[name=deck-purpose]", "upgraded")
    expect(page.locator(".deck-verdict")).not_to_contain_text("Shotgun")


def test_an_upgrade_counts_experience(visitor: Visitor) -> None:
    page = at_the_desk(visitor)
    bring(page, json.dumps(FED))
    verdict(page, "legal")
    page.select_option("select[name=deck-purpose]", "upgraded")
    page.click(".deck-list li[data-card=beat-cop] button:has-text('−')")
    page.click(".deck-pool li[data-card=beat-cop-2] button:has-text('+')")
    verdict(page, "cost 2 experience, and there is 0")
    page.fill("input[name=deck-budget]", "2")
    page.keyboard.press("Tab")
    verdict(page, "legal")


def test_a_deck_is_built_on_a_phone_by_keyboard_and_in_polish(house: House) -> None:
    visitor = house.visitor(size=PHONE, language="pl")
    page = at_the_desk(visitor)
    page.locator(".deck-new button").first.focus()
    page.keyboard.press("Enter")
    verdict(page, "dozwolona 30 z 30 kart")
    plus = page.locator(".deck-pool li[data-card=machete] button:has-text('+')")
    plus.focus()
    page.keyboard.press("Enter")
    verdict(page, "talia musi liczyć 30 kart".capitalize())
    expect(plus).to_be_disabled()
    expect(page.locator("#announcer")).to_contain_text(re.compile("Maczeta: 2"))
    visitor.stays_within()
    visitor.accessible("deck builder on a phone")
    visitor.picture("deck-builder-phone")


def test_friends_bring_their_decks_to_the_lobby(visitor: Visitor) -> None:
    page = at_the_desk(visitor)
    bring(page, json.dumps(FED))
    verdict(page, "legal")
    page.click("text=To a new game")
    page.click(".box >> text=Arkham Horror")
    visitor.page.check("input[name=mode][value=online]", force=True)
    page.fill("input[name=name]", "Wiktoria")
    page.click(".new-table button[type=submit]")
    deck = page.locator(".lobby-who select").nth(1)
    deck.select_option(label="Fed")
    page.reload()
    expect(page.locator(".lobby-who select").nth(1).locator("option:checked")).to_have_text("Fed")
