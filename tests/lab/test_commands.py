"""The commands `simulate` and `content` as a person types them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from miskatonic.cli import app
from miskatonic.engine.knowledge import Kind, knowledge
from miskatonic.engine.pack import Card, Words
from miskatonic.games.elder_sign.cards import COUNTS
from miskatonic.games.elder_sign.pack import FOLDER
from miskatonic.games.registry import rules


def typed(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_json_is_one_object_with_the_promised_keys() -> None:
    result = typed(
        *("simulate", "elder-sign", "--games", "3", "--seats", "2", "--bot", "random"),
        *("--set", "ancient_one=yig", "--seed", "7", "--json"),
    )
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    promised = ("game", "games", "finished", "wins", "decisions", "seconds", "decisions_per_second")
    assert all(key in found for key in promised)
    assert found["game"] == "elder-sign" and found["games"] == found["finished"] == 3
    assert found["by_ancient_one"]["yig"]["games"] == 3
    assert {"by_end", "turns", "losses", "stalls"} <= set(found)


def test_the_summary_names_ancient_ones_ends_and_lengths() -> None:
    result = typed("simulate", "elder-sign", "--games", "4", "--seats", "1", "--bot", "random", "--seed", "1")
    assert result.exit_code == 0
    for word in ("4 of 4 games finished", "ancient one", "cause of loss", "turns", "median"):
        assert word in result.stdout


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "deep" / "picture.png"
    result = typed("simulate", "elder-sign", "--games", "6", "--bot", "random", "--plot", str(picture))
    assert result.exit_code == 0, result.output
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "no game 'chess'"),
        (("elder-sign", "--bot", "clever"), "no bot 'clever'"),
        (("elder-sign", "--seats", "0"), "1 to 8 seats"),
        (("elder-sign", "--set", "ancient_one"), "name=value is expected"),
        (("elder-sign", "--set", "weather=fair"), "no setting 'weather'"),
        (("elder-sign", "--set", "ancient_one=zog"), "no 'zog'; choose from: random"),
        (("elder-sign", "--set", "ancient_one=yig", "--set", "ancient_one=yig"), "set twice"),
        (("elder-sign", "--set", "investigators=joe-diamond,joe-diamond", "--seats", "2"), "each only once"),
        (("elder-sign", "--each", "weather"), "no setting 'weather'"),
        (("elder-sign", "--games", "1", "--bot", "random", "--plot", "picture.doc"), "a picture ends in"),
    ],
)
def test_bad_input_is_said_without_a_traceback(words: tuple[str, ...], said: str) -> None:
    result = typed("simulate", *words)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_content_counts_every_component_by_origin() -> None:
    result = typed("content", "elder-sign", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert {kind: sum(by_origin.values()) for kind, by_origin in found.items()} == COUNTS
    assert found["adventures"] == {"box": 43, "miskatonic": 5}
    assert json.loads(typed("content", "--json").stdout)["elder-sign"] == found
    assert "Other Worlds" in typed("content").stdout


def test_content_says_how_much_of_the_box_is_known_in_both_languages() -> None:
    english = " ".join(typed("content", "elder-sign", "--lang", "en").stdout.split())
    kinds = knowledge(rules("elder-sign"))
    whole, everything = sum(kind.whole for kind in kinds.values()), sum(kind.all for kind in kinds.values())
    assert f"{whole} of {everything} components do what the printed ones do." in english
    assert "Ancient Ones, what is as printed in those that are not wholly so: " in english
    polish = " ".join(typed("content", "elder-sign", "--lang", "pl").stdout.split())
    assert f"z {everything} rob" in polish and "Przedmioty unikatowe" in polish


def test_a_component_is_known_wholly_partly_by_field_or_not_at_all() -> None:
    kind = Kind()
    name = Words("a", "b")
    kind.add(Card(id="a", name=name, origin="box", copies=2))
    kind.add(Card(id="b", name=name, origin="miskatonic", known=("name",), copies=3))
    kind.add(Card(id="c", name=name, origin="miskatonic"))
    kind.add(Card(id="d", name=name, origin="own"))
    assert (kind.whole, kind.partly, kind.ours, kind.own, kind.all) == (2, 3, 1, 1, 7)
    assert kind.fields == {"name": 3, "copies": 0}


def test_content_of_an_unknown_game() -> None:
    result = typed("content", "chess")
    assert result.exit_code == 2 and "no game 'chess'" in result.output


def test_the_pack_itself_is_in_order() -> None:
    result = typed("content", "check", "--game", "elder-sign", str(FOLDER))
    assert result.exit_code == 0 and "in order" in result.stdout


def test_every_problem_of_a_pack_is_printed(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(FOLDER, folder)
    spells = folder / "spells.yaml"
    spells.write_text(spells.read_text(encoding="utf8").replace("hold-dice", "hold-dyce", 1), encoding="utf8")
    monsters = folder / "monsters.yaml"
    monsters.write_text(monsters.read_text(encoding="utf8").replace("copies: 5", "copies: 4"), encoding="utf8")
    (folder / "entrance.yaml").unlink()
    (folder / "adventurs.yaml").write_text("[]", encoding="utf8")
    result = typed("content", "check", "--game", "elder-sign", str(folder))
    assert result.exit_code == 1
    for said in (
        "spells.yaml: card dread-curse-of-azathoth: field use.do[0]",
        "monsters.yaml: 21 cards where the box has 22",
        "entrance.yaml: No such file",
        "adventurs.yaml: no such kind",
    ):
        assert said in result.output
    assert "Traceback" not in result.output


def test_a_pack_that_is_not_there() -> None:
    result = typed("content", "check", "--game", "elder-sign", "/nowhere/at/all")
    assert result.exit_code == 2 and "no folder /nowhere/at/all" in result.output


def test_schemas_are_written_per_kind(tmp_path: Path) -> None:
    result = typed("content", "schema", "elder-sign", str(tmp_path / "schemas"))
    assert result.exit_code == 0
    written = sorted(path.name for path in (tmp_path / "schemas").iterdir())
    assert written == sorted(f"{kind}.schema.json" for kind in COUNTS)
    assert "$defs" in json.loads((tmp_path / "schemas" / "spells.schema.json").read_text(encoding="utf8"))
