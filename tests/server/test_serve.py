"""`miskatonic serve` as a person starts it: once, a second time, for friends, and to the end."""

from __future__ import annotations

import io
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import typer

from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.server import commands, door
from tests.server.client import ROOT, free_port, wait_for


def environment(home: Path, language: str = "en_US.UTF-8") -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "LANG": language, "LC_ALL": language, "PYTHONUNBUFFERED": "1"}


@contextmanager
def serving(home: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    port = free_port()
    command = [sys.executable, "-m", "miskatonic", "serve", "--no-open", "--port", str(port), *flags]
    process = subprocess.Popen(command, cwd=ROOT, env=environment(home), stdout=subprocess.PIPE, text=True)
    try:
        wait_for(port, lambda: process.poll() is None)
        yield process, port
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def again(home: Path, port: int, *flags: str, language: str = "en_US.UTF-8") -> str:
    command = [sys.executable, "-m", "miskatonic", "serve", "--no-open", "--port", str(port), *flags]
    done = subprocess.run(
        command, cwd=ROOT, env=environment(home, language), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_ctrl_c_closes_the_table_and_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, port):
        process.send_signal(signal.SIGINT)
        said = process.stdout.read() if process.stdout is not None else ""
        assert process.wait(20) == 0
    assert f"Miskatonic: http://localhost:{port}/" in said
    assert "Stop with Ctrl+C" in said
    assert "The table is closed; every game is kept." in said


def test_a_second_start_finds_the_table_that_is_there(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, port):
        assert f"The table is already there: http://localhost:{port}/" in again(tmp_path, port)
        polish = again(tmp_path, port, "--friends", language="pl_PL.UTF-8")
        assert "Stół już jest otwarty" in polish
        assert "tylko dla tego komputera" in polish or not door.network_address()


def test_friends_are_told_the_address_in_the_network(tmp_path: Path) -> None:
    near = door.network_address()
    with serving(tmp_path, "--friends") as (process, port):
        invitation = f"http://{near}:{port}/" if near else f"the port {port}"
        if near:
            assert door.open_at(near, port)
            assert invitation in again(tmp_path, port, "--friends")
        process.send_signal(signal.SIGINT)
        said = process.stdout.read() if process.stdout is not None else ""
    assert invitation in said


def test_a_port_that_another_program_has(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = Text("en", (commands.WORDS,), {})
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        assert not door.open_at("127.0.0.1", taken + 1)
        with pytest.raises(typer.Exit):
            commands._listen("127.0.0.1", taken, text)
        assert f"Cannot listen on 127.0.0.1:{taken}" in capsys.readouterr().err
        monkeypatch.setattr(commands, "PORT", taken)
        with commands._listen("127.0.0.1", None, text) as bound:
            port = bound.getsockname()[1]
            assert taken < port < taken + commands.TRIED
            assert f"so the table is at {port}" in capsys.readouterr().out


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


def test_a_code_for_the_camera_is_shown_on_a_screen_and_not_in_a_log() -> None:
    address = "http://192.0.2.7:8765/"
    assert door.code(address, io.TextIOWrapper(io.BytesIO(), "utf-8")) == ""
    assert door.code(address, Terminal(io.BytesIO(), "ascii")) == ""
    lines = door.code(address, Terminal(io.BytesIO(), "utf-8")).splitlines()
    assert len(lines) > 10 and all("█" in line or "▀" in line for line in lines)


def test_both_languages_say_the_same() -> None:
    files = [(commands.WORDS / f"{language}.ftl").read_text(encoding="utf8") for language in LANGUAGES]
    said = ("serve-", "store-", "backup-", "restore-", "password-")
    names = [[line.partition(" =")[0] for line in text.splitlines() if line.startswith(said)] for text in files]
    assert names[0] == names[1] and len(names[0]) > 20


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--workers", "2"], "Several processes need PostgreSQL"),
        (["--channel", "redis://127.0.0.1:1"], "Several processes need PostgreSQL"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x", "--channel", "nats://x"], "an address such as redis://"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x", "--channel", "redis://x:99999"], "such as redis://"),
        (["--database", "mysql://somebody:secret@x/y", "--workers", "2"], "an address such as postgresql://"),
        (["--database", "nonsense"], "an address such as postgresql://"),
        (["--database", "postgresql://nobody:secret@127.0.0.1:1/x", "--workers", "2"], "x: nothing answers there."),
        (["--database", "postgresql://nobody:secret@nowhere.invalid/x"], "/x: no computer has this name."),
    ],
    ids=lambda said: " ".join(said) if isinstance(said, list) else "",
)
def test_what_cannot_be_shared_is_refused_in_a_sentence(tmp_path: Path, flags: list[str], sentence: str) -> None:
    command = [sys.executable, "-m", "miskatonic", "serve", "--no-open", "--port", "0", "--data", str(tmp_path / "d")]
    env = environment(tmp_path)
    done = subprocess.run([*command, *flags], cwd=ROOT, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and sentence in done.stderr, done.stderr
    assert "Traceback" not in done.stderr and "secret" not in done.stderr and len(done.stderr.splitlines()) == 1
    assert not done.stdout, "nobody is sent to an address where nothing will be"


@pytest.mark.parametrize("words", [("backup", "copy"), ("password", "Ann")])
def test_the_other_commands_say_the_same_of_a_wrong_address(tmp_path: Path, words: tuple[str, ...]) -> None:
    for address in ("nonsense", "mysql://somebody:secret@x/y"):
        command = [sys.executable, "-m", "miskatonic", *words, "--database", address]
        env = environment(tmp_path)
        env["PYTHONPATH"] = str(ROOT)
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60)
        assert done.returncode == 1 and "an address such as postgresql://" in done.stderr, done.stderr
        assert len(done.stderr.splitlines()) == 1
