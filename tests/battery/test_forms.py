"""The same source, interpreted and compiled, plays the same games."""

from __future__ import annotations

import pytest

from bench.compare import compared
from miskatonic.games.registry import GAMES
from scripts.compile import ROOT, TARGET, up_to_date
from tests.conftest import seeds


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_games_are_the_same(game: str, request: pytest.FixtureRequest) -> None:
    """Journals, events and states; `make compiled` makes the other form."""
    if not up_to_date():
        pytest.skip("nothing is compiled from this source (make compiled)")
    games = 20 * seeds(request.config)
    assert compared((ROOT, TARGET), [game], games) == (games, "")
