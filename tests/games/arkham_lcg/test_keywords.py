"""Rules that no card of the core set shows by itself: a printed card is changed for the scene."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.spec import fields_of
from miskatonic.games.arkham_lcg import decks
from tests.games.arkham_lcg.scenes import (
    AGNES,
    CONTENT,
    ROLAND,
    WENDY,
    do,
    enemy,
    events,
    keys,
    kind,
    me,
    offers,
    scene,
    skip,
)
from tests.rules import rule


def changed(monkeypatch: pytest.MonkeyPatch, card: str, **fields: Any) -> None:
    """For one scene this card has other fields."""
    printed = CONTENT.player_cards[card]
    made = type(printed)
    other = made(**{name: getattr(printed, name) for name in fields_of(made)} | fields)
    for book in (CONTENT.player_cards, CONTENT.printed, CONTENT.enemies, CONTENT.treacheries, CONTENT.assets):
        if card in book:
            monkeypatch.setitem(book, card, other)


@rule("ah.aloof.1", "ah.aloof.2", "ah.aloof.3", "ah.aloof.4", "ah.enemy-engagement.12")
def test_an_aloof_enemy_keeps_its_distance(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "ghoul-minion", keywords=("aloof",))
    match = scene({"investigator": ROLAND}, encounter=["ghoul-minion"], phase="mythos", step="draw")
    skip(match, "action")
    assert enemy(match).place == "study" and enemy(match).engaged == -1
    assert not offers(match, "fight:"), "not while it is engaged with nobody"
    do(match, f"engage:{enemy(match).key}")
    assert enemy(match).engaged == 0 and offers(match, "fight:")


def test_an_alert_enemy_strikes_at_who_fails_to_evade_it(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "ghoul-minion", keywords=("alert",))
    match = scene({"investigator": ROLAND}, enemies=[{"card": "ghoul-minion", "engaged": 0}])
    do(match, f"evade:{enemy(match).key}", tokens="-4")
    assert len(events(match, "attacked")) == 1


@rule("ah.surge.1", "ah.keywords.6")
def test_a_card_with_surge_brings_another(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "ancient-evils", keywords=("surge",))
    match = scene({"investigator": ROLAND}, encounter=["ancient-evils", "swarm-of-rats"], phase="mythos", step="draw")
    skip(match, "action")
    assert enemy(match).card == "swarm-of-rats"


@rule("ah.victory.7")
def test_a_treachery_with_victory_points_goes_to_the_victory_display(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "ancient-evils", victory=1)
    match = scene({"investigator": ROLAND}, encounter=["ancient-evils"], phase="mythos", step="draw")
    skip(match, "action")
    assert match.state.victory == ["ancient-evils"] and "ancient-evils" not in match.state.encounter_discard


@rule("ah.exceptional.1", "ah.exceptional.2", "ah.keywords.3")
def test_an_exceptional_card_costs_double_and_is_there_once(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "shotgun", keywords=("exceptional",))
    assert decks.price(CONTENT, "", "shotgun") == 8
    deck = decks.starter(CONTENT, ROLAND)
    for out in ("guts", "knife"):
        deck.remove(out)
        deck.append("shotgun")
    assert [reason.id for reason in decks.problems(CONTENT, ROLAND, deck, started=True)] == ["problem-deck-copies"]


def test_a_card_that_is_unfinished_is_refused_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from miskatonic.games.arkham_lcg import RULES

    changed(monkeypatch, "machete", unfinished=True)
    reasons = decks.problems(CONTENT, ROLAND, decks.starter(CONTENT, ROLAND))
    assert [reason.id for reason in reasons] == ["problem-deck-unfinished"]
    assert "text-unfinished" in [line.id for line in RULES.card_text("machete")]


@rule("ah.retaliate.3")
def test_retaliate_needs_no_engagement(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, "ghoul-minion", keywords=("retaliate",))
    match = scene({"investigator": WENDY}, {"investigator": ROLAND}, enemies=[{"card": "ghoul-minion", "engaged": 1}])
    do(match, f"fight:{enemy(match).key}", tokens="-1")
    skip(match, "action")
    attacked = [one.args["who"].seat for one in events(match, "attacked")]  # type: ignore[union-attr]
    assert attacked == [0]


@rule("ah.simultaneous-priority.3")
def test_the_lead_orders_forced_abilities_of_one_moment() -> None:
    match = scene(
        {"investigator": ROLAND, "threat": ["dissonant-voices"]},
        {"investigator": AGNES, "threat": ["dissonant-voices"]},
        lead=1, phase="upkeep", step="ends",
    )  # fmt: skip
    assert kind(match) == "order" and match.pending[0].seat == 1 and len(keys(match)) == 2


@rule("ah.simultaneous-priority.1", "ah.simultaneous-priority.2")
def test_decisions_of_several_are_made_in_player_order_and_then_all_happens_at_once() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["dynamite-blast"], "assets": ["beat-cop"]},
        {"investigator": AGNES, "assets": ["stray-cat"]}, lead=1,
    )  # fmt: skip
    do(match, "play:dynamite-blast")
    asked = []
    while kind(match) == "assign":
        asked.append(match.pending[0].seat)
        assert not events(match, "harmed"), "nothing is placed before all is assigned"
        do(match, "seat:" + str(asked[-1]))
    assert asked == [1, 1, 1, 0, 0, 0] and (me(match).damage, me(match, 1).damage) == (3, 3)
