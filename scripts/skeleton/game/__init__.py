"""Skeleton (Szkielet)."""

from scripts.skeleton.game.rules import RULES

__all__ = ["RULES"]
