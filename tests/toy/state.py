"""The table of the toy game as plain data."""

from __future__ import annotations

from typing import Annotated, Literal

from miskatonic.engine.data import data
from miskatonic.engine.deck import Deck
from miskatonic.engine.visibility import Hidden

Phase = Literal["set-up", "lot", "bids", "turns", "over"]


@data
class Player:
    seat: int
    hand: Annotated[list[str], Hidden("owner", "relics")] = []
    omen: Annotated[str, Hidden("owner", "omens")] = ""
    table: list[str] = []
    coins: int = 2
    candles: int = 3

    @property
    def out(self) -> bool:
        return self.candles == 0


@data
class State:
    players: list[Player]
    relics: Deck
    omens: Deck
    bag: Deck
    rounds: int = 3
    chapter: int = 0
    """Of a campaign of two; 0: a match by itself."""
    phase: Phase = "set-up"
    round: int = 1
    lead: int = 0
    active: int = 0
    actions: int = 2
    lot: str = ""
    stack: list[str] = []
    """Relics in flight: played, and not yet done."""
    discard: list[str] = []
    tokens: list[str] = []
    """Taken out of the bag; they go back when it is empty."""
    memory: dict[int, int] = {}
    """Auctions won by each seat. A number as a key: JSON has none, and a save must still hold it."""
