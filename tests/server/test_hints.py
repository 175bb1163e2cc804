"""A hint for one's own question; "what if" when all is over; and who gets neither."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
import pytest

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES
from miskatonic.server.thinking import WAITING, Thinking
from miskatonic.table.seating import Refusal
from tests.server.client import Person, answer


def test_a_hint_says_what_a_bot_would_do_and_how_often_each_answer_wins(ann: Person) -> None:
    table = ann.table("me", "bot", game="elder-sign")
    with ann.sit_down(table) as seat:
        while not seat.decisions():  # the bot may be asked first
            seat.read()
        decision = seat.decisions()[0]
        before = seat.number
        found = ann.post(f"/api/tables/{table}/hint", seat=0)
        offered = [option["key"] for option in decision["options"]]
        assert found["kind"] == decision["kind"] and found["seat"] == 0
        assert set(found["chosen"]) <= set(offered) and found["chosen_words"]
        assert len(found["tried"]) == min(16, len(offered))
        for one in found["tried"]:
            assert 0 <= one["wins"] <= 100 and one["playouts"] >= 1 and one["words"]
        seat.choose(decision, [offered[0]], before)
        assert seat.reply()["t"] == "ack", "a hint moves nothing"


def test_nobody_gets_a_hint_for_another_seat_or_without_a_question(ann: Person, ben: Person) -> None:
    table = ann.table("me", "bot", game="elder-sign")
    assert ann.post(f"/api/tables/{table}/hint", 409, seat=1)["message"]["id"] == "problem-not-your-seat"
    assert ann.post(f"/api/tables/{table}/hint", 409, seat=9)["message"]["id"] == "problem-no-seat"
    ben.post(f"/api/tables/{table}/hint", 404, seat=0)


def _rivals(ann: Person, ben: Person, **rules: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.post("/api/tables", 201, game="dungeonology", seats=seats, rules={"bot_delay": 0, **rules})
    ben.post(f"/api/tables/{table['id']}/join", invite=table["invite"], seat=1)
    ann.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


@pytest.mark.parametrize("allowed", [False, True])
def test_among_rivals_only_where_the_host_allows_it(ann: Person, ben: Person, allowed: bool) -> None:
    table = _rivals(ann, ben, **({"hints": True} if allowed else {}))
    with ann.sit_down(table) as one, ben.sit_down(table) as other:
        one.settle()
        other.settle()
        asked = 0 if one.decisions() else 1
        person = (ann, ben)[asked]
        if allowed:
            assert person.post(f"/api/tables/{table}/hint", seat=asked)["chosen"]
        else:
            refused = person.post(f"/api/tables/{table}/hint", 409, seat=asked)
            assert refused["message"]["id"] == "problem-no-hints"


def _finished() -> Match[Any]:
    match: Match[Any] = Match.new(RULES, 2, {"ancient_one": "yig"}, "what if")
    bot = RandomBot("what if")
    while match.pending:
        match.choose(match.pending[0].seat, *bot.choose(match.pending[0], None))
    return match


def _imported(ann: Person, text: str) -> str:
    answer = ann.http.post("/api/import", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return str(answer.json()["id"])


def test_of_a_game_that_is_over_each_answer_is_weighed_and_play_goes_on_from_there(ann: Person) -> None:
    match = _finished()
    table = _imported(ann, match.dumps())
    entry = next(
        number
        for number, (kind, _, _) in enumerate(match.journal)
        if kind == "d" and number > len(match.journal) // 2 and len(_asked(match, number).options) > 2
    )
    found = ann.post(f"/api/tables/{table}/what-if", entry=entry)
    assert found["entry"] == entry and found["was"] == list(match.journal[entry][2])
    assert {key for one in found["tried"] for key in one["keys"]} <= {o.key for o in _asked(match, entry).options}
    chance = next(number for number, (kind, _, _) in enumerate(match.journal) if kind == "c")
    refused = ann.post(f"/api/tables/{table}/what-if", 409, entry=chance)
    assert refused["message"]["id"] == "problem-what-if-chance"
    assert ann.post(f"/api/tables/{table}/what-if", 404, entry=len(match.journal))["message"]["id"] == "problem-journal"
    other = ann.post(f"/api/tables/{table}/continue", 201, entry=entry)
    assert other["phase"] == "play" and other["mine"] == [0, 1]


def _asked(match: Match[Any], entry: int) -> Any:
    twin = match.fork()
    twin.rewind(entry)
    return twin.pending[0]


def test_what_if_waits_for_the_end(ann: Person) -> None:
    table = ann.table("me", game="elder-sign")
    refused = ann.post(f"/api/tables/{table}/what-if", 403, entry=0)
    assert refused["message"]["id"] == "problem-what-if-later"


def test_a_bot_that_thinks_plays_its_seat(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "thinker"}]
    table = ann.post("/api/tables", 201, game="elder-sign", seats=seats, rules={"bot_delay": 0})["id"]
    ann.post(f"/api/tables/{table}/start")
    dice = random.Random(1)
    with ann.sit_down(table) as seat:
        for _ in range(60):
            seat.settle()
            if seat.states[0]["turn"] > 1 and seat.states[0]["active"] == 0:
                break
            if seat.decisions():
                decision = seat.decisions()[0]
                seat.choose(decision, answer(decision, dice))
                assert seat.reply()["t"] == "ack"
            else:
                seat.read()
        assert seat.states[0]["turn"] > 1, "its turn has passed"
    text = ann.get(f"/api/tables/{table}/export")
    assert any(line.startswith('["d",1,') for line in text.splitlines())


def test_bots_do_not_wait_for_all_who_ask_for_hints() -> None:
    order: list[str] = []

    def thought(whose: str) -> None:
        time.sleep(0.02)
        order.append(whose)

    async def think() -> None:
        thinking = Thinking()
        hints = [asyncio.create_task(thinking.hint(lambda: thought("hint"))) for _ in range(WAITING)]
        await asyncio.sleep(0.005)
        with pytest.raises(Refusal):
            await thinking.hint(lambda: thought("one too many"))
        await thinking.bot("Ann", lambda: thought("bot"))
        await asyncio.gather(*hints)

    asyncio.run(think())
    assert sorted(order) == ["bot"] + ["hint"] * WAITING
    assert order.index("bot") <= 2, "behind the hint that is thought about, not behind all"


@pytest.mark.parametrize("quick", [False, True])
def test_whoever_has_many_bots_keeps_nobody_elses_waiting(quick: bool) -> None:
    order: list[str] = []

    def thought(whose: str) -> None:
        time.sleep(0.02)
        order.append(whose)

    async def think() -> None:
        thinking = Thinking()
        bot = thinking.quick_bot if quick else thinking.bot
        many = [asyncio.create_task(bot("Eve", lambda: thought("Eve"))) for _ in range(20)]
        await asyncio.sleep(0.005)
        await bot("Ann", lambda: thought("Ann"))
        await asyncio.gather(*many)

    asyncio.run(think())
    assert sorted(order) == ["Ann"] + ["Eve"] * 20
    assert order.index("Ann") <= 2, "behind the one that thinks already, not behind all twenty"
