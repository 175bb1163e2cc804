"""Coming and going between scenarios, and scenarios played by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.games.arkham_lcg import RULES
from miskatonic.games.arkham_lcg.state import State
from tests.games.arkham_lcg.scenes import (
    AGNES,
    CONTENT,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
    WENDY,
    choose,
    do,
    enemy,
    keys,
    kind,
    me,
    new_game,
    scene,
    skip,
    use,
)
from tests.rules import rule

STREETS: dict[str, dict[str, Any]] = {"rivertown": {}, "graveyard": {}}


def two_have_won() -> dict[str, Any]:
    """Roland (with a trauma) and Agnes have killed the Priest; what comes next."""
    match = scene(
        {"investigator": ROLAND, "place": "hallway", "physical_trauma": 1}, {"investigator": AGNES, "place": "hallway"},
        locations=HOUSE, act="what-have-you-done",
        enemies=[{"card": "ghoul-priest", "engaged": 0, "place": "hallway", "damage": 9}],
    )  # fmt: skip
    do(match, f"fight:{enemy(match).key}", "choice:1", tokens="0")
    options = match.sequel()
    assert options is not None
    return options


def ended(match: Match[State]) -> dict[str, Any]:
    """The Midnight Masks are left at once, by everybody."""
    while match.pending:
        agenda = match.state.agenda
        resign = use(agenda.key) if agenda is not None else ""
        if resign in keys(match):
            do(match, resign)
        else:
            skip(match, "action") if kind(match) != "action" else do(match, "end")
    options = match.sequel()
    assert options is not None
    return options


@rule("ah.join-leave.1", "ah.join-leave.2")
def test_who_leaves_a_campaign_stays_in_its_log_and_may_come_back() -> None:
    options = two_have_won()
    alone = Match.new(RULES, 1, {**options, "investigator": [AGNES]}, seed="next")
    (gone,) = alone.state.campaign.absent
    assert gone.investigator == ROLAND and gone.physical_trauma == 1 and gone.experience == 7
    skip(alone, "action")
    assert alone.state.investigators == 1 and me(alone).investigator == AGNES
    options = ended(alone)
    again = Match.new(RULES, 2, {**options, "investigator": [AGNES, ROLAND]}, seed="third")
    assert not again.state.campaign.absent
    assert me(again, 1).physical_trauma == 1 and me(again, 1).experience == 7


@rule("ah.join-leave.1", "ah.join-leave.3", "ah.join-leave.4")
def test_who_joins_a_campaign_brings_nobody_who_was_there_and_nothing_else() -> None:
    options = two_have_won()
    match = Match.new(RULES, 2, {**options, "investigator": [AGNES, "random"]}, seed="next")
    while kind(match) == "buy":
        do(match, "done")
    assert kind(match) == "new-investigator" and sorted(keys(match)) == sorted([DAISY, SKIDS, WENDY])
    choose(match, WENDY)
    new = me(match, 1)
    assert (new.experience, new.physical_trauma, new.mental_trauma) == (0, 0, 0)
    skip(match, "action", "turn")
    assert len(me(match, 1).starting) == 33 and me(match, 1).starting.count("wendy-s-amulet") == 1


@rule("ah.join-leave.3")
def test_nobody_begins_with_an_investigator_who_is_lost() -> None:
    options = two_have_won()
    options["campaign"]["campaign"]["killed"] = [WENDY]
    with pytest.raises(BadOptions):
        Match.new(RULES, 3, {**options, "investigator": [ROLAND, AGNES, WENDY]}, seed="next")


@rule("ah.trauma.13")
def test_a_campaign_ends_when_somebody_finds_no_investigator_any_more() -> None:
    options = two_have_won()
    left = options["campaign"]
    left["players"][0]["killed"] = True
    left["campaign"]["killed"] = [ROLAND, DAISY, SKIDS]
    assert RULES.sequel({}, left) is not None, "Wendy is free"
    left["campaign"]["killed"] = [ROLAND, DAISY, SKIDS, WENDY]
    assert RULES.sequel({}, left) is None, "Agnes has a player already"


# Standalone


@rule("ah.standalone.10", "ah.standalone.11", "ah.standalone.14", "ah.standalone.15", "ah.standalone.16")
def test_earlier_resolutions_are_chosen_and_recorded_without_experience() -> None:
    match = new_game(1, scenario="the-devourer-below", mode="standalone", investigator=ROLAND)
    assert kind(match) == "earlier" and keys(match) == [f"resolution:{name}" for name in ("R1", "R2", "R3", "none")]
    do(match, "resolution:R3", f"seat:{0}")
    assert match.state.campaign.log == ["lita-found-others", "house-standing", "ghoul-priest-alive"]
    assert kind(match) == "earlier", "and the second scenario"
    do(match, "resolution:R2", "card:herman-collins card:ruth-turner", "")
    log = match.state.campaign
    assert log.interrogated == ["herman-collins", "ruth-turner"] and len(log.got_away) == 4
    assert "past-midnight" in log.log and "ghoul-priest-alive" in log.log
    skip(match, "action")
    player = me(match)
    assert player.experience == 0 and not player.killed and "lita-chantler" in player.starting
    assert match.state.agenda is not None and match.state.agenda.count("doom") == 2, "four got away"
    assert "ghoul-priest" in match.state.encounter.fog
    assert len(player.hand) == 3, "past midnight two cards are lost"


@rule("ah.standalone.12", "ah.standalone.13")
def test_a_better_resolution_leaves_the_investigators_better_off() -> None:
    match = new_game(1, scenario="the-midnight-masks", mode="standalone", investigator=ROLAND)
    assert keys(match)[0] == "resolution:R1", "for whoever does not care"
    do(match, "resolution:R2")
    skip(match, "action")
    assert me(match).place == "your-house" and me(match).mental_trauma == 0
    assert "ghoul-priest" in match.state.removed
    match = new_game(1, scenario="the-midnight-masks", mode="standalone", investigator=ROLAND)
    do(match, "resolution:R1", "nobody")
    skip(match, "action")
    assert me(match).place == "rivertown" and me(match).mental_trauma == 1 == me(match).horror


def test_a_standalone_game_that_asks_for_earlier_scenarios_keeps_its_components() -> None:
    match = new_game(2, scenario="the-devourer-below", mode="standalone")
    scenario = {card for place in (match.state.box, match.state.removed) for card in place}
    while match.state.phase == "set-up":
        first = match.pending[0]
        match.choose(first.seat, *[option.key for option in first.options[: first.least]])
        there = RULES.components(match.state)
        assert all(there.get(card) for card in scenario if card in CONTENT.enemies)


@rule("ah.winning-losing.6", "ah.winning-losing.8")
def test_leaving_the_masks_is_the_first_resolution_and_no_victory() -> None:
    for mode in ("campaign", "standalone"):
        match = scene({"investigator": ROLAND}, scenario="the-midnight-masks", locations=STREETS, mode=mode)
        agenda = match.state.agenda
        assert agenda is not None
        do(match, use(agenda.key))
        assert match.outcome is not None and not match.outcome.won
        assert match.state.resolution == "none" and "the-masked-hunter" in match.state.campaign.got_away


@rule("ah.killed-insane.6")
def test_alone_nobody_is_lost_for_good() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", locations={"main-path": {}}, mode="standalone"
    )
    do(match, use("main-path"))
    assert match.outcome is not None and match.sequel() is None
    assert match.state.campaign.killed == [], "killed, insane or defeated: it is all the same"


@rule("ah.standalone.18")
def test_a_weakness_that_the_collection_does_not_hold_is_left_out() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", agenda="the-ritual-begins", mode="standalone",
        locations={"main-path": {}}, doom=4, phase="mythos", step="begins", encounter=["ancient-evils"], tokens="-1",
    )  # fmt: skip
    other = scene(
        {"investigator": ROLAND}, scenario="the-devourer-below", agenda="the-ritual-begins", mode="standalone",
        locations={"main-path": {}}, doom=4, encounter=["ancient-evils"],
    )  # fmt: skip
    mad = [card for card in other.state.weaknesses.fog if "madness" in CONTENT.player_cards[card].traits]
    for card in mad:
        other.state.weaknesses.remove(card)
    before = list(me(other).starting)
    do(other, "end", tokens="-1")
    skip(other, "action")
    assert me(match).starting != me(other).starting == before


# Hunters


@rule("ah.simultaneous-priority.1", "ah.hunter.1")
def test_the_lead_chooses_which_hunter_moves_first() -> None:
    """A barricade falls with the first who is met behind it: what comes second is another thing."""
    match = scene(
        {"investigator": ROLAND, "place": "attic"}, {"investigator": AGNES, "place": "attic"}, locations=HOUSE,
        act="the-barrier", lead=1, phase="enemy", step="begins",
        enemies=[{"card": "swarm-of-rats", "place": "hallway"}, {"card": "swarm-of-rats", "place": "cellar"}],
    )  # fmt: skip
    rats = {one.place: one.key for one in match.state.enemies}
    assert kind(match) == "hunt-order" and match.pending[0].seat == 1
    assert sorted(keys(match)) == sorted(rats.values())
    do(match, rats["cellar"])
    moved = [event.args["place"] for event in match.events if event.kind == "enemy-moved"]
    assert [str(getattr(one, "id", one)) for one in moved][:1] == ["hallway"]


@rule("ah.lead-investigator.4", "ah.hunter.4")
def test_a_hunter_between_two_goes_where_the_lead_says() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "attic"}, {"investigator": AGNES, "place": "cellar"}, locations=HOUSE,
        act="the-barrier", lead=1, phase="enemy", step="begins",
        enemies=[{"card": "swarm-of-rats", "place": "hallway"}],
    )  # fmt: skip
    assert kind(match) == "hunt" and match.pending[0].seat == 1 and sorted(keys(match)) == ["attic", "cellar"]
    rats = enemy(match)
    do(match, "cellar")
    assert rats.place == "cellar" and rats.engaged == 1
