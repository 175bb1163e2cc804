"""The numbers that the table shows: chances are exact, reach is what Travel offers."""

from __future__ import annotations

from itertools import product

import pytest

from miskatonic.engine.match import Match
from miskatonic.engine.value import Value
from miskatonic.games.eldritch_horror import RULES, odds
from miskatonic.games.eldritch_horror.state import State
from tests.games.eldritch_horror.scenes import LILY, choose, keys, play


def seen(match: Match[State]) -> dict[str, Value]:
    return dict(match.view(0).values)


@pytest.mark.parametrize(("least", "twice"), [(5, False), (4, False), (6, False), (5, True)])
def test_the_distribution_is_what_counting_all_rolls_gives(least: int, twice: bool) -> None:
    rolls = list(product(range(1, 7), repeat=3))
    counted = [sum([(face >= least) + (twice and face == 6) for face in roll]) for roll in rolls]
    found = odds.distribution(3, least, sixes_twice=twice)
    for successes in range(7):
        assert found[successes] == pytest.approx(counted.count(successes) / len(rolls))


def test_every_skill_has_its_dice_and_its_chance() -> None:
    values = seen(play(players=[{"investigator": LILY, "improvements": {"lore": 1}}]))
    assert values["dice:lore:0"].total == 3
    assert [modifier.source for modifier, _ in values["dice:lore:0"].steps] == ["improvement"]
    assert values["odds:lore:0"].total == 70  # 1 - (2/3)^3
    assert values["odds:influence:0"].total == 56


def test_blessed_and_cursed_change_the_chance() -> None:
    assert seen(play(players=[{"investigator": LILY, "conditions": ["blessed"]}]))["odds:lore:0"].total == 75
    assert seen(play(players=[{"investigator": LILY, "conditions": ["cursed"]}]))["odds:lore:0"].total == 31


def test_a_fight_is_known_before_it_comes() -> None:
    values = seen(play(players=[{"investigator": LILY}], monsters=[["ghoul", "shanghai"]]))
    stats = RULES.content.monsters["ghoul"].stats
    assert stats is not None and stats.will is not None and stats.strength is not None
    number = next(key for key in values if key.startswith("toughness:")).partition(":")[2]
    assert values[f"will:{number}"].total == max(1, 3 + stats.will)
    assert values[f"strength:{number}"].total == max(1, 4 + stats.strength)
    assert values[f"strength-kills:{number}"].total <= values[f"strength-passes:{number}"].total


def test_reach_is_one_space_and_one_more_for_each_ticket() -> None:
    without = seen(play(players=[{"investigator": LILY}]))
    with_ship = play(players=[{"investigator": LILY, "ship": 1}])
    values = seen(with_ship)
    near = {key.partition(":")[2] for key in keys(with_ship) if key.startswith("travel:")}
    assert {key.partition(":")[2] for key in without if key.startswith("reach:")} == near
    assert "reach:sydney" not in without and "reach:space-2" not in without
    assert values["reach:tokyo"].total == 0
    (step,) = values["reach:space-2"].steps
    assert (values["reach:space-2"].total, step[0].source) == (1, "ship")
    choose(with_ship, "travel:tokyo")
    assert "ship:space-2" in keys(with_ship)


def test_whoever_has_travelled_has_no_reach_left() -> None:
    match = play(players=[{"investigator": LILY}])
    choose(match, "travel:tokyo")
    assert not [key for key in seen(match) if key.startswith("reach:")]


@pytest.mark.parametrize(("who", "dice"), [(LILY, 1), ("trish-scarborough", 2)])
def test_what_a_reroll_would_bring_is_known_before_it_is_chosen(who: str, dice: int) -> None:
    """The chance is counted out: every face of the dice that are rolled again, and those with a success."""
    player = {"investigator": who, "place": "shanghai", "clues": 2, "health": 5, "sanity": 5}
    match = play(players=[player], monsters=[["ghoul", "shanghai"]])
    match.rig({"roll.die": ["1"] * 12})
    choose(match, "pass")
    assert match.pending[0].kind == "test" and "clue" in keys(match)
    values = seen(match)
    assert values["again-dice:clue"].total == dice
    gained = 0
    for faces in product("123456", repeat=dice):
        fork = Match.loads(RULES, match.dumps())
        fork.rig({"roll.die": list(faces)})
        choose(fork, "clue")
        fork.choose(0, *[f"die:{number}" for number in range(dice)])
        gained += seen(fork)["successes"].total > 0
    assert values["again:clue"].total == round(100 * gained / 6**dice)


@pytest.mark.parametrize(("monster", "offered"), [("ghoul", True), ("tick-tock-men", False)])
def test_against_some_monsters_clues_reroll_nothing(monster: str, offered: bool) -> None:
    player = {"investigator": LILY, "place": "shanghai", "clues": 2}
    match = play(players=[player], monsters=[[monster, "shanghai"]])
    match.rig({"roll.die": ["1"] * 12})
    choose(match, "pass")
    assert any(event.kind.startswith("test") for event in match.events)
    assert (match.pending[0].kind == "test" and "clue" in keys(match)) is offered
