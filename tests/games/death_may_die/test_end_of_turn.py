"""The end of the turn: effects, Fire, the discard pile, the summoning, the Elder One."""

from tests.games.death_may_die.scenes import (
    SYMBOL,
    SYMBOLS,
    asked,
    choose,
    end_turn,
    happened,
    keep,
    keys,
    me,
    rig,
    scene,
    space,
    to_mythos,
    where,
)
from tests.rules import rule


@rule("dmd.end-of-turn.1", "dmd.end-effects.1")
def test_the_order_at_the_end_of_a_turn() -> None:
    match = scene(
        {"card": "ahmed", "place": 1, "fire": 1, "stress": 1},
        mythos_discard=SYMBOLS[1:],
        track=4,
    )
    to_mythos(match, SYMBOL, "clutter")
    while asked(match) == "claim":
        choose(match, "pass")
    assert asked(match) == "prayer"
    choose(match, "seat:0")
    keep(match)
    order = happened(match, "healed", "on-fire.out", "advanced", "stage.effect", "stage")
    assert order == ["healed", "on-fire.out", "advanced", "stage.effect", "stage", "stage.effect"]


@rule("dmd.end-effects.2")
def test_the_active_player_orders_end_of_turn_effects() -> None:
    match = scene({"card": "ahmed", "place": 1, "stress": 1}, episode="eldritch-idols")
    to_mythos(match, discovery="vending-cart")
    choose(match, "pass")
    assert asked(match) == "end-effect" and sorted(keys(match)) == ["episode", "prayer"]
    assert match.pending[0].seat == 0


@rule("dmd.fire.1", "dmd.fire.2", "dmd.fire.4", "dmd.fire.5", "dmd.fire.6")
def test_fire_on_the_board_is_rolled_for_and_put_out() -> None:
    match = scene({"card": "fatima", "place": 1, "fire": 3, "bonus": 2})
    rig(match, ["success", "success-tentacle", "blank"])
    end_turn(match)
    assert (me(match).wounds, me(match).sanity, me(match).fire) == (2, 1, 0)
    assert match.state.fire_supply == 8
    assert happened(match, "on-fire.out") == ["on-fire.out"]


@rule("dmd.fire.6", "dmd.fire.8")
def test_the_tokens_are_discarded_only_when_the_fire_has_done_all_its_harm() -> None:
    """What Pyromania would kindle is still on the board."""
    match = scene({"card": "fatima", "place": 7, "fire": 1, "sanity": 3, "insanity": "pyromania"},
                  fire={3: 3, 4: 2, 6: 2})  # fmt: skip
    rig(match, ["tentacle"])
    end_turn(match, until="skill")
    assert space(7) not in match.state.fire and me(match).fire == 1 and match.state.fire_supply == 0
    choose(match, "skill:swiftness")
    assert me(match).fire == 0 and match.state.fire_supply == 1


@rule("dmd.fire.3")
def test_fire_dice_are_rerolled_for_stress() -> None:
    match = scene({"card": "adam", "place": 1, "fire": 1})
    rig(match, ["success"])
    to_mythos(match)
    choose(match, "pass")
    assert asked(match) == "reroll"
    rig(match, ["blank"])
    choose(match, keys(match)[1])
    keep(match)
    assert me(match).wounds == 0


@rule("dmd.mythos-check.1", "dmd.mythos-cards.5", "dmd.mythos-check.2", "dmd.summoning-track.3")
def test_three_symbols_in_the_discard_pile_advance_the_elder_one() -> None:
    match = scene({"card": "adam", "place": 1}, mythos_discard=SYMBOLS[2:])
    end_turn(match, SYMBOL)
    assert match.state.track == 1, "two symbols are not enough"
    third = scene({"card": "adam", "place": 1}, mythos_discard=SYMBOLS[1:])
    end_turn(third, SYMBOL)
    assert third.state.track == 2
    more = scene({"card": "adam", "place": 1}, mythos_discard=[*SYMBOLS, "byakhee-descend"])
    end_turn(more)
    assert more.state.track == 2, "four are enough as well"


@rule("dmd.mythos-check.3", "dmd.summoning-track.7", "dmd.mythos-check.6")
def test_once_it_is_on_the_map_the_token_advances_with_the_same_effects() -> None:
    for elder_one in ({"stage": 1}, {"stage": 2, "place": 15}):
        match = scene({"card": "adam", "place": 1}, {"place": 3}, mythos_discard=SYMBOLS[1:], elder_one=elder_one)
        end_turn(match, SYMBOL)
        assert match.state.track == 2
        assert space(1) in match.state.rlyeh and where(match, "cultist")[:1] == [1]
        assert match.state.elder_one.place == (space(15) if elder_one["stage"] == 2 else "")


@rule("dmd.mythos-check.4", "dmd.mythos-check.5")
def test_an_advance_brings_the_stage_cards_effects_then_the_episodes() -> None:
    match = scene({"card": "adam", "place": 1}, mythos_discard=SYMBOLS[1:])
    end_turn(match, SYMBOL)
    assert happened(match, "advanced", "rlyeh", "summoned", "fire") == [
        "advanced", "rlyeh", "summoned", "summoned", "fire",
    ]  # fmt: skip
    assert match.state.fire == {space(1): 1}, "a space with a Cultist and no Fire"


@rule("dmd.mythos-check.7")
def test_after_an_advance_the_discard_pile_is_shuffled_into_the_deck() -> None:
    match = scene({"card": "adam", "place": 1}, mythos_discard=SYMBOLS[1:])
    end_turn(match, SYMBOL)
    assert match.state.mythos_discard == [] and len(match.state.mythos.fog) == 16


@rule(
    "dmd.summon-check.1", "dmd.summoning-track.4", "dmd.summon-check.6", "dmd.summoning-track.6", "dmd.summon-check.7"
)
def test_in_the_first_red_space_the_elder_one_is_summoned_and_the_token_takes_its_place() -> None:
    match = scene({"card": "adam", "place": 1}, mythos_discard=SYMBOLS[1:], track=4)
    end_turn(match, SYMBOL)
    assert match.state.track == 5 and match.state.elder_one.stage == 2
    assert match.state.elder_one.place == space(1)
    match.state.mythos_discard = SYMBOLS[1:]
    for card in SYMBOLS[1:]:
        match.state.mythos.remove(card)
    rig(match, mythos=[SYMBOL], discoveries=["desk"])
    choose(match, "end")
    while match.state.active == 1 and match.pending:
        choose(match, keys(match)[-1])
    assert match.state.track == 6, "the token goes on from where the figure stood"


@rule("dmd.summon-check.3", "dmd.summon-check.4")
def test_the_reveal_of_stage_two_says_where_the_elder_one_stands() -> None:
    match = scene(
        {"card": "adam", "place": 1}, enemies={13: "cultist"}, mythos_discard=SYMBOLS[1:], track=4, rlyeh=[13]
    )
    end_turn(match, SYMBOL)
    assert match.state.elder_one.place == space(1)
    assert 12 in where(match, "cultist"), "an Enemy in a R'lyeh space moved toward Adam"


@rule("dmd.summon-check.2", "dmd.ritual.4", "dmd.summoning-track.5")
def test_when_the_ritual_is_disrupted_the_elder_one_comes_at_the_end_of_the_turn() -> None:
    match = scene({"card": "adam", "place": 7})
    for number in (0, 2, 3):
        match.state.markers[number].done = True
    match.state.markers[1].wounds = 3
    rig(match, ["success", "blank", "blank"], lab=["safe-collapse"])
    choose(match, "destroy-equipment")
    keep(match)
    assert match.state.disrupted and match.state.elder_one.place == "", "not yet"
    end_turn(match)
    assert match.state.elder_one.stage == 2 and match.state.elder_one.place == space(7)
    assert match.state.track == 1


@rule("dmd.summon-check.5")
def test_the_effects_of_stage_one_stay() -> None:
    match = scene(
        {"card": "adam", "place": 1}, mythos_discard=SYMBOLS[1:], elder_one={"stage": 3, "place": 15}, track=5
    )
    end_turn(match, SYMBOL)
    assert where(match, "star-spawn") == [8], "Stage 1 still summons it when the Elder One advances"


@rule("dmd.summon-check.8")
def test_at_the_end_of_sister_beths_turn() -> None:
    match = scene({"card": "sister-beth", "place": 1}, mythos_discard=[*SYMBOLS[1:], "sleeper-awakens"], track=4)
    end_turn(match, SYMBOL)
    assert match.state.elder_one.place == space(1) and match.state.elder_one.stage == 2
    assert match.state.track == 5
    assert len(match.state.mythos.fog) == 16 and match.state.mythos_discard == []


@rule("dmd.elder-end.1", "dmd.elder-end.2", "dmd.elder-end.3")
def test_end_of_turn_effects_of_all_revealed_stages_the_lowest_first() -> None:
    match = scene({"card": "adam", "place": 1}, {"place": 3}, elder_one={"stage": 3, "place": 15})
    end_turn(match)
    assert happened(match, "rlyeh", "sanity") == ["rlyeh", "sanity", "sanity"]
    assert match.state.rlyeh == [space(15)]
    signs = scene({"card": "adam", "signs": 2}, {"signs": 2}, elder_one={"card": "hastur", "stage": 2, "place": 15})
    end_turn(signs, "students-go-mad")
    assert [i.signs for i in signs.state.investigators] == [3, 2], "only whose turn it is"


@rule("dmd.turn.2", "dmd.turn.3")
def test_turns_pass_to_the_left_until_the_end() -> None:
    match = scene({"card": "adam"}, {"place": 3}, {"place": 7})
    seen: list[int] = []
    for _ in range(4):
        seen.append(match.state.active)
        rig(match, mythos=[match.state.mythos.fog[0]])
        choose(match, "end")
        while match.pending and asked(match) != "action":
            choose(match, keys(match)[-1])
    assert seen == [0, 1, 2, 0]
    assert match.outcome is None


def test_the_sleeper_awakens_without_three_symbols() -> None:
    match = scene({"card": "adam", "place": 1}, rlyeh=[4, 9])
    end_turn(match, "sleeper-awakens")
    assert match.state.track == 2
