"""A question says which component asks it."""

from __future__ import annotations

from tests.kit.cellar import asked, carry_out, choose

TWICE = """[{do: choose-one, options: [[{do: gain, amount: 1}], [{do: pay, amount: 1}]]},
            {do: may, cost: [{do: pay, amount: 1}], then: [{do: hire}]}]"""
EACH = "[{do: choose-one, who: each, options: [[{do: gain, amount: 5}], [{do: pay, amount: 1}]]}]"


def test_every_question_of_a_component_names_it() -> None:
    match = carry_out(TWICE)
    assert (asked(match).kind, asked(match).cause) == ("choose-one", "crypt")
    choose(match, "choice:0")
    assert (asked(match).kind, asked(match).cause) == ("may", "crypt")
    assert asked(match.fork()).cause == "crypt"


def test_those_who_are_asked_together_are_all_told() -> None:
    match = carry_out(EACH, players=[{}, {}])
    assert [decision.cause for decision in match.pending] == ["crypt", "crypt"]


def test_what_comes_after_a_component_is_not_its_question() -> None:
    match = carry_out(TWICE)
    choose(match, "choice:0")
    choose(match, "no")
    assert match.game.cause == ""
