"""Dice, rerolls, results and their order."""

from tests.games.death_may_die.scenes import (
    act,
    asked,
    attack,
    choose,
    enemy,
    events,
    happened,
    keep,
    keys,
    me,
    rig,
    scene,
    space,
)
from tests.rules import rule

LAB = {"card": "elizabeth", "place": 7}


@rule("dmd.dice.1", "dmd.dice.3", "dmd.bonus-dice.3", "dmd.threshold-bonus.2")
def test_an_investigator_rolls_three_standard_dice_and_the_bonus_dice_of_thresholds() -> None:
    match = scene({"card": "fatima", "place": 7, "bonus": 2})
    act(match, "destroy-equipment", ["blank"] * 3, ["blank"] * 2)
    (rolled,) = events(match, "rolled")
    assert len(rolled.args["faces"]) == 5  # type: ignore[arg-type]


@rule("dmd.bonus-dice.1", "dmd.skill-names.2")
def test_a_skill_grants_bonus_dice_as_it_says() -> None:
    match = scene({"card": "ian", "place": 2}, enemies={2: "cultist"})
    rig(match, ["blank"] * 3, ["success"])
    choose(match, attack("cultist", match))
    keep(match)
    assert enemy(match, "cultist").wounds == 1


@rule("dmd.bonus-dice.2")
def test_bonus_dice_of_an_ability_only_for_the_roll_it_names() -> None:
    match = scene({"card": "ian", "place": 7, "cards": {"fire-equipment": "left"}}, fire={7: 2})
    choose(match, "destroy-equipment")
    assert match.state.roll is not None and len(match.state.roll.dice) == 3
    keep(match)
    choose(match, "extinguish-fire")
    assert match.state.roll is not None and len(match.state.roll.dice) == 5


@rule("dmd.bonus-dice.4", "dmd.bonus-dice.5")
def test_more_bonus_dice_may_be_rolled_than_the_box_holds() -> None:
    match = scene({"card": "fatima", "place": 7, "bonus": 9})
    act(match, "destroy-equipment", ["blank"] * 3, ["success"] * 4 + ["blank"] * 5)
    assert match.state.markers[1].wounds == 4


@rule("dmd.rerolls.1", "dmd.stress.1", "dmd.results.1")
def test_a_die_is_rerolled_for_a_point_of_stress_before_results_count() -> None:
    match = scene(dict(LAB, card="fatima"))
    rig(match, ["blank", "tentacle", "success"])
    choose(match, "destroy-equipment")
    assert me(match).sanity == 0
    rig(match, ["success"])
    choose(match, "stress:1")
    keep(match)
    assert (me(match).stress, me(match).sanity) == (1, 0)
    assert match.state.markers[1].wounds == 2


@rule("dmd.rerolls.2", "dmd.stress.3", "dmd.rerolls.5")
def test_rerolls_go_on_until_stress_is_at_its_maximum() -> None:
    match = scene(dict(LAB, card="fatima", stress=2))
    rig(match, ["blank"] * 3)
    choose(match, "destroy-equipment")
    for _ in range(2):
        rig(match, ["blank"])
        assert asked(match) == "reroll"
        choose(match, "stress:0")
    assert me(match).stress == 4
    assert asked(match) == "action"


@rule("dmd.results.2")
def test_both_results_of_a_double_face_count() -> None:
    match = scene(dict(LAB, card="fatima", sanity=1))
    act(match, "destroy-equipment", ["success-tentacle", "success", "tentacle"])
    assert match.state.markers[1].wounds == 2
    assert me(match).sanity == 3


@rule("dmd.results.3", "dmd.dice.10")
def test_elder_signs_count_only_for_those_who_can_use_them() -> None:
    plain = scene(dict(LAB, card="ian"))
    act(plain, "destroy-equipment", ["sign", "sign", "sign"])
    assert plain.state.markers[1].wounds == 0
    arcane = scene(dict(LAB, card="fatima", levels=[1, 2, 1]))
    act(arcane, "destroy-equipment", ["sign", "sign", "sign"])
    assert arcane.state.markers[1].wounds == 3


@rule("dmd.results.4", "dmd.results-tentacles.1", "dmd.dice.11", "dmd.dice.12")
def test_successes_then_effects_then_tentacles() -> None:
    match = scene({"card": "fatima", "place": 7, "sanity": 1}, enemies={8: "cultist"})
    match.state.markers[1].wounds = 3
    rig(match, ["success", "tentacle", "blank"], lab=["major-explosion"])
    choose(match, "destroy-equipment")
    keep(match)
    order = happened(match, "token.destroyed", "token.turned", "enemy.killed", "sanity")
    assert order == ["token.destroyed", "token.turned", "enemy.killed", "sanity"]


@rule("dmd.results-effects.1", "dmd.results.4")
def test_what_a_kill_brings_comes_before_the_tentacles() -> None:
    match = scene({"card": "borden", "place": 2, "levels": [3, 1, 1], "stress": 3}, enemies={2: "cultist"})
    act(match, attack("cultist", match), ["success", "tentacle", "blank"])
    assert happened(match, "enemy.killed", "healed", "sanity") == ["enemy.killed", "healed", "sanity"]
    assert me(match).stress == 0


@rule("dmd.results-tentacles.2", "dmd.sanity.5")
def test_tentacles_stop_at_a_threshold_and_a_skill_rises() -> None:
    match = scene({"card": "fatima", "place": 7, "sanity": 3, "insanity": "hypochondria", "wounds": 1})
    act(match, "destroy-equipment", ["tentacle", "tentacle", "tentacle"])
    assert me(match).sanity == 4
    assert me(match).stress == 1, "the Insanity is activated first"
    choose(match, "skill:arcane-mastery")
    assert me(match).levels == [1, 2, 1]


@rule("dmd.dice.8", "dmd.dice.9", "dmd.results-successes.3", "dmd.results-successes.4")
def test_looting_a_body_needs_two_successes_in_one_roll() -> None:
    for faces, sigils in ((["success", "blank", "blank"], 0), (["success", "success", "blank"], 1)):
        match = scene({"card": "morgan", "place": 13}, episode="tomes-of-madness", enemies={13: "cultist"})
        match.state.enemies[0].wounds = 1
        act(match, attack("cultist", match), ["success", "blank", "blank"])
        assert [marker.place for marker in match.state.markers if marker.card == "body" and marker.place] == [
            space(13, 2)
        ]
        act(match, "loot-body", faces)
        held = [marker for marker in match.state.markers if marker.holder == 0]
        assert len(held) == sigils


@rule("dmd.rerolls.3", "dmd.rerolls.4", "dmd.dice.4", "dmd.defence.1", "dmd.defence.5")
def test_the_attacked_player_rolls_the_enemys_dice_and_may_reroll_them() -> None:
    match = scene({"card": "borden", "place": 2, "bonus": 3}, enemies={2: "byakhee"})
    rig(match, ["success"], ["success", "blank"], mythos=["sleeper-awakens"])
    choose(match, "end")
    assert asked(match) == "reroll" and match.pending[0].seat == 0
    assert [die.kind for die in match.state.roll.dice] == ["standard", "bonus", "bonus"]  # type: ignore[union-attr]
    rig(match, [], ["blank"])
    choose(match, "stress:1")
    keep(match)
    assert (me(match).stress, me(match).wounds) == (1, 1)
    assert "stop" not in keys(match)
