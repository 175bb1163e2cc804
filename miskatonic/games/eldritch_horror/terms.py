"""The words that the rules of Eldritch Horror are written with."""

from __future__ import annotations

from typing import Literal

Skill = Literal["lore", "influence", "observation", "strength", "will"]
SKILLS: tuple[Skill, ...] = ("lore", "influence", "observation", "strength", "will")
SpaceKind = Literal["city", "wilderness", "sea"]
PathKind = Literal["train", "ship", "uncharted"]
Region = Literal["", "america", "europe", "asia-australia"]
Omen = Literal["green", "blue", "red"]
OMENS: tuple[Omen, ...] = ("green", "blue", "red", "blue")
"""The omen track, clockwise from its start."""
Colour = Literal["green", "yellow", "blue"]
COLOURS: tuple[Colour, ...] = ("green", "yellow", "blue")
Difficulty = Literal["easy", "normal", "hard"]
Icon = Literal["omen", "reckoning", "gates", "surge", "clues"]
MYTHOS_STEPS = ("omen", "reckoning", "gates", "surge", "clues", "rumor", "eldritch", "effect")
AssetTrait = Literal["item", "trinket", "weapon", "ally", "service", "teamwork", "tome", "magical"]
ConditionTrait = Literal["madness", "injury", "boon", "bane", "deal", "common", "restriction"]
SpellTrait = Literal["ritual", "incantation"]
Stat = Literal["health", "sanity"]

MOST_SEATS = 8
ACTIONS = 2
RESERVE = 4
TICKETS = 2
MOST_DOOM = 20
DICE = ("1", "2", "3", "4", "5", "6")
CULTIST = "cultist"
