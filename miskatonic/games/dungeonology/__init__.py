"""Dungeonology: The Expedition (Stworologia: Ekspedycja)."""

from miskatonic.games.dungeonology.rules import RULES

__all__ = ["RULES"]
