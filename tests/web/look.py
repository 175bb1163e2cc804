"""Pictures of every page and of the great moments, to be looked at: `python -m tests.web.look DIR [WIDTH …] [THEME]`.

`python -m tests.web.look readme` makes the one in the README anew: the middle of a game between bots.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, expect, sync_playwright

from scripts.picture import middle
from tests.web.browsing import CHROMIUM, FLAGS, FONTS, ROOT
from tests.web.table import House, Visitor, near_the_end

SIZES = {390: (390, 844), 1280: (1280, 800), 1440: (1440, 900), 2560: (2560, 1440)}
DOOMED = "gala-in-the-great-hall"
"""Its penalty is a doom token."""
MOMENTS: tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...] = (
    ("failed", {}, ("adventure:administration-office", "give-up")),
    ("midnight", {"clock": 3}, ("stay", "aid:sanity")),
    ("mythos", {"clock": 3}, ("stay", "aid:sanity")),
    ("lost-and-found", {}, ("stay", "lost-and-found")),
    ("devoured", {"sanity": 1}, ("adventure:administration-office", "give-up")),
    ("awakens", {"doom": 10, "adventures": [DOOMED]}, (f"adventure:{DOOMED}", "give-up")),
)

WINNING = ("buy:elder-sign", "stay", "aid:sanity", "aid:stamina", "lost-and-found")


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "miskatonic", "serve", "--port", "0", "--no-open", "--data", data]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        found = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
        assert found.stdout is not None
        try:
            yield found.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        finally:
            found.terminate()
            found.wait(10)


def pages(visitor: Visitor, tag: str) -> None:
    page = visitor.page

    def shot(name: str) -> None:
        page.wait_for_timeout(350)
        visitor.picture(f"{name}-{tag}")

    visitor.go_home()
    shot("home-first")
    for name, address, there in (
        ("about", "about", ".icon-list li"),
        ("almanac", "almanac/elder-sign", ".topic-list li"),
        ("almanac-search", "almanac/elder-sign?q=focus", ".rules li"),
        ("lessons", "lessons/elder-sign", ".lesson-list li"),
        ("drawings", "drawings/elder-sign", "svg"),
        ("gallery", "gallery", ".map-spot"),
    ):
        visitor.go(address)
        expect(page.locator(there).first).to_be_visible()
        shot(name)
    visitor.import_game(near_the_end())
    visitor.asked("movement")
    shot("table")
    visitor.choose("adventure:ancient-relics")
    shot("before-roll")
    visitor.choose("roll")
    shot("roll")
    page.keyboard.press("l")
    shot("log")
    page.keyboard.press("l")
    page.locator(".place .zoom").first.click()
    shot("card")
    page.keyboard.press("Escape")
    for key, name in (("m", "menu"), ("h", "legend"), ("?", "keys")):
        page.keyboard.press(key)
        shot(name)
        page.keyboard.press("Escape")
    page.goto(page.url.replace("#/table/", "#/replay/"))
    expect(page.locator("#scrubber")).to_be_visible()
    shot("replay")
    visitor.new_table("online")
    expect(page.locator(".seats, .lobby").first).to_be_visible()
    shot("lobby")
    visitor.go_home()
    shot("home")
    visitor.import_game(near_the_end())
    for _ in range(25):
        if page.locator(".prompt.over").count():
            break
        offered = visitor.options()
        visitor.choose(next((key for key in WINNING if key in offered), offered[0]))
    shot("won")


def moments(house: House, size: int, theme: str) -> None:
    for kind, fields, keys in MOMENTS:
        visitor = house.visitor(size=SIZES[size], theme=theme, language="pl", moving=True)
        position = near_the_end(**{name: value for name, value in fields.items() if name != "sanity"})
        if "sanity" in fields:
            position["players"][0]["sanity"] = fields["sanity"]
        visitor.import_game(position)
        for key in keys:
            visitor.choose(key)
        try:
            visitor.page.wait_for_selector(f".moment[data-kind={kind}]", timeout=8000)
            visitor.page.wait_for_timeout(700)
            visitor.picture(f"moment-{kind}-{size}-{theme}")
        except Error:
            print(f"no moment: {kind} at {size} {theme}")
        visitor.context.close()
        house.visitors.remove(visitor)


def readme(house: House) -> None:
    match = next(found for found in (middle("elder-sign", seed) for seed in range(200)) if found is not None)
    visitor = house.visitor("Ada")
    visitor.context.add_init_script("localStorage.setItem('miskatonic.list', 'false')")
    visitor.import_file(match.dumps())
    visitor.asked()
    visitor.page.wait_for_timeout(800)
    visitor.picture("table")


def main() -> None:
    folder = ROOT / "docs" if sys.argv[1] == "readme" else Path(sys.argv[1])
    expect.set_options(timeout=60_000)
    sizes = [int(word) for word in sys.argv[2:] if word.isdigit()] or list(SIZES)
    themes = [word for word in sys.argv[2:] if not word.isdigit()] or ["dark", "light"]
    with server() as address, sync_playwright() as playwright:
        environment: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(FONTS)}
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env=environment)
        house = House(browser, address, folder)
        if sys.argv[1] == "readme":
            readme(house)
            return
        for size in sizes:
            for theme in themes:
                pages(house.visitor(size=SIZES[size], theme=theme, language="pl"), f"{size}-{theme}")
                if size in (390, 1440):
                    moments(house, size, theme)
        house.close()
        browser.close()


if __name__ == "__main__":
    main()
