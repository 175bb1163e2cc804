"""With the real box beside the browser: values set by hand, and a card that the program does not know."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.table import Visitor, near_the_end

pytestmark = pytest.mark.web


def test_the_table_is_set_right_and_an_unknown_card_is_played(visitor: Visitor) -> None:
    visitor.import_game(near_the_end(), companion=True)
    visitor.asked("movement")
    page = visitor.page
    page.keyboard.press("m")
    menu = page.locator("dialog.menu")
    expect(menu).to_contain_text("The real table")
    expect(menu).to_contain_text(re.compile(r"\d+ of the \d+ components do here what the printed ones do"))
    visitor.picture("otherwise-menu")
    menu.get_by_role("button", name="The table says otherwise").click()
    visitor.asked("otherwise")
    visitor.picture("otherwise")
    visitor.choose("set:clues:0")
    visitor.choose("to:7")
    visitor.choose("done")
    visitor.asked("movement")
    assert any("By hand (Amanda Sharpe): Amanda Sharpe: Clues was 2, is 7." in line for line in visitor.events())
    page.keyboard.press("m")
    menu.get_by_label("A card that is not known here").fill("Old Key")
    menu.get_by_role("button", name="Play it").click()
    visitor.asked("otherwise")
    expect(page.locator(".prompt")).to_contain_text("“Old Key” is not known here")
    visitor.choose("done")
    visitor.asked("movement")


def test_without_the_real_box_the_menu_says_nothing_of_it(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    visitor.asked("movement")
    visitor.page.keyboard.press("m")
    expect(visitor.page.locator("dialog.menu")).to_be_visible()
    expect(visitor.page.locator("dialog.menu")).not_to_contain_text("The real table")
