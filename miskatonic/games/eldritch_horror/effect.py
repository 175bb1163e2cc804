"""What every verb of Eldritch Horror is."""

from __future__ import annotations

from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.kit import tree


class Effect(tree.Effect[Eldritch], frozen=True):
    """A verb of this game."""
