"""The fixed words of the game, as code uses them."""

from __future__ import annotations

SKILLS = ("willpower", "intellect", "combat", "agility")
WILD = "wild"
DIFFICULTIES = ("easy", "standard", "hard", "expert")
MOST_SEATS = 4
ACTIONS = 3
HAND_SIZE = 8
OPENING_HAND = 5
OPENING_RESOURCES = 5

SKULL = "skull"
CULTIST = "cultist"
TABLET = "tablet"
ELDER_THING = "elder-thing"
AUTO_FAIL = "auto-fail"
ELDER_SIGN = "elder-sign"
SYMBOLS = (SKULL, CULTIST, TABLET, ELDER_THING, AUTO_FAIL, ELDER_SIGN)
BAD_SYMBOLS = (SKULL, CULTIST, TABLET, ELDER_THING, AUTO_FAIL)
NUMBERS = ("+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-8")
TOKENS = (*NUMBERS, *SYMBOLS)
MOST_TOKENS = 60
"""More than any bag of the box can hold."""

SLOTS: dict[str, int] = {"hand": 2, "arcane": 2, "accessory": 1, "body": 1, "ally": 1}
"""How many assets of each kind an investigator may hold; a card may take two."""
