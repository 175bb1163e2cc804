"""What things are worth to the bot. The unit: what an action usually brings, a card or a resource."""

from __future__ import annotations

CLUE = 4.5
"""A clue that the act wants."""
SPARE_CLUE = 0.3
ADVANCE = 20.0
OBJECTIVE = 8.0
"""To be where the act is decided, or to do what decides it."""
BOSS_DAMAGE = 5.0
"""A point of damage to an enemy on which the scenario turns."""
KILL = 0.8
"""An enemy less, beside its attacks."""
ATTACKS_TO_COME = 3.0
"""How often an enemy attacks that nobody stops."""
DOOM = 1.6
"""A token of doom on an enemy."""
VICTORY = 0.7
"""A victory point."""
ESCAPE = 8.0
"""More than that an attack escaped is not worth."""
DEATH = 7.0
WOUNDS = ((1, 4.0), (2, 3.0), (4, 1.9), (99, 1.1))
"""What a point of health or sanity is worth when so many are left."""
RESOURCE = 0.35
RESOURCES = ((2, 0.4), (5, 0.3), (8, 0.15), (99, 0.05))
"""What the last of so many resources is worth."""
CARD = 0.95
SKILL_CARD = 0.7
EVENT_CARD = 0.8
POWER = 5.5
"""A point of expected damage per attack, while a weapon lasts."""
SKILL_POINT = {"combat": 2.2, "intellect": 2.2, "willpower": 1.5, "agility": 0.8}
SOAK = 0.45
STORY_ASSET = 5.0
"""Somebody who was won over, and helps against what the scenario is about."""
BOOST = 0.7
EXTRA_ACTION = 5.0
SEARCHING = 1.6
"""Of each clue more that an asset would find, while it lasts."""
MENDING = 1.2
ANY_ABILITY = 0.6
TREACHERY = 3.0
"""A test that a card asks for."""
USE = {"ammo": 0.5, "charge": 0.5, "supply": 0.2, "secret": 0.1}
TYPICAL_FIGHT = 4
TYPICAL_SHROUD = 3
STUCK = 0.4
"""How much of the fear of a place is left where there is nothing else to do."""
UNFIT = 2
PROGRESS = 1.2
"""To look for a clue that is wanted, here or elsewhere, however hard it is to find."""
MEETING = 2.0
"""More than that the fear of an enemy does not weigh where one has to go."""
LATE = 14
"""Rounds left, as doom counts, from which on clues are dearer."""
TOO_LATE = 1.5
EVENTS = {"gain": 0.55, "draw": 0.7, "heal": 0.8, "wound": 1.3}
"""What a point of such an effect brings."""
FIGHT_TO_COME = 13
"""Rounds left, as doom counts, when the last enemy has to be called."""
STRENGTH = 0.9
"""What the group must be able to do to it before it falls itself."""
TO_COME = 0.5
"""How much the price of a card in hand weighs: it is not to be paid yet."""
RESERVE = 1.0
"""A point of damage that is kept for the last enemy."""
DODGED = 3.0
"""An attack that is worth a card."""
PROVOKED = 6.0
"""More than that an attack of opportunity does not weigh: it comes at the end of the round anyway."""
RICH = 6
GHOULS_RISE = 2.0
"""An enemy that brings the last agenda nearer."""
