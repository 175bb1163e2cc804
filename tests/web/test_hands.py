"""Nobody loses a game by a slip of the hand, and nobody is told what is not so."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.rules import RULES
from tests.web.table import DESK, PHONE, House, Visitor, near_the_end

pytestmark = pytest.mark.web


def alone(**more: Any) -> dict[str, Any]:
    """One investigator with one point of Sanity, where losing costs one."""
    amanda = {"investigator": "amanda-sharpe", "sanity": 1, "stamina": 4, "clues": 2}
    return near_the_end(seats=1, players=[amanda], **more)


def unordered_roll(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    visitor.choose_on_board("ancient-relics")
    visitor.asked("before-roll")


TWO_PRESSES = """([x, y, pause]) => new Promise(done => {
    const press = () => {
        const at = document.elementFromPoint(x, y), where = {bubbles: true, cancelable: true, clientX: x, clientY: y};
        at.dispatchEvent(new PointerEvent('pointerdown', where));
        at.dispatchEvent(new MouseEvent('click', where));
    };
    press();
    setTimeout(() => { press(); done(); }, pause);
})"""
"""By the page's own clock: however busy the machine is, they are so far apart."""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_double_click_on_roll_does_not_give_up(house: House, size: tuple[int, int]) -> None:
    visitor = house.visitor(size=size, language="pl")
    page = visitor.page
    visitor.import_game(near_the_end())
    for pause in (60, 150, 250):
        visitor.choose_on_board("ancient-relics")
        visitor.quiet()
        box = page.locator(".choice[data-key=roll]").bounding_box()
        assert box is not None
        page.evaluate(TWO_PRESSES, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, pause])
        visitor.asked("after-roll")
        page.wait_for_timeout(300)
        visitor.asked("after-roll")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")  # the second press may show a card; it answers nothing
        page.click(".undo")
        visitor.asked("before-roll")
        page.click(".undo")
        visitor.asked("movement")


def test_a_double_click_on_a_card_does_not_ask_why_its_task_cannot_be_done(house: House) -> None:
    """Where going there is rolling at once, the second press meets a task that the roll may not have done."""
    visitor = house.visitor(at_once=True)
    page = visitor.page
    players = [{"investigator": "monterey-jack"}, {"investigator": "harvey-walters"}]
    task = page.locator("[data-anchor~='ancient-relics#task:1']")
    for _ in range(12):
        # A game that is brought has luck of its own.
        visitor.import_game(near_the_end(players=players))
        visitor.asked("movement")
        box = task.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] - 20, box["y"] + box["height"] / 2
        visitor.quiet()
        page.evaluate(TWO_PRESSES, [x, y, 300])
        visitor.asked("after-roll")
        page.wait_for_timeout(400)
        expect(page.locator("dialog[open]")).to_have_count(0)
        if "shut" in (task.get_attribute("class") or ""):
            break
    else:
        pytest.fail("no roll in twelve left the task undone")
    visitor.quiet()
    page.mouse.click(x, y)
    expect(page.locator("dialog[open]")).to_be_visible()


def test_giving_up_lies_apart_and_is_confirmed(visitor: Visitor) -> None:
    unordered_roll(visitor)
    page = visitor.page
    grave = page.locator(".choice.grave")
    expect(grave).to_have_attribute("data-key", "give-up")
    number = visitor.number
    grave.click()
    expect(grave).to_have_class(re.compile("armed"))
    page.wait_for_timeout(500)
    assert visitor.number == number, "the first press only asks whether one is sure"
    page.locator("h1").click()
    expect(grave).not_to_have_class(re.compile("armed"))
    visitor.choose("give-up")
    assert not page.locator(".place.under-way").count()


def test_the_dock_is_as_high_for_one_question_as_for_another(house: House) -> None:
    for size in (DESK, PHONE):
        visitor = house.visitor(size=size)
        visitor.import_game(near_the_end())
        heights = []
        for key in ("adventure:ancient-relics", "roll"):
            heights.append(visitor.page.locator(".dock").evaluate("dock => dock.getBoundingClientRect().height"))
            visitor.choose(key)
        heights.append(visitor.page.locator(".dock").evaluate("dock => dock.getBoundingClientRect().height"))
        assert len(set(heights)) == 1, heights


def test_a_key_that_is_held_is_pressed_once(visitor: Visitor) -> None:
    visitor.import_game(near_the_end())
    page = visitor.page
    number = visitor.number
    page.keyboard.down("2")
    visitor.page.wait_for_function(
        "before => document.querySelector('.prompt')?.dataset.number !== String(before)", arg=number
    )
    after = visitor.number
    for _ in range(20):
        page.keyboard.down("2")
        page.wait_for_timeout(40)
    page.keyboard.up("2")
    assert visitor.number == after
    page.keyboard.press("f")
    for _ in range(20):
        page.keyboard.down("Enter")
        page.wait_for_timeout(30)
    page.keyboard.up("Enter")
    page.wait_for_timeout(300)
    visitor.asked("after-roll")


def test_the_log_tells_a_dead_investigators_past_of_him(visitor: Visitor) -> None:
    visitor.import_game(alone())
    page = visitor.page
    visitor.choose("adventure:administration-office")
    visitor.choose("give-up")
    visitor.asked("investigator")
    visitor.choose(visitor.options()[0])
    told = " ".join(visitor.events())
    assert "Amanda Sharpe goes to" in told
    newcomer = page.locator(".person h3").inner_text()
    assert newcomer.casefold() != "amanda sharpe"
    assert f"{newcomer} goes to: Administration Office" not in told


def test_the_chat_counts_what_others_said_until_it_is_read(house: House) -> None:
    wiktoria, adam = house.visitor("Wiktoria"), house.visitor("Adam")
    wiktoria.import_game(near_the_end())
    page = wiktoria.page
    page.keyboard.press("m")
    page.locator(".menu .seat-list li").nth(1).get_by_role("button", name=re.compile("somebody")).click()
    link = page.locator(".menu input[readonly]").input_value()
    page.keyboard.press("Escape")
    adam.page.goto(link)
    adam.page.fill("input[name=name]", "Adam")
    adam.page.click("form button[type=submit]")
    adam.page.get_by_role("button", name="Sit down").click()
    adam.page.keyboard.press("c")
    for line in ("Good evening.", "It is dark here."):
        adam.page.fill("#chat-text", line)
        adam.page.keyboard.press("Enter")
    badge = page.locator(".bar-tools .count")
    expect(badge).to_have_text("3")  # and that he sat down
    assert adam.page.locator(".bar-tools .count").count() == 0, "one's own words are read"
    page.keyboard.press("c")
    expect(page.locator(".chat-lines")).to_contain_text("It is dark here.")
    expect(badge).to_have_count(0)


def test_a_symbol_says_what_it_is_while_its_card_can_be_chosen(house: House) -> None:
    visitor = house.visitor()
    visitor.import_game(near_the_end())
    page = visitor.page
    card = page.locator("[data-anchor~='administration-office']").first
    expect(card).to_have_class(re.compile("open"))
    card.locator(".glyph").first.hover()
    expect(page.locator(".tip")).to_have_text("Lore")
    card.locator(".effects").first.hover()
    expect(page.locator(".tip")).to_contain_text("Clue")
    phone = house.visitor(size=PHONE)
    phone.import_game(near_the_end())
    phone.asked("movement")
    phone.page.locator("[data-anchor~='administration-office'] .glyph").first.dispatch_event(
        "pointerdown", {"pointerType": "touch", "bubbles": True}
    )
    expect(phone.page.locator(".tip")).to_have_text("Lore")


def test_the_page_does_not_scroll_off_its_own_screen(house: House) -> None:
    for size in (PHONE, (1280, 800), (1024, 768)):
        visitor = house.visitor(size=size, language="pl")
        visitor.import_game(near_the_end())
        visitor.asked("movement")
        over = visitor.page.evaluate(
            "() => { scrollTo(0, 9999); return [scrollY, document.documentElement.scrollHeight - innerHeight] }"
        )
        assert over == [0, 0], (size, over)


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_titles_are_not_broken_within_words(house: House, size: tuple[int, int]) -> None:
    visitor = house.visitor(size=size, language="pl")
    visitor.import_game(near_the_end())
    broken = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.place h3')].flatMap(title => {
            const text = title.firstChild, found = [];
            for (const word of text.data.matchAll(/\\S+/g)) {
                const range = document.createRange();
                range.setStart(text, word.index); range.setEnd(text, word.index + word[0].length);
                const boxes = [...range.getClientRects()], edge = title.getBoundingClientRect().right;
                if (boxes.length > 1 || boxes[0].right > edge + 1) found.push(word[0]);
            }
            return found;
        })"""
    )
    assert not broken, broken


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1024, 768)])
def test_the_log_does_not_hide_the_investigators(house: House, size: tuple[int, int]) -> None:
    visitor = house.visitor(size=size)
    visitor.import_game(near_the_end())
    visitor.page.keyboard.press("l")
    expect(visitor.page.locator(".side")).to_be_visible()
    person = visitor.page.locator(".person .stats").first
    box, dock = person.bounding_box(), visitor.page.locator(".dock").bounding_box()
    assert box is not None and dock is not None
    assert box["y"] + box["height"] <= dock["y"], "seen without scrolling"


def test_the_clock_of_a_task_is_no_bigger_than_its_other_symbols(visitor: Visitor) -> None:
    places: list[Any] = [{"card": "ancient-relics", "monsters": {"0": "dimensional-shambler"}}]
    visitor.import_game(near_the_end(adventures=[*places, "administration-office"]))
    sizes = visitor.page.locator(".token .cost .icon").evaluate_all(
        "icons => icons.map(icon => icon.getBoundingClientRect().width)"
    )
    assert sizes and max(sizes) < 40
    expect(visitor.page.locator(".token .cost-clock")).to_contain_text("+3 h")
    visitor.choose("adventure:administration-office")
    visitor.choose("give-up")
    visitor.events()
    indents = visitor.page.locator(".log-line").evaluate_all(
        "lines => lines.map(line => line.getBoundingClientRect().x)"
    )
    assert len(set(indents)) == 1, "no line of the log is dressed as a part of the board"


def test_what_is_attempted_is_brought_into_view(house: House) -> None:
    visitor = house.visitor(size=PHONE, language="pl")
    visitor.import_game(near_the_end())
    visitor.choose("adventure:the-key-to-the-beyond")
    visitor.page.wait_for_timeout(200)
    place, dock = visitor.page.locator(".place.under-way").bounding_box(), visitor.page.locator(".dock").bounding_box()
    assert place is not None and dock is not None
    assert place["y"] + place["height"] <= dock["y"] + 1, "all of it lies above the dock"


def test_the_letters_are_our_own(visitor: Visitor) -> None:
    visitor.go_home()
    for letters in ("16px Alegreya", "italic 16px Alegreya", "16px Cinzel"):
        load = "async letters => (await document.fonts.load(letters, 'Zażółć gęślą jaźń')).length"
        assert visitor.page.evaluate(load, letters) == 2, "plain letters, and those with tails and strokes"
    assert visitor.page.evaluate("getComputedStyle(document.body).fontFamily").startswith("Alegreya")


def in_an_adventure(**more: Any) -> dict[str, Any]:
    """Amanda is about to roll for a task of two that ask for 3 Investigations each, with nothing to help her."""
    me = {"investigator": "amanda-sharpe", "place": "administration-office", "sanity": 3, "stamina": 4, **more}
    return {
        "seats": 1,
        "ancient_one": "yig",
        "players": [me],
        "phase": "resolution",
        "adventures": ["administration-office", "a-secret-gathering"],
        "mythos": "leaden-hands",
    }


def test_touching_a_die_alone_never_fails_the_roll(visitor: Visitor) -> None:
    visitor.import_game(in_an_adventure())
    visitor.choose("roll")
    visitor.asked("after-roll")
    before = visitor.number
    page = visitor.page
    page.wait_for_timeout(600)
    for die in page.locator(".dice-pool .die").all():
        die.click()
    page.wait_for_timeout(400)
    assert visitor.number == before, "whoever points at a die has discarded nothing"
    expect(page.locator(".prompt[data-kind=after-roll]")).to_be_visible()
    page.locator(".dice-pool .discard-mark").first.click()
    page.wait_for_function("before => document.querySelector('.prompt').dataset.number !== String(before)", arg=before)


def test_of_two_equal_dice_each_can_be_touched(house: House) -> None:
    match = Match.position(RULES, in_an_adventure(clues=1), "1")
    match.rig({"roll.green": ["2", "2", "2", "lore", "peril"]})
    match.choose(0, "roll")
    assert match.pending[0].kind == "after-roll"
    visitor = house.visitor(size=(1600, 1000))
    visitor.import_file(match.dumps())
    visitor.asked("after-roll")
    page = visitor.page
    equal = page.locator(".dice-pool .spot", has=page.locator(".die[aria-label*='2 Investigations']"))
    expect(equal).to_have_count(3)
    for die in equal.all():
        die.locator(".die").click()
        expect(die).to_have_class(re.compile("picked"))


def test_bots_wait_while_a_person_may_react(house: House) -> None:
    """Mandy may have dice of another's roll thrown again; the one who rolled is a bot."""
    position = in_an_adventure()
    mandy = {"investigator": "mandy-thompson", "clues": 1}
    match = Match.position(RULES, {**position, "seats": 2, "players": [*position["players"], mandy]}, "1")
    visitor = house.visitor(language="en")
    visitor.import_file(match.dumps())
    page = visitor.page
    page.keyboard.press("m")
    page.locator(".menu .seat-list li").first.get_by_role("button", name=re.compile("bot")).first.click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt[data-kind=react-roll]")).to_be_visible(timeout=30_000)
    asked = visitor.number
    page.wait_for_timeout(3000)
    assert visitor.number == asked, "it stands until the person has answered"
    expect(page.locator(".prompt[data-kind=react-roll]")).to_be_visible()
    visitor.choose("pass")
