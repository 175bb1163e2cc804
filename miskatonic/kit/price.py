"""Prices: all parts of one are paid together, so what takes the same thing twice must be there twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from miskatonic.engine.spec import fields_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyVerb

AMOUNT = "amount"


def ways_to_pay(costs: Sequence[AnyVerb]) -> list[list[AnyVerb]]:
    """Every choice among the parts of a price, each with its equal parts added up."""
    ways: list[list[AnyVerb]] = [[]]
    for cost in costs:
        ways = [[*way, *parts] for way in ways for parts in cost.prices()]
    return [added_up(way) for way in ways]


def added_up(costs: Sequence[AnyVerb]) -> list[AnyVerb]:
    """One verb for all that differ in nothing but their amount."""
    found: list[AnyVerb] = []
    for cost in costs:
        for number, other in enumerate(found):
            if _alike(cost, other):
                found[number] = _both(other, cost)
                break
        else:
            found.append(cost)
    return found


def _alike(one: AnyVerb, other: AnyVerb) -> bool:
    fields = fields_of(type(one))
    if type(one) is not type(other) or AMOUNT not in fields:
        return False
    return all([getattr(one, field) == getattr(other, field) for field in fields if field != AMOUNT])


def _both(one: AnyVerb, other: AnyVerb) -> AnyVerb:
    said: dict[str, Any] = {field: getattr(one, field) for field in fields_of(type(one))}
    said[AMOUNT] = _sum(said[AMOUNT], getattr(other, AMOUNT))
    made: AnyVerb = type(one)(**said)
    return made


def _sum(one: AnyAmount, other: AnyAmount) -> AnyAmount:
    from miskatonic.kit.amounts import Plus

    return one + other if isinstance(one, int) and isinstance(other, int) else Plus((one, other))
