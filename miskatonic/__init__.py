"""Miskatonic: five tabletop games with enforced, explained rules at one table."""

__version__ = "0.1.0"
