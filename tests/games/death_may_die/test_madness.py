"""Sanity, Thresholds, Insanities, Stress."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest

from miskatonic.engine.message import Name
from miskatonic.games.death_may_die.verbs.enemies import Ambush
from miskatonic.games.death_may_die.verbs.who import Enemies
from miskatonic.kit.scene import Scene
from tests.games.death_may_die.scenes import (
    DMD,
    act,
    asked,
    choose,
    end_turn,
    enemy,
    events,
    game,
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

ONE = ["tentacle", "blank", "blank"]


def maddened(insanity: str, mine: dict[str, Any] | None = None, others: Sequence[Any] = (), **position: Any) -> DMD:
    """Fatima loses the point that brings her to the first Threshold."""
    fatima = {"card": "fatima", "place": 7, "sanity": 3, "insanity": insanity, **(mine or {})}
    match = scene(fatima, *others, **position)
    act(match, "destroy-equipment", ONE)
    return match


@rule("dmd.sanity.1")
def test_each_point_lost_moves_the_marker_one_space() -> None:
    match = scene({"card": "fatima", "place": 7})
    act(match, "destroy-equipment", ["tentacle", "success-tentacle", "blank"])
    assert me(match).sanity == 2


@rule("dmd.sanity.4", "dmd.insanity.2", "dmd.skill-upgrade.1", "dmd.skills.5")
def test_a_threshold_activates_the_insanity_and_raises_a_skill() -> None:
    match = maddened("hypochondria", mine={"stress": 3})
    assert me(match).stress == 0, "no Wounds: all Stress is healed"
    assert asked(match) == "skill" and keys(match) == [
        "skill:read-the-omens",
        "skill:arcane-mastery",
        "skill:swiftness",
    ]
    choose(match, "skill:swiftness")
    assert me(match).levels == [1, 1, 2]


@rule("dmd.skill-upgrade.2", "dmd.threshold-bonus.3")
def test_the_order_on_a_threshold() -> None:
    match = scene({"card": "fatima", "place": 7, "sanity": 7, "insanity": "hypochondria", "stress": 2})
    act(match, "destroy-equipment", ["tentacle", "tentacle", "blank"])
    assert me(match).sanity == 8 and me(match).bonus == 0, "the die is not there yet"
    choose(match, "skill:swiftness")
    assert me(match).bonus == 1
    order = happened(match, "sanity", "threshold", "healed", "skill", "bonus-die")
    assert order == ["sanity", "threshold", "healed", "skill", "bonus-die"]


@rule("dmd.threshold-bonus.2")
@pytest.mark.parametrize(("lost", "dice"), [(3, 0), (7, 1), (11, 0), (14, 1), (17, 1), (18, 1)])
def test_which_thresholds_give_a_die(lost: int, dice: int) -> None:
    match = scene({"card": "fatima", "place": 7, "sanity": lost, "bonus": 1})
    act(match, "destroy-equipment", ONE)
    choose(match, keys(match)[0])
    assert me(match).bonus == 1 + dice, "one more, to those there were"


@rule("dmd.insanity.3")
def test_insanities_activate_clockwise_from_the_active_player() -> None:
    match = scene(
        {"card": "adam", "sanity": 3}, {"card": "ian", "sanity": 3}, {"card": "borden", "sanity": 3},
        elder_one={"stage": 2, "place": 15}, active=1,
    )  # fmt: skip
    to_mythos(match, "thing-that-should-not-be")
    while asked(match) == "skill":
        choose(match, keys(match)[0])
    assert told(match, "threshold", "who")[:3] == ["ian", "borden", "adam"]


@rule("dmd.insanity.1")
def test_everybody_has_an_insanity_card() -> None:
    from tests.games.death_may_die.scenes import new_game

    match = new_game(5)
    cards = [i.insanity for i in match.state.investigators]
    assert len(set(cards)) == 5 and all(cards)


@rule("dmd.stress.4")
def test_stress_that_does_not_fit_may_become_wounds() -> None:
    match = scene({"card": "adam", "stress": 3}, {"place": 3})
    to_mythos(match, "thing-that-should-not-be")
    assert (me(match).stress, me(match).wounds) == (4, 1)
    plain = scene({"card": "adam", "place": 1, "stress": 4, "cards": {"feral-student": "left"}})
    to_mythos(plain, discovery="cages")
    assert me(plain).wounds == 0, "usually nothing happens"


# The twelve Insanities


def test_masochism() -> None:
    assert me(maddened("masochism")).wounds == 1
    match = maddened("masochism", mine={"insanity_tokens": 2, "stress": 3})
    assert (me(match).stress, me(match).insanity_tokens, me(match).wounds) == (1, 0, 0)


def test_fear_of_crowds() -> None:
    assert me(maddened("fear-of-crowds", mine={"stress": 3})).stress == 0
    match = maddened("fear-of-crowds", others=[{"place": 7}], enemies={7: ["cultist", "byakhee"]})
    assert me(match).stress == 3


def test_kleptomania() -> None:
    assert me(maddened("kleptomania")).stress == 2
    match = maddened("kleptomania", mine={"stress": 2}, others=[{"place": 7, "cards": {"desk": "left"}}])
    assert [card.card for card in me(match).cards] == ["desk"] and me(match).stress == 0


def test_hypochondria() -> None:
    assert me(maddened("hypochondria", mine={"wounds": 3})).stress == 3


def test_pyromania() -> None:
    match = maddened("pyromania", others=[{"place": 7}], enemies={7: "fire-vampire"}, fire={7: 1})
    assert match.state.fire[space(7)] == 2
    assert me(match, 1).wounds == 2 and enemy(match, "fire-vampire").wounds == 2 and me(match).wounds == 0


def test_catatonia() -> None:
    match = maddened("catatonia", enemies={7: "cultist"}, mine={"stress": 1})
    choose(match, keys(match)[0])
    assert me(match).down and keys(match) == ["rest", "stand-up", "end"]
    before = len(match.state.discoveries)
    end_turn(match)
    assert happened(match, "enemy.attack") == [] and len(match.state.discoveries) == before
    up = maddened("catatonia", enemies={7: "cultist"})
    choose(up, keys(up)[0])
    choose(up, "stand-up")
    assert not me(up).down and me(up).stress == 1 and any(key.startswith("run:") for key in keys(up))


def test_whoever_falls_down_amid_a_fight_is_attacked_no_more() -> None:
    match = scene(
        {"card": "borden", "place": 7, "sanity": 3, "insanity": "catatonia"}, enemies={7: ["byakhee", "cultist"]}
    )
    rig(match, ["tentacle"], ["blank", "blank"])
    to_mythos(match)
    choose(match, enemy(match, "byakhee").key)
    keep(match)
    choose(match, "skill:swiftness")
    assert me(match).down and [event.args["enemy"] for event in events(match, "enemy.attack")] == [Name("byakhee")]


def test_whoever_lies_down_protects_nobody() -> None:
    match = scene({"card": "adam", "place": 7}, {"card": "morgan", "place": 7, "down": True}, enemies={7: "cultist"})
    to_mythos(match)
    assert asked(match) == "reroll", "nobody is asked to step in"


@rule("dmd.stress.3")
def test_standing_up_has_its_price() -> None:
    match = maddened("catatonia", mine={"stress": 4})
    choose(match, keys(match)[0])
    assert keys(match) == ["rest", "end"], "a fifth point does not fit"
    choose(match, "rest")
    choose(match, "stand-up")
    assert not me(match).down and me(match).stress == 2


def test_whoever_steals_a_rival_keeps_only_one_of_the_two() -> None:
    match = maddened(
        "kleptomania",
        mine={"cards": {"feral-student": "right"}},
        others=[{"place": 7, "cards": {"professor": "right"}}],
    )
    assert asked(match) == "discard"
    choose(match, me(match).cards[0].key)
    assert [card.card for card in me(match).cards] == ["professor"]


def test_codependency() -> None:
    match = maddened("codependency", mine={"codependent": 1}, others=[{"place": 2}], enemies={7: "cultist"})
    choose(match, "seat:0")
    assert me(match).stress == 2 and me(match).place == space(2)
    assert enemy(match, "cultist").place == space(7), "nobody follows"


def test_paranoia() -> None:
    match = maddened("paranoia", mine={"stress": 2}, enemies={9: "byakhee"})
    assert enemy(match, "byakhee").place == space(8) and me(match).stress == 0
    beset = maddened("paranoia", mine={"stress": 2}, enemies={8: "byakhee"})
    assert enemy(beset, "byakhee").place == space(7) and me(beset).stress == 2


def test_obsessive_disorder() -> None:
    match = maddened("obsessive-disorder", mine={"wounds": 2, "cards": {"desk": "left", "medical-supplies": "left"}})
    assert me(match).stress == 2
    choose(match, keys(match)[0])
    assert me(match).cards == []


def test_recurring_trauma() -> None:
    assert me(maddened("recurring-trauma", mine={"stress": 3})).stress == 0
    match = scene({"card": "fatima", "place": 7, "sanity": 3, "insanity": "recurring-trauma"}, {"place": 2})
    match.state.mythos.remove("thing-that-should-not-be")
    me(match).trauma = "thing-that-should-not-be"
    act(match, "destroy-equipment", ONE)
    assert [i.stress for i in match.state.investigators] == [2, 2]


def test_psychotic_outbreaks() -> None:
    match = maddened("psychotic-outbreaks", others=[{"place": 4}], enemies={8: "byakhee"})
    assert me(match).place == space(8) and enemy(match, "byakhee").wounds == 2


def test_short_term_memory_loss() -> None:
    assert me(maddened("short-term-memory-loss")).stress == 1
    match = maddened("short-term-memory-loss", mine={"stress": 4, "cards": {"desk": "left"}})
    assert me(match).stress == 0 and me(match).cards == []
    assert game(match).state.discovery_discard == ["desk"]


@rule("dmd.discovery-cards.6")
def test_whoever_lies_down_may_use_cards_but_moves_nothing() -> None:
    match = scene({"card": "adam", "place": 2, "down": True, "stress": 4, "cards": {"desk": "left"}})
    bottle = f"use:{me(match).cards[0].key}:0"
    assert keys(match) == ["rest", bottle, "end"]
    choose(match, bottle)
    assert me(match).stress == 0 and keys(match) == ["stand-up", "end"]
    mirrors = scene({"card": "adam", "place": 5, "down": True, "cards": {"formula-of-motion": "left"}},
                    episode="unspeakable-hour", moon=2)  # fmt: skip
    assert keys(mirrors) == ["stand-up", "end"], "the spell would carry its reader along"


def test_whoever_lies_down_is_not_ambushed() -> None:
    for down, attacks in ((True, []), (False, ["enemy.attack"])):
        match = scene({"card": "adam", "place": 2, "down": down, "stress": 4}, enemies={2: "cultist"})
        ambush = Ambush(who=Enemies()).run(game(match), Scene(0, "pallid-mask"))
        with suppress(StopIteration):
            ambush.send(None)
        ambush.close()
        assert happened(match, "enemy.attack") == attacks
