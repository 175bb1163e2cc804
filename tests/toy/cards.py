"""The components of the toy game."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.pack import Card
from miskatonic.engine.part import Part
from miskatonic.engine.timing import Moment
from miskatonic.engine.value import How
from tests.toy.verbs import AnyVerb

Kind = Literal["harm", "gain"]
MOMENTS = {"would": Moment.WOULD, "when": Moment.WHEN, "at": Moment.AT, "after": Moment.AFTER}


class Answer(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A reaction: to what, when, whether forced, whose, and what it does.

    `hand`: played from the hand; `first`: before what is forced.
    """

    to: Kind
    moment: Literal["would", "when", "at", "after"]
    forced: bool = False
    whose: Literal["own", "other", "any"] = "own"
    hand: bool = False
    first: bool = False
    do: tuple[AnyVerb, ...]


class Change(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A modifier of its owner's worth."""

    how: How
    amount: int = 0


class Relic(Card, frozen=True, kw_only=True):
    cost: int = 0
    worth: int = 0
    stays: bool = False
    do: tuple[AnyVerb, ...] = ()
    answer: Answer | None = None
    change: Change | None = None


class Omen(Card, frozen=True, kw_only=True):
    """Worth something in the end for each relic on your table."""

    bonus: int


class Token(Card, frozen=True, kw_only=True):
    do: tuple[AnyVerb, ...] = ()


KINDS: dict[str, type[Card]] = {"relics": Relic, "omens": Omen, "tokens": Token}
