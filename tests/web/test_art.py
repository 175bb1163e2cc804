"""The drawings: every component that is shown with one has its own, and none holds more than shapes."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from miskatonic.engine.text import LANGUAGES
from miskatonic.games.arkham_lcg.rules import RULES as arkham
from miskatonic.games.dungeonology.rules import RULES as dungeonology
from miskatonic.games.elder_sign.rules import RULES
from miskatonic.games.eldritch_horror.rules import RULES as eldritch
from miskatonic.games.registry import GAMES as GAMES_PLAYED
from miskatonic.server.games import catalogue_json
from tests.web.table import Visitor

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"
ART = GAMES / "elder_sign" / "art"
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect", "defs", "linearGradient", "radialGradient", "stop"}
LARGEST = 4096


def names(kind: str) -> set[str]:
    return {path.stem for path in (ART / kind).glob("*.svg")}


def test_every_ancient_one_has_a_sigil_and_every_investigator_a_silhouette() -> None:
    assert names("sigils") == set(RULES.content.ancient_ones)
    assert names("silhouettes") == set(RULES.content.investigators)


def test_the_world_has_its_people_and_its_ancient_ones() -> None:
    art = GAMES / "eldritch_horror" / "art"
    assert {path.stem for path in (art / "sigils").glob("*.svg")} == set(eldritch.content.ancient_ones)
    assert {path.stem for path in (art / "silhouettes").glob("*.svg")} == set(eldritch.content.investigators)


def test_every_space_of_the_world_has_its_place_on_it() -> None:
    drawn = json.loads((GAMES / "eldritch_horror" / "world.json").read_text(encoding="utf8"))
    assert set(drawn["places"]) == set(eldritch.content.spaces)


def test_arkhams_locations_and_the_dungeon_are_drawn() -> None:
    for room, places in (
        ("arkham_lcg", set(arkham.content.kinds["locations"])),
        ("dungeonology", set(dungeonology.content.kinds["zones"])),
    ):
        art = GAMES / room / "art"
        shared: dict[str, str] = json.loads((art / "places.json").read_text(encoding="utf8"))
        assert set(shared) <= places
        assert {shared.get(one, one) for one in places} == {path.stem for path in (art / "vignettes").glob("*.svg")}
    scholars = {path.stem for path in (GAMES / "dungeonology" / "art" / "silhouettes").glob("*.svg")}
    assert scholars == set(dungeonology.content.kinds["scholars"])


@pytest.mark.parametrize("game", sorted(GAMES_PLAYED))
def test_every_kind_of_component_has_a_word(game: str) -> None:
    kinds = {"kind-" + str(card["kind"]) for card in json.loads(catalogue_json(game, "en"))["cards"].values()}
    for language in LANGUAGES:
        words = (GAMES / game.replace("-", "_") / "text" / f"{language}.ftl").read_text(encoding="utf8")
        assert not [kind for kind in kinds if f"\n{kind} = " not in words]


def test_every_place_has_a_vignette_and_every_vignette_a_place() -> None:
    shared: dict[str, str] = json.loads((ART / "places.json").read_text(encoding="utf8"))
    places = {*RULES.content.places, "entrance"}
    assert set(shared) <= places
    assert {shared.get(place, place) for place in places} == names("vignettes")


def test_drawings_are_small_and_only_shapes() -> None:
    files = sorted(GAMES.glob("*/art/**/*.svg"))
    assert len(files) > 50
    for path in files:
        text = path.read_text(encoding="utf8")
        assert len(text) <= LARGEST, path
        used = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()}
        assert used <= SHAPES, (path, used - SHAPES)
        assert "style=" not in text and "href" not in text, path


@pytest.mark.web
def test_the_gallery_shows_them_all(visitor: Visitor) -> None:
    page = visitor.go("drawings/elder-sign")
    for kind, more in (("sigils", 1), ("silhouettes", 1), ("vignettes", 1)):
        # One more stands for all that have none of their own.
        pictures = page.locator(f".drawing-list.{kind} svg.art")
        expect(pictures).to_have_count(len(names(kind)) + more)
        assert all(pictures.evaluate_all("all => all.map(one => one.getBBox().width > 40)"))
    expect(page.locator(".covers img")).to_have_js_property("complete", True)
    assert page.locator(".covers img").evaluate("image => image.naturalWidth") > 0
    visitor.accessible("drawings")
    visitor.picture("drawings")
