"""The source that mypyc gets: data classes with their methods written out, and classes that may have interpreted heirs.

Interpreted, `engine.data` makes the same methods when a class is made; both come from `data.methods`.
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path

import msgspec

from miskatonic.engine import data
from miskatonic.engine.game import Rules

INDENT = "    "
OPEN = ("miskatonic.engine.", "miskatonic.kit.")
"""Packages whose classes the interpreted code of others may go on from."""
GETITEM = [
    "",
    INDENT + "def __class_getitem__(cls, state: object) -> object:",
    INDENT + INDENT + "return cls",
]
"""A class that is not native loses `Generic`, and is still written `Rules[State]`."""
IMPORTS = [
    "from typing import TYPE_CHECKING as _TYPE_CHECKING, Final as _Final",
    "from miskatonic.engine import data as _data",
    "if _TYPE_CHECKING:",
    INDENT + "from mypy_extensions import mypyc_attr as _mypyc_attr",
    "else:",
    INDENT + "_mypyc_attr = _data.unmarked  # type: ignore",
]


def expanded(module: str, path: Path) -> str:
    """The source of a module, ready for mypyc."""
    text = path.read_text(encoding="utf8")
    tree = ast.parse(text)
    lines = text.splitlines()
    made = import_module(module)
    edits: list[tuple[int, int, list[str]]] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            edits += _edits(node, getattr(made, node.name))
        elif isinstance(node, ast.Assign):
            edits += _constant(node, lines)
    if not edits:
        return text
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    edits.append((imports[-1].end_lineno or 0, imports[-1].end_lineno or 0, IMPORTS))
    for start, end, new in sorted(edits, key=lambda edit: edit[0], reverse=True):
        lines[start:end] = new
    return "\n".join(lines) + "\n"


def _constant(node: ast.Assign, lines: list[str]) -> list[tuple[int, int, list[str]]]:
    """mypyc looks a name up in its module each time, unless it is known never to change."""
    (target,) = node.targets
    if not isinstance(target, ast.Name) or not target.id.isupper():
        return []
    parts = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
    if not all(isinstance(part, ast.Constant) and isinstance(part.value, int | str) for part in parts):
        return []
    start = node.lineno - 1
    return [(start, start + 1, [lines[start].replace(f"{target.id} =", f"{target.id}: _Final =", 1)])]


def _edits(node: ast.ClassDef, cls: type) -> list[tuple[int, int, list[str]]]:
    """What takes the place of which lines, from the first up to but not with the second."""
    above = _attributes(cls)
    if not data.is_data(cls):
        start = node.lineno - 1 - len(node.decorator_list)
        end = node.end_lineno or 0
        return [(start, start, above), (end, end, GETITEM if cls is Rules else [])]
    edits: list[tuple[int, int, list[str]]] = []
    for decorator in node.decorator_list:
        edits.append((decorator.lineno - 1, decorator.end_lineno or 0, above))
    types = _types(cls)
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id in types:
            edits.append(
                (part.lineno - 1, part.end_lineno or 0, [f"{INDENT}{part.target.id}: {types[part.target.id]}"])
            )
    defaults = _defaults(cls)
    written = data.methods(cls, defaults, types, cls.__name__)
    copied = _copy(cls)
    if copied:
        written["copy"] = copied
    own = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
    after: list[str] = []
    for name, method in written.items():
        if name not in own:
            after += ["", *[INDENT + line for line in method]]
    mine = vars(cls)["__annotations__"]
    fields = ", ".join(f"{name!r}: {str(mine[name])!r}" for name in data.own_fields(mine))
    lambdas = ", ".join(f"{name!r}: lambda: {defaults[name]}" for name in data.own_fields(mine) if name in defaults)
    known = data.spec(cls)
    after += ["", "", f"_data.native({cls.__name__}, {{{fields}}}, {{{lambdas}}}, {known.frozen}, {known.tag!r})"]
    end = node.end_lineno or 0
    edits.append((end, end, after))
    return edits


def _attributes(cls: type) -> list[str]:
    if issubclass(cls, Rules):
        return ["@_mypyc_attr(native_class=False)"]
    if cls.__module__.startswith(OPEN) and type(cls) is type:
        return ["@_mypyc_attr(allow_interpreted_subclasses=True)"]
    return []


def _types(cls: type) -> dict[str, str]:
    """The annotation of every field as it is written; of inherited ones too."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if data.is_data(base):
            found.update({name: str(hint) for name, hint in vars(base)["__annotations__"].items()})
    return {name: found[name] for name in data.fields_of(cls)}


def _defaults(cls: type) -> dict[str, str]:
    """The default of every field as an expression in the words of its source."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if not data.is_data(base):
            continue
        source = ast.parse(Path(str(sys.modules[base.__module__].__file__)).read_text(encoding="utf8"))
        (node,) = [part for part in source.body if isinstance(part, ast.ClassDef) and part.name == base.__name__]
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and part.value is not None and isinstance(part.target, ast.Name):
                found[part.target.id] = ast.unparse(_made(part.value))
    return {name: found[name] for name in data.fields_of(cls) if name in found}


def _made(value: ast.expr) -> ast.expr:
    """What `field(default_factory=…)` makes."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "field":
        (factory,) = [keyword.value for keyword in value.keywords if keyword.arg == "default_factory"]
        return factory.body if isinstance(factory, ast.Lambda) else ast.Call(factory, [], [])
    return value


def _copy(cls: type) -> list[str]:
    """Nothing where a field cannot be copied: what is no part of a state is never asked for a copy."""
    try:
        return data.copy_method(cls, cls.__name__, typed=True)
    except (TypeError, NameError):
        return []


def structs(module: str) -> bool:
    """Whether it defines Structs, which compiled code would only reach more slowly: they stay with their module."""
    things = vars(import_module(module)).values()
    return any(isinstance(thing, type(msgspec.Struct)) and thing.__module__ == module for thing in things)
