"""What content is written with: cards, and all the verbs and words that are printed on them.

    class Lose(Effect, frozen=True):
        what: Literal["sanity", "stamina"]
        amount: int = 1

Such a class is data (`engine.data`) by going on from another: its fields are read from packs strictly, are described to
editors, and put into words. Interpreted it is made here; compiled it is a native class, as a state is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, dataclass_transform

import msgspec

from miskatonic.engine import making
from miskatonic.engine.methods import show
from miskatonic.engine.spec import fields_of


@dataclass_transform(field_specifiers=(field, msgspec.field), frozen_default=True)
class Part:
    """The keywords mean what they mean to `msgspec.Struct`; heirs have what is not said of them otherwise."""

    def __init_subclass__(
        cls,
        *,
        frozen: bool = True,
        kw_only: bool = False,
        tag: str | Callable[[str], str] | None = None,
        tag_field: str | None = None,
        rename: Mapping[str, str] | None = None,
        omit_defaults: bool | None = None,
        forbid_unknown_fields: bool | None = None,
    ) -> None:
        super().__init_subclass__()
        making.make(cls, kw_only, tag, tag_field, rename, omit_defaults, forbid_unknown_fields)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all([getattr(self, name) == getattr(other, name) for name in fields_of(type(self))])

    def __hash__(self) -> int:
        return hash((type(self).__name__, *[getattr(self, name) for name in fields_of(type(self))]))

    def __repr__(self) -> str:
        return show(self)

    def __copy__(self) -> Any:
        return self

    def problem(self) -> str:
        """What is wrong with it though every field fits; an empty word: nothing. Asked when it is read from a pack."""
        return ""

    def copy(self) -> Any:
        """Nothing in it changes."""
        return self
