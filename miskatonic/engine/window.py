"""A window: each seat in turn may do one of the things on offer, until all have passed in a row."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg


async def window(
    kind: str,
    seats: Callable[[], Sequence[int]],
    offers: Callable[[int], Sequence[Option]],
    act: Callable[[int, str], Awaitable[None]],
    prompt: Callable[[int], Msg],
    rule: str,
    *,
    might: Callable[[], Sequence[int]] | None = None,
    topic: Callable[[int], str] | None = None,
) -> None:
    """`seats`, the first to be asked first, and `offers` are asked anew after every act: both may have changed.

    `might`: the seats that may have something to do for all that the others know; they are asked in any case.
    `topic`: what "do not ask me again" covers, for this seat.
    """
    last = -1
    passed: list[int] = []
    while True:
        order = list(seats())
        turn = order.index(last) + 1 if last in order else 0
        waiting = [seat for seat in (*order[turn:], *order[:turn]) if seat not in passed]
        if not waiting:
            return
        last = waiting[0]
        offered = offers(last)
        always = might is not None and last in might()
        key = PASS
        if offered or always:
            options = [*offered, Option(PASS, Msg("option-pass"))]
            question = Decision(kind, last, rule, prompt(last), options)
            question.always = always
            if topic is not None:
                question.topic = topic(last)
            (key,) = await question
        if key == PASS:
            passed.append(last)
        else:
            passed.clear()
            await act(last, key)
