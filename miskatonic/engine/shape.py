"""Data read from JSON and YAML, and written: msgspec checks a Struct of the same shape, from which the data is made.

msgspec itself would make a native object without its constructor, and knows no strictness but of Structs.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, ForwardRef, Literal, TypeVar, Union, cast, get_args, get_origin

import msgspec

from miskatonic.engine.methods import bare
from miskatonic.engine.spec import ATOMS, fields_of, hints_of, is_data, spec

T = TypeVar("T")


def read(kind: type[T], plain: Any, *, str_keys: bool = True) -> T:
    """Data from what JSON or YAML gave; `msgspec.ValidationError` says what does not fit, and where.

    `str_keys`: as JSON has it, where a number that is a key is a word.
    """
    hint: Any = kind
    make = _maker(hint)
    found = msgspec.convert(plain, shape(hint), str_keys=str_keys)
    return cast(T, found if make is None else make(found))


def written(thing: Any) -> Any:
    """As it would stand in a pack; of what is `sparse`, only what is not as usual."""
    if isinstance(thing, list | tuple):
        return [written(part) for part in thing]
    if isinstance(thing, dict):
        return {str(key): written(part) for key, part in thing.items()}
    if not is_data(thing):
        return msgspec.to_builtins(thing, str_keys=True)
    known = spec(type(thing))
    found: dict[str, Any] = {known.tag_field: known.tag} if known.tag else {}
    for name in known.fields:
        value = getattr(thing, name)
        usual = known.defaults.get(name)
        if not (known.sparse and usual is not None and value == usual()):
            found[known.names.get(name, name)] = written(value)
    return found


_known: dict[Any, Any] = {}


def shape(hint: Any) -> Any:
    """The same type with a Struct for each data class: msgspec checks and describes those."""
    if hint not in _known:
        _known[hint] = _shape(hint, _struct)
    return _known[hint]


def _shape(hint: Any, struct: Callable[[type], Any]) -> Any:
    if isinstance(hint, type) and is_data(hint):
        return struct(hint)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for field in msgspec.structs.fields(hint):
            if _maker(field.type) is not None:
                raise TypeError(f"{hint.__name__}.{field.name}: a Struct cannot hold data; write Part")
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        limits = [mark for mark in marks if isinstance(mark, msgspec.Meta)]
        return Annotated[_shape(inner, struct), *limits] if limits else _shape(inner, struct)
    if get_origin(hint) in (types.UnionType, Union):
        return Union[tuple(_shape(part, struct) for part in get_args(hint))]  # noqa: UP007 - as many as there are
    if get_origin(hint) in (list, dict, tuple):
        parts = [part if part is Ellipsis else _shape(part, struct) for part in get_args(hint)]
        return get_origin(hint)[tuple(parts)]
    return hint


_under_way: list[type] = []
_structs: dict[type, Any] = {}


def _struct(cls: type) -> Any:
    if cls not in _structs:
        if spec(cls).part:
            return _struct_of_part(cls)
        if cls in _under_way:
            return dict[str, Any]  # it holds itself: what is inside is checked when it is made
        _under_way.append(cls)
        try:
            _structs[cls] = _struct_of_data(cls)
        finally:
            _under_way.remove(cls)
    return _structs[cls]


def _struct_of_data(cls: type) -> Any:
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
    return msgspec.defstruct(
        cls.__name__, parts, module=cls.__module__, tag=known.tag or None, kw_only=True, namespace=_doc(cls)
    )


def _doc(cls: type) -> dict[str, Any]:
    return {"__doc__": cls.__doc__} if cls.__doc__ else {}


def _struct_of_part(cls: type) -> Any:
    """Parts hold each other to any depth: inside a Struct they are called by names, which it gets when all are made."""
    known = spec(cls)
    inside: dict[str, type] = {}

    def called(part: type) -> Any:
        if not spec(part).part:
            return _struct(part)
        inside[f"_{part.__name__}_{id(part)}"] = part
        return ForwardRef(f"_{part.__name__}_{id(part)}")

    fields: list[Any] = []
    for name, hint in hints_of(cls).items():
        inner = _shape(hint, called)
        default = known.defaults.get(name)
        if default is None:
            fields.append((name, inner))
        elif isinstance(default(), list | dict):
            fields.append((name, inner, msgspec.field(default_factory=default)))
        else:
            fields.append((name, inner, _shaped(default())))
    made: Any = msgspec.defstruct(
        cls.__name__,
        fields,
        module=cls.__module__,
        tag=known.tag or None,
        tag_field=known.tag_field if known.tag else None,
        rename=dict(known.names) or None,
        kw_only=True,
        frozen=True,
        omit_defaults=known.sparse,
        forbid_unknown_fields=known.strict,
        namespace=_doc(cls),
    )
    _structs[cls] = made
    for name, part in inside.items():
        setattr(made, name, _struct(part))
    return made


def _shaped(value: Any) -> Any:
    """A default, as the Structs around it want it."""
    if isinstance(value, tuple):
        return tuple([_shaped(part) for part in value])
    if not is_data(value):
        return value
    fields = {name: _shaped(getattr(value, name)) for name in fields_of(type(value))}
    return _struct(type(value))(**fields)


def _maker(hint: Any) -> Callable[[Any], Any] | None:
    """How to make data of what fits its shape; `None`: it is that already."""
    hint = bare(hint)
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
    words = _bare_words(get_args(hint))
    return lambda part: words[part] if isinstance(part, str) and part in words else _one(members.get(type(part)), part)


def _bare_words(members: tuple[Any, ...]) -> dict[str, Any]:
    """By its tag, a member of a union that may stand bare though it has fields: all of them are as usual."""
    found: dict[str, Any] = {}
    for part in members:
        if isinstance(part, type) and is_data(part):
            known = spec(part)
            if known.tag and known.fields and len(known.fields) == len(known.defaults):
                found[known.tag] = (known.makes or part)()
    return found


def _one(make: Callable[[Any], Any] | None, part: Any) -> Any:
    return part if make is None else make(part)


@cache
def _maker_of(cls: type) -> Callable[[Any], Any]:
    made = spec(cls).makes or cls
    keywords = spec(cls).keywords

    def make(found: Any) -> Any:
        if isinstance(found, dict):
            return read(cls, found)
        if isinstance(found, cls):
            return found  # a default
        plan = _plan(cls)
        if keywords:
            return _sound(made(**{name: _one(maker, getattr(found, name)) for name, maker in plan}))
        return _sound(made(*[_one(maker, getattr(found, name)) for name, maker in plan]))

    return make


def _sound(thing: Any) -> Any:
    problem = thing.problem() if spec(type(thing)).part else ""
    if problem:
        raise msgspec.ValidationError(problem)
    return thing


@cache
def _plan(cls: type) -> list[tuple[str, Callable[[Any], Any] | None]]:
    return [(name, _maker(hint)) for name, hint in hints_of(cls).items()]
