from __future__ import annotations

from miskatonic.engine.match import Match
from miskatonic.kit.ways import Ways
from tests.cellars import RULES
from tests.kit.cellar import asked, choose, keys, lurker

SQUARE = Ways([("a", "b"), ("b", "c"), ("c", "d"), ("d", "a"), ("d", "e")])


def test_distances_are_told_from_the_nearest_on() -> None:
    assert SQUARE.distances("a") == {"a": 0, "b": 1, "d": 1, "c": 2, "e": 2}
    assert list(SQUARE.distances("a")) == ["a", "b", "d", "c", "e"]
    assert SQUARE.distances("a", 1) == {"a": 0, "b": 1, "d": 1}


def test_the_nearest_are_all_that_are_equally_near() -> None:
    assert SQUARE.nearest("a", ["e", "c", "b"]) == ["b"]
    assert SQUARE.nearest("a", ["e", "c"]) == ["e", "c"]
    assert SQUARE.nearest("a", ["a", "b"]) == ["a"]
    assert SQUARE.nearest("a", ["elsewhere"]) == []


def test_toward_a_goal_lead_all_first_steps_of_the_shortest_ways() -> None:
    assert SQUARE.toward("a", ["c"]) == ["b", "d"]
    assert SQUARE.toward("a", ["e"]) == ["d"]
    assert SQUARE.toward("a", ["e", "c"]) == ["b", "d"]
    assert SQUARE.toward("a", ["a"]) == []
    assert SQUARE.toward("a", ["elsewhere"]) == []


def test_a_one_way_street_leads_one_way() -> None:
    street = Ways([("a", "b"), ("b", "c")], one_way=[("a", "c")])
    assert street.beside("a") == ["b", "c"]
    assert street.distances("a")["c"] == 1
    assert street.distances("c")["a"] == 2


def test_from_a_place_that_is_not_on_the_map_nothing_is_near_and_no_step_is_taken() -> None:
    assert SQUARE.nearest("elsewhere", ["a", "b"]) == []
    assert SQUARE.toward("elsewhere", ["a"]) == []
    assert SQUARE.distances("a", 0) == {"a": 0}


def test_where_one_cannot_come_back_the_way_there_is_still_short() -> None:
    trap = Ways([("a", "b")], one_way=[("b", "pit"), ("a", "pit")])
    assert trap.toward("a", ["pit"]) == ["pit"]
    assert trap.toward("pit", ["a"]) == []
    assert trap.nearest("pit", ["a", "b"]) == []


def test_a_goal_that_is_named_twice_is_near_once() -> None:
    assert SQUARE.nearest("a", ["c", "c", "e"]) == ["c", "e"]
    assert SQUARE.toward("a", ["c", "a"]) == [], "one goal is here already"


def test_the_lead_chooses_between_ways_that_are_equally_short() -> None:
    match = Match.position(RULES, {"players": [{}], "actions": 1, "lurkers": [lurker(1, "ghoul", "ossuary")]})
    choose(match, "rest")
    assert asked(match).kind == "toward"
    assert keys(match) == ["crypt", "well"]
    choose(match, "well")
    assert match.state.lurkers[0].place == "well"
