"""Who writes a table's journal, where many processes could: the lease, and lines that are too late."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text, update

from miskatonic.engine.game import Rules
from miskatonic.games.registry import rules
from miskatonic.server import schema as s
from miskatonic.server.config import Config
from miskatonic.server.journal import FencedJournal, Row, journal_of
from miskatonic.server.processes import Processes
from miskatonic.server.rooms import Rooms
from miskatonic.server.run import listen
from miskatonic.server.store import Fenced, Store
from miskatonic.server.turns import Errands
from miskatonic.server.writer import Writer
from miskatonic.table.seating import Holder, usual
from miskatonic.table.table import Table
from tests.server.test_postgres import Cluster, cluster
from tests.toy import RULES

__all__ = ["cluster"]


def row(table: str, number: int, epoch: int) -> Row:
    return (table, number, "{}", "", None, None, epoch)


async def a_table(store: Store, name: str, game: Rules[Any] = RULES) -> Table:
    user = await store.add_user("Ann")
    assert user is not None
    table = Table(name, game, user.id, [Holder("person", user.id, "Ann")] * 2, {}, usual(game))
    await store.add_table(table)
    return table


async def expire(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(update(s.leases).values(until=func.now() - text("interval '1 second'")))


async def numbers(store: Store, name: str) -> list[tuple[int, int]]:
    j = s.journal.c
    async with store.engine.connect() as connection:
        found = select(j.number, j.epoch).where(j.table_id == name).order_by(j.number)
        return [(number, epoch) for number, epoch in await connection.execute(found)]


def two(cluster: Cluster, tmp_path: Path, play: Callable[[Store, Store], Awaitable[None]]) -> None:
    url = Config(tmp_path, cluster.url).url

    async def run() -> None:
        one, other = Store(url, "one"), Store(url, "other")
        await one.open()
        try:
            await play(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(run())


def test_a_lease_has_one_owner_and_a_new_epoch_each_time(cluster: Cluster, tmp_path: Path) -> None:
    async def play(one: Store, other: Store) -> None:
        table = await a_table(one, "t")
        assert table.epoch == 1 and await one.holds_lease(table)
        assert await other.take_lease("t") is None, "it is taken"
        assert await one.take_lease("t") == 2, "one's own can be taken anew"
        assert not await one.holds_lease(table), "and what was read before is void"
        await expire(one)
        assert (
            sorted([epoch or 0 for epoch in await asyncio.gather(*[store.take_lease("t") for store in (one, other)])])[
                -1
            ]
            >= 3
        )
        table.epoch = 9
        await one.release_lease(table)
        assert await other.take_lease("t") is None or await one.take_lease("t") is None, "nobody else's is released"

    two(cluster, tmp_path, play)


def test_the_leases_of_the_dead_end_though_the_clock_was_set_back(cluster: Cluster, tmp_path: Path) -> None:
    """By an hour: then they would last an hour longer, and so would the sign of life."""

    async def play(one: Store, other: Store) -> None:
        await a_table(one, "t")
        dead, here = (
            Processes(store, Rooms(store, Writer(journal_of(store)), Errands()), "h:1") for store in (one, other)
        )
        await dead.beat()
        await here.beat()
        assert list(here.living) == ["one", "other"] and await here._owner("t") == dead.me
        async with one.engine.begin() as connection:
            for part in (s.leases, s.processes):
                await connection.execute(update(part).values(until=part.c.until + text("interval '1 hour'")))
        await here.beat()
        assert list(here.living) == ["other"]
        here.forget("t")
        assert await here._owner("t") == here.me
        assert await other.take_lease("t") is not None, "nobody has to wait for an hour"
        assert await one.take_lease("t") is None, "and then it is the other's"

    two(cluster, tmp_path, play)


def test_whoever_finds_an_owner_dead_waits_for_half_of_its_lease_only(cluster: Cluster, tmp_path: Path) -> None:
    """Nobody listens at its address, and it is silent: both, for one of them may happen to those who live."""

    async def left(store: Store, share: float) -> None:
        until = func.now() + timedelta(seconds=share * store.lease)
        async with store.engine.begin() as connection:
            await connection.execute(update(s.leases).values(until=until))

    async def play(one: Store, other: Store) -> None:
        await a_table(one, "t", rules("elder-sign"))
        closed = listen("127.0.0.1", 0)
        host, port = closed.getsockname()
        closed.close()
        writer = Writer(journal_of(other))
        writer.start()
        dead = Processes(one, Rooms(one, Writer(journal_of(one)), Errands()), f"{host}:{port}")
        rooms = Rooms(other, writer, Errands())
        here = Processes(other, rooms, "h:1")
        await dead.beat()
        await left(one, 0.7)
        assert await other.take_lease("t", "one") is None, "it said a moment ago that it lives"
        await left(one, 0.4)
        assert await other.take_lease("t") is None, "nobody has found it dead"
        assert await other.take_lease("t", "somebody") is None, "somebody else is"
        began = time.monotonic()
        assert await here.way_to("t") is None, "the table is here now"
        assert time.monotonic() - began < 0.3 * other.lease, "nobody has waited for the rest"
        room = rooms.known("t")
        assert room is not None and room.table.epoch == 2
        assert await one.take_lease("t") is None, "and it is this one's"
        await rooms.close()
        await writer.stop()

    two(cluster, tmp_path, play)


def test_lines_of_an_epoch_that_is_over_are_never_written(cluster: Cluster, tmp_path: Path) -> None:
    async def play(one: Store, other: Store) -> None:
        mine, theirs = await a_table(one, "mine"), await a_table(one, "theirs")
        journal, late = journal_of(other), journal_of(one)
        assert isinstance(late, FencedJournal)
        assert await late.write([[row("mine", 0, 1)], [row("theirs", 0, 1)]]) == []
        await expire(one)
        assert await other.take_lease("theirs") == 2
        # In one statement with a table that is still one's own: that one is written all the same.
        assert await late.write([[row("mine", 1, 1)], [row("theirs", 1, 1)]]) == [1]
        assert await journal.write([[row("theirs", 1, 2)]]) == []
        assert await late.write([[row("theirs", 2, 1)]]) == [0], "whatever its number"
        assert await late.write([[row("theirs", 1, 1)], [row("mine", 2, 1)]]) == [0]
        assert await numbers(one, "mine") == [(0, 1), (1, 1), (2, 1)]
        assert await numbers(one, "theirs") == [(0, 1), (1, 2)]
        for change in (one.save_seats, one.save_options, one.save_manners, one.save_summary):
            with pytest.raises(Fenced):
                await change(theirs)
        with pytest.raises(Fenced):
            await one.save_phase(theirs, "over")
        await one.save_seats(mine)
        assert not await one.holds_lease(theirs) and await one.holds_lease(mine)
        await journal.close()
        await late.close()

    two(cluster, tmp_path, play)


def test_whoever_takes_a_lease_waits_for_lines_on_their_way_but_longer_time_does_not(
    cluster: Cluster, tmp_path: Path
) -> None:
    async def play(one: Store, other: Store) -> None:
        await a_table(one, "t")
        async with one.engine.connect() as connection:
            lines = (["t"], [0], ["{}"], [""], [None], [None], [1], "one")
            from miskatonic.server.journal import FENCED

            await connection.exec_driver_sql(FENCED, lines)
            # Not committed yet.
            async with asyncio.timeout(3), other.engine.begin() as beside:
                await beside.execute(update(s.leases).values(until=func.now() - text("interval '1 second'")))
            taking = asyncio.create_task(other.take_lease("t"))
            await asyncio.sleep(0.3)
            assert not taking.done()
            await connection.commit()
            assert await taking == 2
        assert await numbers(other, "t") == [(0, 1)], "and then they are there to be read"

    two(cluster, tmp_path, play)


def test_somebody_who_goes_for_good_takes_the_leases_of_their_tables_along(cluster: Cluster, tmp_path: Path) -> None:
    async def play(one: Store, other: Store) -> None:
        table = await a_table(one, "t")
        ben = await one.add_user("Ben")
        assert ben is not None
        table.holders[1] = Holder("person", ben.id, "Ben")
        await one.save_seats(table)
        assert (await other.forget(ben.id))[0] == ["t"]
        with pytest.raises(Fenced):
            await one.save_seats(table)
        assert await one.take_lease("t") == 3
        found = await one.table("t")
        assert found is not None and found.holders[1].person is None

    two(cluster, tmp_path, play)
