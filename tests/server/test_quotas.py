"""What one person may do in all, over however many connections; a disk that fills up; a loop that stands still."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import insert

from miskatonic.server import schema
from miskatonic.server.config import Limits
from miskatonic.server.doors import forwarded_for
from miskatonic.server.quotas import Disk, Quotas
from miskatonic.server.store import CHAT_KEPT, CHAT_PRUNED, Store, now
from miskatonic.server.watchdog import HUNG
from miskatonic.table.messages import ChatLine
from miskatonic.table.seating import Holder, HostRules
from miskatonic.table.table import Table
from tests.server.client import Person, Process
from tests.server.test_floods import a_server, memory
from tests.server.test_outage import play
from tests.server.test_serve import serving
from tests.toy import RULES


def test_chat_is_counted_over_all_connections_of_a_person(tmp_path: Path) -> None:
    with (
        a_server(tmp_path, chat_rate=0.01, chat_burst=6) as process,
        Person(process) as ann,
        Person(process, "Ben") as ben,
    ):
        table = ann.table("me", "open", start=False, public=True)
        ben.post(f"/api/tables/{table}/join")
        with ann.sit_down(table) as one, ann.sit_down(table) as two, ben.sit_down(table) as other:
            for number in range(12):
                (one, two)[number % 2].send(t="chat", text=f"{number}")
            for socket in (one, two):
                socket.settle()
            refused = [m for socket in (one, two) for m in socket.received if m["t"] == "refused"]
            assert len(refused) == 6 and refused[0]["message"]["id"] == "problem-too-fast"
            other.send(t="chat", text="still there")
            assert other.until("chat", text="still there")


def test_reports_tables_and_files_are_counted(tmp_path: Path) -> None:
    with (
        a_server(tmp_path, report_rate=0.001, report_burst=2, table_rate=0.001, table_burst=3) as process,
        Person(process) as ann,
        Person(process, "Ben") as ben,
    ):
        table = ann.table("me", "me")
        for status in (201, 201, 429):
            ann.post(f"/api/tables/{table}/report", status, note="x")
        assert len(list((process.data / "reports").glob("*.miskatonic"))) == 2
        kinds = [{"kind": "me"}, {"kind": "me"}]
        for status in (201, 201, 429):
            ann.post("/api/tables", status, game="toy", seats=kinds)
        ben.post("/api/tables", 201, game="toy", seats=kinds)
    with a_server(tmp_path, import_rate=0.001, import_burst=1) as process, Person(process) as ann:
        assert ann.http.post("/api/import", content=b"x\n").status_code == 400
        assert ann.http.post("/api/import", content=b"x\n").status_code == 429


def test_what_costs_more_than_a_choice_is_counted_too(tmp_path: Path) -> None:
    """A file taken twice is told of once; "always so" is stored, and everybody is told, each time."""
    with a_server(tmp_path, seat_rate=0.001, seat_burst=6) as process, Person(process) as ann:
        table = ann.table("me", "me")
        for _ in range(3):
            ann.get(f"/api/tables/{table}/export")
        assert [mark["kind"] for mark in ann.get(f"/api/tables/{table}")["marks"]] == ["exported"]
        with ann.sit_down(table) as socket:
            socket.settle()
            for number in range(6):
                socket.send(t="auto", seat=0, topic=f"t{number}", key="x")
            socket.settle()
            refused = [message["message"]["id"] for message in socket.received if message["t"] == "refused"]
        assert refused == ["problem-too-fast"] * 3
        ann.get(f"/api/tables/{table}/export", 429)


def test_finished_tables_count_too(tmp_path: Path) -> None:
    with a_server(tmp_path, kept_tables=2) as process, Person(process) as ann:
        first = ann.table("me", "me")
        ann.table("me", "me")
        refused = ann.post("/api/tables", 429, game="toy", seats=[{"kind": "me"}] * 2)
        assert refused["message"]["id"] == "problem-too-many-kept"
        assert ann.http.delete(f"/api/tables/{first}").status_code == 204
        ann.table("me", "me")


def test_the_newest_reports_are_kept(tmp_path: Path) -> None:
    wide = {"report_rate": 1e6, "report_burst": 10**6}
    with a_server(tmp_path, reports_size=20_000, **wide) as process, Person(process) as ann:
        table = ann.table("me", "me")
        names = [ann.post(f"/api/tables/{table}/report", 201, note="x" * 4000)["name"] for _ in range(12)]
        kept = sorted(path.name for path in (process.data / "reports").glob("*.miskatonic"))
        assert kept[-1] == names[-1] and 1 <= len(kept) < 12


def test_where_the_disk_is_nearly_full_games_go_on_and_nothing_new_is_kept(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    with Person(process) as ann:
        table = ann.table("me", "me")
        process.stop()
        process.flags = ('--limits={"free_disk": 1000000000000000000}',)
        process.start()
        refused = ann.post("/api/tables", 503, game="toy", seats=[{"kind": "me"}] * 2)
        assert refused["message"]["id"] == "problem-disk-nearly-full"
        ann.post(f"/api/tables/{table}/report", 503)
        for way in ("guest", "register"):
            body = {"name": "Ben"} if way == "guest" else {"name": "Ben", "password": "long enough"}
            refused = httpx.post(f"{process.url}/api/{way}", json=body).json()
            assert refused["message"]["id"] == "problem-disk-nearly-full", way
        assert ann.http.post("/api/import", content=b"x").status_code == 503
        with ann.sit_down(table) as seat:
            seat.settle()
            play(seat, random.Random(1), 4)
            seat.send(t="chat", text="hello")
            assert seat.until("refused")["message"]["id"] == "problem-disk-nearly-full"
    process.stop()


def test_an_address_may_do_a_few_times_what_a_person_may_and_a_proxy_any() -> None:
    quotas = Quotas(Limits(chat_rate=0, chat_burst=2, address_share=3), ("10.0.0.1",))
    assert sum(quotas.take("chat", f"person {number}", "192.0.2.7") for number in range(20)) == 6
    assert sum(quotas.take("chat", f"person {number}", "10.0.0.1") for number in range(30, 60)) == 30
    assert sum(quotas.take("chat", "one", "") for _ in range(9)) == 2


def test_only_a_proxy_is_believed_whom_it_speaks_for() -> None:
    assert forwarded_for("10.0.0.1", "198.51.100.1, 192.0.2.9", ("10.0.0.1",)) == "192.0.2.9"
    assert forwarded_for("192.0.2.7", "198.51.100.1", ("10.0.0.1",)) == "192.0.2.7"
    assert forwarded_for("10.0.0.1", "", ("10.0.0.1",)) == "10.0.0.1"


def test_a_disk_is_looked_at(tmp_path: Path) -> None:
    assert Disk(tmp_path, 1).has_room()
    assert not Disk(tmp_path, 10**18).has_room()


def test_a_loop_that_stands_still_is_ended_and_says_where(tmp_path: Path) -> None:
    hang = tmp_path / "hang"
    process = Process(tmp_path / "data", '--limits={"watchdog": 2}', f"--hang-while={hang}")
    with Person(process) as ann:
        table = ann.table("me", "me")
        with ann.sit_down(table) as seat:
            seat.settle()
            play(seat, random.Random(1), 3)
            states = seat.states
        hang.touch()
        with pytest.raises(Exception):  # noqa: B017 - cut off, or timed out
            ann.http.get("/api/tables", timeout=20)
        deadline = time.monotonic() + 20
        while process.ended() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        assert process.ended() == HUNG
        said = process.log.read_text()
        assert "the loop has not turned for 2 seconds" in said and "in hang" in said
        hang.unlink()
        process.start()
        with ann.sit_down(table) as seat:
            seat.settle()
            assert seat.states == states
    process.stop()


def test_a_server_that_was_stopped_for_a_while_is_not_taken_for_one_that_hangs(tmp_path: Path) -> None:
    process = Process(tmp_path / "data", '--limits={"watchdog": 2}')
    subprocess.run(["kill", "-STOP", str(process.pid)], check=True)
    time.sleep(4)
    subprocess.run(["kill", "-CONT", str(process.pid)], check=True)
    time.sleep(1)
    with Person(process) as ann:
        ann.get("/api/me")
    process.stop()


def test_whoever_leafs_through_a_long_game_holds_nobody_up(tmp_path: Path) -> None:
    late = tmp_path / "late"
    process = Process(tmp_path / "data", f"--replay-late={late}")
    with Person(process) as ann, Person(process, "Eve") as eve, ThreadPoolExecutor(3) as threads:
        table, other = ann.table("me", "me"), eve.table("me", "me")
        late.touch()
        asked = [threads.submit(eve.get, f"/api/tables/{other}/replay/0") for _ in range(3)]
        time.sleep(0.3)
        with ann.sit_down(table) as seat:
            seat.settle()
            play(seat, random.Random(1), 3)
        assert not any(one.done() for one in asked)
        late.unlink()
        assert [one.result()["entry"] for one in asked] == [0, 0, 0]
    process.stop()


async def a_table(store: Store, name: str, created: str = "") -> None:
    user = await store.add_user("Ann")
    assert user is not None
    table = Table(name, RULES, user.id, [Holder("person", user.id, "Ann")] * 2, {}, HostRules())
    table.created = created or now()
    await store.add_table(table)
    table.host_name = user.id


def test_old_chat_is_forgotten_and_new_chat_is_not(tmp_path: Path) -> None:
    asyncio.run(old_chat(tmp_path))


async def old_chat(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
    await store.open()
    await a_table(store, "a")
    await a_table(store, "b")
    user = await store.add_user("Ben")
    assert user is not None
    await store.add_chat("b", user.id, ChatLine("Ben", "other table", now()))
    for number in range(CHAT_KEPT + 3 * CHAT_PRUNED):
        await store.add_chat("a", user.id, ChatLine("Ben", str(number), now()))
    async with store.engine.connect() as connection:
        kept = (await connection.exec_driver_sql("select count(*) from chat where table_id = 'a'")).scalar_one()
    assert CHAT_KEPT <= kept < CHAT_KEPT + CHAT_PRUNED
    said = await store.chat("a")
    assert [line.text for line in said][-1] == str(CHAT_KEPT + 3 * CHAT_PRUNED - 1) and len(said) == CHAT_KEPT
    assert [line.text for line in await store.chat("b")] == ["other table"]
    await store.close()


def test_tables_at_which_nobody_has_been_for_long_are_found(tmp_path: Path) -> None:
    asyncio.run(old_tables(tmp_path))


async def old_tables(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
    await store.open()
    await a_table(store, "new")
    await a_table(store, "old", "2020-01-01T00:00:00.000Z")
    await a_table(store, "begun", "2020-01-01T00:00:00.000Z")
    async with store.engine.begin() as connection:
        # Its phase was never stored; the journal knows better.
        await connection.execute(insert(schema.journal), [{"table_id": "begun", "number": 0, "text": "{}", "by": ""}])
    assert await store.forgotten_tables(30) == ["old"]
    await store.delete_table("old")
    assert await store.forgotten_tables(30) == []
    assert await store.forgotten_tables(30, 100_000) == []
    assert await store.forgotten_tables(30, 730) == ["begun"]
    assert await store.table("new") is not None
    await store.close()


def test_lists_leave_out_what_people_brought(tmp_path: Path) -> None:
    """Forty tables with decks of a megabyte: whoever asks for the list must not make the server read them all."""
    process = Process(tmp_path / "data")
    with Person(process) as ann:
        tables = [ann.table("me", "me", start=False) for _ in range(40)]
        process.stop()
        with closing(sqlite3.connect(process.data / "miskatonic.sqlite")) as store, store:
            store.execute(
                "UPDATE tables SET options = ?", [msgspec.json.encode({"deck": ["y" * 20] * 40_000}).decode()]
            )
            store.execute("UPDATE seats SET auto = ?", [msgspec.json.encode({"y" * 100_000: "x"}).decode()])
        process.start()
        ann.get("/api/me")
        before = memory(process)
        for _ in range(3):
            assert {one["id"] for one in ann.get("/api/tables")} == set(tables)
        assert memory(process) - before < 20_000, "kilobytes"
        assert len(ann.get(f"/api/tables/{tables[0]}")["options"]["deck"]) == 40_000, "and the table has them"
    process.stop()


def test_a_table_that_somebody_has_looked_at_is_not_forgotten(tmp_path: Path) -> None:
    """Also where the server is killed while they sit there, and where they only looked at how it went."""
    process = Process(tmp_path / "data")
    file = process.data / "miskatonic.sqlite"

    def noted() -> set[str]:
        with closing(sqlite3.connect(file)) as store:
            return {row[0] for row in store.execute("SELECT id FROM tables WHERE played <> ''")}

    with Person(process) as ann:
        sat, looked, left = [ann.table("me", "me") for _ in range(3)]
        ann.http.close()
        process.kill()
        with closing(sqlite3.connect(file)) as store, store:
            store.execute("UPDATE tables SET created = '2001-01-01T00:00:00.000Z', played = ''")
        process.start()
        ann.http = httpx.Client(base_url=process.url, cookies=ann.http.cookies)
        ann.get(f"/api/tables/{looked}/replay/0")
        with ann.sit_down(sat) as seat:
            seat.settle()
            deadline = time.monotonic() + 10
            while noted() != {sat, looked} and time.monotonic() < deadline:
                time.sleep(0.05)
            process.kill()
    with serving(tmp_path, "--data", str(process.data), "--forget-after", "365"):
        deadline = time.monotonic() + 20
        tables = {sat, looked, left}
        while left in tables and time.monotonic() < deadline:
            time.sleep(0.05)
            with closing(sqlite3.connect(file)) as store:
                tables = {row[0] for row in store.execute("SELECT id FROM tables")}
    assert tables == {sat, looked}


def test_a_server_deletes_no_game_unless_it_was_told_to(tmp_path: Path) -> None:
    """Years pass between two starts; the first thing that a server does is to tidy up."""
    process = Process(tmp_path / "data")
    with Person(process) as ann:
        begun, never = ann.table("me", "bot"), ann.table("me", "open", start=False)
    process.stop()
    file = process.data / "miskatonic.sqlite"
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("UPDATE tables SET created = '2001-01-01T00:00:00.000Z', played = ''")

    def tables() -> set[str]:
        with closing(sqlite3.connect(file)) as store:
            return {row[0] for row in store.execute("SELECT id FROM tables")}

    assert tables() == {begun, never}
    for flags, left in (([], {begun}), (["--forget-after", "36500"], {begun}), (["--forget-after", "365"], set())):
        with serving(tmp_path, "--data", str(process.data), *flags):
            deadline = time.monotonic() + 20
            while tables() != left and time.monotonic() < deadline:
                time.sleep(0.05)
            time.sleep(0.5)
            assert tables() == left, flags
