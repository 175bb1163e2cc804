"""What keeps strangers, floods and other pages out."""

from __future__ import annotations

import hmac
import socket as sockets
import time
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from miskatonic.server.doors import forwarded_scheme
from miskatonic.server.guard import Buckets, goes_by, same_origin
from miskatonic.server.identity import Signer
from tests.server.client import Person, Process, Socket


def test_every_answer_has_the_strict_headers(server: Process) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/somewhere", "/assets/none.js", "/schema"):
        headers = httpx.get(server.url + path, timeout=30).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"]
        assert "require-trusted-types-for 'script'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_page_of_another_origin_changes_nothing(server: Process, ann: Person) -> None:
    other_scheme = server.url.replace("http:", "https:")
    for foreign in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[bad", other_scheme):
        assert ann.http.post("/api/guest", json={"name": "x"}, headers={"Origin": foreign}).status_code == 403
    assert ann.http.post("/api/guest", json={"name": "x"}, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert ann.http.post("/api/guest", json={"name": "x"}, headers={"Origin": server.url}).status_code == 201


def test_a_link_on_another_page_takes_no_file(ann: Person) -> None:
    export = f"/api/tables/{ann.table('me', 'bot')}/export"
    assert ann.http.get(export, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    for own in ("same-origin", "none"):
        assert ann.http.get(export, headers={"Sec-Fetch-Site": own}).status_code == 200


def test_a_page_of_another_origin_opens_no_socket(server: Process, ann: Person) -> None:
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{ann.table('me', 'bot')}"
    headers = {"Cookie": ann.cookie()}
    for foreign in ("https://evil.example", server.url.replace("http:", "https:")):
        with pytest.raises(InvalidStatus) as refused:
            connect(url, additional_headers=headers, origin=Origin(foreign), proxy=None).__enter__()
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        twice = [*headers.items(), ("Origin", "https://evil.example")]
        connect(url, additional_headers=twice, origin=Origin(server.url), proxy=None).__enter__()
    with connect(url, additional_headers=headers, origin=Origin(server.url), proxy=None) as socket:
        socket.send('{"t":"hello"}')
        assert '"t":"table"' in str(socket.recv(timeout=10))


def test_an_origin_has_a_scheme() -> None:
    """Behind TLS a plain page of the same name is another's: whoever sits in between can write it."""

    def asked(origin: str, scheme: str = "http", allowed: tuple[str, ...] = ()) -> bool:
        return same_origin({"origin": origin, "host": "games.example"}.get, allowed, scheme)  # type: ignore[arg-type]

    assert asked("http://games.example") and not asked("https://games.example")
    assert asked("https://games.example", "https") and not asked("http://games.example", "https")
    assert asked("https://games.example", "http", ("https://games.example",))
    assert not asked("http://games.example:80") and not asked("games.example") and not asked("http://x@games.example")
    assert forwarded_scheme("10.0.0.1", "https", ("10.0.0.0/8",)) == "https"
    assert forwarded_scheme("11.0.0.1", "https", ("10.0.0.0/8",)) == "http"


def test_a_request_that_could_be_read_in_two_ways_is_refused(server: Process) -> None:
    head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
    body = '{"name": "Ann"}'
    both = f"Content-Length: {len(body)}\r\nTransfer-Encoding: chunked\r\n\r\n{len(body):x}\r\n{body}\r\n0\r\n\r\n"
    twice = f"Origin: {server.url}\r\nOrigin: https://evil.example\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    long = "".join(f"X-{n}: {'y' * 500}\r\n" for n in range(90)) + f"Content-Length: {len(body)}\r\n\r\n{body}"
    many = "".join(f"X-{n}: y\r\n" for n in range(200)) + f"Content-Length: {len(body)}\r\n\r\n{body}"
    for rest, status in ((both, b"400"), (twice, b"400"), (long, b"431"), (many, b"431")):
        with sockets.create_connection(("127.0.0.1", server.port), 10) as tcp:
            tcp.sendall((head + rest).encode())
            said = b"".join(iter(lambda: tcp.recv(65_536), b""))
        assert said.split()[1] == status, rest[:60]
        assert said.count(b"HTTP/1.1") == 1


def test_a_head_alone_is_answered_without_a_body(server: Process) -> None:
    for path in ("/api/games", "/health"):
        answer = httpx.head(server.url + path)
        assert answer.status_code == 200 and answer.content == b"" and int(answer.headers["content-length"]) > 0


def test_a_strangers_cookie_opens_no_private_table(server: Process, ann: Person, ben: Person) -> None:
    table = ann.table("me", "bot")
    for person, name in ((ben, table), (ann, "nothing")):
        with Socket(person, name, hello=False) as socket:
            message = {"type": "msg", "id": "problem-no-such-table", "args": {}}
            assert socket.read() == {"t": "bye", "reason": "there is no such table", "message": message}
            with pytest.raises(ConnectionClosed) as closed:
                socket.read()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_without_a_cookie_there_is_no_seat(server: Process, ann: Person) -> None:
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{ann.table('me', 'bot')}"
    with connect(url, proxy=None) as socket:
        assert "sign in first" in str(socket.recv(timeout=10))


def test_limits_on_tables_messages_and_bodies(tmp_path: Path) -> None:
    strict = Process(tmp_path / "data", "--strict")
    with Person(strict) as ann:
        tables = [ann.table("me", "bot", start=False) for _ in range(3)]
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        refused = ann.http.post("/api/tables", json=body)
        assert refused.status_code == 429 and refused.json()["message"]["args"] == {"most": 3}
        refused = ann.http.post("/api/guest", content=b'{"name":"' + b"x" * 70_000 + b'"}')
        assert refused.status_code == 413 and refused.json()["message"]["id"] == "problem-too-large"
        with ann.sit_down(tables[0]) as seat:
            for _ in range(90):
                seat.send(t="ping")
            too_fast = seat.until("refused")
            assert "wait a little" in too_fast["reason"] and too_fast["message"]["id"] == "problem-too-fast"
            assert seat.until("bye")["reason"] == "too many messages"
        answers = [ann.http.post("/api/guest", json={"name": "x"}) for _ in range(30)]
        assert {answer.status_code for answer in answers} == {201, 429}
        said = [answer.json()["message"]["id"] for answer in answers if answer.status_code == 429]
        assert set(said) == {"problem-sign-ins"}
    strict.stop()
    log = strict.log.read_text()
    assert "Traceback" not in log
    assert not any(word in log for word in (ann.http.cookies["miskatonic"], "password"))


def signed(key: bytes, user: str, until: int) -> str:
    body = f"{user}.{until}"
    return f"{body}.{hmac.new(key, body.encode(), sha256).hexdigest()}"


def test_the_secret_is_its_owners_only(server: Process) -> None:
    secret = server.data / "secret"
    assert secret.stat().st_mode & 0o077 == 0
    assert Signer(secret.read_bytes()).read(signed(b"another" * 8, "x", 10**11)) is None


def test_a_signed_cookie_grows_old() -> None:
    signer = Signer(b"k" * 32)
    assert signer.read(signed(b"k" * 32, "ann", int(time.time()) + 5)) == "ann"
    assert signer.read(signed(b"k" * 32, "ann", int(time.time()) - 5)) is None


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("localhost:8765", True),
        ("box", True),
        ("box.local:80", True),
        ("games.example", True),
        ("games.example:8765", True),
        ("evil.example", False),
        ("games.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[bad", False),
    ],
)
def test_a_strangers_name_that_leads_here_is_not_ours(host: str, known: bool) -> None:
    assert goes_by(host, ["https://games.example"]) is known


def test_a_page_under_a_strangers_name_gets_nothing(server: Process) -> None:
    answer = httpx.get(f"{server.url}/api/tables", headers={"Host": "rebound.example"})
    assert answer.status_code == 403 and "rebound.example" in answer.json()["detail"]


def test_those_who_have_not_knocked_for_long_are_forgotten() -> None:
    buckets = Buckets(0, 1, most=2)
    assert buckets.take("a") and not buckets.take("a")
    buckets.take("b")
    buckets.take("c")
    assert buckets.take("a")


def test_files_outside_the_client_are_not_served(server: Process) -> None:
    for path in ("/../secret", "/..%2f..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/a%00.js"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 404 or "<!doctype html>" in answer.text.lower(), path
        assert "import" not in answer.text or "<!doctype" in answer.text.lower()
