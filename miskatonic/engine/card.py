"""Printed components."""

from __future__ import annotations

from typing import ClassVar, Literal

from miskatonic.engine.part import Part
from miskatonic.engine.words import Words

Origin = Literal["box", "miskatonic", "own"]
"""From the box; designed by us in its shape; from a pack of people's own."""


class Card(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every component has: an id, a name, where it comes from, how many there are.

    `known`: of one that is not wholly from the box, what is, by field.
    """

    id: str
    name: Words
    origin: Origin
    copies: int = 1
    known: tuple[str, ...] = ()

    facts: ClassVar[tuple[str, ...]] = ()
    """What `known` may name besides fields: a part of one."""
