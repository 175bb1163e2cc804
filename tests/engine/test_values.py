from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.engine.match import Match
from miskatonic.engine.value import Modifier, Value, compute
from tests.toy import RULES
from tests.toy.flow import as_toy


def total(base: int, *modifiers: tuple[Any, int], **bounds: int) -> Value:
    return compute(base, [Modifier(how, amount, "card") for how, amount in modifiers], **bounds)


def test_an_unmodified_value_is_its_base() -> None:
    assert int(total(4)) == 4
    assert total(4).breakdown() == "4"


def test_additions_may_go_below_zero_before_the_clamp() -> None:
    value = total(4, ("add", -8), ("add", 2), least=0)
    assert value.total == 0
    assert value.breakdown() == "4 -8 +2 → 0"


def test_a_replacement_comes_before_additions_and_the_last_one_counts() -> None:
    value = total(4, ("add", 1), ("set", 9), ("set", 2))
    assert value.total == 3
    assert value.breakdown() == "4 =9 =2 +1 → 3"


def test_doubling_comes_after_additions_and_halving_rounds_up() -> None:
    assert total(2, ("double", 0), ("add", 1)).total == 6
    assert total(2, ("halve", 0), ("add", 1)).total == 2
    assert total(-3, ("halve", 0)).total == -1
    assert total(3, ("double", 0), ("halve", 0), ("halve", 0)).total == 2
    assert total(3, ("double", 0), ("halve", 0)).breakdown() == "3 ×2 ÷2 → 3"


def test_a_cards_bound_is_shown_only_where_it_changes_something() -> None:
    assert total(1, ("least", 3)).breakdown() == "1 ≥3 → 3"
    assert total(9, ("most", 5), ("add", 1)).breakdown() == "9 +1 ≤5 → 5"
    assert total(4, ("least", 3), ("most", 5)).breakdown() == "4"


def test_every_step_is_kept_with_its_source() -> None:
    value = compute(1, [Modifier("add", 2, "dowry"), Modifier("double", 0, "mask")], most=5)
    assert [(modifier.source, after) for modifier, after in value.steps] == [
        ("dowry", 3),
        ("mask", 6),
        ("", 5),
    ]


CHANGES = st.tuples(st.sampled_from(["set", "add", "double", "halve"]), st.integers(-9, 9))


@given(st.integers(-50, 50), st.lists(CHANGES))
def test_a_clamped_value_stays_in_its_bounds_and_ends_its_own_sum(base: int, modifiers: list[tuple[str, int]]) -> None:
    value = total(base, *modifiers, least=0, most=20)
    assert 0 <= value.total <= 20
    assert value.total == (value.steps[-1][1] if value.steps else base)


@pytest.mark.parametrize(
    ("table", "coins", "sum_"),
    [
        (["copper-idol", "jade-frog"], 2, "7"),
        (["old-debt"], 2, "7 -8 → 0"),
        (["old-debt", "pledge"], 2, "7 -8 ≥3 → 3"),
        (["false-ledger", "dowry", "golden-mask", "rust"], 1, "1 =7 +4 ×2 ÷2 → 11"),
        (["rust"], 5, "5 ÷2 → 3"),
        (["golden-mask"], 30, "30 ×2 → 40"),
    ],
)
def test_the_toys_worth_is_computed_at_every_read(table: list[str], coins: int, sum_: str) -> None:
    match = Match.position(RULES, {"players": [{"table": table, "coins": coins}, {}]})
    assert as_toy(match.game).worth(0).breakdown() == sum_


def test_a_relic_that_leaves_the_table_no_longer_counts() -> None:
    match = Match.position(RULES, {"players": [{"table": ["golden-mask"], "coins": 4}, {}]})
    assert as_toy(match.game).worth(0).total == 8
    match.state.players[0].table.remove("golden-mask")
    assert as_toy(match.game).worth(0).total == 4
