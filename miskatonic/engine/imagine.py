"""Worlds that one seat cannot tell from the true one, for bots that look ahead without looking into hands.

What the seat cannot see is dealt anew at the last safe point; what has happened since is played again, as far as the
seat knows it: its own answers and what was open are as they were, what only others saw comes as it may.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from miskatonic.engine.chance import LUCK, Entry, Source, Stream
from miskatonic.engine.decision import PASS, Decision
from miskatonic.engine.errors import Diverged, IllegalChoice, MiskatonicError
from miskatonic.engine.visibility import Path, redeal, unseen

if TYPE_CHECKING:
    from miskatonic.engine.match import Match

FREELY = 12
CAREFULLY = 4
"""So often with everything unseen dealt anew; so often with what has been moved since left where it was."""
PASSED: tuple[tuple[str, ...], ...] = ((PASS,), ())
Pins = Mapping[Path, Mapping[str, int]]


class Told(MiskatonicError):
    """The seat would notice that this world is another."""


class Remembered:
    """Chance as the seat knows it: what it saw comes again; what others saw, or what is still to come, is luck."""

    def __init__(self, world: Match[Any], tail: Sequence[Entry], seat: int, stream: Stream, then: Source) -> None:
        self._world = world
        self._left = [entry for entry in tail if entry[0] == "c"]
        self._seat = seat
        self._stream = stream
        self._then = then

    def take(self, kind: str, outcomes: Sequence[str], count: int) -> tuple[str, ...]:
        if not self._left:
            return self._then.take(kind, outcomes, count)
        _, known, given = self._left.pop(0)
        if known != kind or len(given) != count:
            raise Told(f"{kind} instead of {known}")
        whose = self._world.game.chance_for
        if whose is not None and whose != self._seat:
            return tuple([outcomes[self._stream.below(len(outcomes))] for _ in range(count)])
        if any(outcome not in outcomes for outcome in given):
            raise Told(f"{kind}: not {', '.join(given)}")
        return given


def imagined(match: Match[Any], seat: int, seed: str) -> Match[Any] | None:
    """Another world for this seat; `None`: it would have noticed in all that were tried."""
    truth = _look(match, seat, match.checkpoints[-1].events)
    for number, pinned in enumerate(_pins(match, seat)):
        stream = Stream(f"{seed}/imagined/{number}")
        try:
            world = _replayed(match, seat, f"{seed}/luck", stream, pinned)
        except (Told, Diverged, IllegalChoice):
            continue
        if _look(world, seat, 0) == truth:
            world.settle_chance()
            return world
    return None


def _pins(match: Match[Any], seat: int) -> Iterator[Pins]:
    """The cards that stay where they were at the safe point: those that left their place since and came to light; then
    all that left it. Other copies of them are dealt anew like everything else."""
    before, now = unseen(match.state_at_checkpoint(), seat), unseen(match.state, seat)
    moved = {path: words - now.get(path, Counter()) for path, words in before.items()}
    seen = sum(before.values(), Counter[str]()) - sum(now.values(), Counter[str]())
    lit = {path: words & seen for path, words in moved.items()}
    for _ in range(FREELY):
        yield lit
    for _ in range(CAREFULLY):
        yield moved


def _replayed(match: Match[Any], seat: int, luck: str, stream: Stream, pinned: Pins) -> Match[Any]:
    state = redeal(match.state_at_checkpoint(), seat, stream.below, pinned)
    tail = match.journal[match.checkpoints[-1].entries :]
    world = match.world(state, luck, lambda world, then: Remembered(world, tail, seat, stream, then))
    secret = [who for who in match.unseen_answers if who != seat]
    chosen = [entry for entry in tail if entry[0] != "c"]
    for number, (kind, who, keys) in enumerate(chosen):
        if kind == LUCK:
            # That there was a border is known, and counted; what its luck is, is not.
            world.journal.append((kind, who, ()))
            continue
        if kind == "t" and isinstance(who, int):
            world.otherwise(who, keys[0])
            continue
        decision = _asked(world, kind, who)
        if keys in PASSED:
            # Whether there was anything else to answer is seen by nobody: in this world it may be otherwise.
            keys = next((passed for passed in PASSED if _legal(decision, passed)), keys)
        kept = who in secret and who not in [later[1] for later in chosen[number + 1 :]]
        kept = kept or (kind == "p" and world.game.chance_for not in (None, seat))
        if kept or not _legal(decision, keys):
            if who == seat:
                raise Told("another question")
            keys = _any(decision, len(keys), stream)
        world.choose(decision.seat, *keys)
    return world


def _asked(world: Match[Any], kind: str, who: int | str) -> Decision:
    for decision in world.pending:
        if decision.seat == who or (kind == "p" and decision.kind == "chance"):
            return decision
    raise Told(f"nobody asks {who}")


def _legal(decision: Decision, keys: tuple[str, ...]) -> bool:
    try:
        decision.check(keys)
    except IllegalChoice:
        return False
    return True


def _any(decision: Decision, count: int, stream: Stream) -> tuple[str, ...]:
    left = [option.key for option in decision.options]
    count = max(decision.least, min(count, decision.most, len(left)))
    return tuple([left.pop(stream.below(len(left))) for _ in range(count)])


def _look(match: Match[Any], seat: int, since: int) -> bytes:
    """All that the seat sees now, and has been told since the last safe point."""
    return msgspec.msgpack.encode([match.view(seat), match.events_for(seat, since)])
