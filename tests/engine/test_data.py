from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import field, replace
from typing import Annotated, Any, Literal

import msgspec
import pytest

from miskatonic.engine.data import copy_of, data, fields_of, is_data, read, shape
from miskatonic.engine.snapshot import plain
from miskatonic.engine.visibility import Hidden


@data(frozen=True)
class Coin:
    worth: int = 1
    side: Literal["heads", "tails"] = "heads"


@data(tag="fox")
class Fox:
    den: str = "den"


@data(tag="hen")
class Hen:
    eggs: list[str] = []


@data
class Purse:
    owner: str
    coins: list[Coin] = field(default_factory=lambda: [Coin(2)])
    notes: Annotated[dict[int, str], Hidden("nobody", "notes")] = {}
    animal: Fox | Hen | None = None
    animals: dict[str, Fox | Hen] = {}
    pair: tuple[int, Hen] | None = None
    row: tuple[Hen, ...] = ()
    inner: list[Purse] = []

    @property
    def worth(self) -> int:
        return sum(coin.worth for coin in self.coins)


@data
class Chest(Purse):
    lock: str = "iron"


def full() -> Purse:
    return Purse(
        "ann", [Coin(5), Coin()], {3: "iou"}, Hen(["a"]), {"x": Fox()}, (1, Hen()), (Hen(["b"]),), [Purse("bob")]
    )


def test_every_object_gets_defaults_of_its_own() -> None:
    one, other = Purse("ann"), Purse("bob")
    one.coins.append(Coin(3))
    one.notes[1] = "iou"
    assert other == Purse("bob", [Coin(2)], {})
    assert one.worth == 5


def test_equal_is_what_has_the_same_class_and_the_same_fields() -> None:
    assert full() == full()
    assert full() != replace(full(), owner="bob")
    animals: list[object] = [Fox(), Hen()]
    assert animals[0] != animals[1]
    assert Chest("ann") != Purse("ann")
    assert len({Coin(1), Coin(1), Coin(2)}) == 2
    with pytest.raises(TypeError):
        hash(full())


def test_it_shows_its_fields() -> None:
    assert repr(Hen(["a"])) == "Hen(eggs=['a'])"


def test_a_copy_shares_what_is_frozen_and_nothing_else() -> None:
    purse = full()
    twin = copy_of(purse)
    assert twin == purse
    assert twin.coins is not purse.coins and twin.coins[0] is purse.coins[0]
    assert isinstance(twin.animal, Hen) and isinstance(twin.pair, tuple)
    twin.animal.eggs.append("b")
    twin.pair[1].eggs.append("c")
    twin.row[0].eggs.append("d")
    twin.inner[0].coins.clear()
    twin.animals["y"] = Hen()
    assert purse == full()


def test_a_shallow_copy_is_of_the_thing_alone() -> None:
    purse = full()
    twin = copy.copy(purse)
    twin.owner = "bob"
    assert purse.owner == "ann" and twin.coins is purse.coins


def test_a_member_of_a_union_says_which_it_is() -> None:
    assert plain(full())["animal"] == {"type": "hen", "eggs": ["a"]}
    assert msgspec.json.encode(Fox()) == b'{"type":"fox","den":"den"}'


def test_what_is_written_is_read_again() -> None:
    written = msgspec.json.decode(msgspec.json.encode(full()))
    assert read(Purse, written) == full()
    assert read(Purse, plain(full())) == full()
    assert read(Purse, {"owner": "bob"}) == Purse("bob")
    chests = read(list[Chest], [{"owner": "bob", "lock": "tin"}])
    assert chests == [Chest("bob", lock="tin")]


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        ({}, "missing required field `owner`"),
        ({"owner": 3}, r"Expected `str`, got `int` - at `\$.owner`"),
        ({"owner": "a", "coins": [{"side": "edge"}]}, r"Invalid enum value 'edge' - at `\$.coins\[0\].side`"),
        ({"owner": "a", "animal": {"type": "cat"}}, "Invalid value 'cat'"),
        ({"owner": "a", "inner": [{"owner": 3}]}, "Expected `str`, got `int`"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(told: dict[str, Any], problem: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=problem):
        read(Purse, told)


def test_fields_below_follow_those_above() -> None:
    assert fields_of(Chest) == (*fields_of(Purse), "lock")
    assert copy_of(Chest("ann", lock="tin")) == Chest("ann", lock="tin")


def test_a_class_and_its_objects_are_data() -> None:
    assert is_data(Coin) and is_data(Coin()) and not is_data(3) and not is_data(int)
    assert msgspec.json.schema(shape(Coin))["$defs"]["Coin"]["properties"]["worth"] == {"type": "integer", "default": 1}


def test_what_all_objects_would_share_is_refused() -> None:
    with pytest.raises(TypeError, match="default_factory"):

        @data
        class Rich:
            coins: list[Coin] = [Coin()]

    with pytest.raises(TypeError, match="default_factory"):

        @data
        class Tame:
            fox: Fox = Fox()


def test_a_state_holds_nothing_that_cannot_be_copied() -> None:
    @data
    class Odd:
        thing: set[str]

    Odd.__annotations__["thing"] = set[str]
    with pytest.raises(TypeError, match="cannot hold"):
        copy_of(Odd({"a"}))


@data
class Marks:
    by_seat: dict[int, str] = {}


def test_a_state_in_a_file_has_words_for_keys() -> None:
    told = plain(Marks({2: "x"}))
    assert told == {"by_seat": {"2": "x"}}
    assert read(Marks, told) == Marks({2: "x"})


@data
class Pile:
    cards: Sequence[str] = []


def test_copies_share_what_cannot_be_changed_in_place() -> None:
    pile = Pile(["a", "b"])
    twin = copy_of(pile)
    assert twin == pile and twin.cards is pile.cards
    twin.cards = [*twin.cards, "c"]
    assert pile.cards == ["a", "b"]
    assert read(Pile, plain(twin)) == twin
