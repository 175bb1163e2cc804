"""Few clicks: what somebody does not want to be asked is passed over, slowly, and nobody can tell."""

from __future__ import annotations

import random

from miskatonic.engine.decision import PASS
from miskatonic.games.arkham_lcg import RULES, windows
from miskatonic.games.arkham_lcg.client import PASS_MATTERS, PASS_MINE
from miskatonic.table.seating import Holder, HostRules
from miskatonic.table.table import Table
from tests.games.arkham_lcg.scenes import AGNES, ROLAND, do, game_of, scene

ANN, BEN = "ann", "ben"


def at_a_table() -> Table:
    holders = [Holder("person", ANN, "Ann"), Holder("person", BEN, "Ben")]
    options = {"investigator": [ROLAND, AGNES]}
    table = Table("a", RULES, ANN, holders, options, HostRules())
    table.start("7")
    return table


def answer(table: Table, person: str, seat: int, dice: random.Random) -> None:
    (decision, *_) = table.decisions(seat)
    offered = [option.key for option in decision.options if option.key not in ("end", "resign")] or ["end"]
    count = dice.randint(decision.least, min(decision.most, len(offered)))
    table.choose(person, seat, table.number, tuple(dice.sample(offered, count)))


def asked_topics(passes: tuple[str, ...], steps: int = 500) -> set[str]:
    """What Ben is asked in a game of random choices."""
    table, dice = at_a_table(), random.Random(3)
    for topic in passes:
        table.automate(BEN, 1, topic, PASS)
    found: set[str] = set()
    for _ in range(steps):
        for decision in table.unhurried():
            table.answer_unhurried(decision)
        if table.phase != "play":
            break
        if table.decisions(1):
            found |= {decision.topic for decision in table.decisions(1)}
            answer(table, BEN, 1, dice)
        elif table.decisions(0):
            answer(table, ANN, 0, dice)
    return found


def test_whoever_wants_only_his_own_choices_is_not_asked_for_others() -> None:
    everything, mine = asked_topics(()), asked_topics(PASS_MINE)
    assert "commit.other" in everything and not mine & set(PASS_MINE)
    assert {topic for topic in mine if topic.startswith("commit.")}, "his own tests are his"


def test_nobody_can_tell_who_is_not_asked() -> None:
    table = at_a_table()
    table.automate(BEN, 1, "commit.other", PASS)
    dice = random.Random(1)
    while not any(decision.seat == 1 and decision.topic == "commit.other" for decision in table.match.pending):  # type: ignore[union-attr]
        for decision in table.unhurried():
            table.answer_unhurried(decision)
        for seat, person in ((0, ANN), (1, BEN)):
            if table.decisions(seat):
                answer(table, person, seat, dice)
                break
    assert table.decisions(1) == [] and [decision.seat for decision in table.unhurried()] == [1]
    assert table.match is not None and [one.seat for one in table.match.view(0).waiting] == [1], "Ann waits for Ben"
    before = len(table.match.journal)
    assert table.answer_unhurried(table.unhurried()[0]) and len(table.match.journal) > before
    test = table.match.state.test
    assert test is None or not [one for one in test.committed if one.seat == 1]


def test_windows_have_topics_of_ones_own_and_of_others() -> None:
    match = scene({"investigator": ROLAND, "hand": ["perception"]}, {"investigator": AGNES})
    game = game_of(match)
    assert (windows.topic(game, 0), windows.topic(game, 1)) == ("window.turn", "window.turn-other")
    do(match, "investigate")
    assert match.state.test is not None
    assert (windows.topic(game, 0), windows.topic(game, 1)) == ("window.test", "window.test-other")
    match.state.test, match.state.active, match.state.phase = None, -1, "mythos"
    assert windows.topic(game, 0) == "window.mythos" in PASS_MATTERS
