"""Which decks are legal, and what is said of those that are not."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.games.arkham_lcg import decks
from tests.games.arkham_lcg.scenes import CONTENT, DAISY, ROLAND, me, new_game, skip
from tests.rules import rule

PEOPLE = list(CONTENT.investigators)


def reasons(investigator: str, cards: list[str], **how: Any) -> list[str]:
    return [reason.id for reason in decks.problems(CONTENT, investigator, cards, **how)]


@rule("ah.deckbuilding.2", "ah.deckbuilding.5", "ah.deckbuilding.8")
@pytest.mark.parametrize("investigator", PEOPLE)
def test_the_starter_decks_are_legal(investigator: str) -> None:
    assert reasons(investigator, decks.starter(CONTENT, investigator)) == []


@rule("ah.deckbuilding.2", "ah.deckbuilding.3")
def test_a_deck_has_exactly_thirty_cards_of_its_own_choice() -> None:
    deck = decks.starter(CONTENT, ROLAND)
    assert reasons(ROLAND, deck[:-1]) or reasons(ROLAND, [*deck, "guts"])
    short = list(deck)
    short.remove("knife")
    assert reasons(ROLAND, short) == ["problem-deck-size"]


def swapped(out: str, into: str, investigator: str = ROLAND) -> list[str]:
    deck = decks.starter(CONTENT, investigator)
    deck.remove(out)
    return [*deck, into]


@rule("ah.deckbuilding.5", "ah.deckbuilding.6", "ah.classes.8", "ah.classes.9")
def test_classes_and_levels_are_those_of_the_investigator() -> None:
    assert reasons(ROLAND, swapped("knife", "shrivelling")) == ["problem-deck-class"]
    assert reasons(ROLAND, swapped("knife", "shotgun"), started=True) == []
    assert reasons(ROLAND, swapped("knife", "cryptic-research"), started=True) == ["problem-deck-class"], "seeker 4"
    assert reasons(ROLAND, swapped("knife", "shotgun")) == ["problem-deck-level"], "no experience at the start"
    assert reasons(ROLAND, swapped("knife", "daisy-s-tote-bag")) == ["problem-deck-not-yours", "problem-deck-size"]


@rule("ah.permanent.1", "ah.permanent.2", "ah.permanent.3", "ah.permanent.4")
def test_permanent_cards_do_not_count_and_begin_in_play() -> None:
    deck = [*decks.starter(CONTENT, ROLAND), "charisma"]
    assert reasons(ROLAND, deck, started=True) == []
    cards = {card: deck.count(card) for card in deck}
    match = new_game(1, mode="standalone", decks=[{"investigator": ROLAND, "cards": cards}])
    skip(match, "action")
    assert [piece.card for piece in me(match).assets] == ["charisma"]


@rule("ah.standalone.2", "ah.standalone.3", "ah.standalone.5", "ah.standalone.9")
def test_experience_in_a_standalone_deck_costs_weaknesses() -> None:
    deck = decks.starter(CONTENT, ROLAND)
    for out, into in (("machete", "shotgun"), ("guard-dog", "shotgun"), ("knife", "bulletproof-vest")):
        deck.remove(out)
        deck.append(into)
    assert decks.experience_in(CONTENT, deck) == 11 and reasons(ROLAND, deck, standalone=True) == []
    match = new_game(
        1, mode="standalone", decks=[{"investigator": ROLAND, "cards": {card: deck.count(card) for card in deck}}]
    )
    basic = [card for card in me(match).starting if CONTENT.player_cards[card].weakness == "basic"]
    assert len(basic) == 2
    assert "problem-deck-experience" in reasons(ROLAND, ["shotgun"] * 13, standalone=True)


def test_a_deck_may_be_given_by_codes_and_brings_its_signature_cards() -> None:
    starter = CONTENT.investigators[DAISY].starter
    cards = {CONTENT.player_cards[card].code: count for card, count in starter.items()}
    match = new_game(1, decks=[{"investigator": "01002", "cards": cards}])
    assert me(match).investigator == DAISY
    assert {"daisy-s-tote-bag", "the-necronomicon"} <= set(me(match).starting)


def test_a_deck_that_is_not_legal_is_refused_in_words() -> None:
    with pytest.raises(BadOptions) as refusal:
        new_game(1, decks=[{"investigator": ROLAND, "cards": {"knife": 2}}])
    assert "30" in str(refusal.value)
    with pytest.raises(BadOptions):
        new_game(1, decks=[{"investigator": ROLAND, "cards": {"excalibur": 1}}])
