"""What answers a happening, for whom, and whether the thing itself came about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from miskatonic.engine.timing import Happening
from miskatonic.kit.amounts import ThatMuch
from miskatonic.kit.answers import Cancel, ChangeAmount, Instead
from miskatonic.kit.game import nothing_more
from miskatonic.kit.printed import Trigger
from miskatonic.kit.standing import EVERYBODY, InForce, Standing
from tests.cellars.game import Cellars
from tests.cellars.verbs import Gain
from tests.kit.cellar import scene

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyVerb


def answering(*effects: AnyVerb, moment: Literal["would", "after"] = "after", lead: int = 0) -> Cellars:
    """Three people and one component on the table that answers a bell."""
    game, _ = scene(players=[{"coins": 0}, {"coins": 0}, {"coins": 0}], lead=lead)
    trigger = Trigger(on="bell", moment=moment, do=effects)
    game.standing = Standing([("crypt", EVERYBODY, InForce(triggers=(trigger,)))])
    return game


def come_about(game: Cellars, happening: Happening) -> bool:
    """Without a question."""
    coming: Any = game.come_about(happening, nothing_more)
    try:
        coming.send(None)
    except StopIteration as over:
        return bool(over.value)
    raise AssertionError("something was asked")


def test_what_nobody_answers_comes_about() -> None:
    game, _ = scene()
    assert come_about(game, Happening(1, "bell", 0))


def test_what_is_cancelled_does_not() -> None:
    assert not come_about(answering(Cancel(), moment="would"), Happening(1, "bell", 0))


def test_another_thing_happens_instead_to_the_same_person_and_as_much_of_it() -> None:
    game = answering(Instead((Gain(amount=ThatMuch()),)), moment="would")
    assert not come_about(game, Happening(1, "bell", 2, 3))
    assert [player.coins for player in game.state.players] == [0, 0, 3]


def test_what_happens_may_count_for_less_but_not_for_less_than_nothing() -> None:
    for add, left in ((-1, 1), (-5, 0), (2, 4)):
        bell = Happening(1, "bell", 0, 2)
        assert come_about(answering(ChangeAmount(add=add), moment="would"), bell)
        assert bell.amount == left


def test_what_lies_before_everybody_answers_for_whom_it_happened_to() -> None:
    for seat in range(3):
        game = answering(Gain(), lead=1)
        assert come_about(game, Happening(1, "bell", seat))
        assert [player.coins for player in game.state.players] == [int(seat == other) for other in range(3)]


def test_what_happens_to_nobody_is_answered_by_the_lead() -> None:
    game = answering(Gain(), lead=1)
    come_about(game, Happening(1, "bell", -1))
    assert [player.coins for player in game.state.players] == [0, 1, 0]
