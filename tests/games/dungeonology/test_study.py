"""What many games tell of rivals: places, points, who won with which scholar and which card."""

from __future__ import annotations

from pathlib import Path

import pytest

from miskatonic.games.dungeonology import RULES
from miskatonic.games.registry import rules
from miskatonic.lab.page import page
from miskatonic.lab.plot import plot
from miskatonic.lab.simulate import Simulation, simulate

GAMES = 6


@pytest.fixture(scope="module")
def found() -> Simulation:
    return simulate("dungeonology", GAMES, 3, "random", seed="study")


def test_every_seat_is_counted_with_its_own_win(found: Simulation) -> None:
    assert found.rivals and found.finished == GAMES
    assert sum(tally.games for tally in found.by_seat["scholar"].values()) == 3 * GAMES
    assert sum(tally.games for tally in found.by_seat["seat"].values()) == 3 * GAMES
    winners = sum(tally.wins for tally in found.by_seat["seat"].values())
    assert GAMES <= winners <= GAMES + 2, "somebody wins every game; a shared first place is rare"
    assert sum(standing.places[0] for standing in found.standings.values()) == winners
    assert sum(standing.games for standing in found.standings.values()) == 3 * GAMES


def test_points_thefts_and_ends_are_reported(found: Simulation) -> None:
    assert len(found.numbers["points"]) == 3 * GAMES and "thefts" in found.spreads
    assert sum(standing.points for standing in found.standings.values()) == sum(found.numbers["points"])
    assert set(found.by["end"]) <= {"all-finished", "university", "no-cubes", "stuck"}


def test_which_cards_a_seat_used_is_read_from_its_answers() -> None:
    journal = [("d", 0, ["play:help:main"]), ("d", 1, ["play:poof:secondary-0"]), ("d", 0, ["help"]), ("c", "x", ["y"])]
    state = RULES.begin(2, {})
    studied = RULES.studied_by_seat(state, journal)  # type: ignore[arg-type]
    assert studied["main_effect"] == [("help",), ()]
    assert studied["secondary_effect"] == [(), ("poof",)]


def test_the_report_speaks_of_places_and_never_of_a_common_win(found: Simulation, tmp_path: Path) -> None:
    text = page(found, rules("dungeonology"))
    assert "<h2>Places</h2>" in text and "By main effect" in text and "<dt>Won" not in text
    picture = tmp_path / "study.svg"
    plot(found, picture, RULES.card_names("en"))
    assert "<!-- Games by end -->" in picture.read_text(encoding="utf8")
