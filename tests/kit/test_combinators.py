"""Verbs about verbs, each in a scene."""

from __future__ import annotations

import msgspec
import pytest

from miskatonic.kit.checks import within
from tests.kit.cellar import asked, carry_out, choose, keys, lurker, verbs

PAY_TO_HIRE = "[{do: may, cost: [{do: pay, amount: 2}], then: [{do: hire}]}]"


def test_a_choice_offers_what_can_be_done_in_full() -> None:
    both = "[{do: choose-one, options: [[{do: pay, amount: 2}, {do: hire}], [{do: gain, amount: 3}], [{do: steady}]]}]"
    assert keys(carry_out(both)) == ["choice:0", "choice:1", "choice:2"]
    assert keys(carry_out(both, players=[{"coins": 1}])) == ["choice:1", "choice:2"]


def test_where_no_option_can_be_done_in_full_the_last_one_is_done_as_far_as_it_goes() -> None:
    match = carry_out(
        "[{do: choose-one, options: [[{do: pay, amount: 2}], [{do: strike, who: lurkers}, {do: gain, amount: 3}]]}]",
        players=[{"coins": 0}],
    )
    assert not match.pending
    assert match.state.players[0].coins == 3


def test_everybody_chooses_for_himself_and_at_once() -> None:
    match = carry_out(
        "[{do: choose-one, who: each, options: [[{do: gain, amount: 5}], [{do: pay, amount: 1}]]}]", players=[{}, {}]
    )
    assert [decision.seat for decision in match.pending] == [0, 1]
    match.choose(1, "choice:1")
    match.choose(0, "choice:0")
    assert [player.coins for player in match.state.players] == [7, 1]


def test_of_several_effects_so_many_are_chosen_and_done_in_the_order_of_the_card() -> None:
    match = carry_out(
        "[{do: choose-some, amount: 2, options: [[{do: gain, amount: 1}], [{do: steady}], [{do: hire}]]}]",
        rig={"draw.companions": ["old-soldier"]},
    )
    assert (asked(match).least, asked(match).most) == (2, 2)
    choose(match, "choice:2", "choice:0")
    assert [event.kind for event in match.events] == ["gained", "hired"]


def test_the_eleventh_of_many_effects_comes_behind_the_second() -> None:
    many = ", ".join([f"[{{do: gain, amount: {number}}}]" for number in range(12)])
    match = carry_out(f"[{{do: choose-some, amount: 2, options: [{many}]}}]")
    choose(match, "choice:10", "choice:2")
    assert [event.args["coins"] for event in match.events] == [2, 10]


def test_what_has_left_before_its_turn_comes_is_passed_over() -> None:
    ghouls = [lurker(1, "ghoul", "crypt"), lurker(2, "ghoul", "crypt")]
    blast = "[{do: for-each, who: lurkers, then: [{do: strike, who: it}, {do: strike, who: lurkers, amount: 9}]}]"
    match = carry_out(blast, lurkers=ghouls)
    assert match.state.lurkers == []
    assert [event.kind for event in match.events].count("slain") == 2


@pytest.mark.parametrize("band", ["many", "2-1", "-1", "1-", "+", ""])
def test_a_band_that_is_none_is_refused_when_content_is_read(band: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="is no band of results"):
        verbs(f"[{{do: check, skill: courage, results: {{'{band}': [{{do: gain}}]}}}}]")


def test_what_one_may_do_is_done_only_for_the_whole_price() -> None:
    match = carry_out(PAY_TO_HIRE)
    choose(match, "yes")
    assert match.state.players[0].coins == 0
    assert len(match.state.players[0].companions) == 1


def test_whoever_refuses_pays_nothing_and_gets_nothing() -> None:
    match = carry_out(PAY_TO_HIRE)
    choose(match, "no")
    assert match.state.players[0].coins == 2
    assert match.state.players[0].companions == []


def test_whoever_cannot_pay_is_not_asked() -> None:
    match = carry_out(PAY_TO_HIRE, players=[{"coins": 1}])
    assert not match.pending
    assert match.state.players[0].coins == 1


def test_what_takes_the_same_twice_must_be_there_twice() -> None:
    twice = "[{do: may, cost: [{do: pay}, {do: pay}], then: [{do: hire}]}]"
    assert not carry_out(twice, players=[{"coins": 1}]).pending
    match = carry_out(twice, players=[{"coins": 2}])
    choose(match, "yes")
    assert (match.state.players[0].coins, len(match.state.players[0].companions)) == (0, 1)


def test_different_parts_of_a_price_do_not_add_up() -> None:
    mixed = "[{do: may, cost: [{do: pay}, {do: strike, who: lurkers}, {do: strike, who: it}], then: [{do: hire}]}]"
    assert not carry_out(mixed, players=[{"coins": 1}], lurkers=[lurker(1, "ghoul", "crypt")]).pending, "it is nobody"
    both = "[{do: may, cost: [{do: pay}, {do: strike, who: lurkers}], then: [{do: hire}]}]"
    assert carry_out(both, players=[{"coins": 1}], lurkers=[lurker(1, "ghoul", "crypt")]).pending


def test_of_a_choice_as_a_price_one_must_be_payable_beside_the_rest() -> None:
    toll = "{do: choose-one, options: [[{do: pay, amount: 2}], [{do: strike, who: lurkers}]]}"
    offer = f"[{{do: may, cost: [{toll}, {{do: pay}}], then: [{{do: hire}}]}}]"
    assert not carry_out(offer, players=[{"coins": 2}]).pending, "2 and 1 are 3, and there is nothing to strike"
    rich = carry_out(offer, players=[{"coins": 3}])
    choose(rich, "yes")
    assert (rich.state.players[0].coins, len(rich.state.players[0].companions)) == (0, 1)
    fighter = carry_out(offer, players=[{"coins": 2}], lurkers=[lurker(1, "ghoul", "crypt")])
    choose(fighter, "yes")
    assert fighter.state.players[0].coins == 1, "what would leave too little was not offered"
    free = carry_out(offer, players=[{"coins": 3}], lurkers=[lurker(1, "ghoul", "crypt")])
    choose(free, "yes")
    assert keys(free) == ["choice:0", "choice:1"]


def test_a_price_averts_what_happens_otherwise() -> None:
    toll = "[{do: unless, cost: [{do: pay, amount: 1}], then: [{do: harm}]}]"
    paid = carry_out(toll)
    choose(paid, "yes")
    assert (paid.state.players[0].coins, paid.state.players[0].candles) == (1, 4)
    suffered = carry_out(toll)
    choose(suffered, "no")
    assert (suffered.state.players[0].coins, suffered.state.players[0].candles) == (2, 3)
    poor = carry_out(toll, players=[{"coins": 0}])
    assert poor.state.players[0].candles == 3


def test_a_condition_decides_between_two_lists() -> None:
    either = "[{do: if, that: alone, then: [{do: gain, amount: 4}], else: [{do: pay, amount: 2}]}]"
    assert carry_out(either).state.players[0].coins == 6
    assert carry_out(either, players=[{}, {}]).state.players[0].coins == 0


def test_each_person_does_it_himself_and_each_thing_is_it() -> None:
    match = carry_out("[{do: for-each, who: others, then: [{do: gain, amount: 1}]}]", players=[{}, {}, {}])
    assert [player.coins for player in match.state.players] == [2, 3, 3]
    things = [lurker(1, "ghoul", "well"), lurker(2, "ghoul", "well")]
    struck = carry_out("[{do: for-each, who: lurkers, then: [{do: strike, who: it}]}]", lurkers=things)
    assert [piece.count("wound") for piece in struck.state.lurkers] == [1, 1]


def test_something_is_repeated_as_often_as_an_amount_says() -> None:
    match = carry_out("[{do: repeat, times: {count: half, of: 5}, then: [{do: gain, amount: 2}]}]")
    assert match.state.players[0].coins == 8


def test_a_test_that_passes_and_one_that_fails() -> None:
    risk = "[{do: check, skill: courage, pass: [{do: gain, amount: 5}], fail: [{do: harm}]}]"
    passed = carry_out(risk, rig={"roll.die": ["star", "skull"]}, players=[{"coins": 0}])
    assert (passed.state.players[0].coins, passed.state.players[0].candles) == (5, 4)
    failed = carry_out(risk, rig={"roll.die": ["skull", "blank"]}, players=[{"coins": 0}])
    assert (failed.state.players[0].coins, failed.state.players[0].candles) == (0, 3)


def test_a_modifier_changes_how_many_dice_are_rolled() -> None:
    lurking = "{count: number-of, of: lurkers}"
    match = carry_out(
        f"[{{do: check, skill: courage, modifier: {lurking}, results: {{'3+': [{{do: gain, amount: 9}}]}}}}]",
        rig={"roll.die": ["star", "star", "star"]},
        players=[{"coins": 0}],
        lurkers=[lurker(1, "ghoul", "well")],
    )
    assert match.state.players[0].coins == 9


def test_a_result_lies_in_its_band() -> None:
    assert [within("0", result) for result in (0, 1)] == [True, False]
    assert [within("1-2", result) for result in (0, 1, 2, 3)] == [False, True, True, False]
    assert [within("3+", result) for result in (2, 3, 9)] == [False, True, True]
