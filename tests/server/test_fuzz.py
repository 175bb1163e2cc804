"""Nonsense of every kind, by message and by request, from many at once: honest people play on, and no answer is 500."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tests.server.client import Person, Process, answer

ODD: list[Any] = [
    None, True, -1, 0, 1, 99, 2**40, -(2**63), 1.5, "", "pass", "x" * 300, "\x00", "ł’\u202e", [], [[]], {}, {"a": [1]},
]  # fmt: skip
KINDS = ("hello", "choose", "undo", "otherwise", "consent", "chat", "auto", "ping", "nothing", "")
FIELDS = ("seat", "number", "keys", "id", "yes", "text", "topic", "key", "card", "events", "lines")
PATHS = (
    "guest", "login", "register", "tables", "import", "tables/{t}/join", "tables/{t}/start", "tables/{t}/seats/0",
    "tables/{t}/seats/7", "tables/{t}/wish", "tables/{t}/swap", "tables/{t}/away", "tables/{t}/report",
    "tables/{t}/continue", "tables/{t}/next", "tables/none/join", "games/toy/lessons/x",
)  # fmt: skip
SOAK_SECONDS = 90.0
"""However many seeds a soak has: those are not seconds."""
READ = ("tables/{t}", "tables/{t}/export", "tables/{t}/replay/3?seat=1", "tables/{t}/replay/-1", "tables/{t}/campaign")


def message(dice: random.Random) -> bytes:
    said: dict[str, Any] = {"t": dice.choice(KINDS)}
    for field in dice.sample(FIELDS, dice.randrange(5)):
        said[field] = dice.choice(ODD) if dice.random() < 0.7 else dice.randrange(3)
    if said["t"] in ("choose", "undo") and dice.random() < 0.5:
        said.update(seat=dice.randrange(3), number=dice.randrange(30), keys=[dice.choice(["bid:0", "bid:1", "pass"])])
    text = msgspec.json.encode(said)
    if dice.random() < 0.1:
        text = text[: dice.randrange(len(text))]
    return text


def shout(person: Person, table: str, dice: random.Random, stop: threading.Event, count: Counter[str]) -> None:
    while not stop.is_set():
        with (
            suppress(WebSocketException, OSError, TimeoutError),
            person.sit_down(table, hello=dice.random() < 0.8) as seat,
        ):
            for _ in range(60):
                text = message(dice)
                seat.connection.send(text if dice.random() < 0.1 else text.decode(errors="replace"))
                count["messages"] += 1
            seat.send(t="ping")
            seat.until("pong")


def ask(person: Person, table: str, dice: random.Random, stop: threading.Event, count: Counter[str]) -> None:
    while not stop.is_set():
        body = {field: dice.choice(ODD) for field in dice.sample(("name", "seat", "kind", "entry", "note", "game"), 3)}
        path = dice.choice(PATHS).format(t=table)
        if dice.random() < 0.3:
            answered = person.http.get(f"/api/{dice.choice(READ).format(t=table)}")
        elif dice.random() < 0.2:
            answered = person.http.post(f"/api/{path}", content=message(dice))
        else:
            answered = person.http.post(f"/api/{path}", json=body)
        count[f"{answered.status_code // 100}xx"] += 1
        if answered.status_code >= 500:
            count[f"{answered.status_code} {path} {body}"] += 1


def test_nonsense_hurts_nobody(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    soak = request.config.getoption("--soak")
    seconds = SOAK_SECONDS if soak else 6.0
    dice = random.Random(time.time_ns() if soak else 1)
    process = Process(tmp_path / "data")
    stop, count = threading.Event(), Counter[str]()
    with (
        Person(process, "Ann") as ann,
        Person(process, "Eve") as eve,
        Person(process, "Mal") as mal,
        Person(process, "Nat") as nat,
        Person(process, "Oz") as oz,
    ):
        theirs = eve.table("me", "open", start=False, public=True)
        mal.post(f"/api/tables/{theirs}/join", seat=1)
        eve.post(f"/api/tables/{theirs}/start")
        threads = [
            threading.Thread(target=what, args=(who, theirs, random.Random(dice.random()), stop, count))
            for what, who in [(shout, eve), (shout, mal), (shout, eve), (ask, nat), (ask, oz)]
        ]
        for thread in threads:
            thread.start()
        played, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            table = ann.table("me", "me")
            with ann.sit_down(table) as seat:
                seat.settle()
                while not seat.over() and time.monotonic() < end:
                    decision = dice.choice(seat.decisions())
                    seat.choose(decision, answer(decision, dice))
                    assert seat.reply()["t"] == "ack"
                    seat.settle()
                    played += 1
        stop.set()
        for thread in threads:
            thread.join(60)
        assert played > 5 and count["messages"] > 100 and count["4xx"] > 20
        assert not count["5xx"], count
        assert httpx.get(f"{process.url}/api/games").status_code == 200
        process.kill()
        process.start()
        with eve.sit_down(theirs) as seat:
            seat.settle()
            assert not any(m.get("note") for m in seat.received if m["t"] == "table")
    process.stop()
    assert "Traceback" not in process.log.read_text(), process.log.read_text()[-3000:]
