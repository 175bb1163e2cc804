"""Eldritch Horror (Eldritch Horror: Przedwieczna Groza)."""

from miskatonic.games.eldritch_horror.rules import RULES

__all__ = ["RULES"]
