"""Rest and Trade."""

from tests.games.death_may_die.scenes import asked, choose, keys, me, pick, scene
from tests.rules import rule


@rule("dmd.rest.2", "dmd.rest.3")
def test_rest_heals_three_points_in_all_split_freely() -> None:
    match = scene({"card": "adam", "stress": 3, "wounds": 3})
    choose(match, "rest")
    assert keys(match) == ["wounds:3", "wounds:2", "wounds:1", "wounds:0"]
    choose(match, "wounds:2")
    assert (me(match).stress, me(match).wounds) == (2, 1)


@rule("dmd.rest.6")
def test_sister_beth_rests() -> None:
    match = scene({"card": "sister-beth", "stress": 4, "wounds": 1})
    choose(match, "rest")
    assert "wounds:1" in keys(match), "she could heal 1 Wound and 2 Stress"
    choose(match, "wounds:0")
    assert (me(match).stress, me(match).wounds) == (1, 1)


@rule("dmd.rest.5", "dmd.sanity.6")
def test_rest_never_restores_sanity() -> None:
    match = scene({"card": "adam", "stress": 1, "sanity": 6})
    choose(match, "rest")
    assert (me(match).stress, me(match).sanity) == (0, 6)
    assert "rest" not in keys(match), "lost Sanity is no reason to rest"


HOLDER = {"card": "adam", "place": 4, "cards": {"fire-equipment": "left", "good-boy": "right", "feral-student": "left"}}


@rule("dmd.trade.1", "dmd.trade.2", "dmd.trade.5")
def test_items_and_companions_change_hands_in_any_direction_but_no_conditions() -> None:
    match = scene(HOLDER, {"place": 4, "cards": {"lab-books": "left"}}, {"card": "morgan", "place": 9})
    choose(match, "trade")
    offers = keys(match)
    assert not [key for key in offers if "feral-student" in key], "Guilty Conscience stays"
    assert not [key for key in offers if key.endswith(":2")], "Morgan is elsewhere"
    dog = next(key for key in offers if "good-boy" in key)
    notes = next(key for key in offers if "lab-books" in key)
    pick(match, dog, notes, "done")
    assert [card.card for card in me(match, 1).cards] == ["good-boy"]
    assert [card.card for card in me(match).cards] == ["fire-equipment", "feral-student", "lab-books"]
    assert match.state.actions == 2


@rule("dmd.trade.4")
def test_a_traded_card_stays_on_its_side() -> None:
    match = scene(HOLDER, {"place": 4})
    choose(match, "trade")
    pick(match, next(key for key in keys(match) if "fire-equipment" in key), "done")
    (card,) = me(match, 1).cards
    assert card.side == "left"


def test_nothing_to_trade_is_no_action() -> None:
    assert "trade" not in keys(scene({"card": "adam", "place": 4}, {"place": 4}))
    assert "trade" not in keys(scene(HOLDER, {"place": 9}))
    assert asked(scene(HOLDER, {"place": 9})) == "action"
