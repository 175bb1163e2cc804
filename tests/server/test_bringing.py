"""What people bring along, over the wire: looked at without a table, refused in words, counted, carried to a table."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from tests.server.client import Person, Process
from tests.server.test_floods import a_server

FED = json.dumps(
    {
        "name": "Fed",
        "investigator_code": "01001",
        "slots": {f"010{n}": 2 for n in (16, 17, 18, 19, 20, 21, 22, 23, 25, 30, 33, 37, 39, 88, 89)},
    }
)
LOOK = "/api/games/arkham-lcg/bring"


def test_a_deck_is_looked_at_and_carried_to_a_table(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    try:
        with Person(process, "Ann") as ann, Person(process, "Ben") as ben:
            (found,) = ann.post(LOOK, 200, setting="deck", text=FED)
            assert found["problems"] == [] and found["facts"]["counted"] == 30
            assert {note["id"] for note in found["notes"]} == {"note-deck-signature"}
            seats = [{"kind": "me"}, {"kind": "open"}]
            options = {"deck": [found["text"], "starter"]}
            table = ann.post(
                "/api/tables", 201, game="arkham-lcg", seats=seats, options=options, rules={"public": True}
            )
            name = table["id"]
            ben.post(f"/api/tables/{name}/join", 200, seat=1)
            wish = {"seat": 1, "setting": "deck"}
            refused = ben.post(f"/api/tables/{name}/wish", 400, **wish, choice=FED)
            assert refused["message"]["id"] == "problem-once", "one Roland at a table"
            ben.post(f"/api/tables/{name}/wish", 400, **wish, choice="{")
            ben.post(f"/api/tables/{name}/wish", 400, **wish, choice="x" * 50_001)
            other = FED.replace('"01001"', '"01002"')
            assert ben.post(f"/api/tables/{name}/wish", 400, **wish, choice=other)["message"]["id"].startswith(
                "problem-deck"
            )
            assert ann.get(f"/api/tables/{name}")["options"]["deck"][1] == "starter", "nothing has changed"
    finally:
        process.stop()


def test_what_makes_no_sense_is_refused_in_words(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    try:
        with Person(process, "Ann") as ann:
            for text, reason in (
                ("{", "problem-deck-json"),
                ("", "problem-deck-empty"),
                ("[" * 40_000, "problem-deck-json"),
            ):
                assert ann.post(LOOK, 400, setting="deck", text=text)["message"]["id"] == reason
            assert ann.post(LOOK, 400, setting="mode", text=FED)["message"]["id"] == "problem-nothing-brought"
            ann.post(LOOK, 400, setting="deck", text=7)
            ann.post(LOOK, 400, setting="deck", text=FED, options={"mode": "chess"})
            ann.post(LOOK, 400, setting="deck", text=FED, options={"change": "+excalibur"})
            ann.post(LOOK, 400, setting="deck", text=FED, options={"before": "nonsense", "mode": "upgraded"})
            ann.post(LOOK, 413, setting="deck", text="x" * 70_000)
            ann.post("/api/games/chess/bring", 404, setting="deck", text=FED)
            ann.post("/api/games/elder-sign/bring", 400, setting="deck", text=FED)
    finally:
        process.stop()


def test_what_is_wished_for_is_counted_like_what_is_looked_at(tmp_path: Path) -> None:
    with a_server(tmp_path, brought_rate=0.01, brought_burst=3) as process, Person(process, "Eve") as eve:
        table = eve.table("me", game="arkham-lcg", start=False)
        wish = {"seat": 0, "setting": "deck"}
        for _ in range(3):
            eve.post(f"/api/tables/{table}/wish", 400, **wish, choice="Roland Banks\n" + "a\n" * 21_000)
        eve.post(f"/api/tables/{table}/wish", 429, **wish, choice=FED)
        eve.post(f"/api/tables/{table}/wish", 200, **wish, choice="starter")


def laughs(deep: int) -> str:
    """Ten of the last in each: a few lines that would fill any memory."""
    entities = '<!ENTITY a0 "lol">' + "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, deep))
    return f"<?xml version='1.0'?><!DOCTYPE deck [{entities}]><deck><section name='x'>&a{deep - 1};</section></deck>"


ELSEWHERE = "<!DOCTYPE deck [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><deck><section name='&x;'/></deck>"
CARD = '<card qty="{}" id="x">Machete</card>'
SECTION = '<deck game="g"><section name="Investigator"><card qty="1">Roland Banks</card></section>{}</deck>'
HOSTILE = {
    "entities in entities": laughs(12),
    "entities in small letters": laughs(12).replace("DOCTYPE", "doctype").replace("ENTITY", "entity"),
    "an entity from elsewhere": ELSEWHERE,
    "a document type behind a comment": f"<!-- {'-' * 100} x -->" + laughs(9),
    "elements in elements": "<deck>" + "<section>" * 5_000,
    "elements in elements, all closed": "<deck>" + "<section>" * 2_400 + "</section>" * 2_400 + "</deck>",
    "a card so often": SECTION.format(CARD.format("9" * 4_000)),
    "a card less than never": SECTION.format(CARD.format(-5)),
    "a card by no number": SECTION.format(CARD.format("\u0669\u0669\u0669")),
    "thousands of cards": SECTION.format(CARD.format(2) * 1_200),
    "a thousand attributes": "<deck " + " ".join(f'a{n}="x"' for n in range(4_000)) + "/>",
    "bytes that are none": "<deck>\ud800</deck>",
    "nothing but nothing": "\x00" * 5_000,
    "marks on marks": "Roland Banks\n" + "a" + "\u0301" * 40_000,
    "from right to left": "\u202e" * 20_000 + "Roland Banks",
    "numbers without end": FED.replace('"01016": 2', f'"01016": {"9" * 4_000}'),
    "a number that is none": FED.replace('"01016": 2', '"01016": 1e999'),
    "objects in objects": '{"slots": ' + '{"a": ' * 9_000 + "1" + "}" * 9_001,
    "meta in meta": json.dumps({**json.loads(FED), "meta": "[" * 30_000}),
    "decks that follow each other": json.dumps(
        [{**json.loads(FED), "id": n, "next_deck": n + 1, "previous_deck": n - 1} for n in range(100)]
    ),
    "the same card twice": FED[:-2] + ', "01016": 5}}',
    "a heading without end": "#" * 49_000,
    "a list of nothing": "- \n" * 12_000,
    "a line of digits": "9" * 49_000,
    "brackets in a title": "Roland Banks\n2x Machete " + "(" * 20_000,
    "brackets and spaces": "Roland Banks\n" + ("2x " + "( " * 6_000 + "\n") * 4,
    "spaces without end": "Roland Banks\n2x" + " " * 48_000 + "x",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_deck_that_means_no_good_is_answered_soon_and_in_words(server: Process, ann: Person, text: str) -> None:
    """By whichever form it pretends to be; looked at, and brought to a table."""
    sent = json.dumps({"setting": "deck", "text": text}).encode("utf-8", "surrogatepass")
    before = time.monotonic()
    found = ann.http.post(LOOK, content=sent, headers={"content-type": "application/json"})
    assert time.monotonic() - before < 10
    assert found.status_code in (200, 400, 413), found.text
    assert found.status_code == 200 or found.json()["detail"]
    options = {"deck": [text]}
    body = json.dumps({"game": "arkham-lcg", "seats": [{"kind": "me"}], "options": options}).encode()
    made = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    if made.status_code == 201:
        begun = ann.http.post(f"/api/tables/{made.json()['id']}/start")
        assert begun.status_code in (200, 400, 409), begun.text
        ann.delete(f"/api/tables/{made.json()['id']}")
    else:
        assert made.status_code in (400, 413), made.text
    assert memory(server.pid) < 600_000_000
    ann.get("/api/games")


def memory(pid: int) -> int:
    """Bytes of the process that are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_looking_is_counted(tmp_path: Path) -> None:
    with a_server(tmp_path, brought_rate=0.001, brought_burst=2) as process, Person(process) as ann:
        for status in (200, 200, 429):
            ann.post(LOOK, status, setting="deck", text=FED)
