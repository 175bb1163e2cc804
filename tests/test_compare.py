"""`bench.compare` finds what it is for: the first difference, by entry, event or field."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from bench.compare import difference, first_difference, replayed, told

GOLDEN = sorted((Path(__file__).parent / "golden").glob("elder-sign*.misk"))


def test_two_tellings_of_one_game_are_the_same() -> None:
    assert first_difference(told("elder-sign", 3), told("elder-sign", 3)) == ""


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "a[1].b: 2 and 3"),
        ({"a": 1}, {"a": 1, "c": 2}, "c: only in the second"),
        ([1, 2], [1], ": 2 and 1 of them"),
        ({"a": "x"}, {"a": "x"}, ""),
    ],
)
def test_the_first_difference_is_named_by_its_place(one: object, other: object, found: str) -> None:
    assert difference(one, other) == found


def test_of_a_state_and_an_entry_that_differ_the_earlier_is_named() -> None:
    game = told("elder-sign", 3)
    state = copy.deepcopy(game)
    entries = state["states"][1][0]
    state["states"][1][1]["doom"] += 1
    assert f"state after {entries} entries.doom" in first_difference(game, state)
    entry = copy.deepcopy(state)
    entry["journal"][0] = ["d", 0, ["another"]]
    assert "journal[0]" in first_difference(game, entry)


def test_a_recorded_game_is_replayed_and_a_changed_field_of_its_state_named(tmp_path: Path) -> None:
    assert [replayed(path) for path in GOLDEN] == [""] * len(GOLDEN)
    changed = tmp_path / "changed.misk"
    *rest, last = GOLDEN[0].read_text(encoding="utf8").splitlines()
    assert last.startswith('["s"')
    changed.write_text("\n".join([*rest, last.replace('"turn":', '"turn":1', 1), ""]), encoding="utf8")
    assert "entries.turn: " in replayed(changed)
