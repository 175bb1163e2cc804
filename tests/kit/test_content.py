from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from miskatonic.engine.errors import BadOptions, ContentError
from miskatonic.engine.game import Setting
from miskatonic.kit.setup import all_different, chosen
from tests.cellars import RULES
from tests.cellars.cards import CellarContent
from tests.cellars.rules import HERE

SETTINGS = [Setting("scenario", ("rats", "cats"), "rats"), Setting("people", ("random", "anna", "jan"), "random", True)]


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    folder = tmp_path / "content"
    shutil.copytree(HERE / "content", folder)
    text = (folder / file).read_text("utf8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), "utf8")
    return folder


def test_components_are_known_by_kind_and_by_id_and_every_copy_is_in_its_heap() -> None:
    content = RULES.content
    companions = ["lantern-bearer", "old-soldier", "hedge-priest", "night-watchman", "grave-digger"]
    assert list(content.companions) == companions
    assert content.decks["companions"] == sorted(companions * 2)
    assert content.names("pl")["well"] == "Studnia"
    assert content.counts()["lurkers"] == {"box": 0, "miskatonic": 5}


def test_one_id_in_two_files_is_a_mistake(tmp_path: Path) -> None:
    folder = changed(tmp_path, "lurkers.yaml", "id: ghoul", "id: well")
    assert "lurkers.yaml: card well: field id: stands in another file too" in CellarContent.problems_of(folder)


def test_what_types_cannot_say_is_checked_by_the_game(tmp_path: Path) -> None:
    folder = changed(tmp_path, "scenarios.yaml", "ways: [[gatehouse, well], [well, ossuary]]", "ways: [[well, attic]]")
    assert RULES.check_content(folder) == ["scenarios.yaml: card rats: field ways: no place 'attic'"]


def test_a_file_of_an_unknown_kind_is_named(tmp_path: Path) -> None:
    folder = changed(tmp_path, "lurkers.yaml", "ghoul", "ghoul")
    (folder / "cats.yaml").write_text("[]", "utf8")
    (problem,) = RULES.check_content(folder)
    assert problem.startswith("cats.yaml: no such kind; there is places.yaml")


def test_a_box_that_holds_another_number_of_cards_is_refused(tmp_path: Path) -> None:
    class Counted(CellarContent):
        COUNTS = {"lurkers": 6}

    with pytest.raises(ContentError, match=r"lurkers.yaml: 5 cards where the box has 6"):
        Counted(HERE / "content")


def test_a_scenario_says_what_its_decks_are_made_of() -> None:
    content = RULES.content
    assert content.scenarios["under-the-market"].heap("companions", content) == content.decks["companions"]
    assert content.scenarios["rats"].heap("companions", content) == ["old-soldier", "old-soldier"]


def test_what_nobody_said_is_the_default_and_one_word_is_for_all() -> None:
    assert chosen(SETTINGS, {}, 2) == {"scenario": ["rats"], "people": ["random", "random"]}
    assert chosen(SETTINGS, {"people": "anna", "scenario": "cats"}, 1) == {"scenario": ["cats"], "people": ["anna"]}


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"colour": "red"}, "no option 'colour'; choose from: scenario, people"),
        ({"scenario": "dogs"}, "setting scenario: no 'dogs'; choose from: rats, cats"),
        ({"people": ["anna"]}, r"setting people: one choice per seat \(2\)"),
        ({"people": ["anna", "eva"]}, "'eva'"),
    ],
)
def test_a_wrong_option_is_refused_in_words(options: dict[str, object], problem: str) -> None:
    with pytest.raises(BadOptions, match=problem):
        chosen(SETTINGS, options, 2)


def test_a_component_that_is_there_once_can_be_asked_for_once() -> None:
    all_different("people", ["random", "random", "anna"])
    with pytest.raises(BadOptions, match="'anna' only once"):
        all_different("people", ["anna", "random", "anna"])
