"""There is room for the words: nothing lies under something else, is cut off, or stands there as an id."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import decks
from miskatonic.games.arkham_lcg.rules import RULES as ARKHAM
from miskatonic.games.registry import rules
from tests.web.table import DESK, PHONE, House, Visitor, near_the_end

pytestmark = pytest.mark.web

# What is written reaches out of its card, or under the button beside it.
CUT_TITLES = """titles => titles.filter(title => {
  const words = document.createRange();
  words.selectNodeContents(title);
  const card = title.closest('.spot').getBoundingClientRect();
  const zoom = title.closest('.spot').querySelector('.zoom').getBoundingClientRect();
  return [...words.getClientRects()].some(box => box.right > card.right || (
    box.right > zoom.left + 1 && box.left < zoom.right && box.bottom > zoom.top + 4 && box.top < zoom.bottom - 4));
}).map(title => title.textContent)"""


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
@pytest.mark.parametrize("ancient_one", ["nyarlathotep", "shub-niggurath"])
def test_beside_the_log_the_ancient_one_does_not_lie_under_the_cards(
    house: House, ancient_one: str, size: tuple[int, int]
) -> None:
    visitor = house.visitor(size=size, language="pl")
    visitor.import_game(near_the_end(ancient_one=ancient_one, elder_signs=5))
    visitor.page.keyboard.press("l")
    expect(visitor.page.locator(".side")).to_be_visible()
    hall = visitor.page.locator(".hall").bounding_box()
    assert hall is not None
    beyond = visitor.page.locator(".ancient, .ancient *").evaluate_all(
        "(things, edge) => things.filter(one => one.getBoundingClientRect().right > edge).map(one => one.className)",
        hall["x"],
    )
    assert beyond == []


def test_the_titles_of_a_full_hand_are_whole(house: House) -> None:
    long_titles = ["fair-exchange", "recruit-copyist", "destiny-2", "destiny-3"]
    hand = {"place": "camp-site", "hand": [*long_titles, "poof", "snore", "recruit-bard"]}
    match = Match.position(rules("dungeonology"), {"seats": 2, "players": [hand, {}], "phase": "movement"}, "1")
    visitor = house.visitor(language="pl")
    visitor.board, visitor.patience = ".board-area", 60_000
    visitor.import_file(match.dumps())
    visitor.asked()
    if visitor.page.locator(".curtain button").count():
        visitor.page.locator(".curtain button").click()
    titles = visitor.page.locator(".own-hand .card-title h3")
    expect(titles.first).to_be_visible()
    assert titles.count() >= 5
    assert titles.evaluate_all(CUT_TITLES) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_number_of_the_log_explains_itself_at_the_end_of_its_line(house: House, size: tuple[int, int]) -> None:
    visitor = house.visitor(size=size, language="pl")
    visitor.import_game(near_the_end())
    for key in ("adventure:administration-office", "give-up"):
        visitor.choose(key)
    visitor.events()
    marks = visitor.page.locator(".log-line .explain")
    expect(marks.first).to_be_visible()
    found = marks.evaluate_all(
        """marks => marks.map(mark => [
            Math.round(mark.getBoundingClientRect().top - mark.previousElementSibling.getBoundingClientRect().top),
            getComputedStyle(mark).fontVariantCaps,
        ])"""
    )
    assert all(down < 6 and letters == "normal" for down, letters in found), found


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_whoever_chooses_an_investigator_reads_what_they_can_do(house: House, size: tuple[int, int]) -> None:
    visitor = house.visitor(size=size, language="pl")
    position = near_the_end()
    position["players"][0]["sanity"] = 1
    visitor.import_game(position)
    for key in ("adventure:administration-office", "give-up"):
        visitor.choose(key)
    first = visitor.page.locator(".choices.gallery .choice").first
    expect(first).to_be_visible()
    box, dock = first.bounding_box(), visitor.page.locator(".dock").bounding_box()
    assert box is not None and dock is not None
    assert box["y"] + box["height"] <= dock["y"] + dock["height"], "without scrolling"


def test_the_form_waits_for_the_words_of_the_game(house: House) -> None:
    visitor = house.visitor(language="pl")
    page = visitor.go_home()
    held: list[Route] = []
    page.route("**/api/text/eldritch-horror/**", lambda route: held.append(route))
    page.locator(".shelf button").nth(1).click()
    form = page.locator(".new-table")
    expect(form).to_contain_text("Eldritch Horror")
    expect(form.locator("select[name=difficulty]")).to_be_visible()
    assert "setting-" not in form.inner_text() and "mixed" not in form.inner_text(), form.inner_text()
    for route in held:
        route.continue_()
    expect(form).not_to_contain_text("…")


def test_every_game_that_bots_have_measured_says_how_hard_it_is(house: House) -> None:
    page = house.visitor(language="pl").go_home()
    expect(page.locator(".shelf .box")).to_have_count(5)
    expect(page.locator(".shelf")).not_to_contain_text("niezmierzona")


def two_and_a_bot(house: House) -> tuple[Visitor, Visitor]:
    """A table of two seats whose second is a bot's, and somebody who came too late to sit."""
    host, late = house.visitor(language="pl"), house.visitor("Ola", language="pl", size=PHONE)
    host.new_table("online", seats=2)
    link = host.page.locator("#invitation").input_value()
    late.page.goto(link)
    late.page.fill("input[name=name]", "Ola")
    late.page.click("form button[type=submit]")
    expect(host.page.locator(".lobby-standing")).to_contain_text("Ola")
    host.page.locator(".lobby-table select").first.select_option("choose")
    host.page.get_by_role("button", name="Zacznij grę").click()
    for visitor in (host, late):
        visitor.sees_board()
    return host, late


def test_a_bot_has_its_polish_name_before_it_plays_anybody(house: House) -> None:
    host, late = two_and_a_bot(house)
    for visitor in (host, late):
        expect(visitor.page.locator(".person", has_text="rozważny").first).to_be_visible()
        expect(visitor.page.locator("body")).not_to_contain_text("heuristic")


def test_a_seat_that_would_be_refused_is_not_offered(house: House) -> None:
    host, late = two_and_a_bot(house)
    late.page.locator(".menu-button").click()
    menu = late.page.locator("dialog.menu")
    expect(menu).to_contain_text("poproś gospodarza (Wiktoria)")
    expect(menu.get_by_role("button", name="Zajmij miejsce")).to_have_count(0)
    expect(menu.locator(".undo-many")).to_have_count(0)
    host.page.keyboard.press("m")
    seat = host.page.locator("dialog.menu .seat-list li").nth(1)
    seat.get_by_role("button", name="Zwolnij dla kogoś").click()
    menu.get_by_role("button", name="Zajmij miejsce").click()
    expect(host.page.locator("dialog.menu .seat-list li").nth(1)).to_contain_text("Ola")


def test_the_menu_tells_apart_whom_one_person_plays(house: House) -> None:
    visitor = house.visitor(language="pl")
    visitor.import_game(near_the_end())
    visitor.page.keyboard.press("m")
    seats = visitor.page.locator("dialog.menu .seat-list li")
    for at, name in enumerate(("Amanda Sharpe", "Carolyn Fern")):
        expect(seats.nth(at)).to_contain_text(name)
    for name in ("Wygląd", "Tempo pokazu"):
        expect(visitor.page.locator(".preferences").get_by_text(name, exact=True)).to_be_visible()


def in_arkham(house: House, size: tuple[int, int], *people: dict[str, Any], **position: Any) -> Visitor:
    visitor = house.visitor(size=size, language="pl")
    visitor.board, visitor.patience = ".board-area", 60_000
    described = {"seats": len(people), "players": list(people), **position}
    for player in people:
        deck = decks.starter(ARKHAM.content, player["investigator"])
        for card in player.get("hand", ()):
            deck.remove(card)
        player["library"], player["discard"] = deck[:3], deck[3:]
    visitor.import_file(Match.position(ARKHAM, described, "7").dumps())
    return visitor


def _go_on(visitor: Visitor) -> None:
    """Nothing is committed, nothing used."""
    confirm = visitor.page.locator(".choice.confirm")
    visitor._and_then(confirm.click) if confirm.count() else visitor.choose("pass")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_token_that_was_drawn_is_seen_whole_and_what_it_does_is_said_in_words(
    house: House, size: tuple[int, int]
) -> None:
    wendy = {"investigator": "wendy-adams", "hand": ["look-what-i-found"], "resources": 5}
    visitor = in_arkham(house, size, wendy, locations={"study": {"clues": 2}}, bag=["auto-fail"])
    page = visitor.page
    visitor.choose("investigate")
    for _ in range(6):
        if page.locator(".part-test.failed").count():
            break
        _go_on(visitor)
    expect(page.locator(".test-parts")).to_contain_text("Automatyczna porażka")
    assert "+0" not in page.locator(".test-parts").inner_text()
    tray, token = page.locator(".dock > .tray").bounding_box(), page.locator(".chaos-token").bounding_box()
    assert tray is not None and token is not None
    assert token["y"] + token["height"] <= tray["y"] + tray["height"], "without scrolling"


def test_hands_that_one_may_not_see_take_no_room(house: House) -> None:
    """Who commits sees their own cards; those of the one whose test it is are only counted."""
    daisy = {"investigator": "daisy-walker", "hand": ["magnifying-glass"]}
    wendy = {"investigator": "wendy-adams", "hand": ["unexpected-courage"]}
    visitor = in_arkham(house, DESK, daisy, wendy, locations={"study": {"clues": 2}}, bag=["+1"])
    visitor.choose("investigate")
    page = visitor.page
    for _ in range(4):
        if "Wendy" in page.locator(".prompt").inner_text():
            break
        _go_on(visitor)
    expect(page.locator(".own-hand")).to_have_count(1)
    assert "?" not in page.locator(".own-hand").all_inner_texts()


def test_who_stands_at_a_location_covers_none_of_its_numbers(house: House) -> None:
    people = [{"investigator": "daisy-walker"}, {"investigator": "wendy-adams"}]
    cellar = {"clues": 4, "cards": ["obscuring-fog"], "revealed": True}
    for player in people:
        player["place"] = "cellar"
    visitor = in_arkham(house, DESK, *people, locations={"hallway": {}, "cellar": cellar}, act="the-barrier")
    place = visitor.page.locator(".map-area[data-place=cellar]")
    expect(place.locator(".in-place .tag")).to_be_visible()
    covered = place.evaluate(
        """place => [...place.querySelectorAll('.map-token')].filter(token => {
            const [a, b] = [token, place.querySelector('.map-below')].map(one => one.getBoundingClientRect());
            return a.bottom > b.top + 2;
        }).length"""
    )
    assert not covered


def test_whoever_chooses_whom_to_play_round_the_world_reads_what_they_can_do(house: House) -> None:
    visitor = house.visitor(language="pl")
    visitor.board, visitor.patience = ".board-area", 60_000
    visitor.import_file(Match.new(rules("eldritch-horror"), 1, {"investigators": "choose"}, 1).dumps())
    visitor.asked("investigator")
    norman = visitor.page.locator(".choice[data-key='norman-withers']")
    expect(norman).to_contain_text("odrzucasz wybranego Potwora")
    expect(norman).to_contain_text("Zaczyna na polu „Arkham”")
    expect(visitor.page.locator(".person.empty")).to_contain_text("jeszcze niewybrany")
