"""The table of Skeleton as plain data: every component lies in one place, and each field says who may see it."""

from __future__ import annotations

import msgspec

from miskatonic.engine.deck import Deck


class Player(msgspec.Struct):
    seat: int
    health: int = 3
    finds: list[str] = []
    """Cards found so far, face up."""


class State(msgspec.Struct):
    players: list[Player]
    finds: Deck
    goal: int
    light: int
    """Turns that are left."""
    clues: int = 0
    active: int = 0
    phase: str = "turns"
    """Where the outermost loop is: play goes on from any safe point."""
