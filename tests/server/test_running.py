"""Running a server: one process to a store, options, health, metrics, logs, and whose the files are."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from miskatonic.server.backup import back_up, restore
from miskatonic.server.config import Config, Limits
from miskatonic.server.deployment import BadSetting, Deployment
from miskatonic.server.doors import forwarded_for, within
from miskatonic.server.lock import StoreTaken
from tests.server.client import ROOT, Person, Process, free_port
from tests.server.test_postgres import Cluster, cluster  # noqa: F401
from tests.server.test_serve import environment, serving


def second(home: Path, *flags: str, language: str = "en_US.UTF-8") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "miskatonic", "serve", "--no-open", "--port", str(free_port()), *flags]
    return subprocess.run(
        command, cwd=ROOT, env=environment(home, language), capture_output=True, text=True, timeout=60
    )


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    with serving(tmp_path, "--data", data) as (first, _):
        refused = second(tmp_path, "--data", data)
        assert refused.returncode == 1 and "Traceback" not in refused.stderr
        assert "uses this store already" in refused.stderr and f"process {first.pid}" in refused.stderr
        polish = second(tmp_path, "--data", data, language="pl_PL.UTF-8")
        assert "korzysta już inny Miskatonic" in polish.stderr
        first.send_signal(signal.SIGKILL)
        first.wait()
    with serving(tmp_path, "--data", data) as (_, port):
        assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"


def test_a_store_found_by_another_way_is_the_same_store(tmp_path: Path) -> None:
    """A link to its file has a lock of its own beside it, and would be a store of its own."""
    data, linked = tmp_path / "data", tmp_path / "linked"
    linked.mkdir()
    (linked / "miskatonic.sqlite").symlink_to(data / "miskatonic.sqlite")
    with serving(tmp_path, "--data", str(data)):
        copy = tmp_path / "copy.sqlite"
        back_up(Config(data).url, copy)
        refused = second(tmp_path, "--data", str(linked))
        assert refused.returncode == 1 and "uses this store already" in refused.stderr, refused.stderr
        with pytest.raises(StoreTaken):
            restore(Config(linked).url, copy, replace=True)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:////tmp/none.sqlite?mode=ro"])
def test_a_store_that_is_no_file_is_refused(tmp_path: Path, url: str) -> None:
    refused = second(tmp_path, "--data", str(tmp_path / "data"), "--database", url)
    assert refused.returncode == 1 and "an address such as postgresql:" in refused.stderr, refused.stderr
    assert not (ROOT / ":memory:.lock").exists()


def test_a_second_server_on_the_same_postgresql_is_refused(cluster: Cluster, tmp_path: Path) -> None:  # noqa: F811
    here = Process(tmp_path / "here", f"--database={cluster.url}")
    refused = second(tmp_path, "--data", str(tmp_path / "there"), "--database", cluster.url)
    assert refused.returncode == 1 and "uses this store already" in refused.stderr
    assert "Traceback" not in refused.stderr
    here.kill()
    here.start()
    with Person(here) as ann:
        assert ann.get("/health")["status"] == "ok"
    here.stop()


def test_a_store_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    away = second(tmp_path, "--data", str(tmp_path / "x"), "--database", f"postgresql://u@127.0.0.1:{free_port()}/x")
    assert away.returncode == 1 and "/x: nothing answers there." in away.stderr and "Traceback" not in away.stderr
    (tmp_path / "y").mkdir()
    (tmp_path / "y" / "miskatonic.sqlite").write_bytes(b"nonsense" * 1000)
    damaged = second(tmp_path, "--data", str(tmp_path / "y"))
    assert damaged.returncode == 1 and damaged.stderr.endswith("this is no store, or it is damaged.\n"), damaged.stderr
    polish = second(tmp_path, "--data", str(tmp_path / "y"), language="pl_PL.UTF-8")
    assert polish.stderr.endswith("to nie jest magazyn albo jest uszkodzony.\n"), polish.stderr


def test_a_user_or_a_database_that_is_not_there_is_told(cluster: Cluster, tmp_path: Path) -> None:  # noqa: F811
    here, _, _ = cluster.url.rpartition("/")
    missing = second(tmp_path, "--data", str(tmp_path / "x"), "--database", f"{here}/elsewhere")
    assert missing.returncode == 1 and "/elsewhere: there is no such database." in missing.stderr, missing.stderr
    host = here.rpartition("@")[2].removeprefix("postgresql://")
    nobody = second(
        tmp_path, "--data", str(tmp_path / "x"), "--database", f"postgresql://nobody:secret@{host}/postgres"
    )
    assert nobody.returncode == 1 and "this user or password is not accepted." in nobody.stderr, nobody.stderr
    assert "secret" not in nobody.stderr


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--origin", "games.example"], "an origin looks like https://games.example"),
        (["--origin", "https://games.example/table"], "without a path"),
        (["--proxy", "everybody"], "an address such as 127.0.0.1"),
        (["--limit", "tables=3"], "there is no such limit; there are "),
        (["--limit", "open_tables=many"], "a number above zero"),
        (["--limit", "open_tables=0"], "a number above zero"),
    ],
)
def test_an_option_that_cannot_be_is_told_so(tmp_path: Path, flags: list[str], words: str) -> None:
    refused = second(tmp_path, "--data", str(tmp_path / "data"), *flags)
    assert refused.returncode == 2 and words in refused.stderr and not (tmp_path / "data").exists()


def test_options_become_settings() -> None:
    read = Deployment.read(["https://Games.example/"], ["10.0.0.0/8"], None, ["open_tables=7", "request_rate=0.5"])
    config = read.over(Config(Path("x")))
    assert config.origins == ("https://games.example",) and config.secure and config.cookie == "__Host-miskatonic"
    assert config.limits == Limits(open_tables=7, request_rate=0.5)
    assert config.believes == ("10.0.0.0/8",) and "10.0.0.0/8" in config.proxies
    plain = Deployment.read([], [], None, []).over(Config(Path("x")))
    assert plain == Config(Path("x")) and plain.believes == () and not plain.secure
    assert not Deployment.read(["https://games.example"], [], False, []).secure
    with pytest.raises(BadSetting):
        Deployment.read(["https://u:p@games.example"], [], None, [])


def test_behind_a_proxy_with_tls(tmp_path: Path) -> None:
    flags = ["--data", str(tmp_path / "data"), "--origin", "https://games.example", "--proxy", "127.0.0.1"]
    with serving(tmp_path, *flags, "--limit", "sign_in_burst=2") as (_, port):
        url = f"http://127.0.0.1:{port}"
        through = {"Host": "games.example", "X-Forwarded-Proto": "https", "Origin": "https://games.example"}

        def come(address: str) -> httpx.Response:
            return httpx.post(f"{url}/api/guest", json={"name": "Ann"}, headers={**through, "X-Forwarded-For": address})

        made = come("192.0.2.1")
        assert made.status_code == 201 and made.headers["strict-transport-security"].startswith("max-age=")
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-miskatonic=") and "Secure" in cookie and "Path=/" in cookie
        assert "Domain" not in cookie
        assert [come("192.0.2.1").status_code for _ in range(3)][-1] == 429, "each address has limits of its own"
        assert come("192.0.2.2").status_code == 201
        assert [come(f"2001:db8::{n}").status_code for n in range(3)] == [201, 201, 429], "of IPv6, a whole network"
        elsewhere = {**through, "Origin": "https://evil.example"}
        assert httpx.post(f"{url}/api/guest", json={"name": "Ann"}, headers=elsewhere).status_code == 403
        assert httpx.get(f"{url}/metrics").status_code == 403, "what stands in front could be asked by anybody"


def test_a_network_of_proxies_is_believed_and_no_other() -> None:
    assert forwarded_for("10.1.2.3", "192.0.2.9, 192.0.2.1", ("10.0.0.0/8",)) == "192.0.2.1"
    assert forwarded_for("11.1.2.3", "192.0.2.1", ("10.0.0.0/8", "127.0.0.1")) == "11.1.2.3"
    assert within("127.0.0.1", ("127.0.0.1",)) and not within("", ("10.0.0.0/8",))


def test_nobody_is_believed_who_was_not_named(tmp_path: Path) -> None:
    with serving(tmp_path, "--data", str(tmp_path / "data"), "--limit", "sign_in_burst=2") as (_, port):

        def come(address: str) -> httpx.Response:
            headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
            return httpx.post(f"http://127.0.0.1:{port}/api/guest", json={"name": "Ann"}, headers=headers)

        answers = [come(f"192.0.2.{n}") for n in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert "Secure" not in answers[0].headers["set-cookie"]
        assert "strict-transport-security" not in answers[0].headers


def test_health_tells_when_the_store_is_away(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    server = Process(tmp_path / "data", f"--fail-while={broken}")
    try:
        well = httpx.get(f"{server.url}/health")
        assert well.status_code == 200 and well.json()["status"] == "ok"
        broken.touch()
        time.sleep(1.1)
        assert httpx.get(f"{server.url}/health").status_code == 503
        broken.unlink()
        time.sleep(1.1)
        assert httpx.get(f"{server.url}/health").status_code == 200
    finally:
        server.stop()


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    try:
        with Person(server) as ann:

            def measured(**headers: str) -> dict[str, float]:
                answer = httpx.get(f"{server.url}/metrics", headers=headers)
                assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=")
                lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
                return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}

            table = ann.table("me", "me")
            before = measured()
            with ann.sit_down(table) as seat:
                seat.settle()
                now = measured()
                assert now["miskatonic_connections"] == 1 and now["miskatonic_tables"] == 1
                seat.choose(seat.decisions()[0], [seat.decisions()[0]["options"][0]["key"]])
                assert seat.reply()["t"] == "ack"
            ann.post("/api/login", 401, name="nobody", password="wrong, but long")
            after = measured()
            assert after["miskatonic_lines_total"] > before["miskatonic_lines_total"]
            refused = 'miskatonic_requests_total{status="401"}'
            assert after[refused] == before.get(refused, 0) + 1
            assert after['miskatonic_audit_total{what="sign-in.wrong"}'] == 1
            assert after["miskatonic_store_up"] == 1 and after["miskatonic_memory_bytes"] > 1e6
            assert httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 403
    finally:
        server.stop()


def test_metrics_for_those_with_the_token(tmp_path: Path) -> None:
    with serving(tmp_path, "--data", str(tmp_path / "data"), "--metrics-token", "let me in") as (_, port):
        url = f"http://127.0.0.1:{port}/metrics"
        assert httpx.get(url).status_code == 403
        assert httpx.get(url, headers={"Authorization": "Bearer let me"}).status_code == 403
        assert httpx.get(url, headers={"Authorization": "Bearer let me in"}).status_code == 200


def test_the_logs_tell_who_did_what_and_no_secret(tmp_path: Path) -> None:
    server = Process(tmp_path / "data", "--access-log")
    try:
        with Person(server, "Ann") as ann, Person(server, "Ben") as ben:
            ann.post("/api/register", 201, name="Annabel", password="a word of mine")
            ann.post("/api/login", 401, name="Annabel", password="a wrong word")
            ann.post("/api/login", name="Annabel", password="a word of mine")
            table = ann.table("me", "open", start=False)
            invite = ann.get(f"/api/tables/{table}")["invite"]
            ben.get(f"/api/tables/{table}", invite=invite)
            ben.post(f"/api/tables/{table}/join", seat=1, invite=invite)
            ann.post(f"/api/tables/{table}/away", seat=1)
            httpx.get(f"{server.url}/x%0aERROR:%20forged?invite={invite}")
            cookies = [ann.http.cookies["miskatonic"], ben.http.cookies["miskatonic"]]
    finally:
        server.stop()
    audit = (server.data / "audit.log").read_text()
    for what in ("account.new", "sign-in.wrong", "sign-in ", f"table.away table={table} other={ben.me['id']}"):
        assert what in audit, what
    assert f"person={ann.me['id']} address=127.0.0.1" in audit
    access = server.log.read_text()
    assert "POST '/api/login' 401" in access and "ms" in access
    assert "forged" in access and "\nERROR" not in access
    for secret in ("a word of mine", "a wrong word", invite, *cookies):
        assert secret not in audit + access


def test_all_files_are_their_owners_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    (data / "reports").mkdir(parents=True)
    (data / "reports" / "old").write_text("from before")
    os.chmod(data, 0o755)
    server = Process(data)
    try:
        with Person(server) as ann:
            ann.post(f"/api/tables/{ann.table('me', 'bot')}/report", 201, note="x")
            ann.post("/api/logout", 204)
            found = [data, *data.rglob("*")]
            assert len(found) >= 8
            for path in found:
                assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    finally:
        server.stop()
