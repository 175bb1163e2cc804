"""Simulations: reproducible, however the games are shared out."""

from __future__ import annotations

import msgspec
import pytest

from miskatonic.engine.errors import BadOptions, UnknownGame
from miskatonic.lab.figures import Tally, interval, spread
from miskatonic.lab.simulate import Simulation, simulate
from miskatonic.lab.study import choices_of


def timeless(found: Simulation) -> Simulation:
    return msgspec.structs.replace(found, seconds=0.0, decisions_per_second=0.0, jobs=0)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = simulate("elder-sign", 12, 3, "random", seed="jobs")
    shared = simulate("elder-sign", 12, 3, "random", seed="jobs", jobs=2)
    assert timeless(alone) == timeless(shared)
    assert alone.jobs == 1 and shared.jobs == 2


def test_another_seed_is_another_result() -> None:
    assert timeless(simulate("elder-sign", 5, 2, seed="a")) != timeless(simulate("elder-sign", 5, 2, seed="b"))


def test_everything_adds_up() -> None:
    told: list[int] = []
    found = simulate("elder-sign", 10, 2, "random", seed="sum", progress=told.append)
    assert sum(told) == found.games == found.finished == 10
    for tallies in found.by.values():
        assert sum(tally.games for tally in tallies.values()) == found.finished
        assert sum(tally.wins for tally in tallies.values()) == found.wins
    assert sum(found.losses.values()) == found.finished - found.wins
    assert set(found.by["end"]) <= {"sealed", "defeated", "devoured", "world-ended"}


def test_a_fixed_setting_holds_in_every_game_and_each_goes_through_all() -> None:
    found = simulate("elder-sign", 4, 2, "random", {"ancient_one": "yig"}, "fixed")
    assert list(found.by["ancient_one"]) == ["yig"]
    found = simulate("elder-sign", 2, 2, "random", seed="each", each="ancient_one")
    assert {word: tally.games for word, tally in found.by["ancient_one"].items()} == {
        word: 2 for word in sorted(choices_of("elder-sign", "ancient_one"))
    }


def test_a_game_that_does_not_end_is_reported_with_its_seed() -> None:
    found = simulate("elder-sign", 2, 2, "random", seed="stall", step_cap=8)
    assert found.games == 2 and found.finished == 0
    assert [stall.seed for stall in found.stalls] == ["stall/0", "stall/1"]
    assert found.stalls[0].decisions == 8 and len(found.stalls[0].last) == 8
    assert found.decisions == 16


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"jobs": 0}, "at least 1 process"),
        ({"seats": 9}, "1 to 8 seats"),
        ({"bot": "clever"}, "no bot 'clever'"),
        ({"options": {"ancient_one": "zog"}}, "no 'zog'"),
        ({"each": "weather"}, "no setting 'weather'"),
    ],
)
def test_bad_input_is_refused_before_the_first_game(wrong: dict[str, object], words: str) -> None:
    arguments: dict[str, object] = {"game": "elder-sign", "games": 1, "seats": 2, "bot": "random", **wrong}
    with pytest.raises(BadOptions, match=words):
        simulate(**arguments)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        simulate("chess", 1, 2)


def test_the_spread_of_numbers() -> None:
    assert spread([7]).median == 7
    found = spread([1, 2, 3, 4, 5])
    assert (found.least, found.lower, found.median, found.upper, found.most) == (1, 2, 3, 4, 5)


def test_the_confidence_interval_holds_the_rate_and_narrows() -> None:
    few, many = interval(Tally(10, 5)), interval(Tally(1000, 500))
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert interval(Tally(10, 0))[0] == 0.0 and interval(Tally()) == (0.0, 1.0)
