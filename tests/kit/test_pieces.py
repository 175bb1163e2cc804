"""Copies told apart, limits, what lasts, dice and harm."""

from __future__ import annotations

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.engine.match import Match
from miskatonic.kit import dice, pieces
from miskatonic.kit.dice import Die
from miskatonic.kit.harm import Assigned, Bearer, assign
from miskatonic.kit.lasting import LastingEffect, lapse
from miskatonic.kit.limits import Limits
from miskatonic.kit.pieces import Piece
from tests.cellars import RULES
from tests.kit.cellar import asked, carry_out, choose, companion, keys, lurker, scene

SOLDIERS = [companion(7, "old-soldier"), companion(8, "old-soldier")]


def test_a_key_says_which_card_it_is_and_which_copy() -> None:
    copies = [Piece(7, "old-soldier"), Piece(8, "old-soldier")]
    assert pieces.keys(copies) == ["old-soldier#7", "old-soldier#8"]
    assert pieces.find(copies, "old-soldier#8") is copies[1]
    with pytest.raises(KeyError):
        pieces.find(copies, "old-soldier#9")


def test_tokens_are_put_on_one_copy_and_taken_off_as_far_as_there_are_any() -> None:
    piece = Piece(1, "old-soldier")
    piece.put("wound", 2)
    assert piece.take("wound") == 1
    assert piece.count("wound") == 1
    assert piece.take("wound", 5) == 1
    assert piece.tokens == {}


def test_no_token_at_all_leaves_no_trace_and_less_than_none_is_refused() -> None:
    piece = Piece(1, "old-soldier")
    piece.put("wound", 0)
    assert piece.tokens == {}
    piece.put("wound", 2)
    with pytest.raises(ValueError, match="-1 wound cannot be put on old-soldier#1"):
        piece.put("wound", -1)
    with pytest.raises(ValueError, match="-1 wound cannot be taken off old-soldier#1"):
        piece.take("wound", -1)
    assert piece.take("wound", 0) == 0
    assert piece.take("clue") == 0
    assert piece.tokens == {"wound": 2}


def test_what_is_no_key_of_a_piece_finds_none() -> None:
    for key in ("old-soldier", "seat:0", "old-soldier#", ""):
        with pytest.raises(KeyError):
            pieces.find([Piece(0, "old-soldier")], key)


def test_exhausted_copies_are_readied() -> None:
    copies = [Piece(1, "old-soldier", exhausted=True), Piece(2, "old-soldier")]
    pieces.ready(copies)
    assert not any(piece.exhausted for piece in copies)


def test_harm_is_assigned_point_by_point_to_the_person_and_to_each_copy() -> None:
    match = carry_out("[{do: harm, amount: 3}]", players=[{"companions": SOLDIERS}])
    assert keys(match) == ["seat:0", "old-soldier#7", "old-soldier#8"]
    choose(match, "old-soldier#8")
    assert match.state.players[0].companions[1].tokens == {}, "assigned, not yet placed"
    choose(match, "old-soldier#8")
    assert keys(match) == ["seat:0", "old-soldier#7"], "no more than it can bear"
    choose(match, "seat:0")
    assert [piece.number for piece in match.state.players[0].companions] == [7]
    assert match.state.players[0].candles == 3
    assert match.state.companions.bottom == ["old-soldier"]


def test_direct_harm_cannot_be_given_to_others() -> None:
    match = carry_out("[{do: harm, amount: 2, direct: true}]", players=[{"companions": SOLDIERS}])
    assert not match.pending
    assert match.state.players[0].candles == 2


def test_nobody_takes_more_than_defeats_him_while_another_can_bear_it() -> None:
    match = carry_out("[{do: harm, amount: 2}]", players=[{"candles": 1, "companions": SOLDIERS[:1]}])
    choose(match, "seat:0")
    assert not match.pending
    assert [event.args["amount"] for event in match.events if event.kind == "harmed"] == [1]
    assert match.state.players[0].candles == 0


@pytest.mark.parametrize("amount", [3, 5])
def test_where_everybody_bears_all_that_he_can_nobody_is_asked(amount: int) -> None:
    match = carry_out(f"[{{do: harm, amount: {amount}}}]", players=[{"candles": 1, "companions": SOLDIERS[:1]}])
    assert not match.pending
    assert match.state.players[0].companions == []
    assert match.state.players[0].candles == 0
    assert [event.args["amount"] for event in match.events if event.kind == "harmed"] == [amount - 2]


def test_a_companion_that_bears_nothing_more_is_not_offered() -> None:
    full = companion(7, "old-soldier", tokens={"wound": 2})
    match = carry_out("[{do: harm, amount: 1}]", players=[{"companions": [full, SOLDIERS[1]]}])
    assert keys(match) == ["seat:0", "old-soldier#8"]
    alone = carry_out("[{do: harm, amount: 1}]", players=[{"companions": [full]}])
    assert not alone.pending
    assert alone.state.players[0].candles == 3


def assigned(harm: dict[str, int], person: Bearer, others: list[Bearer], *answers: str) -> Assigned:
    """Two kinds of harm, answered point by point."""
    asking = assign(0, harm, person, others, "cellars.harm.1")
    given = list(answers)
    try:
        question = asking.send(None)
        while True:
            assert given[0] in [option.key for option in question.options]
            question = asking.send((given.pop(0),))
    except StopIteration as over:
        assert not given, "more answers than questions"
        found: Assigned = over.value
        return found


def test_each_kind_of_harm_has_its_own_room() -> None:
    me = Bearer("seat:0", {"damage": 3, "horror": 2})
    dog = Bearer("dog#1", {"damage": 2})
    friend = Bearer("friend#2", {"damage": 1, "horror": 1})
    both = {"damage": 3, "horror": 2}
    shares = assigned(both, me, [dog, friend], "dog#1", "friend#2", "dog#1", "friend#2")
    assert shares == {"dog#1": {"damage": 2}, "friend#2": {"damage": 1, "horror": 1}, "seat:0": {"horror": 1}}
    assert assigned({"horror": 9}, me, [dog, friend]) == {"seat:0": {"horror": 8}, "friend#2": {"horror": 1}}
    assert assigned({"damage": 0, "horror": -1}, me, [dog]) == {}


def test_what_follows_from_harm_is_settled_after_the_whole_list_of_effects() -> None:
    match = carry_out("[{do: harm, amount: 4}, {do: gain, amount: 1}]")
    assert [event.kind for event in match.events] == ["harmed", "gained", "lost"]
    assert match.state.players[0].place == ""


def test_limits_of_a_copy_of_the_state_are_its_own() -> None:
    match = Match.position(RULES, {"players": [{}], "lurkers": [lurker(1, "ghoul", "ossuary")]})
    twin = match.fork()
    twin.state.limits.use("round", "old-soldier#7:0")
    match.state.limits.use("round", "old-soldier#8:0")
    assert match.state.limits.free("round", "old-soldier#7:0"), "two copies of one card, each with its own limit"
    assert twin.state.limits.free("round", "old-soldier#8:0")


def test_a_limit_is_counted_by_period_and_mark() -> None:
    limits = Limits()
    assert limits.free("round", "well")
    limits.use("round", "well")
    limits.use("turn", "well")
    assert not limits.free("round", "well")
    assert limits.free("round", "well", most=2)
    assert limits.free("round", "crypt")
    limits.over("round")
    assert limits.free("round", "well")
    assert not limits.free("turn", "well")


def test_a_place_is_searched_once_in_a_round() -> None:
    match = Match.position(RULES, {"players": [{}], "lurkers": [lurker(1, "ghoul", "ossuary")]})
    choose(match, "search")
    choose(match, "choice:1")
    assert "search" not in keys(match)
    choose(match, "rest")
    choose(match, "well")
    assert match.state.round == 2
    assert "search" in keys(match)


def test_what_lasts_ends_with_its_period_and_nothing_else_does() -> None:
    effects = [LastingEffect("well", "round", "well", 0), LastingEffect("crypt", "game", "crypt", 0)]
    assert [effect.what for effect in lapse(effects, "round")] == ["well"]
    assert [effect.what for effect in effects] == ["crypt"]


def test_a_lasting_effect_counts_in_every_test_of_its_round() -> None:
    match = carry_out(
        "[{do: steady}, {do: check, skill: courage, results: {'3+': [{do: gain, amount: 5}]}}]",
        rig={"roll.die": ["star", "star", "star"]},
        players=[{"coins": 0}],
    )
    assert match.state.players[0].coins == 5


def test_two_copies_of_one_companion_count_twice() -> None:
    bearers = [companion(1, "lantern-bearer"), companion(2, "lantern-bearer")]
    match = carry_out(
        "[{do: check, skill: courage, results: {'4': [{do: gain, amount: 5}]}}]",
        rig={"roll.die": ["star"] * 4},
        players=[{"coins": 0, "companions": bearers}],
    )
    assert match.state.players[0].coins == 5


def test_what_a_companion_puts_in_force_comes_and_goes_with_it() -> None:
    game, _ = scene(players=[{"candles": 1, "companions": [companion(7, "lantern-bearer")]}, {}])
    other, _ = scene(players=[{}, {}])
    assert [game.number("courage", 2, seat) for seat in range(2)] == [3, 2], "it is his alone"
    game.hire(0, "lantern-bearer")
    assert game.number("courage", 2, 0) == 4
    assert game.value("courage", 2, 0).breakdown() == "2 +1 +1 → 4"
    with pytest.raises(StopIteration):  # more than all can bear: nothing is asked
        game.harm(0, 3).send(None)
    assert (game.state.players[0].companions, game.number("courage", 2, 0)) == ([], 2)
    assert other.number("courage", 2, 0) == 2, "another table has its own"


def test_for_a_coin_dice_are_rolled_again_but_not_those_that_are_held() -> None:
    match = carry_out(
        "[{do: check, skill: courage, modifier: 1, pass: [{do: hire}], fail: [{do: harm}]}]",
        rig={"roll.die": ["blank", "skull", "blank"], "draw.companions": ["old-soldier"]},
    )
    assert asked(match).kind == "may"
    choose(match, "yes")
    assert match.state.players[0].coins == 1
    assert keys(match) == ["die:0", "die:2"], "the skull is held"
    assert (asked(match).least, asked(match).most) == (0, 2), "or none of them"
    match.rig({"roll.die": ["star"]})
    choose(match, "die:2")
    assert [piece.card for piece in match.state.players[0].companions] == ["old-soldier"]
    assert match.state.dice == []


def test_a_die_without_faces_is_an_error_and_not_a_die_that_never_falls() -> None:
    game, _ = scene()
    with pytest.raises(ValueError, match="no faces for a die of the kind 'bone'"):
        dice.roll(game, {"die": ["star"]}, [Die("bone")]).send(None)


def test_a_position_tells_dice_and_lasting_effects_by_their_fields() -> None:
    lasting = [{"source": "well", "until": "round", "what": "well", "seat": 0}]
    match = Match.position(RULES, {"players": [{}], "dice": [{"kind": "die", "face": "star"}], "lasting": lasting})
    assert match.state.dice == [Die("die", "star")]
    assert match.state.lasting == [LastingEffect("well", "round", "well", 0)]


def test_a_position_refuses_what_is_not_there() -> None:
    with pytest.raises(BadOptions, match="a player has no field 'gold'"):
        Match.position(RULES, {"players": [{"gold": 3}]})
    with pytest.raises(BadOptions, match=r"a player: field 'coins': Expected `int`, got `str`"):
        Match.position(RULES, {"players": [{"coins": "many"}]})
    with pytest.raises(BadOptions, match=r"the state: field 'dice': .*missing required field `kind`"):
        Match.position(RULES, {"players": [{}], "dice": [{"face": "star"}]})
    with pytest.raises(BadOptions, match="'old-soldier' is in no deck"):
        Match.position(RULES, {"players": [{"companions": [*SOLDIERS, companion(9, "old-soldier")]}]})
