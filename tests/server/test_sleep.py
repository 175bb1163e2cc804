"""Tables that sleep: what they took is free at once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from typing import Any, cast

import pytest

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES, rules
from miskatonic.server import rooms
from miskatonic.server.rooms import Rooms
from miskatonic.table.seating import Holder, HostRules
from miskatonic.table.table import Table


class OneProcess:
    """As much of a store as a room that nobody visits asks for."""

    owner = ""


@pytest.fixture
def nobody_collects() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def table_of(game: str) -> Table:
    seats = max(2, rules(game).least_seats)
    holders = [Holder("person", "ann", "Ann") for _ in range(seats)]
    made = Table("t1", rules(game), "ann", holders, {}, HostRules())
    made.start("ann")
    return made


def play(table: Table, choices: int) -> None:
    dice = RandomBot("sleep")
    match = table.match
    assert match is not None
    for _ in range(choices):
        decision = match.pending[0]
        match.answer(decision.seat, dice.choose(decision, match.view(decision.seat)))


def matches() -> int:
    """Counted, not watched: compiled ones do not tell whoever watches them that they go."""
    return len([thing for thing in gc.get_objects() if type(thing) is Match])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("nobody_collects")
def test_a_table_that_sleeps_is_gone_before_anybody_collects(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = matches()

    async def sleep() -> None:
        nowhere: Any = OneProcess()
        open_ones = Rooms(nowhere, cast(Any, None), cast(Any, None))
        table = table_of(game)
        open_ones.add(table)
        play(table, 12)
        await open_ones._let_sleep("t1")
        assert open_ones.known("t1") is not None, "it was used just now"
        monkeypatch.setattr(rooms, "IDLE", -1.0)
        await open_ones._let_sleep("t1")
        assert not open_ones.open()

    asyncio.run(sleep())
    assert matches() == before
