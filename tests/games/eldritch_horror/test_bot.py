"""The heuristic bot: never stalls, sees its view only, plays better than chance."""

from __future__ import annotations

import pytest

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.bot import HeuristicBot, routes, yields
from miskatonic.games.eldritch_horror.bot.answers import answer
from miskatonic.games.eldritch_horror.bot.fights import fights
from miskatonic.games.eldritch_horror.bot.goals import Goal, assigned
from miskatonic.games.eldritch_horror.bot.look import Look
from miskatonic.games.eldritch_horror.setup import DIFFICULTIES
from miskatonic.games.eldritch_horror.state import State
from tests.games.eldritch_horror.scenes import LILY, play


def played(bot: type[RandomBot] | type[HeuristicBot], seats: int, seed: int, **options: str) -> State:
    match = Match.new(RULES, seats, options, seed=seed, log=False, every=0)
    players: list[Bot] = [bot(f"{seed}/{seat}") for seat in range(seats)]
    for _ in range(5_000):
        if not match.pending:
            break
        decision = match.pending[0]
        match.choose(decision.seat, *players[decision.seat].choose(decision, match.view(decision.seat)))
    assert match.outcome is not None, "it stalls"
    return match.state


@pytest.mark.parametrize("seats", range(1, 9))
def test_it_plays_to_the_end_with_any_number_of_investigators(seats: int) -> None:
    ancient_ones = list(RULES.content.ancient_ones)
    state = played(HeuristicBot, seats, seats, ancient_one=ancient_ones[seats % len(ancient_ones)])
    assert state.phase == "over"


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_it_plays_to_the_end_at_every_difficulty(difficulty: str) -> None:
    for ancient_one in RULES.content.ancient_ones:
        state = played(HeuristicBot, 2, 3, ancient_one=ancient_one, difficulty=difficulty, starting_rumor="yes")
        assert state.phase == "over"


def test_it_comes_much_further_than_chance() -> None:
    clever = [played(HeuristicBot, 4, seed, difficulty="normal") for seed in range(8)]
    lucky = [played(RandomBot, 4, seed, difficulty="normal") for seed in range(8)]
    solved, by_chance = (sum([len(state.solved) for state in states]) for states in (clever, lucky))
    assert solved >= 8
    assert solved >= 4 * by_chance


def test_statistics_say_who_was_in_play() -> None:
    state = played(HeuristicBot, 2, 1)
    found = RULES.statistics(state)
    present = found["with_investigator"]
    assert isinstance(present, tuple)
    assert len(present) >= 2
    assert not set(present) & set(state.investigators)
    assert found["investigators"] == "2"


def test_it_knows_how_many_rounds_a_journey_takes() -> None:
    assert routes.rounds("rome", 0, 0)["rome"] == 0
    assert routes.rounds("rome", 0, 0)["istanbul"] == 1
    assert routes.rounds("rome", 0, 0)["space-17"] == 1, "a ticket is prepared before the journey"
    assert routes.rounds("tunguska", 0, 0)["space-1"] == 2, "tickets are sold in cities only"
    assert routes.rounds("tunguska", 0, 1)["space-1"] == 1
    assert routes.rounds("tokyo", 0, 2)["the-himalayas"] == 2, "an uncharted path takes an action of its own"


def test_it_counts_the_dice_of_an_encounter() -> None:
    look = Look(play(players=[{"investigator": LILY}], ancient_one="azathoth").view(0).state, 0)
    both = yields.Reader(look, look.me, ("any", "other-world"), "other-world-8")
    found = both.every(RULES.content.complex["other-world-8"].initial)
    assert found.closed == pytest.approx((1 - (2 / 3) ** 3) * (1 - (2 / 3) ** 2)), "Will 3, then Lore 2"


def test_two_go_where_both_together_gain_most() -> None:
    every = [Goal("rome", "clue", "a"), Goal("tokyo", "clue", "b")]
    assert assigned(every, {0: {0: 5.0, 1: 4.5}, 1: {0: 4.8}}) == {0: 1, 1: 0}
    assert assigned(every, {0: {0: 5.0}, 1: {0: 4.8}}) == {0: 0}


def test_choosing_nothing_is_an_answer() -> None:
    match = play(players=[{"investigator": LILY}], ancient_one="azathoth")
    view = match.view(0)
    keys = [Option(f"flesh-ward#{number}", Msg("thing")) for number in range(3)]
    asked = Decision("discard-any", 0, "eh.discarding.1", Msg("ask"), keys, least=0, most=3)
    assert answer(Look(view.state, 0), asked) == ()
    assert {HeuristicBot(str(seed)).choose(asked, view) for seed in range(20)} == {()}


@pytest.mark.parametrize(("clues", "answered"), [(0, "yes"), (1, "no")])
def test_a_mystery_that_has_enough_is_given_no_more(clues: int, answered: str) -> None:
    mystery = {"card": "occult-research", "clues": clues}
    look = Look(play(players=[{"investigator": LILY}], ancient_one="azathoth", mystery=mystery).view(0).state, 0)
    asked = [Option("yes", Msg("yes")), Option("no", Msg("no"))]
    assert answer(look, Decision("clue-to-mystery", 0, "eh.spending.3", Msg("ask"), asked)) == (answered,)


def test_whoever_is_nearer_needs_less_time_in_the_same_round() -> None:
    look = Look(play(players=[{"investigator": LILY}], ancient_one="azathoth").view(0).state, 0)
    assert routes.rounds("space-13", 0, 1)["tunguska"] == routes.rounds("rome", 0, 1)["tunguska"] == 2
    far, near = [look.time_to(place, "tunguska", routes.rounds(place, 0, 1)) for place in ("space-13", "rome")]
    assert near < far


def test_nobody_is_defeated_twice() -> None:
    guards = [("dark-young", "rome"), ("star-spawn", "rome"), ("gug", "rome"), ("vampire", "rome")]
    weak = [{"investigator": LILY, "place": "rome", "health": 1, "sanity": 1}]
    look = Look(play(players=weak, ancient_one="azathoth", monsters=guards).view(0).state, 0)
    found = fights(look, look.me, "rome")
    assert found.each[0].fall > 0.5
    assert found.cost < 0.7 * sum([one.cost for one in found.each])
