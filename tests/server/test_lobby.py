"""Gathering at a table: told apart in a list, wished for, changed, sent away, cleared."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.exceptions import ConnectionClosed

from miskatonic.games.registry import rules
from miskatonic.server.address import in_the_network
from miskatonic.table.seating import Holder, HostRules
from miskatonic.table.table import Table
from tests.server.client import Person, Process
from tests.server.test_floods import a_server


def listed(person: Person, table: str) -> Any:
    return next((one for one in person.get("/api/tables") if one["id"] == table), None)


def test_tables_are_told_apart_by_how_they_stand(ann: Person) -> None:
    made = ann.post(
        "/api/tables",
        201,
        game="elder-sign",
        seats=[{"kind": "me"}, {"kind": "bot"}],
        options={"ancient_one": "yig", "investigators": ["sister-mary", "random"]},
        rules={"bot_delay": 0},
    )
    table = made["id"]
    assert listed(ann, table)["summary"] is None, "before it begins there is nothing to tell"
    ann.post(f"/api/tables/{table}/start")
    summary = listed(ann, table)["summary"]
    assert summary["emblem"] == "yig" and summary["plays"][0] == "sister-mary"
    told = [words["id"] for words in summary["words"]]
    assert told[0] == "name" and told[-1] == "summary-tracks"
    assert listed(ann, table)["origin"] == "" and listed(ann, table)["played"] >= listed(ann, table)["created"]
    fork = ann.post(f"/api/tables/{table}/continue", 201, entry=0)["id"]
    assert listed(ann, fork)["origin"] == "fork"


def test_how_a_table_stands_is_known_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Process(tmp_path_factory.mktemp("restart") / "data")
    with Person(server) as ann:
        table = ann.table("me", game="elder-sign")
        with ann.sit_down(table) as seat:
            seat.settle()
        emblem = listed(ann, table)["summary"]["emblem"]
        server.stop()
        server.start()
        ann.http.base_url = httpx.URL(server.url)
        assert listed(ann, table)["summary"]["emblem"] == emblem != ""
    server.stop()


def test_the_host_clears_a_table_away_and_those_who_sit_there_are_told(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False)
    invite = ann.get(f"/api/tables/{table}")["invite"]
    ben.post(f"/api/tables/{table}/join", seat=1, invite=invite)
    ann.post(f"/api/tables/{table}/start")
    with ben.sit_down(table) as seat:
        seat.settle()
        assert ben.http.delete(f"/api/tables/{table}").status_code == 403
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204
        assert seat.until("bye")["message"]["id"] == "problem-table-gone"
    ann.get(f"/api/tables/{table}", 404)
    assert listed(ann, table) is None and listed(ben, table) is None
    assert ann.http.delete(f"/api/tables/{table}").status_code == 404


def gathered(ann: Person, ben: Person) -> str:
    table = ann.table("me", "open", "bot", game="elder-sign", start=False)
    invite = ann.get(f"/api/tables/{table}")["invite"]
    ben.post(f"/api/tables/{table}/join", seat=1, invite=invite)
    return table


def test_everybody_chooses_whom_to_play(ann: Person, ben: Person) -> None:
    table = gathered(ann, ben)
    wish = f"/api/tables/{table}/wish"
    options = ben.post(wish, seat=1, setting="investigators", choice="kate-winthrop")["options"]
    assert options["investigators"] == ["random", "kate-winthrop", "random"]
    ann.post(wish, seat=2, setting="investigators", choice="joe-diamond")
    assert ben.post(wish, 409, seat=0, setting="investigators", choice="bob-jenkins")["message"]["id"] == (
        "problem-not-your-seat"
    )
    ben.post(wish, 409, seat=2, setting="investigators", choice="bob-jenkins")
    ben.post(wish, 409, seat=1, setting="ancient_one", choice="yig")
    ben.post(wish, 400, seat=1, setting="investigators", choice="joe-diamond")
    ann.post(wish, seat=0, setting="investigators", choice="gloria-goldberg")
    ann.post(f"/api/tables/{table}/start")
    assert listed(ben, table)["summary"]["plays"] == ["gloria-goldberg", "kate-winthrop", "joe-diamond"]
    ben.post(wish, 409, seat=1, setting="investigators", choice="random")


def test_places_are_changed_with_their_wishes(ann: Person, ben: Person) -> None:
    table = gathered(ann, ben)
    swap = f"/api/tables/{table}/swap"
    ben.post(f"/api/tables/{table}/wish", seat=1, setting="investigators", choice="kate-winthrop")
    changed = ben.post(swap, seat=1, other=2)
    assert changed["mine"] == [2] and changed["options"]["investigators"] == ["random", "random", "kate-winthrop"]
    assert ben.post(swap, 409, seat=2, other=0)["message"]["id"] == "problem-swap-host"
    assert ann.post(swap, seat=2, other=0)["mine"] == [2]
    assert ben.get(f"/api/tables/{table}")["mine"] == [0]


def test_whoever_is_sent_away_cannot_come_back_with_the_old_invitation(ann: Person, ben: Person) -> None:
    table = gathered(ann, ben)
    invite = ann.get(f"/api/tables/{table}")["invite"]
    away = f"/api/tables/{table}/away"
    ben.post(away, 409, seat=0)
    with ben.sit_down(table) as seat:
        seat.settle()
        assert ann.post(away, seat=1)["seats"][1]["kind"] == "open"
        assert seat.until("bye")["message"]["id"] == "problem-sent-away"
        with pytest.raises(ConnectionClosed):
            seat.settle()
    ben.get(f"/api/tables/{table}", 404, invite=invite)
    assert ann.get(f"/api/tables/{table}")["invite"] != invite
    ann.post(away, 409, seat=0)


def test_taking_back_needs_consent_where_strangers_may_sit_and_is_told_to_all(ann: Person, ben: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"investigators": ["choose", "random"]}
    table = ann.post("/api/tables", 201, game="elder-sign", seats=seats, options=asked)["id"]
    known = ann.get(f"/api/tables/{table}")
    assert known["rules"]["undo"] == "consent" and known["host_name"] == "Ann"
    alone = ann.post("/api/tables", 201, game="elder-sign", seats=[{"kind": "me"}, {"kind": "bot"}])
    assert alone["rules"]["undo"] == "free"
    ben.post(f"/api/tables/{table}/join", seat=1, invite=known["invite"])
    ann.post(f"/api/tables/{table}/start")
    with ann.sit_down(table) as mine, ben.sit_down(table) as his:
        mine.settle()
        his.settle()
        decision = mine.decisions()[0]
        mine.choose(decision, [decision["options"][0]["key"]])
        mine.until("ack")
        mine.settle()
        his.settle()
        mine.send(t="undo", id=1, seat=0, number=mine.number)
        mine.until("ack")
        his.send(t="consent", yes=True)
        for seat in (mine, his):
            line = seat.until("chat")
            assert line["from"] == "Ann" and line["message"]["id"] == "told-undo" and line["text"].startswith("Ann ")
    with ben.sit_down(table) as again:
        assert again.until("chat")["message"]["id"] == "told-undo", "whoever comes later reads it too"


def test_people_at_one_screen_have_names_of_their_own(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": " Ben "}]
    table = ann.post("/api/tables", 201, game="toy", seats=seats)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben"] and table["mine"] == [0, 1]
    ann.post("/api/tables", 400, game="toy", seats=[{"kind": "me"}, {"kind": "me", "name": "\u200b"}])


def test_friends_are_told_an_address_only_where_they_are_listened_to(server: Process, ann: Person) -> None:
    assert ann.get("/api/address") == {"address": None}
    assert in_the_network("127.0.0.1", 80) is None and in_the_network("::1", 80) is None
    assert in_the_network("192.168.1.5", 8765) == "http://192.168.1.5:8765/"
    assert in_the_network("fd00::5", 80) == "http://[fd00::5]:80/"
    link = {"text": "http://192.168.1.5:8765/#/table/1?invite=secret"}
    picture = ann.http.post("/api/qr", json=link)
    assert picture.headers["content-type"].startswith("image/svg+xml") and "<svg" in picture.text
    assert ann.http.post("/api/qr", json={"text": "x" * 201}).status_code == 400
    # An address is written into logs; and whoever is nobody here gets no pictures drawn.
    assert ann.http.get("/api/qr", params=link).status_code == 405
    assert httpx.post(f"{server.url}/api/qr", json=link).status_code == 401


def test_pictures_are_not_drawn_by_the_dozen(tmp_path: Path) -> None:
    with a_server(tmp_path, seat_rate=0.001, seat_burst=3) as process, Person(process) as eve:
        for status in (200, 200, 200, 429):
            eve.post("/api/qr", status, text=f"http://x/{status}")


def test_a_game_says_how_long_and_how_hard_it_is(ann: Person) -> None:
    (game,) = [one for one in ann.get("/api/games") if one["id"] == "elder-sign"]
    measured = yaml.safe_load((rules("elder-sign").folder / "measured.yaml").read_text("utf8"))
    assert game["measured"]["minutes"] == [60, 120]
    assert game["measured"]["won_with"]["azathoth"] == measured["won_with"]["azathoth"]
    (toy,) = [one for one in ann.get("/api/games") if one["id"] == "toy"]
    assert toy["measured"] is None and toy["lessons"] == 0


def test_a_lesson_is_a_private_table_with_rigged_dice(ann: Person, ben: Person) -> None:
    lessons = ann.get("/api/games/elder-sign/lessons")
    assert lessons[1]["id"] == "roll-and-complete" and lessons[1]["title"]["pl"]
    table = ann.post("/api/games/elder-sign/lessons/roll-and-complete", 201)
    assert table["origin"] == "lesson roll-and-complete" and table["mine"] == [0]
    ben.get(f"/api/tables/{table['id']}", 404)
    with ann.sit_down(table["id"]) as seat:
        seat.settle()
        (asked,) = seat.decisions()
        assert asked["kind"] == lessons[1]["hints"][-1]["at"]
        seat.choose(asked, ["roll"])
        seat.until("ack")
        seat.settle()
        assert "task:0" in [option["key"] for option in seat.decisions()[0]["options"]]
    ann.post("/api/games/elder-sign/lessons/midnight", 201)
    ann.get(f"/api/tables/{table['id']}", 404)
    ann.post("/api/games/elder-sign/lessons/juggling", 404)


@pytest.mark.parametrize("column", ["rules", "summary"])
def test_one_table_that_cannot_be_read_takes_no_other_along(tmp_path: Path, column: str) -> None:
    process = Process(tmp_path / "data")
    with Person(process) as ann:
        broken, whole = ann.table("me", "me", start=False), ann.table("me", "me", start=False)
        process.kill()
        with closing(sqlite3.connect(process.data / "miskatonic.sqlite")) as store, store:
            store.execute(f'UPDATE tables SET {column} = \'{{"undo": 7, "words": 3}}\' WHERE id = ?', (broken,))
        process.start()
        assert [one["id"] for one in ann.get("/api/tables")] == [whole]
        assert ann.get(f"/api/tables/{broken}", 409)["message"]["id"] == "problem-table-damaged"
        with ann.sit_down(broken, hello=False) as seat:
            assert seat.until("bye")["message"]["id"] == "problem-table-damaged"
        ann.post(f"/api/tables/{whole}/start")
    process.stop()
    assert "Traceback" not in process.log.read_text()


def test_lists_that_are_asked_for_again_and_again_do_not_look_at_every_table_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """How a table stands is put together from all that lies on it: a hundred of them take as long as many choices."""
    asked: list[int] = []
    elder_sign = rules("elder-sign")
    told = type(elder_sign).summary

    def summary(self: Any, state: Any) -> Any:
        asked.append(1)
        return told(self, state)

    monkeypatch.setattr(type(elder_sign), "summary", summary)
    table = Table("t1", elder_sign, "ann", [Holder("person", "ann", "Ann")], {}, HostRules())
    table.start("seed")
    first = table.summary()
    assert first is not None and table.summary() == first
    assert len(asked) == 1
    assert table.match is not None
    decision = table.match.pending[0]
    table.choose("ann", decision.seat, table.number, (decision.options[0].key,))
    table.summary()
    assert len(asked) == 2, "what has changed is looked at again"
