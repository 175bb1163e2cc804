"""Files that are meant to stop the server: each is refused with a reason, and others play on meanwhile."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from miskatonic.engine.errors import SaveError
from miskatonic.engine.match import Match
from miskatonic.engine.snapshot import plain
from miskatonic.games.registry import rules
from miskatonic.server.reader import TooMuch, match_of, read_stranger
from tests.battery.playing import rules_of
from tests.server.client import Person

SPOILT = dict[str, Any]


def begun() -> tuple[dict[str, Any], SPOILT]:
    """The header of a game of Elder Sign for two, and its state at the first turn."""
    match: Match[Any] = Match.new(rules("elder-sign"), 2, {"investigators": "random"}, seed="1")
    while match.state.phase != "movement":
        decision = match.pending[0]
        match.choose(decision.seat, decision.options[0].key)
    return msgspec.to_builtins(match.header), plain(match.state)


def file_from(header: dict[str, Any], state: SPOILT) -> bytes:
    return msgspec.json.encode({**header, "start": state}) + b"\n"


def nobody_awake(state: SPOILT) -> None:
    """Two clicks later everybody is out, and turns go round for ever."""
    state["investigators"] = []
    state["players"][1].update(investigator="", out=False)
    state["players"][0]["sanity"] = 0
    state["clock"] = 3
    state["active"] = 0


def never_asked(state: SPOILT) -> None:
    for player in state["players"]:
        player["investigator"] = ""
    state.update(phase="turn-start", investigators=[])


def ever_growing(state: SPOILT) -> None:
    never_asked(state)
    state["awake"] = True
    for player in state["players"]:
        player["out"] = True


def a_hundred_thousand_cameras(state: SPOILT) -> None:
    state["players"][0]["common"] = ["camera"] * 100_000


def one_too_many(state: SPOILT) -> None:
    state["players"][0]["common"] = [state["common_deck"]["fog"][0]] * 3


def no_such_phase(state: SPOILT) -> None:
    state["phase"] = "tea-time"


def nobodys_turn(state: SPOILT) -> None:
    state["active"] = 7


BOMBS = [
    nobody_awake, never_asked, ever_growing, a_hundred_thousand_cameras, one_too_many, no_such_phase, nobodys_turn,
]  # fmt: skip


class Pulse:
    """Somebody else who asks for something small all the time; the longest they had to wait."""

    def __init__(self, person: Person) -> None:
        self.longest = 0.0
        self._person = person
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._beat)

    def _beat(self) -> None:
        while not self._stop.is_set():
            before = time.monotonic()
            self._person.get("/api/me")
            self.longest = max(self.longest, time.monotonic() - before)
            time.sleep(0.02)

    def __enter__(self) -> Pulse:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()


def bring(person: Person, file: bytes) -> tuple[int, str]:
    answer = person.http.post("/api/import", content=file)
    return answer.status_code, (answer.json().get("message") or {}).get("id", "")


@pytest.mark.parametrize("spoil", BOMBS)
def test_a_state_that_no_game_can_come_to_is_not_played(ann: Person, spoil: Callable[[SPOILT], None]) -> None:
    header, state = begun()
    assert bring(ann, file_from(header, state))[0] == 201, "as it was, it could be played"
    spoil(state)
    assert bring(ann, file_from(header, state)) == (400, "problem-state-wrong")
    checkpoint = msgspec.json.encode(["s", 0, state]) + b"\n"
    assert bring(ann, msgspec.json.encode(header) + b"\n" + checkpoint) == (400, "problem-state-wrong")


ENTRIES = {
    "an outcome without end": ["c", "ancient-one", ["x" * 500_000]],
    "a choice without end": ["d", 0, ["x" * 500_000]],
    "a card without end": ["t", 0, ["x" * 500_000]],
    "a card without a name": ["t", 0, []],
    "a word where the program rolls": ["t", 0, ["Cup"]],
    "a seat beyond all numbers": ["d", 10**19, ["x"]],
    "a chance without a name": ["c", "", [""]],
}


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=list(ENTRIES))
@pytest.mark.parametrize("companion", [False, True])
def test_an_entry_that_cannot_be_repeated_hides_no_table(
    ann: Person, ben: Person, entry: list[object], companion: bool
) -> None:
    """Why an old game did not fit is said to all who sit there, and their lists have to be made of it."""
    header = {**begun()[0], "companion": companion}
    answer = ann.http.post(
        "/api/import", content=msgspec.json.encode(header) + b"\n" + msgspec.json.encode(entry) + b"\n"
    )
    assert answer.status_code in (201, 400), answer.text
    assert len(answer.content) < 6000
    assert isinstance(ann.get("/api/tables"), list)
    if answer.status_code == 201:
        info = answer.json()
        ben.post(f"/api/tables/{info['id']}/join", invite=info["invite"])
        assert info["id"] in [one["id"] for one in ben.get("/api/tables")]
        with ann.sit_down(info["id"]) as seat:
            seat.settle()
            assert len(str(seat.views)) < 100_000


def test_settings_without_end_are_not_taken_from_a_file(ann: Person) -> None:
    """With a position of its own no rule looks at them; but everybody at the table would be sent them."""
    header, state = begun()
    header["options"] = {"x": "y" * 1_000_000}
    assert bring(ann, file_from(header, state)) == (400, "problem-file-options")


def test_heavy_files_keep_nobody_else_waiting(ann: Person, ben: Person) -> None:
    deep = b'{"miskatonic":2,"x":' + b"[" * 900_000 + b"\n"
    wide = b'{"miskatonic":2}\n' + b'["d",0,["x"]]\n' * 130_000
    seed = Match.new(rules_of("toy"), 2, seed="x" * 1_000_000).dumps().encode()
    with Pulse(ben) as pulse:
        for file in (deep, wide, seed):
            assert bring(ann, file)[0] == 400
    assert pulse.longest < 2, "a busy machine, but not a loop that stands still"


def test_more_waiting_files_than_can_be_read_are_sent_away(ann: Person) -> None:
    header, state = begun()
    file = file_from(header, state)
    answers: list[int] = []

    def one() -> None:
        with Person(ann.server) as person:
            answers.append(bring(person, file)[0])

    threads = [threading.Thread(target=one) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(answers) == {201, 429}, answers


@pytest.mark.parametrize("greed", ["while True: pass", "x = bytearray(2 * 10**9)"], ids=["time", "memory"])
def test_a_reader_who_wants_too_much_is_stopped_by_the_system(greed: str) -> None:
    code = f"from miskatonic.server.reader import limit; limit(1, 10**9)\n{greed}"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60)
    assert ended.returncode != 0
    assert ended.returncode == -signal.SIGXCPU or b"MemoryError" in ended.stderr


def test_a_reader_who_never_answers_is_not_waited_for() -> None:
    header, state = begun()
    with pytest.raises(TooMuch, match="more time or memory"):
        asyncio.run(read_stranger(file_from(header, state), 100, 0.01, 10**9))


def test_what_the_reader_accepts_is_the_game_that_was_brought() -> None:
    header, state = begun()
    answer = asyncio.run(read_stranger(file_from(header, state), 100, 20, 10**9))
    assert plain(match_of(answer).state) == state
    with pytest.raises(SaveError, match="at most 1 entr"):
        two = b'["d",0,["x"]]\n' * 2
        asyncio.run(read_stranger(file_from(header, state) + two, 1, 20, 10**9))
