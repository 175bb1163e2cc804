"""What every word of this game is."""

from __future__ import annotations

from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.kit import tree


class Effect(tree.Effect[DeathMayDie], frozen=True):
    """A verb of this game."""


class Amount(tree.Amount[DeathMayDie], frozen=True):
    """How many."""


class Condition(tree.Condition[DeathMayDie], frozen=True):
    """Whether."""


class Selector(tree.Selector[DeathMayDie], frozen=True):
    """Whom, what, or where: investigators (`seat:0`), enemies (`byakhee#7`), tokens (`lab#3`), spaces (`e1-4`)."""
