"""Every number that components change is in the view, with its sum."""

from __future__ import annotations

import random

from miskatonic.engine.match import Match
from miskatonic.engine.value import Modifier
from miskatonic.games.elder_sign import RULES
from miskatonic.games.elder_sign.game import ElderSign
from tests.battery.playing import choices
from tests.games.elder_sign.scenes import (
    attempt,
    scene,
    who,
)
from tests.rules import rule


@rule("es.investigator-card.2", "es.investigator-card.3")
def test_the_maxima_in_the_view_are_those_of_the_rules(seed: int) -> None:
    match = Match.new(RULES, 4, {"ancient_one": "cthulhu"}, seed)
    for _, (seat, keys) in zip(range(300), choices(match, random.Random(seed)), strict=False):
        game = match.game
        assert isinstance(game, ElderSign)
        values = match.view(seat).values
        for player in match.state.players:
            if player.investigator:
                for what in ("sanity", "stamina"):
                    assert values[f"max-{what}:{player.seat}"].total == game.maximum(player, what)
                assert values[f"trophies:{player.seat}"].total == game.trophies(player)
            else:
                assert f"max-sanity:{player.seat}" not in values
        match.choose(seat, *keys)


def test_a_value_says_where_it_comes_from() -> None:
    match = Match.new(RULES, 1, {"ancient_one": "cthulhu", "investigators": ["joe-diamond"]})
    lowered = match.view(-1).values["max-sanity:0"]
    assert lowered.base == RULES.content.investigators["joe-diamond"].sanity
    assert lowered.steps == ((Modifier("add", -1, "cthulhu"), lowered.base - 1),)


def test_the_odds_of_each_row_are_on_the_table_before_the_roll() -> None:
    match = attempt("administration-office")
    odds = {key: value.total for key, value in match.view(0).values.items() if key.startswith("odds:")}
    # A Lore; 9 Investigation. Six green dice show no Lore in (5/6)^6 of all rolls.
    assert odds["odds:administration-office#task:0"] == round(100 * (1 - (5 / 6) ** 6))
    assert 0 < odds["odds:administration-office#task:1"] < odds["odds:administration-office#task:0"]


def test_without_an_attempt_there_are_no_odds() -> None:
    match = scene("dexter-drake")
    assert not any(key.startswith("odds:") for key in match.view(0).values)


def test_what_a_printed_number_of_investigations_comes_to_is_in_the_view() -> None:
    """The board and the terminal say the same of it."""
    plain = attempt("the-security-office", who("dexter-drake"))
    assert not [key for key in plain.view(0).values if key.startswith("investigation")]
    helped = attempt("the-security-office", who("dexter-drake", allies=["william-dyer"])).view(0).values
    assert [helped[f"investigation.{printed}:0"].total for printed in (1, 2, 3, 6)] == [1, 1, 2, 5]
    assert [step.source for step, _ in helped["investigation.2:0"].steps] == ["william-dyer"]
