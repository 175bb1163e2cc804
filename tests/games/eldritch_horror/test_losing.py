"""Health and Sanity, prevention, defeat, devouring, elimination. (eh.health-sanity.*, eh.defeated.*, eh.devoured.*)"""

from __future__ import annotations

from typing import Any

from miskatonic.games.eldritch_horror import RULES, bodies, losing, purse
from tests.games.eldritch_horror.scenes import (
    LILY,
    MARK,
    SILAS,
    Table,
    act,
    asked,
    carry_out,
    choose,
    decision,
    keys,
    me,
    mythos,
    play,
)
from tests.rules import rule

LOSE_ALL = {"do": "lose", "health": 9}


def lily(**fields: Any) -> dict[str, Any]:
    return {"investigator": LILY, **fields}


@rule("eh.health-sanity.5", "eh.health-sanity.6", "eh.defeated.1")
def test_losses_are_taken_off_and_nothing_left_is_defeat() -> None:
    hurt = carry_out({"do": "lose", "health": 2, "sanity": 1})
    assert (hurt.me.health, hurt.me.sanity) == (4, 5)
    table = carry_out({"do": "lose", "sanity": 6}, answers=[])
    assert table.me.investigator == ""
    assert table.state.defeated[0].investigator == LILY


@rule("eh.spending.4", "eh.health-sanity.7", "eh.health-sanity.8")
def test_the_last_point_cannot_be_spent_and_spending_cannot_be_prevented() -> None:
    offer = {"do": "offer", "cost": [{"do": "spend", "what": "health", "amount": 2}], "then": [{"do": "gain-clues"}]}
    assert carry_out(offer, players=[lily(health=2)]).kinds == []
    table = carry_out(offer, players=[lily(health=3, assets=["bandages"])], answers=["yes"])
    assert (table.me.health, table.kinds) == (1, ["may"])
    assert not purse.can_spend(table.me, "health", 1)


def test_bandages_prevent_a_loss_of_somebody_on_the_same_space() -> None:
    players = [lily(), {"investigator": MARK, "place": "shanghai", "assets": ["bandages"]}]
    table = carry_out({"do": "lose", "health": 3}, players=players, answers=["prevent:bandages#1"])
    assert table.me.health == 5
    assert table.state.asset_discard == ["bandages"]
    far = carry_out({"do": "lose", "health": 3}, players=[lily(), {"investigator": MARK, "assets": ["bandages"]}])
    assert far.me.health == 3


# Defeated


def defeated(**position: Any) -> Table:
    players = [
        lily(place="tunguska", assets=["axe"], clues=2, ship=1, conditions=["debt"], improvements={"lore": 1}),
        {"investigator": MARK, "place": "rome"},
    ]
    return carry_out(LOSE_ALL, **{"players": players, **position})


@rule(
    "eh.defeated.2",
    "eh.defeated.3",
    "eh.defeated.4",
    "eh.defeated.5",
    "eh.defeated.6",
    "eh.defeated.7",
    "eh.defeated.21",
    "eh.nearest.1",
)
def test_the_steps_of_defeat() -> None:
    table = defeated()
    (body,) = table.state.defeated
    assert table.state.doom == 14
    assert (body.place, body.cause) == ("space-16", "health"), "the nearest City"
    assert ([held.card for held in body.assets], len(body.clues), body.ship) == (["axe"], 2, 1)
    assert table.me.place == "", "his token lies: nobody stands there"
    assert table.me.conditions == []
    assert table.me.improvements == {}
    copies = RULES.content.conditions["debt"].copies
    assert table.state.conditions.fog.count("debt") == copies, "his Condition is back in the deck"


@rule("eh.defeated.8", "eh.lead-investigator.1")
def test_the_lead_token_is_passed_on() -> None:
    players = [lily(), {"investigator": MARK}, {"investigator": SILAS}]
    table = carry_out(LOSE_ALL, players=players, answers=["seat:2"])
    assert table.state.lead == 2


@rule("eh.defeated.22", "eh.defeated.9")
def test_the_token_says_what_was_lost_and_who_lost_both_chooses() -> None:
    assert carry_out({"do": "lose", "sanity": 9}).state.defeated[0].cause == "sanity"
    both = carry_out({"do": "lose", "health": 9, "sanity": 9}, answers=["sanity"])
    assert both.state.defeated[0].cause == "sanity"


@rule("eh.defeated.17", "eh.defeated.16")
def test_a_defeated_investigator_stops_at_once() -> None:
    table = carry_out(LOSE_ALL, {"do": "gain-clues"}, {"do": "advance-doom", "amount": 5})
    assert table.cut == (0,)
    assert table.state.doom == 14, "only the Doom of the defeat"


@rule("eh.defeated.23", "eh.defeated.14", "eh.defeated.15")
def test_effects_on_investigators_pass_over_the_defeated() -> None:
    players = [{"investigator": "none"}, lily()]
    table = carry_out({"do": "lose", "sanity": 1, "who": "each"}, seat=1, lead=1, players=players)
    assert (table.state.players[1].sanity, table.state.players[0].sanity) == (5, 0)
    assert table.game.investigators == 1
    match = play(players=players, lead=1)
    assert decision(match).seat == 1
    choose(match, "pass")
    assert match.state.phase == "encounter", "the defeated one has no turn"


@rule("eh.defeated.10", "eh.devoured.5", "eh.faq.8", "eh.faq.9")
def test_a_new_investigator_comes_at_the_end_of_the_mythos_phase_and_may_lead_at_once() -> None:
    match = mythos("support-of-the-church", players=[lily(), {"investigator": "none"}], gates=["arkham", "rome"])
    assert asked(match) == "investigator"
    assert decision(match).seat == 1
    assert LILY not in keys(match)
    choose(match, "leo-anderson")
    assert me(match, 1).place == "buenos-aires"
    assert (me(match, 1).health, [held.card for held in me(match, 1).assets]) == (6, ["hired-muscle"])
    assert asked(match) == "lead"
    choose(match, "seat:1")
    assert match.state.lead == 1


@rule("eh.defeated.11", "eh.returning-to-box.1")
def test_whoever_was_defeated_or_devoured_cannot_be_chosen_again() -> None:
    bodies_ = [{"investigator": SILAS, "place": "rome"}]
    match = mythos(
        "support-of-the-church", players=[lily(), {"investigator": "none"}], defeated=bodies_, gates=["arkham"]
    )
    assert SILAS not in keys(match)
    table = carry_out({"do": "be-devoured"}, players=[lily(), {"investigator": MARK}])
    assert LILY not in table.state.investigators
    assert LILY in table.state.box


@rule("eh.defeated.12", "eh.eliminated.1", "eh.eliminated.2")
def test_with_no_investigator_left_the_player_is_eliminated() -> None:
    match = mythos(
        "support-of-the-church", players=[lily(), {"investigator": "none"}], investigators=[], gates=["arkham"]
    )
    assert me(match, 1).out
    assert match.outcome is None


@rule("eh.defeated.13", "eh.ancient-one.8", "eh.eliminated.3")
def test_while_the_ancient_one_is_awake_defeat_is_the_end_of_a_player() -> None:
    players = [lily(), {"investigator": MARK}]
    table = carry_out(LOSE_ALL, players=players, ancient_one="cthulhu", awake=True, doom=0, answers=[])
    assert table.me.out
    devoured = carry_out({"do": "be-devoured"}, players=players, ancient_one="cthulhu", awake=True, doom=0)
    assert devoured.me.out


@rule("eh.eliminated.5", "eh.winning-losing.4")
def test_when_all_are_eliminated_the_investigators_lose() -> None:
    table = carry_out(LOSE_ALL, ancient_one="cthulhu", awake=True, doom=0)
    assert table.over
    assert table.state.ended == "eliminated"


@rule("eh.defeated.18", "eh.defeated.19", "eh.defeated.20")
def test_the_encounter_with_a_defeated_investigator() -> None:
    """Mark: Strength if Crippled, Influence if Insane. Lily has 4 and 2."""
    body = {"investigator": MARK, "place": "shanghai", "assets": ["axe"], "clues": 1}
    crippled = act(
        lambda game: bodies.encounter(game, game.player(0), MARK),
        players=[lily()],
        defeated=[body],
        dice="5111",
        answers=["accept"],
    )
    assert (crippled.state.doom, [held.card for held in crippled.me.assets], len(crippled.me.clues)) == (16, ["axe"], 1)
    assert crippled.state.defeated == []
    assert MARK in crippled.state.box
    insane = act(
        lambda game: bodies.encounter(game, game.player(0), MARK),
        players=[lily()],
        defeated=[{**body, "cause": "sanity", "clues": 0}],
        dice="11",
    )
    assert insane.state.doom == 15
    match = play(players=[lily()], phase="encounter", defeated=[body])
    assert f"defeated:{MARK}" in keys(match)


@rule("eh.component-limits.3")
def test_what_lies_with_the_defeated_is_not_available() -> None:
    body = {"investigator": MARK, "place": "rome", "assets": ["axe"]}
    table = carry_out({"do": "gain-asset", "named": "axe"}, defeated=[body])
    assert table.me.assets == []


# Devoured


@rule("eh.devoured.1", "eh.devoured.2", "eh.devoured.3", "eh.devoured.4", "eh.devoured.6")
def test_the_steps_of_being_devoured() -> None:
    players = [
        lily(assets=["axe"], clues=1, conditions=["debt"], spells=["wither"]),
        {"investigator": MARK},
        {"investigator": SILAS},
    ]
    table = carry_out({"do": "be-devoured"}, players=players, answers=["seat:1"])
    assert table.state.doom == 14
    assert table.state.asset_discard == ["axe"]
    assert len(table.state.clue_discard) == 1
    assert table.state.defeated == []
    assert table.state.lead == 1
    assert table.state.spells.fog.count("wither") == 2


@rule("eh.investigator.2", "eh.investigator.3", "eh.lead-investigator.3", "eh.nearest.2", "eh.nearest.3")
def test_the_active_investigator_decides_what_is_nearest() -> None:
    """From the Pyramids both Rome and Istanbul are one path away; where one stands is nearest of all."""
    players = [lily(), {"investigator": MARK, "place": "the-pyramids"}]
    mythos_phase = act(
        lambda game: losing.nearest_space(game, "the-pyramids", "city", "eh.nearest.2"),
        players=players,
        phase="mythos",
        answers=["rome"],
    )
    assert mythos_phase.asked[0].seat == 0
    own = act(
        lambda game: losing.nearest_space(game, "the-pyramids", "city", "eh.nearest.2"),
        players=players,
        active=1,
        acting=True,
        answers=["istanbul"],
    )
    assert own.asked[0].seat == 1
    there = act(lambda game: losing.nearest_space(game, "rome", "city", "eh.nearest.3"), players=players)
    assert (there.result, there.kinds) == ("rome", [])


@rule("eh.faq.1")
def test_investigators_means_whoever_used_it_too() -> None:
    table = carry_out({"do": "recover", "sanity": 1, "who": "here"}, players=[lily(sanity=3)])
    assert table.me.sanity == 4


@rule("eh.jim-culver.1")
def test_after_jims_song_one_may_still_rest() -> None:
    match = play(players=[{"investigator": "jim-culver", "sanity": 1}])
    choose(match, "sheet")
    assert me(match).sanity == 2
    choose(match, "rest")
    assert me(match).sanity == 3
