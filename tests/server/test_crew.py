"""Several processes of one server: watched, replaced, stopped together; and none of them for ever in vain."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.client import ROOT

CODE = """
import os, sys, time
from pathlib import Path
from miskatonic.server import crew
crew.PAUSE = 0.01
folder = Path(sys.argv[1])

def serve(number):
    (folder / f"{number}-{os.getpid()}").touch()
    if sys.argv[2] == "fail":
        raise SystemExit(3)
    while True:
        time.sleep(0.05)

try:
    crew.work(3, serve)
except crew.DoesNotComeUp:
    sys.exit(9)
"""

LOADED = """
import sys
from pathlib import Path
from miskatonic.games.registry import GAMES, rules
from miskatonic.server import run
from miskatonic.server.config import Config

async def nothing(config):
    pass

def work(count, serve):
    def read(event, arguments):
        if event == "open" and "miskatonic/games" in str(arguments[0]):
            raise SystemExit(f"{arguments[0]} is read again by each of {count}")
    sys.addaudithook(read)
    for game in GAMES:
        rules(game).settings()
    sys.exit(0)

run._prepare, run.crew.work = nothing, work
run.run(run.listen("127.0.0.1", 0), Config(Path(sys.argv[1]), "postgresql://a/b", workers=3))
"""


def started(folder: Path, how: str) -> subprocess.Popen[bytes]:
    folder.mkdir()
    return subprocess.Popen([sys.executable, "-c", CODE, str(folder), how], cwd=ROOT, stderr=subprocess.DEVNULL)


def pids(folder: Path, count: int) -> dict[int, str]:
    end = time.monotonic() + 60
    while len(found := list(folder.iterdir())) < count:
        assert time.monotonic() < end, "too few came up"
        time.sleep(0.02)
    return {int(one.name.partition("-")[2]): one.name.partition("-")[0] for one in found}


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_whoever_is_killed_is_replaced_and_all_are_stopped_together(tmp_path: Path) -> None:
    parent = started(tmp_path / "crew", "work")
    first = pids(tmp_path / "crew", 3)
    assert sorted(first.values()) == ["1", "2", "3"]
    victim = next(iter(first))
    os.kill(victim, signal.SIGKILL)
    now = pids(tmp_path / "crew", 4)
    (new,) = set(now) - set(first)
    assert now[new] == first[victim], "under the same number"
    parent.terminate()
    assert parent.wait(60) == 0
    assert not any(alive(pid) for pid in now)


def test_where_none_comes_up_it_is_not_tried_for_ever(tmp_path: Path) -> None:
    assert started(tmp_path / "crew", "fail").wait(60) == 9
    assert len(list((tmp_path / "crew").iterdir())) < 20


def test_what_the_games_are_made_of_is_read_once_for_all(tmp_path: Path) -> None:
    """So whoever takes the place of a dead one can play its tables at once."""
    ended = subprocess.run([sys.executable, "-c", LOADED, str(tmp_path)], cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
