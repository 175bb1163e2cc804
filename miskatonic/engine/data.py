"""Plain data under one decorator: what a state, a message, an option are made of.

    @data
    class Player:
        seat: int
        hand: Annotated[list[str], Hidden("owner", "relics")] = []

From the annotations come `__init__`, `==`, `repr`, slots, the copy, the codec, the schema, and who may see what.
Here they are made when the class is; `scripts.compile` writes the same methods out as source for mypyc.
The classes speak the protocol of dataclasses, so msgspec encodes them and `dataclasses.replace` works.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from dataclasses import Field, dataclass, field
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import msgspec

T = TypeVar("T")
Default = Callable[[], Any]
TAG = "type"
ATOMS = (int, str, bool, float, types.NoneType)


class Spec(NamedTuple):
    """What is known of a data class beside its annotations; a default is made anew for every object."""

    fields: tuple[str, ...]
    defaults: dict[str, Default]
    frozen: bool
    tag: str


@overload
def data(cls: type[T], /) -> type[T]: ...
@overload
def data(*, frozen: bool = False, tag: str = "") -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(field_specifiers=(field,))
def data(cls: type[T] | None = None, /, *, frozen: bool = False, tag: str = "") -> Any:
    """`frozen`: a value, which copies share and mypy keeps from changing. `tag`: its name in a union, on the wire."""
    return _made(cls, frozen, tag) if cls is not None else lambda cls: _made(cls, frozen, tag)


def is_data(thing: object) -> bool:
    """Whether this object, or this class, is plain data."""
    return hasattr(thing, "__data__")


def spec(cls: type) -> Spec:
    return cast(Spec, cls.__data__)  # type: ignore[attr-defined]


def fields_of(cls: type) -> tuple[str, ...]:
    return spec(cls).fields


@cache
def hints_of(cls: type) -> dict[str, Any]:
    """The types of the fields, with their marks."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: hints[name] for name in fields_of(cls)}


def copy_of(thing: T) -> T:
    """Of the thing and of all below it that can change; what is frozen is shared."""
    return cast(T, thing.copy())  # type: ignore[attr-defined]


# Making a class


def _made(cls: type[T], frozen: bool, tag: str) -> type[T]:
    """Anew, since slots and defaults of the same name cannot both be in a class that exists."""
    body = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    codes = [part.__code__ for part in body.values() if isinstance(part, types.FunctionType)]
    if any("__class__" in code.co_freevars for code in codes):
        raise TypeError(f"{cls.__name__}: super() without arguments does not work in a data class")
    own = own_fields(body.get("__annotations__", {}))
    defaults = {name: _default(cls, name, body.pop(name)) for name in own if name in body}
    body["__slots__"] = own
    kind: Any = type(cls)
    made: type[T] = kind(cls.__name__, cls.__bases__, body)
    describe(made, own, defaults, frozen, tag)
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


def own_fields(annotations: dict[str, str]) -> tuple[str, ...]:
    return tuple(name for name, hint in annotations.items() if not str(hint).startswith("ClassVar"))


def _default(cls: type, name: str, value: Any) -> Default:
    if isinstance(value, Field):
        return cast(Default, value.default_factory)
    if isinstance(value, list | dict):
        if value:
            raise TypeError(f"{cls.__name__}.{name}: what is not empty is made by field(default_factory=…)")
        return type(value)
    if is_data(value) and not spec(type(value)).frozen:
        raise TypeError(f"{cls.__name__}.{name}: what can change is made by field(default_factory=…)")
    return lambda: value


def describe(cls: type, own: tuple[str, ...], defaults: dict[str, Default], frozen: bool, tag: str) -> None:
    """Makes a class known as data, with what it has from the data class above it."""
    above = next((spec(base) for base in cls.__mro__[1:] if is_data(base)), Spec((), {}, frozen, ""))
    known = Spec((*above.fields, *own), {**above.defaults, **defaults}, frozen, tag)
    cls.__data__ = known  # type: ignore[attr-defined]
    encoded: dict[str, Field[Any]] = {}
    if tag:
        setattr(cls, TAG, property(lambda self: tag))
        encoded[TAG] = _field(TAG, False)
    for name in known.fields:
        encoded[name] = _field(name, True)
    cls.__dataclass_fields__ = encoded  # type: ignore[attr-defined]


def native(cls: type, fields: dict[str, str], defaults: dict[str, Default], frozen: bool, tag: str) -> None:
    """What the compiled form of a class says of itself: mypyc keeps no annotations."""
    cls.__annotations__ = fields
    describe(cls, tuple(fields), defaults, frozen, tag)


def unmarked(**marks: bool) -> Callable[[type[T]], type[T]]:
    """What the compiler has read has no meaning once a class is made."""
    return lambda cls: cls


@dataclass
class _Model:
    model: int


def _field(name: str, init: bool) -> Field[Any]:
    made: Field[Any] = field(init=init)
    made.name = name
    made._field_type = _Model.__dataclass_fields__["model"]._field_type  # type: ignore[attr-defined]
    return made


# The methods, as source: run at once, or written out for the compiler


def methods(
    cls: type, defaults: dict[str, str], types_of: dict[str, str] | None = None, made: str = "Made"
) -> dict[str, list[str]]:
    """The lines of every method by its name. `defaults`: an expression for each; `types_of`: for the signature."""
    known = spec(cls)
    fields = known.fields
    typed = types_of is not None
    parameters: list[str] = []
    body: list[str] = []
    for name in fields:
        hint = f": {types_of[name]}" if types_of is not None else ""
        value = name
        if name not in defaults:
            parameters.append(f"{name}{hint}")
        elif _fixed(known.defaults[name]):
            parameters.append(f"{name}{hint} = {defaults[name]}")
        else:
            parameters.append(f"{name}{hint}{' | None' if typed else ''} = None")
            value = f"{defaults[name]} if {name} is None else {name}"
        body.append(f"    self.{name} = {value}")
    same = " and ".join(f"self.{name} == other.{name}" for name in fields) or "True"
    values = "".join(f"self.{name}, " for name in fields)
    none, yes, text, number, other = (
        (" -> None", " -> bool", " -> str", " -> int", ": object") if typed else ("", "", "", "", "")
    )
    lines = {
        "__init__": [f"def __init__(self, {', '.join(parameters)}){none}:", *(body or ["    pass"])],
        "__eq__": [
            f"def __eq__(self, other{other}){yes}:",
            f"    if not isinstance(other, {made}) or type(other) is not type(self):",
            "        return NotImplemented",
            f"    return {same}",
        ],
        "__repr__": [f"def __repr__(self){text}:", "    return _data.show(self)"],
        "__copy__": [f"def __copy__(self){f' -> {made}' if typed else ''}:", f"    return {made}({values})"],
    }
    lines["__hash__"] = [f"def __hash__(self){number}:"]
    if known.frozen:
        lines["__hash__"] += [f"    return hash(({values}))"]
    else:
        lines["__hash__"] += [f'    raise TypeError("{cls.__name__} can change: it has no hash")']
    return lines


def _fixed(default: Default) -> bool:
    """Whether all objects may share it."""
    value = default()
    return isinstance(value, (*ATOMS, tuple)) or (is_data(value) and spec(type(value)).frozen)


def show(thing: Any) -> str:
    parts = ", ".join(f"{name}={getattr(thing, name)!r}" for name in fields_of(type(thing)))
    return f"{type(thing).__name__}({parts})"


# Copies


def copy_method(cls: type, made: str = "Made", *, typed: bool = False) -> list[str]:
    parts = "".join(f"{copied(f'self.{name}', hint)}, " for name, hint in hints_of(cls).items())
    return [f"def copy(self){f' -> {made}' if typed else ''}:", f"    return {made}({parts})"]


def _copy_first(thing: Any) -> Any:
    """Stands for `copy` until somebody needs it: before that not every type that a class names may exist."""
    cls = type(thing)
    scope: dict[str, Any] = {"Made": cls}
    exec("\n".join(copy_method(cls)), scope)
    cls.copy = scope["copy"]
    return thing.copy()


def copied(value: str, hint: Any, depth: int = 0) -> str:
    """The expression that copies this one; itself, where there is nothing that could change."""
    hint = _bare(hint)
    if hint in ATOMS or get_origin(hint) is Literal:
        return value
    if isinstance(hint, type) and is_data(hint):
        return value if spec(hint).frozen else f"{value}.copy()"
    kind, inners = get_origin(hint), get_args(hint)
    part = f"part{depth}"
    if kind is list:
        copy = copied(part, inners[0], depth + 1)
        return f"{value}.copy()" if copy == part else f"[{copy} for {part} in {value}]"
    if kind is dict:
        copy = copied(part, inners[1], depth + 1)
        return f"{value}.copy()" if copy == part else f"{{key: {copy} for key, {part} in {value}.items()}}"
    if kind is tuple and inners[-1] is Ellipsis:
        copy = copied(part, inners[0], depth + 1)
        return value if copy == part else f"tuple([{copy} for {part} in {value}])"
    if kind is tuple:
        copies = [copied(f"{value}[{at}]", inner) for at, inner in enumerate(inners)]
        shared = all(copy == f"{value}[{at}]" for at, copy in enumerate(copies))
        return value if shared else f"({', '.join(copies)},)"
    if kind in (types.UnionType, Union):
        distinct = dict.fromkeys(copied(value, inner) for inner in inners if inner is not types.NoneType)
        if len(distinct) == 1:
            (copy,) = distinct
            return f"(None if {value} is None else {copy})" if copy != value and types.NoneType in inners else copy
    raise TypeError(f"{value}: a state cannot hold {hint}")


def _bare(hint: Any) -> Any:
    return _bare(get_args(hint)[0]) if get_origin(hint) is Annotated else hint


# Reading


def read(kind: type[T], plain: Any) -> T:
    """Data from what JSON or YAML gave; `msgspec.ValidationError` says what does not fit, and where."""
    hint: Any = kind
    make = _maker(hint)
    found = msgspec.convert(plain, shape(hint), str_keys=True)
    return cast(T, found if make is None else make(found))


@cache
def shape(hint: Any) -> Any:
    """The same type with a Struct for each data class: msgspec checks and describes those."""
    if isinstance(hint, type) and is_data(hint):
        return _struct(hint)
    hint = _bare(hint)
    if get_origin(hint) in (types.UnionType, Union):
        return Union[tuple(shape(part) for part in get_args(hint))]  # noqa: UP007 - as many as there are
    if get_origin(hint) in (list, dict, tuple):
        return get_origin(hint)[tuple(part if part is Ellipsis else shape(part) for part in get_args(hint))]
    return hint


_under_way: list[type] = []


def _struct(cls: type) -> Any:
    if cls in _under_way:
        return dict[str, Any]  # it holds itself: what is inside is checked when it is made
    _under_way.append(cls)
    try:
        known = spec(cls)
        parts: list[Any] = []
        for name, hint in hints_of(cls).items():
            default = known.defaults.get(name)
            if default is None:
                parts.append((name, shape(hint)))
            elif isinstance(default(), ATOMS):
                parts.append((name, shape(hint), default()))
            else:
                parts.append((name, shape(hint), msgspec.field(default_factory=default)))
        namespace = {"__doc__": cls.__doc__} if cls.__doc__ else {}
        return msgspec.defstruct(
            cls.__name__, parts, module=cls.__module__, tag=known.tag or None, kw_only=True, namespace=namespace
        )
    finally:
        _under_way.remove(cls)


def _maker(hint: Any) -> Callable[[Any], Any] | None:
    """How to make data of what fits its shape; `None`: it is that already."""
    hint = _bare(hint)
    if isinstance(hint, type) and is_data(hint):
        return _maker_of(hint)
    inner = [_maker(part) for part in get_args(hint) if part is not Ellipsis and get_origin(hint) is not Literal]
    if not any(inner):
        return None
    kind = get_origin(hint)
    first, last = inner[0], inner[-1]
    if kind is list:
        return lambda parts: [_one(first, part) for part in parts]
    if kind is dict:
        return lambda parts: {key: _one(last, part) for key, part in parts.items()}
    if kind is tuple and get_args(hint)[-1] is Ellipsis:
        return lambda parts: tuple([_one(first, part) for part in parts])
    if kind is tuple:
        return lambda parts: tuple([_one(make, part) for make, part in zip(inner, parts, strict=True)])
    members = {get_origin(shape(part)) or shape(part): _maker(part) for part in get_args(hint)}
    return lambda part: _one(members.get(type(part)), part)


def _one(make: Callable[[Any], Any] | None, part: Any) -> Any:
    return part if make is None else make(part)


@cache
def _maker_of(cls: type) -> Callable[[Any], Any]:
    def make(found: Any) -> Any:
        if isinstance(found, dict):
            return read(cls, found)
        if isinstance(found, cls):
            return found  # a default
        return cls(*[_one(maker, getattr(found, name)) for name, maker in _plan(cls)])

    return make


@cache
def _plan(cls: type) -> list[tuple[str, Callable[[Any], Any] | None]]:
    return [(name, _maker(hint)) for name, hint in hints_of(cls).items()]
