"""Tables on many processes: wherever somebody knocks, the table is there; owners die, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import statistics
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from miskatonic.server.channel import News, RedisChannel
from miskatonic.server.processes import BEATS, suggested
from miskatonic.server.store import LEASE
from tests.server.client import Person, Process, Socket, answer
from tests.server.redis import Redis, redis
from tests.server.test_outage import choose, play, until_it_plays_again
from tests.server.test_postgres import Cluster, cluster

__all__ = ["cluster", "redis"]
SHORT = 1.5
KILLS = 30
SOAK_KILLS = 300
BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, OSError, EOFError)


def crew(cluster: Cluster, tmp_path: Path, *flags: str, name: str = "data") -> Process:
    return Process(tmp_path / name, f"--database={cluster.url}", *flags)


@pytest.fixture
def servers(cluster: Cluster, tmp_path: Path) -> Iterator[Process]:
    process = crew(cluster, tmp_path, "--workers=3")
    wait_for_all(cluster, 3)
    yield process
    process.stop()


def wait_for_all(cluster: Cluster, workers: int) -> None:
    """Until each has said that it lives, and has had the time to hear of the others."""
    end = time.monotonic() + 60
    while len(cluster.ask("SELECT 1 FROM processes WHERE until > now()")) < workers:
        assert time.monotonic() < end, "not all processes have started"
        time.sleep(0.1)
    time.sleep(LEASE / BEATS)


def owner_of(cluster: Cluster, table: str) -> str:
    """On a crowded machine a sign of life may be late, and a lease run out for a moment."""
    end = time.monotonic() + 20
    while not (found := cluster.ask(f"SELECT owner FROM leases WHERE table_id = '{table}' AND until > now()")):
        assert time.monotonic() < end, "nobody has the table"
        time.sleep(0.05)
    return found[0][0]


def pid_of(cluster: Cluster, table: str) -> int:
    return int(owner_of(cluster, table).partition("-")[0])


def table_of(person: Person, cluster: Cluster, process: Process) -> str:
    """A new table that the hash gives to this process."""
    for _ in range(30):
        table = person.table("me", "me")
        if pid_of(cluster, table) == process.pid:
            return table
    raise AssertionError("none of thirty tables came there")


def whole(cluster: Cluster, table: str) -> None:
    """No hole, and epochs only grow."""
    found = cluster.ask(f"SELECT number, epoch FROM journal WHERE table_id = '{table}' ORDER BY number")
    assert [int(number) for number, _ in found] == list(range(len(found)))
    epochs = [int(epoch) for _, epoch in found]
    assert epochs == sorted(epochs)


def test_the_hash_suggests_the_same_to_all_and_moves_few_tables() -> None:
    processes = [f"p{n}" for n in range(5)]
    tables = [f"t{n}" for n in range(2_000)]
    before = {table: suggested(table, processes) for table in tables}
    assert before == {table: suggested(table, processes[::-1]) for table in tables}
    shares = [list(before.values()).count(one) for one in processes]
    assert min(shares) > 300
    after = {table: suggested(table, processes[1:]) for table in tables}
    assert all(after[table] == before[table] for table in tables if before[table] != "p0")


def test_one_address_many_processes(servers: Process, cluster: Cluster) -> None:
    dice = random.Random(1)
    with Person(servers, "Ann") as ann, Person(servers, "Ben") as ben:
        tables = []
        for _ in range(8):
            table = ann.table("me", "open", start=False)
            tables.append(table)
            invite = ann.get(f"/api/tables/{table}")["invite"]
            ben.get(f"/api/tables/{table}", 404)
            ben.post(f"/api/tables/{table}/join", invite=invite, seat=1)
            ann.post(f"/api/tables/{table}/start")
            with ann.sit_down(table) as seat, ben.sit_down(table) as other:
                for one in (seat, other):
                    one.settle()
                    one.send(t="chat", text="here")
                    one.until("chat", text="here")
                for _ in range(4):
                    while not seat.decisions() and not other.decisions():
                        seat.settle()
                        other.settle()
                    who, watching = (seat, other) if seat.decisions() else (other, seat)
                    play(who, dice, 1)
                    # Both are at the same table, whichever process each has knocked at.
                    reached = who.number
                    while watching.number < reached:
                        watching.read()
            whole(cluster, table)
        owners = {owner_of(cluster, table) for table in tables}
        assert len(owners) > 1, "the tables are spread"
        listed = [one["id"] for one in ann.get("/api/tables")]
        assert set(tables) <= set(listed)
        page = ann.http.get(f"/api/tables/{tables[0]}")
        assert len(page.headers.get_list("content-security-policy")) == 1
        ann.delete(f"/api/tables/{tables[0]}")
        ann.get(f"/api/tables/{tables[0]}", 404)
        ann.get("/api/tables/nowhere", 404)
    assert "Traceback" not in servers.log.read_text(), servers.log.read_text()[-3000:]


class Player:
    """Plays on whatever happens; writes down what was acknowledged, and says again what is in doubt."""

    def __init__(self, ann: Person, dice: random.Random) -> None:
        self.ann, self.dice = ann, dice
        self.acknowledged: dict[str, list[Any]] = {}
        self.doubtful: dict[str, Any] | None = None
        self.socket: Socket | None = None
        self.begin()

    def begin(self) -> None:
        self.table = self.ann.table("me", "me", "me")
        self.acknowledged[self.table] = []

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.connection.close_socket()
            self.socket = None

    def sit(self) -> Socket:
        if self.socket is None:
            self.socket = self.ann.sit_down(self.table)
            self.socket.settle()
        return self.socket

    def play(self) -> None:
        """One choice that is acknowledged, whatever it takes."""
        end = time.monotonic() + 60
        while not self._try():
            assert time.monotonic() < end, "the table did not come back"

    def _try(self) -> bool:
        try:
            socket = self.sit()
            if self.doubtful is None:
                if socket.over():
                    self.leave()
                    self.begin()
                    return False
                decision = self.dice.choice(socket.decisions())
                keys = answer(decision, self.dice)
                self.doubtful = {"seat": decision["seat"], "number": socket.number, "keys": keys}
            socket.send(t="choose", id=1, **self.doubtful)
            reply = socket.reply()
            if reply["t"] == "ack":
                self.acknowledged[self.table].append(["d", self.doubtful["seat"], self.doubtful["keys"]])
                self.doubtful = None
                socket.settle()
                return True
            if reply["message"]["id"] in ("problem-overtaken", "problem-not-stored"):
                # It may be there or not: it is said again to whoever has the table then.
                self.leave()
            elif reply["message"]["id"] == "problem-stale":
                self.doubtful = None
            else:
                time.sleep(0.1)
        except (*BROKEN, httpx.HTTPError):
            self.leave()
            time.sleep(0.05)
        return False


def check(players: list[Player], cluster: Cluster) -> int:
    """What was acknowledged is there, once, and nothing else is."""
    acknowledged = 0
    for player in players:
        for table, said in player.acknowledged.items():
            whole(cluster, table)
            lines = cluster.ask(
                f"SELECT text FROM journal WHERE table_id = '{table}' AND seen IS NOT NULL ORDER BY number"
            )
            assert [msgspec.json.decode(line) for (line,) in lines] == said
            acknowledged += len(said)
    return acknowledged


@pytest.mark.timeout(3600)  # Three hundred leases that run out are more than the usual time for a test.
def test_owners_are_killed_under_load_and_nothing_acknowledged_is_lost(
    cluster: Cluster, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """With a shorter lease than usual: what it takes is the lease, and a little more."""
    servers = crew(cluster, tmp_path, "--workers=3", f"--lease={SHORT}")
    soak = request.config.getoption("--soak")
    kills = SOAK_KILLS if soak else KILLS
    dice = random.Random(time.time_ns() if soak else 5)
    waits: list[float] = []
    with Person(servers) as ann:
        players = [Player(ann, dice) for _ in range(3)]
        for _ in range(kills):
            for player in players:
                for _ in range(dice.randrange(1, 4)):
                    player.play()
            hit = dice.choice(players)
            hit.sit()
            victim = pid_of(cluster, hit.table)
            if dice.randrange(2) and hit.doubtful is None and hit.socket is not None and not hit.socket.over():
                # In the middle of a choice.
                decision = hit.socket.decisions()[0]
                hit.doubtful = {
                    "seat": decision["seat"], "number": hit.socket.number, "keys": answer(decision, dice),
                }  # fmt: skip
                hit.socket.send(t="choose", id=1, **hit.doubtful)
                time.sleep(dice.random() * 0.004)
            with suppress(ProcessLookupError):
                os.kill(victim, signal.SIGKILL)
            began = time.monotonic()
            hit.play()
            waits.append(time.monotonic() - began)
        for player in players:
            player.play()
        acknowledged = check(players, cluster)
    assert acknowledged > kills
    middle = statistics.median(waits)
    late = len([wait for wait in waits if wait > SHORT + 1])
    print(
        f"{kills} kills, {acknowledged} acknowledged, none lost or doubled; lease {SHORT} s; the next after"
        f" {middle:.2f} s (median), {sorted(waits)[int(0.95 * kills)]:.2f} s (95 %), at most {max(waits):.2f} s;"
        f" {late} later than the lease and a second"
    )
    servers.stop()
    assert middle < SHORT + 1
    assert "Traceback" not in servers.log.read_text(), servers.log.read_text()[-3000:]


def test_two_who_both_believe_to_own_a_table(servers: Process, cluster: Cluster) -> None:
    """The owner stands still for longer than its lease; meanwhile another takes the table and plays on."""
    dice = random.Random(2)
    with Person(servers) as ann:
        table = ann.table("me", "me")
        late = ann.sit_down(table)
        late.settle()
        play(late, dice, 3)
        number, asked = late.number, late.decisions()[0]
        first = pid_of(cluster, table)
        os.kill(first, signal.SIGSTOP)
        try:
            end = time.monotonic() + LEASE + 20
            while True:
                assert time.monotonic() < end
                try:
                    seat = Socket(ann, table, hello=False)
                    seat.send(t="hello", number=0, events=0)
                    seat.until("state")
                    break
                except BROKEN:
                    time.sleep(0.2)
            seat.settle()
            assert seat.number == number
            play(seat, dice, 3)
            assert pid_of(cluster, table) != first
            late.choose(asked, answer(asked, dice), number)
        finally:
            os.kill(first, signal.SIGCONT)
        with suppress(*BROKEN):
            assert late.reply()["t"] == "refused"
        play(seat, dice, 3)
        reached = seat.number
        whole(cluster, table)
        assert len(cluster.ask(f"SELECT 1 FROM journal WHERE table_id = '{table}'")) == reached
        with ann.sit_down(table) as again:
            again.settle()
            assert again.number == reached and again.states == seat.states


def test_postgresql_is_restarted_in_the_middle_of_a_game(servers: Process, cluster: Cluster) -> None:
    dice = random.Random(3)
    with Person(servers) as ann:
        tables = [ann.table("me", "me") for _ in range(3)]
        seats = [ann.sit_down(table) for table in tables]
        for seat in seats:
            seat.settle()
            play(seat, dice, 3)
        numbers = [seat.number for seat in seats]
        cluster.stop()
        for seat in seats:
            with suppress(*BROKEN):
                assert choose(seat, dice)["t"] == "refused"
        cluster.start()
        for table, number in zip(tables, numbers, strict=True):
            end = time.monotonic() + 60
            while True:
                assert time.monotonic() < end, "the table did not come back"
                try:
                    with ann.sit_down(table) as seat:
                        seat.settle()
                        assert seat.number >= number
                        until_it_plays_again(seat, dice)
                        play(seat, dice, 2)
                        break
                except BROKEN:
                    time.sleep(0.3)
            whole(cluster, table)


def test_a_client_reconnects_elsewhere_and_news_spread(cluster: Cluster, redis: Redis, tmp_path: Path) -> None:
    """Two servers, each with an address of its own, as on two machines."""
    here = crew(cluster, tmp_path, f"--channel={redis.url}", name="here")
    there = crew(cluster, tmp_path, f"--channel={redis.url}", name="there")
    dice = random.Random(4)
    redis.wait_for(2)
    try:
        with Person(here, "Ann") as ann:
            table = table_of(ann, cluster, here)
            with ann.sit_down(table) as seat:
                seat.settle()
                play(seat, dice, 4)
                states = seat.states
            # The same person, with the same cookie, at the other address: served through it.
            ann.server = there
            with ann.sit_down(table) as seat:
                seat.settle()
                assert seat.states == states
                play(seat, dice, 4)
                first = pid_of(cluster, table)
                assert first == here.pid
                # A session that ends at one address is over at the other.
                other = ann.sit_down(table)
                other.settle()
                began = time.monotonic()
                ann.http.post(f"{there.url}/api/logout", json={}, headers={"origin": there.url})
                assert other.until("bye")["message"]["id"] == "problem-signed-out"
                assert time.monotonic() - began < 10
        with Person(there, "Ben") as ben:
            table = table_of(ben, cluster, there)
            with ben.sit_down(table) as seat:
                seat.settle()
                play(seat, dice, 3)
                number = seat.number
            assert pid_of(cluster, table) == there.pid
            there.kill()
            ben.server = here
            with ben.sit_down(table) as seat:
                seat.settle()
                assert seat.number == number
                play(seat, dice, 3)
            assert pid_of(cluster, table) == here.pid
    finally:
        here.stop()
        if there.ended() is None:
            there.stop()


def test_news_that_cannot_be_followed_do_not_make_deaf(redis: Redis) -> None:
    """As while the store is away: what comes afterwards is heard."""
    heard: list[str] = []

    async def follow(news: News) -> None:
        heard.append(news.table)
        if news.table == "first":
            raise SQLAlchemyError("the store is away")

    async def ignore(news: News) -> None: ...

    async def talk() -> None:
        listener, speaker = RedisChannel(redis.url), RedisChannel(redis.url)
        listener.start(follow)
        speaker.start(ignore)
        async with asyncio.timeout(20):
            while not listener.listening:
                await asyncio.sleep(0.01)
            for table in ("first", "second"):
                speaker.tell(News("changed", table=table))
            while "second" not in heard:
                await asyncio.sleep(0.01)
        assert listener.listening
        await asyncio.gather(listener.stop(), speaker.stop())

    asyncio.run(talk())
    assert heard == ["first", "second"]


def _knock(server: Process, head: str, body: bytes = b"") -> bytes:
    """What is answered to a request of which no more comes."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as wire:
        wire.sendall(f"{head}\r\nHost: 127.0.0.1\r\n\r\n".encode() + body)
        return wire.recv(12)


def test_what_is_no_table_is_not_there_and_what_is_too_large_is_not_kept(servers: Process, cluster: Cluster) -> None:
    for name in ("%00", "a" * 33, "a" * 300, "%00" + "a" * 15, "a%2fb", "%C5%BC%C3%B3%C5%82w", "'", "..."):
        with Person(servers, "Ann") as ann:
            ann.get(f"/api/tables/{name}", 404)
            ann.post(f"/api/tables/{name}/start", 404)
            ann.get(f"/api/tables/{name}/export", 404)
            with ann.sit_down(name, hello=False) as seat:
                assert seat.read()["message"]["id"] == "problem-no-such-table"
    assert "could not be passed on" not in servers.log.read_text()
    # To whichever of the processes: it is not waited for, nor gathered.
    for number in range(12):
        path = f"POST /api/tables/{number:016x}/join HTTP/1.1\r\nContent-Type: application/json"
        assert _knock(servers, f"{path}\r\nContent-Length: 1900000") == b"HTTP/1.1 413"
        pieces = b"1000\r\n" + b"x" * 4096 + b"\r\n"
        assert _knock(servers, f"{path}\r\nTransfer-Encoding: chunked", pieces * 17)[9:] in (b"413", b"404", b"401")


def test_without_redis_a_poll_finds_out(cluster: Cluster, redis: Redis, tmp_path: Path) -> None:
    flags = (f"--channel={redis.url}", "--sessions-every=0.5")
    here = crew(cluster, tmp_path, *flags, name="here")
    there = crew(cluster, tmp_path, *flags, name="there")
    dice = random.Random(6)
    redis.wait_for(2)
    redis.stop()
    try:
        with Person(here, "Ann") as ann:
            table = table_of(ann, cluster, here)
            with ann.sit_down(table) as seat:
                seat.settle()
                play(seat, dice, 4)
                cookies = dict(ann.http.cookies)
                ended = httpx.post(f"{there.url}/api/logout", json={}, cookies=cookies)
                assert ended.status_code < 300, ended.text
                assert seat.until("bye")["message"]["id"] == "problem-signed-out"
        redis.start()
        redis.wait_for(2)
        with Person(there, "Ben") as ben:
            table = ben.table("me", "me")
            ben.server = here
            with ben.sit_down(table) as seat:
                seat.settle()
                play(seat, dice, 4)
    finally:
        here.stop()
        there.stop()


def test_a_table_sleeps_and_wakes_soon(cluster: Cluster, tmp_path: Path) -> None:
    process = crew(cluster, tmp_path, "--workers=2", "--sleep=1")
    dice = random.Random(7)
    try:
        with Person(process) as ann:
            table = ann.table("me", "me")
            with ann.sit_down(table) as seat:
                seat.settle()
                play(seat, dice, 6)
                states = seat.states
            end = time.monotonic() + 20
            while cluster.ask(f"SELECT 1 FROM leases WHERE table_id = '{table}' AND until > now()"):
                assert time.monotonic() < end, "it does not sleep"
                time.sleep(0.1)
            began = time.monotonic()
            with ann.sit_down(table) as seat:
                seat.settle()
                assert seat.states == states
                assert time.monotonic() - began < 2
                play(seat, dice, 2)
            whole(cluster, table)
    finally:
        process.stop()


def test_only_processes_on_the_same_store_may_speak_for_others(servers: Process, cluster: Cluster) -> None:
    keys = [key for (key,) in cluster.ask("SELECT key FROM processes")]
    assert len(set(keys)) == len(keys) > 0 and all(len(key) == 48 for key in keys)
    with Person(servers) as ann:
        table = ann.table("me", "me")
        for said in ("", "x", f"{'0' * 48} http 10.9.9.9"):
            forged = [("x-miskatonic-through", said)]
            found = ann.http.get(f"/api/tables/{table}", headers=forged)
            assert found.status_code == 200 and "x-miskatonic-through" not in found.headers
        elsewhere = {"origin": "https://elsewhere.example", "x-miskatonic-through": f"{'0' * 48} https 10.9.9.9"}
        assert ann.http.post(f"/api/tables/{table}/report", json={}, headers=elsewhere).status_code == 403


def test_one_process_alone_and_many_do_not_share_a_store(cluster: Cluster, servers: Process, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="did not start"):
        crew(cluster, tmp_path, name="alone")
    assert "StoreTaken" in (tmp_path / "alone.log").read_text()
    second = crew(cluster, tmp_path, "--workers=2", name="second")
    second.stop()
