"""A small game of relics that uses everything the kernel offers. It lives in the tests only."""

from tests.toy.rules import RULES, ToyRules

__all__ = ["RULES", "ToyRules"]
