from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from miskatonic.engine.errors import ContentError
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.pack import Card, fingerprint, read_cards, read_yaml, schemas
from miskatonic.engine.verb import Verb, kebab, texts
from tests.toy import RULES, ToyRules
from tests.toy.cards import KINDS, Relic
from tests.toy.verbs import Alter, Gain, Harm, Instead

GOOD = "{id: idol, name: {pl: Bożek, en: Idol}, origin: miskatonic, worth: 2}"


def problems(tmp_path: Path, text: str, kind: type[Card] = Relic) -> list[str]:
    path = tmp_path / "relics.yaml"
    path.write_text(text, encoding="utf8")
    found: list[str] = []
    read_cards(path, kind, found)
    return found


def test_a_good_file_gives_typed_cards_by_id(tmp_path: Path) -> None:
    path = tmp_path / "relics.yaml"
    path.write_text(f"- {GOOD}\n", encoding="utf8")
    found: list[str] = []
    cards = read_cards(path, Relic, found)
    assert found == []
    assert cards["idol"].worth == 2
    assert cards["idol"].name.pl == "Bożek"
    assert cards["idol"].copies == 1


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (GOOD.replace("worth: 2", "worth: two"), "card idol: field worth: Expected `int`, got `str`"),
        (GOOD.replace("worth: 2", "price: 2"), "card idol: Object contains unknown field `price`"),
        (
            GOOD.replace("worth: 2", "do: [{do: gain, amuont: 2}]"),
            "card idol: field do[0]: Object contains unknown field `amuont`",
        ),
        (GOOD.replace("en: Idol", "en: 5"), "card idol: field name.en: Expected `str`, got `int`"),
        (GOOD.replace(", en: Idol", ""), "card idol: field name: Object missing required field `en`"),
        (GOOD.replace("en: Idol", "en: ' '"), "card idol: field name.en: is empty"),
        (GOOD.replace("miskatonic", "home"), "card idol: field origin: Invalid enum value 'home'"),
        (GOOD.replace("worth", "copies: 0, worth"), "card idol: field copies: at least 1"),
        (
            GOOD.replace("id: idol", "id: Idol_1"),
            "card Idol_1: field id: small letters, digits and single hyphens",
        ),
        (GOOD.replace("worth: 2", "do: [{do: dance}]"), "card idol: field do[0].do: Invalid value 'dance'"),
        (
            GOOD.replace("worth: 2", "do: [{do: harm}, {do: gain, amount: x}]"),
            "card idol: field do[1].amount: Expected `int`, got `str`",
        ),
        ("{name: {pl: a, en: b}, origin: box}", "card number 1: Object missing required field `id`"),
        ("just a word", "card number 1: Expected `object`, got `str`"),
    ],
)
def test_a_wrong_card_is_named_with_its_file_and_field(tmp_path: Path, card: str, problem: str) -> None:
    (found,) = problems(tmp_path, f"- {card}\n")
    assert found.startswith(f"relics.yaml: {problem}")


def test_all_wrong_cards_are_named_at_once_and_the_good_ones_are_read(tmp_path: Path) -> None:
    wrong = [GOOD.replace("idol", name).replace("2", "x") for name in ("one", "two")]
    path = tmp_path / "relics.yaml"
    path.write_text("".join(f"- {card}\n" for card in (*wrong, GOOD, GOOD)), encoding="utf8")
    found: list[str] = []
    cards = read_cards(path, Relic, found)
    assert list(cards) == ["idol"]
    assert [line.split(":")[1] for line in found] == [" card one", " card two", " card idol"]
    assert found[2] == "relics.yaml: card idol: field id: 'idol' stands twice"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a: [1", "relics.yaml: not YAML:"),
        ("a: 1", "relics.yaml: a list of cards is expected"),
        ("", "relics.yaml: a list of cards is expected"),
        (
            f"- {GOOD.replace('worth: 2', 'worth: 2, worth: 3')}",
            "relics.yaml: not YAML: field worth stands twice",
        ),
    ],
)
def test_a_file_that_is_no_list_of_cards_is_named(tmp_path: Path, text: str, problem: str) -> None:
    (found,) = problems(tmp_path, text)
    assert found.startswith(problem)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"absent\.yaml: No such file"):
        read_yaml(tmp_path / "absent.yaml")


def test_a_pack_with_problems_in_several_files_names_them_all(tmp_path: Path) -> None:
    (tmp_path / "relics.yaml").write_text("- {id: a}\n- {id: b}\n", encoding="utf8")
    (tmp_path / "omens.yaml").write_text("no list", encoding="utf8")
    with pytest.raises(ContentError) as error:
        ToyRules(tmp_path)
    assert [line.split(":")[0] for line in error.value.problems] == [
        *("relics.yaml", "relics.yaml"),
        *("omens.yaml", "tokens.yaml"),
    ]


def test_the_fingerprint_changes_with_any_file_and_only_then(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("1", encoding="utf8")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.yaml").write_text("2", encoding="utf8")
    first = fingerprint(tmp_path)
    assert fingerprint(tmp_path) == first
    (tmp_path / "note.txt").write_text("not content", encoding="utf8")
    assert fingerprint(tmp_path) == first
    (tmp_path / "deep" / "b.yaml").write_text("3", encoding="utf8")
    second = fingerprint(tmp_path)
    (tmp_path / "deep" / "b.yaml").rename(tmp_path / "deep" / "c.yaml")
    assert len({first, second, fingerprint(tmp_path)}) == 3


def test_an_editor_gets_a_schema_that_knows_fields_and_verbs() -> None:
    schema = schemas(KINDS)
    assert set(schema) == {"relics", "omens", "tokens"}
    text = json.dumps(schema["relics"])
    parts = schema["relics"]["$defs"]
    assert parts["Relic"]["required"] == ["id", "name", "origin"]
    assert parts["Relic"]["additionalProperties"] is False
    assert parts["Harm"]["properties"]["who"]["enum"] == ["chosen", "each", "others", "you"]
    assert parts["Harm"]["properties"]["do"] == {"enum": ["harm"]}
    assert "roll-for-gold" in text


def test_the_toys_components_are_counted() -> None:
    assert RULES.kinds()["tokens"] == {"box": 0, "miskatonic": 7}


# Verbs


class OpenGate(Verb, frozen=True):
    names = ("place", "others")
    place: str = "cellar"
    others: tuple[str, ...] = ()
    loudly: bool = False


def test_a_verb_is_called_after_its_class() -> None:
    assert kebab("OpenGate") == "open-gate"
    assert OpenGate().tag == "open-gate"
    assert msgspec.json.encode(Gain(2)) == b'{"do":"gain","amount":2}'


def test_a_verbs_text_has_its_parameters_and_names_of_components() -> None:
    verb = OpenGate("attic", ("cellar", "yard"), True)
    assert verb.text() == Msg(
        "verb-open-gate",
        {"place": Name("attic"), "others": [Name("cellar"), Name("yard")], "loudly": "yes"},
    )


def test_the_text_of_a_tree_holds_the_texts_of_its_branches() -> None:
    tree = Instead((Gain(1), Instead((Harm(2, "you"),))))
    inner = Msg("verb-instead", {"instead": [Msg("verb-harm", {"amount": 2, "who": "you", "together": "no"})]})
    assert tree.text() == Msg("verb-instead", {"instead": [Msg("verb-gain", {"amount": 1}), inner]})
    assert texts([Alter(1)]) == [Msg("verb-alter", {"by": 1, "outer": "no"})]
