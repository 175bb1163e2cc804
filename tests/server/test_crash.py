"""kill -9 at any moment: what was acknowledged is there, once, and play goes on."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.client import Person, Process, Socket, answer, free_port, wait_for

KILLS = 30
SOAK_KILLS = 200
TABLES = 3


def _serve(data: Path, port: int) -> None:
    from miskatonic.server.config import Config
    from miskatonic.server.run import listen, run
    from tests.server.serve import WIDE

    run(listen("127.0.0.1", port), Config(data, limits=WIDE))


class Killable(Process):
    """Forked from a process that has imported everything, so that two hundred lives do not take an hour."""

    def __init__(self, data: Path) -> None:
        self._fork = get_context("forkserver")
        self._fork.set_forkserver_preload(["tests.server.preload"])
        self.data = data
        self.port = free_port()
        self.life: BaseProcess | None = None
        self.start()

    def start(self) -> None:
        self.life = self._fork.Process(target=_serve, args=(self.data, self.port), daemon=True)
        self.life.start()
        wait_for(self.port)

    def kill(self) -> None:
        assert self.life is not None and self.life.pid is not None
        os.kill(self.life.pid, signal.SIGKILL)
        self.life.join()


class Player:
    """Plays at random, and writes down what it sent and what was acknowledged."""

    def __init__(self, ann: Person, table: str, dice: random.Random) -> None:
        self.ann, self.table, self.dice = ann, table, dice
        self.acknowledged: list[list[Any]] = []
        self.doubtful: dict[str, Any] | None = None
        self.socket: Socket | None = None

    def connect(self) -> None:
        self.socket = self.ann.sit_down(self.table)
        self.socket.settle()

    def play(self) -> bool:
        """One choice; False when the game is over."""
        assert self.socket is not None
        if self.doubtful is not None:
            # Sent, but the server died before it answered: said again, it must count once, or never have been.
            message, self.doubtful = self.doubtful, None
        else:
            if self.socket.over():
                return False
            decisions = self.socket.decisions()
            decision = decisions[self.dice.randrange(len(decisions))]
            keys = answer(decision, self.dice)
            message = {"seat": decision["seat"], "number": self.socket.number, "keys": keys}
        self.doubtful = message
        self.socket.send(t="choose", id=1, **message)
        reply = self.socket.reply()
        assert reply["t"] == "ack", reply
        self.acknowledged.append(["d", message["seat"], message["keys"]])
        self.doubtful = None
        self.socket.settle()
        return True


def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    soak = request.config.getoption("--soak")
    kills = int(os.environ.get("MISKATONIC_SOAK", SOAK_KILLS)) if soak else KILLS
    server = Killable(tmp_path / "data")
    dice = random.Random(time.time_ns() if soak else 1)
    with Person(server) as ann:
        players = [Player(ann, ann.table("me", "me", "me"), dice) for _ in range(TABLES)]
        killed = 0
        while killed < kills:
            last = time.monotonic() + dice.random() * 0.15
            kill_within = dice.randrange(2)
            try:
                for player in players:
                    player.connect()
                while time.monotonic() < last:
                    for at, player in enumerate(players):
                        if not player.play():
                            check(player, ann)
                            players[at] = Player(ann, ann.table("me", "me", "me"), dice)
                            players[at].connect()
                if kill_within:
                    # In the middle of a choice, not between two.
                    send_and_run(dice.choice(players))
            finally:
                time.sleep(dice.random() * 0.004)
                server.kill()
                killed += 1
                for player in players:
                    if player.socket is not None:
                        player.socket.connection.close_socket()
            server.start()
        for player in players:
            player.connect()
            while player.play():
                pass
            check(player, ann)
    server.kill()


def send_and_run(player: Player) -> None:
    socket = player.socket
    assert socket is not None
    if socket.over() or player.doubtful is not None:
        return
    decision = socket.decisions()[0]
    player.doubtful = {
        "seat": decision["seat"],
        "number": socket.number,
        "keys": answer(decision, player.dice),
    }
    socket.send(t="choose", id=1, **player.doubtful)
    try:
        while True:
            if socket.read(timeout=player.dice.random() * 0.004)["t"] == "ack":
                player.acknowledged.append(["d", player.doubtful["seat"], player.doubtful["keys"]])
                player.doubtful = None
                return
    except (TimeoutError, ConnectionClosed, WebSocketException):
        return


def check(player: Player, ann: Person) -> None:
    with sqlite3.connect(ann.server.data / "miskatonic.sqlite") as store:
        chosen = "select text from journal where table_id = ? and seen is not null order by number"
        entries = [msgspec.json.decode(text) for (text,) in store.execute(chosen, (player.table,))]
    assert entries == player.acknowledged
