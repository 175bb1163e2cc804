"""What people bring along, over the wire: looked at without a table, refused in words, counted, carried to a table."""

from __future__ import annotations

import json
from pathlib import Path

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


def test_looking_is_counted(tmp_path: Path) -> None:
    with a_server(tmp_path, brought_rate=0.001, brought_burst=2) as process, Person(process) as ann:
        for status in (200, 200, 429):
            ann.post(LOOK, status, setting="deck", text=FED)
