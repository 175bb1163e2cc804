"""What is measured of every game can be measured of a second one, of which `bench` knows nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.__main__ import decisions_per_second, late_to_early, plans_of, played_games
from bench.playouts import playouts_per_second
from miskatonic.games.registry import GAMES, rules


@pytest.fixture(params=["cellars", "toy"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name = str(request.param)
    monkeypatch.setitem(GAMES, name, f"tests.{name}")
    return name


def test_every_plan_gives_a_figure(game: str, tmp_path: Path) -> None:
    found = rules(game)
    files = played_games(found, 2, tmp_path)
    plans = plans_of(found, files)
    names = [plan.name for plan in plans]
    assert {"fork in a turn", "fork, real dice", "a late decision to an early one", "load a played game"} <= set(names)
    for plan in plans:
        if not plan.name.startswith("import"):
            assert plan.run(1) > 0, plan.name


def test_random_play_is_measured_by_decisions_not_by_games(game: str) -> None:
    assert decisions_per_second(rules(game), 50) > 0
    assert late_to_early(rules(game), 1) > 0


def test_playouts_are_counted() -> None:
    assert playouts_per_second("elder-sign", 1, 1) > 0
