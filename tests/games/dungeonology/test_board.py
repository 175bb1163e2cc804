"""The board in the browser: tiles that are laid, the notebook, the stealth test; phone, keyboard, axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from miskatonic.engine.match import Match
from miskatonic.games.dungeonology import RULES
from tests.games.dungeonology.scenes import ANCIENTS, HUNTERS, REFUGE, TILES
from tests.web.table import DESK, PHONE, House, Visitor

pytestmark = pytest.mark.web

ME: dict[str, Any] = {"scholar": "sofia", "place": ANCIENTS, "hand": ["destiny-3", "pursuit"], "cubes": {"red": 2}}
RIVAL: dict[str, Any] = {"scholar": "rebecca", "place": REFUGE, "cubes": {"green": 1}}


def open_at(visitor: Visitor, script: dict[str, list[str]] | None = None, **position: Any) -> None:
    told = {"seats": 2, "players": [ME, RIVAL], "tiles": TILES, "windows": ["begin", "action"], **position}
    match = Match.position(RULES, told, "board", script=script or {})
    page = visitor.go_home()
    page.fill("input[name=name]", visitor.name)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.misk", "mimeType": "text/plain", "buffer": match.dumps().encode()}
    )
    expect(page.locator(".expedition")).to_be_visible()


def asked_at(visitor: Visitor, script: dict[str, list[str]] | None = None, **position: Any) -> None:
    open_at(visitor, script, **position)
    visitor.asked()


def test_a_new_tile_shows_every_place_where_it_fits_and_is_laid_by_touch(house: House) -> None:
    visitor = house.visitor()
    # Which tile is drawn nobody knows; at the Camp Site each of them fits in several places.
    asked_at(visitor, tiles={}, players=[{**ME, "place": "camp-site"}, {**RIVAL, "place": "camp-site"}])
    visitor.choose("explore")
    visitor.asked("place")
    offered = [key.removeprefix("at:") for key in visitor.options()]
    page = visitor.page
    expect(page.locator(".new-spot")).to_have_count(len(offered))
    for at in offered:
        spot = page.locator(f"[data-place='spot:{at}']")
        assert spot.locator(".ghost .meets").count() >= 1, "passages that meet are drawn"
        assert f"{spot.locator('.ghost .meets').count()} passage" in (
            spot.locator(".spot-hit").get_attribute("aria-label") or ""
        )
    tiles = page.locator(".map-area.tile").count()
    visitor.choose_on_board(f"spot:{offered[0]}")
    expect(page.locator(".map-area.tile")).to_have_count(tiles + 1)


def test_one_level_is_brought_out(house: House) -> None:
    visitor = house.visitor()
    asked_at(visitor, tiles={**TILES, HUNTERS: [-2, 1], "slums": [-2, 3]}, stairs={"slums": HUNTERS})
    page = visitor.page
    page.locator(".level-switch button").nth(2).click()
    expect(page.locator(".map-area.tile.faded")).to_have_count(4)
    expect(page.locator(".map-area.tile:not(.faded)")).to_have_count(1)
    page.locator(".level-switch button").first.click()
    expect(page.locator(".map-area.tile.faded")).to_have_count(0)


def test_the_notebook_says_what_the_next_cube_brings_and_what_is_missing(house: House) -> None:
    visitor = house.visitor()
    asked_at(visitor)
    book = visitor.page.locator(".own-notebook")
    next_cube = "Military: 2 of 6 cubes, points: 6; the next cube brings 3 points and a star"
    expect(book.locator(".column.red .column-spaces")).to_have_attribute("aria-label", next_cube)
    expect(book.locator(".missing")).to_contain_text("Stars: 0 of 2")
    expect(book.locator(".clans")).to_contain_text("Clan of the Broken Horn 8 of 24 points")
    expect(book.locator(".combination .to-come")).to_have_count(2)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_stealth_test_on_a_phone(house: House, language: str) -> None:
    visitor = house.visitor(size=PHONE, language=language)
    asked_at(visitor, phase="action")
    visitor.stays_within()
    visitor.accessible("the expedition")
    visitor.choose("research:2")
    page = visitor.page
    page.locator(".choice[data-key='pursuit']").click()
    page.locator(".prompt .confirm").click()
    visitor.asked("respond")
    test = page.locator(".stealth-test")
    expect(test.locator(".test-alertness li")).to_have_count(2)
    expect(test.locator(".test-verdict.short")).to_contain_text("2")
    expect(test.locator(".test-turns .now")).to_contain_text("Sofia")
    expect(test.locator(".test-turns")).to_be_in_viewport(ratio=1)
    expect(page.locator(".drift")).to_have_count(0)
    visitor.stays_within()
    visitor.accessible("a stealth test")
    visitor.picture(f"dungeonology-test-{language}")


def test_a_turn_with_the_keyboard_alone(house: House) -> None:
    visitor = house.visitor()
    asked_at(visitor, phase="action", cubes={ANCIENTS: ["green"]})
    page = visitor.page

    def enter(thing: str) -> None:
        visitor.quiet()
        page.locator(thing).focus()
        page.keyboard.press("Enter")

    enter(".choice[data-key='research:1']")
    visitor.asked("stealth")
    enter(".choice[data-key='destiny-3']")
    expect(page.locator(".choice[data-key='destiny-3']")).to_have_attribute("aria-pressed", "true")
    enter(".prompt .confirm")
    visitor.asked("respond")
    enter(".choice[data-key='pass']")
    expect(page.locator(".own-notebook .column.green .filled")).to_have_count(1)


def begin_lesson(visitor: Visitor, number: int) -> None:
    page = visitor.go("lessons/dungeonology")
    page.locator(".lesson-list button").nth(number - 1).click()
    visitor.board = ".expedition"
    visitor.sees_board()
    visitor.asked()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_a_lesson_says_stays_in_sight(house: House, size: tuple[int, int]) -> None:
    visitor = house.visitor(size=size, language="pl")
    begin_lesson(visitor, 1)
    visitor.choose("explore")
    visitor.asked("place")
    page = visitor.page
    says = page.locator(".teacher-says")
    expect(says).to_contain_text("Dołóż ją na wschodzie")
    expect(says).to_be_in_viewport(ratio=1)
    page.evaluate("document.querySelector('.board-area').scrollTop = 9999")
    expect(says).to_be_in_viewport(ratio=1)
    visitor.choose("at:2,0")
    expect(page.get_by_role("button", name="Dalej: Badania")).to_be_in_viewport(ratio=1)
    visitor.stays_within()


def test_the_last_lesson_leads_to_a_game_and_asks_nobody_to_pass_the_screen(house: House) -> None:
    visitor = house.visitor(size=PHONE)
    begin_lesson(visitor, 7)
    visitor.choose("publish")
    expect(visitor.page.locator(".teacher.learnt button.primary")).to_be_in_viewport(ratio=1)
    expect(visitor.page.locator(".curtain")).to_have_count(0)


def test_the_hand_can_be_read_above_the_question(house: House) -> None:
    visitor = house.visitor(language="pl")
    hand = ["destiny-3", "pursuit", "sponsors", "second-breakfast", "bold-move"]
    asked_at(visitor, phase="action", players=[{**ME, "hand": hand}, RIVAL])
    page = visitor.page
    expect(page.locator(".own-hand .part-card")).to_have_count(len(hand))
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    for card in page.locator(".own-hand .part-card").all():
        box, first = card.bounding_box(), card.locator("p").first.bounding_box()
        assert box is not None and first is not None
        assert first["y"] + first["height"] <= dock["y"], "its first effect is seen whole"
        assert (dock["y"] - box["y"]) / box["height"] > 0.6, "and most of the rest"
        wing = page.locator(".wing.right").bounding_box()
        assert wing is not None
        aside, below = box["x"] + box["width"] <= wing["x"], box["y"] >= wing["y"] + wing["height"]
        assert aside or below, "and it hides nothing of the rivals"


def test_marking_cards_counts_them(house: House) -> None:
    visitor = house.visitor()
    cubes = {"red": 2}  # the second cube of this column has a research bonus
    asked_at(visitor, phase="action", players=[{**ME, "cubes": cubes, "hand": ["destiny-1", "destiny-2"]}, RIVAL])
    expect(visitor.page.locator(".prompt-text")).to_contain_text("Sofia: ")
    expect(visitor.page.locator(".prompt-who")).to_have_count(0)  # the question has said whom it asks
    visitor.choose("research:1")
    visitor.asked("stealth")
    test, bonus = visitor.page.locator(".stealth-test"), 1
    expect(test.locator(".test-verdict")).to_have_text(f"Missing for success: {3 - bonus}")
    visitor.page.locator(".choice[data-key='destiny-1']").click()
    expect(test.locator(".test-verdict")).to_have_text(f"Missing for success: {2 - bonus}")
    expect(test.locator(".test-parts")).to_contain_text("marked cards")
    visitor.page.locator(".choice[data-key='destiny-2']").click()
    expect(test.locator(".test-verdict.enough")).to_be_visible()
    visitor.page.locator(".choice[data-key='destiny-1']").click()
    expect(test.locator(".test-total b")).to_have_text(str(2 + bonus))


def test_names_of_zones_lie_over_the_signs_on_their_borders(house: House) -> None:
    visitor = house.visitor(language="pl")
    asked_at(visitor, tiles={**TILES, HUNTERS: [-2, 1], "trophy-hall": [-2, 3]}, stairs={"trophy-hall": HUNTERS})
    covered = visitor.page.evaluate(
        """() => {
            const names = [...document.querySelectorAll('.map-area.tile .map-name')];
            // Names let touches through to their zone; for once they are asked where they lie.
            names.forEach(name => name.style.pointerEvents = 'auto');
            const parts = [0.03, 0.2, 0.4, 0.6, 0.8, 0.97];
            return names.filter(name => {
                const box = name.getBoundingClientRect();
                return parts.some(along => [0.2, 0.5, 0.8].some(down => {
                    const over = document.elementFromPoint(box.x + box.width * along, box.y + box.height * down);
                    return over?.closest('.map-point.border');
                }));
            }).map(name => name.innerText);
        }"""
    )
    assert covered == []


def test_when_the_game_is_over_the_dungeon_is_still_seen(house: House) -> None:
    visitor = house.visitor()
    home = {**ME, "place": "camp-site"}
    done = {**RIVAL, "finished": True, "published": 1}
    # There is nothing to choose at home: the thesis is published, and that is the end.
    open_at(visitor, players=[home, done], phase="action", panic="darkness", clan="clan-golden-hoof")
    expect(visitor.page.locator(".places-list li")).to_have_count(2, timeout=60_000)
    box = visitor.page.locator(".part-map").bounding_box()
    assert box is not None and box["height"] > 200


def test_each_copy_in_hand_is_touched_for_itself(house: House) -> None:
    visitor = house.visitor()
    asked_at(visitor, players=[{**ME, "hand": ["sponsors", "sponsors", "help"]}, RIVAL], phase="action")
    cards = visitor.page.locator(".own-hand .part-card")
    expect(visitor.page.locator(".own-hand .part-card.open")).to_have_count(3)
    visitor.choose("research:1")
    visitor.asked("stealth")
    for at in (1, 2):
        cards.nth(at).locator("> .spot-hit").click(force=True)
    expect(visitor.page.locator(".own-hand .part-card.picked")).to_have_count(2)
