"""The map that every board can use: a world, locations, rooms of tiles, a dungeon on levels. In the gallery."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.table import DESK, PHONE, House, Visitor

pytestmark = pytest.mark.web


def gallery(visitor: Visitor) -> Page:
    page = visitor.go("gallery")
    expect(page.locator("#gallery-world .map-point")).to_have_count(36)
    page.locator("#gallery-world").scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('#gallery-world .map-sheet').style.transform !== ''")
    return page


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def zoom(page: Page, where: str = "world") -> float:
    frame = page.locator(f"#gallery-{where} .map-frame")
    return float(frame.evaluate("frame => getComputedStyle(frame).getPropertyValue('--zoom')"))


def inside(thing: Locator, frame: Locator) -> bool:
    one, other = box(thing), box(frame)
    return (
        one["x"] >= other["x"]
        and one["right"] <= other["right"]
        and one["y"] >= other["y"]
        and one["bottom"] <= other["bottom"]
    )


def you(page: Page, at: str) -> Locator:
    return page.locator(f"[data-place='{at}'] [data-piece^='you:']")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_all_of_a_map_is_seen_and_names_cover_no_names(house: House, size: tuple[int, int]) -> None:
    visitor = house.visitor(size=size)
    page = gallery(visitor)
    frame = page.locator("#gallery-world .map-frame")
    for where in ("world", "locations", "rooms", "levels"):
        page.locator(f"#gallery-{where}").screenshot(path=house.screenshots / f"map-{where}-{size[0]}.png")
    if size == PHONE:
        assert zoom(page) > 0.4, "it opens large enough to be read, at what it is about"
        assert inside(you(page, "world:11"), frame)
        page.locator("#gallery-world .map-tools button").last.click()
    for index in (0, 8, 27, 35):
        assert inside(page.locator(f"[data-place='world:{index}'] > .map-spot"), frame)
    shown = [box(name) for name in page.locator("#gallery-world .map-point:not(.mute) .map-name").all()]
    assert shown
    for at, one in enumerate(shown):
        for other in shown[at + 1 :]:
            apart = one["right"] <= other["x"] + 1 or other["right"] <= one["x"] + 1
            assert apart or one["bottom"] <= other["y"] + 1 or other["bottom"] <= one["y"] + 1
    visitor.accessible("gallery")


def test_a_map_is_pulled_without_pressing_what_lies_on_it(visitor: Visitor) -> None:
    page = gallery(visitor)
    frame = page.locator("#gallery-world .map-frame")
    place = page.locator("[data-place='world:12'] > .map-spot")
    area = box(frame)
    page.mouse.move(area["x"] + 300, area["y"] + 200)
    page.mouse.wheel(0, -600)
    expect(frame).not_to_have_class("map-frame whole")
    assert zoom(page) > 1
    before = box(place)
    page.mouse.move(before["x"] + 10, before["y"] + 10)
    page.mouse.down()
    page.mouse.move(before["x"] + 60, before["y"] + 50, steps=5)
    page.mouse.up()
    after = box(place)
    assert abs(after["x"] - before["x"] - 50) < 3 and abs(after["y"] - before["y"] - 40) < 3, "it follows the hand"
    expect(you(page, "world:11")).to_have_count(1)
    page.mouse.click(after["x"] + 10, after["y"] + 10)
    expect(you(page, "world:12")).to_have_count(1)


def test_the_point_under_the_wheel_stays_where_it_is(visitor: Visitor) -> None:
    page = gallery(visitor)
    place = page.locator("[data-place='world:22'] > .map-spot")
    before = box(place)
    middle = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(*middle)
    for _ in range(4):
        page.mouse.wheel(0, -200)
    page.wait_for_timeout(200)
    after = box(place)
    assert abs(after["x"] + after["width"] / 2 - middle[0]) < 3
    assert abs(after["y"] + after["height"] / 2 - middle[1]) < 3
    assert abs(after["width"] - before["width"]) < 1, "a point is as large as before, so that it can be touched"


def test_by_keys_alone(visitor: Visitor) -> None:
    page = gallery(visitor)
    frame = page.locator("#gallery-world .map-frame")
    frame.focus()
    whole = zoom(page)
    for _ in range(6):
        page.keyboard.press("+")
    assert zoom(page) > whole * 3
    far = page.locator("[data-place='world:3'] > .map-spot")
    before = box(far)
    page.keyboard.press("ArrowRight")
    assert box(far)["x"] < before["x"]
    page.locator("[data-place='world:22'] .spot-hit").focus()
    assert inside(page.locator("[data-place='world:22'] > .map-spot"), frame), "what has the focus is seen"
    page.keyboard.press("ArrowUp")
    expect(
        page.locator("[data-place='world:12'] .spot-hit:focus, [data-place='world:3'] .spot-hit:focus")
    ).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='world:11'] [data-piece^='you:']")).to_have_count(0)
    frame.focus()
    page.keyboard.press("Home")
    assert abs(zoom(page) - whole) < 0.01


class Fingers:
    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def say(self, kind: str, *points: tuple[float, float]) -> None:
        said: list[dict[str, Any]] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": said})


def test_two_fingers_zoom_and_one_pans(house: House) -> None:
    visitor = house.visitor(size=PHONE)
    page = gallery(visitor)
    frame = page.locator("#gallery-world .map-frame")
    area = box(frame)
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    page.locator("#gallery-world .map-tools button").last.tap()
    before = zoom(page)
    fingers = Fingers(page)
    fingers.say("touchStart", (x - 20, y), (x + 20, y))
    for far in (40, 60, 80, 100):
        fingers.say("touchMove", (x - far, y), (x + far, y))
    fingers.say("touchEnd")
    assert zoom(page) > before * 2
    place = page.locator("[data-place='world:22'] > .map-spot")
    was = box(place)
    fingers.say("touchStart", (x, y))
    for moved in (10, 20, 30, 40):
        fingers.say("touchMove", (x + moved, y))
    fingers.say("touchEnd")
    assert 20 < box(place)["x"] - was["x"] < 50
    expect(you(page, "world:11")).to_have_count(1)
    page.locator("#gallery-world .map-tools button").last.tap()
    page.wait_for_timeout(300)
    page.locator("[data-place='world:12'] .spot-hit").tap(force=True)
    expect(you(page, "world:12")).to_have_count(1)


def test_a_figure_is_sent_by_hand_or_by_two_touches(visitor: Visitor) -> None:
    page = gallery(visitor)
    page.locator("#gallery-rooms").scroll_into_view_if_needed()

    def figure(at: str) -> Locator:
        return page.locator(f"[data-place='{at}'] [data-piece=figure]")

    start, end = box(figure("room:4")), box(page.locator("[data-place='room:9']"))
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    expect(page.locator("[data-place='room:9'] > .spot.landing")).to_have_count(1)
    page.mouse.up()
    expect(figure("room:9")).to_have_count(1)
    expect(page.locator(".landing")).to_have_count(0)
    assert abs(box(page.locator("[data-place='room:9']"))["x"] - end["x"]) < 1, "the map stayed where it was"
    page.wait_for_timeout(500)
    figure("room:9").locator(".spot-hit").click(force=True)
    page.wait_for_timeout(100)
    page.locator("[data-place='room:10'] .spot-hit").click(force=True)
    expect(figure("room:10")).to_have_count(1)


def test_rooms_and_levels(visitor: Visitor) -> None:
    page = gallery(visitor)
    page.locator("[data-place='room:5'] .spot-hit").click(force=True)
    expect(you(page, "room:5")).to_have_count(1)
    levels = page.locator("#gallery-levels")
    levels.scroll_into_view_if_needed()
    whole = zoom(page, "levels")
    levels.locator(".map-to-level").nth(2).click()
    assert zoom(page, "levels") > whole
    assert inside(page.locator("[data-place='tile:c0'] > .map-spot"), levels.locator(".map-frame"))


def test_names_of_rooms_can_be_read_on_a_phone(house: House) -> None:
    page = gallery(house.visitor(size=PHONE))
    for where in ("locations", "rooms", "levels"):
        page.locator(f"#gallery-{where}").scroll_into_view_if_needed()
        tall = page.locator(f"#gallery-{where} .map-area .map-name").first.evaluate(
            "name => parseFloat(getComputedStyle(name).fontSize)"
        )
        assert tall * zoom(page, where) >= 10, where
