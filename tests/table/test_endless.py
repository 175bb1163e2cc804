"""At a table too: a choice that leads round in circles is refused, and the table plays on."""

from __future__ import annotations

import pytest

from miskatonic.table.seating import Holder, HostRules, Refusal
from miskatonic.table.table import Table
from tests.engine.test_endless import circling, tell
from tests.engine.tiny import Tiny
from tests.table.scene import snapshot


def test_a_choice_without_end_is_refused_and_the_table_goes_on() -> None:
    made = Table("t1", Tiny(circling(tell, 10**9)), "ann", [Holder("person", "ann", "Ann")], {}, HostRules())
    made.start("1")
    made.choose("ann", 0, made.number, ("go",))
    before, number = snapshot(made), made.number
    with pytest.raises(Refusal, match="round in circles"):
        made.choose("ann", 0, number, ("circle",))
    assert snapshot(made) == before and made.number == number
    made.choose("ann", 0, made.number, ("go",))
    assert made.number == number + 1
