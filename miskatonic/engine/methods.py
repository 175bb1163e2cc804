"""The methods of data classes as source: run when a class is made, or written out for the compiler."""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from miskatonic.engine.spec import ATOMS, Default, Spec, fields_of, hints_of, is_data, spec


def methods(
    cls: type, defaults: dict[str, str], types_of: dict[str, str] | None = None, made: str = "Made"
) -> dict[str, list[str]]:
    """The lines of every method by its name. `defaults`: an expression for each; `types_of`: for the signature."""
    known = spec(cls)
    fields = known.fields
    typed = types_of is not None
    same = " and ".join(f"self.{name} == other.{name}" for name in fields) or "True"
    values = "".join(f"self.{name}, " for name in fields)
    yes, text, number, other = (" -> bool", " -> str", " -> int", ": object") if typed else ("", "", "", "")
    lines = {
        "__init__": init_method(known, defaults, types_of),
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


def init_method(known: Spec, defaults: dict[str, str], types_of: dict[str, str] | None = None) -> list[str]:
    typed = types_of is not None
    parameters = ["self"]
    body: list[str] = []
    for name in known.fields:
        if name in known.keywords and "*" not in parameters:
            parameters.append("*")
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
    return [f"def __init__({', '.join(parameters)}){' -> None' if typed else ''}:", *(body or ["    pass"])]


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


def copied(value: str, hint: Any, depth: int = 0) -> str:
    """The expression that copies this one; itself, where there is nothing that could change."""
    hint = bare(hint)
    if hint in ATOMS or get_origin(hint) is Literal:
        return value
    if isinstance(hint, type) and is_data(hint):
        return value if spec(hint).frozen else f"{value}.copy()"
    kind, inners = get_origin(hint), get_args(hint)
    part = f"part{depth}"
    if kind is list:
        copy = copied(part, inners[0], depth + 1)
        return f"{value}.copy()" if copy == part else f"[{copy} for {part} in {value}]"
    if kind is Sequence and copied(part, inners[0]) == part:
        return value  # it cannot be changed: another takes its place
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


def bare(hint: Any) -> Any:
    return bare(get_args(hint)[0]) if get_origin(hint) is Annotated else hint
