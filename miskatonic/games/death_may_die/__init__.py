"""Cthulhu: Death May Die."""

from miskatonic.games.death_may_die.rules import RULES

__all__ = ["RULES"]
