"""Night of the Zealot in the browser, rigged to be short: to its epilogue, and with a loss on the way."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import decks
from miskatonic.games.arkham_lcg.rules import RULES
from tests.web.table import Visitor

HOUSE: dict[str, Any] = {"hallway": {}, "attic": {}, "cellar": {}, "parlor": {}}
STEPS = 60


def position(**more: Any) -> str:
    """The Gathering after its first act; every token in the bag is a good one."""
    described = {"locations": HOUSE, "act": "what-have-you-done", "bag": ["+1"], **more}
    for player in described["players"]:
        # A whole deck, most of it used up: what strangers bring is looked at.
        deck = decks.starter(RULES.content, player["investigator"])
        player["library"] = [card for card in ("guts", "overpower", "knife") if card in deck]
        for card in [*player["library"], *player.get("hand", ())]:
            deck.remove(card)
        player["discard"] = deck
    return Match.position(RULES, {"seats": len(described["players"]), **described}, "7").dumps()


def kind(visitor: Visitor) -> str:
    """What is asked now, if anything is: a question may be gone while it is looked at."""
    found: str = visitor.page.evaluate("document.querySelector('.prompt[data-kind]')?.dataset.kind ?? ''")
    return found


def over(visitor: Visitor) -> bool:
    return visitor.page.locator(".ending").count() > 0


def settle(visitor: Visitor, *until: str) -> None:
    """Nothing is committed, bought or changed: the least that can be answered, until it is asked for more."""
    page = visitor.page
    for _ in range(STEPS):
        expect(page.locator(".prompt[data-kind], .ending").first).to_be_visible()
        if over(visitor) or kind(visitor) in until:
            return
        offered = visitor.options()
        if not offered:
            page.wait_for_timeout(100)
            continue
        wanted = next((key for key in ("pass", "done", "nobody") if key in offered), "")
        if wanted:
            visitor.choose(wanted)
            continue
        confirm = page.locator(".choice.confirm")
        if not confirm.count():
            visitor.choose(offered[0])
        elif confirm.is_enabled():
            visitor._and_then(confirm.click)
        else:
            page.locator(f".choice[data-key='{offered[0]}']").click()
    raise AssertionError(f"still asked: {kind(visitor)}")


def ended(visitor: Visitor) -> str:
    ending = visitor.page.locator(".ending")
    expect(ending).to_be_visible()
    return ending.inner_text()


def go_on(visitor: Visitor) -> None:
    """To the next scenario of the campaign, at a table of its own."""
    before = visitor.page.url
    visitor.page.click(".next-scenario")
    expect(visitor.page).not_to_have_url(before)
    expect(visitor.page.locator(".prompt[data-kind]")).to_be_visible()


def starts_with(visitor: Visitor, beginning: str) -> str:
    return next(key for key in visitor.options() if key.startswith(beginning))


def test_a_campaign_is_played_to_its_epilogue(visitor: Visitor) -> None:
    visitor.board = ".arkham"
    page = visitor.page
    priest = {"card": "ghoul-priest", "engaged": 0, "place": "hallway", "damage": 4}
    visitor.import_file(position(players=[{"investigator": "roland-banks", "place": "hallway"}], enemies=[priest]))
    settle(visitor, "action")
    expect(page.locator(".choice[data-key^='fight:'] .odds")).to_have_text(re.compile(r"\d+ ?%"))
    visitor.choose(starts_with(visitor, "fight:"))
    settle(visitor, "choose-one")
    visitor.choose("choice:1")
    settle(visitor)
    assert ended(visitor)

    go_on(visitor)
    settle(visitor, "buy")
    assert page.locator(".deck-shop .deck-cards li").count() > 20
    page.locator(".campaign-log summary").click()
    expect(page.locator(".campaign-log")).to_contain_text("your house still stands")
    expect(page.locator(".campaign-log")).to_contain_text("Roland Banks: experience 7")
    page.fill("input[name=deck-search]", "gliniarz")
    expect(page.locator(".deck-cards li")).to_have_count(2)
    visitor.accessible("the shop")
    visitor.picture("arkham-shop")
    visitor.choose("upgrade:beat-cop>beat-cop-2")
    settle(visitor, "action")
    visitor.choose(starts_with(visitor, "use:predator-or-prey"))
    settle(visitor)
    assert ended(visitor)

    go_on(visitor)
    settle(visitor, "action")
    visitor.choose(starts_with(visitor, "use:main-path"))
    settle(visitor)
    assert ended(visitor)
    expect(page.locator(".next-scenario")).to_have_count(0)
    page.locator("a[href^='#/campaign/']").first.click()
    expect(page.locator(".chapter")).to_have_count(3)
    expect(page.locator(".campaign")).to_contain_text("over")
    visitor.accessible("campaign")
    visitor.picture("arkham-campaign")


def test_a_defeated_investigator_bears_trauma_and_a_dead_one_is_replaced(visitor: Visitor) -> None:
    visitor.board = ".arkham"
    page = visitor.page
    rats = {"card": "swarm-of-rats", "engaged": 0}
    ghoul = {"card": "ghoul-minion", "engaged": 1}
    people = [
        {"investigator": "roland-banks", "place": "hallway", "damage": 8, "physical_trauma": 8},
        {"investigator": "agnes-baker", "place": "hallway", "horror": 7, "damage": 5},
    ]
    visitor.import_file(position(players=people, enemies=[rats, ghoul]))
    settle(visitor, "action")
    visitor.choose("resource")
    for _ in range(3):
        settle(visitor, "action", "turn")
        if over(visitor):
            break
        if kind(visitor) == "turn":
            visitor.choose(visitor.options()[0])
        else:
            visitor.choose("resource")
    settle(visitor)
    assert ended(visitor)

    go_on(visitor)
    visitor.asked("new-investigator")
    offered = visitor.options()
    assert "roland-banks" not in offered and "agnes-baker" not in offered, "one is dead, the other at the table"
    visitor.choose("wendy-adams")
    settle(visitor, "action", "turn")
    expect(page.locator(".people")).to_contain_text("Wendy Adams")
    expect(page.locator(".people")).to_contain_text("Agnes Baker")
    visitor.picture("arkham-replacement")


def test_a_lesson_teaches_to_investigate(visitor: Visitor) -> None:
    page = visitor.go("lessons/arkham-lcg")
    expect(page.locator(".lesson-list li")).to_have_count(7)
    page.locator(".lesson-list button").first.click()
    visitor.board = ".arkham"
    visitor.sees_board()
    expect(page.locator(".teacher")).to_contain_text("intellect 5")
    visitor.choose("investigate")
    expect(page.locator(".tray .test-helpers")).to_contain_text("Perception")
    visitor.accessible("a lesson of Arkham")
    visitor.picture("arkham-test")
    page.click(".choice[data-key='commit:perception']")
    visitor._and_then(page.locator(".choice.confirm").click)
    settle(visitor, "action")
    expect(page.locator(".teacher")).to_contain_text("You have a clue")


def test_a_tempo_is_a_persons_own_and_can_be_changed(visitor: Visitor) -> None:
    visitor.board = ".arkham"
    page = visitor.page
    people = [
        {"investigator": "roland-banks", "hand": ["deduction"]},
        {"investigator": "agnes-baker", "hand": ["arcane-studies"]},
    ]
    visitor.import_file(position(players=people, act="the-barrier", enemies=[]))
    page.keyboard.press("m")
    page.click(".asking button:has-text('Only my choices')")
    expect(page.locator(".asking [aria-pressed=true]")).to_have_text("Only my choices")
    page.keyboard.press("Escape")
    settle(visitor, "action")
    visitor.choose("investigate")
    visitor.asked("commit")
    visitor._and_then(page.locator(".choice.confirm").click)
    settle(visitor, "action")
    told = " ".join(visitor.events())
    assert "Agnes" not in told.split("investigat")[-1], "she was not asked to help"
    page.reload()
    visitor.sees_board()
    page.keyboard.press("m")
    expect(page.locator(".asking [aria-pressed=true]")).to_have_text("Only my choices")
    page.click(".asking button:has-text('Every step')")
    page.keyboard.press("Escape")
    settle(visitor, "action")
    visitor.choose("investigate")
    visitor.asked("commit")
    visitor._and_then(page.locator(".choice.confirm").click)
    visitor.asked("commit")
