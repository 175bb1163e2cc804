"""Scripted players: at each table one connection that answers every new view with the next choice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from math import inf
from typing import Any

import httpx
import msgspec

from bench.websocket import Client, connect
from miskatonic.games.registry import GAMES, rules


class Option(msgspec.Struct, gc=False):
    key: str


class Decision(msgspec.Struct):
    seat: int
    options: list[Option]
    least: int


class Message(msgspec.Struct):
    t: str
    number: int = 0
    seat: int = -1
    decisions: list[Decision] = []
    outcome: Any = None
    reason: str = ""


read = msgspec.json.Decoder(Message).decode


class Measure:
    """Times from a choice to the view it led to."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.running = False
        self.problems: list[str] = []

    def clear(self) -> None:
        self.times.clear()

    def percentile(self, share: float) -> float:
        times = sorted(self.times)
        return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0


class Ours:
    """Plays the seats of one table, most often one; after the last choice of a game it does nothing more."""

    def __init__(self, measure: Measure, table: str = "", cookie: str = "") -> None:
        self.measure, self.table, self.cookie = measure, table, cookie
        self.sent = 0.0
        self.asked: dict[int, Decision] = {}
        self.seen: dict[int, int] = {}
        self.number = 0
        self.turn = 0
        self.most: float = inf
        self.over = False

    def take(self, client: Client, body: bytes) -> None:
        for line in body.split(b"\n"):
            self.read(client, line)

    def read(self, client: Client, line: bytes) -> None:
        message = read(line)
        if message.t == "state":
            if message.decisions:
                self.asked[message.seat] = message.decisions[0]
            else:
                self.asked.pop(message.seat, None)
            self.number = self.seen[message.seat] = message.number
            self.over = message.outcome is not None
            if self.sent and all(seen == self.number for seen in self.seen.values()):
                self.measure.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0
                if self.measure.running and self.turn < self.most:
                    self.play(client)
        elif message.t in ("refused", "bye"):
            self.measure.problems.append(message.reason)

    def play(self, client: Client) -> None:
        for decision in self.asked.values():
            self.turn += 1
            options = decision.options
            at = self.turn % len(options)
            keys = [option.key for option in (options * 2)[at : at + max(1, decision.least)]]
            text = msgspec.json.encode(
                {"t": "choose", "id": 1, "seat": decision.seat, "number": self.number, "keys": keys}
            )
            self.sent = time.perf_counter()
            client.send(text)
            return


async def sit_down(port: int, game: str, tables: int, measure: Measure) -> list[tuple[Client, Ours]]:
    players: list[tuple[Client, Ours]] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        await http.post("/api/guest", json={"name": "Bench"})
        cookie = f"Cookie: miskatonic={http.cookies['miskatonic']}\r\n"

        async def one() -> tuple[Client, Ours]:
            # One person at each table; where a game needs rivals, they sit at their places too.
            seats = [{"kind": "me"}] * (rules(game).least_seats if game in GAMES else 1)
            made = await http.post("/api/tables", json={"game": game, "seats": seats})
            name = made.raise_for_status().json()["id"]
            (await http.post(f"/api/tables/{name}/start")).raise_for_status()
            player = Ours(measure, name, cookie)
            client = await connect(port, f"/ws/tables/{name}", cookie, player.take)
            client.send(b'{"t":"hello","lines":true}')
            async with asyncio.timeout(60):
                # Whoever is asked nothing yet would never play.
                while not player.asked and not player.over:
                    await asyncio.sleep(0.005)
            return client, player

        for first in range(0, tables, 20):
            players += await asyncio.gather(*[one() for _ in range(min(20, tables - first))])
    return players


async def wake(port: int, player: Ours) -> float:
    """Seconds from the knock at a table to the first view of it."""
    seen = asyncio.get_running_loop().create_future()

    def take(_: Client, body: bytes) -> None:
        if not seen.done() and any(read(line).t == "state" for line in body.split(b"\n")):
            seen.set_result(None)

    start = time.perf_counter()
    client = await connect(port, f"/ws/tables/{player.table}", player.cookie, take)
    client.send(b'{"t":"hello","lines":true}')
    await asyncio.wait_for(seen, 60)
    took = time.perf_counter() - start
    client.transport.abort()
    return took


class Peer:
    """One match of boardgame.io over its socket.io protocol; plays both players."""

    def __init__(self, measure: Measure, match: str) -> None:
        self.measure = measure
        self.match = match
        self.sent = 0.0
        self.state = 0
        self.player = 0
        self.over = False
        self.ready = asyncio.get_running_loop().create_future()

    def take(self, client: Client, body: bytes) -> None:
        if body == b"2":
            client.send(b"3")
        elif body.startswith(b"0"):
            client.send(b"40/tiny,")
        elif body.startswith(b"40/tiny"):
            client.send(f'42/tiny,["sync","{self.match}","0",null,2]'.encode())
        elif body.startswith(b'42/tiny,["sync"'):
            state = msgspec.json.decode(body[8:])[2]["state"]
            self.state, self.player = state["_stateID"], int(state["ctx"]["currentPlayer"])
            if not self.ready.done():
                self.ready.set_result(None)
        elif body.startswith(b'42/tiny,["update"'):
            state = PEER_STATE(body[8:])[2]
            self.state, self.player = state._stateID, int(state.ctx.currentPlayer)
            if self.sent:
                self.measure.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0
            if self.measure.running:
                self.play(client)

    def play(self, client: Client) -> None:
        move = (
            f'{{"type":"MAKE_MOVE","payload":{{"type":"place","args":[{self.state % 9}],"playerID":"{self.player}"}}}}'
        )
        self.sent = time.perf_counter()
        client.send(f'42/tiny,["update",{move},{self.state},"{self.match}","{self.player}"]'.encode())


class PeerContext(msgspec.Struct):
    currentPlayer: str


class PeerState(msgspec.Struct):
    _stateID: int
    ctx: PeerContext


PEER_STATE = msgspec.json.Decoder(tuple[str, str, PeerState, Any]).decode


async def sit_down_at_peer(port: int, tables: int, measure: Measure) -> list[tuple[Client, Peer]]:
    players: list[tuple[Client, Peer]] = []
    for number in range(tables):
        peer = Peer(measure, f"m{number}")
        client = await connect(port, "/socket.io/?EIO=4&transport=websocket", "", peer.take)
        players.append((client, peer))
    await asyncio.wait_for(asyncio.gather(*[peer.ready for _, peer in players]), 60)
    return players


async def run(
    players: list[tuple[Client, Any]], measure: Measure, seconds: float, processor: Callable[[], float]
) -> dict[str, float]:
    """Everybody plays; the first second warms up and is not counted."""
    measure.running = True
    for client, player in players:
        player.play(client)
    await asyncio.sleep(1.0)
    measure.clear()
    start, used, played = time.perf_counter(), processor(), time.process_time()
    await asyncio.sleep(seconds)
    elapsed, used, played = time.perf_counter() - start, processor() - used, time.process_time() - played
    done = len(measure.times)
    measure.running = False
    report = {
        "tables": len(players),
        "over": sum(player.over for _, player in players),
        "choices_per_second": round(done / elapsed),
        "p50_ms": round(measure.percentile(0.5), 2),
        "p99_ms": round(measure.percentile(0.99), 2),
        "choices": done,
        "processor_us_per_choice": round(used / max(1, done) * 1e6),
        "processor_share": round(used / elapsed, 2),
        "players_processor_share": round(played / elapsed, 2),
    }
    await asyncio.sleep(0.5)
    if measure.problems or any(client.closed for client, _ in players):
        raise RuntimeError(f"the players had problems: {measure.problems[:3]}")
    return report
