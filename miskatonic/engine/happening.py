"""Things on their way to happening, and what answers them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from typing import Protocol

from miskatonic.engine.message import Arg, Msg, Name, Seat


class Moment(IntEnum):
    """The places in the sequence of a happening. Between *when* and *at* lies the thing itself."""

    WOULD = 0
    WHEN = 1
    AT = 2
    AFTER = 3


class Happening:
    """Something in flight, with an identity: a reaction changes, replaces or cancels this one, wherever it stands.

    A game's own kinds are subclasses with typed fields.
    """

    def __init__(
        self, number: int, kind: str, seat: int, amount: int = 0, parent: Happening | None = None, **args: Arg
    ) -> None:
        self.id = number
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.args = args
        self.parent = parent
        self.cancelled = False
        self.lapsed = False
        self.happened = False
        self.in_kind = False
        self.replacement: Callable[[], Awaitable[None]] | None = None

    async def begin(self) -> None:
        """Once nobody prevents it, between *would* and *when*: what is settled only now (which token, which card)."""

    def holds(self) -> bool:
        """Asked after every answer before the thing itself. False: it lapses, as when its target is gone."""
        return True

    def whom(self) -> Arg:
        """What tells it apart from others that happen together with it, for people."""
        return Seat(self.seat)

    def target(self) -> str:
        """The same for keys."""
        return str(self.seat)

    def cancel(self) -> None:
        """The thing itself does not happen, and nothing that follows from it."""
        self.cancelled = True

    def replace(self, thing: Callable[[], Awaitable[None]], *, in_kind: bool = False) -> None:
        """Another thing happens instead. What follows the first one does not, unless the other is of its kind."""
        self.replacement = thing
        self.in_kind = in_kind

    @property
    def replaced(self) -> bool:
        return self.replacement is not None

    @property
    def coming(self) -> bool:
        """Neither cancelled nor lapsed, nor has something of another kind taken its place."""
        return not self.cancelled and not self.lapsed and (self.replacement is None or self.in_kind)


class Reaction:
    """Something that answers a happening: a card's text, an ability.

    `key` tells copies of one card apart (`lucky#104`). `first`: it comes before the forced ones of its moment,
    whatever its card says, as what cancels a thing does. `each`: of several things that happen together it answers
    every one, not one of them. `text` and `passing`: what answering is called where it is not "use", and what passing
    is called where this is the only answer.
    """

    def __init__(
        self,
        key: str,
        seat: int,
        moment: Moment,
        forced: bool,
        run: Callable[[Happening], Awaitable[None]],
        rule: str = "",
        source: str = "",
        *,
        first: bool = False,
        each: bool = False,
        text: Msg | None = None,
        passing: Msg | None = None,
    ) -> None:
        self.key = key
        self.seat = seat
        self.moment = moment
        self.forced = forced
        self.run = run
        self.rule = rule
        self.source = source
        self.first = first
        self.each = each
        self.text = text
        self.passing = passing


class Finder(Protocol):
    """What is in force. Keep it by kind and moment: nearly every happening finds nobody."""

    def listens(self, kind: str) -> bool:
        """Whether anything in force answers happenings of this kind, or might, at any moment."""

    def find(self, happening: Happening, moment: Moment) -> Sequence[Reaction]: ...

    def might(self, happening: Happening, moment: Moment, first: bool) -> Sequence[int]:
        """The seats that may hold an answer for all that the others know: they are asked even if they hold none.

        It must follow from what everybody sees.
        """


class Simply:
    """A finder that is one function, where no hand is secret."""

    def __init__(self, find: Callable[[Happening, Moment], Sequence[Reaction]]) -> None:
        self._find = find

    def listens(self, kind: str) -> bool:
        return True

    def find(self, happening: Happening, moment: Moment) -> Sequence[Reaction]:
        return self._find(happening, moment)

    def might(self, happening: Happening, moment: Moment, first: bool) -> Sequence[int]:
        return ()


class Answer:
    """A reaction to one of the things that happen together, as it is offered."""

    def __init__(self, key: str, reaction: Reaction, happening: Happening, several: bool) -> None:
        self.key = key
        self.reaction = reaction
        self.happening = happening
        self.several = several

    def text(self, message: str = "option-react") -> Msg:
        source = Name(self.reaction.source or self.reaction.key)
        if self.reaction.text is not None:
            return self.reaction.text
        if self.several:
            return Msg("option-react-to", {"source": source, "whom": self.happening.whom()})
        return Msg(message, {"source": source})


def answers(happenings: Sequence[Happening], moment: Moment, find: Finder) -> list[Answer]:
    """All that may answer now, each by a key of its own."""
    if len(happenings) == 1:
        found = find.find(happenings[0], moment)
        if not found:
            return []
        if len(found) > 1:
            _told_apart([reaction.key for reaction in found])
        return [Answer(reaction.key, reaction, happenings[0], False) for reaction in found]
    pairs = [(reaction, happening) for happening in happenings for reaction in find.find(happening, moment)]
    times: dict[str, int] = {}
    for reaction, _ in pairs:
        times[reaction.key] = times.get(reaction.key, 0) + 1
    given = []
    for reaction, happening in pairs:
        several = times[reaction.key] > 1
        key = f"{reaction.key}>{happening.target()}" if several else reaction.key
        given.append(Answer(key, reaction, happening, several))
    _told_apart([answer.key for answer in given])
    return given


def _told_apart(keys: list[str]) -> None:
    if len(set(keys)) != len(keys):
        raise ValueError(f"two reactions with one key: {keys}")
