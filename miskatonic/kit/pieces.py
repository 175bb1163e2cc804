"""Copies of cards on the table, told apart: a piece has a number for one visit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from miskatonic.engine.data import data

NOBODY = -1


@data
class Piece:
    """One copy of a component on the table. Its key, `guard-dog#104`, carries both meaning and identity."""

    number: int
    card: str
    owner: int = NOBODY
    exhausted: bool = False
    tokens: dict[str, int] = {}

    @property
    def key(self) -> str:
        return f"{self.card}#{self.number}"

    def put(self, token: str, amount: int = 1) -> None:
        """None at all leaves no trace: two positions that look the same are the same."""
        if amount < 0:
            raise ValueError(f"{amount} {token} cannot be put on {self.key}: take them off")
        if amount:
            self.tokens[token] = self.tokens.get(token, 0) + amount

    def take(self, token: str, amount: int = 1) -> int:
        """Takes off so many, or as many as there are; how many it were."""
        if amount < 0:
            raise ValueError(f"{amount} {token} cannot be taken off {self.key}: put them on")
        taken = min(amount, self.tokens.get(token, 0))
        if taken == self.tokens.get(token, 0):
            self.tokens.pop(token, None)
        else:
            self.tokens[token] -= taken
        return taken

    def count(self, token: str) -> int:
        return self.tokens.get(token, 0)


P = TypeVar("P", bound=Piece)


def find(pieces: Iterable[P], key: str) -> P:
    """The piece with this key; its number says which, whatever side of the card lies up."""
    number = key.partition("#")[2]
    for piece in pieces:
        if str(piece.number) == number:
            return piece
    raise KeyError(key)


def keys(pieces: Sequence[Piece]) -> list[str]:
    return [piece.key for piece in pieces]


def ready(pieces: Iterable[Piece]) -> None:
    """Readies whatever is exhausted."""
    for piece in pieces:
        piece.exhausted = False
