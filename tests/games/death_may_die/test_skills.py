"""The sixteen Skills, level by level."""

from tests.games.death_may_die.scenes import (
    act,
    asked,
    attack,
    choose,
    end_turn,
    enemy,
    game,
    keep,
    keys,
    me,
    pick,
    rig,
    scene,
    space,
    to_mythos,
    told,
    where,
)
from tests.rules import rule


@rule("dmd.skills.4", "dmd.skills.6")
def test_levels_add_up_unless_one_replaces_those_before() -> None:
    match = scene({"card": "sister-beth", "levels": [1, 3, 4]})
    assert me(scene({"card": "adam"})).levels == [1, 1, 1]
    rules = game(match)
    assert (rules.perk(0, "near-attack-dice"), rules.perk(0, "many-targets"), rules.perk(0, "near-attack-rerolls")) == (
        1, 1, 2,
    )  # fmt: skip
    assert (rules.perk(0, "defence-rerolls"), rules.perk(0, "wounds-less")) == (0, 2), "level 4 alone counts"


def test_brawling_at_its_height_wounds_everybody() -> None:
    match = scene({"card": "ian", "place": 2, "levels": [1, 4, 1]}, enemies={2: ["fire-vampire", "byakhee"]})
    choose(match, "attack-many")
    rig(match, ["success", "success", "blank"], ["blank"])
    choose(match, *keys(match))
    keep(match)
    assert [found.wounds for found in match.state.enemies] == [2, 2]


def test_toughness_helps_against_anything_at_level_three() -> None:
    match = scene({"card": "adam", "levels": [1, 1, 3]}, {"place": 3}, elder_one={"stage": 2, "place": 15})
    to_mythos(match, "thing-that-should-not-be")
    assert asked(match) == "prevent-sanity"
    choose(match, "yes")
    assert me(match).sanity == 0


def test_swiftness_runs_further_free_and_with_a_friend() -> None:
    match = scene({"card": "morgan", "place": 1, "levels": [1, 4, 1]}, {"place": 1})
    assert match.state.actions == 3, "a position says how many are left"
    choose(match, "run:e1-2")
    assert asked(match) == "bring-along"
    choose(match, "seat:1")
    assert me(match, 1).place == space(2)
    pick(match, "run:e1-4", "pass", "run:e1-8", "run:e1-7")
    assert me(match).place == space(7) and me(match, 1).place == space(2) and match.state.actions == 3
    pick(match, "run:e1-8", "stop")
    assert match.state.actions == 2, "the second Run costs an action"
    assert game(match).actions_of(0) == 4


def test_stealth_wounds_whom_it_leaves_behind() -> None:
    match = scene({"card": "borden", "place": 2, "levels": [1, 1, 3]}, enemies={2: ["cultist", "cultist"]})
    choose(match, "run:e1-4")
    choose(match, *keys(match))
    assert where(match, "cultist") == [2, 2] and [found.wounds for found in match.state.enemies] == [1, 1]


def test_a_marksman_shoots_from_afar() -> None:
    match = scene({"card": "adam", "place": 1, "levels": [1, 2, 1]}, enemies={2: "cultist", 4: "byakhee"})
    assert [key for key in keys(match) if key.startswith("attack")] == [attack("cultist", match)]
    choose(match, attack("cultist", match))
    assert match.state.roll is not None and len(match.state.roll.dice) == 5
    master = scene({"card": "adam", "place": 1, "levels": [1, 4, 1]}, enemies={4: "byakhee"})
    act(master, attack("byakhee", master), ["blank"] * 3, ["blank"] * 2)
    assert master.state.actions == 3, "the first is free"


def test_arcane_mastery() -> None:
    match = scene({"card": "fatima", "place": 7, "levels": [1, 4, 1], "stress": 3})
    act(match, "destroy-equipment", ["sign", "blank", "blank"])
    assert match.state.markers[1].wounds == 2 and me(match).stress == 2
    against = scene({"card": "fatima", "place": 2, "levels": [1, 3, 1], "stress": 4}, enemies={2: "cultist"})
    rig(against, [], ["sign", "blank"])
    to_mythos(against)
    choose(against, "no")
    assert asked(against) == "count-signs"
    choose(against, "number:1")
    assert (me(against).stress, me(against).wounds) == (3, 1)


def test_high_strung() -> None:
    match = scene({"card": "sister-beth", "place": 7, "levels": [4, 1, 1], "wounds": 3})
    act(match, "destroy-equipment", ["tentacle", "tentacle", "blank"])
    assert match.state.markers[1].done, "two, and three more"
    assert me(match).wounds == 1
    choose(match, keys(match)[0]) if asked(match) == "skill" else None
    assert me(match).sanity == 2


def test_vengeance_obsession_reaches_everybody() -> None:
    match = scene(
        {"card": "ian", "place": 2, "levels": [4, 1, 1], "stress": 4}, enemies={2: ["byakhee", "fire-vampire"]}
    )
    to_mythos(match)
    rig(match, ["success"], ["blank", "blank"])
    choose(match, enemy(match, "byakhee").key)
    assert [found.wounds for found in match.state.enemies] == [2, 2] and me(match).stress == 2


def test_read_the_omens() -> None:
    match = scene({"card": "fatima", "stress": 3})
    rig(match, mythos=["conflagration", "sleeper-awakens"], discoveries=["desk"])
    pick(match, "end", "yes")
    assert match.state.fire == {} and me(match).stress == 1
    assert match.state.mythos.bottom == ["conflagration"]
    two = scene({"card": "fatima", "stress": 3, "levels": [2, 1, 1]})
    rig(two, mythos=["conflagration", "sleeper-awakens"], discoveries=["desk"])
    pick(two, "end", "sleeper-awakens")
    assert two.state.mythos.bottom == ["conflagration"] and me(two).stress == 1
    cancel = scene({"card": "adam"}, {"card": "fatima", "levels": [4, 1, 1]})
    to_mythos(cancel, "conflagration")
    assert asked(cancel) == "omens-cancel" and cancel.pending[0].seat == 1
    choose(cancel, "yes")
    assert cancel.state.fire == {} and me(cancel, 1).wounds == 2
    assert cancel.state.mythos_discard == ["conflagration"], "the symbol stays"
    hurt = {"card": "fatima", "levels": [4, 1, 1], "wounds": 3}
    dying = scene({"card": "adam"}, hurt)
    to_mythos(dying, "conflagration")
    assert asked(dying) != "omens-cancel", "nobody pays with the last breath"
    chester = scene({"card": "adam"}, {**hurt, "cards": {"furious-student": "right"}})
    to_mythos(chester, "conflagration")
    assert asked(chester) == "omens-cancel", "a Companion can bear the price"


def test_fueled_by_madness() -> None:
    for sanity, level, dice in ((4, 1, 1), (3, 1, 0), (3, 2, 1), (8, 4, 3), (5, 4, 0)):
        match = scene({"card": "adam", "place": 7, "sanity": sanity, "levels": [level, 1, 1]})
        choose(match, "destroy-equipment")
        assert match.state.roll is not None and len(match.state.roll.dice) == 3 + dice, (sanity, level)


def test_lucky() -> None:
    match = scene({"card": "elizabeth", "place": 7, "stress": 4})
    rig(match, ["blank"] * 3)
    choose(match, "destroy-equipment")
    assert keys(match) == ["stop", "free:0", "free:1", "free:2"]
    rig(match, ["success"])
    choose(match, "free:0")
    assert asked(match) == "action" and match.state.markers[1].wounds == 1
    choose(match, "destroy-equipment")
    assert asked(match) == "action", "once per turn"
    master = scene({"card": "elizabeth", "place": 7, "stress": 4, "levels": [4, 1, 1]})
    for _ in range(2):
        choose(master, "destroy-equipment")
        pick(master, "free:0", "free:0", "free:0")
    assert master.state.actions == 1, "three in each roll"


def test_protector() -> None:
    match = scene({"card": "adam", "place": 2}, {"card": "morgan", "place": 4, "levels": [4, 1, 1], "stress": 3},
                  enemies={2: "cultist"})  # fmt: skip
    to_mythos(match)
    assert asked(match) == "protect" and match.pending[0].seat == 1
    rig(match, [], ["success", "blank"])
    choose(match, "yes")
    assert asked(match) == "reroll" and match.pending[0].seat == 1
    assert keys(match)[1] == "free:0", "two free rerolls against a redirected attack"
    keep(match)
    assert (me(match).wounds, me(match, 1).wounds, me(match, 1).stress) == (0, 1, 0)


def test_savage() -> None:
    match = scene({"card": "borden", "place": 2, "levels": [2, 1, 1]}, enemies={2: "fire-vampire"})
    act(match, attack("fire-vampire", match), ["success", "blank", "blank"])
    assert enemy(match, "fire-vampire").wounds == 3
    crowded = scene({"card": "borden", "place": 2, "levels": [2, 1, 1]}, enemies={2: ["fire-vampire", "cultist"]})
    act(crowded, attack("fire-vampire", crowded), ["success", "blank", "blank"])
    assert enemy(crowded, "fire-vampire").wounds == 1


def test_gate_manipulation() -> None:
    for place, level, wounds in ((13, 1, 2), (12, 1, 0), (12, 2, 2)):
        match = scene({"card": "the-kid", "place": place, "levels": [level, 1, 1]})
        to_mythos(match, "byakhee-descend")
        assert enemy(match, "byakhee").wounds == wounds, (place, level)
    rest = scene({"card": "the-kid", "place": 12, "levels": [4, 1, 1], "stress": 4}, enemies={12: "cultist"})
    assert "rest" in keys(rest)
    choose(rest, "free-rest")
    assert me(rest).stress == 1 and rest.state.actions == 3 and "free-rest" not in keys(rest)
    assert game(rest).own_bonus(0) == 1


def test_unkillable() -> None:
    match = scene(
        {"card": "rasputin", "place": 2, "wounds": 4, "stress": 2, "levels": [3, 1, 1]}, enemies={2: "cultist"}
    )
    rig(match, [], ["success", "success"])
    to_mythos(match)
    keep(match)
    assert match.outcome is None and (me(match).wounds, me(match).stress, me(match).deaths) == (0, 0, 1)
    assert told(match, "returned", "who") == ["rasputin"]


def test_healing_prayer() -> None:
    match = scene({"card": "ahmed", "place": 1, "stress": 3, "levels": [4, 1, 1]}, {"place": 1, "wounds": 3})
    end_turn(match)
    assert (me(match).stress, me(match, 1).wounds) == (1, 1)
    one = scene({"card": "ahmed", "place": 1}, {"place": 1, "wounds": 3, "stress": 1})
    to_mythos(one)
    choose(one, "pass")
    assert asked(one) == "prayer"
    choose(one, "seat:1")
    choose(one, "wounds:1")
    assert me(one, 1).wounds == 2
