"""Miskatonic: one engine for five tabletop games of cosmic horror and exploration."""

__version__ = "0.1.0"
