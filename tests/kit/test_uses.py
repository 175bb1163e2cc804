"""Abilities, what they cost and how often, and components that answer: in whole turns of the cellars."""

from __future__ import annotations

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.text import Text
from tests.cellars import RULES
from tests.kit.cellar import CellarMatch, carry_out, choose, companion, keys, lurker

PRIEST = "use:hedge-priest:0"


def in_turn(companions: list[str], **position: object) -> CellarMatch:
    """Seat 0 is about to act, at the gatehouse, with these companions."""
    players = [{"coins": 2, "companions": [companion(7 + number, card) for number, card in enumerate(companions)]}]
    return Match.position(RULES, {"players": players, **position})


def test_an_ability_is_offered_to_whoever_has_it_and_can_pay() -> None:
    assert PRIEST in keys(in_turn(["hedge-priest"]))
    assert PRIEST not in keys(in_turn(["old-soldier"]))
    poor = Match.position(RULES, {"players": [{"coins": 0, "companions": [companion(7, "hedge-priest")]}]})
    assert PRIEST not in keys(poor)


def test_the_whole_price_is_paid_then_its_effect_happens_and_the_action_is_over() -> None:
    match = in_turn(["hedge-priest"])
    choose(match, PRIEST)
    assert match.state.players[0].coins == 1
    assert [effect.what for effect in match.state.lasting] == ["hedge-priest"]
    assert match.state.actions == 1


def test_once_per_round_is_once_however_many_copies_there_are() -> None:
    match = in_turn(["hedge-priest", "hedge-priest"], lurkers=[lurker(1, "ghoul", "ossuary")])
    assert keys(match).count(PRIEST) == 1
    choose(match, PRIEST)
    assert PRIEST not in keys(match)
    choose(match, "rest")
    choose(match, "crypt")
    assert match.state.round == 2, "the ghoul came by the crypt"
    assert PRIEST in keys(match), "a new round"


@pytest.mark.parametrize(("companions", "left"), [([], 2), (["night-watchman"], 3)])
def test_what_answers_in_time_changes_what_happens(companions: list[str], left: int) -> None:
    match = in_turn(companions, actions=1, lurkers=[lurker(1, "ghoul", "gatehouse")])
    choose(match, "rest")
    while match.pending and match.pending[0].kind != "action":
        choose(match, "seat:0")
    assert match.state.players[0].candles == left


def test_what_answers_afterwards_may_be_refused() -> None:
    for answer, coins in (("grave-digger#7:0", 3), ("pass", 2)):
        players = [{"coins": 2, "companions": [companion(7, "grave-digger")]}]
        lurkers = [lurker(1, "rat-thing", "crypt"), lurker(2, "ghoul", "crypt")]
        match = carry_out("[{do: strike, who: lurkers}]", players=players, lurkers=lurkers)
        choose(match, answer)
        assert match.state.players[0].coins == coins
        assert not match.pending, "the ghoul still lives"


def test_their_text_says_when_how_often_at_what_price_and_what() -> None:
    words = {
        "hedge-priest": "Once per round, as an action: pay 1 coin; "
        "then roll 1 more die in tests until the end of the round.",
        "night-watchman": "If a lurker would bite you, the bite takes 1 less.",
        "grave-digger": "After a lurker is slain, you may gain 1 coin.",
    }
    for card, sentence in words.items():
        text = Text("en", RULES.texts, RULES.card_names("en"))
        assert text.say(RULES.card_text(card)[-1]) == sentence
