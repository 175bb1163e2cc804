"""The board of Arkham: what lies before one is seen, and each copy of a card is touched for itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import decks
from miskatonic.games.arkham_lcg.rules import RULES
from tests.web.table import PHONE, House, Visitor

pytestmark = pytest.mark.web

HOUSE: dict[str, Any] = {"hallway": {"clues": 1}, "attic": {}, "cellar": {}, "parlor": {}}


def sit_down(visitor: Visitor, hand: list[str], assets: tuple[str, ...] = (), **more: Any) -> None:
    deck = decks.starter(RULES.content, "agnes-baker")
    for card in [*hand, *assets]:
        deck.remove(card)
    agnes = {"investigator": "agnes-baker", "place": "hallway", "hand": hand, "assets": list(assets)}
    agnes |= {"library": deck[:9], "discard": deck[9:]}
    described = {"seats": 1, "players": [agnes], "locations": HOUSE, "act": "what-have-you-done", **more}
    visitor.board = ".arkham"
    visitor.import_file(Match.position(RULES, described, "7").dumps())
    visitor.asked("action")


def test_a_hand_is_seen_above_the_dock_on_a_small_desk(visitor: Visitor) -> None:
    hand = ["flashlight", "flashlight", "perception", "emergency-cache", "heirloom-of-hyperborea"]
    sit_down(visitor, hand, enemies=[{"card": "icy-ghoul", "place": "cellar"}])
    dock = visitor.page.locator(".dock").bounding_box()
    assert dock is not None
    cards = visitor.page.locator(".own-hand .hand-card")
    expect(cards).to_have_count(len(hand))
    for at in range(len(hand)):
        card = cards.nth(at).bounding_box()
        assert card is not None and card["y"] + card["height"] <= dock["y"] + 1, hand[at]


FULL = ["flashlight", "flashlight", "perception", "perception", "emergency-cache", "emergency-cache", "dark-memory"]


@pytest.mark.parametrize("log", [False, True])
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (2560, 1440)])
def test_during_a_test_all_of_a_full_hand_and_what_closes_in_is_seen(
    house: House, size: tuple[int, int], log: bool
) -> None:
    visitor = house.visitor(size=size, language="pl")
    sit_down(visitor, [*FULL, "heirloom-of-hyperborea"], enemies=[{"card": "icy-ghoul", "place": "cellar"}])
    visitor.choose("investigate")
    visitor.asked("commit")
    if visitor.page.locator(".side").is_visible() != log:
        visitor.page.keyboard.press("l")
    expect(visitor.page.locator(".side")).to_be_visible(visible=log)
    dock = visitor.page.locator(".dock").bounding_box()
    assert dock is not None
    under = """(things, edge) => things.filter(one => one.getBoundingClientRect().bottom > edge + 1)
        .map(one => one.textContent)"""
    cards = visitor.page.locator(".own-hand .hand-card")
    expect(cards).to_have_count(len(FULL) + 1)
    assert cards.evaluate_all(under, dock["y"]) == []
    cut = """cards => cards.filter(card => [...card.querySelectorAll('.card-name, .card-name *')].some(
        part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)).map(card => card.textContent)"""
    assert cards.evaluate_all(cut) == []
    heads = visitor.page.locator(".stage .overline, .stage h3, .stage .threshold")
    expect(heads).not_to_have_count(0)
    assert heads.evaluate_all(under, dock["y"]) == []
    map_box = visitor.page.locator(".map-frame").bounding_box()
    assert map_box is not None and map_box["height"] > 140
    visitor.stays_within()


def test_that_a_skill_is_never_below_zero_is_no_part_of_its_sum(house: House) -> None:
    visitor = house.visitor(language="pl")
    deck = decks.starter(RULES.content, "wendy-adams")
    deck.remove("look-what-i-found")
    wendy = {"investigator": "wendy-adams", "place": "hallway", "hand": ["look-what-i-found"], "resources": 5}
    wendy |= {"library": deck[:9], "discard": deck[9:]}
    described = {"seats": 1, "players": [wendy], "locations": HOUSE, "act": "what-have-you-done", "bag": ["-4"]}
    visitor.board = ".arkham"
    visitor.import_file(Match.position(RULES, described, "7").dumps())
    visitor.choose("investigate")
    visitor.asked("commit")
    visitor._and_then(visitor.page.locator(".choice.confirm").click)
    parts = visitor.page.locator(".test-parts .test-part")
    expect(parts.last).to_contain_text("−4")
    expect(parts).to_have_count(2)
    expect(visitor.page.locator(".test-total b").first).to_have_text("0")


def test_two_copies_are_committed_by_touching_each_and_their_chance_is_said(visitor: Visitor) -> None:
    sit_down(visitor, ["flashlight", "flashlight"])
    page = visitor.page
    visitor.choose("investigate")
    visitor.asked("commit")
    first, second = (page.locator(".hand-card").nth(at) for at in (0, 1))
    second.locator("> .spot-hit").click(force=True)
    expect(second).to_have_class(re.compile("picked"))
    expect(first).not_to_have_class(re.compile("picked"))
    first.locator("> .spot-hit").click(force=True)
    expect(page.locator(".choice.confirm")).to_contain_text("2")
    expect(page.locator(".odds-together")).to_have_text(re.compile(r"\+2.* \d+ %"))


def test_a_moment_with_a_long_name_is_no_wider_than_a_phone(house: House) -> None:
    visitor = house.visitor(size=PHONE, language="pl")
    sit_down(visitor, ["perception"])
    visitor.choose("investigate")
    visitor.asked("commit")
    moment = visitor.page.locator(".prompt-moment")
    assert moment.evaluate("line => line.scrollWidth > line.clientWidth"), "a name that does not fit"
    visitor.picture("long-name")
    visitor.stays_within()


def test_an_action_that_provokes_an_attack_says_so(visitor: Visitor) -> None:
    sit_down(visitor, ["perception"], enemies=[{"card": "icy-ghoul", "engaged": 0}])
    page = visitor.page
    expect(page.locator(".choice[data-key=draw]")).to_contain_text("Icy Ghoul")
    expect(page.locator(".choice[data-key^='fight:']")).not_to_contain_text("attack of opportunity")


def test_a_card_by_itself_has_its_numbers_and_assets_say_their_slots(visitor: Visitor) -> None:
    sit_down(visitor, ["perception"], assets=("flashlight",), enemies=[{"card": "icy-ghoul", "engaged": 0}])
    page = visitor.page
    expect(page.locator(".slots-taken")).to_contain_text("hand 1 of 2")
    expect(page.locator(".in-play .slots")).to_have_text("hand")
    page.locator(".in-play.enemy .zoom").click()
    sheet = page.locator("dialog[open]")
    for figure in ("Fight 3", "Health 4", "Evade 4", "2 damage, 1 horror"):
        expect(sheet).to_contain_text(figure)
    page.keyboard.press("Escape")
    page.locator(".in-play:not(.enemy) .zoom").click()
    for figure in ("Cost in resources 2", "Slots hand", "Skill icons"):
        expect(sheet).to_contain_text(figure)


def test_discard_piles_lie_open_and_the_last_card_on_top(visitor: Visitor) -> None:
    sit_down(visitor, ["perception"])
    page = visitor.page
    pile = page.locator(".person .discarded")
    pile.locator("summary").click()
    names = [name.strip() for name in pile.locator("li").all_inner_texts()]
    deck = decks.starter(RULES.content, "agnes-baker")
    deck.remove("perception")
    printed = RULES.card_names("en")
    assert names == [printed[card] for card in reversed(deck[9:])]
