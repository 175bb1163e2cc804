"""What content is written with: the keywords of a Part, how strictly it is read, how it is written."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Literal

import msgspec
import pytest

from miskatonic.engine.data import data, fields_of, read, shape, spec
from miskatonic.engine.part import Part
from miskatonic.engine.shape import written
from miskatonic.engine.verb import kebab


class Plant(Part, frozen=True, tag_field="grow", tag=kebab, omit_defaults=True, forbid_unknown_fields=True):
    height: int = 1
    smell: ClassVar[str] = "green"


class OakTree(Plant, frozen=True, rename={"under": "in"}):
    under: tuple[AnyPlant, ...] = ()
    smell = "dry"


class Moss(Plant, frozen=True):
    shade: Literal["light", "dark"] = "dark"
    height: int = 0


AnyPlant = OakTree | Moss


class Bed(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str = "bed"
    best: Moss = Moss(shade="light")
    plants: tuple[AnyPlant, ...]
    notes: dict[str, str] = {}


class Loose(Part, frozen=True):
    name: str


@data
class Garden:
    beds: list[Bed] = []


FOREST = {
    "grow": "oak-tree",
    "in": [{"grow": "moss", "shade": "light"}, {"grow": "oak-tree", "in": [{"grow": "moss"}]}],
}


def test_fields_stand_in_the_order_of_the_classes_and_what_is_said_anew_stays_in_its_place() -> None:
    assert fields_of(OakTree) == ("height", "under")
    assert fields_of(Moss) == ("height", "shade")
    assert Moss(3) == Moss(height=3, shade="dark")
    assert Moss().height == 0 and OakTree().height == 1


def test_what_is_given_by_name_only_may_be_required_behind_a_default() -> None:
    assert Bed(plants=()).name == "bed"
    with pytest.raises(TypeError):
        Bed("herbs", plants=())  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Bed()  # type: ignore[call-arg]


def test_heirs_are_called_after_themselves() -> None:
    assert spec(OakTree).tag == "oak-tree" and spec(OakTree).tag_field == "grow"
    assert OakTree.smell == "dry" and Moss.smell == "green" and "smell" not in fields_of(Moss)


def test_equal_is_what_has_the_same_class_and_the_same_fields() -> None:
    plants: list[object] = [Moss(1), OakTree(1)]
    assert plants[0] == Moss(1) and plants[0] != plants[1] and plants[0] != Moss(2)
    assert len({Moss(1), Moss(1), Moss(2)}) == 2
    assert repr(Moss(2)) == "Moss(height=2, shade='dark')"
    assert replace(Moss(2), shade="light") == Moss(2, "light")


def test_parts_hold_each_other_to_any_depth() -> None:
    tree = read(OakTree, FOREST)
    assert tree == OakTree(1, (Moss(0, "light"), OakTree(1, (Moss(),))))
    assert written(tree) == FOREST


def test_every_object_gets_a_default_of_its_own() -> None:
    one, other = read(Bed, {"plants": []}), read(Bed, {"plants": []})
    one.notes["a"] = "b"
    assert other.notes == {} and Bed(plants=()).notes == {}
    assert one.best == Moss(shade="light")


def test_a_state_may_hold_parts_and_shares_them() -> None:
    garden = Garden([Bed(plants=(Moss(2),))])
    twin = garden.copy()  # type: ignore[attr-defined]
    assert twin == garden and twin.beds is not garden.beds and twin.beds[0] is garden.beds[0]
    assert read(Garden, msgspec.to_builtins(Garden([Bed(plants=())]))) == Garden([Bed(plants=())])


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        ({"grow": "oak-tree", "in": [{"grow": "moos"}]}, r"Invalid value 'moos' - at `\$.in\[0\].grow`"),
        (
            {"grow": "oak-tree", "in": [{"grow": "moss", "shade": "grey"}]},
            r"Invalid enum value 'grey' - at `\$.in\[0\]",
        ),
        ({"grow": "oak-tree", "under": []}, "unknown field `under`"),
        ({"height": 1, "hieght": 2}, "unknown field `hieght`"),
        ({"height": "high"}, r"Expected `int`, got `str` - at `\$.height`"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(told: dict[str, Any], problem: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=problem):
        read(OakTree, told)


def test_strict_is_what_says_so_or_goes_on_from_what_does() -> None:
    assert read(Loose, {"name": "a", "more": 1}) == Loose("a")
    with pytest.raises(msgspec.ValidationError, match="required field `name`"):
        read(Loose, {})


def test_an_editor_is_told_fields_names_and_defaults() -> None:
    parts = msgspec.json.schema(shape(list[Bed]))["$defs"]
    assert parts["Bed"]["required"] == ["plants"] and parts["Bed"]["additionalProperties"] is False
    assert parts["OakTree"]["properties"]["grow"] == {"enum": ["oak-tree"]} and "in" in parts["OakTree"]["properties"]
    assert parts["Bed"]["properties"]["best"]["default"] == {"grow": "moss", "shade": "light"}


class Basket(msgspec.Struct):
    moss: Moss


class Shed(Part, frozen=True):
    basket: Basket


def test_a_struct_that_holds_data_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Basket\.moss: a Struct cannot hold data; write Part"):
        read(Shed, {})
