"""The Action Phase. (eh.actions.*, eh.travel.*, eh.rest.*, eh.trade.*, eh.acquire-assets.*, eh.component-action.*)"""

from __future__ import annotations

from typing import Any

from miskatonic.games.eldritch_horror import actions, moving
from tests.games.eldritch_horror.scenes import (
    CHARLIE,
    LILY,
    MARK,
    SILAS,
    act,
    asked,
    choose,
    decision,
    keys,
    me,
    pick,
    play,
    refused,
    roll,
)
from tests.rules import rule

RESERVE = ["axe", "bandages", "charter-flight", "agency-quarantine"]


def lily(**fields: Any) -> dict[str, Any]:
    return {"investigator": LILY, **fields}


@rule("eh.actions.1", "eh.actions.2", "eh.action-phase.1", "eh.round.1", "eh.round.2", "eh.lead-investigator.2")
def test_everybody_acts_twice_from_the_lead_on_then_encounters_begin() -> None:
    match = play(players=[lily(), {"investigator": MARK}, {"investigator": SILAS}], lead=1)
    order = []
    while match.state.phase == "action":
        order.append(decision(match).seat)
        choose(match, "prepare" if "prepare" in keys(match) else "rest")
        if asked(match) == "ticket-kind":
            choose(match, keys(match)[0])
    assert order == [1, 1, 2, 2, 0, 0]
    assert match.state.phase == "encounter"


@rule("eh.actions.3", "eh.action-phase.1")
def test_the_same_action_is_not_offered_twice() -> None:
    match = play(players=[lily()], reserve=RESERVE)
    choose(match, "rest")
    assert "rest" not in keys(match)
    assert refused(match)["rest"] == "eh.actions.3"


@rule("eh.actions.4")
def test_actions_may_be_forgone() -> None:
    match = play(players=[lily()])
    choose(match, "pass")
    assert match.state.phase == "encounter"


@rule("eh.actions.5", "eh.actions.6")
def test_while_a_journey_is_under_way_there_is_nothing_but_the_journey() -> None:
    match = play(players=[lily(train=1), {"investigator": SILAS, "place": "space-17"}])
    choose(match, "travel:space-17")
    assert keys(match) == ["train:istanbul", "train:shanghai", "stop"]


@rule("eh.action-phase.2", "eh.component-action.1")
def test_all_kinds_of_actions_are_offered_where_they_are_possible() -> None:
    match = play(players=[lily(assets=["cat-burglar"]), {"investigator": SILAS, "place": "shanghai"}], reserve=RESERVE)
    found = {key.partition(":")[0] for key in keys(match)}
    assert found == {"travel", "rest", "acquire", "prepare", "trade", "sheet", "act", "look", "pass"}


# Travel


@rule("eh.travel.1", "eh.adjacent.1", "eh.path.1")
def test_travel_goes_to_an_adjacent_space() -> None:
    match = play(players=[lily()])
    ends = [key.partition(":")[2] for key in keys(match) if key.startswith("travel:")]
    assert sorted(ends) == ["space-17", "space-19", "space-20", "the-himalayas", "tokyo"]
    choose(match, "travel:tokyo")
    assert me(match).place == "tokyo"


@rule("eh.travel.2", "eh.travel.3", "eh.path.2")
def test_each_ticket_carries_one_space_further_along_its_kind_of_path() -> None:
    match = play(players=[lily(ship=1, train=1)])
    choose(match, "travel:space-17")
    assert sorted(keys(match)) == ["ship:space-15", "ship:space-20", "stop", "train:istanbul", "train:shanghai"]
    choose(match, "train:istanbul")
    assert (me(match).place, me(match).train, me(match).ship) == ("istanbul", 0, 1)
    assert asked(match) == "action", "no Ship path leads on"


@rule(
    "eh.prepare-for-travel.1",
    "eh.prepare-for-travel.2",
    "eh.prepare-for-travel.3",
    "eh.prepare-for-travel.4",
    "eh.action-phase.3",
)
def test_tickets_come_in_cities_by_the_paths_that_leave_them() -> None:
    match = play(players=[lily()])
    choose(match, "prepare")
    assert keys(match) == ["train", "ship"]
    choose(match, "ship")
    assert me(match).ship == 1
    port = play(players=[lily(place="sydney")])
    choose(port, "prepare")
    assert (me(port).ship, me(port).train) == (1, 0), "only Ship paths leave Sydney: nothing is asked"
    wild = play(players=[lily(place="tunguska")])
    assert "prepare" not in keys(wild)
    assert refused(wild)["prepare"] == "eh.prepare-for-travel.1"


@rule("eh.prepare-for-travel.5", "eh.prepare-for-travel.6")
def test_a_third_ticket_takes_the_place_of_another() -> None:
    match = play(players=[lily(train=1, ship=1)])
    pick(match, "prepare", "ship", "train")
    assert (me(match).train, me(match).ship) == (0, 2)


# Rest


@rule("eh.rest.1", "eh.health-sanity.2")
def test_rest_recovers_one_of_each_up_to_the_maximum() -> None:
    match = play(players=[lily(health=3, sanity=6)])
    choose(match, "rest")
    assert (me(match).health, me(match).sanity) == (4, 6)


@rule("eh.rest.2", "eh.acquire-assets.2", "eh.action-phase.4", "eh.action-phase.5")
def test_no_rest_and_no_shopping_beside_a_monster() -> None:
    match = play(players=[lily()], monsters={"ghoul": "shanghai"}, reserve=RESERVE)
    assert "rest" not in keys(match)
    assert "acquire" not in keys(match)
    assert refused(match) == {"rest": "eh.rest.2", "acquire": "eh.acquire-assets.2"}


@rule("eh.possessions.4", "eh.possessions.3")
def test_a_card_adds_to_rest_once_per_rest() -> None:
    table = act(lambda game: actions.rest(game, 0), players=[lily(sanity=2, assets=["king-james-bible"])])
    assert table.me.sanity == 4


@rule("eh.conditions.7")
def test_conditions_are_shaken_off_by_rest_on_five_or_six() -> None:
    table = act(
        lambda game: actions.rest(game, 0),
        players=[lily(conditions=["amnesia", "leg-injury"])],
        answers=["yes", "yes"],
        dice="54",
    )
    assert [held.card for held in table.me.conditions] == ["leg-injury"]


# Assets


@rule("eh.acquire-assets.1", "eh.reserve.2")
def test_assets_are_acquired_in_cities_only() -> None:
    wild = play(players=[lily(place="tunguska")], reserve=RESERVE)
    assert "acquire" not in keys(wild)
    assert refused(wild)["acquire"] == "eh.acquire-assets.1"


@rule("eh.acquire-assets.3", "eh.acquire-assets.4", "eh.reserve.3", "eh.reserve.4")
def test_the_result_of_an_influence_test_buys_cards_and_the_reserve_is_filled_up_afterwards() -> None:
    match = play(players=[lily(improvements={"influence": 1})], reserve=RESERVE)
    roll(match, "665")
    choose(match, "acquire")
    assert [key for key in keys(match) if key.startswith("buy:")] == ["buy:axe", "buy:bandages", "buy:charter-flight"]
    choose(match, "buy:axe")
    assert len(match.state.reserve) == 3, "not filled up before the action is over"
    assert [key for key in keys(match) if key.startswith("buy:")] == ["buy:bandages", "buy:charter-flight"]
    choose(match, "buy:bandages")
    choose(match, "done")
    assert [held.card for held in me(match).assets] == ["axe", "bandages"]
    assert len(match.state.reserve) == 4


@rule("eh.acquire-assets.5")
def test_whoever_gains_nothing_may_discard_a_card_of_the_reserve() -> None:
    match = play(players=[lily()], reserve=RESERVE)
    roll(match, "11")
    pick(match, "acquire", "discard:axe")
    assert match.state.asset_discard == ["axe"]
    assert len(match.state.reserve) == 4


@rule("eh.bank-loan.1", "eh.bank-loan.2")
def test_a_loan_adds_two_successes_once() -> None:
    match = play(players=[lily()], reserve=["axe", "bandages", "carbine-rifle", "double-barreled-shotgun"])
    roll(match, "11")
    pick(match, "acquire", "loan")
    assert "loan" not in keys(match)
    assert [key for key in keys(match) if key.startswith("buy:")] == ["buy:axe", "buy:bandages"], "two, and not three"
    choose(match, "buy:axe")
    assert [held.card for held in me(match).conditions] == ["debt"]
    indebted = play(players=[lily(conditions=["debt"])], reserve=RESERVE)
    roll(indebted, "11")
    choose(indebted, "acquire")
    assert "loan" not in keys(indebted)


@rule("eh.charlie-kane.3", "eh.charlie-kane.4")
def test_charlie_shares_what_he_buys_and_a_service_serves_whoever_gets_it() -> None:
    players = [{"investigator": CHARLIE}, lily(health=1, sanity=1)]
    match = play(players=players, reserve=["private-care", "axe", "bandages", "bull-whip"])
    roll(match, "66111")
    pick(match, "acquire", "buy:private-care", "seat:1")
    assert (me(match, 1).health, me(match, 1).sanity) == (6, 6)


# Trade


@rule("eh.trade.1", "eh.trade.2")
def test_possessions_change_hands_if_both_agree() -> None:
    players = [lily(assets=["axe"], clues=1), {"investigator": SILAS, "place": "shanghai", "ship": 1}]
    match = play(players=players)
    clue = me(match).clues[0]
    match.choose(0, "trade")
    match.choose(0, "axe#1", f"clue:{clue}")
    match.choose(0, "ship:0")
    assert decision(match).seat == 1
    match.choose(1, "yes")
    assert [held.card for held in me(match, 1).assets] == ["axe"]
    assert (me(match).ship, me(match, 1).clues) == (1, [clue])
    refusing = play(players=players)
    refusing.choose(0, "trade")
    refusing.choose(0, "axe#1")
    refusing.choose(0)
    refusing.choose(1, "no")
    assert [held.card for held in me(refusing).assets] == ["axe"]


@rule("eh.trade.3", "eh.trade.4", "eh.trade.5", "eh.conditions.3")
def test_conditions_health_and_improvements_cannot_be_traded() -> None:
    players = [
        lily(conditions=["debt"], improvements={"lore": 1}),
        {"investigator": SILAS, "place": "shanghai", "train": 1},
    ]
    match = play(players=players)
    choose(match, "trade")
    assert asked(match) == "trade-take", "there is nothing to give"
    assert keys(match) == ["train:0"]


@rule("eh.trade.6", "eh.defeated.14")
def test_nobody_trades_with_the_defeated() -> None:
    bodies = [{"investigator": SILAS, "place": "shanghai", "assets": ["axe"]}]
    assert "trade" not in keys(play(players=[lily()], defeated=bodies))


# Component actions


@rule("eh.component-action.2", "eh.component-action.3", "eh.component-action.4")
def test_a_component_action_is_used_once_per_round_whoever_has_the_card() -> None:
    players = [lily(assets=["cat-burglar"]), {"investigator": SILAS, "place": "shanghai"}]
    match = play(players=players, reserve=RESERVE)
    roll(match, "3")
    choose(match, "act:cat-burglar#1:0")
    match.choose(0, "trade")
    match.choose(0, "cat-burglar#1")
    match.choose(1, "yes")
    assert decision(match).seat == 1
    assert "act:cat-burglar#1:0" not in keys(match)


@rule("eh.component-action.5", "eh.component-action.6")
def test_sheets_and_other_peoples_cards_are_their_owners() -> None:
    match = play(
        players=[lily(), {"investigator": SILAS, "place": "shanghai", "assets": ["cat-burglar"]}], reserve=RESERVE
    )
    found = keys(match)
    assert "act:cat-burglar#1:0" not in found
    assert found.count("sheet") == 1


@rule(
    "eh.local-action.2",
    "eh.local-action.3",
    "eh.local-action.4",
    "eh.local-action.5",
    "eh.component-action.7",
    "eh.conditions.6",
)
def test_a_local_action_is_open_to_everybody_there_once_each() -> None:
    players = [lily(conditions=["debt"]), {"investigator": SILAS, "place": "shanghai"}, {"investigator": MARK}]
    match = play(players=players)
    roll(match, "11")
    choose(match, "act:debt#1:0")
    assert "act:debt#1:0" not in keys(match)
    choose(match, "pass")
    assert decision(match).seat == 1
    roll(match, "555")
    choose(match, "act:debt#1:0")
    assert me(match).conditions == []
    far = play(players=[{"investigator": MARK}, lily(conditions=["debt"])])
    assert "act:debt#1:0" not in keys(far)


# Delayed and Detained


@rule("eh.delayed.2", "eh.delayed.4")
def test_whoever_is_delayed_stands_up_instead_of_acting() -> None:
    match = play(players=[lily(delayed=True), {"investigator": SILAS}])
    assert decision(match).seat == 1
    assert not me(match).delayed


@rule("eh.delayed.1", "eh.delayed.3")
def test_delayed_in_ones_own_turn_ends_the_turn_instead() -> None:
    table = act(_delay_in_turn, players=[lily()], acting=True, actions=2)
    assert table.cut == (0,)
    assert not table.me.delayed
    later = act(_delay_in_turn, players=[lily()], phase="mythos")
    assert later.me.delayed


async def _delay_in_turn(game: Any) -> None:
    moving.delay(game, 0)


@rule("eh.conflicts.4", "eh.conflicts.5", "eh.golden-rules.3")
def test_detained_one_can_neither_move_nor_be_moved() -> None:
    match = play(players=[lily(conditions=["detained"])])
    assert [key for key in keys(match) if not key.startswith("look:")] == ["act:detained#1:0", "pass"]
    table = act(lambda game: moving.move(game, 0, "rome"), players=[lily(conditions=["detained"])])
    assert table.me.place == "shanghai"


@rule("eh.golden-rules.2", "eh.conflicts.3")
def test_a_card_prevails_over_the_rules() -> None:
    match = play(players=[lily()], ongoing={"strange-sightings": 0})
    assert "rest" not in keys(match)


@rule("eh.conflicts.4")
def test_what_a_card_forbids_is_refused_in_its_name() -> None:
    """Nobody has to guess why an action is not offered."""
    reserve = ["axe"]
    detained = play(players=[{"investigator": LILY, "conditions": ["detained"]}], reserve=reserve)
    assert refused(detained) == dict.fromkeys(("rest", "acquire", "prepare", "trade"), "eh.conflicts.4")
    restless = play(ongoing={"strange-sightings": 0}, reserve=reserve)
    assert refused(restless) == {"rest": "eh.conflicts.4"}
    assert "rest" not in keys(restless)
    assert refused(play()) == {"acquire": "eh.reserve.2"}
