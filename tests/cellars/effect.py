"""What every verb of the cellars is."""

from __future__ import annotations

from miskatonic.kit import tree
from tests.cellars.game import Cellars


class Effect(tree.Effect[Cellars], frozen=True):
    """A verb of the cellars."""
