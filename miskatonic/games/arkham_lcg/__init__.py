"""Arkham Horror: The Card Game, with the core set and Night of the Zealot."""

from miskatonic.games.arkham_lcg.rules import RULES, ArkhamRules

__all__ = ["RULES", "ArkhamRules"]
