"""What things are worth to the bot. The unit: what an action usually brings, a card or a resource."""

from __future__ import annotations

CLUE = 2.6
"""A clue that the act wants."""
SPARE_CLUE = 0.3
ADVANCE = 20.0
OBJECTIVE = 6.0
"""To be where the act is decided, or to do what decides it."""
BOSS_DAMAGE = 1.7
"""A point of damage to an enemy on which the scenario turns."""
KILL = 0.8
"""An enemy less, beside its attacks."""
ATTACKS_TO_COME = 1.7
"""How often an enemy attacks that nobody stops."""
DOOM = 1.6
"""A token of doom on an enemy."""
VICTORY = 0.7
"""A victory point."""
DEATH = 7.0
WOUNDS = ((1, 3.2), (2, 2.2), (4, 1.3), (99, 0.75))
"""What a point of health or sanity is worth when so many are left."""
RESOURCE = 0.35
CARD = 0.75
SKILL_CARD = 0.45
EVENT_CARD = 0.8
POWER = 4.5
"""A point of expected damage per attack, while a weapon lasts."""
SKILL_POINT = {"combat": 1.5, "intellect": 1.5, "willpower": 1.3, "agility": 0.7}
SOAK = 0.45
BOOST = 0.7
EXTRA_ACTION = 5.0
SEARCHING = 1.8
"""An asset that helps to investigate."""
MENDING = 1.2
ANY_ABILITY = 0.6
TREACHERY = 2.2
"""A test that a card asks for."""
USE = {"ammo": 0.25, "charge": 0.25, "supply": 0.2, "secret": 0.1}
TYPICAL_FIGHT = 4
TYPICAL_SHROUD = 3
EVENTS = {"gain": 0.55, "draw": 0.7, "heal": 0.8, "wound": 1.3}
"""What a point of such an effect brings."""
FIGHT_TO_COME = 6
"""Rounds that the last enemy of a scenario may take."""
