"""The heuristic bot: never stalls, sees its view only, plays better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.games.eldritch_horror import RULES
from miskatonic.games.eldritch_horror.bot import HeuristicBot, routes, yields
from miskatonic.games.eldritch_horror.bot.acting import afar, rest
from miskatonic.games.eldritch_horror.bot.answers import answer
from miskatonic.games.eldritch_horror.bot.fights import fight, fights
from miskatonic.games.eldritch_horror.bot.goals import Goal, clue_worth, epic, goals, riddance, rumor_price, worth
from miskatonic.games.eldritch_horror.bot.look import Look
from miskatonic.games.eldritch_horror.bot.plan import Plan
from miskatonic.games.eldritch_horror.bot.rolls import keeps_clues, stake
from miskatonic.games.eldritch_horror.bot.sharing import assigned
from miskatonic.games.eldritch_horror.bot.trades import gift
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.bot.worth import offered
from miskatonic.games.eldritch_horror.setup import DIFFICULTIES
from miskatonic.games.eldritch_horror.state import Encounter, State
from miskatonic.games.eldritch_horror.state import Test as Rolled
from miskatonic.games.eldritch_horror.verbs.fights import Ambush
from miskatonic.games.eldritch_horror.verbs.people import Improve
from tests.games.eldritch_horror.scenes import AKACHI, LILY, MARK, NORMAN, TRISH, play


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
    """A Mystery for each game: of eight games in a row it may be 7 or 17, so there are more of them."""
    clever = [played(HeuristicBot, 4, seed, difficulty="normal") for seed in range(16)]
    lucky = [played(RandomBot, 4, seed, difficulty="normal") for seed in range(16)]
    solved, by_chance = (sum([len(state.solved) for state in states]) for states in (clever, lucky))
    assert solved >= 16
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


def test_nobody_is_defeated_twice() -> None:
    guards = [("dark-young", "rome"), ("star-spawn", "rome"), ("gug", "rome"), ("vampire", "rome")]
    weak = [{"investigator": LILY, "place": "rome", "health": 1, "sanity": 1}]
    look = Look(play(players=weak, ancient_one="azathoth", monsters=guards).view(0).state, 0)
    found = fights(look, look.me, "rome")
    alone = [fight(look, look.me, monster) for monster in look.state.monsters]
    assert alone[0].fall > 0.5
    assert found.cost < 0.7 * sum([one.cost for one in alone])
    assert found.cost == pytest.approx(look.defeat(look.me))


def seen(**position: Any) -> Look:
    """The table as seat 0 sees it."""
    return Look(play(**{"ancient_one": "azathoth", **position}).view(0).state, 0)


def test_a_rumor_is_paid_for() -> None:
    offer = Msg("verb-offer", {"costs": Msg("verb-spend", {"what": "clue"}), "effects": Msg("verb-solve-this")})
    rich = [{"investigator": LILY, "place": "space-7", "clues": 2}]
    assert offered(seen(players=rich, ongoing={"stars-aligned": 0}), offer)
    assert not offered(seen(players=rich), offer), "where there is none, nothing is gained"


@pytest.mark.parametrize(("clues", "kept"), [(1, True), (2, False)])
def test_the_clue_that_the_mystery_takes_is_not_rolled_away(clues: int, kept: bool) -> None:
    look = seen(players=[{"investigator": LILY, "place": "rome", "clues": clues}], mystery="omen-of-devastation")
    look.state.encounter = Encounter(0, "other-world")
    assert keeps_clues(look) == kept


def test_somebody_else_has_a_claim_only_if_he_is_there_sooner() -> None:
    both = [{"investigator": LILY, "place": "rome"}, {"investigator": TRISH, "place": "rome"}]
    look = seen(players=both, clues=[("clue-rome", "rome")], active=0, waiting=[0, 1])
    plan = Plan(look)
    (goal,) = [goal for goal in plan.goals if goal.kind == "clue"]
    assert plan.share(goal, 0) < 1.0, "Trish sees more, and is as near"
    far = [{"investigator": LILY, "place": "rome"}, {"investigator": TRISH, "place": "sydney"}]
    plan = Plan(seen(players=far, clues=[("clue-rome", "rome")], active=0, waiting=[0, 1]))
    assert plan.share(goal, 0) == 1.0


def test_a_gate_makes_its_guard_worth_fighting() -> None:
    guard = {"players": [{"investigator": LILY, "place": "rome"}], "monsters": [("vampire", "rome")]}
    before, without = seen(gates=["rome"], **guard), seen(**guard)
    worths = [riddance(look, look.me, look.state.monsters[0]) for look in (before, without)]
    assert worths[0] > 2 * worths[1]


def test_clues_go_to_whoever_turns_them_into_a_step_of_the_mystery() -> None:
    here = [{"investigator": NORMAN, "place": "rome", "clues": 3}, {"investigator": MARK, "place": "rome"}]
    look = seen(players=here, ancient_one="shub-niggurath", mystery="hunting-the-thousand")
    norman, mark = look.state.players
    assert len(gift(look, norman, mark)[1]) == 3, "Mark fights better"
    assert not gift(look, mark, norman)[1]


def test_whoever_holds_the_clues_and_whoever_can_use_them_go_to_meet() -> None:
    far = [{"investigator": NORMAN, "place": "rome", "clues": 3}, {"investigator": MARK, "place": "istanbul"}]
    look = seen(players=far, ancient_one="shub-niggurath", mystery="hunting-the-thousand")
    meetings = {goal.place: goal for goal in goals(look) if goal.kind == "meet"}
    norman, mark = look.state.players
    assert worth(look, norman, meetings["istanbul"], 1) > 0
    assert worth(look, mark, meetings["rome"], 1) > 0


def test_whoever_waits_for_the_omen_does_not_lose_by_being_there_early() -> None:
    """A green Gate, a blue Omen: green comes again in three rounds."""
    look = seen(players=[{"investigator": LILY, "clues": 1}], mystery="omen-of-devastation", gates=["istanbul"], omen=1)
    gate = next(goal for goal in goals(look) if goal.kind == "gate")
    assert look.content.gates[gate.key].omen == "green"
    worths = [worth(look, look.me, gate, rounds) for rounds in range(4)]
    assert worths[1] >= worths[2] > 0


def test_nobody_looks_afar_on_a_gate_that_the_mystery_waits_for() -> None:
    spells = ["clairvoyance", "wither"]
    here = {"players": [{"investigator": TRISH, "place": "rome", "spells": spells}], "clues": [("clue-tokyo", "tokyo")]}
    wanted = {"ancient_one": "yog-sothoth", "mystery": "where-the-old-ones-broke-through"}
    look = seen(gates=["rome"], **here, **wanted)
    assert afar(look) < Plan(look).now("rome")[0]
    wild = [{"investigator": TRISH, "place": "space-10", "spells": spells}]
    elsewhere = seen(players=wild, clues=here["clues"], **wanted)
    assert afar(elsewhere) > Plan(elsewhere).now("space-10")[0]


@pytest.mark.parametrize(("health", "first"), [(1, True), (6, False)])
def test_the_badly_hurt_leave_monsters_before_anything_else(health: int, first: bool) -> None:
    hurt = [{"investigator": LILY, "place": "rome", "health": health}]
    match = play(players=hurt, ancient_one="azathoth", monsters=[("gug", "rome")], active=0)
    key = HeuristicBot("0").choose(match.pending[0], match.view(0))[0]
    assert key.startswith("travel:") == first


def test_an_ambush_is_dearest_to_the_badly_hurt() -> None:
    def feared(sanity: int) -> float:
        look = seen(players=[{"investigator": LILY, "sanity": sanity}])
        return yields.Reader(look, look.me, ("any", "research"), "").one(Ambush("deep-one")).worth

    assert feared(1) < 3 * feared(6) < 0


def test_the_fallen_are_sought_the_more_doom_presses() -> None:
    """Who finds them gains what they had, and Doom retreats after a test."""
    body = {"investigator": TRISH, "place": "rome", "cause": "health", "clues": 2}
    worths = []
    for doom in (15, 4):
        look = seen(players=[{"investigator": LILY, "place": "rome"}], defeated=[body], doom=doom)
        (goal,) = [goal for goal in goals(look) if goal.kind == "body"]
        worths.append(worth(look, look.me, goal))
    assert worths[1] > 1.1 * worths[0] > 12.0


def test_clues_and_spells_for_a_mystery_go_the_same_way() -> None:
    """A Spell feeds it only with a Clue in the same hand: to hand one over for the other is of no use to anybody."""
    arcane = {"ancient_one": "yog-sothoth", "mystery": "arcane-understanding"}
    here = [
        {"investigator": MARK, "place": "rome", "clues": 3},
        {"investigator": AKACHI, "place": "rome", "spells": ["wither", "shriveling"]},
    ]
    look = seen(players=here, **arcane)
    mark, akachi = look.state.players
    assert len(gift(look, mark, akachi)[1]) == 3, "Akachi casts better"
    assert not gift(look, akachi, mark)[1]


def test_whoever_has_clues_for_half_of_the_mystery_leaves_the_next_to_others() -> None:
    """Two places, two Clues at each: one hand that holds four of them goes a long way."""
    people = [{"investigator": NORMAN, "clues": 4, "place": "rome"}, {"investigator": LILY, "place": "rome"}]
    look = seen(players=[*people, {"investigator": MARK}, {"investigator": TRISH}], mystery="the-true-name")
    norman, lily = look.state.players[:2]
    assert look.lacking
    assert clue_worth(look, lily) > 1.5 * clue_worth(look, norman)


@pytest.mark.parametrize(("tokens", "health", "rests"), [(1, 5, True), (1, 8, False), (4, 6, False)])
def test_who_can_bear_the_wind_walker_rests_in_time(tokens: int, health: int, rests: bool) -> None:
    look = seen(players=[{"investigator": MARK, "health": health}], ongoing={"the-wind-walker": tokens})
    without = seen(players=[{"investigator": MARK, "health": health}])
    assert (rest(look) > rest(without)) == rests


def test_the_wind_walker_is_feared_by_those_who_cannot_bear_it() -> None:
    prices = []
    for people in ([MARK, TRISH], [LILY, NORMAN]):
        look = seen(players=[{"investigator": name} for name in people], ongoing={"the-wind-walker": 1})
        prices.append(rumor_price(look, look.state.ongoing[0]))
    assert prices[1] > 2 * prices[0]


def test_of_two_at_a_gate_the_second_is_not_in_vain() -> None:
    both = [{"investigator": LILY, "place": "rome"}, {"investigator": TRISH, "place": "rome"}]
    look = seen(players=both, gates=["rome"], active=0, waiting=[0, 1])
    plan = Plan(look)
    (gate,) = [goal for goal in plan.goals if goal.kind == "gate"]
    plan._claims = {gate: [0]}
    assert W["taken"] < plan.share(gate, 0) < 1.0


@pytest.mark.parametrize(
    ("source", "skill", "dear"), [("other-world-2", "lore", True), ("other-world-8", "strength", False)]
)
def test_a_test_is_worth_what_its_card_says(source: str, skill: str, dear: bool) -> None:
    """The one takes six points of Sanity; the other, after the Gate has stayed open, gives a Condition."""
    look = seen(players=[{"investigator": LILY, "place": "buenos-aires", "clues": 1}], gates=["buenos-aires"])
    look.state.encounter = Encounter(0, "other-world", source)
    look.state.test = Rolled(0, skill, source, [("skill", 2)], ["1", "2"])
    assert (stake(look) > look.clue_price()) == dear
    if dear:
        assert stake(look) > 0.7 * look.defeat(look.me), "it is all the Sanity that Lily has"


def test_nobody_waits_for_a_trade_that_is_not_wanted_any_more() -> None:
    """A Gate is still asked for, and somebody holds two Spells already."""
    here = [
        {"investigator": LILY, "place": "rome", "spells": ["wither"]},
        {"investigator": TRISH, "place": "rome", "spells": ["shriveling"]},
        {"investigator": AKACHI, "place": "tokyo", "spells": ["conjuration", "mists-of-releh"]},
    ]
    wanted = {"ancient_one": "yog-sothoth", "mystery": {"card": "where-the-old-ones-broke-through"}}
    look = seen(players=here, **wanted)
    look.state.mystery.gates = ["gate-tokyo"]  # type: ignore[union-attr]
    assert look.left == 1
    assert not [goal for goal in goals(look) if goal.kind == "meet"]


def test_clues_are_saved_for_mysteries_that_may_come() -> None:
    def worth_of_one(clues: int, solved: int) -> float:
        mystery = {"mystery": "occult-research", "solved": ["the-true-name", "omen-of-devastation"][:solved]}
        return seen(players=[{"investigator": LILY, "clues": clues}], **mystery).spare

    assert worth_of_one(0, 0) > worth_of_one(9, 0) == W["clue"]
    assert worth_of_one(0, 2) == W["clue"], "nothing comes after the third one"


def test_growing_stronger_pays_early() -> None:
    early, late = [seen(players=[{"investigator": LILY}], doom=doom) for doom in (15, 2)]
    found = [yields.Reader(look, look.me, ("any",), "").one(Improve("lore")).worth for look in (early, late)]
    assert found[0] > 2 * found[1] > 0


def test_idle_hands_stand_where_the_others_are_not() -> None:
    far = [{"investigator": LILY, "place": "rome"}, {"investigator": TRISH, "place": "sydney"}]
    plan = Plan(seen(players=far, active=0, waiting=[0, 1]))
    assert plan.covered("rome") > 2 * plan.covered("space-21")


def test_every_round_of_a_journey_has_its_price() -> None:
    """Also of its second half."""
    onward = []
    for second in ("istanbul", "tokyo"):
        lying = [("clue-rome", "rome"), (f"clue-{second}", second)]
        plan = Plan(seen(players=[{"investigator": NORMAN, "place": "rome"}], clues=lying, active=0))
        (first,) = [goal for goal in plan.goals if goal.place == "rome"]
        onward.append(plan.onward(first, 1))
        (goal,) = [goal for goal in plan.goals if goal.place == second]
        far = max(1, routes.rounds("rome", 0, 0)[second])
        assert onward[-1] == pytest.approx(worth(plan.look, plan.look.me, goal, 1 + far) - W["turn"] * far)
    assert onward[0] > onward[1] > 0


def test_only_a_team_that_can_defeat_the_wind_walker_in_time_goes_for_it() -> None:
    def sought(*people: str, tokens: int) -> float:
        here = [{"investigator": name, "place": "space-4"} for name in people]
        walker = {"monsters": [("wind-walker", "space-4")], "ongoing": {"the-wind-walker": tokens}}
        return epic(seen(players=here, **walker), "wind-walker")

    assert sought(MARK, LILY, TRISH, tokens=4) > 30
    assert sought(NORMAN, AKACHI, tokens=1) < 10


def test_all_monsters_of_a_space_are_one_thing_to_do() -> None:
    guards = [("ghoul", "rome"), ("zombie", "rome"), ("gug", "rome"), ("ghoul", "london")]
    found = [goal for goal in goals(seen(players=[{"investigator": MARK}], monsters=guards)) if goal.kind == "monster"]
    assert sorted([goal.place for goal in found]) == ["london", "rome"]
