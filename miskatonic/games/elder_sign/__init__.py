"""Elder Sign (Znak Starszych Bogów)."""

from miskatonic.games.elder_sign.rules import RULES

__all__ = ["RULES"]
