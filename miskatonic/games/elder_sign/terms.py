"""The small words of Elder Sign: faces, dice, places of a die, kinds of cards."""

from __future__ import annotations

from typing import Final, Literal

Face = Literal["1", "2", "3", "4", "lore", "peril", "terror", "wild"]
Colour = Literal["green", "yellow", "red"]
Stat = Literal["sanity", "stamina"]
Loot = Literal["clue", "common", "unique", "spell", "ally"]

LOSSES: dict[str, str] = {"sanity": "would-lose-sanity", "stamina": "would-lose-stamina"}
"""The moment of a card that prevents such a loss."""

I1: Final = 0
I2: Final = 1
I3: Final = 2
I4: Final = 3
LORE: Final = 4
PERIL: Final = 5
TERROR: Final = 6
WILD: Final = 7
UNROLLED: Final = -1
FACES: tuple[str, ...] = ("1", "2", "3", "4", "lore", "peril", "terror", "wild")
FACE_NUMBER: dict[str, int] = {name: number for number, name in enumerate(FACES)}

GREEN_FACES: tuple[str, ...] = ("1", "2", "3", "lore", "peril", "terror")
YELLOW_FACES: tuple[str, ...] = ("1", "2", "3", "4", "lore", "peril")
RED_FACES: tuple[str, ...] = ("2", "3", "4", "lore", "peril", "wild")
DIE_FACES: dict[str, tuple[str, ...]] = {"green": GREEN_FACES, "yellow": YELLOW_FACES, "red": RED_FACES}

MOST_SEATS: Final = 8
GREEN_DICE: Final = 6
YELLOW: Final = 6
RED: Final = 7
DICE: Final = 8
COLOURS: tuple[str, ...] = ("green",) * 6 + ("yellow", "red")

# Where a die lies.
SUPPLY: Final = 0
POOL: Final = 1
PLACED: Final = 2
DISCARDED: Final = 3
FOCUSED: Final = 4
ASSISTING: Final = 5
ON_SPELL: Final = 6
LOCKED: Final = 7
REMOVED: Final = 8

HOURS_A_STEP: Final = 3
HOURS: tuple[str, ...] = ("XII", "III", "VI", "IX")
ENTRANCE: Final = "entrance"
ANCIENT_ONE: Final = "ancient-one"
