"""What small words of cards and sheets decide: prices that are paid, things that happen otherwise, who is spared."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch_horror import bodies, closing, combat, doom, gaining, trading
from miskatonic.games.eldritch_horror.state import Encounter
from miskatonic.games.eldritch_horror.terms import OMENS
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene
from tests.games.eldritch_horror.scenes import (
    CONTENT,
    LILY,
    MARK,
    Table,
    act,
    answer_first,
    carry_out,
    choose,
    keys,
    me,
    play,
    roll,
)
from tests.rules import rule


def lily(**fields: Any) -> dict[str, Any]:
    return {"investigator": LILY, **fields}


# Prices and what happens without them

OFFER = {
    "do": "offer",
    "cost": [{"do": "spend", "what": "sanity", "amount": 1}],
    "then": [{"do": "gain-clues", "amount": 1}],
    "else": [{"do": "lose", "health": 2}],
}


@rule("eh.faq.14")
@pytest.mark.parametrize(
    ("sanity", "answers", "left"), [(3, ["yes"], (2, 6, 1)), (3, ["no"], (3, 4, 0)), (1, [], (1, 4, 0))]
)
def test_whoever_does_not_pay_or_cannot_has_the_other_thing(
    sanity: int, answers: list[str], left: tuple[int, int, int]
) -> None:
    table = carry_out(OFFER, players=[lily(sanity=sanity)], answers=answers)
    assert (table.me.sanity, table.me.health, len(table.me.clues)) == left


def test_a_component_action_costs_what_its_card_says() -> None:
    match = play(players=[lily(assets=["dynamite"])], monsters={"shoggoth": "shanghai"})
    choose(match, "act:dynamite#1:0")
    assert (me(match).assets, match.state.asset_discard) == ([], ["dynamite"])
    assert match.state.monsters[0].count("health") == 3


def test_a_spell_is_cast_once_per_round_as_an_action() -> None:
    match = play(players=[lily(spells=["feed-the-mind-1"])])
    roll(match, "11")
    choose(match, "cast:feed-the-mind#1")
    answer_first(match, "action")
    assert not [key for key in keys(match) if key.startswith("cast:")]


def test_who_pays_in_blood_loses_as_much_as_the_monster_could_bear() -> None:
    table = carry_out(
        {"do": "pay-in-blood"}, monsters=[("ghoul", "rome"), ("shoggoth", "london")], answers=["shoggoth#2"]
    )
    toughness = table.game.toughness("shoggoth")
    assert (table.me.health, [monster.card for monster in table.state.monsters]) == (6 - toughness, ["ghoul"])
    nobody = carry_out({"do": "pay-in-blood"})
    assert nobody.me.health == 6


def test_clues_that_are_gained_are_told_and_counted_for_the_encounter() -> None:
    async def gain(game: Any) -> None:
        game.state.encounter = Encounter(0, "")
        await gaining.gain_clues(game, 0, 2)

    table = act(gain)
    assert table.state.encounter is not None
    assert (len(table.me.clues), table.told("gained.clues"), table.state.encounter.gained) == (2, 1, 2)


# Mysteries that Gates feed


def closed(mystery: str, answers: list[str], *, matching: bool = True, **me: Any) -> Table:
    """Lily closes the Gate of London."""
    gate = CONTENT.gates["gate-london"]
    omen = next(space for space, omen in enumerate(OMENS) if (omen == gate.omen) is matching)

    async def close(game: Any) -> None:
        game.state.encounter = Encounter(0, "", about_gate="gate-london")
        await closing.close_this_gate(game, 0)

    sheet = CONTENT.mysteries[mystery].ancient_one
    return act(
        close,
        answers=answers,
        players=[lily(**me)],
        ancient_one=sheet,
        mystery=mystery,
        gates=["london"],
        omen=omen,
    )


def test_a_gate_that_matches_the_omen_feeds_the_mystery_for_a_clue() -> None:
    table = closed("omen-of-devastation", ["yes"], clues=2)
    assert table.state.mystery is not None
    assert (len(table.me.clues), table.state.mystery.eldritch, table.state.gates) == (1, 1, [])
    assert closed("omen-of-devastation", [], clues=0).kinds == []
    assert closed("omen-of-devastation", [], matching=False, clues=2).kinds == []


def test_a_gate_is_kept_on_the_mystery_for_two_spells_and_no_fewer() -> None:
    table = closed("where-the-old-ones-broke-through", ["yes", "wither#1"], spells=["wither", "shriveling"])
    assert table.state.mystery is not None
    assert (table.me.spells, table.state.mystery.gates, table.state.gates) == ([], ["gate-london"], [])
    assert closed("where-the-old-ones-broke-through", [], spells=["wither"]).kinds == []


# Omens


@pytest.mark.parametrize("space", range(len(OMENS)))
def test_the_omen_is_set_to_any_space_without_doom(space: int) -> None:
    table = carry_out({"do": "set-omen"}, answers=[f"omen:{space}"], gates=["london", "rome"], omen=(space + 1) % 4)
    assert (table.state.omen, table.told("omen")) == (space, 1)
    assert (table.told("doom.advanced"), table.told("doom.retreated")) == (0, 0)


def test_six_monsters_around_the_black_goat_are_the_end() -> None:
    beasts = [("ghoul", "the-heart-of-africa")] * 2 + [("shoggoth", "the-heart-of-africa")]

    def advance(others: list[tuple[str, str]]) -> Table:
        lurking = [("epic-shub-niggurath", "the-heart-of-africa"), *beasts, *others]
        return act(
            lambda game: doom.advance(game, 1), ancient_one="shub-niggurath", awake=True, doom=0, monsters=lurking
        )

    five, six = advance([]), advance([("cultist", "the-heart-of-africa")])
    assert (len(five.state.monsters), five.over) == (5, False)
    assert (len(six.state.monsters), six.over, six.state.ended) == (6, True, "overrun")


# Cards that change hands, and Conditions


@rule("eh.spells.6")
def test_a_spell_that_its_new_owner_does_not_have_is_his() -> None:
    players = [lily(spells=["wither"]), {"investigator": MARK, "place": "shanghai", "spells": ["shriveling"]}]
    table = act(lambda game: trading.hand_over(game, 0, 1, ["wither#1"]), players=players)
    assert [[held.card for held in player.spells] for player in table.state.players] == [[], ["shriveling", "wither"]]


@rule("eh.conditions.5")
def test_a_condition_can_be_gained_if_one_is_left_and_it_is_not_there_already() -> None:
    table = Table({"players": [lily(conditions=["debt"]), {"investigator": MARK}]}, {})
    assert [gaining.can_gain(table.game, seat, "debt") for seat in range(2)] == [False, True]
    table.state.conditions.fog = [card for card in table.state.conditions.fog if card != "debt"]
    assert not gaining.can_gain(table.game, 1, "debt"), "none is left"
    assert table.drive(gaining.gain_condition(table.game, 1, "debt"), []) is False
    assert table.state.players[1].conditions == []


@rule("eh.mark-harrigan.3", "eh.mark-harrigan.4")
@pytest.mark.parametrize(
    ("investigator", "effect", "gained"),
    [
        (MARK, {"condition": "detained"}, False),
        (MARK, {"condition": "detained", "chosen": True}, True),
        (MARK, {"condition": "debt"}, True),
        (LILY, {"condition": "detained"}, True),
    ],
)
def test_mark_is_not_detained_unless_he_chooses_to_be(investigator: str, effect: dict[str, Any], gained: bool) -> None:
    table = carry_out({"do": "gain-condition", **effect}, players=[{"investigator": investigator}])
    assert [held.card for held in table.me.conditions] == ([effect["condition"]] if gained else [])


# Rumors


def test_rumors_are_told_from_other_cards_that_lie_there() -> None:
    rumors = [name for name, card in CONTENT.mythos.items() if "rumor" in card.traits]
    ongoing = [name for name, card in CONTENT.mythos.items() if "ongoing" in card.traits and name not in rumors]
    table = Table({"ongoing": {rumors[0]: 0, ongoing[0]: 0}}, {})
    assert [printed(key) for key in table.game.among("rumors", Scene(0, "arkham"))] == [rumors[0]]


# What the box allows and a short cut would forbid


@pytest.mark.parametrize(("answers", "lost"), [(["raise:derringer-18#1", "die:1"], 3), (["accept"], 2)])
def test_a_five_may_be_raised_where_a_six_counts_twice(answers: list[str], lost: int) -> None:
    """All dice show successes, but a 6 would be two of them."""

    async def fight(game: Any) -> None:
        await combat.encounter(game, 0, game.state.monsters[0].key)

    table = act(
        fight,
        players=[{"investigator": "jacqueline-fine", "assets": ["derringer-18", "double-barreled-shotgun"]}],
        monsters=[("star-spawn", "space-5")],
        dice="66" + "55",
        answers=answers,
    )
    assert table.monster("star-spawn").count("health") == lost


@rule("eh.possessions.3")
def test_a_ward_helps_against_what_another_spell_costs() -> None:
    """Flesh Ward costs its caster a Sanity; Instill Bravery prevents that."""
    table = carry_out(
        {"do": "lose", "health": 2},
        players=[lily(spells=["flesh-ward-1", "instill-bravery-2"])],
        answers=["prevent:flesh-ward#1", "prevent:instill-bravery#2"],
        dice="55" + "51",
    )
    assert (table.me.health, table.me.sanity) == (6, 6)


def test_a_monster_that_ambushes_on_the_space_of_the_rumor_counts_for_it() -> None:
    async def ambush(game: Any) -> None:
        await combat.ambush(game, 0)

    table = act(
        ambush,
        players=[lily(place="space-19", clues=1), {"investigator": MARK}],
        ongoing={"return-of-the-ancient-ones": 0},
        draws={"draw.monsters": ["ghoul"]},
        dice="5555" + "5555",
        answers=["yes"],
    )
    (rumor,) = table.state.ongoing
    assert (rumor.monsters, table.me.clues) == (["ghoul"], [])


def test_whoever_encounters_a_defeated_investigator_is_told_what_was_found() -> None:
    body = {"investigator": MARK, "place": "shanghai", "cause": "health", "clues": 2, "assets": ["axe"], "train": 1}

    async def find(game: Any) -> None:
        await bodies.encounter(game, game.player(0), MARK)

    table = act(find, players=[lily()], defeated=[body], dice="1111", answers=["accept"])
    assert (len(table.me.clues), table.me.train, [held.card for held in table.me.assets]) == (2, 1, ["axe"])
    assert [table.told(kind) for kind in ("gained.clues", "ticket.gained", "gained.card")] == [1, 1, 1]
