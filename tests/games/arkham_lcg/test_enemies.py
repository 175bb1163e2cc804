"""Enemies: spawning, engagement, prey, hunting, attacks."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.scenes import (
    AGNES,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
    WENDY,
    asset,
    calm,
    choose,
    decision,
    do,
    enemy,
    events,
    game_of,
    harm,
    keys,
    kind,
    me,
    offers,
    scene,
    skip,
    told,
    use,
)
from tests.rules import rule

MINION = {"card": "ghoul-minion", "engaged": 0}


@rule("ah.enemies.2")
@rule("ah.spawn.1", "ah.spawn.2", "ah.step-1-4.7")
def test_an_enemy_spawns_where_its_instruction_says() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, locations=HOUSE, act="the-barrier", encounter=["icy-ghoul"],
        phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert enemy(match).place == "cellar" and enemy(match).engaged == -1


@rule("ah.spawn.6", "ah.empty-location.1")
def test_of_several_legal_places_the_drawer_chooses() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "rivertown"}, scenario="the-midnight-masks", encounter=["acolyte"],
        locations={"rivertown": {}, "graveyard": {}, "easttown": {}, "northside": {}},
        enemies=[{"card": "wizard-of-the-order", "place": "northside"}], phase="mythos", step="draw",
    )  # fmt: skip
    assert kind(match) == "spawn" and keys(match) == ["graveyard", "easttown"], "without investigators and enemies"
    assert match.state.stack == ["acolyte"]


@rule("ah.spawn.7", "ah.spawn.8")
def test_an_effect_that_names_a_place_overrides_the_printed_one() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", act="into-the-darkness", encounter=["acolyte"],
        locations={"main-path": {}, "ritual-site": {"revealed": False}, "arkham-woods-cliffside": {}},
    )  # fmt: skip
    match.state.encounter.fog = []
    do(match, "move:ritual-site")
    assert enemy(match).card == "acolyte" and enemy(match).place == "ritual-site"


@rule("ah.enemy-engagement.1", "ah.enemy-engagement.9", "ah.enemy-engagement.10")
def test_a_ready_enemy_engages_who_comes_and_an_exhausted_one_does_not() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, locations=HOUSE, act="the-barrier",
        enemies=[{"card": "ghoul-minion", "place": "attic"},
        {"card": "swarm-of-rats", "place": "attic", "exhausted": True}],
    )  # fmt: skip
    do(match, "move:attic")
    assert enemy(match, "ghoul-minion").engaged == 0 and enemy(match, "swarm-of-rats").engaged == -1


@rule("ah.prey.2", "ah.prey.3", "ah.prey.4")
@pytest.mark.parametrize(
    "card, seat",
    [
        ("ghoul-priest", 0),
        ("young-deep-one", 1),
        ("relentless-dark-young", 0),
        ("ravenous-ghoul", 1),
        ("screeching-byakhee", 0),
    ],
)
def test_enemies_prefer_their_prey(card: str, seat: int) -> None:
    """Roland: combat 4, agility 2, health 9, sanity 5. Wendy: combat 1, agility 4, health 7, sanity 7."""
    match = scene(
        {"investigator": ROLAND}, {"investigator": WENDY}, enemies=[{"card": card, "exhausted": True}], phase="upkeep",
        step="begins",
    )  # fmt: skip
    skip(match, "action", "turn")
    assert enemy(match, card).engaged == seat


def test_of_equal_prey_the_lead_chooses() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": WENDY}, lead=1,
        enemies=[{"card": "ghoul-minion", "exhausted": True}],
        phase="upkeep", step="begins",
    )  # fmt: skip
    assert kind(match) == "prey" and decision(match).seat == 1 and keys(match) == ["seat:1", "seat:0"]


@rule("ah.prey.6", "ah.prey.7")
def test_prey_only_means_the_bearer_and_nobody_else() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, {"investigator": WENDY, "place": "attic"}, locations=HOUSE,
        act="the-barrier", enemies=[{"card": "mob-enforcer", "owner": 1, "place": "hallway"}], phase="enemy",
        step="begins",
    )  # fmt: skip
    skip(match, "action", "turn")
    assert enemy(match, "mob-enforcer").place == "attic" and enemy(match, "mob-enforcer").engaged == 1
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, {"investigator": WENDY, "place": "attic"}, locations=HOUSE,
        act="the-barrier", enemies=[{"card": "mob-enforcer", "owner": 1, "place": "hallway"}],
    )  # fmt: skip
    do(match, f"engage:{enemy(match).key}")
    assert enemy(match).engaged == 0, "by the engage action all the same"


@rule("ah.enemies.6")
@rule("ah.hunter.1", "ah.hunter.2", "ah.step-3-2.1", "ah.move.8")
def test_a_hunter_takes_one_step_toward_the_nearest_investigator() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "attic"}, act="the-barrier",
        locations={**HOUSE, "hallway": {"revealed": False}},
        enemies=[{"card": "swarm-of-rats", "place": "cellar"}, {"card": "ghoul-minion", "place": "cellar"}],
        phase="enemy", step="begins",
    )  # fmt: skip
    skip(match, "action")
    assert told(match, "enemy-moved", "card") == ["swarm-of-rats"]
    assert enemy(match, "swarm-of-rats").place == "hallway"
    assert not next(one for one in match.state.locations if one.card == "hallway").revealed


@rule("ah.hunter.3", "ah.hunter.4", "ah.prey.5")
def test_of_equally_near_investigators_a_hunter_follows_its_prey() -> None:
    match = scene(
        {"investigator": AGNES, "place": "attic"}, {"investigator": ROLAND, "place": "cellar"}, locations=HOUSE,
        act="what-have-you-done", enemies=[{"card": "ghoul-priest", "place": "hallway"}], phase="enemy", step="begins",
    )  # fmt: skip
    assert told(match, "enemy-moved", "place")[:1] == ["cellar"], "highest combat"
    match = scene(
        {"investigator": AGNES, "place": "attic"}, {"investigator": ROLAND, "place": "cellar"}, locations=HOUSE,
        act="the-barrier", enemies=[{"card": "swarm-of-rats", "place": "hallway"}], phase="enemy", step="begins",
    )  # fmt: skip
    assert kind(match) == "hunt" and keys(match) == ["attic", "cellar"] and decision(match).seat == 0


@rule("ah.fight.1")
@rule("ah.fight.2", "ah.fight.3", "ah.fight.4", "ah.fight.5", "ah.fight.6", "ah.step-2-2-1.8")
@pytest.mark.parametrize("token, damage", [("0", 1), ("-2", 1), ("-3", 0)])
def test_an_attack_deals_one_damage_if_it_succeeds(token: str, damage: int) -> None:
    match = scene({"investigator": ROLAND}, enemies=[MINION])
    do(match, f"fight:{enemy(match).key}", tokens=token)
    assert enemy(match).count("damage") == damage


@rule("ah.fight.7", "ah.fight.8")
def test_a_failed_attack_hits_the_one_whom_the_enemy_is_engaged_with() -> None:
    match = scene({"investigator": AGNES}, {"investigator": ROLAND}, enemies=[{"card": "ghoul-minion", "engaged": 1}])
    do(match, f"fight:{enemy(match).key}", tokens="-1")
    calm(match)
    assert harm(match, 1) == (1, 0) and enemy(match).count("damage") == 0
    match = scene(
        {"investigator": AGNES, "assets": ["shotgun"]}, {"investigator": ROLAND},
        enemies=[{"card": "ghoul-priest", "engaged": 1, "exhausted": True}],
    )  # fmt: skip
    do(match, use(asset(match, "shotgun")), tokens="-4")
    calm(match)
    assert harm(match, 1) == (3, 0), "the shotgun: as much as it failed by"


@rule("ah.difficulty-test.4")
@rule("ah.evade.1", "ah.evade.2", "ah.evade.3", "ah.evade.4", "ah.evade.5", "ah.evade.10", "ah.step-2-2-1.10")
def test_evading_exhausts_and_disengages_and_only_an_engaged_enemy_can_be_evaded() -> None:
    match = scene(
        {"investigator": SKIDS, "resources": 0}, enemies=[MINION, {"card": "swarm-of-rats", "exhausted": True}]
    )
    assert offers(match, "evade:") == [f"evade:{enemy(match, 'ghoul-minion').key}"]
    do(match, offers(match, "evade:")[0], tokens="-4")
    assert enemy(match, "ghoul-minion").engaged == 0
    do(match, offers(match, "evade:")[0], tokens="0")
    assert enemy(match, "ghoul-minion").engaged == -1 and enemy(match, "ghoul-minion").exhausted


@rule("ah.engage-action.4", "ah.engage-action.5")
@rule("ah.engage-action.1", "ah.engage-action.2", "ah.step-2-2-1.9")
def test_engaging_takes_an_enemy_from_another() -> None:
    match = scene({"investigator": ROLAND}, {"investigator": AGNES}, enemies=[{"card": "ghoul-minion", "engaged": 1}])
    do(match, f"engage:{enemy(match).key}")
    assert enemy(match).engaged == 0 and me(match).actions == 2
    assert not offers(match, "engage:"), "not whom one is engaged with already"


@rule("ah.enemy-engagement.3")
@rule("ah.move.1", "ah.enemy-engagement.5")
def test_engaged_enemies_come_along_and_a_massive_one_stays() -> None:
    match = scene({"investigator": ROLAND, "place": "hallway"}, locations=HOUSE, act="the-barrier", enemies=[MINION])
    do(match, "move:attic")
    assert enemy(match).place == "attic" and enemy(match).engaged == 0
    match = scene(
        {"investigator": DAISY, "place": "main-path"}, scenario="the-devourer-below",
        locations={"main-path": {}, "ritual-site": {}}, enemies=[{"card": "umordhoth", "place": "main-path"}],
    )  # fmt: skip
    do(match, "move:ritual-site")
    assert enemy(match).place == "main-path", "ah.massive.8"


@rule("ah.massive.2", "ah.massive.3", "ah.massive.6", "ah.massive.7", "ah.massive.8")
def test_a_massive_enemy_attacks_everybody_and_exhausts_once() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES}, scenario="the-devourer-below", locations={"main-path": {}},
        enemies=[{"card": "umordhoth"}], phase="enemy", step="begins",
    )  # fmt: skip
    calm(match)
    assert told(match, "harmed", "damage")[:2] == [3, 3] and told(match, "attacked", "card")[:2] == ["umordhoth"] * 2
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES}, scenario="the-devourer-below", locations={"main-path": {}},
        enemies=[{"card": "umordhoth"}],
    )  # fmt: skip
    do(match, "resource")
    calm(match)
    assert [harm(match, seat) for seat in (0, 1)] == [(3, 3), (0, 0)], "an attack of opportunity: the provoker alone"
    assert not [one for one in game_of(match).engaged_with(0) if one.exhausted]


@rule("ah.health-damage.5", "ah.dealing-damage.11", "ah.ownership.6")
@rule("ah.health-damage.1", "ah.defeated.7", "ah.defeated.1")
def test_a_defeated_enemy_goes_to_the_encounter_discard_pile_or_to_its_owners() -> None:
    match = scene({"investigator": ROLAND}, enemies=[{"card": "swarm-of-rats", "engaged": 0}])
    do(match, f"fight:{enemy(match).key}", tokens="0")
    assert match.state.encounter_discard == ["swarm-of-rats"]
    match = scene({"investigator": ROLAND}, enemies=[{"card": "mob-enforcer", "engaged": 0, "owner": 0, "damage": 2}])
    do(match, f"fight:{enemy(match).key}", tokens="0")
    assert me(match).discard == ["mob-enforcer"]


def test_the_priest_has_five_health_per_investigator() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES}, {"investigator": WENDY}, enemies=[{"card": "ghoul-priest"}]
    )
    assert game_of(match).enemy_value(enemy(match), "health") == 15


def test_the_young_deep_one_frightens_whom_it_engages() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", locations={"main-path": {}},
        encounter=["young-deep-one"],
        phase="mythos", step="draw",
    )  # fmt: skip
    skip(match, "action")
    assert harm(match) == (0, 1)


def test_the_goat_spawn_leaves_horror() -> None:
    match = scene(
        {"investigator": ROLAND}, {"investigator": AGNES}, scenario="the-devourer-below", locations={"main-path": {}},
        enemies=[{"card": "goat-spawn", "engaged": 0, "damage": 2}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", tokens="0")
    calm(match)
    assert [harm(match, seat)[1] for seat in (0, 1)] == [1, 1]


def test_parley_and_money_send_the_enforcer_away() -> None:
    match = scene({"investigator": ROLAND}, enemies=[{"card": "mob-enforcer", "engaged": 0, "owner": 0}])
    do(match, use(enemy(match)))
    assert not match.state.enemies and me(match).resources == 1 and not events(match, "attacked")


def test_on_the_lam_only_elite_enemies_attack() -> None:
    match = scene(
        {"investigator": SKIDS, "hand": ["on-the-lam"]}, enemies=[MINION, {"card": "ghoul-priest", "engaged": 0}],
        phase="investigation", step="next",
    )  # fmt: skip
    do(match, "play:on-the-lam:0", "resource")
    assert told(match, "attacked", "card") == ["ghoul-priest"]


def test_aquinnah_turns_the_blow() -> None:
    match = scene(
        {"investigator": WENDY, "assets": ["aquinnah-1"]}, enemies=[{"card": "flesh-eater", "engaged": 0}, MINION]
    )
    flesh, minion = enemy(match, "flesh-eater").key, enemy(match, "ghoul-minion").key
    do(match, "resource", flesh, f"{asset(match, 'aquinnah-1').key}:0")
    assert enemy(match, "ghoul-minion").count("damage") == 1
    choose(match, "seat:0")
    choose(match, "seat:0")
    assert minion and me(match).horror >= 2 and me(match).damage == 0


def test_an_enemy_is_defeated_once_although_its_last_horror_is_answered() -> None:
    """The Goat Spawn's forced horror lets Agnes strike it again while it is falling."""
    match = scene(
        {"investigator": AGNES}, scenario="the-devourer-below", locations={"main-path": {}},
        enemies=[{"card": "goat-spawn", "engaged": 0, "damage": 2}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", f"{AGNES}:0", tokens="+1")
    assert match.state.encounter_discard.count("goat-spawn") == 1 and not match.state.enemies
    assert len(events(match, "enemy-defeated")) == 1
