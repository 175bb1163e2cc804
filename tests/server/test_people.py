"""People: sessions that end, passwords, names, going for good, and what a host can do about somebody."""

from __future__ import annotations

import asyncio
import hmac
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from miskatonic.server.identity import QUEUE, Passwords, TooMany
from tests.server.client import Person, Process
from tests.server.test_backup import miskatonic

PASSWORD = "long enough"


def named(person: Person) -> str:
    return f"Zofia {person.me['id'][:8]}"


@pytest.fixture
def zofia(server: Process) -> Iterator[Person]:
    """Somebody with an account."""
    with Person(server, "Somebody") as person:
        person.me = person.post("/api/register", 201, name=named(person), password=PASSWORD)
        yield person


def elsewhere(person: Person) -> Person:
    """The same account in another browser."""
    other = Person(person.server, "Another")
    other.me = other.post("/api/login", name=person.me["name"], password=PASSWORD)
    return other


def status_with(server: Process, cookie: str) -> int:
    return httpx.get(f"{server.url}/api/me", headers={"Cookie": cookie}).status_code


def test_a_cookie_is_nothing_after_signing_out(server: Process, zofia: Person) -> None:
    old = zofia.cookie()
    assert status_with(server, old) == 200
    zofia.post("/api/logout", 204)
    assert status_with(server, old) == 401


def test_a_guests_cookie_is_nothing_to_the_account_that_they_get(server: Process, ann: Person) -> None:
    before = ann.cookie()
    ann.post("/api/register", 201, name=named(ann), password=PASSWORD)
    assert ann.cookie() != before
    assert status_with(server, before) == 401 and status_with(server, ann.cookie()) == 200


def test_signing_in_makes_a_new_session_and_ends_the_old_one(server: Process, zofia: Person) -> None:
    before = zofia.cookie()
    zofia.post("/api/login", name=zofia.me["name"], password=PASSWORD)
    assert zofia.cookie() != before and status_with(server, before) == 401


def test_sessions_are_listed_and_ended_one_by_one(zofia: Person) -> None:
    with elsewhere(zofia) as phone:
        known = zofia.get("/api/sessions")
        assert len(known) == 2 and [one["current"] for one in known].count(True) == 1
        assert all("python-httpx" in one["agent"] and "token" not in one for one in known)
        other = next(one["id"] for one in known if not one["current"])
        with Person(zofia.server, "Mallory") as stranger:
            assert stranger.delete(f"/api/sessions/{other}", 404)["message"]["id"] == "problem-no-session"
        assert phone.get("/api/me")["id"] == zofia.me["id"]
        zofia.delete(f"/api/sessions/{other}")
        phone.get("/api/me", 401)
        assert len(zofia.get("/api/sessions")) == 1


def test_all_others_are_ended_and_their_connections_with_them(zofia: Person) -> None:
    table = zofia.table("me", "bot")
    with elsewhere(zofia) as phone, phone.sit_down(table) as there, zofia.sit_down(table) as here:
        there.until("state")
        here.until("state")
        zofia.post("/api/sessions/others", 204)
        assert there.until("bye")["message"]["id"] == "problem-signed-out"
        with pytest.raises(ConnectionClosed) as closed:
            there.read()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        phone.get("/api/me", 401)
        here.settle()
        assert zofia.get("/api/me")["account"] is True


def test_who_signs_out_while_a_table_is_woken_for_them_is_not_let_in(tmp_path: Path) -> None:
    asleep = tmp_path / "asleep"
    process = Process(tmp_path / "data", f"--wake-late={asleep}")
    try:
        with Person(process, "Ann") as ann:
            table = ann.table("me", "me")
            process.stop()
            asleep.touch()
            process.start()
            with ann.sit_down(table) as socket:
                ann.post("/api/logout", 204)
                asleep.unlink()
                assert socket.read()["message"]["id"] == "problem-signed-out"
                with pytest.raises(ConnectionClosed):
                    socket.read()
            assert [message["t"] for message in socket.received] == ["bye"]
    finally:
        process.stop()


def test_a_new_password_signs_everybody_else_out(server: Process, zofia: Person) -> None:
    before = zofia.cookie()
    with elsewhere(zofia) as phone:
        assert zofia.post("/api/password", 403, old="not this one", password="another one")["message"]["id"] == (
            "problem-old-password"
        )
        assert zofia.post("/api/password", 400, old=PASSWORD, password="short")["message"]["id"] == "problem-password"
        phone.get("/api/me")
        zofia.post("/api/password", old=PASSWORD, password="another one")
        phone.get("/api/me", 401)
        assert status_with(server, before) == 401 and zofia.get("/api/me")["account"] is True
        phone.post("/api/login", 401, name=zofia.me["name"], password=PASSWORD)
        phone.post("/api/login", name=zofia.me["name"], password="another one")


def test_a_guest_has_no_password_to_change(ann: Person) -> None:
    assert ann.post("/api/password", 409, old="x", password=PASSWORD)["message"]["id"] == "problem-no-password"


def test_the_store_holds_no_cookie(server: Process, zofia: Person) -> None:
    token = zofia.http.cookies["miskatonic"]
    with sqlite3.connect(server.data / "miskatonic.sqlite") as store:
        held = [str(value) for row in store.execute("SELECT * FROM sessions") for value in row]
    store.close()
    assert sha256(token.encode()).hexdigest() in held and token not in held


def test_wrong_passwords_are_counted_by_account_and_address(tmp_path: Path) -> None:
    limits = '--limits={"sign_in_burst": 1000, "request_burst": 1000, "wrong_passwords_of_account": 8}'
    server = Process(tmp_path / "data", limits, "--believe")
    try:
        with Person(server) as ann, Person(server) as ben:
            for person in (ann, ben):
                person.me = person.post("/api/register", 201, name=named(person), password=PASSWORD)

            def guess(name: str, password: str, address: str) -> int:
                body = {"name": name, "password": password}
                headers = {"X-Forwarded-For": address}
                return httpx.post(f"{server.url}/api/login", json=body, headers=headers, timeout=30).status_code

            near = [guess(ann.me["name"], "a wrong one", "192.0.2.1") for _ in range(6)]
            assert near == [401] * 5 + [429]
            assert guess(ann.me["name"], PASSWORD, "192.0.2.1") == 429, "not even looked at"
            assert guess(ann.me["name"].upper(), PASSWORD, "192.0.2.2") == 200, "from elsewhere it still is"
            spread = [guess(ann.me["name"], "a wrong one", f"198.51.100.{n}") for n in range(4)]
            assert spread == [401, 401, 401, 429], "for one account it is enough, wherever they come from"
            assert guess(ben.me["name"], PASSWORD, "192.0.2.1") == 200, "others are not held up"
            ann.get("/api/me")

            # Whoever guesses on and on keeps its owner out of nothing: neither where they come from every day …
            assert guess(ann.me["name"], PASSWORD, "198.51.100.9") == 429, "nobody knows them there"
            assert guess(ann.me["name"], PASSWORD, "192.0.2.2") == 200
            # … nor where they are signed in.
            ann.post("/api/password", old=PASSWORD, password="another one")
            ann.delete("/api/me", password="another one")
            answers = [ben.http.post("/api/password", json={"old": "x", "password": PASSWORD}) for _ in range(6)]
            assert [answer.status_code for answer in answers] == [403] * 5 + [429], "nor may they guess for ever"
    finally:
        server.stop()


def test_a_right_password_costs_nothing(zofia: Person) -> None:
    for _ in range(7):
        zofia.post("/api/login", name=zofia.me["name"], password=PASSWORD)


def test_no_guest_is_called_like_an_account(server: Process, zofia: Person) -> None:
    name = zofia.me["name"]
    for twin in (name, name.upper(), name.replace("o", "0"), f" {name[:3]} {name[3:]}"):
        refused = httpx.post(f"{server.url}/api/guest", json={"name": twin})
        assert refused.status_code == 409 and refused.json()["message"]["id"] == "problem-name-account", twin
        taken = httpx.post(f"{server.url}/api/register", json={"name": twin, "password": PASSWORD})
        assert taken.status_code == 409, twin
    for name in ("Admin", "B0t"):
        assert httpx.post(f"{server.url}/api/guest", json={"name": name}).status_code == 409
        assert httpx.post(f"{server.url}/api/register", json={"name": name, "password": PASSWORD}).status_code == 409
    with Person(server, "Hot Seat") as host:
        for name in (zofia.me["name"], "Admin"):
            seats = [{"kind": "me"}, {"kind": "me", "name": name}]
            refused = host.post("/api/tables", 409, game="toy", seats=seats)
            assert refused["message"]["id"] == "problem-name-account"
    mixed = httpx.post(f"{server.url}/api/guest", json={"name": "аlice"})
    assert mixed.status_code == 400 and mixed.json()["message"]["id"] == "problem-name-scripts"


def test_at_one_table_two_of_one_name_are_told_apart(server: Process, ann: Person, zofia: Person) -> None:
    table = ann.table("me", "open", "open", start=False, public=True)
    with Person(server, "ANN") as twin:
        assert twin.post(f"/api/tables/{table}/join", seat=1)["seats"][1]["name"] == "ANN (2)"
        zofia.post(f"/api/tables/{table}/join", seat=2)
        seats = ann.get(f"/api/tables/{table}")["seats"]
        assert [seat["account"] for seat in seats] == [False, False, True]
        with ann.sit_down(table) as here, twin.sit_down(table) as there:
            there.until("table")
            there.send(t="chat", text="it is me, Ann")
            assert here.until("chat")["from"] == "ANN (2)"
        with zofia.sit_down(table) as mine:
            mine.send(t="chat", text="hello")
            assert mine.until("chat", text="hello")["account"] is True
            assert [line.get("account", False) for line in ann_hears(ann, table)] == [False, True]


def ann_hears(person: Person, table: str) -> list[dict[str, object]]:
    with person.sit_down(table) as seat:
        seat.send(t="ping")
        seat.until("pong")
        return [message for message in seat.received if message["t"] == "chat"]


def test_ones_own_tables_are_listed_whatever_others_open(server: Process, ann: Person, ben: Person) -> None:
    mine = ann.table("me", "bot", start=False)
    for _ in range(101):
        ben.table("me", "open", start=False, public=True)
    listed = [table["id"] for table in ann.get("/api/tables")]
    assert mine in listed and len(listed) == 101


def test_who_goes_for_good_leaves_nothing_but_what_others_play(server: Process, zofia: Person, ann: Person) -> None:
    alone = zofia.table("me", "bot")
    shared = zofia.table("me", "open", start=False, public=True)
    ann.post(f"/api/tables/{shared}/join", seat=1)
    zofia.post(f"/api/tables/{shared}/start")
    lobby = ann.table("me", "open", start=False, public=True)
    zofia.post(f"/api/tables/{lobby}/join", seat=1)
    cookie = zofia.cookie()
    with ann.sit_down(shared) as here, zofia.sit_down(shared) as there:
        here.until("state")
        there.send(t="chat", text="a secret of mine")
        here.until("chat")
        assert zofia.delete("/api/me", 403, password="not this one")["message"]["id"] == "problem-old-password"
        zofia.delete("/api/me", password=PASSWORD)
        assert there.until("bye")["message"]["id"] == "problem-signed-out"
        here.until("table", host=True)
        for _ in range(3):
            here.settle()
            if here.decisions():
                break
    assert status_with(server, cookie) == 401
    ann.get(f"/api/tables/{alone}", 404)
    info = ann.get(f"/api/tables/{shared}")
    assert info["host"] is True and [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{lobby}")["seats"]] == ["person", "open"]
    with sqlite3.connect(server.data / "miskatonic.sqlite") as store:
        names = [row[0] for row in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        held = [str(value) for name in names for row in store.execute(f'SELECT * FROM "{name}"') for value in row]
    store.close()
    assert not any(zofia.me["id"] in value or zofia.me["name"] in value for value in held)
    assert not any("a secret of mine" in value for value in held)
    with Person(server) as again:
        again.post("/api/register", 201, name=zofia.me["name"], password=PASSWORD)


def test_who_goes_for_good_is_someone_who_left_wherever_the_table_speaks_of_them(
    server: Process, zofia: Person, ann: Person, ben: Person
) -> None:
    """Seats taken and opened, moves taken back, files taken, others' seats: by their own hand, and as a host."""
    table = zofia.table("me", "open", "open", start=False, public=True)
    for seat, person in enumerate((ann, ben), 1):
        person.post(f"/api/tables/{table}/join", seat=seat)
    zofia.post(f"/api/tables/{table}/start")
    other = ann.table("me", "open", start=False, public=True)
    zofia.post(f"/api/tables/{other}/join", seat=1)
    ann.post(f"/api/tables/{other}/start")
    zofia.post(f"/api/tables/{other}/seats/1", kind="open")
    with zofia.sit_down(table) as there:
        there.settle()
        zofia.post(f"/api/tables/{table}/seats/0", kind="bot")
        zofia.post(f"/api/tables/{table}/seats/0", kind="me")
        # As the host, of somebody else's seat: the line names the host alone.
        zofia.post(f"/api/tables/{table}/seats/2", kind="bot")
    before = ann.get(f"/api/tables/{table}")["marks"]
    assert [(mark["kind"], mark["by"], mark["seat"]) for mark in before] == [
        ("bot", zofia.me["name"], 0),
        ("sat", zofia.me["name"], 0),
        ("bot", zofia.me["name"], 2),
    ]
    zofia.delete("/api/me", password=PASSWORD)
    after = ann.get(f"/api/tables/{table}")["marks"]
    assert [(mark["kind"], mark["by"], mark["seat"]) for mark in after] == [
        ("bot", "", 0),
        ("sat", "", 0),
        ("bot", "", 2),
    ]
    assert [mark["by"] for mark in ann.get(f"/api/tables/{other}")["marks"]] == [""]
    for place in (table, other):
        with ann.sit_down(place) as here:
            here.settle()
            told = [line for line in here.received if line["t"] == "chat"]
        assert told and all(line["from"] == "" and line["text"].startswith("Someone who left ") for line in told)
        assert all(line["message"]["args"]["by"]["id"] == "somebody-gone" for line in told)
    # That a seat has been another's is not forgotten: what was hidden there is nobody else's.
    assert ann.get(f"/api/tables/{other}/export", 403)["message"]["id"] == "problem-hidden-file"
    with sqlite3.connect(server.data / "miskatonic.sqlite") as store:
        held = [row[0] for row in store.execute("SELECT text FROM journal UNION ALL SELECT text || message FROM chat")]
    store.close()
    assert held and not any(word in text for text in held for word in (zofia.me["name"], zofia.me["id"]))


def test_a_host_sends_players_and_watchers_away_for_good(server: Process, ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", "open", start=False, public=True)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/start")
    with Person(server, "Carl") as carl, carl.sit_down(table) as watching, ben.sit_down(table) as playing:
        watching.until("state")
        playing.until("state")
        with ann.sit_down(table) as host:
            seen = host.until("table")["watchers"]
        assert seen == [{"id": carl.me["id"], "name": "Carl", "muted": False}]
        assert carl.get(f"/api/tables/{table}")["watchers"] is None
        assert ben.post(f"/api/tables/{table}/away", 409, person=carl.me["id"])["message"]["id"] == "problem-host-only"
        ann.post(f"/api/tables/{table}/away", person=carl.me["id"])
        assert watching.until("bye")["message"]["id"] == "problem-sent-away"
        ann.post(f"/api/tables/{table}/away", seat=1)
        assert playing.until("bye")["message"]["id"] == "problem-sent-away"
        for sent in (ben, carl):
            sent.get(f"/api/tables/{table}", 404)
            sent.get(f"/api/tables/{table}", 404, invite=ann.get(f"/api/tables/{table}")["invite"])
            assert table not in [one["id"] for one in sent.get("/api/tables")]
            with sent.sit_down(table, hello=False) as again:
                assert again.read()["message"]["id"] == "problem-no-such-table"
    assert ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"


def test_a_host_takes_the_word_and_gives_it_back(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False, public=True)
    ben.post(f"/api/tables/{table}/join", seat=1)
    with ben.sit_down(table) as seat:
        seat.until("table")
        assert ben.post(f"/api/tables/{table}/mute", 409, seat=0, muted=True)["message"]["id"] == "problem-host-only"
        assert ann.post(f"/api/tables/{table}/mute", seat=1, muted=True)["seats"][1]["muted"] is True
        assert seat.until("table", muted=True)
        seat.send(t="chat", text="can you hear me?")
        assert seat.until("refused")["message"]["id"] == "problem-muted"
        ann.post(f"/api/tables/{table}/mute", seat=1, muted=False)
        seat.send(t="chat", text="and now?")
        assert seat.until("chat")["text"] == "and now?"


def test_what_the_host_has_said_of_people_outlives_a_restart(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    try:
        with Person(server, "Ann") as ann, Person(server, "Ben") as ben, Person(server, "Carl") as carl:
            table = ann.table("me", "open", "open", start=False, public=True)
            for seat, person in enumerate((ben, carl), 1):
                person.post(f"/api/tables/{table}/join", seat=seat)
            ann.post(f"/api/tables/{table}/mute", seat=1, muted=True)
            ann.post(f"/api/tables/{table}/away", seat=2)
            server.stop()
            server.start()
            assert ben.get(f"/api/tables/{table}")["muted"] is True
            carl.get(f"/api/tables/{table}", 404)
    finally:
        server.stop()


def test_a_host_changes_the_invitation(ann: Person, ben: Person) -> None:
    table = ann.table("me", "open", start=False)
    old = ann.get(f"/api/tables/{table}")["invite"]
    ben.get(f"/api/tables/{table}", invite=old)
    ben.post(f"/api/tables/{table}/invitation", 404)
    new = ann.post(f"/api/tables/{table}/invitation")["invite"]
    assert new != old
    ben.get(f"/api/tables/{table}", 404, invite=old)
    ben.post(f"/api/tables/{table}/join", 404, seat=1, invite=old)
    assert ben.post(f"/api/tables/{table}/join", seat=1, invite=new)["mine"] == [1]
    ben.post(f"/api/tables/{table}/invitation", 403)


def test_a_cookie_from_before_there_were_sessions_is_exchanged_once_known(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    try:
        with Person(server) as ann:
            table = ann.table("me", "bot", start=False)
            body = f"{ann.me['id']}.99999999999"
            key = (server.data / "secret").read_bytes()
            old = f"miskatonic={body}.{hmac.new(key, body.encode(), sha256).hexdigest()}"
            assert status_with(server, old) == 401, "nobody who came later has one"
            with sqlite3.connect(server.data / "miskatonic.sqlite") as store:
                store.execute("UPDATE users SET signed = 1")
            store.close()
            answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": old})
            assert answer.json()["id"] == ann.me["id"]
            fresh = f"miskatonic={answer.cookies['miskatonic']}"
            mine = httpx.get(f"{server.url}/api/tables/{table}", headers={"Cookie": fresh}).json()["mine"]
            assert mine == [0]
            ann.post("/api/sessions/others", 204)
            assert status_with(server, old) == 401 and status_with(server, fresh) == 401
    finally:
        server.stop()


def test_whoever_runs_the_server_helps_somebody_who_forgot_their_password(server: Process, zofia: Person) -> None:
    data = ["--data", str(server.data)]
    nobody = miskatonic("password", "Nobody At All", *data)
    assert nobody.returncode == 1 and "Nobody has an account called" in nobody.stderr
    done = miskatonic("password", zofia.me["name"].upper(), *data)
    assert done.returncode == 0, done.stderr
    new = done.stdout.partition(": ")[2].split()[0]
    zofia.get("/api/me", 401)
    zofia.post("/api/login", 401, name=zofia.me["name"], password=PASSWORD)
    zofia.post("/api/login", name=zofia.me["name"], password=new)


def test_those_who_wait_for_a_password_to_be_looked_at_are_only_so_many() -> None:
    """Hashing is slow on purpose: a heap of sign-ins is sent away, not queued without end."""

    async def heap() -> list[bool]:
        passwords = Passwords()

        async def one() -> bool:
            try:
                await passwords.fits("wrong", None)
            except TooMany:
                return False
            return True

        return await asyncio.gather(*[one() for _ in range(3 * QUEUE)])

    looked_at = asyncio.run(heap())
    assert any(looked_at) and not all(looked_at)
