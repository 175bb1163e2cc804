"""What every word of this game is."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.kit import tree


class Effect(tree.Effect[Arkham], frozen=True):
    """A verb of Arkham Horror. `aimed`: it needs something to aim at, and cannot be chosen without."""


class Condition(tree.Condition[Arkham], frozen=True):
    """A condition of Arkham Horror."""


class Selector(tree.Selector[Arkham], frozen=True):
    """A selector of Arkham Horror."""


class Amount(tree.Amount[Arkham], frozen=True):
    """An amount of Arkham Horror."""
