"""What is printed on the cards beside their names: bonuses, rerolls, actions, triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.part import Part
from miskatonic.games.eldritch_horror.terms import Skill, SpaceKind, Stat

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyCondition, AnyVerb
else:
    from miskatonic.games.eldritch_horror.words import AnyCondition, AnyVerb

During = Literal["any", "combat", "spell", "other-world", "not-other-world", "acquire"]
"""The tests that an ability helps with."""
Occasion = Literal["rest", "defeat", "close-gate", "gained", "gained-from-deck"]
Passive = Literal[
    "again-flips",
    "buys-action",
    "clue-fewer",
    "detained",
    "follows-gates",
    "improves-twice",
    "lends-die",
    "less-damage",
    "little-horror",
    "rest-sanity",
    "sanity-for-clue",
    "sees-backs",
    "shares-purchases",
    "two-dice-per-clue",
    "undetained",
    "unhurried",
    "unseen",
    "witch-doctor",
]
Law = Literal[
    "collects-monsters",
    "doom-is-gates",
    "doom-is-madness",
    "doom-is-monsters",
    "drowned-spaces",
    "final-tokens",
    "gates-feed",
    "gates-stay",
    "invulnerable",
    "no-clues",
    "no-expeditions",
    "no-reserve",
    "no-rest",
    "omen-feeds",
    "omen-tokens",
    "research-clues",
    "sanity-to-sheet",
    "spells-feed",
    "world-ends",
]
"""What holds while a sheet, a Mystery, a Mythos card or a monster is in play."""


class _Printed(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Written in content, compared by value."""


class Bonus(_Printed, frozen=True, kw_only=True):
    """`+2 Strength`: of several only the highest applies."""

    skill: Skill
    add: int
    during: During = "any"


class Dice(_Printed, frozen=True, kw_only=True):
    """Additional dice; `here`: for every investigator on the space."""

    add: int = 1
    whose: Literal["own", "here"] = "here"
    during: During = "any"
    space: SpaceKind | Literal[""] = ""


class Reroll(_Printed, frozen=True, kw_only=True):
    """`dice` 0: any number."""

    skills: tuple[Skill, ...] = ()
    during: During = "any"
    dice: int = 1
    limit: Literal["", "round"] = ""
    cost: tuple[AnyVerb, ...] = ()


class Raise(_Printed, frozen=True, kw_only=True):
    """1 is added to the result of one die."""

    skills: tuple[Skill, ...] = ()
    during: During = "any"
    limit: Literal["", "round"] = ""


class Sixes(_Printed, frozen=True, kw_only=True):
    """Each 6 counts as two successes."""

    skills: tuple[Skill, ...] = ()
    during: During = "any"


class Boost(_Printed, frozen=True, kw_only=True):
    """Bonuses for one combat."""

    bonuses: tuple[Bonus, ...]
    discard: bool = False
    limit: Literal["", "round"] = ""


class Prevent(_Printed, frozen=True, kw_only=True):
    """So much of a loss is prevented; 0: all. `spell`: only what your own Spells cost you."""

    stat: Stat
    amount: int = 0
    whose: Literal["own", "here"] = "own"
    discard: bool = False
    limit: Literal["", "round"] = ""
    cost: tuple[AnyVerb, ...] = ()
    spell: bool = False


class Action(_Printed, frozen=True, kw_only=True):
    that: AnyCondition | None = None
    cost: tuple[AnyVerb, ...] = ()
    do: tuple[AnyVerb, ...]
    local: bool = False


class Trigger(_Printed, frozen=True, kw_only=True):
    on: Occasion
    optional: bool = False
    do: tuple[AnyVerb, ...]


COMBAT_MOMENTS = (
    "before-will",
    "will-passed",
    "will-failed",
    "after-will",
    "before-strength",
    "strength-failed",
    "hurt",
)
"""When an effect on a monster is resolved in combat."""
