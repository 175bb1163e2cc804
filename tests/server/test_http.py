"""The lobby, accounts, files, catalogues: everything that is asked once."""

from __future__ import annotations

import random

import httpx

from tests.server.client import Person, Process, answer


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(server: Process) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/api/me").status_code == 401
        made = http.post("/api/guest", json={"name": "  Ann \n Lee "})
        assert made.status_code == 201 and made.json()["name"] == "Ann Lee" and made.json()["account"] is False
        assert "HttpOnly" in made.headers["set-cookie"] and "SameSite=lax" in made.headers["set-cookie"]
        assert http.get("/api/me").json() == made.json()


def test_a_cookie_that_was_tampered_with_is_nobodys(server: Process, ann: Person) -> None:
    token = ann.http.cookies["miskatonic"]
    other = f"{token[:-1]}{'1' if token.endswith('0') else '0'}"
    for forged in (other, token[:-1], token + "x", token.swapcase(), f"{ann.me['id']}.99999999999.00", "..", "é.1.ł"):
        headers = {"Cookie": f"miskatonic={forged}".encode()}
        assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401  # type: ignore[arg-type]


def test_a_guest_gets_an_account_and_keeps_their_seats(server: Process, ann: Person) -> None:
    table = ann.table("me", "bot")
    name = f"Żaneta {ann.me['id'][:6]}"
    assert ann.post("/api/register", 201, name=name, password="long enough")["account"] is True
    with Person(server) as ben:
        assert "taken" in ben.post("/api/register", 409, name=name.upper(), password="long enough")["detail"]
        assert ben.post("/api/login", 401, name=name, password="wrong, but long")["status"] == 401
        assert ben.post("/api/login", 401, name="nobody at all", password="wrong, but long")["status"] == 401
        assert ben.post("/api/login", name=name.lower(), password="long enough")["id"] == ann.me["id"]
        assert ben.get(f"/api/tables/{table}")["mine"] == [0]
        ben.post("/api/logout", 204)
        ben.get("/api/me", 401)


def test_bad_requests_are_told_what_is_wrong(ann: Person) -> None:
    for body, detail in (
        ({}, "game"),
        ({"game": "chess", "seats": [{"kind": "me"}]}, "there is no game 'chess'"),
        ({"game": "toy", "seats": [{"kind": "me"}]}, "2 to 4 seats, not 1"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "robot"}]}, "robot"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "no bot 'hal'"),
        ({"game": "toy", "seats": [{"kind": "me"}] * 2, "options": {"rounds": "9"}}, "rounds: 1, 2 or 3"),
        ({"game": "toy", "seats": [{"kind": "me"}] * 2, "rules": {"undo": "never"}}, "never"),
        ({"game": "toy", "seats": [{"kind": "me"}] * 2, "colour": "red"}, "colour"),
    ):
        answer = ann.http.post("/api/tables", json=body)
        assert answer.status_code == 400 and detail in answer.json()["detail"], answer.text
        assert sorted(answer.json().keys() - {"message"}) == ["detail", "status"]
    assert ann.http.post("/api/tables", content=b"{").status_code == 400
    assert ann.http.post("/api/tables", content=b"\xff\xfe").status_code == 400
    assert ann.http.post("/api/guest", json={"name": "a\x00b"}).status_code == 400
    assert ann.http.delete("/api/tables").status_code == 405
    assert ann.http.get("/api/nothing").json() == {"status": 404, "detail": "Not Found"}


def test_only_those_who_are_invited_find_a_private_table(server: Process, ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False)
    invite = ann.get(f"/api/tables/{table}")["invite"]
    ben.get(f"/api/tables/{table}", 404)
    ben.post(f"/api/tables/{table}/join", 404, seat=1)
    ben.post(f"/api/tables/{table}/join", 404, seat=1, invite="guess")
    assert table not in [listed["id"] for listed in ben.get("/api/tables")]
    assert ben.get(f"/api/tables/{table}", invite=invite)["invite"] is None
    assert ben.post(f"/api/tables/{table}/join", seat=1, invite=invite)["mine"] == [1]
    assert table in [listed["id"] for listed in ben.get("/api/tables")]
    assert ben.post(f"/api/tables/{table}/start", 403)["detail"] == "only the host can begin"


def test_a_public_table_is_found_by_all_and_watched(ann: Person, ben: Person) -> None:
    table = ann.table("me", "bot", public=True)
    (listed,) = [listed for listed in ben.get("/api/tables") if listed["id"] == table]
    assert listed["host"] == "Ann" and listed["phase"] == "play" and listed["mine"] == []
    assert ben.post(f"/api/tables/{table}/join")["mine"] == []
    assert httpx.get(f"{ann.server.url}/api/tables/{table}").json()["id"] == table


def test_a_game_goes_out_as_a_file_and_comes_back(ann: Person, ben: Person) -> None:
    table = ann.table("me", "me")
    dice = random.Random(1)
    with ann.sit_down(table) as seat:
        seat.settle()
        for _ in range(8):
            seat.choose(seat.decisions()[0], answer(seat.decisions()[0], dice))
            seat.until("ack")
            seat.settle()
        states = seat.states
    text = ann.get(f"/api/tables/{table}/export")
    made = ben.http.post("/api/import", content=text.encode(), headers={"content-type": "text/plain"})
    assert made.status_code == 201 and made.json()["mine"] == [0, 1] and made.json()["note"] is None
    with ben.sit_down(made.json()["id"]) as seat:
        seat.settle()
        assert seat.states == states
    for bad in (b"", b"x\n", b"{}\n", text.encode()[:-1], text.replace('"toy"', '"chess"', 1).encode(), b"\xff\n"):
        answered = ben.http.post("/api/import", content=bad, headers={"content-type": "text/plain"})
        assert answered.status_code in (400, 201), answered.text
    assert ben.http.post("/api/import", content=b"x" * 3_000_000).status_code == 413


def test_a_file_may_be_longer_than_other_requests(ann: Person) -> None:
    text = ann.get(f"/api/tables/{ann.table('me', 'me')}/export")
    checkpoint = text.splitlines()[-1] + "\n"
    assert checkpoint.startswith('["s"')
    long = text + checkpoint * (200_000 // len(checkpoint))
    assert ann.http.post("/api/import", content=long.encode()).status_code == 201


def test_a_file_that_no_longer_fits_says_where(ann: Person) -> None:
    text = ann.get(f"/api/tables/{ann.table('me', 'me')}/export")
    made = ann.http.post("/api/import", content=(text + '["d",0,["dance"]]\n').encode())
    assert made.status_code == 201 and "dance" in made.json()["note"]
    assert made.json()["note_message"]["id"] == "problem-old-game"


def test_while_others_play_nobody_gets_what_is_hidden(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    assert "hidden" in ann.get(f"/api/tables/{table}/export", 403)["detail"]
    assert "hidden" in ann.post(f"/api/tables/{table}/continue", 403, entry=0)["detail"]
    assert ann.post(f"/api/tables/{table}/report", 201, note="odd")["file"] is None
    ann.get(f"/api/tables/{table}/replay/0?seat=1", 403)
    assert ann.get(f"/api/tables/{table}/replay/0?seat=0")["view"]["seat"] == 0


def test_a_replay_shows_every_moment_and_play_goes_on_from_any(ann: Person) -> None:
    table = ann.table("me", "bot", "me")
    dice = random.Random(4)
    with ann.sit_down(table) as seat:
        seat.settle()
        while not seat.over():
            if seat.decisions():
                seat.choose(seat.decisions()[0], answer(seat.decisions()[0], dice))
                seat.reply()
                seat.settle()
            else:
                seat.read()
        seat.settle()
        final = seat.states
    entries = ann.get(f"/api/tables/{table}/replay/0")["entries"]
    last = ann.get(f"/api/tables/{table}/replay/{entries}?seat=2")
    assert last["view"]["state"] == final[2] and last["view"]["outcome"] is not None
    middle = ann.get(f"/api/tables/{table}/replay/{entries // 2}?seat=-1")
    assert middle["view"]["seat"] == -1 and len(middle["events"]) < len(last["events"])
    ann.get(f"/api/tables/{table}/replay/{entries + 1}", 404)
    on = ann.post(f"/api/tables/{table}/continue", 201, entry=entries // 2)
    assert on["phase"] == "play" and on["mine"] == [0, 2] and on["seats"][1]["kind"] == "bot"
    ann.post(f"/api/tables/{table}/continue", 404, entry=entries + 1)


def test_a_report_reproduces_the_position(ann: Person) -> None:
    table = ann.table("me", "me")
    report = ann.post(f"/api/tables/{table}/report", 201, note="the lamp went out")
    made = ann.http.post("/api/import", content=report["file"].encode())
    assert made.status_code == 201
    kept = ann.server.data / "reports" / report["name"]
    assert kept.read_text() == report["file"]
    assert "the lamp went out" in kept.with_name(kept.name + ".note.json").read_text()


def test_games_catalogue_text_and_almanac(ann: Person) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")}
    assert {"toy", "elder-sign"} <= set(games)
    assert "random" in games["elder-sign"]["bots"]
    for language in ("pl", "en"):
        catalogue = ann.get(f"/api/games/elder-sign/catalogue/{language}")
        assert len(catalogue["cards"]) > 100 and set(catalogue["cards"]) <= set(catalogue["names"])
        assert "list-and" in ann.get(f"/api/text/elder-sign/{language}")
    ann.get("/api/games/chess/catalogue/en", 404)
    ann.get("/api/games/elder-sign/catalogue/de", 400)
    first = ann.http.get("/api/text/toy/en")
    again = ann.http.get("/api/text/toy/en", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content
    rules = ann.get("/api/almanac/elder-sign")
    assert ann.get("/api/almanac/elder-sign/" + rules[0]["id"]) == rules[0]
    assert 0 < len(ann.get("/api/almanac/elder-sign?q=clue")) < len(rules)
    ann.get("/api/almanac/elder-sign/es.nothing", 404)
    ann.get("/api/almanac/chess", 404)


def test_a_problem_comes_with_its_message_for_the_reader_to_say(server: Process, ann: Person) -> None:
    name = f"Żaneta {ann.me['id'][:6]}"
    ann.post("/api/register", 201, name=name, password="long enough")
    with Person(server) as ben:
        taken = ben.post("/api/register", 409, name=name, password="long enough")
        assert taken == {
            "status": 409,
            "detail": f"the name '{name}' is taken",
            "message": {"type": "msg", "id": "problem-name-taken", "args": {"name": name}},
        }
        wrong = {
            "/api/login": ({"name": name, "password": "not this one"}, 401, "problem-wrong-password"),
            "/api/register": ({"name": name, "password": "short"}, 400, "problem-password"),
            "/api/guest": ({"name": "x" * 41}, 400, "problem-name"),
            "/api/tables/nowhere/join": ({}, 404, "problem-no-table"),
        }
        for path, (body, status, message) in wrong.items():
            assert ben.post(path, status, **body)["message"]["id"] == message
        asked = {
            f"/api/almanac/elder-sign?q={'x' * 201}": (400, "problem-words-length"),
            "/api/almanac/elder-sign/es.none.1": (404, "problem-no-rule"),
        }
        for path, (status, message) in asked.items():
            assert ben.get(path, status)["message"]["id"] == message
        files = {
            b"nonsense\n": "problem-line-damaged",
            b'{"miskatonic": 99}\n': "problem-file-newer",
            b"\xff\xfe\n": "problem-file-not-text",
            b"x" * 3_000_000: "problem-file-size",
        }
        for content, message in files.items():
            assert ben.http.post("/api/import", content=content).json()["message"]["id"] == message
    assert httpx.get(f"{server.url}/api/me").json()["message"]["id"] == "problem-sign-in"


def test_a_table_that_cannot_be_is_refused_with_a_message(ann: Person) -> None:
    twice = {"investigators": ["sister-mary", "sister-mary"]}
    seats = [{"kind": "me"}] * 2
    refused = ann.post("/api/tables", 400, game="elder-sign", seats=seats, options=twice)
    assert refused["detail"] == "options: investigators: each only once"
    assert refused["message"]["id"] == "problem-investigators-once"
    refused = ann.post("/api/tables", 400, game="elder-sign", seats=[{"kind": "me"}] * 9)
    assert refused["message"]["args"] == {"game": "elder-sign", "least": 1, "most": 8, "seats": 9}
