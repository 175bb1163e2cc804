"""The source that mypyc gets: data classes with their methods written out, and classes that may have interpreted heirs.

Interpreted, `engine.data` makes the same methods when a class is made; both come from `engine.methods`.
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path

import msgspec

from miskatonic.engine import data
from miskatonic.engine.game import Rules
from miskatonic.engine.methods import copy_method, init_method, methods
from miskatonic.engine.part import Part
from miskatonic.engine.spec import own_fields

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
    "from importlib import import_module as _import_module",
    "from typing import TYPE_CHECKING as _TYPE_CHECKING, Any as _Any, ClassVar as _ClassVar, Final as _Final",
    "from miskatonic.engine import data as _data, making as _making",
    "if _TYPE_CHECKING:",
    INDENT + "from mypy_extensions import mypyc_attr as _mypyc_attr",
    "else:",
    INDENT + "_mypyc_attr = _data.unmarked  # type: ignore",
]
PLAIN = ("int", "str", "bool", "tuple[str, ...]")
Edit = tuple[int, int, list[str]]
"""What takes the place of which lines, from the first up to but not with the second."""


def expanded(module: str, path: Path) -> str:
    """The source of a module, ready for mypyc."""
    text = path.read_text(encoding="utf8")
    tree = ast.parse(text)
    lines = text.splitlines()
    made = import_module(module)
    edits: list[Edit] = []
    changing = _changing(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            edits += _edits(node, getattr(made, node.name))
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            edits += _constant(node, lines, changing)
        elif isinstance(node, ast.If) and _two_meanings(node):
            edits += _at_run_time(node)
    if not edits:
        return text
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    edits.append((imports[-1].end_lineno or 0, imports[-1].end_lineno or 0, IMPORTS))
    for start, end, new in sorted(edits, key=lambda edit: edit[0], reverse=True):
        lines[start:end] = new
    return "\n".join(lines) + "\n"


def _two_meanings(node: ast.If) -> bool:
    """A name that is one thing to mypy and another when the module runs: what a game calls its words."""
    return ast.unparse(node.test) == "TYPE_CHECKING" and bool(node.orelse)


def _at_run_time(node: ast.If) -> list[Edit]:
    """mypyc takes the second half for unreachable: it is said so that it is reached."""
    said: list[str] = []
    for part in node.orelse:
        if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
            said.append(f"globals()[{part.targets[0].id!r}] = {ast.unparse(part.value)}")
        elif isinstance(part, ast.ImportFrom):
            for word in part.names:
                found = f"getattr(_import_module({part.module!r}), {word.name!r})"
                said.append(f"globals()[{word.asname or word.name!r}] = {found}")
        else:
            raise TypeError(f"line {part.lineno}: only names can be given a second meaning")
    return [(node.body[-1].end_lineno or 0, node.end_lineno or 0, said)]


def _changing(tree: ast.Module) -> list[str]:
    """Names of the module that are given a value more than once."""
    given: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            given += [*node.names, *node.names]
    for part in tree.body:
        if not isinstance(part, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            stored = [node for node in ast.walk(part) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
            given += [node.id for node in stored]
    return [name for name in given if given.count(name) > 1]


def _constant(node: ast.Assign | ast.AnnAssign, lines: list[str], changing: list[str]) -> list[Edit]:
    """mypyc looks a name up in its module each time, unless it is known never to change."""
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    if not isinstance(target, ast.Name) or target.id in changing or node.value is None:
        return []
    if not target.id.isupper() and not (isinstance(node, ast.AnnAssign) and target.id.startswith("_")):
        return []
    if _type(node.value):
        return []
    start = node.lineno - 1
    if isinstance(node, ast.AnnAssign):
        hint = ast.unparse(node.annotation)
        if "TypeAlias" in hint or "Final" in hint:
            return []
        first = f"{target.id}: _Final[{hint}] = {ast.unparse(node.value)}"
        return [(start, node.end_lineno or 0, [first])]
    return [(start, start + 1, [lines[start].replace(f"{target.id} =", f"{target.id}: _Final =", 1)])]


def _type(value: ast.expr) -> bool:
    """Whether it cannot have a constant name, as a type cannot."""
    if isinstance(value, ast.BinOp):
        return isinstance(value.op, ast.BitOr)
    if isinstance(value, ast.Tuple):  # mypyc loses a constant tuple of these
        return any([isinstance(part, ast.Constant) and isinstance(part.value, float) for part in value.elts])
    return isinstance(value, ast.Subscript | ast.Name | ast.Attribute) or ast.unparse(value).startswith("TypeVar(")


def _edits(node: ast.ClassDef, cls: type) -> list[Edit]:
    if issubclass(cls, Part):
        return _part(node, cls)
    above = _attributes(cls)
    if not data.is_data(cls):
        start = node.lineno - 1 - len(node.decorator_list)
        end = node.end_lineno or 0
        return [(start, start, above), *_class_values(node, cls), (end, end, GETITEM if cls is Rules else [])]
    first = min([mark.lineno for mark in node.decorator_list])
    edits: list[Edit] = [(first - 1, node.lineno - 1, above)]
    types = _types(cls)
    edits += _fields(node, types)
    defaults = _defaults(cls)
    written = methods(cls, defaults, types, cls.__name__)
    copied = _copy(cls)
    if copied:
        written["copy"] = copied
    own = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
    after: list[str] = []
    for name, method in written.items():
        if name not in own:
            after += ["", *[INDENT + line for line in method]]
    known = data.spec(cls)
    after += ["", "", f"_data.native({_described(cls, defaults)}, {known.frozen}, {known.tag!r})"]
    end = node.end_lineno or 0
    edits.append((end, end, after))
    return edits


def _part(node: ast.ClassDef, cls: type) -> list[Edit]:
    """Keywords are said when the class is made: a native class has none."""
    end = node.end_lineno or 0
    bases = ", ".join([ast.unparse(base) for base in node.bases])
    first = min([part.lineno for part in node.body[:1]] + [mark.lineno for mark in _marks(node.body[0])])
    start = min([node.lineno, *[mark.lineno for mark in node.decorator_list]])
    header = f"class {node.name}({bases}):" if bases else f"class {node.name}:"
    edits: list[Edit] = [(start - 1, first - 1, [*_attributes(cls), header])]
    if cls is Part:
        return edits
    types = _types(cls)
    edits += _fields(node, types)
    edits += _class_values(node, cls)
    after: list[str] = []
    defaults = _defaults(cls)
    mine = own_fields(vars(cls)["__annotations__"]) if "__annotations__" in vars(cls) else ()
    if mine:
        after += ["", *[INDENT + line for line in init_method(data.spec(cls), defaults, types)]]
    said = "".join([f", {word.arg}={ast.unparse(word.value)}" for word in node.keywords if word.arg != "rename"])
    names = {name: data.spec(cls).names[name] for name in mine if name in data.spec(cls).names}
    if names:
        said += f", rename={names!r}"
    after += ["", "", f"_making.native({_described(cls, defaults)}, doc={cls.__doc__!r}{said})"]
    edits.append((end, end, after))
    return edits


def _marks(node: ast.stmt) -> list[ast.expr]:
    return node.decorator_list if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) else []


def _fields(node: ast.ClassDef, types: dict[str, str]) -> list[Edit]:
    """Without their defaults, which the constructor has."""
    edits: list[Edit] = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id in types:
            name = part.target.id
            edits.append((part.lineno - 1, part.end_lineno or 0, [f"{INDENT}{name}: {types[name]}"]))
    return edits


def _class_values(node: ast.ClassDef, cls: type) -> list[Edit]:
    """What a class says of all its objects, where mypyc would take it for the default of a field."""
    edits: list[Edit] = []
    above = [vars(base).get("__annotations__", {}) for base in cls.__mro__[1:]]
    for part in node.body:
        if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
            name = part.targets[0].id
            if issubclass(cls, Part) or any([str(own.get(name)).startswith("ClassVar") for own in above]):
                said = f"{INDENT}{name}: _ClassVar = {ast.unparse(part.value)}"
                edits.append((part.lineno - 1, part.end_lineno or 0, [said]))
    return edits


def _described(cls: type, defaults: dict[str, str]) -> str:
    """The first arguments of `native`: the class, its own fields, and the defaults of these."""
    mine = vars(cls).get("__annotations__", {})
    fields = ", ".join(f"{name!r}: {str(mine[name])!r}" for name in own_fields(mine))
    lambdas = ", ".join(f"{name!r}: lambda: {defaults[name]}" for name in own_fields(mine) if name in defaults)
    return f"{cls.__name__}, {{{fields}}}, {{{lambdas}}}"


def _attributes(cls: type) -> list[str]:
    if issubclass(cls, Rules):
        return ["@_mypyc_attr(native_class=False)"]
    # What data holds is below it: there is nothing for the collector of cycles.
    plain = all([base is object or data.is_data(base) for base in cls.__mro__])
    marks = ["acyclic=True"] if plain and not issubclass(cls, Part) else []
    if cls.__module__.startswith(OPEN) and type(cls) is type:
        marks.append("free_list_len=1" if _closed(cls) else "allow_interpreted_subclasses=True")
    return [f"@_mypyc_attr({', '.join(marks)})"] if marks else []


def _closed(cls: type) -> bool:
    """A value, or what is marked as final: nothing goes on from it, so it is known by its type alone."""
    return getattr(cls, "__final__", False) or (_value(cls) and not issubclass(cls, Part))


def _value(cls: type) -> bool:
    return data.is_data(cls) and data.spec(cls).frozen


def _types(cls: type) -> dict[str, str]:
    """The annotation of every field as it is written; what stands in another module is not known by its name here."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if data.is_data(base):
            here = base.__module__ == cls.__module__
            own = vars(base).get("__annotations__", {}).items()
            found.update({name: str(hint) if here or str(hint) in PLAIN else "_Any" for name, hint in own})
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
                if base.__module__ != cls.__module__:
                    found[part.target.id] = _elsewhere(cls, part.target.id, found[part.target.id])
    known = data.spec(cls).defaults
    return {name: found[name] for name in data.fields_of(cls) if name in known}


def _elsewhere(cls: type, name: str, said: str) -> str:
    """A default that another module states in names of its own."""
    usual = data.spec(cls).defaults.get(name)
    if usual is None or isinstance(usual(), str | int | None):
        return repr(usual()) if usual is not None else said
    try:
        ast.literal_eval(said)
    except ValueError:
        raise TypeError(f"{cls.__name__}.{name}: its default {said} is not known in {cls.__module__}") from None
    return said


def _made(value: ast.expr) -> ast.expr:
    """What `field(default_factory=…)` makes, or `msgspec.field(default=…)` says."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) in ("field", "msgspec.field"):
        said = {keyword.arg: keyword.value for keyword in value.keywords}
        factory = said.get("default_factory")
        if factory is not None:
            return factory.body if isinstance(factory, ast.Lambda) else ast.Call(factory, [], [])
        return said.get("default", value)
    return value


def _copy(cls: type) -> list[str]:
    """Nothing where a field cannot be copied: what is no part of a state is never asked for a copy."""
    try:
        return copy_method(cls, cls.__name__, typed=True)
    except (TypeError, NameError):
        return []


def structs(module: str) -> bool:
    """Whether it defines Structs, which compiled code would only reach more slowly: they stay with their module."""
    things = vars(import_module(module)).values()
    return any(isinstance(thing, type(msgspec.Struct)) and thing.__module__ == module for thing in things)
