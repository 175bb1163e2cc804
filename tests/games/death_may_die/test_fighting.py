"""Investigate or Fight: enemies attack."""

from tests.games.death_may_die.scenes import (
    asked,
    choose,
    end_turn,
    enemy,
    events,
    happened,
    keep,
    keys,
    me,
    rig,
    scene,
    space,
    to_mythos,
    told,
)
from tests.rules import rule


@rule("dmd.fight.2", "dmd.fight.3")
def test_each_enemy_in_your_space_attacks_you_and_nobody_else() -> None:
    match = scene({"card": "adam", "place": 2}, {"place": 2}, enemies={2: ["cultist", "cultist"], 4: "byakhee"})
    end_turn(match)
    assert told(match, "enemy.attack", "who") == ["adam", "adam"]
    assert told(match, "enemy.attack", "enemy") == ["cultist", "cultist"]


@rule("dmd.fight.4", "dmd.fight.5")
def test_you_choose_the_order_and_all_of_them_attack() -> None:
    match = scene({"card": "adam", "place": 2}, enemies={2: ["cultist", "byakhee"]})
    to_mythos(match)
    assert asked(match) == "attacker"
    choose(match, enemy(match, "byakhee").key)
    keep(match)
    keep(match)
    assert told(match, "enemy.attack", "enemy") == ["byakhee", "cultist"]


@rule("dmd.fight.6")
def test_an_enemy_that_comes_during_the_fight_attacks_too() -> None:
    me_first = {"card": "adam", "place": 2, "sanity": 3, "insanity": "paranoia"}
    match = scene(me_first, enemies={2: "byakhee", 4: "fire-vampire"})
    rig(match, ["tentacle"], ["blank", "blank"])
    to_mythos(match)
    keep(match)
    choose(match, keys(match)[0])
    assert told(match, "enemy.attack", "enemy") == ["byakhee", "fire-vampire"]


@rule("dmd.fight.6")
def test_an_enemy_that_the_search_brings_here_attacks_in_the_same_phase() -> None:
    fearful = {"card": "adam", "place": 13, "sanity": 3, "insanity": "paranoia"}
    match = scene(fearful, {"place": 1}, episode="tomes-of-madness", enemies={12: "ghoul"})
    to_mythos(match, discovery="ossuary")
    rig(match, ["blank"], ["success", "blank"])
    choose(match, "left")
    assert asked(match) == "skill", "the charm costs Sanity; at the Threshold the Ghoul comes closer"
    choose(match, keys(match)[0])
    keep(match)
    assert told(match, "enemy.attack", "enemy") == ["ghoul"] and me(match).wounds == 1
    assert [card.card for card in me(match).cards] == ["ossuary"]


@rule("dmd.fight.7")
def test_an_enemy_that_is_gone_before_its_attack_no_longer_attacks() -> None:
    match = scene({"card": "ian", "place": 2, "levels": [2, 1, 1]}, enemies={2: ["byakhee", "cultist"]})
    match.state.enemies[1].wounds = 1
    to_mythos(match)
    rig(match, ["success"], ["blank", "blank"])
    choose(match, enemy(match, "byakhee").key)
    keep(match)
    assert told(match, "enemy.attack", "enemy") == ["byakhee"], "the Cultist fell to Ian's revenge"
    assert happened(match, "enemy.killed") == ["enemy.killed"]


@rule("dmd.defence.2", "dmd.defence.3", "dmd.results-successes.2")
def test_successes_wound_you_and_tentacles_cost_sanity() -> None:
    match = scene({"card": "adam", "place": 2}, enemies={2: "fire-vampire"})
    rig(match, ["success-tentacle", "tentacle"], ["success"])
    to_mythos(match)
    choose(match, "stop")
    assert (me(match).wounds, me(match).sanity) == (2, 2)


@rule("dmd.defence.4")
def test_a_sign_hurts_only_where_the_enemy_has_a_use_for_it() -> None:
    for card, wounds in (("byakhee", 2), ("fire-vampire", 0)):
        match = scene({"card": "borden", "place": 2}, enemies={2: card})
        standard = ["sign"] * (1 if card == "byakhee" else 2)
        rig(match, standard, ["sign", "blank"] if card == "byakhee" else ["sign"])
        to_mythos(match)
        keep(match)
        assert me(match).wounds == wounds


@rule("dmd.defence.6")
def test_a_skill_reduces_an_attack() -> None:
    match = scene({"card": "morgan", "place": 2, "levels": [1, 1, 2]}, enemies={2: "fire-vampire"})
    rig(match, ["success-tentacle", "success"], ["blank"])
    to_mythos(match)
    keep(match)
    assert asked(match) == "prevent-wounds"
    choose(match, "yes")
    assert me(match).wounds == 1
    assert asked(match) == "prevent-sanity"
    choose(match, "no")
    assert me(match).sanity == 1


@rule("dmd.defence.7")
def test_ian_is_attacked_by_a_fire_vampire() -> None:
    match = scene({"card": "ian", "place": 2}, enemies={2: "fire-vampire"})
    rig(match, ["blank", "success"], ["success"])
    to_mythos(match)
    assert match.state.fire == {space(2): 1}
    assert events(match, "discovery") == []
    rig(match, [], ["sign"])
    choose(match, "stress:2")
    keep(match)
    assert me(match).wounds == 1 and enemy(match, "fire-vampire").wounds == 1


@rule("dmd.ritual.3", "dmd.elder-fight.1", "dmd.elder-fight.2", "dmd.elder-fight.14")
def test_the_elder_one_attacks_with_the_dice_of_all_revealed_stages() -> None:
    match = scene({"card": "adam", "place": 2}, elder_one={"stage": 3, "place": 2})
    to_mythos(match)
    assert match.state.roll is not None
    assert [die.kind for die in match.state.roll.dice] == ["standard"] * 3 + ["bonus"]
    assert not match.state.disrupted
