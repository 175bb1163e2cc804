"""The table of Skeleton as plain data: every component lies in one place, and each field says who may see it."""

from __future__ import annotations

from miskatonic.engine.data import data
from miskatonic.engine.deck import Deck


@data
class Player:
    seat: int
    health: int = 3
    finds: list[str] = []
    """Cards found so far, face up."""


@data
class State:
    players: list[Player]
    finds: Deck
    goal: int
    light: int
    """Turns that are left."""
    clues: int = 0
    active: int = 0
    phase: str = "turns"
    """Where the outermost loop is: play goes on from any safe point."""
