"""The clicks of a turn, clicked: a bot's answers given by hand in the browser, beside what `bench.clicks` counts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from bench.clicks import Act, Answer, gestures, picks, routine, things_of, told_apart
from miskatonic.bots.bot import Bot
from miskatonic.bots.registry import bot
from miskatonic.engine.decision import Option
from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.client import CONSTANTS
from miskatonic.games.elder_sign.rules import RULES
from miskatonic.games.elder_sign.state import State
from tests.web.table import House, Visitor

pytestmark = pytest.mark.web
GESTURES = 25
ASKED = """keys => JSON.stringify([...document.querySelectorAll('.prompt .choice[data-key]:not(.refused)')]
    .map(button => button.dataset.key).sort()) === JSON.stringify(keys)"""
EXPORT = """async () => (await fetch('/api/tables/' + location.hash.split('/')[2].split('?')[0] + '/export')).text()"""
STILL = """async () => {
  const now = () => document.querySelector('.prompt')?.dataset.number;
  let last = now(), still = 0;
  while (still < 8) {
    await new Promise(resolve => setTimeout(resolve, 50));
    still = now() === last ? still + 1 : 0;
    last = now();
  }
}"""
"""That a file was taken is told to the page as well: only then does the question stand as it will be answered."""
ANSWERED = "before => document.querySelector('.prompt')?.dataset.number !== before"
COUNT = """() => { window.presses = 0; addEventListener('pointerdown', () => { window.presses += 1; }, true); }"""


class Hand:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, thing: Locator) -> None:
        self.visitor.quiet()
        thing.click()

    def die(self, anchor: str) -> Locator:
        return self.page.locator(f".dice-pool [data-anchor='{anchor}'], [data-anchor='{anchor}']").first

    def answer(self, answer: Answer) -> None:
        if not answer.several:
            self.visitor.quiet()
            button = self.page.locator(f".choice[data-key='{answer.keys[0]}']:not(.refused)")
            button.click()
            if answer.keys[0] in ("give-up",):
                self.page.wait_for_timeout(500)
                button.click()
            return
        wanted = len(answer.keys) == picks(answer)
        keys = [option.key for option in answer.decision.options]
        for key in answer.keys if wanted else [key for key in keys if key not in answer.keys]:
            self.page.locator(f".choice[data-key='{key}']").click()
        self.press(self.page.locator(".choice.confirm" if wanted else ".choice.others"))

    def act(self, act: Act, first: Answer, then: Answer) -> None:
        page = self.page
        chosen = [option for option in then.decision.options if option.key in then.keys]
        match act.sign:
            case ">":
                self._mark_and_press(first, then, chosen)
            case "x>":
                self.press(page.locator(f"[data-anchor='{chosen[0].anchor}'] .discard-mark"))
            case ">>":
                thing = [*chosen[0].also, chosen[0].anchor][0]
                self.visitor.quiet()
                page.locator(f"[data-anchor~='{thing}'] > .spot-hit").first.click(force=True)
            case "+>":
                self.press(page.locator(f"[data-act='{first.keys[0]}']"))
            case "~>":
                self._carry(first, then, chosen[0])

    def _mark_and_press(self, first: Answer, then: Answer, chosen: list[Option]) -> None:
        wanted = len(chosen) == picks(then)
        marked = chosen if wanted else [option for option in then.decision.options if option not in chosen]
        for option in marked:
            self.page.locator(f"[data-anchor='{option.anchor}'] .die").click()
        words = self.page.locator(f"[data-act='{first.keys[0]}']")
        self.press(words.first if wanted or not marked else words.last)

    def _carry(self, first: Answer, then: Answer, chosen: Option) -> None:
        others = {thing for option in then.decision.options if option != chosen for thing in things_of(option)}
        own = next((thing for thing in things_of(chosen) if thing not in others), chosen.anchor)
        task = next(option for option in first.decision.options if option.key == first.keys[0])
        row = self.page.locator(f".place [data-anchor~='{task.anchor}']").first
        row.scroll_into_view_if_needed()
        start = self.page.locator(f"[data-anchor='{own}'] .die").first.bounding_box()
        end = row.bounding_box()
        assert start is not None and end is not None
        self.visitor.quiet()
        mouse = self.page.mouse
        mouse.move(start["x"] + 20, start["y"] + 20)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
        mouse.up()
        if not told_apart(then):
            self.visitor.asked("place-dice")
            self.answer(then)


def at_the_table(visitor: Visitor) -> Match[State]:
    """The match as the server has it: an imported game has luck of its own."""
    text: str = visitor.page.evaluate(EXPORT)
    return Match.loads(RULES, text)


def next_gesture(match: Match[State], player: Bot) -> tuple[list[Answer], Act | None, int]:
    """What the bot answers, with what follows of it if one act says both."""
    answers: list[Answer] = []
    ahead = match.fork()
    while ahead.pending and len(answers) < 2:
        decision = ahead.pending[0]
        keys = player.choose(decision, ahead.view(decision.seat))
        answers.append(Answer(decision.seat, decision, keys))
        ahead.choose(decision.seat, *keys)
    return next(gestures(answers, CONSTANTS))


@pytest.mark.parametrize("seed", ["2", "5"])
def test_a_turn_takes_as_many_clicks_as_counted(house: House, seed: str) -> None:
    match: Match[State] = Match.new(RULES, 1, {}, seed)
    visitor = house.visitor(at_once=True, size=(1600, 1000))
    visitor.import_file(match.dumps())
    page = visitor.page
    page.evaluate(COUNT)
    hand = Hand(visitor)
    player = bot("elder-sign", "heuristic", seed)
    counted = 0
    for _ in range(GESTURES):
        match = at_the_table(visitor)
        if not match.pending:
            break
        assert not routine(Answer(0, match.pending[0], ("roll",)), CONSTANTS), "this is done without being asked"
        together, act, clicks = next_gesture(match, player)
        first = together[0]
        page.wait_for_function(ASKED, arg=sorted(option.key for option in first.decision.options))
        visitor.asked(first.decision.kind)
        page.evaluate(STILL)
        before = str(visitor.number)
        if act is None:
            hand.answer(first)
        else:
            hand.act(act, first, together[1])
        counted += clicks
        made = page.evaluate("window.presses")
        assert made == counted, f"{first.decision.kind} {first.keys} by {act}: {made} clicks, counted {counted}"
        page.wait_for_function(ANSWERED, arg=before, timeout=visitor.patience)
        page.evaluate(STILL)
