"""What every verb of this game is."""

from __future__ import annotations

from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.kit import tree


class Effect(tree.Effect[Dungeonology], frozen=True):
    """A verb of this game: said to whoever carries it out, in one form for effects and prices alike."""
