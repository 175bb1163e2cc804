"""The board of Eldritch Horror: the map of the world, tests and fights, one pane at a time on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from miskatonic.engine.match import Match
from miskatonic.games.eldritch_horror import RULES
from tests.web.table import DESK, PHONE, House, Visitor

pytestmark = pytest.mark.web

LILY = {"investigator": "lily-chen"}
RESERVE = ["axe", "bandages", "bull-whip", "holy-cross"]


def sit_down(visitor: Visitor, seed: str = "1", **position: Any) -> None:
    position.setdefault("players", [LILY])
    position.setdefault("reserve", RESERVE)
    described = {"seats": len(position["players"]), "ancient_one": "azathoth", **position}
    visitor.board = ".globe-room"
    visitor.import_file(Match.position(RULES, described, seed).dumps())


def nearly_won() -> dict[str, Any]:
    """Two Mysteries are solved, and on the third lies what it asks for."""
    return {
        "solved": ["omen-of-devastation", "seed-of-the-daemon-sultan"],
        "mystery": {"card": "occult-research", "clues": 1},
    }


def test_the_whole_world_is_drawn(visitor: Visitor) -> None:
    sit_down(visitor)
    page = visitor.page
    expect(page.locator(".world .map-point")).to_have_count(36)
    # Three of the 58 paths go round the world, and are drawn at both edges.
    expect(page.locator(".world .map-sheet .map-ways line")).to_have_count(61)
    kinds = {kind: page.locator(f".map-sheet .way-{kind}").count() for kind in ("train", "ship", "uncharted")}
    assert kinds == {"train": 15, "ship": 36, "uncharted": 10}
    looks = page.locator(".path-key line").evaluate_all(
        "lines => lines.map(one => getComputedStyle(one).strokeDasharray)"
    )
    assert len(set(looks)) == 3, "paths must differ by more than colour"
    assert len(page.locator(".globe .land").get_attribute("d") or "") > 10_000


def test_one_person_travels_and_wins_with_the_last_mystery(visitor: Visitor) -> None:
    sit_down(visitor, **nearly_won())
    visitor.asked("action")
    visitor.choose_on_board("tokyo")
    expect(visitor.page.locator(".map-point[data-place=tokyo] [data-piece='seat:0']")).to_be_visible()
    visitor.press("u")
    expect(visitor.page.locator(".map-point[data-place=shanghai] [data-piece='seat:0']")).to_be_visible()
    over = visitor.page.locator(".prompt.over")
    for _ in range(40):
        if over.is_visible():
            break
        options = visitor.options()
        visitor.choose("pass" if "pass" in options else options[0])
    expect(visitor.page.locator(".prompt.over.won")).to_be_visible()


def test_reach_shows_which_tickets_a_way_takes(visitor: Visitor) -> None:
    sit_down(visitor, players=[{**LILY, "ship": 1}])
    near = visitor.page.locator(".map-point[data-place=tokyo]")
    far = visitor.page.locator(".map-point[data-place=sydney]")
    expect(near.locator(".within-reach")).to_have_count(1)
    expect(near.locator(".tickets-needed")).to_have_count(0)
    expect(far.locator(".within-reach")).to_have_count(1)
    expect(far.locator(".tickets-needed")).to_have_text(re.compile("1 Ship ticket"))
    expect(visitor.page.locator(".map-point[data-place=london] .within-reach")).to_have_count(0)


def test_a_fight_says_its_dice_and_chances_before_and_its_dice_after(visitor: Visitor) -> None:
    player = {**LILY, "clues": 2}
    sit_down(visitor, players=[player], monsters=[["ghoul", "shanghai"]])
    visitor.choose("pass")
    page = visitor.page
    fight = page.locator(".tray .part-test")
    visitor.asked("test")
    expect(fight.first).to_be_visible()
    expect(fight.first.locator(".test-chance")).to_have_text(re.compile(r"\d+"))
    dice = page.locator(".tray .part-die")
    assert dice.count() >= 1
    hits = page.locator(".tray .part-die.hit").count()
    expect(page.locator(".test-result")).to_have_text(re.compile(str(hits) if hits else "No"))
    visitor.picture("world-fight")
    visitor.choose("accept")


def test_on_a_phone_what_came_of_a_test_is_seen_without_scrolling(house: House) -> None:
    """Strength with a modifier and a weapon: two lines of what counts, and the dice that people rolled."""
    visitor = house.visitor(size=PHONE, language="pl")
    visitor.board = ".globe-room"
    trish = {
        "investigator": "trish-scarborough",
        "place": "shanghai",
        "clues": 3,
        "sanity": 5,
        "health": 7,
        "assets": ["automatic-45"],
    }
    position = {"seats": 1, "ancient_one": "azathoth", "players": [trish], "monsters": [["star-spawn", "shanghai"]]}
    visitor.import_file(Match.position(RULES, {**position, "reserve": RESERVE}, "1", companion=True).dumps())
    visitor.choose("pass")
    result, tray = visitor.page.locator(".test-result"), visitor.page.locator(".dock > .tray")
    for _ in range(16):
        visitor.asked()
        armed = visitor.page.locator(".tray h3", has_text="Siła").count() and result.count()
        if armed and visitor.page.locator(".prompt[data-kind=test]").count():
            break
        offered = visitor.options()
        visitor.choose(next((key for key in ("accept", "2") if key in offered), offered[0]))
    expect(result.first).to_be_visible()
    seen, within = result.first.bounding_box(), tray.bounding_box()
    assert seen is not None and within is not None
    assert seen["y"] + seen["height"] <= within["y"] + within["height"] + 1


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_who_stands_at_one_space_hides_no_other(house: House, size: tuple[int, int]) -> None:
    """Europe is small: a Gate of Rome with its monsters does not look as if it were in London."""
    visitor = house.visitor(size=size)
    monsters = [
        ["ghoul", "rome"],
        ["mi-go", "rome"],
        ["ghost", "london"],
        ["vampire", "sydney"],
        ["star-spawn", "tokyo"],
    ]
    players = [{**LILY, "place": "rome"}, {"investigator": "mark-harrigan", "place": "space-7"}]
    sit_down(visitor, players=players, gates=["rome", "london", "sydney", "tokyo"], monsters=monsters)
    hidden = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.world .map-point')].filter(point => {
            const { x, y, width, height } = point.querySelector('.map-spot').getBoundingClientRect();
            const there = document.elementFromPoint(x + width / 2, y + height / 2);
            return there?.closest('.map-frame') && there.closest('.map-point') !== point;
        }).map(point => point.dataset.place)"""
    )
    assert hidden == []


def test_the_sheet_says_where_dice_come_from(visitor: Visitor) -> None:
    sit_down(visitor, players=[{**LILY, "improvements": {"lore": 1}}])
    page = visitor.page
    lore = page.locator(".person .skill").first
    expect(lore).to_contain_text("70 %")
    lore.locator("button.explained").click()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("Improvement")
    expect(sheet).to_contain_text("3 dice")


def test_a_phone_has_map_and_sheet_two_taps_apart(house: House) -> None:
    visitor = house.visitor(size=PHONE)
    sit_down(visitor, players=[LILY, {"investigator": "mark-harrigan"}])
    page = visitor.page
    visitor.stays_within()
    expect(page.locator(".world")).to_be_visible()
    expect(page.locator(".people")).to_be_hidden()
    page.locator(".panes button", has_text="Investigators").tap()
    expect(page.locator(".people")).to_be_visible()
    expect(page.locator(".world")).to_be_hidden()
    visitor.stays_within()
    page.locator(".panes button", has_text="Reserve").tap()
    expect(page.locator(".ware")).to_have_count(4)
    visitor.stays_within()
    page.locator(".panes button", has_text="Ancient One").tap()
    expect(page.locator(".doom-track .now")).to_have_text("15")
    visitor.stays_within()
    visitor.accessible("world on a phone")
    page.locator(".panes button", has_text="Map").tap()
    visitor.choose_on_board("tokyo")
    visitor.picture("world-phone")


def test_the_world_by_keyboard_alone(visitor: Visitor) -> None:
    sit_down(visitor)
    page = visitor.page
    page.locator(".map-point[data-place=tokyo] .spot-hit").first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('[data-place]').dataset.place") == "space-20"
    visitor.press("Enter")
    expect(page.locator(".map-point[data-place=space-20] [data-piece='seat:0']")).to_be_visible()


def test_a_gate_that_closes_is_a_great_moment_with_a_line_of_its_own(house: House) -> None:
    """With the box on the table, people say which card came and what the die shows."""
    visitor = house.visitor(moving=True)
    visitor.board = ".globe-room"
    position = {"seats": 1, "ancient_one": "azathoth", "phase": "encounter", "players": [LILY], "gates": ["shanghai"]}
    visitor.import_file(Match.position(RULES, {**position, "reserve": RESERVE}, "1", companion=True).dumps())
    visitor.choose("gate")
    visitor.asked("chance")
    visitor.choose("other-world-3")
    visitor.asked("chance")
    expect(visitor.page.locator(".tray .test-chance")).to_have_text(re.compile("33"))
    visitor.choose("5")
    moment = visitor.page.locator(".moment[data-kind='gate.closed']")
    expect(moment).to_be_visible()
    expect(moment.locator(".moment-title")).to_have_text("A Gate closes")
    expect(moment.locator(".atmosphere")).not_to_be_empty()


def test_real_dice_are_entered_as_one_roll_and_nowhere_else_on_the_table(visitor: Visitor) -> None:
    """Four dice of Will against a Ghoul; the spaces of the Omen track bear numbers too, and are no dice."""
    visitor.board = ".globe-room"
    position = {"seats": 1, "ancient_one": "azathoth", "players": [LILY], "monsters": [["ghoul", "shanghai"]]}
    visitor.import_file(Match.position(RULES, {**position, "reserve": RESERVE}, "1", companion=True).dumps())
    visitor.choose("pass")
    question = visitor.page.locator(".prompt-text")
    expect(question).to_contain_text("Result 1 of 4")
    assert visitor.page.locator(".omens .spot-hit").count() == 0
    visitor.choose("2")
    visitor.choose("6")
    expect(question).to_contain_text("Result 3 of 4; so far: 2 and 6")


@pytest.mark.parametrize(("theme", "language"), [("dark", "en"), ("light", "pl")])
def test_the_world_can_be_read_by_everybody(house: House, theme: str, language: str) -> None:
    visitor = house.visitor(theme=theme, language=language, size=(1280, 800))
    sit_down(
        visitor,
        players=[{**LILY, "conditions": ["blessed"], "clues": 1}, {"investigator": "mark-harrigan", "delayed": True}],
        monsters=[["ghoul", "rome"], ["cultist", "tokyo"]],
        gates=["rome", "tokyo"],
        clues=[["clue-arkham", "arkham"]],
        ongoing={"web-between-worlds": 3},
    )
    visitor.accessible(f"world {theme}")
    visitor.stays_within()
    visitor.picture(f"world-{theme}-{language}")
