"""What is printed on components beside effects: abilities, triggers, what holds while they lie in play.

A game subclasses each with the words it knows: `on: Occasion`, `do: tuple[AnyVerb, ...]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.part import Part
from miskatonic.engine.timing import Happening, Moment

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyVerb

Whose = Literal["own", "any"]
MOMENTS = {"would": Moment.WOULD, "when": Moment.WHEN, "at": Moment.AT, "after": Moment.AFTER}


class Tweak(Part, frozen=True, forbid_unknown_fields=True):
    """A modifier of a value."""

    value: str
    add: int


class Trigger(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When `on` happens (to its owner, or to anybody), do this."""

    on: str
    moment: Literal["would", "when", "at", "after"] = "after"
    optional: bool = False
    whose: Whose = "any"
    do: tuple[AnyVerb, ...]

    def concerns(self, happening: Happening, source: str, owner: int) -> bool:
        """Whether this happening is one that it speaks of, lying there as this component before this owner."""
        return self.whose == "any" or owner == happening.seat


class Ability(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a player may do: at which moment, how often in which period, at what price, to what effect."""

    when: str
    limit: str = ""
    whose: Whose = "own"
    where: str = "any"
    """The kind of place where it may be used, in the game's words."""
    cost: tuple[AnyVerb, ...] = ()
    discard: bool = False
    do: tuple[AnyVerb, ...]


class Standing(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What holds while a component is in play."""

    traits: tuple[str, ...] = ()
    tweaks: tuple[Tweak, ...] = ()
    triggers: tuple[Trigger, ...] = ()
