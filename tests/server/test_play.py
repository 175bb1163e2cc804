"""Play over the socket."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.client import Person, Process, Socket, answer


def test_a_game_alone_with_bots_is_played_to_its_end(ann: Person) -> None:
    table = ann.table("me", "bot", "bot")
    dice = random.Random(1)
    with ann.sit_down(table) as seat:
        while not seat.over():
            if seat.decisions():
                seat.choose(seat.decisions()[0], answer(seat.decisions()[0], dice))
                reply = seat.reply()
                late = ("not asked", "already been answered", "the game is over")
                overtaken = reply["t"] == "refused" and any(words in reply["reason"] for words in late)
                assert reply["t"] == "ack" or overtaken, f"only a bot may be faster: {reply}"
                seat.settle()
            else:
                seat.read()
    assert ann.get(f"/api/tables/{table}")["phase"] == "over"


def test_elder_sign_alone_with_two_investigators(ann: Person) -> None:
    table = ann.table("me", "me", game="elder-sign")
    dice = random.Random(2)
    with ann.sit_down(table) as seat:
        seat.settle()
        for _ in range(60):
            if seat.over():
                break
            decision = seat.decisions()[0]
            seat.choose(decision, answer(decision, dice))
            seat.until("ack")
            seat.settle()
        assert sorted(seat.views) == [0, 1]


def test_two_people_and_a_spectator(server: Process, ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    with (
        Person(server, "Carl") as carl,
        ann.sit_down(table) as one,
        ben.sit_down(table) as two,
        carl.sit_down(table) as watcher,
    ):
        for socket in (one, two, watcher):
            socket.settle()
        assert sorted(one.views) == [0] and sorted(two.views) == [1] and sorted(watcher.views) == [-1]
        assert watcher.views[-1]["undo"] is None and watcher.decisions() == []
        assert one.views[0]["waiting"] == [{"seat": 1}]
        number = one.number
        one.choose(one.decisions()[0], ["bid:0"], name={"any": ["thing"]})
        assert one.until("ack")["id"] == {"any": ["thing"]}
        two.choose(two.decisions()[0], ["bid:1"], number)
        two.until("ack")
        for socket in (one, two, watcher):
            socket.settle()
        assert one.views[0]["number"] == two.views[1]["number"] == watcher.views[-1]["number"]
        watcher.send(t="choose", id=1, seat=0, number=watcher.number, keys=["work"])
        assert "not yours" in watcher.until("refused")["reason"]
        two.send(t="chat", text="  dobry\twieczór ")
        for socket in (one, two, watcher):
            line = socket.until("chat")
            assert (line["from"], line["text"]) == ("Ben", "dobry wieczór")


def test_stale_repeated_and_impossible_answers(ann: Person) -> None:
    table = ann.table("me", "me")
    with ann.sit_down(table) as seat:
        seat.settle()
        number = seat.number
        seat.send(t="choose", id=1, seat=0, number=number, keys=["bid:0"])
        first = seat.until("ack")
        seat.send(t="choose", id=2, seat=0, number=number, keys=["bid:0"])
        assert seat.until("ack", id=2)["number"] == first["number"]
        for keys, reason in ((["bid:1"], "otherwise"), ([], "otherwise")):
            seat.send(t="choose", id=3, seat=0, number=number, keys=keys)
            assert reason in seat.until("refused", id=3)["reason"]
        seat.send(t="choose", id=4, seat=1, number=0, keys=["bid:0"])
        assert "already been answered" in seat.until("refused", id=4)["reason"]
        seat.send(t="choose", id=5, seat=1, number=number, keys=["bid:77"])
        refused = seat.until("refused", id=5)
        assert "no option" in refused["reason"]
        assert refused["message"]["id"] == "problem-no-option"
        assert refused["message"]["args"]["key"] == "bid:77"
        seat.send(t="choose", id=6, seat=9, number=number, keys=[])
        refused = seat.until("refused", id=6)
        assert refused["reason"] == "there is no seat 9"
        message = {"type": "msg", "id": "problem-no-seat", "args": {"seat": {"type": "seat", "seat": 9}}}
        assert refused["message"] == message


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"t":"nonsense"}', '{"t":"choose"}', '{"t":"choose","seat":"0","number":1,"keys":[]}', "\0"],
)
def test_what_is_not_understood_is_said_and_the_connection_stays(ann: Person, text: str) -> None:
    with ann.sit_down(ann.table("me", "bot")) as seat:
        seat.connection.send(text)
        assert "not understood" in seat.until("refused")["reason"]
        seat.settle()


def test_hello_comes_first(ann: Person) -> None:
    with Socket(ann, ann.table("me", "bot"), hello=False) as seat:
        seat.send(t="choose", id=1, seat=0, number=1, keys=["bid:0"])
        assert seat.read() == {"t": "refused", "id": 1, "reason": "say hello first"}


def test_a_message_that_is_too_long_ends_the_connection(ann: Person) -> None:
    with ann.sit_down(ann.table("me", "bot")) as seat:
        seat.settle()
        seat.send(t="chat", text="x" * 20_000)
        assert "characters" in seat.until("bye")["reason"]


def test_somebody_who_comes_back_gets_what_they_missed(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    with ben.sit_down(table) as two:
        with ann.sit_down(table) as one:
            one.settle()
        two.settle()
        two.choose(two.decisions()[0], ["bid:1"])
        two.until("ack")
        with ann.sit_down(table, number=one.number, events=len(one.events[0])) as again:
            again.events = {0: list(one.events[0])}
            again.settle()
            assert again.views[0]["full"] and again.views[0]["number"] == one.number + 1
            assert again.views[0]["events_from"] == len(one.events[0])
            again.choose(again.decisions()[0], ["bid:0"])
            again.until("ack")
            again.settle()
            with ann.sit_down(table) as fresh:
                fresh.settle()
                assert fresh.states == again.states and fresh.events == again.events


def test_taking_back_by_consent(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True, undo="consent")
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    with ann.sit_down(table) as one, ben.sit_down(table) as two:
        one.settle()
        two.settle()
        before = dict(one.states[0])
        one.choose(one.decisions()[0], ["bid:1"])
        one.until("ack")
        one.settle()
        one.send(t="undo", id="u", seat=0, number=one.number)
        one.until("ack", id="u")
        two.until("state", asking_undo={"by": 0, "waiting_for": [1]})
        two.send(t="consent", yes=True)
        one.until("state", asking_undo=None, decisions=one.received[1]["decisions"])
        assert one.states[0] == before


def test_automatic_answers_stay_after_a_restart(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    with Person(process) as ann:
        table = ann.table("me", "me")
        with ann.sit_down(table) as seat:
            seat.settle()
            seat.send(t="auto", seat=0, topic="bid", key="bid:0")
            seat.until("table", auto={"0": {"bid": "bid:0"}, "1": {}})
            seat.settle()
            assert [decision["seat"] for decision in seat.decisions()] == [1]
        process.stop()
        process.start()
        with ann.sit_down(table) as seat:
            assert seat.until("table")["auto"] == {"0": {"bid": "bid:0"}, "1": {}}
    process.stop()


def test_a_seat_left_to_a_bot_is_played_and_taken_back(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    with ann.sit_down(table) as one, ben.sit_down(table) as two:
        two.settle()
        ben.post(f"/api/tables/{table}/seats/1", kind="bot", bot="random")
        one.until("state", waiting=[])
        two.until("state", seat=-1)
        ben.post(f"/api/tables/{table}/seats/1", kind="me")
        two.until("state", seat=1)
        assert ann.post(f"/api/tables/{table}/seats/1", 409, kind="bot")["detail"] == "Ben is at the table"


def test_a_bot_that_thinks_keeps_nobody_waiting(ann: Person) -> None:
    """It looks at a copy of its view in a thread of its own."""
    bots = {game["id"]: game["bots"] for game in ann.get("/api/games")}["elder-sign"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bots[-1]}]
    made = ann.post("/api/tables", 201, game="elder-sign", seats=seats, rules={"bot_delay": 0})
    ann.post(f"/api/tables/{made['id']}/start")
    dice = random.Random(1)
    with ann.sit_down(made["id"]) as seat:
        played = 0
        while played < 12 and not seat.over():
            if not seat.decisions():
                seat.read()
                continue
            seat.choose(seat.decisions()[0], answer(seat.decisions()[0], dice))
            assert seat.reply()["t"] == "ack"
            seat.settle()
            played += 1


def test_bots_hold_back_for_as_long_as_the_table_says_and_it_is_shown(ann: Person) -> None:
    dice = random.Random(2)
    for _ in range(20):
        table = ann.table("me", "bot", "bot", patience=0.4)
        with ann.sit_down(table) as seat:
            while not seat.over():
                view = seat.views.get(0)
                if view is not None and view["bots_wait"] is not None:
                    assert 0 < view["bots_wait"] <= 0.4
                    number = seat.number
                    while seat.number == number:
                        seat.read()  # they go on without me
                    return
                if seat.decisions():
                    seat.choose(seat.decisions()[0], answer(seat.decisions()[0], dice))
                    seat.reply()
                else:
                    seat.read()
    raise AssertionError("no window was shared by a person and a bot")
