"""Nobody peeks: what a host, a file or an absent rival's seat could once tell, tried over the wire."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from miskatonic.engine.chance import LUCK, commitment
from miskatonic.engine.match import Match
from miskatonic.engine.proof import prove
from miskatonic.engine.record import Record
from tests.battery.playing import play_out
from tests.server.client import Person
from tests.server.test_secrets import play_together
from tests.toy import RULES


def bring(person: Person, text: str) -> Any:
    answer = person.http.post("/api/import", content=text.encode())
    assert answer.status_code == 201, answer.text
    return answer.json()


def invited(host: Person, guest: Person, table: str, seat: int) -> Any:
    host.post(f"/api/tables/{table}/seats/{seat}", kind="open")
    invite = host.get(f"/api/tables/{table}")["invite"]
    return guest.post(f"/api/tables/{table}/join", invite=invite, seat=seat)


def test_a_file_of_a_running_game_tells_no_luck_to_come(ann: Person, ben: Person) -> None:
    table = ann.table("me", "bot")
    shown = ann.get(f"/api/tables/{table}")["luck"]
    text = ann.get(f"/api/tables/{table}/export")
    record = Record.loads(text)
    assert record.header.seed == "" and record.header.commit == shown[0]["commitment"]
    assert not any(entry[2] for entry in record.entries if entry[0] == LUCK)
    info = invited(ann, ben, table, 1)
    assert [mark["kind"] for mark in info["marks"]] == ["exported", "opened", "sat"], "everybody sees it"
    assert len(info["luck"]) == 2 and all(promise["seed"] is None for promise in info["luck"])
    with ben.sit_down(table) as seat:
        said = [seat.until("chat")["message"]["id"] for _ in range(3)]
    assert said == ["told-exported", "told-opened", "told-sat"]


def test_an_absent_rivals_hand_stays_theirs(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False)
    invite = ann.get(f"/api/tables/{table}")["invite"]
    ben.post(f"/api/tables/{table}/join", invite=invite, seat=1)
    ann.post(f"/api/tables/{table}/start")
    assert ann.post(f"/api/tables/{table}/seats/1", 409, kind="open")["message"]["id"] == "problem-seat-bound"
    ann.post(f"/api/tables/{table}/seats/1", 409, kind="me")
    ann.get(f"/api/tables/{table}/export", 403)
    ann.post(f"/api/tables/{table}/away", seat=1)
    ann.get(f"/api/tables/{table}/export", 403)
    ann.post(f"/api/tables/{table}/continue", 403, entry=0)
    assert [mark["kind"] for mark in ann.get(f"/api/tables/{table}")["marks"]] == ["away"]


def test_whoever_only_watches_gets_no_file_of_a_running_game(ann: Person, ben: Person) -> None:
    table = ann.table("bot", "bot", public=True)
    ben.get(f"/api/tables/{table}/export", 403)
    ben.post(f"/api/tables/{table}/continue", 403, entry=0)


def test_a_player_who_leaves_a_seat_does_not_get_the_next(ann: Person, ben: Person) -> None:
    table = ann.table("me", "bot", "bot")
    invited(ann, ben, table, 1)
    ann.post(f"/api/tables/{table}/seats/2", kind="open")
    ben.post(f"/api/tables/{table}/seats/1", kind="open")
    refused = ben.post(f"/api/tables/{table}/join", 409, seat=2, invite=ann.get(f"/api/tables/{table}")["invite"])
    assert refused["message"]["id"] == "problem-held-another"


def test_an_imported_seed_and_a_continued_game_foretell_nothing(ann: Person) -> None:
    match = Match.new(RULES, 2, seed="mine")
    made = bring(ann, match.dumps())
    assert [mark["kind"] for mark in made["marks"]] == ["file"]
    assert made["luck"][0]["commitment"] == commitment("mine") != made["luck"][1]["commitment"]
    again = [ann.post(f"/api/tables/{made['id']}/continue", 201, entry=0) for _ in range(2)]
    assert [mark["kind"] for table in again for mark in table["marks"]] == ["fork", "fork"]
    promised = {table["luck"][-1]["commitment"] for table in [made, *again]}
    assert len(promised) == 3 and commitment("mine") not in promised


def test_a_finished_game_proves_its_luck_with_what_was_shown_before(ann: Person, ben: Person) -> None:
    table = ann.table("me", "bot")
    first = ann.get(f"/api/tables/{table}")["luck"]
    second = invited(ann, ben, table, 1)["luck"]
    assert second[0] == first[0] and len(second) == 2
    with ann.sit_down(table) as one, ben.sit_down(table) as two:
        play_together([one, two], random.Random(3), 400)
        for socket in (one, two):
            socket.settle()
        assert one.over()
    record = Record.loads(ann.get(f"/api/tables/{table}/export"))
    proof = prove(RULES, record)
    assert proof.problem is None and proof.over and proof.kept == 0 and proof.proven > 10
    assert [promise.commitment for promise in proof.promises] == [promise["commitment"] for promise in second]
    told = ann.get(f"/api/tables/{table}")["luck"]
    assert all(commitment(promise["seed"]) == promise["commitment"] for promise in told)
    refused = ann.http.post(f"/api/tables/{table}/seats/0", json={"kind": "open"})
    assert refused.status_code == 200, "after the end nothing is secret"


def test_a_report_of_a_running_game_keeps_the_seed(ann: Person) -> None:
    table = ann.table("me", "bot")
    told = ann.post(f"/api/tables/{table}/report", 201, note="x")
    kept = (ann.server.data / "reports" / told["name"]).read_text(encoding="utf8")
    for text in (told["file"], kept):
        assert Record.loads(text).header.seed == ""


def test_whoever_looked_into_a_game_in_another_way_is_named_in_it(ann: Person, ben: Person) -> None:
    """A report gives the file too; and what was continued elsewhere can be taken there."""
    reported, continued = ann.table("me", "bot"), ann.table("me", "bot")
    for _ in range(2):
        assert ann.post(f"/api/tables/{reported}/report", 201, note="x")["file"]
        fork = ann.post(f"/api/tables/{continued}/continue", 201, entry=0)
        ann.get(f"/api/tables/{fork['id']}/export")
    for table, kind in ((reported, "exported"), (continued, "continued")):
        marks = invited(ann, ben, table, 1)["marks"]
        assert [mark["kind"] for mark in marks] == [kind, "opened", "sat"]


def test_a_finished_file_goes_on_with_luck_of_its_own(ann: Person) -> None:
    text = play_out(Match.new(RULES, 2, seed="known"), random.Random(1)).dumps()
    made = bring(ann, text)
    assert made["phase"] == "over"
    entries = len(Record.loads(text).entries)
    luck = ann.post(f"/api/tables/{made['id']}/continue", 201, entry=entries - 1)["luck"]
    assert [promise["seed"] for promise in luck] == [None, None]
    assert luck[1]["commitment"] != commitment("known")
    assert msgspec.json.encode(luck).decode().count("known") == 0
