"""Named chance: what may come out, and who says what does.

An outcome is a word (`lore`, a card's id), so a journal can be read and replayed by meaning.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256, shake_256
from typing import TYPE_CHECKING, Protocol, final

from miskatonic.engine.errors import Diverged, ScriptError
from miskatonic.engine.message import Msg

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's number, where this is compiled: any other is slower

BLOCK = 256
"""Words of one hash."""
PAGE = 128
"""Words that are read off it at once: most games need no more of a tape."""


def commitment(seed: str) -> str:
    """Tells nothing of the seed, and fits no other: said before play, so that everybody can check the luck after."""
    return sha256(b"miskatonic seed " + seed.encode()).hexdigest()


@lru_cache(maxsize=1024)
def _page(seed: str, number: int) -> list[int]:
    """SHAKE-256: whoever has seen all of a tape so far knows nothing of what comes, unless they have the seed.

    What it gives does not depend on how much of it is asked for.
    """
    block, page = divmod(number, BLOCK // PAGE)
    start, end = page * PAGE * 4, (page + 1) * PAGE * 4
    words = array("I", shake_256(f"miskatonic luck {seed}/{block}".encode()).digest(end)[start:])
    if sys.byteorder == "big":
        words.byteswap()
    return words.tolist()


@final
class Stream:
    """Random numbers, the same on every machine; so many words of 32 bits from its beginning it goes on the same."""

    __slots__ = ("at", "number", "seed", "words")

    def __init__(self, seed: str, index: int = 0) -> None:
        self.seed = seed
        self.number = index // PAGE
        self.at = index % PAGE
        """The place of the next word on its page."""
        self.words = _page(seed, self.number)

    def below(self, bound: int) -> int:
        """A number from 0 on that is less than the bound."""
        at = self.at
        if at == PAGE:
            self.number += 1
            self.words = _page(self.seed, self.number)
            at = 0
        self.at = at + 1
        word: i64 = self.words[at]
        return word * bound >> 32

    def skip(self, words: int) -> None:
        for _ in range(words):
            self.below(1)


def weights_of(outcomes: Sequence[str]) -> dict[str, int]:
    """How many of each there are, in the order of coming: a deck has copies, a die equal faces."""
    weights: dict[str, int] = {}
    for outcome in outcomes:
        weights[outcome] = weights.get(outcome, 0) + 1
    return weights


class Source(Protocol):
    """Answers chance. Fewer outcomes than asked for: a person must say the rest."""

    def take(self, kind: str, outcomes: Sequence[str], count: int) -> tuple[str, ...]: ...


@final
class Seeded:
    """Play: a seeded stream."""

    __slots__ = ("stream",)

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def take(self, kind: str, outcomes: Sequence[str], count: int) -> tuple[str, ...]:
        """Each as `Stream.below` would choose it."""
        stream = self.stream
        size: i64 = len(outcomes)
        at = stream.at
        if at + count > PAGE:
            return tuple([outcomes[stream.below(size)] for _ in range(count)])
        stream.at = at + count
        if count == 1:
            return (outcomes[stream.words[at] * size >> 32],)
        return tuple([outcomes[word * size >> 32] for word in stream.words[at : at + count]])


class Person:
    """Companion mode: real dice and real cards beside the screen."""

    __slots__ = ()

    def take(self, kind: str, outcomes: Sequence[str], count: int) -> tuple[str, ...]:
        return ()


class Scripted:
    """Tests and puzzles: outcomes by the name of the chance, then another source.

    A scripted outcome still moves the stream on, so that a replay ends at the same place of it. `taken`
    remembers for which entry of the journal each was used, so that taking back gives it back.
    """

    __slots__ = ("journal", "script", "stream", "taken", "then")

    def __init__(
        self,
        script: dict[str, list[str]],
        then: Source,
        stream: Stream,
        journal: Sequence[Entry],
        taken: list[tuple[int, str, tuple[str, ...]]],
    ) -> None:
        self.script = script
        self.then = then
        self.stream = stream
        self.journal = journal
        self.taken = taken

    def take(self, kind: str, outcomes: Sequence[str], count: int) -> tuple[str, ...]:
        lines = self.script.get(kind)
        if not lines:
            return self.then.take(kind, outcomes, count)
        given = tuple(lines[:count])
        for outcome in given:
            if outcome not in outcomes:
                raise ScriptError(f"{kind}: {outcome!r} cannot come out; there is {', '.join(outcomes)}")
        del lines[:count]
        self.taken.append((len(self.journal), kind, given))
        self.stream.skip(len(given))
        if len(given) < count:
            given += self.then.take(kind, outcomes, count - len(given))
        return given


class Replay:
    """The journal: outcomes already written. Fewer than asked for: the rest has not happened yet.

    `end` is fixed: what chance adds behind it is new, not to be read again.
    """

    __slots__ = ("at", "end", "entries")

    def __init__(self, entries: Sequence[Entry], at: int) -> None:
        self.entries = entries
        self.at = at
        self.end = len(entries)

    @property
    def aside(self) -> bool:
        """The table says otherwise here, while people are asked what came out."""
        return self.at < self.end and self.entries[self.at][0] == ASIDE

    def take(self, kind: str, outcomes: Sequence[str], count: int) -> tuple[str, ...]:
        given: tuple[str, ...] = ()
        while len(given) < count and self.at < self.end:
            entry = self.entries[self.at]
            if entry[0] == ASIDE:
                break
            if entry[0] == "d":
                raise Diverged(self.at, Msg("problem-choice-for-chance", {"chance": kind}))
            if entry[1] != kind:
                reason = Msg("problem-chance-for-question", {"chance": str(entry[1]), "asked": kind})
                raise Diverged(self.at, reason)
            if len(given) + len(entry[2]) > count:
                found = len(entry[2])
                reason = Msg("problem-outcome-count", {"chance": kind, "outcomes": found, "asked": count})
                raise Diverged(self.at, reason)
            for outcome in entry[2]:
                if outcome not in outcomes:
                    raise Diverged(self.at, Msg("problem-outcome-gone", {"chance": kind, "outcome": outcome}))
            self.at += 1
            given += entry[2]
        return given


Entry = tuple[str, int | str, tuple[str, ...]]
"""`("d", seat, keys)`: a choice; `("c", kind, outcomes)`: chance; `("p", kind, outcomes)`: a person's.

`("k", commitment, (seed,))`: from here on chance comes from another seed, which a file of a running game leaves out.
"""
LUCK = "k"
ASIDE = "t"
