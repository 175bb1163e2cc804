"""What the rulebook leaves open, decided once (`kind: ruling` in the almanac)."""

from typing import Any

from tests.games.death_may_die.scenes import (
    DMD,
    SYMBOL,
    SYMBOLS,
    act,
    asked,
    choose,
    end_turn,
    game,
    happened,
    keep,
    keys,
    me,
    new_game,
    pick,
    rig,
    scene,
    space,
    to_mythos,
)
from tests.rules import rule


@rule("dmd.ruling-track.1")
def test_eight_advances_lead_from_the_start_to_the_end_and_the_fifth_summons() -> None:
    assert new_game(2).state.track == 0
    for track, summoned in ((3, False), (4, True)):
        match = scene({"card": "adam", "place": 1}, mythos_discard=SYMBOLS[1:], track=track)
        end_turn(match, SYMBOL)
        assert match.state.track == track + 1 and match.state.elder_one.summoned == summoned


@rule("dmd.ruling-skills.1")
def test_a_companion_adds_nothing_above_the_fourth_level_and_takes_nothing_from_it() -> None:
    match = scene({"card": "borden", "place": 2, "levels": [1, 1, 4], "cards": {"assistant-janitor": "right"}},
                  enemies={2: "cultist"})  # fmt: skip
    assert game(match).level(0, "stealth") == 4
    rig(match, [], ["success", "blank"])
    to_mythos(match)
    keep(match)
    choose(match, me(match).cards[0].key)
    assert me(match).cards == [] and game(match).level(0, "stealth") == 4


@rule("dmd.ruling-skills.2")
def test_signs_count_by_themselves_on_ones_own_roll_and_by_choice_on_an_enemys() -> None:
    own = scene({"card": "fatima", "place": 7, "levels": [1, 2, 1]})
    act(own, "destroy-equipment", ["sign", "sign", "blank"])
    assert own.state.markers[1].wounds == 2 and asked(own) == "action"
    for stress, question in ((3, "count-signs"), (0, "action")):
        match = scene({"card": "the-kid", "place": 2, "levels": [1, 1, 3], "stress": stress}, enemies={2: "cultist"})
        rig(match, [], ["sign", "blank"])
        to_mythos(match)
        keep(match)
        assert asked(match) == question


@rule("dmd.ruling-price.1")
def test_a_price_is_paid_in_full_and_by_the_living() -> None:
    match = scene({"card": "adam", "place": 1, "wounds": 4, "stress": 3})
    to_mythos(match, discovery="furious-student")
    assert happened(match, "claimed") == [] and asked(match) == "action", "a Wound would kill: nothing to choose"
    able = scene({"card": "adam", "place": 1, "wounds": 3})
    to_mythos(able, discovery="furious-student")
    assert keys(able) == ["left", "right", "pass"]


@rule("dmd.ruling-price.2")
def test_toughness_prevents_no_price() -> None:
    match = scene({"card": "morgan", "place": 1, "levels": [1, 1, 4]})
    to_mythos(match, discovery="furious-student")
    choose(match, "left")
    assert me(match).wounds == 1 and happened(match, "prevented") == [], "the Pistol costs a Wound, whoever buys it"
    assert [claimed.card for claimed in me(match).cards] == ["furious-student"]
    mad = scene({"card": "morgan", "place": 1, "levels": [1, 1, 4]}, episode="tomes-of-madness")
    to_mythos(mad, discovery="ossuary")
    choose(mad, "left")
    assert me(mad).sanity == 1 and happened(mad, "prevented") == []


@rule("dmd.ruling-price.2")
def test_an_omen_is_cancelled_for_both_wounds_whatever_oil_one_has() -> None:
    oiled = {"card": "fatima", "levels": [4, 1, 1], "place": 15, "cards": {"beached-thing": "right"}}
    match = scene({"card": "adam", "place": 1}, oiled, episode="accursed-tide")
    assert game(match).perk(1, "wounds-less") == 1
    to_mythos(match, SYMBOL, "gull")
    assert asked(match) == "omens-cancel"
    choose(match, "yes")
    assert me(match, 1).wounds == 2 and happened(match, "prevented") == []


def _final_stage(**own: Any) -> DMD:
    """The Final Stage of Cthulhu is revealed by an attack of the one with the cards."""
    cthulhu = {"card": "cthulhu", "place": 2, "stage": 3, "wounds": 11}
    match = scene({"place": 2, **own}, elder_one=cthulhu, disrupted=True, track=5)
    act(match, "attack:cthulhu", ["success"] * 3)
    return match


@rule("dmd.ruling-price.2")
def test_a_card_that_is_kept_in_the_final_stage_costs_its_wound_whatever_toughness_one_has() -> None:
    match = _final_stage(card="morgan", levels=[1, 1, 4], cards={"desk": "left", "monkey-paw": "left"})
    for _ in range(2):
        assert asked(match) == "keep"
        choose(match, "yes")
    assert me(match).wounds == 2 and happened(match, "prevented") == []
    assert len(me(match).cards) == 2


@rule("dmd.ruling-price.1")
def test_nobody_pays_with_the_last_wound_to_keep_a_card() -> None:
    match = _final_stage(card="morgan", wounds=4, cards={"desk": "left"})
    assert asked(match) == "action" and me(match).cards == [] and not me(match).out


@rule("dmd.ruling-cards.1")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    match = scene({"card": "adam", "place": 1})
    state = match.state
    state.mythos_discard = ["sleeper-awakens", "students-go-mad"]
    state.mythos.fog = []
    state.discovery_discard = ["desk", "clutter"]
    state.discoveries.fog = []
    rig(match, mythos=["students-go-mad"], discoveries=["clutter"])
    pick(match, "end", "pass")
    assert state.mythos_discard == ["students-go-mad"] and state.mythos.fog == ["sleeper-awakens"]
    assert state.discovery_discard == ["clutter"] and state.track == 1


@rule("dmd.ruling-death.1")
def test_an_idol_stays_where_its_bearer_fell() -> None:
    match = scene(
        {"card": "adam", "place": 10, "wounds": 4}, {"place": 14}, episode="eldritch-idols",
        enemies={10: "cultist"}, elder_one={"stage": 2, "place": 6},
    )  # fmt: skip
    idol = next(found for found in match.state.markers if found.card == "idol")
    idol.place, idol.holder = "", 0
    rig(match, [], ["success", "success"], mythos=["sleeper-awakens"])
    choose(match, "end")
    keep(match)
    assert me(match).out == "killed" and (idol.holder, idol.place) == (-1, space(10, 4))


@rule("dmd.ruling-trade.1")
def test_what_has_changed_hands_does_not_change_them_back() -> None:
    match = scene({"card": "adam", "place": 4, "cards": {"desk": "left", "clutter": "left"}}, {"place": 4})
    choose(match, "trade")
    assert match.pending[0].seat == 0
    choose(match, next(key for key in keys(match) if "desk" in key))
    assert not [key for key in keys(match) if "desk" in key] and "done" in keys(match)


@rule("dmd.ruling-run.1")
def test_whoever_is_brought_along_burns_too() -> None:
    match = scene(
        {"card": "morgan", "place": 2, "levels": [1, 3, 1]}, {"place": 2}, fire={2: 2}, enemies={2: "cultist"}
    )
    pick(match, "run:e1-4", "seat:1", "stop")
    assert [i.fire for i in match.state.investigators] == [2, 2]
    assert [found.place for found in match.state.enemies] == [space(4)]


@rule("dmd.ruling-solo.1")
def test_alone_each_investigator_is_mad_in_its_own_way() -> None:
    match = new_game(1)
    cards = [i.insanity for i in match.state.investigators]
    assert len(cards) == 2 and all(cards) and cards[0] != cards[1]
