"""Beside the real cards: the program is bag, log, referee and upkeep; and the real table may say otherwise."""

from __future__ import annotations

import random
from typing import Any

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.text import LANGUAGES, Text
from miskatonic.games.arkham_lcg import RULES
from miskatonic.games.arkham_lcg.state import State
from tests.games.arkham_lcg.scenes import AGNES, ROLAND, choose, keys, kind, me

STUDY: dict[str, Any] = {"study": {"clues": 2}}


def beside_the_box(*players: dict[str, Any], **more: Any) -> Match[State]:
    people = list(players) or [{"investigator": ROLAND, "place": "study"}]
    described = {"seats": len(people), "players": people, "locations": STUDY, **more}
    return Match.position(RULES, described, companion=True)


def test_tokens_and_cards_are_reported_by_those_who_draw_them() -> None:
    match = beside_the_box({"investigator": ROLAND, "place": "study", "library": ["knife", "guts"]})
    choose(match, "investigate")
    assert kind(match) == "chance" and "skull" in keys(match) and "auto-fail" in keys(match)
    choose(match, "+1")
    assert me(match).clues == 1
    choose(match, "draw")
    assert kind(match) == "chance" and sorted(keys(match)) == ["guts", "knife"]
    choose(match, "knife")
    assert me(match).hand == ["knife"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chance_of_a_game_can_be_asked_in_words(language: str) -> None:
    """From set-up on, three rounds, with whatever comes."""
    match = Match.new(RULES, 2, {"investigator": [ROLAND, AGNES]}, seed="7", companion=True)
    text = Text(language, RULES.texts, RULES.card_names(language))  # type: ignore[arg-type]
    dice = random.Random(5)
    asked = 0
    while match.pending and match.state.round < 4:
        question = match.pending[0]
        offered = [option.key for option in question.options]
        if question.kind == "chance":
            asked += 1
            assert text.say(question.prompt) and all(text.say(option.text) for option in question.options)
        count = dice.randint(question.least, min(question.most, len(offered)))
        match.choose(question.seat, *dice.sample(offered, count))
    assert asked > 20


def settled(match: Match[State], *answers: str) -> None:
    match.otherwise(0, "")
    for answer in answers:
        choose(match, answer)
    choose(match, "done")


def test_values_are_set_right() -> None:
    match = beside_the_box(
        {"investigator": ROLAND, "place": "study", "assets": [{"card": "first-aid", "supply": 3}]},
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )
    (enemy,) = match.state.enemies
    (aid,) = me(match).assets
    settled(
        match,
        "set:damage:0", "to:2", "set:clues:0", "to:3", "set:doom", "to:2", "set:clues:study", "to:0",
        f"set:damage:{enemy.key}", "to:1", f"set:supply:{aid.key}", "to:1",
    )  # fmt: skip
    state = match.state
    assert (me(match).damage, me(match).clues) == (2, 3)
    assert state.agenda is not None and state.agenda.tokens == {"doom": 2}
    assert state.locations[0].tokens.get("clues", 0) == 0 and "clues" not in state.locations[0].tokens
    assert state.enemies[0].tokens == {"damage": 1} and me(match).assets[0].tokens["supply"] == 1
    assert kind(match) == "action", "the turn goes on"


def test_nothing_is_offered_that_would_have_to_be_carried_out_at_once() -> None:
    match = beside_the_box()
    values = {value.key: value for value in RULES.adjustable(match.state)}
    assert values["damage:0"].most == 8 and values["horror:0"].most == 4, "nobody is defeated by hand"
    assert values["doom"].most == 2, "the third doom would advance the agenda"


def test_a_card_is_moved_within_what_belongs_to_somebody() -> None:
    match = beside_the_box({"investigator": ROLAND, "place": "study", "hand": ["knife"], "library": ["guts"]})
    match.otherwise(0, "")
    choose(match, "move")
    choose(match, "pile:hand:0")
    if kind(match) == "otherwise" and "card:knife" in keys(match):
        choose(match, "card:knife")
    assert "pile:encounter" not in keys(match)
    choose(match, "pile:discard:0")
    choose(match, "done")
    assert me(match).hand == [] and me(match).discard == ["knife"]


def test_a_card_that_the_program_does_not_know_is_played() -> None:
    match = beside_the_box()
    before = me(match).resources
    match.otherwise(0, "Excalibur")
    choose(match, "verb:gain")
    choose(match, "as:2")
    choose(match, "verb:take")
    while kind(match) == "otherwise" and "as:0" in keys(match):
        choose(match, "as:1" if me(match).damage == 0 and "as:1" in keys(match) else "as:0")
    while "done" not in keys(match):
        choose(match, keys(match)[0])
    choose(match, "done")
    assert me(match).resources == before + 2 and me(match).damage + me(match).horror >= 1
