"""The wheel, in its pure form: whatever it needs to be played is in it, and nothing of this checkout is needed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from scripts import build_client

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip would put among the installed packages."""
    if not build_client.up_to_date():
        pytest.skip("the browser client is not built from this source (make web)")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "MISKATONIC_PURE": "1"}, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "packages")
    return folder / "packages"


def environment(unpacked: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(unpacked), "LANG": "en_US.UTF-8"}


def run(unpacked: Path, *words: str) -> str:
    """Elsewhere, so that nothing is found by chance."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=unpacked.parent,
        env=environment(unpacked),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_is_played_from_the_wheel_and_its_rules_are_found(unpacked: Path) -> None:
    where = run(unpacked, "-c", "import miskatonic; print(miskatonic.__file__)")
    assert Path(where.strip()).is_relative_to(unpacked)
    assert "1 of 1 games finished" in run(
        unpacked, "-m", "miskatonic", "simulate", "elder-sign", "--games", "1", "--bot", "random"
    )
    assert "es.midnight.1" in run(unpacked, "-m", "miskatonic", "almanac", "es.midnight.1")


def test_the_wheel_serves_the_table_with_its_client_and_almanac(unpacked: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "miskatonic", "serve", "--port", "0", "--no-open", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(unpacked), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        try:
            assert server.stdout is not None
            line = next(line for line in server.stdout if "http://" in line)
            url = re.sub("localhost", "127.0.0.1", line.split()[-1])
            page = fetched(url)
            scripts = re.findall(r'src="\./(assets/[^"]+\.js)"', page)
            assert scripts and fetched(url + scripts[0])
            assert "es.midnight.1" in fetched(f"{url}api/almanac/elder-sign")
        finally:
            server.terminate()


def fetched(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:
        text: str = answer.read().decode()
        return text
