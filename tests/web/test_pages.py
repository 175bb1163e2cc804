"""Every page, in both lights: accessible, within the content security policy, looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.web.table import House, Visitor, near_the_end

pytestmark = pytest.mark.web


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_page_is_accessible(house: House, theme: str) -> None:
    visitor = house.visitor(theme=theme, language="pl" if theme == "dark" else "en")
    page = visitor.go_home()
    visitor.accessible("home")
    visitor.picture(f"home-{theme}")
    visitor.go("about")
    expect(page.locator(".icon-list li").first).to_be_visible()
    visitor.accessible("about")
    visitor.picture(f"about-{theme}")
    visitor.go("almanac/elder-sign?q=focus")
    expect(page.locator(".rules li").first).to_be_visible()
    visitor.accessible("almanac")
    visitor.picture(f"almanac-{theme}")
    visitor.import_game(near_the_end())
    visitor.asked("movement")
    visitor.accessible("table")
    visitor.picture(f"table-{theme}")
    visitor.choose("adventure:ancient-relics")
    visitor.choose("roll")
    page.keyboard.press("l")
    visitor.accessible("table, after a roll, with the log")
    visitor.picture(f"roll-{theme}")
    page.locator(".place .zoom").first.click()
    visitor.accessible("card")
    visitor.picture(f"card-{theme}")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    visitor.accessible("menu")
    visitor.picture(f"menu-{theme}")
    page.keyboard.press("Escape")
    page.goto(page.url.replace("#/table/", "#/replay/"))
    expect(page.locator("#scrubber")).to_be_visible()
    visitor.accessible("replay")
    visitor.picture(f"replay-{theme}")


class Gate:
    """What is asked for waits until the gate opens; what comes later goes through."""

    def __init__(self) -> None:
        self._waiting: list[Route] | None = []

    def comes(self, route: Route) -> None:
        if self._waiting is None:
            route.continue_()
        else:
            self._waiting.append(route)

    def open(self) -> None:
        waiting, self._waiting = self._waiting or [], None
        for route in waiting:
            route.continue_()


def test_a_page_that_is_still_coming_says_so(house: House) -> None:
    visitor = house.visitor(language="pl")
    page = visitor.page
    scripts, games = Gate(), Gate()
    page.route("**/*.js", scripts.comes)
    page.route("**/api/games", games.comes)
    page.goto(house.address, wait_until="commit")
    waiting = page.locator(".loading")
    expect(waiting).to_contain_text("Chwileczkę")
    scripts.open()
    expect(page.locator("main .loading")).to_have_text("Chwileczkę…")
    games.open()
    expect(page.locator(".new-table")).to_be_visible()
    expect(waiting).to_have_count(0)


def test_a_replay_goes_back_and_play_goes_on_from_there(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    visitor.choose("adventure:ancient-relics")
    visitor.choose("roll")
    page = visitor.page
    first = page.url
    page.goto(first.replace("#/table/", "#/replay/"))
    scrubber = page.locator("#scrubber")
    expect(page.locator(".scrubber label")).to_contain_text("step 0 of")
    expect(page.locator(".place.under-way")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".place.under-way")).to_have_count(1)
    expect(page.locator(".dice-pool .die").first).to_be_visible()
    scrubber.fill("1")
    expect(page.locator(".place.under-way")).to_have_count(1)
    scrubber.fill("0")
    expect(page.locator(".place.under-way")).to_have_count(0)
    page.get_by_role("button", name="Continue from here").click()
    visitor.asked("movement")
    assert page.url != first
    visitor.choose("stay")
    visitor.asked("entrance")


def test_the_slider_of_a_replay_names_the_turn(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    for key in ("adventure:administration-office", "give-up"):
        visitor.choose(key)
    page = visitor.page
    page.goto(page.url.replace("#/table/", "#/replay/"))
    scrubber = page.locator("#scrubber")
    expect(page.locator(".scrubber label")).to_contain_text("step 0 of")
    expect(page.locator(".replay-turn")).to_have_text("")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".replay-turn")).to_have_text("Turn 3: Carolyn Fern.")
    assert (scrubber.get_attribute("aria-valuetext") or "").startswith("Turn 3: Carolyn Fern.")


def test_a_saved_game_can_be_loaded_again(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    visitor.choose("stay")
    page = visitor.page
    first = page.url
    page.keyboard.press("m")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game").click()
    page.fill(".report textarea", "The Entrance has no tea.")
    with page.expect_download() as reported:
        page.locator(".report button").click()
    assert reported.value.path().read_text() == saved.value.path().read_text()
    visitor.go_home()
    page.locator("input[type=file]").set_input_files(saved.value.path())
    visitor.asked("entrance")
    assert page.url != first


def test_why_not_opens_the_almanac(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    visitor.choose("stay")
    page = visitor.page
    page.click(".choice.refused[data-key='buy:ally']")
    expect(page.locator("dialog .rule-text")).to_be_visible()
    expect(page.locator("dialog code")).to_have_text("es.souvenir.1")
    page.keyboard.press("Escape")
    page.locator(".stat-sanity .explained").first.click()
    expect(page.locator("dialog .sum")).to_contain_text("Cthulhu")
    expect(page.locator("dialog .sum")).to_contain_text("−1")


def test_the_guide_points_at_things(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    page = visitor.page
    page.keyboard.press("m")
    page.get_by_role("button", name="Guide").click()
    steps = 0
    while page.locator(".guide").is_visible():
        expect(page.locator(".pointed-at")).to_have_count(1)
        box = page.locator(".guide").bounding_box()
        assert box is not None and box["x"] >= 0 and box["y"] >= 0
        if steps == 1:
            visitor.picture("guide")
        page.locator(".guide button.primary").click()
        steps += 1
    assert steps >= 8


def test_what_is_always_answered_so_is_not_asked_again(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    page = visitor.page
    visitor.choose("adventure:administration-office")
    visitor.choose("give-up")
    visitor.asked("turn-start")
    page.check(".always input")
    visitor.choose("pass")
    visitor.asked("movement")
    expect(page.locator(".refused-note")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator(".menu [data-kind=turn-start]")).to_be_visible()
    page.get_by_role("button", name="Ask again").click()
    expect(page.locator(".menu [data-kind=turn-start]")).to_have_count(0)


def test_a_full_board_goes_back_and_forth(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    page = visitor.page
    for _ in range(3):
        visitor.choose_on_board("administration-office")
        visitor.choose("roll")
        page.click(".undo")
        visitor.asked("before-roll")
        page.click(".undo")
        visitor.asked("movement")
    page.locator(".place .zoom").first.click()
    page.keyboard.press("Escape")
    visitor.asked("movement")
    assert page.locator(".undo").is_disabled(), "all that was done is taken back"


def test_the_browser_takes_markup_only_through_the_one_gate(visitor: Visitor) -> None:
    page = visitor.go_home()
    tried = "() => { try { document.body.innerHTML = '<b>x</b>'; return '' } catch (e) { return e.name } }"
    assert page.evaluate(tried) == "TypeError"
    gate = "() => { try { trustedTypes.createPolicy('another', {}); return '' } catch (e) { return e.name } }"
    assert page.evaluate(gate) == "TypeError"
    assert any("trusted" in complaint.casefold() for complaint in visitor.complaints)
    visitor.complaints.clear()
