"""The sequence of a triggering condition: would, when, the thing itself, at, after.

In every step forced reactions come before optional ones; the lead seat orders ties. A happening is an
object with an identity: a reaction changes, replaces or cancels this one, wherever it stands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import IntEnum

import msgspec

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Arg, Msg, Name


class Moment(IntEnum):
    WOULD = 0
    WHEN = 1
    AT = 2
    AFTER = 3


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


class Reaction(msgspec.Struct, frozen=True):
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
    for moment in (Moment.WOULD, Moment.WHEN):
        if not find(happening, moment):
            continue
        await _window(happening, moment, find, seats, prompt, rule)
        if happening.cancelled:
            return False
        if happening.replacement is not None:
            await happening.replacement()
            return False
    await thing(happening)
    for moment in (Moment.AT, Moment.AFTER):
        if find(happening, moment):
            await _window(happening, moment, find, seats, prompt, rule)
    return True


async def _window(
    happening: Happening,
    moment: Moment,
    find: Finder,
    seats: list[int],
    prompt: Callable[[Happening, Moment], Msg],
    rule: str,
) -> None:
    used: list[str] = []

    def waiting(forced: bool) -> list[Reaction]:
        stopped = happening.cancelled or happening.replacement is not None
        if stopped and moment < Moment.AT:
            return []
        return [r for r in find(happening, moment) if r.forced is forced and r.key not in used]

    async def forced() -> None:
        while ready := waiting(True):
            (key,) = await Decision(
                "order", seats[0], rule, prompt(happening, moment), [_option(reaction) for reaction in ready]
            )
            used.append(key)
            await next(r for r in ready if r.key == key).run(happening)

    await forced()
    passed = 0
    turn = 0
    while passed < len(seats) and (ready := waiting(False)):
        seat = seats[turn % len(seats)]
        turn += 1
        mine = [reaction for reaction in ready if reaction.seat == seat]
        if not mine:
            passed += 1
            continue
        options = [_option(reaction) for reaction in mine]
        options.append(Option(PASS, Msg("option-pass")))
        (key,) = await Decision("react", seat, mine[0].rule or rule, prompt(happening, moment), options)
        if key == PASS:
            passed += 1
            continue
        passed = 0
        used.append(key)
        await next(r for r in mine if r.key == key).run(happening)
        await forced()


def _option(reaction: Reaction) -> Option:
    source = reaction.source or reaction.key
    return Option(reaction.key, Msg("option-react", {"source": Name(source)}), source)
