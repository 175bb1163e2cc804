"""The numbers of the rulebook and of the boards, which no card changes."""

from __future__ import annotations

STANDARD = "standard"
BONUS = "bonus"
FACES = {
    STANDARD: ("blank", "success", "success", "tentacle", "sign", "success-tentacle"),
    BONUS: ("blank", "blank", "success", "success", "sign", "success-sign"),
}
"""dmd.dice.5, dmd.dice.6, dmd.bonus-dice.6"""
SUCCESSES = {"success": 1, "success-tentacle": 1, "success-sign": 1}
TENTACLES = {"tentacle": 1, "success-tentacle": 1}
SIGNS = {"sign": 1, "success-sign": 1}
INVESTIGATOR_DICE = 3

MOST_SEATS = 5
SOLO_INVESTIGATORS = 2
ACTIONS = 3
RUN_SPACES = 3
REST_POINTS = 3

DEATH_WOUNDS = 5
MOST_STRESS = 4
THRESHOLDS = (4, 8, 12, 15, 18, 19)
"""Points of Sanity lost at which the marker stops on an Insanity Threshold."""
BONUS_THRESHOLDS = (8, 15, 18, 19)
INSANE = 20
SKILLS = 3
MOST_LEVEL = 4

TRACK_START = 0
"""The starting space lies before the eight."""
FIRST_RED = 5
TRACK_END = 8
ADVANCE_SYMBOLS = 3
STAGES = 4

FIRE_TOKENS = 8
GATES = ("red", "yellow", "blue")
CULTIST = "cultist"
"""The figure; its numbers stand on the Minions card of the Elder One."""
ALL = 99
"""As many as there are."""
TAGS = ("student", "animal", "soldier", "weapon", "allen", "marsh", "guest", "spell")
"""Traits of cards."""
COUNTED = ("wounds", "stress", "yellow-sign", "insanity-token", "fire", "item", "companion", "condition", "card")
"""What people have a number of."""
