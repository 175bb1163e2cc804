"""What every verb of Skeleton is."""

from __future__ import annotations

from miskatonic.kit import tree
from scripts.skeleton.game.game import Skeleton


class Effect(tree.Effect[Skeleton], frozen=True):
    """A verb of Skeleton."""
