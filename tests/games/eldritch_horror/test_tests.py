"""Tests of skills: pool, roll, rerolls, result. (eh.tests.*, eh.reroll.*, eh.clue.7, eh.skills.*, eh.faq.*)"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from miskatonic.engine import almanac
from miskatonic.engine.text import Text
from miskatonic.games.eldritch_horror import RULES, reckoning, testing
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Combat
from miskatonic.kit.scene import Scene
from tests.games.eldritch_horror.scenes import LILY, TRISH, Table, act, carry_out, effects
from tests.rules import rule

LORE = {"do": "check", "skill": "lore", "pass": [{"do": "gain-clues"}], "fail": [{"do": "lose", "sanity": 1}]}


def faces(table: Table) -> list[str]:
    assert table.game.events is not None
    return [str(event.args["dice"]) for event in table.game.events if event.kind == "tested"]


@rule(
    "eh.tests.1", "eh.tests.2", "eh.tests.7", "eh.tests.10", "eh.tests.11", "eh.tests.12", "eh.tests.14", "eh.tests.18"
)
@pytest.mark.parametrize(("dice", "clues", "sanity"), [("51", 1, 6), ("66", 1, 6), ("14", 0, 5), ("43", 0, 5)])
def test_as_many_dice_as_the_skill_and_five_or_six_is_a_success(dice: str, clues: int, sanity: int) -> None:
    table = carry_out(LORE, dice=dice)
    assert (len(table.me.clues), table.me.sanity) == (clues, sanity)


@rule("eh.tests.13", "eh.tests.15", "eh.tests.16")
def test_what_is_not_said_does_not_happen() -> None:
    only_fail = carry_out({"do": "check", "skill": "lore", "fail": [{"do": "lose", "sanity": 1}]}, dice="55")
    only_pass = carry_out({"do": "check", "skill": "lore", "pass": [{"do": "gain-clues"}]}, dice="11")
    assert (only_fail.me.sanity, only_pass.me.clues) == (6, [])


@rule("eh.tests.19")
def test_what_stands_behind_a_test_happens_either_way() -> None:
    table = carry_out(
        {"do": "check", "skill": "lore", "fail": [{"do": "lose", "sanity": 1}]}, {"do": "lose", "health": 1}, dice="11"
    )
    assert (table.me.health, table.me.sanity) == (5, 5)


@rule("eh.tests.3", "eh.tests.4")
def test_modifiers_and_improvements_change_the_pool() -> None:
    table = carry_out(
        {**LORE, "modifier": 1}, dice="1115", players=[{"investigator": LILY, "improvements": {"lore": 1}}]
    )
    assert len(table.me.clues) == 1


@rule("eh.tests.8")
def test_a_pool_of_less_than_one_die_is_one_die() -> None:
    table = carry_out({**LORE, "modifier": -4}, dice="6")
    assert len(table.me.clues) == 1


@rule("eh.tests.5", "eh.faq.3", "eh.faq.4", "eh.faq.5")
def test_only_the_highest_bonus_counts_but_other_effects_of_the_weapon_do() -> None:
    """Bull Whip and .45 Automatic: +3, and the whip's reroll."""
    table = act(
        lambda game: game.test(_fighting(game), "strength", 0),
        players=[{"investigator": LILY, "assets": ["bull-whip", "automatic-45"]}],
        dice="1111111" + "6",
        answers=["reroll:bull-whip#1", "die:0"],
        monsters={"skeleton": "shanghai"},
    )
    assert table.result == 1


def _fighting(game: Eldritch) -> Scene:
    key = game.state.monsters[0].key
    game.state.combat = Combat(0, key)
    return Scene(0, key, None, key)


@rule("eh.tests.6")
def test_additional_dice_add_up() -> None:
    """Leo in the wilderness, and an Urban Guide does nothing there; in a City only the guide does."""
    leo = {"investigator": "leo-anderson", "assets": ["urban-guide"], "place": "tunguska"}
    assert faces(carry_out(LORE, dice="111", players=[leo])) == ["1 1 1"]
    assert faces(carry_out(LORE, dice="111", players=[{**leo, "place": "rome"}])) == ["1 1 1"]
    jim = {"investigator": "jim-culver", "place": "tunguska"}
    assert faces(carry_out(LORE, dice="111", players=[leo, jim])) == ["1 1 1"]


@rule("eh.clue.7", "eh.clue.8", "eh.reroll.1", "eh.reroll.2", "eh.reroll.3", "eh.spending.1", "eh.discarding.8")
def test_clues_reroll_a_die_again_and_again_and_the_new_result_counts() -> None:
    table = carry_out(
        LORE,
        dice="11" + "2" + "5",
        answers=["clue", "die:0", "clue", "die:0", "accept"],
        players=[{"investigator": LILY, "clues": 3}],
    )
    assert len(table.me.clues) == 2
    assert len(table.state.clue_discard) == 2


@rule("eh.spending.2", "eh.spending.3")
def test_without_clues_nothing_is_offered_and_with_them_one_may_keep_them() -> None:
    assert carry_out(LORE, dice="11").kinds == []
    kept = carry_out(LORE, dice="11", answers=["accept"], players=[{"investigator": LILY, "clues": 1}])
    assert len(kept.me.clues) == 1


@rule("eh.reroll.4", "eh.reroll.5", "eh.faq.6", "eh.faq.7")
def test_a_roll_that_is_no_test_cannot_be_rerolled() -> None:
    """The Reckoning roll of the Blessed Condition, with Clues and a Rabbit's Foot at hand."""
    table = act(
        reckoning.reckoning,
        dice="1",
        players=[{"investigator": LILY, "clues": 2, "assets": ["lucky-rabbits-foot"], "conditions": ["blessed"]}],
    )
    assert table.kinds == []
    assert table.me.conditions == []


@rule("eh.possessions.3")
def test_an_effect_without_a_limit_is_used_once_per_test() -> None:
    table = carry_out(
        LORE,
        dice="111" + "1",
        answers=["reroll:arcane-scholar#1", "die:0"],
        players=[{"investigator": LILY, "assets": ["arcane-scholar"]}],
    )
    assert table.kinds == ["test", "reroll"]


@rule("eh.tests.10")
@pytest.mark.parametrize(
    ("condition", "dice", "passed"), [("blessed", "41", 1), ("cursed", "55", 0), ("cursed", "61", 1)]
)
def test_blessed_and_cursed_change_what_is_a_success(condition: str, dice: str, passed: int) -> None:
    table = carry_out(LORE, dice=dice, players=[{"investigator": LILY, "conditions": [condition]}])
    assert len(table.me.clues) == passed


@rule("eh.faq.2", "eh.lola-hayes.4", "eh.lola-hayes.5")
def test_an_additional_die_is_declared_before_the_roll() -> None:
    lola = {"investigator": "lola-hayes", "place": "rome"}
    table = carry_out(LORE, dice="115", answers=["yes"], players=[lola])
    assert table.kinds == ["use"]
    assert len(table.me.clues) == 1
    table.script["roll.die"] = ["5", "5"]
    table.drive(table.game.run(effects(LORE), Scene(0, "arkham")), [])
    assert table.kinds == ["use"], "once per round: nobody is asked again"


@rule("eh.trish-scarborough.1")
def test_beside_trish_a_clue_rerolls_two_dice() -> None:
    players = [{"investigator": LILY, "place": "rome", "clues": 1}, {"investigator": TRISH, "place": "rome"}]
    table = carry_out(LORE, dice="11" + "55", answers=["clue", "die:0 die:1"], players=players)
    assert len(table.me.clues) == 1


@rule("eh.trish-scarborough.2")
def test_with_one_die_trish_helps_nobody() -> None:
    table = carry_out(LORE, dice="1" + "5", answers=["clue"], players=[{"investigator": TRISH, "clues": 1}])
    assert table.kinds == ["test"]


@rule("eh.norman-withers.1", "eh.norman-withers.2")
def test_norman_pays_a_clue_with_sanity_once_per_round() -> None:
    norman = {"investigator": "norman-withers", "clues": 0}
    table = carry_out(LORE, dice="111" + "2", answers=["clue", "die:0"], players=[norman])
    assert table.me.sanity == 5, "1 for the reroll, 1 for the failed test"
    assert table.kinds == ["test", "reroll"]


@rule("eh.tests.9")
def test_a_pool_of_more_than_four_dice_is_rolled_in_full() -> None:
    """The box has 4 dice."""
    table = carry_out(
        {
            "do": "check",
            "skill": "strength",
            "modifier": 3,
            "pass": [{"do": "gain-clues", "amount": {"count": "result"}}],
        },
        dice="1111555",
    )
    assert len(table.me.clues) == 3


@rule("eh.golden-rules.1", "eh.golden-rules.4")
def test_the_almanac_answers_for_every_rule_that_the_code_names() -> None:
    folder = Path(testing.__file__).parent
    code = "".join(path.read_text(encoding="utf8") for path in sorted(folder.rglob("*.py")))
    cited = set(re.findall(r"\beh(?:\.[a-z-]+)\.\d+", code))
    assert len(cited) > 150
    assert cited <= {entry.id for entry in almanac.book("eldritch-horror").rules}


@rule("eh.tests.2", "eh.tests.4", "eh.tests.11")
def test_before_the_roll_the_table_is_told_the_dice_their_sources_and_the_chance() -> None:
    """Lily's Lore 2, improved once, at -1: two dice, 1 - (2/3)^2."""
    check = {"do": "check", "skill": "lore", "modifier": -1, "pass": [{"do": "gain-clues"}]}
    table = carry_out(check, players=[{"investigator": LILY, "improvements": {"lore": 1}}], dice="11")
    assert table.game.events is not None
    kinds = [event.kind for event in table.game.events]
    assert kinds.index("testing") < kinds.index("tested")
    told = table.game.events[kinds.index("testing")]
    assert (told.args["dice"], told.args["odds"]) == (2, 56)
    english = Text("en", RULES.texts, RULES.card_names("en"), lambda seat: "Lily", RULES.card_forms("en"))
    assert english.say(told.text()) == "Lily tests Lore with 2 dice (Lore 2, modifier −1 and improvement +1): 56 %."
