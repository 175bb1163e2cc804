"""The numbers of the rulebook, which no card changes."""

from __future__ import annotations

LEAST_SEATS = 2
MOST_SEATS = 4
COLOURS = ("green", "red", "blue", "yellow", "violet")
"""Civilization, Military, Beliefs, Riches, Castes. (dng.information.6)"""
CUBES = {"green": 20, "red": 15, "blue": 13, "yellow": 10, "violet": 6}
VALUES = {"green": 2, "red": 3, "blue": 4, "yellow": 5, "violet": 6}
NOTEBOOKS = ("yellow", "red", "blue", "green")
"""The corners of the notebooks, by seat. (dng.scholar-colours.3)"""
STATS = ("students", "hand", "speed", "intelligence", "stamina")
TYPES = ("exploration", "destiny", "fame", "deception", "social", "magic")
TEST_TYPES = ("deception", "destiny", "magic")
"""Whose secondary effects may be used in a stealth test. (dng.research.11)"""
LEVELS = (1, 2, 3)
START = "camp-site"
STUDENTS = 40
OMEGAS = 5
CAMPFIRE = 12
STARS_TO_PUBLISH = 2
SURCHARGE = (0, 0, 1, 3, 6, 10)
"""By cubes in one research action. (dng.research.5 to 7)"""
PUBLICATION_POINTS = (10, 7, 5, 3)
TRAPS = {"trap-ambush": 2, "trap-toll": 2, "trap-stop": 2}
SECRET_TOKEN = "X"
SECRET_TOKENS = 2
TELEPORTS = 2
PERKS = (
    *STATS,
    "research",
    "alertness",
    "actions",
    "failure-students",
    "spying-students",
    "draws",
    "discard-before-test",
    "deaf-bard",
    "no-secondary",
    "no-instant",
    "no-secret-passage",
    "no-substitute",
    "no-further",
    "spy-free",
    "spy-ignores-students",
    "spy-divination",
    "magic-double",
    "second-wind",
    *[f"protect-{colour}" for colour in COLOURS],
)
"""What abilities, interns and fate cards change, by name."""
