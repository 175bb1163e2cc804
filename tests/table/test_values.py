"""Values go out as they change."""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic.engine.match import Match
from miskatonic.engine.value import Value
from miskatonic.table.feed import Feed
from miskatonic.table.seating import Holder, HostRules
from miskatonic.table.table import Table
from tests.table.scene import the_match
from tests.toy import RULES


def said(feed: Feed, since: int) -> dict[str, Any]:
    message, _ = feed.update(-1, since, 0)
    values: dict[str, Any] = msgspec.json.decode(message)["values"]
    return values


def test_a_reader_is_sent_the_values_that_changed_since_and_a_newcomer_all() -> None:
    table = Table("t1", RULES, "ann", [Holder("person", "ann", "Ann") for _ in range(2)], {}, HostRules())
    table.go_on(Match.position(RULES, {"players": [{"coins": 2, "table": ["rust"]}, {"coins": 5}]}))
    feed = Feed(table)
    assert {key: value["total"] for key, value in said(feed, -1).items()} == {"worth:0": 1, "worth:1": 5}
    before = table.number
    table.choose("ann", 0, before, ("work",))
    (changed,) = said(feed, before).items()
    assert changed[0] == "worth:0"
    assert msgspec.convert(changed[1], Value) == the_match(table).view(-1).values["worth:0"]
    assert sorted(said(feed, -1)) == ["worth:0", "worth:1"]


class Fading(type(RULES)):  # type: ignore[misc]
    """Only coins above 2 are a value."""

    def values(self, game: Any, seat: int) -> dict[str, Value]:
        return {f"coins:{p.seat}": Value(p.coins, p.coins) for p in game.state.players if p.coins > 2}


def test_a_value_that_is_no_more_is_taken_away() -> None:
    rules = Fading()
    table = Table("t1", rules, "ann", [Holder("person", "ann", "Ann") for _ in range(2)], {}, HostRules())
    table.go_on(Match.position(rules, {"players": [{"coins": 3, "hand": ["jade-frog"]}, {}]}))
    feed = Feed(table)
    assert list(said(feed, -1)) == ["coins:0"]
    before = table.number
    table.choose("ann", 0, before, ("play:jade-frog",))
    assert said(feed, before) == {"coins:0": None}
    assert said(feed, -1) == {}
