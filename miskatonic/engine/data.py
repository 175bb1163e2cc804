"""Plain data under one decorator: what a state, a message, an option are made of.

    @data
    class Player:
        seat: int
        hand: Annotated[list[str], Hidden("owner", "relics")] = []

From the annotations come `__init__`, `==`, `repr`, slots, the copy, the codec, the schema, and who may see what.
A `Sequence` is a value: copies share it, and another takes its place when it changes; a `list` is copied.
Here they are made when the class is; `scripts.compile` writes the same methods out as source for mypyc.
The classes speak the protocol of dataclasses, so msgspec encodes them and `dataclasses.replace` works.
What content is written with (`engine.part`) is data too, made by inheriting instead of by the decorator.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from dataclasses import field
from typing import Any, TypeVar, cast, dataclass_transform, overload

from miskatonic.engine.methods import copy_method, methods, show
from miskatonic.engine.shape import read, shape
from miskatonic.engine.spec import (
    Default,
    Spec,
    above,
    default_of,
    describe,
    fields_of,
    hints_of,
    is_data,
    own_fields,
    spec,
)

__all__ = ["copy_of", "data", "fields_of", "hints_of", "is_data", "native", "read", "shape", "show", "spec", "unmarked"]

T = TypeVar("T")


@overload
def data(cls: type[T], /) -> type[T]: ...
@overload
def data(*, frozen: bool = False, tag: str = "") -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(field_specifiers=(field,))
def data(cls: type[T] | None = None, /, *, frozen: bool = False, tag: str = "") -> Any:
    """`frozen`: a value, which copies share and mypy keeps from changing. `tag`: its name in a union, on the wire."""
    return _made(cls, frozen, tag) if cls is not None else lambda cls: _made(cls, frozen, tag)


def copy_of(thing: T) -> T:
    """Of the thing and of all below it that can change; what is frozen is shared."""
    return cast(T, thing.copy())  # type: ignore[attr-defined]


def _made(cls: type[T], frozen: bool, tag: str) -> type[T]:
    """Anew, since slots and defaults of the same name cannot both be in a class that exists."""
    body = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    codes = [part.__code__ for part in body.values() if isinstance(part, types.FunctionType)]
    if any("__class__" in code.co_freevars for code in codes):
        raise TypeError(f"{cls.__name__}: super() without arguments does not work in a data class")
    own = own_fields(body.get("__annotations__", {}))
    defaults = {name: default_of(cls, name, body.pop(name)) for name in own if name in body}
    body["__slots__"] = own
    kind: Any = type(cls)
    made: type[T] = kind(cls.__name__, cls.__bases__, body)
    _describe(made, own, defaults, frozen, tag)
    known = spec(made)
    names = {f"_{name}": make for name, make in known.defaults.items()}
    for name, lines in methods(made, {name: f"_{name}()" for name in known.defaults}).items():
        if name not in body:
            scope: dict[str, Any] = {**names, "Made": made, "_data": sys.modules[__name__]}
            exec("\n".join(lines), scope)
            setattr(made, name, scope[name])
    if "copy" not in body:
        made.copy = _copy_first  # type: ignore[attr-defined]
    return made


def _describe(cls: type, own: tuple[str, ...], defaults: dict[str, Default], frozen: bool, tag: str) -> None:
    """With what it has from the data class above it."""
    base = above(cls) or Spec((), {}, frozen, "")
    describe(cls, Spec((*base.fields, *own), {**base.defaults, **defaults}, frozen, tag))


def _copy_first(thing: Any) -> Any:
    """Stands for `copy` until somebody needs it: before that not every type that a class names may exist."""
    cls = type(thing)
    scope: dict[str, Any] = {"Made": cls}
    exec("\n".join(copy_method(cls)), scope)
    cls.copy = scope["copy"]
    return thing.copy()


def native(cls: type, fields: dict[str, str], defaults: dict[str, Default], frozen: bool, tag: str) -> None:
    """What the compiled form of a class says of itself: mypyc keeps no annotations."""
    cls.__annotations__ = fields
    _describe(cls, tuple(fields), defaults, frozen, tag)


def unmarked(**marks: bool) -> Callable[[type[T]], type[T]]:
    """What the compiler has read has no meaning once a class is made."""
    return lambda cls: cls
