"""A small game on the kit that shows each of its ideas once. It lives in the tests only.

Everybody goes down into the cellars, searches places, hires companions and tries to slay all that lurks there.
"""

from tests.cellars.rules import RULES, CellarsRules

__all__ = ["RULES", "CellarsRules"]
