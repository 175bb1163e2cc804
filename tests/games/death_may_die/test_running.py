"""Run, spaces and passages, stairs, Fire on the way, everybody who follows."""

from miskatonic.engine.pack import Words
from miskatonic.games.death_may_die.board import Board
from miskatonic.games.death_may_die.cards import MapCard, TilePlace
from tests.games.death_may_die.scenes import (
    CONTENT,
    asked,
    choose,
    enemy,
    happened,
    keys,
    me,
    pick,
    scene,
    space,
    where,
)
from tests.rules import rule


def runs(match: object) -> list[str]:
    return [key for key in keys(match) if key.startswith("run:")]  # type: ignore[arg-type]


@rule("dmd.run.1")
def test_a_run_goes_up_to_three_spaces_and_may_stop_before() -> None:
    match = scene({"card": "adam", "place": 1})
    pick(match, "run:e1-2", "run:e1-4", "run:e1-9")
    assert me(match).place == space(9) and asked(match) == "action" and match.state.actions == 2
    pick(match, "run:e1-10", "stop")
    assert me(match).place == space(10) and match.state.actions == 1


@rule("dmd.run.2", "dmd.tiles.4")
def test_only_openings_with_arrows_on_both_sides_are_crossed() -> None:
    match = scene({"card": "adam", "place": 7})
    assert runs(match) == ["run:e1-3", "run:e1-8"]


@rule("dmd.tiles.5")
def test_an_opening_on_one_side_only_leads_nowhere() -> None:
    marks = [mark for found in CONTENT.boards["blasphemous-alchemy"].spaces.values() for mark in found.blind]
    assert marks, "the tiles have openings that lead off the map"
    names = {number: Words(str(number), str(number)) for number in (1, 2, 3, 4)}
    west = TilePlace(tile="2A", at=(0, 0), spaces=(1, 2))
    for east, passages, blind in (
        (TilePlace(tile="3A", at=(2, 0), spaces=(3,)), {("e9-1", "e9-3"), ("e9-2", "e9-3")}, ()),
        (TilePlace(tile="4B", at=(2, 0), spaces=(3, 4)), set(), ("1,0,e",)),
    ):
        laid = MapCard(tiles=(west, east), names=names, start=1, gates={"red": 1, "yellow": 1, "blue": 1})
        board = Board(9, laid, CONTENT.tiles)
        across = {(start, end) for start, end in board.passages if start in ("e9-1", "e9-2") and end > "e9-2"}
        assert across == passages, "tile 2 is open to the east; only tile 3 is open to the west"
        assert tuple(mark for mark in board.spaces["e9-1"].blind if mark.endswith("e")) == blind


@rule("dmd.tiles.10", "dmd.run.3", "dmd.tiles.11")
def test_stairs_are_a_way_like_any_other() -> None:
    match = scene({"card": "adam", "place": 9})
    pick(match, "run:e1-12", "stop")
    assert me(match).place == space(12)
    assert CONTENT.boards["blasphemous-alchemy"].distance[space(9)][space(12)] == 1


@rule("dmd.tiles.6")
def test_any_number_of_figures_share_a_space() -> None:
    match = scene({"place": 2}, {"place": 2}, {"place": 2}, enemies={2: ["cultist"] * 10})
    assert len(match.state.enemies) == 10 and all(i.place == space(2) for i in match.state.investigators)


@rule("dmd.run.4", "dmd.run.5")
def test_all_enemies_follow_even_where_others_stay() -> None:
    match = scene({"card": "adam", "place": 2}, {"place": 2}, enemies={2: ["cultist", "byakhee"], 3: "cultist"})
    pick(match, "run:e1-4", "stop")
    assert where(match, "byakhee") == [4] and where(match, "cultist") == [4, 3]
    assert me(match, 1).place == space(2)


@rule("dmd.run.6", "dmd.run.7")
def test_leaving_fire_sets_you_on_fire_and_leaves_it_burning() -> None:
    match = scene({"card": "adam", "place": 2}, fire={2: 2, 4: 1})
    pick(match, "run:e1-4", "stop")
    assert me(match).fire == 2
    assert match.state.fire == {space(2): 2, space(4): 1} and match.state.fire_supply == 3


@rule("dmd.run.8", "dmd.run.9")
def test_ian_runs_three_spaces() -> None:
    match = scene({"card": "adam", "place": 1}, enemies={2: "cultist", 9: "fire-vampire"}, fire={4: 2})
    pick(match, "run:e1-2", "run:e1-4")
    assert where(match, "cultist") == [4], "it followed out of the first space"
    pick(match, "run:e1-9")
    assert where(match, "cultist") == [9] and where(match, "fire-vampire") == [9]
    assert me(match).fire == 2


@rule("dmd.fire.7")
def test_enemies_do_not_catch_fire() -> None:
    match = scene({"card": "adam", "place": 2}, enemies={2: "cultist"}, fire={2: 3})
    pick(match, "run:e1-4", "stop")
    assert match.state.fire_supply == 2, "three on the space, three on Adam"
    assert enemy(match, "cultist").wounds == 0


@rule("dmd.fire.9")
def test_wound_tokens_stand_for_fire_tokens_that_are_lacking() -> None:
    match = scene({"card": "adam", "place": 2}, fire={2: 5})
    pick(match, "run:e1-4", "stop")
    assert (me(match).fire, me(match).fire_wounds, match.state.fire_supply) == (3, 2, 0)


@rule("dmd.fire.8")
def test_fire_that_the_supply_lacks_is_not_added_to_the_map() -> None:
    match = scene({"card": "adam", "place": 4}, fire={11: 7}, rig={"draw.mythos": ["conflagration"]})
    choose(match, "end")
    assert asked(match) == "last-fire"
    choose(match, keys(match)[0])
    assert sum(match.state.fire.values()) == 8 and match.state.fire_supply == 0


@rule("dmd.actions.1", "dmd.actions.2", "dmd.rest.4")
def test_three_actions_any_of_them_more_than_once() -> None:
    match = scene({"card": "adam", "place": 1, "stress": 4, "wounds": 4})
    choose(match, "rest")
    choose(match, keys(match)[0])
    choose(match, "rest")
    if asked(match) == "heal":
        choose(match, keys(match)[0])
    pick(match, "run:e1-2", "stop")
    assert happened(match, "rested") == ["rested", "rested"]
    assert match.state.phase != "actions" or match.state.active == 1 or match.state.actions == 0


@rule("dmd.actions.5", "dmd.rest.1")
def test_no_rest_beside_an_enemy() -> None:
    match = scene({"card": "adam", "place": 2, "stress": 2}, enemies={2: "cultist"})
    assert "rest" not in keys(match)
    pick(match, "run:e1-1", "stop")
    assert "rest" not in keys(match), "the Cultist followed"
    safe = scene({"card": "adam", "place": 2, "stress": 2})
    assert "rest" in keys(safe)
