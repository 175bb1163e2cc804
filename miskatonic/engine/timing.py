"""The sequence of a triggering condition: would, when, the thing itself, at, after.

In every moment forced reactions come before optional ones; the lead seat orders ties. Things that happen together
share one window at each moment.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from miskatonic.engine.cut import CutShort, GameEnds, graver, held_back
from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.happening import Answer, Finder, Happening, Moment, Reaction, Simply, answers
from miskatonic.engine.message import Msg

__all__ = ["Afterwards", "Finder", "Happening", "Moment", "Reaction", "Simply", "resolve", "resolve_together"]

H = TypeVar("H", bound=Happening)
Seats = Callable[[], Sequence[int]]
"""Who may answer, the lead first: asked when needed, for it may change from one answer to the next."""
Prompt = Callable[[Happening, Moment], Msg]

BEFORE = (Moment.WOULD, Moment.WHEN)


async def resolve(
    happening: H,
    thing: Callable[[H], Awaitable[None]],
    find: Finder,
    seats: Seats,
    prompt: Prompt,
    rule: str,
    afterwards: Afterwards | None = None,
) -> bool:
    """Plays the whole sequence. True when the thing itself happened; else `happening` says why not."""
    if find.listens(happening.kind):

        async def each(coming: list[H]) -> None:
            await thing(coming[0])

        return bool(await resolve_together([happening], each, find, seats, prompt, rule, afterwards))
    await happening.begin()
    if not happening.holds():
        happening.lapsed = True
        return False
    happening.happened = True
    cut = await held_back(thing(happening))
    if cut is not None or find.listens(happening.kind):
        await _Sequence([happening], find, seats, prompt, rule).finish(cut, afterwards)
    return True


async def resolve_together(
    happenings: Sequence[H],
    thing: Callable[[list[H]], Awaitable[None]],
    find: Finder,
    seats: Seats,
    prompt: Prompt,
    rule: str,
    afterwards: Afterwards | None = None,
) -> list[H]:
    """Several things at one timing point, with one window at each moment for all of them; those that happened.

    `thing` is done to all that are still coming, at once. Whoever is cut short, or the game, waits until the
    sequence is over. `afterwards`: this is a part of an effect, and what comes after it waits for the whole.
    """
    sequence = _Sequence(happenings, find, seats, prompt, rule)
    await sequence.window(Moment.WOULD)
    for happening in sequence.coming:
        await sequence.carry(happening.begin())
    sequence.prune()
    await sequence.window(Moment.WHEN)
    done = [happening for happening in happenings if happening.coming]
    for happening in done:
        happening.happened = True
    itself = [happening for happening in done if not happening.replaced]
    if itself:
        await sequence.carry(thing(itself))
    for happening in happenings:
        if happening.replacement is not None and not happening.cancelled and not happening.lapsed:
            await sequence.carry(happening.replacement())
    await sequence.finish(None, afterwards)
    return done


class Afterwards:
    """One effect may be several things; what comes *after* each of them waits until all of them are done."""

    def __init__(self) -> None:
        self._waiting: list[_Sequence] = []

    def add(self, sequence: _Sequence) -> None:
        self._waiting.append(sequence)

    async def come(self) -> None:
        """Call it once the effect is whole, even if it was cut short."""
        held: GameEnds | CutShort | None = None
        while self._waiting:
            sequence = self._waiting.pop(0)
            if not isinstance(sequence.held, GameEnds):
                # Whoever was cut short then has been let pass already.
                sequence.held = None
            before = sequence.held
            await sequence.window(Moment.AFTER)
            if sequence.held is not None and sequence.held is not before:
                held = graver(held, sequence.held)
        if held is not None:
            raise held


class _Sequence:
    """The windows of things that happen together."""

    def __init__(self, happenings: Sequence[Happening], find: Finder, seats: Seats, prompt: Prompt, rule: str) -> None:
        self.coming: list[Happening] = list(happenings)
        self.find = find
        self.seats = seats
        self.prompt = prompt
        self.rule = rule
        self.held: GameEnds | CutShort | None = None

    async def carry(self, act: Awaitable[None]) -> None:
        """Does something in the sequence, holding back what would break it off."""
        cut = await held_back(act)
        if cut is not None:
            self.held = graver(self.held, cut)

    async def finish(self, cut: GameEnds | CutShort | None, afterwards: Afterwards | None) -> None:
        """What follows the thing itself; then whatever was held back passes on."""
        if cut is not None:
            self.held = cut
        await self.window(Moment.AT)
        if afterwards is None:
            await self.window(Moment.AFTER)
        else:
            afterwards.add(self)
        if self.held is not None:
            raise self.held

    def prune(self) -> None:
        for happening in self.coming:
            if not happening.cancelled and not happening.holds():
                happening.lapsed = True
        self.coming = [happening for happening in self.coming if happening.coming]

    async def window(self, moment: Moment) -> None:
        """What comes first at this moment, then all the rest."""
        if not self.coming or not self.find.listens(self.coming[0].kind):
            return
        used: list[str] = []
        ready = self._ready(moment, used)
        if not ready and not self._might(moment, True) and not self._might(moment, False):
            return
        if any(answer.reaction.first for answer in ready) or self._might(moment, True):
            await self._round(moment, True, [answer for answer in ready if answer.reaction.first], used)
            ready = self._ready(moment, used)
            # Whoever did not use what comes first has let it go.
            used += [answer.reaction.key for answer in ready if answer.reaction.first]
            ready = [answer for answer in ready if not answer.reaction.first]
        await self._round(moment, False, ready, used)

    async def _round(self, moment: Moment, first: bool, ready: list[Answer], used: list[str]) -> None:
        """Forced reactions, then optional ones by turns until every seat has passed in a row.

        What a reaction changes may bring others about, so after each they are looked for again.
        """
        last = -1
        while self.coming:
            forced = [answer for answer in ready if answer.reaction.forced]
            if forced:
                chosen = forced[0] if len(forced) == 1 else await self._order(forced)
            else:
                asked = None if isinstance(self.held, GameEnds) else await self._next(ready, moment, first, last)
                if asked is None:
                    return
                chosen = asked
                last = chosen.reaction.seat
            used.append(chosen.key if chosen.reaction.each else chosen.reaction.key)
            await self.carry(chosen.reaction.run(chosen.happening))
            if moment in BEFORE:
                self.prune()
            ready = [answer for answer in self._ready(moment, used) if answer.reaction.first or not first]

    async def _order(self, forced: list[Answer]) -> Answer:
        seats = self.seats()
        lead = seats[0] if seats else forced[0].reaction.seat
        options = [Option(a.key, a.text("option-first"), a.reaction.source or a.reaction.key) for a in forced]
        (key,) = await Decision("order", lead, self.rule, Msg("ask-order"), options)
        return next(answer for answer in forced if answer.key == key)

    async def _next(self, ready: list[Answer], moment: Moment, first: bool, last: int) -> Answer | None:
        """The next optional answer, asked of seat after seat from behind `last` on; `None`: all have passed."""
        might = self._might(moment, first)
        if not ready and not might:
            return None
        seats = list(self.seats())
        turn = seats.index(last) + 1 if last in seats else 0
        for seat in [*seats[turn:], *seats[:turn]]:
            mine = [answer for answer in ready if answer.reaction.seat == seat]
            if not mine and seat not in might:
                continue
            happening = mine[0].happening if mine else self.coming[0]
            options = [Option(a.key, a.text(), a.reaction.source or a.reaction.key) for a in mine]
            passing = mine[0].reaction.passing if len(mine) == 1 else None
            options.append(Option(PASS, passing or Msg("option-pass")))
            question = Decision(
                "react",
                seat,
                (mine[0].reaction.rule if mine else "") or self.rule,
                self.prompt(happening, moment),
                options,
            )
            question.topic = f"{happening.kind}.{moment.name.lower()}"
            question.always = seat in might
            (key,) = await question
            if key != PASS:
                return next(answer for answer in mine if answer.key == key)
        return None

    def _ready(self, moment: Moment, used: list[str]) -> list[Answer]:
        if not self.coming:
            return []
        found = answers(self.coming, moment, self.find)
        if not found or not used:
            return found
        return [answer for answer in found if answer.reaction.key not in used and answer.key not in used]

    def _might(self, moment: Moment, first: bool) -> Sequence[int]:
        if len(self.coming) == 1:
            return self.find.might(self.coming[0], moment, first)
        seats: list[int] = []
        for happening in self.coming:
            seats += [seat for seat in self.find.might(happening, moment, first) if seat not in seats]
        return seats
