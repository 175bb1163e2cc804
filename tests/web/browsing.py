"""A server of one's own and Debian's Chromium. What a browser complains about fails the test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.table import House, Visitor

ROOT = Path(__file__).parent.parent.parent
SCREENSHOTS = ROOT / "build" / "screenshots"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
expect.set_options(timeout=15_000)
FONTS = Path(__file__).parent / "fonts.conf"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
FLAGS += ["--disable-sync", "--disable-dev-shm-usage"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM and os.environ.get("CI"):
        pytest.fail("no chromium: in CI the client is proved in a browser, or not at all")
    if not CHROMIUM:
        pytest.skip("no chromium: make browser")
    with sync_playwright() as playwright:
        # Chromium does not start without a single font, so a machine that lacks these keeps its own.
        bare = Path("/usr/share/fonts/truetype/dejavu").is_dir()
        environment: dict[str, str | float | bool] = {**os.environ}
        if bare:
            environment["FONTCONFIG_FILE"] = str(FONTS)
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env=environment)
        yield found
        found.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (ROOT / "miskatonic" / "server" / "static" / "index.html").is_file():
        pytest.fail("the client is not built: make web")
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "miskatonic", "serve", "--port", "0", "--no-open", "--data", str(data)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with (data / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http" in line, (data / "log").read_text()
        yield line.split()[-1].replace("localhost", "127.0.0.1")
    finally:
        server.terminate()
        server.wait(10)
        if server.stdout is not None:
            server.stdout.close()


@pytest.fixture
def house(browser: Browser, address: str) -> Iterator[House]:
    """Where visitors come from; nobody may leave with a complaint of the browser's."""
    found = House(browser, address, SCREENSHOTS)
    yield found
    found.close()


@pytest.fixture
def visitor(house: House) -> Visitor:
    return house.visitor()
