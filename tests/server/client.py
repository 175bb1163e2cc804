"""A person at the server, as a program: HTTP and WebSocket."""

from __future__ import annotations

import random
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

JSON = dict[str, Any]
ROOT = Path(__file__).parent.parent.parent


def free_port() -> int:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, alive: Callable[[], bool] = lambda: True) -> None:
    """Until somebody answers there."""
    deadline = time.monotonic() + 60
    while alive() and time.monotonic() < deadline:
        try:
            with sockets.create_connection(("127.0.0.1", port), 5) as probe:
                probe.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                if probe.recv(1):
                    return
        except OSError:
            time.sleep(0.01)
    raise AssertionError("the server did not start")


class Process:
    """A real server in a process of its own."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self.flags = flags
        self.port = free_port()
        self.log = data.parent / f"{data.name}.log"
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serve", str(self.data), str(self.port), *self.flags],
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )
        wait_for(self.port, lambda: self._process.poll() is None)

    @property
    def pid(self) -> int:
        return self._process.pid

    def ended(self) -> int | None:
        """Its exit code, if it has ended."""
        return self._process.poll()

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server did not stop: {self.log.read_text()}") from None


class Person:
    def __init__(self, server: Process, name: str = "Ann") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=30)
        self.me = self.post("/api/guest", 201, name=name)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return _checked(self.http.post(path, json=body), status)

    def get(self, path: str, status: int = 200, *, invite: str = "") -> Any:
        return _checked(self.http.get(path, headers={"x-invitation": invite} if invite else {}), status)

    def delete(self, path: str, status: int = 204, **body: Any) -> Any:
        return _checked(self.http.request("DELETE", path, json=body or None), status)

    def table(
        self, *seats: str, game: str = "toy", start: bool = True, options: JSON | None = None, **rules: Any
    ) -> str:
        """A table with these seats: `me`, `open`, `bot`."""
        rules.setdefault("bot_delay", 0)
        rules.setdefault("undo", "free")
        kinds = [{"kind": seat, "bot": "random"} if seat == "bot" else {"kind": seat} for seat in seats]
        name: str = self.post("/api/tables", 201, game=game, seats=kinds, rules=rules, options=options or {})["id"]
        if start:
            self.post(f"/api/tables/{name}/start")
        return name

    def cookie(self) -> str:
        return f"miskatonic={self.http.cookies['miskatonic']}"

    def sit_down(self, table: str, **hello: Any) -> Socket:
        return Socket(self, table, **hello)


def _checked(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
    return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text


class Socket:
    """One connection; remembers all it was sent, and puts the states together."""

    def __init__(self, person: Person, table: str, *, hello: bool = True, number: int = 0, events: int = 0) -> None:
        self.table = table
        self.received: list[JSON] = []
        self.states: dict[int, JSON] = {}
        self.views: dict[int, JSON] = {}
        self.events: dict[int, list[JSON]] = {}
        url = person.server.url.replace("http", "ws")
        headers = {"Cookie": person.cookie()}
        opened = connect(
            f"{url}/ws/tables/{table}", additional_headers=headers, proxy=None, compression=None, max_size=None
        )
        self.connection: ClientConnection = opened.__enter__()
        if hello:
            self.send(t="hello", number=number, events=events)

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def send(self, **message: Any) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def read(self, timeout: float = 20) -> JSON:
        message: JSON = msgspec.json.decode(self.connection.recv(timeout=timeout))
        self.received.append(message)
        if message["t"] == "state":
            seat = message["seat"]
            if message["full"]:
                self.states[seat] = {}
            self.states[seat].update(message["state"])
            log = self.events.setdefault(seat, [])
            log[message["events_from"] :] = message["events"]
            self.views[seat] = message
        return message

    def until(self, t: str, **fields: Any) -> JSON:
        """Reads on to a message of this kind with these fields."""
        while True:
            message = self.read()
            if message["t"] == t and all(message.get(key) == value for key, value in fields.items()):
                return message

    def reply(self) -> JSON:
        """Reads on to the answer to a choice."""
        while True:
            message = self.read()
            if message["t"] in ("ack", "refused"):
                return message

    def settle(self) -> None:
        """Everything that was said before an answer to a ping has come, and what the table answers for my seats."""
        self.send(t="ping")
        self.until("pong")
        while self.answered_for():
            self.read()

    def answered_for(self) -> bool:
        views = list(self.views.values())
        halfway = any(view["number"] != self.number for view in views)
        return halfway or any(waiting["seat"] == view["seat"] for view in views for waiting in view["waiting"])

    @property
    def number(self) -> int:
        return max((view["number"] for view in self.views.values()), default=0)

    def choose(self, decision: JSON, keys: list[str], number: int | None = None, name: Any = "x") -> None:
        seen = self.number if number is None else number
        self.send(t="choose", id=name, seat=decision["seat"], number=seen, keys=keys)

    def decisions(self) -> list[JSON]:
        return [decision for view in self.views.values() for decision in view["decisions"]]

    def over(self) -> bool:
        return any(view["outcome"] is not None for view in self.views.values())


def answer(decision: JSON, dice: random.Random) -> list[str]:
    count = dice.randint(decision["least"], min(decision["most"], len(decision["options"])))
    return [option["key"] for option in dice.sample(decision["options"], count)]
