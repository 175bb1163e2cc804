"""Set-up, step by step."""

from __future__ import annotations

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.games.dungeonology import RULES
from miskatonic.games.dungeonology.terms import COLOURS, CUBES
from tests.games.dungeonology.scenes import CAMP, CONTENT, DNG, asked, choose, keys
from tests.rules import rule

PEOPLE = ["sofia", "valerio", "rebecca", "vincenzo"]


def new(seats: int = 4, script: dict[str, list[str]] | None = None, **options: object) -> DNG:
    options.setdefault("scholars", PEOPLE[:seats])
    return Match.new(RULES, seats, options, seed="setup", script=script)


@rule("dng.overview.2", "dng.components.1")
def test_two_to_four_can_play() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            Match.new(RULES, seats)


@rule("dng.setup.1", "dng.setup.2", "dng.research-bonus.1", "dng.scholar-colours.3", "dng.scholar-colours.1")
def test_everybody_has_an_empty_notebook_of_a_colour_of_its_own() -> None:
    match = new()
    assert [player.colour for player in match.state.players] == ["yellow", "red", "blue", "green"]
    for player in match.state.players:
        assert player.cubes == dict.fromkeys(COLOURS, 0)
        assert match.view(0).values[f"research:{player.seat}"].total == 0


@rule("dng.setup.3")
def test_scholars_are_chosen_or_drawn() -> None:
    match = new(2, scholars=["sofia", "choose"])
    assert asked(match) == "scholar" and "sofia" not in keys(match)
    choose(match, "rebecca")
    assert [player.scholar for player in match.state.players] == ["sofia", "rebecca"]
    drawn = new(2, script={"scholar": ["valerio", "sofia"]}, scholars=["random", "random"])
    assert [player.scholar for player in drawn.state.players] == ["valerio", "sofia"]
    with pytest.raises(BadOptions):
        new(2, scholars=["sofia", "sofia"])


@rule("dng.setup.4", "dng.setup.5", "dng.student-limit.1", "dng.inspired.5")
def test_scholars_begin_on_their_normal_side_with_their_students() -> None:
    match = new()
    assert [player.students for player in match.state.players] == [2, 4, 3, 3]
    assert not any(player.inspired for player in match.state.players)


@rule("dng.setup.6", "dng.setup.7", "dng.scholar-colours.2", "dng.setup.26")
def test_a_randomness_card_says_who_goes_first() -> None:
    match = new(script={"randomness": ["lot-east-1"]})
    assert match.state.first == 2, "the blue notebook"
    assert match.pending[0].seat == 2


@rule("dng.setup.6", "dng.randomness.3")
def test_a_colour_that_nobody_plays_cannot_go_first() -> None:
    for seed in range(12):
        assert Match.new(RULES, 2, seed=seed).state.first in (0, 1)


@rule("dng.setup.9", "dng.setup.10")
def test_starting_hands_grow_with_the_turn_order() -> None:
    match = new(script={"randomness": ["lot-west-1"]})
    assert [len(player.hand) for player in match.state.players] == [4, 1, 2, 3]
    assert len(match.state.tricks) == 90


@rule("dng.setup.14", "dng.alertness-card.10", "dng.setup.19")
def test_alertness_card_and_boss_side_are_chosen_or_drawn() -> None:
    match = new(alertness="alertness-hard", boss="laetus-drunk")
    assert (match.state.alertness, match.state.boss) == ("alertness-hard", "laetus-drunk")
    drawn = new(script={"alertness": ["alertness-easy"], "boss": ["laetus-drunk"]}, alertness="random", boss="random")
    assert (drawn.state.alertness, drawn.state.boss) == ("alertness-easy", "laetus-drunk")


@rule("dng.setup.16", "dng.clan-card.2")
def test_one_clan_lies_unseen() -> None:
    match = new()
    assert match.state.clan.card == "" and match.state.clan.seers == []
    assert len(match.state.clans) == 3


@rule("dng.setup.17", "dng.setup.18")
def test_interns_and_fates_lie_ready() -> None:
    match = new()
    assert len(match.state.interns) == 10 and len(match.state.fates) == 15


@rule("dng.setup.21", "dng.setup.22", "dng.starting-zone.1")
def test_everybody_begins_in_the_starting_zone() -> None:
    match = new()
    assert [tile.zone for tile in match.state.tiles] == [CAMP]
    assert {player.place for player in match.state.players} == {CAMP}


@rule("dng.setup.23", "dng.zone-list.2")
def test_three_stacks_of_six() -> None:
    match = new()
    for level, stack in enumerate(match.state.stacks, 1):
        assert len(stack) == 6
        assert {CONTENT.zones[zone].level for zone in stack.fog} == {level}


@rule("dng.setup.24", "dng.setup.25", "dng.alertness-card.2", "dng.alertness-card.3", "dng.alertness-card.12")
@pytest.mark.parametrize(("seats", "bag"), [(2, "8+1"), (3, "12+1"), (4, "16+1")])
def test_the_university_begins_as_the_alertness_card_says(seats: int, bag: str) -> None:
    assert new(seats).state.bag == bag


@rule("dng.reserve.1")
def test_cubes_begin_in_the_reserve() -> None:
    assert new().state.reserve == CUBES


@rule("dng.setup.8")
def test_turns_go_clockwise() -> None:
    match = new(3, script={"randomness": ["lot-west-1"]})
    order: list[int] = []
    while len(order) < 4:
        order.append(match.state.active)
        turn = match.state.turn
        while match.state.turn == turn:
            found = match.pending[0]
            options = [option.key for option in found.options]
            match.choose(found.seat, "pass" if "pass" in options else "go-on" if "go-on" in options else options[0])
    assert order == [1, 2, 0, 1]


def test_with_the_real_box_the_table_can_be_seen_while_it_is_being_laid_out() -> None:
    match = Match.new(RULES, 3, {}, 1, companion=True)
    for _ in range(12):
        match.view(0)
        decision = match.pending[0]
        match.choose(decision.seat, *[option.key for option in decision.options[: max(1, decision.least)]])
