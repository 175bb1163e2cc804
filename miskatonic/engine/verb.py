"""Effects as data. A verb is one small class: parameters, `run`, and one message per language.

The sentence on a card is written from the same tree that runs: `Msg("verb-<tag>", <parameters>)`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.engine.part import Part
from miskatonic.engine.spec import fields_of, spec


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Verb(Part, frozen=True, tag_field="do", tag=kebab, omit_defaults=True, forbid_unknown_fields=True):
    """Parameters are the fields; a field named in `names` holds a component's id."""

    names: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = ""

    @property
    def tag(self) -> str:
        return spec(type(self)).tag

    def text(self) -> Msg:
        args: dict[str, Arg] = {}
        for field in fields_of(type(self)):
            args[field] = self._arg(field, getattr(self, field))
        return Msg(f"verb-{self.tag}", args)

    def _arg(self, field: str, value: Any) -> Arg:
        if field in self.names and isinstance(value, str):
            return Name(value)
        if isinstance(value, Verb):
            return value.text()
        if isinstance(value, tuple | list):
            return [self._arg(field, part) for part in value]
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value  # type: ignore[no-any-return]


def texts(verbs: Sequence[Verb]) -> list[Msg]:
    return [verb.text() for verb in verbs]
