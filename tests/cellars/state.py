"""The table of the cellars as plain data."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from miskatonic.engine.data import data
from miskatonic.engine.deck import Deck
from miskatonic.kit.dice import Die
from miskatonic.kit.lasting import LastingEffect
from miskatonic.kit.limits import Limits
from miskatonic.kit.pieces import Piece

Phase = Literal["set-up", "turns", "over"]


@data
class Player:
    seat: int
    place: str = ""
    coins: int = 2
    candles: int = 4
    companions: list[Piece] = []

    @property
    def out(self) -> bool:
        return self.candles <= 0


@data
class Lurker(Piece):
    """A monster on the map."""

    place: str = ""


@data
class State:
    players: list[Player]
    scenario: str
    companions: Deck
    phase: Phase = "set-up"
    round: int = 1
    lead: int = 0
    active: int = 0
    actions: int = 2
    lurkers: list[Lurker] = []
    den: list[str] = []
    """Monsters that are not on the map."""
    dice: list[Die] = []
    """The dice of the test under way."""
    limits: Limits = field(default_factory=Limits)
    lasting: list[LastingEffect] = []
    counter: int = 0
    """Numbers the pieces."""
