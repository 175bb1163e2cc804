"""What people do at a table, in words that the tests use."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.rules import RULES

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK = (1440, 900)
PHONE = (390, 844)
PATIENCE = 10_000


class House:
    def __init__(self, browser: Browser, address: str, screenshots: Path) -> None:
        self.browser = browser
        self.address = address
        self.screenshots = screenshots
        self.visitors: list[Visitor] = []

    def visitor(
        self,
        name: str = "Wiktoria",
        *,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "dark",
        moving: bool = False,
        whole_list: bool = True,
        at_once: bool = False,
    ) -> Visitor:
        """`moving`: things may move; `whole_list`: the buttons also have what lies on the table; `at_once`: what is
        routine is not asked."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            locale="pl-PL" if language == "pl" else "en-GB",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size == PHONE,
        )
        context.set_default_timeout(PATIENCE)
        wishes = {"theme": theme, "list": whole_list, "guided": True, "at-once": at_once}
        for wish, value in wishes.items():
            context.add_init_script(f"localStorage.setItem('miskatonic.{wish}', '{json.dumps(value)}')")
        found = Visitor(self, context, name)
        self.visitors.append(found)
        return found

    def close(self) -> None:
        complaints = [complaint for visitor in self.visitors for complaint in visitor.complaints]
        for visitor in self.visitors:
            visitor.context.close()
        assert not complaints, complaints


# A map that is still moving into view would be touched where the thing was a moment ago.
STANDS_STILL = """async thing => {
  let before = '', still = 0;
  while (still < 4) {
    const { x, y } = thing.getBoundingClientRect();
    const now = `${x} ${y}`;
    still = now === before ? still + 1 : 0;
    before = now;
    await new Promise(requestAnimationFrame);
  }
}"""


class Visitor:
    """One person in one browser."""

    board = ".museum"
    """What the board of the game looks like that is played."""
    patience = 15_000
    """How long a board may take to come, in milliseconds: the first table of a large game reads all of its cards."""

    def __init__(self, house: House, context: BrowserContext, name: str) -> None:
        self.house = house
        self.context = context
        self.name = name
        self.complaints: list[str] = []
        self.expected = r"401|WebSocket|ERR_INTERNET_DISCONNECTED"
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.on("request", lambda request: self._watch(request.url))

    def _note(self, kind: str, text: str) -> None:
        # That nobody is known yet (401), or a connection was cut on purpose, is no complaint.
        if kind == "error" and not re.search(self.expected, text):
            self.complaints.append(text)

    def expects(self, status: int) -> None:
        """To be refused something, which the browser complains of."""
        self.expected += rf"|status of {status}"

    def _watch(self, url: str) -> None:
        if not url.startswith((self.house.address, "blob:", self.house.address.replace("http", "ws"))):
            self.complaints.append(f"a request to elsewhere: {url}")

    # Pages

    def go(self, where: str = "") -> Page:
        self.page.goto(f"{self.house.address}#/{where}")
        return self.page

    def go_home(self) -> Page:
        page = self.go()
        expect(page.locator(".new-table")).to_be_visible()
        return page

    def import_game(self, description: Mapping[str, Any], seed: str = "1", *, companion: bool = False) -> None:
        """A game from a described position, brought as a file."""
        self.import_file(Match.position(RULES, description, seed, companion=companion).dumps())

    def import_file(self, text: str) -> None:
        page = self.go_home()
        page.fill("input[name=name]", self.name)
        page.locator("input[type=file]").set_input_files(
            {"name": "game.misk", "mimeType": "text/plain", "buffer": text.encode()}
        )
        self.sees_board()

    def new_table(self, mode: str, *, seats: int = 2, undo: str = "") -> None:
        page = self.go_home()
        page.check(f"input[name=mode][value={mode}]", force=True)
        page.fill("input[name=name]", self.name)
        page.fill("input[name=seats]", str(seats))
        if undo:
            page.click(".new-table summary")
            page.select_option("select[name=undo]", undo)
        page.click(".new-table button[type=submit]")

    def sees_board(self) -> None:
        expect(self.page.locator(self.board)).to_be_visible(timeout=self.patience)

    # Play

    def asked(self, kind: str = "") -> None:
        expect(self.page.locator(f".prompt[data-kind='{kind}']" if kind else ".prompt[data-kind]")).to_be_visible()

    def waits(self) -> None:
        expect(self.page.locator(".prompt.idle")).to_be_visible()

    @property
    def number(self) -> int:
        return int(self.page.locator(".prompt[data-number]").get_attribute("data-number") or 0)

    def choose(self, key: str) -> None:
        """By the button in the list of options; a grave one is pressed, and pressed again."""

        def press() -> None:
            button = self.page.locator(f".choice[data-key='{key}']:not(.refused)")
            if "grave" in (button.get_attribute("class") or ""):
                button.click()
                expect(button).to_have_class(re.compile("armed"))
                self.quiet()
            button.click()

        self._and_then(press)

    def choose_on_board(self, anchor: str) -> None:
        """By the thing on the table."""
        self._and_then(lambda: self.touch(anchor))

    def touch(self, anchor: str) -> None:
        """Somewhere on the thing, whatever is drawn there."""
        thing = self.page.locator(f"[data-anchor~='{anchor}']").first.locator("> .spot-hit")
        thing.evaluate(STANDS_STILL)
        thing.click(force=True)

    def quiet(self) -> None:
        """What is pressed twice in the same place at once is one press; whoever means it waits until the page says."""
        expect(self.page.locator(".prompt[aria-busy=true]")).to_have_count(0)

    def press(self, key: str) -> None:
        self._and_then(lambda: self.page.keyboard.press(key))

    def _and_then(self, doing: Any) -> None:
        """The next question comes, or somebody else's, or the end."""
        before = self.number
        self.quiet()
        doing()
        self.page.wait_for_function(
            "before => document.querySelector('.prompt')?.dataset.number !== String(before)", arg=before
        )

    def options(self) -> list[str]:
        found: list[str] = self.page.locator(".choice[data-key]:not(.refused)").evaluate_all(
            "buttons => buttons.map(button => button.dataset.key)"
        )
        return found

    def events(self) -> list[str]:
        if not self.page.locator(".side .log").is_visible():
            self.page.keyboard.press("l")
        return self.page.locator(".log-line").all_inner_texts()

    def stays_within(self) -> None:
        """Nothing asks for scrolling sideways."""
        wide = self.page.evaluate(
            """() => [document.documentElement, ...document.querySelectorAll('main, .dock, .dock-question')]
                .filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.className || e.tagName)"""
        )
        assert not wide, wide

    # Looking

    def picture(self, name: str) -> None:
        self.house.screenshots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.house.screenshots / f"{name}.png")

    def accessible(self, name: str) -> None:
        """axe-core finds nothing serious."""
        self.page.evaluate(AXE.read_text(encoding="utf8"))
        found = self.page.evaluate(
            """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
                .filter(v => v.impact === 'serious' || v.impact === 'critical')
                .map(v => ({id: v.id, nodes: v.nodes.map(n => n.html.slice(0, 200) + ' ' + n.failureSummary)}))"""
        )
        assert found == [], f"{name}: {json.dumps(found, indent=1)}"


def near_the_end(**more: Any) -> dict[str, Any]:
    """Two investigators at the Entrance; one more Elder Sign wins, and the second can pay for it."""
    trophies = ["medusa-exhibit", "koi-pond", "the-loading-dock", "blood-on-the-floor", "a-peculiar-specimen"]
    trophies += ["a-terrible-discovery", "another-dimension"]
    return {
        "seats": 2,
        "ancient_one": "cthulhu",
        "elder_signs": 12,
        "players": [
            {
                "investigator": "amanda-sharpe",
                "sanity": 3,
                "stamina": 4,
                "clues": 2,
                "common": ["crowbar", "lucky-dollar"],
            },
            {"investigator": "carolyn-fern", "sanity": 5, "stamina": 2, "trophies": trophies},
        ],
        "adventures": [
            "administration-office",
            {"card": "ancient-relics", "monsters": {"0": "cultist"}},
            "a-secret-gathering",
            {"card": "late-night-break-in", "monsters": {"below": "ghoul"}},
            "the-hall-of-the-dead",
            "the-key-to-the-beyond",
        ],
        "other_worlds": ["great-hall-of-celeano"],
        "mythos": "leaden-hands",
        **more,
    }
