"""Where things lie in the museum: what may be chosen is in sight, and the last battle has the hall."""

from __future__ import annotations

import pytest

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.rules import RULES
from tests.web.table import House, near_the_end

pytestmark = pytest.mark.web

# How much of a thing lies within the board's window, of 1.
SEEN = """thing => {
  const box = thing.getBoundingClientRect();
  const window = thing.closest('.board-area').getBoundingClientRect();
  return Math.max(0, Math.min(box.bottom, window.bottom) - Math.max(box.top, window.top)) / box.height;
}"""
GALA = "gala-in-the-great-hall"


@pytest.mark.parametrize("worlds", [1, 2])
@pytest.mark.parametrize(("size", "least"), [((2560, 1440), 1.0), ((1440, 900), 0.25)])
def test_the_entrance_lies_beside_the_other_worlds(
    house: House, worlds: int, size: tuple[int, int], least: float
) -> None:
    visitor = house.visitor(size=size, language="pl")
    open_worlds = ["great-hall-of-celeano", "plateau-of-leng"][:worlds]
    visitor.import_game(near_the_end(other_worlds=open_worlds))
    visitor.asked("movement")
    visitor.stays_within()
    assert visitor.page.locator(".entrance").evaluate(SEEN) >= least


@pytest.mark.parametrize("size", [(2560, 1440), (1440, 900), (1280, 800)])
def test_the_last_battle_fills_the_hall(house: House, size: tuple[int, int]) -> None:
    match = Match.position(RULES, near_the_end(doom=10, adventures=[GALA]), "1")
    for key in (f"adventure:{GALA}", "give-up"):
        match.choose(match.pending[0].seat, key)
    assert match.state.awake
    visitor = house.visitor(size=size, language="pl")
    visitor.import_file(match.dumps())
    visitor.asked()
    filled = visitor.page.locator(".ancient").evaluate(
        """ancient => {
            const [box, board] = [ancient, ancient.closest('.board-area')].map(one => one.getBoundingClientRect());
            return box.width * box.height / (board.width * board.height);
        }"""
    )
    assert filled > 0.35, filled
    assert visitor.page.locator(".ancient .combat").evaluate(SEEN) == 1
