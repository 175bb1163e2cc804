"""Pictures of every page, board, question and great moment, to be looked at.

`python -m tests.web.look DIR [GAME …] [pages] [WIDTH …] [THEME]`: what is not narrowed down is taken whole; a game
asks for its boards, `pages` for the pages around the table and the great moments.
`python -m tests.web.look readme` makes the one in the README anew: the middle of a game between bots.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, expect, sync_playwright

from miskatonic.bots import registry as bots
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES, rules
from scripts.client_fixtures import worth_a_look
from scripts.picture import PICTURE, middle
from tests.web.browsing import CHROMIUM, FLAGS, FONTS, ROOT
from tests.web.table import House, Visitor, near_the_end

SIZES = {390: (390, 844), 1280: (1280, 800), 1440: (1440, 900), 2560: (2560, 1440)}
THEMES = ("dark", "light")
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

SEATS = 4
GAMES_PLAYED = 2
LATE = 12
"""Files are kept of the first so many questions of a kind; the last of them is the picture."""
WHOLE = {(1440, "dark"), (390, "light")}
"""Where every kind of question is looked at; elsewhere the fullest table, the tests and the end are enough."""
BRIEF = (
    PICTURE,
    "movement",
    "test",
    "combat",
    "reckoning",
    "battle",
    "reroll",
    "commit",
    "over-4",
    "investigator",
    "place",
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
    expect(page.locator(".ending")).to_be_visible()
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


@cache
def boards(game: str) -> dict[str, str]:
    """Every kind of question where a game between bots has come some way, the fullest table and the end, as files."""
    found: dict[str, tuple[int, str]] = {}
    most = min(SEATS, rules(game).most_seats)
    for seed in range(GAMES_PLAYED):
        seats = max(rules(game).least_seats, most - seed)
        match = Match.new(rules(game), seats, {}, seed)
        players = [bots.bot(game, "heuristic", f"look/{seed}/{seat}") for seat in range(seats)]
        while match.outcome is None:
            decision = match.pending[0]
            for name in worth_a_look(game, match, decision):
                times, file = found.get(name, (0, ""))
                found[name] = times + 1, match.dumps() if times < LATE else file
            match.choose(decision.seat, *players[decision.seat].choose(decision, match.view(decision.seat)))
        found[f"over-{seats}"] = 1, match.dumps()
    return {name: file for name, (_, file) in sorted(found.items())}


def at_the_board(house: House, game: str, size: int, theme: str) -> None:
    for name, file in boards(game).items():
        if (size, theme) not in WHOLE and name not in BRIEF:
            continue
        # A person may bring only so many files in a while.
        visitor = house.visitor(size=SIZES[size], theme=theme, language="pl", whole_list=False)
        visitor.board, visitor.patience = ".board-area", 60_000
        page = visitor.page

        def shot(what: str, name: str = name, visitor: Visitor = visitor) -> None:
            visitor.page.wait_for_timeout(500)
            visitor.picture(f"{game}-{size}-{theme}-{name}{what}")

        visitor.import_file(file)
        page.wait_for_timeout(500)
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        shot("")
        if name != PICTURE:
            visitor.context.close()
            continue
        for pane in range(1, page.locator(".panes:visible button").count()):
            page.locator(".panes button").nth(pane).click()
            shot(f"-pane{pane}")
        for key, what in (("l", "log"), ("m", "menu"), ("h", "legend")):
            page.keyboard.press(key)
            shot(f"-{what}")
            page.keyboard.press("l" if key == "l" else "Escape")
        if page.locator(".zoom:visible").count():
            page.locator(".zoom:visible").first.click()
            shot("-card")


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
    themes = [word for word in sys.argv[2:] if word in THEMES] or list(THEMES)
    parts = [word for word in sys.argv[2:] if word in GAMES or word == "pages"] or ["pages", *GAMES]
    with server() as address, sync_playwright() as playwright:
        environment: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(FONTS)}
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env=environment)
        house = House(browser, address, folder)
        if sys.argv[1] == "readme":
            readme(house)
            return
        for size in sizes:
            for theme in themes:
                for game in GAMES:
                    if game in parts:
                        at_the_board(house, game, size, theme)
                if "pages" not in parts:
                    continue
                pages(house.visitor(size=SIZES[size], theme=theme, language="pl"), f"{size}-{theme}")
                if size in (390, 1440):
                    moments(house, size, theme)
        house.close()
        browser.close()


if __name__ == "__main__":
    main()
