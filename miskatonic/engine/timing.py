"""The sequence of a triggering condition: would, when, the thing itself, at, after.

In every step forced reactions come before optional ones; the lead seat orders ties. A happening is an
object with an identity: a reaction changes, replaces or cancels this one, wherever it stands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import IntEnum

from miskatonic.engine.data import data
from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Arg, Msg, Name


class Moment(IntEnum):
    WOULD = 0
    WHEN = 1
    AT = 2
    AFTER = 3


BEFORE = (Moment.WOULD, Moment.WHEN)
BEHIND = (Moment.AT, Moment.AFTER)


class Happening:
    """An event in flight."""

    __slots__ = ("amount", "args", "cancelled", "id", "kind", "parent", "replacement", "seat")

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
        self.replacement: Callable[[], Awaitable[None]] | None = None

    def cancel(self) -> None:
        """The thing itself does not happen, and nothing that follows from it."""
        self.cancelled = True

    def replace(self, thing: Callable[[], Awaitable[None]]) -> None:
        """Another thing happens instead; what follows the first one does not."""
        self.replacement = thing


@data(frozen=True)
class Reaction:
    """Something that answers a happening: a card's text, an ability."""

    key: str
    seat: int
    moment: Moment
    forced: bool
    run: Callable[[Happening], Awaitable[None]]
    rule: str = ""
    source: str = ""


Finder = Callable[[Happening, Moment], list[Reaction]]


async def resolve(
    happening: Happening,
    thing: Callable[[Happening], Awaitable[None]],
    find: Finder,
    seats: list[int],
    prompt: Callable[[Happening, Moment], Msg],
    rule: str,
) -> bool:
    """Plays the whole sequence. `seats` begins with the lead. True when the thing itself happened."""
    for moment in BEFORE:
        found = find(happening, moment)
        if not found:
            continue
        await _window(happening, moment, found, find, seats, prompt, rule)
        if happening.cancelled:
            return False
        if happening.replacement is not None:
            await happening.replacement()
            return False
    await thing(happening)
    for moment in BEHIND:
        found = find(happening, moment)
        if found:
            await _window(happening, moment, found, find, seats, prompt, rule)
    return True


async def _window(
    happening: Happening,
    moment: Moment,
    found: list[Reaction],
    find: Finder,
    seats: list[int],
    prompt: Callable[[Happening, Moment], Msg],
    rule: str,
) -> None:
    """Forced reactions, then optional ones by turns until every seat has passed in a row.

    What a reaction changes may bring others about, so after each they are looked for again.
    """
    used: list[str] = []
    passed = turn = 0
    ready = found
    while ready:
        options = [reaction for reaction in ready if reaction.forced]
        if options:
            key = options[0].key
            if len(options) > 1:
                asked = [_option(reaction) for reaction in options]
                (key,) = await Decision("order", seats[0], rule, prompt(happening, moment), asked)
        else:
            key = PASS
            while key == PASS:
                if passed == len(seats):
                    return
                passed += 1
                seat = seats[turn % len(seats)]
                turn += 1
                options = [reaction for reaction in ready if reaction.seat == seat]
                if options:
                    asked = [*[_option(reaction) for reaction in options], Option(PASS, Msg("option-pass"))]
                    (key,) = await Decision("react", seat, options[0].rule or rule, prompt(happening, moment), asked)
            passed = 0
        used.append(key)
        for reaction in options:
            if reaction.key == key:
                await reaction.run(happening)
                break
        if moment in BEFORE and (happening.cancelled or happening.replacement is not None):
            return
        ready = [reaction for reaction in find(happening, moment) if reaction.key not in used]


def _option(reaction: Reaction) -> Option:
    source = reaction.source or reaction.key
    return Option(reaction.key, Msg("option-react", {"source": Name(source)}), source)
