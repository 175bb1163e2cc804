"""Attacks of Investigators."""

from tests.games.death_may_die.scenes import (
    act,
    asked,
    attack,
    choose,
    enemy,
    events,
    keep,
    keys,
    me,
    pick,
    refused,
    rig,
    scene,
    space,
)
from tests.rules import rule


@rule("dmd.attack.1")
def test_only_an_enemy_in_your_space_is_attacked() -> None:
    match = scene({"card": "ian", "place": 2}, enemies={2: "cultist", 4: "byakhee"})
    assert [key for key in keys(match) if key.startswith("attack")] == [attack("cultist", match)]


@rule("dmd.attack.2")
def test_the_target_is_named_before_the_dice() -> None:
    match = scene({"card": "ian", "place": 2}, enemies={2: ["cultist", "byakhee"]})
    choose(match, attack("byakhee", match))
    assert match.state.roll is not None and match.state.roll.target == [enemy(match, "byakhee").key]


@rule("dmd.attack.3", "dmd.attack.4", "dmd.results-successes.1")
def test_each_success_is_a_wound_that_stays() -> None:
    match = scene({"card": "adam", "place": 2}, enemies={2: "fire-vampire"})
    act(match, attack("fire-vampire", match), ["success", "success", "blank"])
    assert enemy(match, "fire-vampire").wounds == 2
    act(match, attack("fire-vampire", match), ["success", "blank", "blank"])
    assert enemy(match, "fire-vampire").wounds == 3


@rule("dmd.attack.5", "dmd.attack.6")
def test_an_enemy_with_wounds_equal_to_its_life_is_killed_and_leaves_the_map() -> None:
    match = scene({"card": "adam", "place": 2}, enemies={2: "cultist"})
    supply = match.state.supply.count("cultist")
    act(match, attack("cultist", match), ["success", "success", "blank"])
    assert match.state.enemies == [] and match.state.supply.count("cultist") == supply + 1


@rule("dmd.attack.8", "dmd.attack.10")
def test_without_a_skill_all_wounds_go_to_one_target_and_the_rest_is_lost() -> None:
    match = scene({"card": "adam", "place": 2}, enemies={2: ["cultist", "fire-vampire"]})
    act(match, attack("cultist", match), ["success", "success", "success-tentacle"])
    assert [found.card for found in match.state.enemies] == ["fire-vampire"]
    assert enemy(match, "fire-vampire").wounds == 0


@rule("dmd.attack.9", "dmd.skill-names.1")
def test_ian_attacks_a_cultist_and_a_fire_vampire_together() -> None:
    match = scene({"card": "ian", "place": 2, "levels": [1, 2, 1]}, enemies={2: ["cultist", "fire-vampire"]})
    both = [found.key for found in match.state.enemies]
    choose(match, "attack-many")
    rig(match, ["blank", "success", "success-tentacle"], ["sign"])
    choose(match, *both)
    rig(match, ["success"])
    choose(match, "stress:0")
    rig(match, [], ["sign"])
    choose(match, "stress:3")
    choose(match, "stop")
    pick(match, both[0], both[0])
    assert [found.card for found in match.state.enemies] == ["fire-vampire"]
    assert enemy(match, "fire-vampire").wounds == 1, "what is left goes to the only target left"
    assert (me(match).stress, me(match).sanity) == (2, 1)


@rule("dmd.attack.7", "dmd.elder-ones.3", "dmd.ritual.2", "dmd.elder-fight.3")
def test_the_elder_one_cannot_be_attacked_or_wounded_before_the_ritual_is_disrupted() -> None:
    match = scene({"card": "ian", "place": 2}, elder_one={"stage": 2, "place": 2})
    assert "attack:cthulhu" not in keys(match)
    match.game.explaining = True
    pick(match, "run:e1-1", "stop")
    assert refused(match).get("attack:cthulhu") == "dmd.attack.7"
    psychotic = scene(
        {"card": "fatima", "place": 7, "sanity": 3, "insanity": "psychotic-outbreaks"},
        elder_one={"stage": 2, "place": 7},
    )
    act(psychotic, "destroy-equipment", ["tentacle", "blank", "blank"])
    assert psychotic.state.elder_one.wounds == 0


@rule("dmd.elder-fight.4")
def test_once_the_ritual_is_disrupted_the_elder_one_is_wounded_like_any_enemy() -> None:
    match = scene({"card": "adam", "place": 2}, elder_one={"stage": 2, "place": 2}, disrupted=True)
    act(match, "attack:cthulhu", ["success", "success", "blank"])
    assert match.state.elder_one.wounds == 2


@rule("dmd.enemies.3", "dmd.enemies.4", "dmd.enemies.5")
def test_effects_move_only_those_they_name() -> None:
    match = scene(
        {"card": "adam", "place": 1},
        enemies={4: ["cultist", "byakhee"]},
        elder_one={"stage": 2, "place": 4},
        rig={"draw.mythos": ["crawling-chaos"]},
    )
    choose(match, "end")
    assert enemy(match, "cultist").place == space(2)
    assert enemy(match, "byakhee").place == space(4) and match.state.elder_one.place == space(4)
    monsters = scene(
        {"card": "fatima", "place": 7, "sanity": 3, "insanity": "paranoia"},
        enemies={4: ["cultist", "byakhee"]},
        elder_one={"stage": 2, "place": 4},
    )
    act(monsters, "destroy-equipment", ["tentacle", "blank", "blank"])
    while asked(monsters) == "toward":
        choose(monsters, keys(monsters)[0])
    assert enemy(monsters, "cultist").place == space(4) and monsters.state.elder_one.place == space(4)
    assert enemy(monsters, "byakhee").place != space(4)
    god = scene(
        {"card": "adam", "place": 1},
        enemies={4: ["cultist", "byakhee"]},
        elder_one={"card": "hastur", "stage": 2, "place": 4},
        rig={"draw.mythos": ["black-stars-rise"]},
    )
    choose(god, "end")
    assert god.state.elder_one.place == space(1)
    assert enemy(god, "cultist").place == space(4) and enemy(god, "byakhee").place == space(4)


@rule("dmd.episode-actions.2")
def test_an_episode_action_costs_an_action() -> None:
    match = scene({"card": "adam", "place": 7})
    act(match, "destroy-equipment", ["blank", "blank", "blank"])
    assert match.state.actions == 2
    assert [event.kind for event in events(match, "episode-action")] == ["episode-action"]
    keep(match)
