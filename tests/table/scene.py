"""A table of the toy game with people to sit at it."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from miskatonic.engine.match import Match
from miskatonic.table.seating import Holder, HostRules
from miskatonic.table.table import Table
from tests.battery.playing import answer
from tests.toy import RULES
from tests.toy.rules import ToyRules


class Friendly(ToyRules):
    """The same game among people who let each other take back what they like."""

    rivals = False


FRIENDS = Friendly()


def table(
    *people: str, rules: HostRules | None = None, seed: str = "1", start: bool = True, rivals: bool = False
) -> Table:
    """Seats for these people, the first of them the host; `bot` and `open` are what they say."""
    holders = [_holder(person) for person in people]
    made = Table("t1", RULES if rivals else FRIENDS, people[0], holders, {}, rules or HostRules())
    if start:
        made.start(seed)
    for person in people:
        if person not in ("bot", "open"):
            made.come(person)
    return made


def _holder(person: str) -> Holder:
    match person:
        case "bot" | "open":
            return Holder(person, bot="random")
        case _:
            return Holder("person", person, person.title(), "random")


def the_match(table: Table) -> Match[Any]:
    assert table.match is not None
    return table.match


def step(table: Table, dice: random.Random) -> None:
    """One answer from whoever is asked, person or bot."""
    match = the_match(table)
    waiting = table.holding_back()
    asked = [d for d in match.pending if not waiting or table.holders[d.seat].kind == "person"]
    decision = asked[dice.randrange(len(asked))]
    keys = answer(decision, dice)
    holder = table.holders[decision.seat]
    if holder.kind == "person":
        assert holder.person is not None
        table.choose(holder.person, decision.seat, table.number, keys)
    else:
        assert table.choose_for_bot(decision, keys)


def play_until(table: Table, kind: str, dice: random.Random) -> None:
    for _ in range(500):
        if any(decision.kind == kind for decision in the_match(table).pending):
            return
        step(table, dice)
    raise AssertionError(f"nobody was asked {kind}")


def snapshot(table: Table) -> bytes:
    match = the_match(table)
    return msgspec.msgpack.encode([match.state, match.journal, list(match.pending)])
