"""Chances that the table tells before a roll and before a reroll: against rolls that are played out, face by face."""

from __future__ import annotations

from itertools import product

import pytest

from miskatonic.games.death_may_die import odds
from miskatonic.games.death_may_die.state import Roll
from miskatonic.games.death_may_die.terms import FACES
from tests.games.death_may_die.scenes import DMD, choose, enemy, game, keep, me, rig, scene, to_mythos
from tests.rules import rule


def value(match: DMD, key: str) -> int:
    return match.view(0).values[key].total


def told(match: DMD, key: str) -> dict[tuple[int, int], float]:
    found = {}
    for name, seen in match.view(0).values.items():
        if name.startswith(f"joint:{key}:"):
            successes, sanity = name.split(":")[-2:]
            found[int(successes), int(sanity)] = seen.total / 1000
    return found


HITTERS = [
    {"card": "fatima", "levels": [1, 1, 1]},
    {"card": "fatima", "levels": [1, 2, 1]},
    {"card": "ahmed", "levels": [1, 1, 4]},
    {"card": "sister-beth", "levels": [2, 0, 1]},
    {"card": "sister-beth", "levels": [4, 0, 3]},
]


@rule("dmd.results.2", "dmd.results.3")
@pytest.mark.parametrize("who", HITTERS, ids=lambda who: f"{who['card']}-{who['levels']}")
def test_every_throw_of_an_attack_comes_to_what_was_told(who: dict[str, object]) -> None:
    """All 216 throws of three standard dice are played; the table said how many of them would end how."""
    table: dict[tuple[int, int], int] = {}
    for faces in product(FACES["standard"], repeat=3):
        match = scene(dict(who, place=2, sanity=5), enemies={2: "star-spawn"})
        if not table:
            said = told(match, f"attack:{enemy(match, 'star-spawn').key}")
        target = enemy(match, "star-spawn")
        rig(match, faces, ["blank"] * 3)
        choose(match, f"attack:{target.key}")
        keep(match)
        while match.pending and match.pending[0].kind != "action":
            choose(
                match, "yes" if "yes" in [o.key for o in match.pending[0].options] else match.pending[0].options[0].key
            )
        key = (target.wounds, me(match).sanity - 5)
        table[key] = table.get(key, 0) + 1
    played = {key: count / 216 for key, count in table.items()}
    for key in played | said:
        assert said.get(key, 0.0) == pytest.approx(played.get(key, 0.0), abs=0.001), key


def test_bonus_dice_have_two_signs_in_six_and_no_tentacle() -> None:
    assert odds.thrown(0, 1) == pytest.approx({(0, 0, 0): 2 / 6, (1, 0, 0): 2 / 6, (0, 0, 1): 1 / 6, (1, 0, 1): 1 / 6})
    assert sum(odds.thrown(3, 5).values()) == pytest.approx(1.0)


def test_the_chance_to_kill_counts_the_wounds_that_are_lacking() -> None:
    match = scene({"card": "fatima", "place": 2}, enemies={2: "cultist"})
    key = f"attack:{enemy(match, 'cultist').key}"
    # Fatima counts one sign: four of six faces succeed on one die, three on the others.
    joint = told(match, key)
    assert value(match, f"odds:{key}") == round(100 * sum([chance for (hits, _), chance in joint.items() if hits >= 2]))
    assert sum(joint.values()) == pytest.approx(1.0, abs=0.01)


@rule("dmd.sanity.5")
def test_sanity_that_a_threshold_would_spare_is_not_told() -> None:
    match = scene({"card": "ian", "place": 2, "sanity": 3}, enemies={2: "cultist"})
    key = f"attack:{enemy(match, 'cultist').key}"
    assert max([sanity for _, sanity in told(match, key)]) == 1


def test_what_an_enemy_here_would_do_is_told_with_wounds_and_sanity() -> None:
    match = scene({"card": "ian", "place": 2}, enemies={2: "byakhee"})
    key = f"against:{enemy(match, 'byakhee').key}"
    joint = told(match, key)
    # A standard die and two bonus dice; signs succeed too, so a bonus die may deal two Wounds.
    assert max([wounds for wounds, _ in joint]) == 5
    assert value(match, f"mean-successes:{key}") == round(100 * (4 / 6 + 2 * 5 / 6))
    assert value(match, f"mean-sanity:{key}") == round(100 / 3)


@rule("dmd.rerolls.1")
def test_a_reroll_is_worth_what_six_faces_may_bring() -> None:
    match = scene({"card": "ian", "place": 7})
    rig(match, ["success", "blank", "success-tentacle"])
    choose(match, "destroy-equipment")
    assert (value(match, "now:successes"), value(match, "now:sanity")) == (2, 1)
    assert value(match, "again-successes:0") == -50
    assert value(match, "again-successes:1") == 50
    assert value(match, "again-sanity:0") == round(100 / 3)
    assert value(match, "again-sanity:2") == -67
    assert value(match, "aim") == 0
    assert value(match, "aim:1") == 0, "the laboratory needs four"


def test_a_reroll_of_an_enemys_die_is_told_as_wounds() -> None:
    match = scene({"card": "elizabeth", "place": 2}, enemies={2: "cultist"})
    roll = Roll(0, "defence", attacker=enemy(match, "cultist").key)
    rig(match, bonus=["success", "success-sign"])
    to_mythos(match)
    assert value(match, "now:successes") == 2
    assert value(match, "again-successes:0") == -50
    assert odds.joint(game(match), roll, 0, 2)[2, 0] == pytest.approx(1 / 4)


def test_wounds_that_need_no_success_make_a_kill_certain() -> None:
    match = scene({"card": "borden", "place": 2, "levels": [2, 1, 1]}, enemies={2: "cultist"})
    key = f"attack:{enemy(match, 'cultist').key}"
    assert value(match, f"odds:{key}") == 100, "Savage alone deals the two Wounds"
    rig(match, ["blank"] * 3)
    choose(match, key)
    assert value(match, "aim") == 100
    keep(match)
    assert match.state.enemies == []


def test_a_free_attack_is_told_when_no_action_is_left() -> None:
    match = scene(
        {"card": "elizabeth", "place": 2, "levels": [1, 4, 1]}, enemies={4: "cultist", 2: "byakhee"}, actions=0
    )
    told_of = {key.partition(":")[2] for key in match.view(0).values if key.startswith("odds:")}
    assert told_of == {f"attack:{enemy(match, 'cultist').key}"}, "the Byakhee here is too near for it"


def test_fire_is_put_out_by_as_many_successes_as_it_has_tokens() -> None:
    """A laboratory in the same space, which would need four, has nothing to do with it."""
    match = scene({"card": "ian", "place": 6}, fire={6: 1})
    assert value(match, "odds:extinguish-fire") == round(100 * (1 - 1 / 8))
    rig(match, ["success", "blank", "blank"])
    choose(match, "extinguish-fire")
    assert (value(match, "aim"), value(match, "aim:0"), value(match, "aim:1")) == (100, 50, 100)


def test_fire_on_the_board_is_told_as_wounds_and_sanity() -> None:
    match = scene({"card": "ian", "place": 2, "fire": 1, "fire_wounds": 1})
    joint = told(match, "fire:fire-token")
    # Three of six faces wound, two show a tentacle, one of them both.
    assert joint[0, 0] == pytest.approx(1 / 9, abs=0.001) and joint[2, 2] == pytest.approx(1 / 36, abs=0.001)
    assert value(match, "mean-successes:fire:fire-token") == 100
    assert not told(scene({"card": "ian", "place": 2}), "fire:fire-token")


def test_an_attack_on_several_adds_the_tentacles_of_all_of_them() -> None:
    match = scene({"card": "ian", "place": 2, "levels": [1, 2, 1]}, enemies={2: ["cultist", "star-spawn"]}, rlyeh=[2])
    joint = told(match, "attack-many")
    assert min([sanity for _, sanity in joint]) == 2 and "odds:attack-many" not in match.view(0).values
    assert not told(scene({"card": "ian", "place": 2}, enemies={2: ["cultist", "byakhee"]}), "attack-many")
