"""The heuristic bot: finishes every scenario, sees its view only, comes further than chance."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg.bot import HeuristicBot, boss
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.rules import RULES
from miskatonic.games.arkham_lcg.state import State
from miskatonic.games.arkham_lcg.terms import DIFFICULTIES
from tests.games.arkham_lcg.scenes import AGNES, DAISY, ROLAND, do, enemy, scene, use

LAST_ACT = 3


def played(bot: type[RandomBot] | type[HeuristicBot], seats: int, seed: str, **options: str) -> tuple[State, int]:
    """How it ended, and the furthest act."""
    match = Match.new(RULES, seats, options, seed=seed, log=False, every=0)
    players: list[Bot] = [bot(f"{seed}/{seat}") for seat in range(seats)]
    furthest = 0
    for _ in range(20_000):
        if not match.pending:
            break
        decision = match.pending[0]
        player = players[decision.seat]
        match.choose(decision.seat, *player.choose(decision, match.view(decision.seat) if player.needs_view else None))
        act = match.state.act
        if act is not None and act.card in RULES.content.acts:
            furthest = max(furthest, RULES.content.acts[act.card].stage)
    assert match.outcome is not None, "it stalls"
    return match.state, furthest


@pytest.mark.parametrize("scenario", RULES.content.scenarios)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_every_scenario_to_the_end(scenario: str, seats: int) -> None:
    for number, difficulty in enumerate(DIFFICULTIES):
        state, _ = played(HeuristicBot, seats, f"end-{number}", scenario=scenario, difficulty=difficulty)
        assert state.resolution


def test_it_comes_much_further_than_chance() -> None:
    """Of ten Gatherings it opens the last act of several; chance of none."""
    clever = [played(HeuristicBot, 2, f"far-{seed}")[1] for seed in range(10)]
    lucky = [played(RandomBot, 2, f"far-{seed}")[1] for seed in range(10)]
    assert clever.count(LAST_ACT) >= 3 > lucky.count(LAST_ACT)


def asked(match: Match[State]) -> tuple[str, ...]:
    decision = match.pending[0]
    return HeuristicBot("one").choose(decision, match.view(decision.seat))


def test_it_does_not_run_to_and_fro_between_places() -> None:
    """Two clues lie in the cellar, and two in the attic, where it is easy: there it goes, and stays."""
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, act="the-barrier",
        locations={"hallway": {}, "attic": {"clues": 2}, "cellar": {"clues": 2}, "parlor": {"revealed": False}},
    )  # fmt: skip
    assert asked(match) == ("move:attic",)
    do(match, "move:attic")
    assert asked(match) == ("investigate",)


def test_it_knows_when_intellect_stands_for_strength() -> None:
    match = scene(
        {"investigator": DAISY, "hand": ["mind-over-matter"]}, enemies=[{"card": "ghoul-minion", "engaged": 0}]
    )
    do(match, "play:mind-over-matter")
    assert asked(match) == (f"fight:{enemy(match).key}",)


def test_it_goes_into_woods_that_nobody_has_seen() -> None:
    match = Match.new(RULES, 1, {"scenario": "the-devourer-below"}, seed="woods")
    bot, woods = HeuristicBot("woods"), 0
    while match.pending and match.state.round <= 3:
        decision = match.pending[0]
        match.choose(decision.seat, *bot.choose(decision, match.view(decision.seat)))
        woods = max(woods, len([one for one in match.state.locations if one.revealed]) - 1)
    assert woods > 0, "clues are wanted, and there are none on the Main Path"


HOUSE = {"hallway": {}, "attic": {"clues": 0}, "cellar": {"clues": 2}, "parlor": {"revealed": False}}


def test_it_does_not_walk_alone_into_what_it_can_neither_beat_nor_evade() -> None:
    waiting = [{"card": "icy-ghoul", "place": "cellar"}]
    match = scene({"investigator": DAISY, "place": "hallway"}, act="the-barrier", locations=HOUSE, enemies=waiting)
    assert asked(match) != ("move:cellar",)
    armed = scene(
        {"investigator": ROLAND, "place": "hallway", "assets": ["machete", "beat-cop"]}, act="the-barrier",
        locations=HOUSE, enemies=waiting,
    )  # fmt: skip
    assert asked(armed) == ("move:cellar",)


def test_it_finds_clues_with_what_draws_an_encounter_card() -> None:
    """Two clues for a card from the encounter deck: an effect in two parts is worth what both bring."""
    match = scene(
        {"investigator": AGNES, "place": "cellar", "hand": ["drawn-to-the-flame"]}, act="the-barrier", locations=HOUSE
    )
    assert asked(match) == ("play:drawn-to-the-flame",)


def test_it_calls_the_last_enemy_when_it_is_strong() -> None:
    def strength_of(**player: Any) -> float:
        match = scene({"place": "hallway", **player}, act="the-barrier", locations=HOUSE)
        return boss.strength(Look(match.view(0), 0))

    bare, armed = strength_of(investigator=ROLAND), strength_of(investigator=ROLAND, assets=["machete", "beat-cop"])
    assert bare < armed and strength_of(investigator=ROLAND, assets=["machete", "beat-cop"], horror=4) < armed


def test_it_leaves_rather_than_falls_when_the_last_enemy_cannot_be_beaten() -> None:
    match = scene(
        {"investigator": DAISY, "place": "parlor", "damage": 3}, act="what-have-you-done",
        locations={**HOUSE, "parlor": {}}, enemies=[{"card": "ghoul-priest", "engaged": 0, "place": "parlor"}],
    )  # fmt: skip
    assert asked(match) == (use("parlor"),)


def test_what_a_simulation_counts() -> None:
    state = scene({"investigator": DAISY}, {"investigator": ROLAND}).state
    state.players[0].experience, state.players[0].mental_trauma = 5, 2
    state.players[1].experience, state.players[1].physical_trauma = 1, 2
    counted = RULES.statistics(state)
    assert counted["investigator"] == (DAISY, ROLAND)
    assert (counted["experience"], counted["trauma"], counted["score"]) == (6, 4, 3), "nobody's score is below zero"


def test_it_waits_in_the_study_until_something_comes() -> None:
    """The next act leaves enemies behind: with the clues in hand there is no hurry before one is there."""
    waits = scene({"investigator": ROLAND, "clues": 2, "place": "study"}, act="trapped", locations={"study": {}})
    assert asked(waits) != ("advance",)
    rats = [{"card": "swarm-of-rats", "engaged": 0, "place": "study"}]
    leaves = scene(
        {"investigator": ROLAND, "clues": 2, "place": "study"}, act="trapped", locations={"study": {}}, enemies=rats
    )
    assert asked(leaves) == ("advance",)


def test_what_an_asset_can_bear_is_not_borne_oneself() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway", "assets": ["beat-cop"]}, act="the-barrier", locations=HOUSE
    )
    do(match, "move:cellar")
    assert match.pending[0].kind == "assign"
    assert not asked(match)[0].startswith("seat:")


def test_it_buys_what_keeps_it_alive() -> None:
    first = Match.new(RULES, 1, {"mode": "campaign", "investigator": [ROLAND]}, seed="buy", every=0)
    bot = HeuristicBot("buy")
    while first.pending:
        decision = first.pending[0]
        first.choose(decision.seat, *bot.choose(decision, first.view(decision.seat)))
    options = first.sequel()
    assert options is not None
    options["campaign"]["players"][0]["experience"] = 5
    second = Match.new(RULES, 1, options, seed="buy", every=0)
    while second.pending and second.pending[0].kind != "mulligan":
        second.choose(0, *asked(second))
    owned = second.state.players[0].starting
    assert "elder-sign-amulet" in owned and second.state.players[0].experience < 3


def test_a_clue_in_hand_breaks_the_ritual_before_the_next_is_looked_for() -> None:
    places = {"ritual-site": {"clues": 2}, "main-path": {}}
    match = scene(
        {"investigator": "wendy-adams", "clues": 1, "place": "ritual-site"}, scenario="the-devourer-below",
        act="disrupting-the-ritual", agenda="vengeance-awaits", locations=places,
    )  # fmt: skip
    (key,) = asked(match)
    assert key.startswith("use:disrupting-the-ritual")


def test_it_walks_out_while_the_way_out_can_be_survived() -> None:
    """The house is lost in a moment: a blow on the way to the parlor costs less than to be found inside."""
    priest = [{"card": "ghoul-priest", "engaged": 0, "place": "hallway"}]

    def goes(**player: Any) -> tuple[str, ...]:
        match = scene(
            {"investigator": AGNES, "place": "hallway", **player}, act="what-have-you-done",
            agenda="they-re-getting-out", doom=9, locations={**HOUSE, "parlor": {}}, enemies=priest,
        )  # fmt: skip
        return asked(match)

    assert goes() == ("move:parlor",)
    assert goes(damage=5) != ("move:parlor",), "it would fall on the way"


def test_it_leaves_arkham_with_the_last_action_of_the_last_round() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "rivertown"}, scenario="the-midnight-masks",
        act="uncovering-the-conspiracy", agenda="time-is-running-short", doom=7,
        locations={"rivertown": {"clues": 1}, "easttown": {}},
    )  # fmt: skip
    assert not asked(match)[0].startswith("use:time-is-running-short"), "there is still something to do"
    do(match, "resource", "resource")
    assert asked(match)[0].startswith("use:time-is-running-short")
