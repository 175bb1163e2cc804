"""Odd requests: an answer for each, none of them 500, and no connection that stays open and deaf."""

from __future__ import annotations

import httpx
import pytest

from tests.server.client import Person, Process
from tests.server.test_wire import Raw, text


@pytest.mark.parametrize(
    "body",
    [b"[" * 20_000, b'{"name":' + b"[" * 7000 + b"]" * 7000 + b"}", b'{"name": "\xff"}', b"\xff\xfe", b"nothing"],
)
def test_a_body_that_cannot_be_read_is_refused(server: Process, body: bytes) -> None:
    answered = httpx.post(f"{server.url}/api/guest", content=body, headers={"content-type": "application/json"})
    assert answered.status_code == 400, answered.text


def test_an_address_longer_than_any_name_is_the_clients_page_or_nothing(server: Process) -> None:
    for path in ("/" + "x" * 300, "/" + "x" * 300 + ".js", "/%00", "/a%0aERROR: forged"):
        assert httpx.get(server.url + path).status_code in (200, 404)
    log = server.log.read_text()
    assert not any(line.startswith("ERROR: forged") for line in log.splitlines())


@pytest.mark.parametrize(
    "message",
    [
        b'{"t":"choose","seat":0,"number":0,"keys":["x"],"id":' + b"[" * 7000 + b"]" * 7000 + b"}",
        b'{"t":"choose","seat":0,"number":' + b"9" * 4000 + b',"keys":["x"],"id":1}',
        b'{"t":"choose","seat":-9223372036854775809,"number":0,"keys":["x"]}',
        b"[" * 15_000,
        b"\xff\xff",
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_next_is_heard(ann: Person, message: bytes) -> None:
    raw = Raw(ann.server, ann, ann.table("me", "me"))
    try:
        raw.tcp.sendall(text(b'{"t":"hello"}'))
        raw.until("state")
        raw.tcp.sendall(text(message))
        raw.until("refused")
        raw.tcp.sendall(text(b'{"t":"ping"}'))
        raw.until("pong")
    finally:
        raw.tcp.close()


LONG = "x" * 3000


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (f"/api/games/{LONG}/known", 404),
        (f"/api/almanac/elder-sign/{LONG}", 404),
        (f"/api/tables/{LONG}", 404),
    ],
)
def test_a_word_without_end_is_repeated_in_short(ann: Person, path: str, status: int) -> None:
    assert len(str(ann.get(path, status))) < 2000


def test_options_without_end_are_refused_in_a_sentence(ann: Person) -> None:
    for options in ({LONG: "yog-sothoth"}, {"ancient_one": LONG * 15}, {"investigators": [LONG, LONG]}):
        seats = [{"kind": "me"}, {"kind": "me"}]
        refused = ann.post("/api/tables", 400, game="elder-sign", seats=seats, options=options)
        assert len(str(refused)) < 3000 and "xxx…" in refused["detail"]


def test_a_choice_without_end_is_refused_and_the_next_is_heard(ann: Person) -> None:
    with ann.sit_down(ann.table("me", game="elder-sign")) as seat:
        seat.settle()
        decision = seat.decisions()[0]
        for keys in ([LONG], [LONG, LONG], ["x"] * 3000):
            seat.choose(decision, keys)
            refused = seat.reply()
            assert refused["t"] == "refused" and len(refused["reason"]) < 2000
        seat.choose(decision, [decision["options"][0]["key"]])
        assert seat.reply()["t"] == "ack"
