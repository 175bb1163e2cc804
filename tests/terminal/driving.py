"""The real command, in this process with a script, or in one of its own at a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from typer.testing import CliRunner

from miskatonic.cli import app
from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES

PROMPT = "\n> "
"""At the start of a line: a red die looks like `<3> `."""
PATIENCE = 60.0


def run(*args: str, script: str = "", env: dict[str, str] | None = None, fails: int = 0) -> str:
    """Runs the command on these lines; what it wrote."""
    result = CliRunner().invoke(app, list(args), input=script, env={"COLUMNS": "100", **(env or {})})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == fails, result.output
    return result.output


ADVENTURES = [
    "the-storage-closet",
    "the-key-to-the-beyond",
    "the-hidden-passage",
    "gate-to-elsewhere",
    "lights-out",
    "ancient-relics",
]
INVESTIGATORS = ["harvey-walters", "kate-winthrop"]


def table(file: Path, seats: int = 1, companion: bool = False, **fields: object) -> list[str]:
    """A game at the beginning of the second turn, on a table that no shuffle decides; the flags to go on with it."""
    players = [{"investigator": name} for name in INVESTIGATORS[:seats]]
    description = {"seats": seats, "players": players, "adventures": ADVENTURES, "ancient_one": "yig", **fields}
    match = Match.position(RULES, description, 7, companion=companion)
    match.save(file)
    return ["play", "elder-sign", "--resume", "--file", str(file)]


class Terminal:
    """A process at a pseudo-terminal, driven like a person would."""

    def __init__(self, *args: str, home: Path, language: str = "en_US.UTF-8", columns: int = 100) -> None:
        self.master, slave = pty.openpty()
        env = {
            **os.environ,
            "XDG_DATA_HOME": str(home),
            "LANG": language,
            "COLUMNS": str(columns),
            "TERM": "xterm-256color",
        }
        env.pop("LC_ALL", None)
        env.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "miskatonic", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            # Whoever runs the tests in the background may have had interrupts ignored.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
            cwd=Path(__file__).parents[2],
        )
        os.close(slave)
        self.written = ""

    def until(self, mark: str = PROMPT, at_end: bool = True) -> str:
        """What is written until this stands at the end (or anywhere) of it."""
        fresh = ""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if fresh.endswith(mark) if at_end else mark in fresh:
                return fresh
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if not ready:
                continue
            try:
                piece = os.read(self.master, 65536)
            except OSError:
                break
            if not piece:
                break
            text = piece.decode("utf8", "replace").replace("\r\n", "\n")
            fresh += text
            self.written += text
        assert fresh.endswith(mark) if at_end else mark in fresh, fresh
        return fresh

    def send(self, words: str) -> None:
        os.write(self.master, words.encode() + b"\n")

    def interrupt(self) -> None:
        """Ctrl-C; once more where it came in the middle of something, as a person would."""
        for _ in range(5):
            self.process.send_signal(signal.SIGINT)
            deadline = time.monotonic() + 10
            while time.monotonic() < deadline and self.process.poll() is None:
                self._read()
            if self.process.poll() is not None:
                return

    def _read(self) -> bool:
        """Takes what has been written meanwhile; False at the end of it."""
        if not select.select([self.master], [], [], 0.2)[0]:
            return True
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.written += piece.decode("utf8", "replace").replace("\r\n", "\n")
        return bool(piece)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def finish(self) -> tuple[int, str]:
        """Exit code, and all that was written to the end."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._read():
            pass
        return self.close(), self.written

    def close(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code
