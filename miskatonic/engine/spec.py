"""What is known of a class of data: its fields, their defaults and types, and how it is called on the wire."""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field
from functools import cache
from typing import Any, NamedTuple, cast, get_type_hints

Default = Callable[[], Any]
TAG = "type"
ATOMS = (int, str, bool, float, types.NoneType)


class Spec(NamedTuple):
    """What is known beside the annotations; a default is made anew for every object.

    Of a `part` (`engine.part`): `tag_field`: what the tag is called on the wire; `naming`: how heirs get their tags;
    `keywords`: fields that are given by name only; `names`: what fields are called on the wire; `strict`: unknown
    fields are refused; `sparse`: what is as usual is not written; `makes`: whose objects
    reading it gives, if not its own.
    """

    fields: tuple[str, ...]
    defaults: dict[str, Default]
    frozen: bool
    tag: str
    tag_field: str = TAG
    naming: Callable[[str], str] | None = None
    keywords: tuple[str, ...] = ()
    names: Mapping[str, str] = {}
    strict: bool = False
    sparse: bool = False
    makes: type | None = None
    part: bool = False


def is_data(thing: object) -> bool:
    """Whether this object, or this class, is plain data."""
    return hasattr(thing, "__data__")


def spec(cls: type) -> Spec:
    return cast(Spec, cls.__data__)  # type: ignore[attr-defined]


def above(cls: type) -> Spec | None:
    """Of the data class that it goes on from."""
    for base in cls.__mro__[1:]:
        if is_data(base):
            return spec(base)
    return None


def fields_of(cls: type) -> tuple[str, ...]:
    return spec(cls).fields


def own_fields(annotations: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(name for name, hint in annotations.items() if not str(hint).startswith("ClassVar"))


def default_of(cls: type, name: str, value: Any) -> Default:
    """How the default that a class states is made for each object."""
    if isinstance(value, Field):
        return cast(Default, value.default_factory)
    if isinstance(value, list | dict):
        if value:
            raise TypeError(f"{cls.__name__}.{name}: what is not empty is made by field(default_factory=…)")
        return type(value)
    if is_data(value) and not spec(type(value)).frozen:
        raise TypeError(f"{cls.__name__}.{name}: what can change is made by field(default_factory=…)")
    return lambda: value


@cache
def hints_of(cls: type) -> dict[str, Any]:
    """The types of the fields, with their marks; each as the class says that wrote it last."""
    found: dict[str, Any] = {}
    for base in cls.__mro__:
        if is_data(base):
            annotations = inspect.get_annotations(base)
            own = {name: annotations[name] for name in own_fields(annotations) if name not in found}
            written = types.SimpleNamespace(__annotations__=own)
            # Names of the module, then of the class, where a vocabulary puts what a game calls its words.
            names = vars(sys.modules[base.__module__])
            found.update(get_type_hints(written, dict(vars(base)), names, include_extras=True))
    return {name: found[name] for name in fields_of(cls)}


def describe(cls: type, about: Spec) -> None:
    """Makes a class known as data, by the protocol of dataclasses too: by that msgspec writes it."""
    cls.__data__ = about  # type: ignore[attr-defined]
    encoded: dict[str, Field[Any]] = {}
    if about.tag:
        tag = about.tag
        setattr(cls, about.tag_field, property(lambda self: tag))
        encoded[about.tag_field] = _field(about.tag_field, False)
    for name in about.fields:
        encoded[name] = _field(name, True)
    cls.__dataclass_fields__ = encoded  # type: ignore[attr-defined]


@dataclass
class _Model:
    model: int


def _field(name: str, init: bool) -> Field[Any]:
    made: Field[Any] = field(init=init)
    made.name = name
    made._field_type = _Model.__dataclass_fields__["model"]._field_type  # type: ignore[attr-defined]
    return made
