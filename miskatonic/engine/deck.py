"""Decks whose order is not decided before it is seen.

`top` and `bottom` are cards in a known order (index 0 is nearer to the top), `fog` is a heap without
one. Drawing from fog is a chance event at that moment; shuffling is a move into the fog.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from miskatonic.engine.data import data
from miskatonic.engine.visibility import Hidden


@final
@data
class Deck:
    """A deck, or, with fog alone, a bag. Its cards are re-dealt in the pool that has its name.

    `seers`: the seats that know `top` and `bottom`; `None`: everybody does.
    The heaps are values, which copies of a state share: another takes the place of one that changes.
    """

    name: str
    fog: Annotated[Sequence[str], Hidden("nobody", ".name")] = []
    top: Annotated[Sequence[str], Hidden("seers", ".name")] = []
    bottom: Annotated[Sequence[str], Hidden("seers", ".name")] = []
    seers: list[int] | None = None

    def __len__(self) -> int:
        return len(self.top) + len(self.fog) + len(self.bottom)

    def cards(self) -> list[str]:
        """All of them, from the top."""
        return [*self.top, *self.fog, *self.bottom]

    def known_next(self) -> str | None:
        """The next card where no chance is involved."""
        if self.top:
            return self.top[0]
        if self.fog:
            return self.fog[0] if len(self.fog) == 1 else None
        return self.bottom[0] if self.bottom else None

    def take_from_fog(self, card: str) -> None:
        """What chance has just found there."""
        left = list(self.fog)
        left.remove(card)
        self.fog = left
        if self.seers is not None:
            self._forget_seers()

    def remove(self, card: str) -> None:
        """Takes this card out: from the known top, the fog, or the known bottom."""
        if self.top and self.top[0] == card:
            self.top = self.top[1:]
        elif card in self.fog:
            self.fog = without(self.fog, card)
        elif card in self.top:
            self.top = without(self.top, card)
        else:
            self.bottom = without(self.bottom, card)
        self._forget_seers()

    def _forget_seers(self) -> None:
        """Where nothing is known any more, nobody knows it."""
        if self.seers is not None and not self.top and not self.bottom:
            self.seers = None

    def put_under(self, card: str) -> None:
        self.bottom = [*self.bottom, card]

    def put_on_top(self, card: str) -> None:
        self.top = [card, *self.top]

    def put_known(self, cards: list[str], seers: list[int] | None, *, under: bool = False) -> None:
        """On top, or under, in this order: cards that these seats know (`None`: everybody).

        One list of seers covers all known cards of a deck, so only those who know both the old and the new
        ones are shown them: a view may say less than its seat remembers, never more.
        """
        if not cards:
            return
        if self.seers is None:
            self.seers = seers
        elif seers is not None:
            self.seers = [seat for seat in self.seers if seat in seers]
        if under:
            self.bottom = [*self.bottom, *cards]
        else:
            self.top = [*cards, *self.top]

    def put_into_fog(self, card: str) -> None:
        self.fog = [*self.fog, card]

    def shuffle(self) -> None:
        """Sorted, so that a reader of the state learns nothing from the heap's order."""
        self.fog = sorted(self.cards())
        self.top = []
        self.bottom = []
        self.seers = None


def without(cards: Sequence[str], card: str) -> list[str]:
    left = list(cards)
    left.remove(card)
    return left
