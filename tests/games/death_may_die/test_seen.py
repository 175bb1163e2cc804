"""Everything in the box comes into play in simulated games."""

from __future__ import annotations

import pytest

from tests.games.death_may_die.seen import game, never, told, wanted

ENOUGH = 240


def test_what_is_told_is_what_is_looked_for() -> None:
    found = set(told(game(0).events))
    assert len(found) > 30
    strangers = {line for line in found - wanted() if not line.startswith(("enemy.", "threshold ", "token.turned "))}
    assert not strangers


def test_everything_comes_into_play(request: pytest.FixtureRequest) -> None:
    """Of many games in a soak; otherwise of one, which leaves the most of it for later."""
    if request.config.getoption("--soak"):
        assert never(ENOUGH) == []
    else:
        assert len(wanted()) - 200 < len(never(1)) < len(wanted()) - 30
