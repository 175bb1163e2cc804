"""What the shelf says of Elder Sign is what was measured."""

from __future__ import annotations

import re
from pathlib import Path

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign import RULES

BALANCE = Path(__file__).parent.parent.parent.parent / "docs" / "balance.md"


def test_the_difficulty_is_the_one_that_was_measured() -> None:
    rows = re.findall(r"^\| ([^|]+?) \| \d+ \| \d+ \| ([\d.]+) % \|", BALANCE.read_text(encoding="utf8"), re.MULTILINE)
    names = {name: id_ for id_, name in RULES.card_names("en").items()}
    found = {names[re.sub(r" \(.*\)", "", name)]: float(won) for name, won in rows}
    measured = RULES.measured()
    assert measured is not None and set(found) == set(measured.won_with) == set(RULES.content.ancient_ones)
    for opponent, won in found.items():
        assert abs(measured.won_with[opponent] - won) <= 0.5, opponent
    assert measured.won is not None and abs(measured.won - sum(found.values()) / len(found)) <= 0.5


def test_a_match_is_summed_up_by_its_ancient_one() -> None:
    before = Match.new(RULES, 1, {"ancient_one": "yig"}).state
    assert RULES.summary(before).emblem == "yig"
    unknown = RULES.begin(1, {})
    assert RULES.summary(unknown).emblem == "" and not RULES.summary(unknown).words
