"""A campaign goes on at a table of its own, with the same people."""

from __future__ import annotations

import random
from pathlib import Path

import httpx

from tests.server.client import Person, Process, Socket, answer

CAMPAIGN = {"campaign": "yes", "rounds": "1"}


def play_out(socket: Socket, dice: random.Random) -> None:
    socket.settle()
    while not socket.over():
        decision = dice.choice(socket.decisions())
        socket.choose(decision, answer(decision, dice))
        assert socket.reply()["t"] == "ack"
        socket.settle()


def finished(ann: Person, *seats: str) -> str:
    table = ann.table(*seats, options=CAMPAIGN)
    with ann.sit_down(table) as socket:
        play_out(socket, random.Random(3))
    return table


def test_the_next_match_begins_with_the_same_seats_once(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True, options=CAMPAIGN, undo="consent")
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    assert ann.post(f"/api/tables/{table}/next", 409)["detail"] == "nothing follows this game"
    dice = random.Random(1)
    with ann.sit_down(table) as one, ben.sit_down(table) as two:
        for _ in range(500):
            for socket in (one, two):
                socket.settle()
            if one.over():
                break
            asked = [(socket, decision) for socket in (one, two) for decision in socket.decisions()]
            if not asked:
                # What the table answered by itself has reached one of them only.
                continue
            socket, decision = dice.choice(asked)
            socket.choose(decision, answer(decision, dice))
            assert socket.reply()["t"] == "ack"
        info = ann.get(f"/api/tables/{table}")
        assert (info["phase"], info["sequel"], info["next"]) == ("over", True, "")
        following = ben.post(f"/api/tables/{table}/next", 201)
        told = one.until("table", next=following["id"])
        assert told["previous"] == ""
    assert (following["previous"], following["phase"]) == (table, "play")
    assert [seat["name"] for seat in following["seats"]] == ["Ann", "Ben"]
    assert following["mine"] == [1] and following["rules"]["undo"] == "consent"
    assert set(following["options"]) == {"campaign", "rounds", "legacy"}
    assert ann.post(f"/api/tables/{table}/next", 201)["id"] == following["id"], "not twice"
    chain = [one["id"] for one in ann.get(f"/api/tables/{following['id']}/campaign")]
    assert chain == [table, following["id"]]


def test_what_has_a_sequel_is_not_taken_back(ann: Person) -> None:
    table = finished(ann, "me", "me")
    ann.post(f"/api/tables/{table}/next", 201)
    with ann.sit_down(table) as socket:
        socket.settle()
        assert socket.views[0]["undo"] is None
        socket.send(t="undo", id="u", seat=0, number=socket.number)
        assert "next game of the campaign has begun" in socket.until("refused")["reason"]


def test_only_who_sits_there_goes_on(ann: Person, ben: Person) -> None:
    table = ann.table("me", "bot", options=CAMPAIGN, public=True)
    assert ben.post(f"/api/tables/{table}/next", 403)
    assert ann.post(f"/api/tables/{table}/next", 409)["detail"] == "nothing follows this game"


def test_a_game_says_how_its_tables_are_set_up(ann: Person) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")}
    assert games["toy"]["rivals"]
    assert games["toy"]["rules"]["undo"] == "consent"
    assert not games["toy"]["rules"]["open_hands"] and games["toy"]["rules"]["curtain"]
    assert not games["elder-sign"]["rivals"]
    assert games["elder-sign"]["rules"]["undo"] == "free" and games["elder-sign"]["rules"]["open_hands"]


def test_what_the_host_leaves_open_is_as_the_game_would_have_it(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = ann.post("/api/tables", 201, game="toy", seats=seats)
    assert (made["rules"]["undo"], made["rules"]["open_hands"], made["rules"]["curtain"]) == ("consent", False, True)
    made = ann.post("/api/tables", 201, game="toy", seats=seats, rules={"undo": "free"})
    assert (made["rules"]["undo"], made["rules"]["open_hands"]) == ("free", False)


def test_a_campaign_whose_first_table_was_cleared_away_goes_on(ann: Person) -> None:
    first = finished(ann, "me", "me")
    second = ann.post(f"/api/tables/{first}/next", 201)["id"]
    ann.delete(f"/api/tables/{first}")
    assert [one["id"] for one in ann.get(f"/api/tables/{second}/campaign")] == [second]
    assert ann.get(f"/api/tables/{second}")["previous"] == ""


def test_where_the_next_table_was_cleared_away_another_can_follow(ann: Person) -> None:
    first = finished(ann, "me", "me")
    second = ann.post(f"/api/tables/{first}/next", 201)["id"]
    ann.delete(f"/api/tables/{second}")
    assert [one["id"] for one in ann.get(f"/api/tables/{first}/campaign")] == [first]
    third = ann.post(f"/api/tables/{first}/next", 201)
    assert third["id"] != second and third["previous"] == first


def test_who_was_sent_away_stays_away_in_the_next_match(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True, options=CAMPAIGN)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    ann.post(f"/api/tables/{table}/away", seat=1)
    with ann.sit_down(table) as socket:
        socket.settle()
        dice = random.Random(5)
        while not socket.over():
            for decision in socket.decisions():
                socket.choose(decision, answer(decision, dice))
                socket.reply()
            socket.settle()
    following = ann.post(f"/api/tables/{table}/next", 201)["id"]
    ben.get(f"/api/tables/{following}", 404)


def test_a_list_of_the_tables_of_a_campaign_plays_none_of_them_through(tmp_path: Path) -> None:
    asleep = tmp_path / "asleep"
    process = Process(tmp_path / "data", f"--wake-late={asleep}")
    try:
        with Person(process, "Ann") as ann:
            first = finished(ann, "me", "me")
            second = ann.post(f"/api/tables/{first}/next", 201)["id"]
            process.stop()
            process.start()
            ann.get(f"/api/tables/{second}")
            asleep.touch()
            ann.http.timeout = httpx.Timeout(10)
            listed = ann.get(f"/api/tables/{second}/campaign")
            assert [(one["id"], one["phase"]) for one in listed] == [(first, "over"), (second, "play")]
            assert listed[0]["summary"]["result"] is not None
    finally:
        asleep.unlink(missing_ok=True)
        process.stop()
