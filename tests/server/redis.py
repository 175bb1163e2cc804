"""A Redis of its own, where the machine has one to start."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import free_port

PROGRAM = shutil.which("redis-server")


class Redis:
    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        assert PROGRAM is not None
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self._process = subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 20
        while subprocess.run(["redis-cli", "-p", str(self.port), "ping"], capture_output=True).returncode:
            assert time.monotonic() < deadline, "Redis did not start"
            time.sleep(0.05)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def listeners(self) -> int:
        told = ["redis-cli", "-p", str(self.port), "pubsub", "numsub", "miskatonic"]
        found = subprocess.run(told, capture_output=True, text=True, check=True).stdout.split()
        return int(found[-1])

    def wait_for(self, listeners: int) -> None:
        deadline = time.monotonic() + 30
        while self.listeners() < listeners:
            assert time.monotonic() < deadline, "nobody listens"
            time.sleep(0.05)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    if PROGRAM is None:
        if os.environ.get("CI"):
            pytest.fail("no redis-server here: scripts/stores installs it")
        pytest.skip("no redis-server here: scripts/stores installs it")
    found = Redis(tmp_path)
    yield found
    found.stop()
