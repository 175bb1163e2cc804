"""The real table says otherwise, at a table of several: who may say so, and that it is said once."""

from __future__ import annotations

import pytest

from miskatonic.table.seating import HostRules, Refusal
from miskatonic.table.table import Table
from tests.engine.test_otherwise import HOME
from tests.table.scene import snapshot, table, the_match

BOX = HostRules(companion=True)


def at_home(rules: HostRules = BOX) -> Table:
    made = table("ann", "ben", rules=rules, start=False)
    made.rules = HOME
    made.start("1")
    return made


def choose_first_chances(made: Table) -> None:
    """Real cards, until somebody is asked something else."""
    for _ in range(40):
        decision = the_match(made).pending[0]
        if decision.kind != "chance":
            return
        person = made.holders[decision.seat].person
        assert person is not None
        made.choose(person, decision.seat, made.number, (decision.options[0].key,))


def test_a_player_sets_a_value_and_everybody_plays_on_with_it() -> None:
    made = at_home()
    choose_first_chances(made)
    number = made.number
    after = made.otherwise("ben", 1, number, "")
    assert made.otherwise("ben", 1, number, "") == after, "a repeated message is not a second dialogue"
    (asked,) = made.decisions(1)
    assert asked.kind == "otherwise" and not made.decisions(0)
    for key in ("set:coins:0", "to:8", "done"):
        made.choose("ben", 1, made.number, (key,))
    assert the_match(made).state.players[0].coins == 8
    again = Table("t1", HOME, "ann", made.holders, {}, BOX)
    again.restore(made.lines.unsaved)
    assert snapshot(again) == snapshot(made)
    for _ in range(4):
        made.undo("ben", 1, made.number)
    assert the_match(made).state.players[0].coins != 8


def test_a_table_where_it_was_said_while_real_cards_were_drawn_opens_again_as_it_was() -> None:
    made = at_home()
    assert the_match(made).pending[0].kind == "chance"
    made.otherwise("ben", 1, made.number, "")
    for key in ("set:coins:0", "to:8", "done"):
        made.choose("ben", 1, made.number, (key,))
    choose_first_chances(made)
    again = Table("t1", HOME, "ann", made.holders, {}, BOX)
    again.restore(made.lines.unsaved)
    assert again.note is None and again.number == made.number, "nothing new was written"
    assert snapshot(again) == snapshot(made)


def test_only_with_the_real_box_from_ones_own_seat_and_not_late() -> None:
    made = at_home(HostRules())
    with pytest.raises(Refusal, match="real box"):
        made.otherwise("ann", 0, made.number, "")
    made = at_home()
    with pytest.raises(Refusal, match="not yours"):
        made.otherwise("ann", 1, made.number, "")
    with pytest.raises(Refusal, match="moved on"):
        made.otherwise("ann", 0, made.number + 1, "")
