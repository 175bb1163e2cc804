"""What is sent of a question is the question."""

from __future__ import annotations

import random

import msgspec
import pytest

from miskatonic.engine.data import fields_of
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.match import Match
from miskatonic.games.registry import GAMES, rules
from miskatonic.table.spoken import SpokenDecision, SpokenOption, spoken
from tests.battery.playing import choices


def test_no_field_is_forgotten() -> None:
    assert SpokenDecision.__struct_fields__ == fields_of(Decision)
    assert SpokenOption.__struct_fields__ == fields_of(Option)


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_sent_as_they_are_put(game: str) -> None:
    dice = random.Random(1)
    found = rules(game)
    match = Match.new(found, max(2, found.least_seats), seed="spoken")
    for number, (seat, keys) in enumerate(choices(match, dice)):
        for decision in match.pending:
            plain = msgspec.json.decode(msgspec.json.encode(decision))
            assert msgspec.json.decode(msgspec.json.encode(spoken(decision))) == plain
        match.choose(seat, *keys)
        if number > 60:
            break
