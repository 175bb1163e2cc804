"""What the rulebook leaves open, as the almanac decides it. (eh.ruling-*)"""

from __future__ import annotations

from typing import Any

from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.verbs.world import EndExpedition
from miskatonic.kit.scene import Scene
from tests.games.eldritch_horror.scenes import (
    CONTENT,
    LILY,
    MARK,
    TRISH,
    act,
    asked,
    carry_out,
    choose,
    decision,
    keys,
    me,
    mythos,
    play,
    roll,
)
from tests.rules import rule

LOSE_ALL = {"do": "lose", "health": 9}


def lily(**fields: Any) -> dict[str, Any]:
    return {"investigator": LILY, **fields}


@rule("eh.ruling-defeat.1")
def test_whoever_falls_with_the_doom_that_wakes_the_ancient_one_is_not_eliminated() -> None:
    players = [lily(), {"investigator": MARK}]
    table = carry_out(LOSE_ALL, players=players, ancient_one="cthulhu", doom=1)
    assert table.state.awake
    assert (table.me.investigator, table.me.out) == ("", False)
    devoured = carry_out({"do": "be-devoured"}, players=players, ancient_one="cthulhu", doom=1)
    assert devoured.state.awake
    assert (devoured.me.investigator, devoured.me.out) == ("", False)


@rule("eh.ruling-defeat.2")
def test_the_number_of_investigators_is_never_less_than_one() -> None:
    async def nothing(game: Eldritch) -> int:
        return game.investigators

    assert act(nothing, players=[lily(), {"investigator": "none"}]).result == 1
    assert act(nothing, players=[{"investigator": "none"}]).result == 1
    assert act(nothing, players=[lily(), {"investigator": MARK}]).result == 2


@rule("eh.ruling-defeat.3", "eh.conflicts.1", "eh.faq.8")
def test_the_lead_investigator_decides_whether_new_investigators_are_counted_for_the_mystery() -> None:
    """One Clue is enough for one investigator, but not for two."""
    players = [lily(), {"investigator": "none"}]
    mystery = {"card": "occult-research", "clues": 1}
    position: dict[str, Any] = {"ancient_one": "azathoth", "mystery": mystery, "gates": ["arkham"]}
    first = mythos("support-of-the-church", players=players, **position)
    assert (asked(first), decision(first).seat) == ("mystery-first", 0)
    choose(first, "yes")
    assert first.state.solved == ["occult-research"]
    assert TRISH in keys(first)
    choose(first, TRISH)
    assert me(first, 1).investigator == TRISH
    assert first.state.solved == ["occult-research"]
    later = mythos("support-of-the-church", players=players, **position)
    choose(later, "no")
    choose(later, TRISH)
    assert later.state.solved == []
    alone = mythos("support-of-the-church", **position)
    assert alone.state.solved == ["occult-research"]


@rule("eh.ruling-defeat.3")
def test_an_incomplete_mystery_or_an_empty_world_asks_nothing() -> None:
    mystery = {"card": "occult-research", "clues": 1}
    position: dict[str, Any] = {"ancient_one": "azathoth", "gates": ["arkham"]}
    three = [lily(), {"investigator": MARK}, {"investigator": "none"}]
    incomplete = mythos("support-of-the-church", players=three, mystery=mystery, **position)
    assert asked(incomplete) == "investigator"
    nobody = mythos("support-of-the-church", players=[{"investigator": "none"}] * 2, mystery=mystery, **position)
    assert asked(nobody) == "investigator"
    choose(nobody, LILY)
    choose(nobody, TRISH)
    assert nobody.state.solved == []


@rule("eh.ruling-choices.1")
def test_whoever_is_delayed_cannot_pay_by_becoming_delayed() -> None:
    offer = {"do": "offer", "cost": [{"do": "become-delayed", "chosen": True}], "then": [{"do": "gain-clues"}]}
    free = carry_out(offer, phase="mythos", answers=["yes"])
    assert (free.me.delayed, len(free.me.clues)) == (True, 1)
    already = carry_out(offer, players=[lily(delayed=True)], phase="mythos")
    assert (already.asked, already.me.clues) == ([], [])


@rule("eh.ruling-choices.2")
def test_nothing_but_successes_is_not_offered_for_a_reroll() -> None:
    check = {"do": "check", "skill": "lore", "pass": [{"do": "gain-clues"}]}
    table = carry_out(check, players=[lily(clues=1)], dice="56")
    assert (table.asked, len(table.me.clues)) == ([], 2)
    one = carry_out(check, players=[lily(clues=1)], dice="54", answers=["accept"])
    assert one.kinds == ["test"]


@rule("eh.ruling-decks.1")
def test_an_ended_expedition_takes_its_discarded_cards_along() -> None:
    async def ends(game: Eldritch) -> None:
        pile = game.state.encounter_discard["expedition"]
        game.state.encounters["expedition"].remove("expedition-tunguska-1")
        pile.append("expedition-tunguska-1")
        await EndExpedition().run(game, Scene(0, "arkham"))

    table = act(ends, expedition="tunguska")
    gone = [card for card in table.state.box if card.startswith("expedition-tunguska")]
    assert sorted(gone) == [f"expedition-tunguska-{number}" for number in (1, 2, 3)]
    assert table.state.encounter_discard["expedition"] == []
    assert CONTENT.expeditions["expedition-tunguska-1"].space == "tunguska"


def test_a_space_that_the_sea_has_drowned_serves_the_mystery_of_the_deep_ones() -> None:
    """The card asks for a space with an Eldritch token, whoever put it there."""
    position = {"ancient_one": "cthulhu", "mystery": "the-deep-ones-attack", "phase": "encounter"}
    players = [lily(place="space-3", clues=1), {"investigator": MARK, "place": "rome"}]
    match = play(players=players, eldritch={"space-3": 1}, **position)
    assert "mystery" in keys(match)
    assert "mystery" not in keys(play(players=players, eldritch={"space-2": 1}, **position))
    roll(match, "555" + "556")
    choose(match, "mystery")
    choose(match, "yes")
    assert match.state.mystery is not None
    assert (match.state.mystery.eldritch, match.state.eldritch) == (1, {})
