"""Combat Encounters, ambushes, Epic Monsters. (eh.combat-encounters.*, eh.ambush.*, eh.epic-monster.*, eh.monster.*)"""

from __future__ import annotations

from typing import Any

from miskatonic.engine.match import Match
from miskatonic.games.eldritch_horror import RULES, combat, supply
from miskatonic.games.eldritch_horror.state import State
from tests.games.eldritch_horror.scenes import (
    LILY,
    MARK,
    Table,
    act,
    asked,
    carry_out,
    choose,
    happened,
    keys,
    me,
    play,
    roll,
)
from tests.rules import rule

HERE = "shanghai"


def fight(
    card: str, dice: str, *, answers: list[str] | None = None, me: dict[str, Any] | None = None, **position: Any
) -> Table:
    """Lily (Strength 4, Will 3) against this monster on her space."""
    players = [{"investigator": LILY, **(me or {})}, *position.pop("others", [])]
    position.setdefault("monsters", {card: HERE})

    async def go(game: Any) -> bool:
        return await combat.encounter(game, 0, game.state.monsters[0].key)

    return act(go, players=players, dice=dice, answers=answers or [], **position)


@rule("eh.combat-encounters.2", "eh.combat-encounters.4", "eh.combat-encounters.5", "eh.combat-encounters.6")
def test_will_first_then_strength_and_what_is_missing_is_lost() -> None:
    """A Shoggoth: Will 0, horror 3; Strength −2, damage 2, toughness 4."""
    table = fight("shoggoth", "511" + "15")
    assert (table.me.sanity, table.me.health) == (4, 5)
    assert table.monster("shoggoth").count("health") == 1


@rule("eh.combat-encounters.7", "eh.combat-encounters.8", "eh.combat-encounters.13", "eh.monster.5")
def test_the_successes_wound_the_monster_and_a_failed_test_does_not() -> None:
    missed = fight("shoggoth", "555" + "11")
    assert (missed.me.health, missed.monster("shoggoth").count("health")) == (4, 0)
    hit = fight("shoggoth", "555" + "55")
    assert (hit.me.health, hit.monster("shoggoth").count("health")) == (6, 2)


@rule("eh.combat-encounters.10", "eh.monster.6", "eh.discarding.12")
def test_a_defeated_monster_goes_back_to_the_pool() -> None:
    table = fight("skeleton", "555" + "55")
    assert table.result is True
    assert table.state.monsters == []
    assert "skeleton" in table.state.pool.fog


@rule("eh.combat-encounters.9")
def test_both_lose_health_at_the_same_moment() -> None:
    """One Health left and one success against a Ghoul of toughness 1 and damage 2: both fall."""
    table = fight("ghoul", "5555" + "5111", me={"health": 1}, others=[{"investigator": MARK}])
    assert table.me.investigator == ""
    assert table.state.monsters == []


@rule("eh.combat-encounters.11")
def test_a_test_that_the_token_does_not_show_is_not_made() -> None:
    riot = fight("riot", "1", answers=["no"])
    assert (riot.me.sanity, riot.me.health) == (6, 3), "no Will test"
    ghost = fight("ghost", "55")
    assert ghost.me.health == 6, "no Strength test"
    assert ghost.result is True


@rule("eh.combat-encounters.3", "eh.cultists.2", "eh.cultists.4", "eh.ancient-one.4")
def test_the_effects_on_the_token_or_on_the_sheet_change_the_combat() -> None:
    azathoth = fight("cultist", "511")
    assert (azathoth.result, azathoth.me.health, azathoth.me.sanity) == (True, 5, 6)
    cthulhu = fight("cultist", "5111", ancient_one="cthulhu")
    assert (cthulhu.result, cthulhu.me.sanity) == (True, 5)
    vampire = fight("vampire", "111")
    assert (vampire.me.sanity, vampire.me.health) == (5, 6), "a failed Will test: no Strength test"


@rule("eh.ancient-one.6", "eh.cultists.2")
def test_the_back_of_the_sheet_makes_other_cultists() -> None:
    table = fight("cultist", "5111", ancient_one="cthulhu", awake=True, doom=0)
    assert (table.result, table.me.sanity) == (False, 4)


# The Encounter Phase


@rule("eh.encounters.3", "eh.combat-encounters.1", "eh.monster.4", "eh.encounter-phase.2")
def test_every_monster_is_encountered_once_in_the_order_of_choice() -> None:
    match = play(players=[{"investigator": LILY}], phase="encounter", monsters=[("skeleton", HERE), ("shoggoth", HERE)])
    assert asked(match) == "monster-order"
    roll(match, "555" + "11" + "555" + "11")
    choose(match, "shoggoth#2")
    assert match.state.phase != "encounter" or asked(match) != "encounter", "monsters are left: nothing else"


@rule("eh.encounters.4", "eh.combat-encounters.12", "eh.faq.11")
def test_with_no_monster_left_there_may_be_another_encounter() -> None:
    match = _encounter_with("5555" + "5555", monsters={"ghoul": HERE}, gates=["shanghai"])
    assert asked(match) == "encounter"
    assert "gate" in keys(match)
    assert "pass" in keys(match)


@rule("eh.faq.10", "eh.encounter-phase.3")
def test_beside_a_monster_no_other_encounter_is_possible() -> None:
    match = _encounter_with("111" + "11", monsters={"shoggoth": HERE}, gates=["shanghai"])
    assert match.state.phase != "encounter" or asked(match) not in ("encounter",)


def _encounter_with(dice: str, **position: Any) -> Match[State]:
    told = {"players": [{"investigator": LILY}], "phase": "encounter", **position}
    return Match.position(RULES, told, script={"roll.die": list(dice)})


def test_after_a_gug_there_is_no_additional_encounter() -> None:
    match = _encounter_with(
        "555" + "5555",
        monsters={"gug": HERE},
        gates=["shanghai"],
        players=[{"investigator": LILY, "improvements": {"strength": 2}}],
    )
    assert match.state.phase != "encounter"
    assert "gug" in match.state.pool.fog


# Ambush


@rule("eh.ambush.1", "eh.ambush.2", "eh.ambush.3", "eh.ambush.7")
def test_an_ambushing_monster_is_drawn_fought_and_discarded_without_being_spawned() -> None:
    table = carry_out({"do": "ambush"}, dice="111" + "11", draws={"draw.monsters": ["mummy"]})
    assert table.told("monster.spawned") == 0
    assert table.state.monsters == []
    assert "mummy" in table.state.pool.fog, "not moved to the Pyramids: it was not spawned"
    assert table.me.sanity == 4


@rule("eh.ambush.4", "eh.ambush.5")
def test_a_named_monster_ambushes_without_a_token() -> None:
    star_spawn = carry_out({"do": "ambush", "monster": "star-spawn"}, dice="11" + "1", ancient_one="cthulhu")
    assert star_spawn.state.set_aside == ["deep-one", "star-spawn"]
    cultist = carry_out({"do": "ambush", "monster": "cultist", "won": [{"do": "gain-clues"}]}, dice="111")
    assert (len(cultist.me.clues), cultist.state.pool.fog.count("cultist")) == (1, 5)


@rule("eh.ambush.6")
def test_defeating_an_ambusher_gives_no_additional_encounter() -> None:
    """A Cultist ambushes in a Research Encounter: 4 dice of Strength, toughness 1."""
    match = _encounter_with("", ancient_one="cthulhu", mystery="rlyeh-risen", clues={"clue-rome": HERE})
    match.rig({"draw.research": ["research-cthulhu-7"], "roll.die": list("5111")})
    choose(match, "clue:clue-rome")
    assert me(match).clues == ["clue-rome"]
    assert match.state.phase != "encounter" or asked(match) != "encounter"


# Epic Monsters


@rule("eh.epic-monster.1", "eh.epic-monster.3", "eh.epic-monster.7", "eh.epic-monster.8")
def test_an_epic_monster_is_fought_like_any_other_and_goes_to_the_box() -> None:
    """Toughness: investigators + 2."""
    table = fight("nug", "55" + "55", monsters={"nug": HERE}, ancient_one="shub-niggurath")
    assert table.monster("nug").count("health") == 2
    table.script["roll.die"] = list("5555")
    table.drive(combat.encounter(table.game, 0, table.monster("nug").key), [])
    assert table.state.monsters == []
    assert "nug" in table.state.box


@rule(
    "eh.epic-monster.2",
    "eh.epic-monster.4",
    "eh.epic-monster.5",
    "eh.epic-monster.6",
    "eh.epic-monster.9",
    "eh.monster.7",
)
def test_no_effect_defeats_discards_or_moves_an_epic_monster() -> None:
    monsters = [("nug", HERE), ("skeleton", HERE)]
    slain = carry_out({"do": "slay", "whom": {"who": "monsters-here", "epic": False}}, monsters=monsters)
    assert [monster.card for monster in slain.state.monsters] == ["nug"]
    every = carry_out({"do": "slay", "whom": {"who": "monsters-here"}}, monsters=monsters)
    assert [monster.card for monster in every.state.monsters] == ["nug"]
    assert supply.discard_monster(every.game, every.monster("nug").key) is False
    moved = carry_out({"do": "relocate-any", "whom": {"who": "monsters", "named": "nug"}}, monsters=monsters)
    assert moved.monster("nug").place == HERE
    assert "nug" not in every.state.pool.fog


def test_shub_niggurath_is_invulnerable_until_the_mysteries_are_solved() -> None:
    position: dict[str, Any] = {
        "ancient_one": "shub-niggurath",
        "monsters": {"epic-shub-niggurath": HERE},
        "awake": True,
    }
    early = fight("epic-shub-niggurath", "11" + "5", **position)
    assert early.monster("epic-shub-niggurath").count("health") == 0
    solved = ["hunting-the-thousand", "rituals-in-the-wild", "spawn-of-the-black-goat"]
    late = fight("epic-shub-niggurath", "11" + "5", solved=solved, mystery="nature-of-the-all-mother", **position)
    assert late.monster("epic-shub-niggurath").count("health") == 1


@rule("eh.diana-stanley.2", "eh.diana-stanley.3")
def test_diana_faces_a_horror_of_one_at_most() -> None:
    diana = {"investigator": "diana-stanley", "place": HERE}
    table = act(
        lambda game: combat.encounter(game, 0, game.state.monsters[0].key),
        players=[diana],
        monsters={"shoggoth": HERE},
        dice="1" + "1",
    )
    assert table.me.sanity == 4
    passed = act(
        lambda game: combat.encounter(game, 0, game.state.monsters[0].key),
        players=[diana],
        monsters={"shoggoth": HERE},
        dice="5" + "1",
    )
    assert passed.me.sanity == 5


@rule("eh.mark-harrigan.1", "eh.mark-harrigan.2")
def test_what_mark_brings_down_in_his_action_is_defeated_but_not_in_combat() -> None:
    mark = {"investigator": MARK, "place": HERE, "assets": ["lodge-researcher"]}
    table = carry_out({"do": "brawl"}, players=[mark], monsters={"ghoul": HERE})
    assert table.state.monsters == []
    assert (table.me.health, table.me.clues) == (7, []), "the Lodge Researcher speaks of combat"


@rule("eh.encounters.6", "eh.encounters.7", "eh.faq.12")
def test_a_detained_investigator_turns_the_card_even_beside_monsters() -> None:
    match = play(
        players=[{"investigator": LILY, "clues": 1, "conditions": ["detained-1"]}],
        phase="encounter",
        monsters={"ghoul": HERE},
    )
    assert asked(match) == "choose-one"
    choose(match, "choice:0")
    assert me(match).conditions == []
    assert me(match).clues == []
    assert "combat" not in happened(match)
