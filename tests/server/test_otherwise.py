"""The real table says otherwise, over the socket: generic questions that any client can show."""

from __future__ import annotations

from tests.server.client import JSON, Person, Socket


def act(seat: Socket, *keys: str) -> None:
    for key in keys:
        decision = next(decision for decision in seat.decisions() if decision["seat"] == 0)
        seat.choose(decision, [key])
        assert seat.reply()["t"] == "ack"
        seat.settle()


def report(seat: Socket) -> JSON:
    """Real dice and cards, until something else is asked."""
    while (decision := seat.decisions()[0])["kind"] == "chance":
        act(seat, decision["options"][0]["key"])
    return decision


def test_values_and_unknown_cards_are_asked_for_and_taken_back(ann: Person) -> None:
    table = ann.table("me", game="elder-sign", companion=True)
    with ann.sit_down(table) as seat:
        seat.settle()
        asked = report(seat)
        doom = seat.states[0]["doom"]
        seat.send(t="otherwise", id=1, seat=0, number=seat.number)
        assert seat.reply()["t"] == "ack"
        seat.settle()
        assert {decision["kind"] for decision in seat.decisions()} == {"otherwise"}
        act(seat, "set:doom", f"to:{doom + 2}", "done")
        assert seat.states[0]["doom"] == doom + 2
        assert [event["kind"] for event in seat.events[0]][-1] == "otherwise.set"
        assert seat.decisions()[0]["kind"] == asked["kind"]
        clues = seat.states[0]["players"][0]["clues"]
        seat.send(t="otherwise", id=2, seat=0, number=seat.number, card="Old Key")
        assert seat.reply()["t"] == "ack"
        seat.settle()
        act(seat, "verb:gain", "as:clue", "as:2", "as:you", "done")
        assert seat.states[0]["players"][0]["clues"] == clues + 2
        for number in range(10):
            seat.send(t="undo", id=number, seat=0, number=seat.number)
            assert seat.reply()["t"] == "ack"
            seat.settle()
        assert seat.states[0]["doom"] == doom


def test_without_the_real_box_it_is_refused(ann: Person) -> None:
    table = ann.table("me", game="elder-sign")
    with ann.sit_down(table) as seat:
        seat.settle()
        seat.send(t="otherwise", id="x", seat=0, number=seat.number)
        refused = seat.reply()
        assert refused["id"] == "x" and refused["message"]["id"] == "problem-otherwise-companion"


def test_the_client_can_ask_what_is_known_of_the_box(ann: Person) -> None:
    known = ann.get("/api/games/elder-sign/known")
    assert known["investigators"]["whole"] == 16 and known["ancient-ones"]["fields"]
    ann.get("/api/games/chess/known", 404)
