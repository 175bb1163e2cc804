"""Worlds that a seat cannot tell from the true one."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from miskatonic.engine.imagine import CAREFULLY, FREELY, _pins
from miskatonic.engine.match import Match
from miskatonic.engine.record import Record
from tests.battery.playing import choices, play_out, snapshot
from tests.engine.tiny import Play, ask, begin
from tests.toy import RULES
from tests.toy.state import State


def seen(match: Match[State], seat: int) -> bytes:
    return msgspec.msgpack.encode(match.view(seat))


def hidden(match: Match[State], seat: int) -> list[list[str]]:
    """What the others hold, with the order of nothing."""
    return [[*player.hand, player.omen] for player in match.state.players if player.seat != seat]


def test_at_every_step_every_seat_imagines_worlds_that_look_the_same(seed: int) -> None:
    match = Match.new(RULES, 3, {"rounds": "2"}, seed)
    dice = random.Random(seed)
    other = worlds = 0
    for seat, keys in choices(match, dice):
        before = snapshot(match)
        for eyes in range(3):
            world = match.imagine(eyes, f"{seed}/{worlds}")
            assert seen(world, eyes) == seen(match, eyes)
            assert world.rules is match.rules
            worlds += 1
            other += hidden(world, eyes) != hidden(match, eyes)
        assert snapshot(match) == before, "the truth is left alone"
        match.choose(seat, *keys)
    assert other > 0.8 * worlds, f"only {other} of {worlds} differ"


def test_an_imagined_world_can_be_played_to_its_end(seed: int) -> None:
    match = Match.new(RULES, 3, {"rounds": "1"}, seed)
    for number, (seat, keys) in enumerate(choices(match, random.Random(seed))):
        if number % 5 == 0:
            assert play_out(match.imagine(number % 3, str(number)), random.Random(number)).outcome is not None
        match.choose(seat, *keys)


def test_the_same_seed_imagines_the_same_world() -> None:
    match = Match.new(RULES, 3, {}, 4)
    assert snapshot(match.imagine(0, "a")) == snapshot(match.imagine(0, "a"))
    assert snapshot(match.imagine(0, "a")) != snapshot(match.imagine(0, "b"))


def test_imagined_luck_is_not_the_luck_to_come() -> None:
    match = Match.position(RULES, {"players": [{"hand": ["bone-dice"]}, {}]}, seed=1)
    rolls = set()
    for number in range(20):
        world = match.imagine(0, str(number))
        world.choose(0, "play:bone-dice")
        rolls.add(next(entry[2] for entry in world.journal if entry[0] == "c"))
    assert len(rolls) > 5


def test_a_border_of_luck_since_the_last_safe_point_is_no_hindrance() -> None:
    match = Match.new(RULES, 2, {"rounds": "2"}, 7)
    match.reseed("fresh")
    assert match.checkpoints[-1].entries < len(match.journal)
    world = match.imagined(match.pending[0].seat, "x")
    assert world is not None and seen(world, 0) == seen(match, 0)
    assert "fresh" not in world.dumps()
    twin = world.fork()
    assert seen(twin, 0) == seen(match, 0) and twin.luck == world.luck


def test_what_others_have_answered_in_secret_stays_secret() -> None:
    """Both bid at once; the one who has answered is not looked at over the shoulder."""
    match = Match.position(RULES, {"phase": "bids", "lot": "rust", "players": [{"coins": 3}, {"coins": 3}]})
    match.choose(1, "bid:3")
    bids = {match.imagine(0, str(number)).journal[0][2] for number in range(40)}
    assert len(bids) == 4


def test_what_others_drew_in_this_very_action_is_dealt_anew() -> None:
    """Seat 1 looks at two cards and draws, all within one action; seat 0 knows neither."""
    players = [{"hand": ["hourglass"]}, {"hand": ["black-lantern"], "coins": 3}]
    match = Match.position(RULES, {"players": players, "active": 1, "lead": 1}, seed=3)
    match.choose(1, "play:black-lantern")
    drawn = set()
    for number in range(30):
        world = match.imagine(0, str(number))
        assert seen(world, 0) == seen(match, 0)
        drawn |= set(world.state.players[1].hand)
    assert len(drawn) > 5


def test_what_everybody_saw_roll_comes_again() -> None:
    async def flow(game: Play) -> None:
        game.state.lines += await game.chance("roll", ("1", "2", "3", "4", "5", "6"), 8)
        await ask(0, "a", "b")

    match = begin(flow)
    for seat in range(2):
        world = match.imagined(seat, "x")
        assert world is not None and world.state.lines == match.state.lines


def test_who_sees_it_keeps_it() -> None:
    match = Match.position(RULES, {"players": [{"hand": ["rust", "dowry"]}, {"hand": ["pledge"]}]}, seed=3)
    match.choose(0, "look")
    known = list(match.state.relics.top)
    for number in range(10):
        world = match.imagine(0, str(number))
        assert world.state.players[0].hand == ["rust", "dowry"]
        assert world.state.relics.top == known
    others = {tuple(match.imagine(1, str(number)).state.relics.top) for number in range(10)}
    assert len(others) > 3


def test_a_copy_that_is_seen_says_nothing_of_another_copy() -> None:
    """One Rust lies before seat 0; that the rival holds the other is not known."""
    deck = {"name": "relics", "fog": ["pledge", "dowry", "old-debt", "jade-frog"]}
    match = Match.position(RULES, {"players": [{"table": ["rust"]}, {"hand": ["rust"]}], "relics": deck})
    held = {match.imagine(0, str(number)).state.players[1].hand[0] for number in range(40)}
    assert held == {"rust", "pledge", "dowry", "old-debt", "jade-frog"}


def test_a_spectator_imagines_all_hands() -> None:
    match = Match.new(RULES, 3, {}, 2)
    world = match.imagine(-1, "x")
    assert seen(world, -1) == seen(match, -1)
    assert hidden(world, -1) != hidden(match, -1)


@pytest.mark.parametrize("seat", [0, 1])
def test_with_real_cards_too(seat: int) -> None:
    match = Match.new(RULES, 2, {"rounds": "2"}, companion=True)
    other = 0
    for who, keys in choices(match, random.Random(1)):
        world = match.imagine(seat, "x")
        assert seen(world, seat) == seen(match, seat)
        other += hidden(world, seat) != hidden(match, seat)
        match.choose(who, *keys)
    assert other > 10


def since_a_safe_point(description: dict[str, Any]) -> Match[State]:
    """As a table has it: with checkpoints far apart."""
    return Match.of(RULES, Record(Match.position(RULES, description).header, [], []), every=16)


def test_a_copy_that_came_to_light_since_the_safe_point_says_nothing_of_another_copy() -> None:
    """The rival has played one Rust; where the other lies is not known, wherever it does."""
    fog = ["pledge", "dowry", "old-debt", "jade-frog"]
    for hand, deck in ((["rust", "rust"], fog), (["rust", "pledge"], ["rust", *fog[1:]])):
        players = [{"hand": hand}, {"hand": ["bone-dice"]}]
        match = since_a_safe_point({"players": players, "relics": {"name": "relics", "fog": deck}})
        match.choose(0, "play:rust")
        assert match.checkpoints[-1].entries == 0
        held = {match.imagine(1, str(number)).state.players[0].hand[0] for number in range(60)}
        assert held == {"rust", *fog}


def test_what_has_left_its_place_is_held_fast_there_in_the_last_tries() -> None:
    """Else what somebody did with it could not be done again."""
    match = since_a_safe_point({"players": [{"hand": ["rust", "dowry"]}, {"hand": ["pledge"]}]})
    match.choose(0, "bury")
    match.choose(0, "card:rust")
    first, *_, last = _pins(match, 1)
    place = ("players", 0, "hand")
    assert first[place] == {}, "it came not to light"
    assert last[place] == {"rust": 1}
    assert len(list(_pins(match, 1))) == FREELY + CAREFULLY
