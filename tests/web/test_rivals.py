"""The frame for games of rivals and for campaigns: places and points, the next scenario, the campaign's page.

With the toy game of the tests, on the plain board.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import ROOT, SCREENSHOTS
from tests.web.table import House, Visitor

pytestmark = pytest.mark.web

NEW = """async ([seats, rules]) => {
    const post = async (path, body) => (await fetch('/api/' + path, {method: 'POST', body: JSON.stringify(body),
        headers: {'Content-Type': 'application/json'}})).json();
    await post('guest', {name: 'Ann'});
    const options = {campaign: 'yes', rounds: '1'};
    const table = await post('tables', {game: 'toy', seats, options, rules: {bot_delay: 0, ...rules}});
    await post('tables/' + table.id + '/start', {});
    return table.id;
}"""


@pytest.fixture(scope="module")
def toy_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data: Path = tmp_path_factory.mktemp("toy")
    command = [sys.executable, "-m", "tests.server.serve", str(data), str(port)]
    with (data / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, env={**os.environ})
    address = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(300):
            try:
                httpx.get(address + "api/games", trust_env=False).raise_for_status()
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(10)


@pytest.fixture
def toys(browser: Browser, toy_address: str) -> Iterator[House]:
    found = House(browser, toy_address, SCREENSHOTS)
    yield found
    found.close()


def sit(visitor: Visitor, *seats: str, **rules: Any) -> str:
    page = visitor.go()
    expect(page.locator(".covers, .new-table").first).to_be_visible()
    kinds = [{"kind": seat, "bot": "random"} if seat == "bot" else {"kind": seat} for seat in seats]
    table: str = page.evaluate(NEW, [kinds, rules])
    page.goto(f"{visitor.house.address}#/table/{table}")
    page.reload()
    expect(page.locator(".prompt").first).to_be_visible()
    return table


def play_out(visitor: Visitor) -> None:
    """The first answer to everything."""
    page = visitor.page
    over, asked = page.locator(".prompt.over"), page.locator(".prompt[data-kind]")
    for _ in range(400):
        expect(over.or_(asked).first).to_be_visible()
        if over.count():
            return
        number = asked.first.get_attribute("data-number")
        visitor.quiet()
        confirm = page.locator(".prompt .confirm")
        if confirm.count():
            while confirm.is_disabled():
                page.locator(".prompt .choice[data-key]:not(.picked):not(.refused)").first.click()
            confirm.click()
        else:
            page.locator(".prompt .choice[data-key]:not(.refused)").first.click()
        page.wait_for_function("n => document.querySelector('.prompt')?.dataset.number !== n", arg=number)
    raise AssertionError("it does not end")


def test_rivals_see_places_and_points_and_the_campaign_goes_on(toys: House) -> None:
    visitor = toys.visitor("Ann")
    page = visitor.page
    first = sit(visitor, "me", "bot")
    play_out(visitor)
    rows = page.locator(".places-list li")
    expect(rows).to_have_count(2)
    points = [int("".join(c for c in row.locator(".place-points").inner_text() if c.isdigit())) for row in rows.all()]
    assert points == sorted(points, reverse=True)
    mine = int(page.locator(".places-list li.mine").get_attribute("value") or 0)
    good = "won" in (page.locator(".ending").get_attribute("class") or "").split()
    assert good is (mine == 1), "another's victory is not mine"
    visitor.accessible("the end, between rivals")
    visitor.picture("rivals")
    page.locator(".dock .next-scenario").click()
    page.wait_for_function("first => !location.hash.includes(first)", arg=first)
    visitor.asked()
    page.goto(f"{toys.address}#/campaign/{first}")
    expect(page.locator(".chapter")).to_have_count(2)
    expect(page.locator(".chapter").first).to_contain_text(f"({points[0]})")
    expect(page.locator(".chapter.now")).to_have_count(1)
    visitor.accessible("campaign")
    visitor.picture("campaign")
    page.locator(".campaign button.primary").click()
    visitor.asked()
    visitor.go()
    expect(page.locator(".table-list .result").first).to_contain_text("1. ")


def test_between_rivals_at_one_screen_a_curtain_falls(toys: House) -> None:
    visitor = toys.visitor("Ann")
    page = visitor.page
    sit(visitor, "me", "me", curtain=True)
    curtain = page.locator(".curtain")
    for _ in range(60):
        before = page.locator(".prompt[data-kind]").get_attribute("data-number")
        visitor.quiet()
        page.locator(".prompt .choice[data-key]:not(.refused)").first.click()
        if page.locator(".prompt .confirm").count():
            page.locator(".prompt .confirm").click()
        page.wait_for_function("n => document.querySelector('.prompt')?.dataset.number !== n", arg=before)
        if curtain.count():
            break
    expect(curtain).to_be_visible()
    assert page.locator(".board-area, .dock, .prompt").count() == 0, "nothing of the table is there"
    page.keyboard.press("1")
    page.wait_for_timeout(300)
    expect(curtain).to_be_visible()
    visitor.accessible("the curtain")
    visitor.picture("curtain")
    page.reload()
    expect(curtain).to_be_visible()
    curtain.locator("button").click()
    expect(curtain).to_have_count(0)
    assert page.locator(".prompt[data-kind]").count(), "nor answered through it: the question is still there"
    page.reload()
    expect(page.locator(".prompt[data-kind]")).to_be_visible()
    expect(curtain).to_have_count(0)
