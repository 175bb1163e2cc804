"""A campaign is a chain of matches, each a whole file by itself."""

from __future__ import annotations

import random

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.game import Outcome
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from tests.battery.playing import play_out, snapshot
from tests.toy import RULES
from tests.toy.state import State

CAMPAIGN = {"campaign": "yes", "rounds": "1"}


def first(seed: int = 0) -> Match[State]:
    return play_out(Match.new(RULES, 3, CAMPAIGN, seed), random.Random(seed))


def test_a_match_that_is_not_over_leaves_nothing() -> None:
    match = Match.new(RULES, 3, CAMPAIGN)
    assert (match.legacy, match.sequel()) == (None, None)


def test_a_match_by_itself_has_no_sequel() -> None:
    match = play_out(Match.new(RULES, 3, {"rounds": "1"}), random.Random(0))
    assert (match.legacy, match.sequel()) == (None, None)


def test_the_second_match_begins_with_what_the_first_left(seed: int) -> None:
    before = first(seed)
    assert before.outcome is not None
    options = before.sequel()
    assert options == {**CAMPAIGN, "legacy": before.legacy}
    match = Match.new(RULES, 3, options, seed)
    start = [2 + score // 2 for score in before.outcome.scores]
    rich = [seat for seat, purse in enumerate(start) if purse >= 3]
    for seat in rich:
        (question,) = match.pending
        assert (question.kind, question.seat) == ("heirloom", seat)
        match.choose(seat, "buy")
    hands = [len(player.hand) for player in match.state.players]
    assert hands == [2 + (seat in rich) for seat in range(3)]
    assert play_out(match, random.Random(seed)).sequel() is None, "the campaign is over"


def test_the_file_of_the_second_match_needs_no_other() -> None:
    options = first().sequel()
    match = play_out(Match.new(RULES, 3, options, 7), random.Random(7))
    twin = Match.loads(RULES, match.dumps())
    assert twin.fidelity.exact
    assert snapshot(twin) == snapshot(match)
    assert twin.header.options["legacy"] == (options or {})["legacy"]


def test_a_legacy_survives_saving_and_forking() -> None:
    match = first()
    assert match.legacy
    assert Match.loads(RULES, match.dumps()).sequel() == match.sequel()
    assert match.fork().sequel() == match.sequel()
    match.undo()
    assert match.sequel() is None, "taken back with the end"


@pytest.mark.parametrize("legacy", [{}, {"purses": [1]}, "mine", {"purses": "rich"}])
def test_a_legacy_that_does_not_fit_is_refused(legacy: object) -> None:
    with pytest.raises(BadOptions, match="one purse for each seat"):
        Match.new(RULES, 3, {**CAMPAIGN, "legacy": legacy})


def test_seats_are_ranked_by_points_or_by_who_won() -> None:
    assert Outcome(True, Msg("x"), (1, 3), (4, 9, 0, 9)).ranking(4) == [[1, 3], [0], [2]]
    assert Outcome(True, Msg("x"), (2,)).ranking(3) == [[2], [0, 1]]
    assert Outcome(False, Msg("x")).ranking(2) == [[0, 1]]
    assert Outcome(True, Msg("x"), (1, 3), (4, 9, 0, 9)).places(4) == [3, 1, 4, 1], "two firsts, and no second"


def test_the_toy_gives_points_to_every_seat() -> None:
    match = first()
    assert match.outcome is not None
    best = max(match.outcome.scores)
    assert match.outcome.ranking(3)[0] == [seat for seat, score in enumerate(match.outcome.scores) if score == best]
    assert list(match.outcome.winners) == match.outcome.ranking(3)[0]
