"""The types of the browser client, written from the Python ones: `python -m scripts.client_types [--check]`."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import UnionType
from typing import Any, ForwardRef, Union, get_args, get_origin, get_type_hints

import msgspec

from miskatonic.engine.decision import Decision, Option, Refusal
from miskatonic.engine.event import Event
from miskatonic.engine.game import Outcome
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.engine.moment import Waiting
from miskatonic.games.elder_sign import cards, terms
from miskatonic.games.elder_sign.state import State

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "types.gen.ts"
REF = "#/$defs/"
PACKAGES = {"EngineKind": ROOT / "miskatonic/engine", "ElderSignKind": ROOT / "miskatonic/games/elder_sign"}
PLACES = ("SUPPLY", "POOL", "PLACED", "DISCARDED", "FOCUSED", "ASSISTING", "ON_SPELL", "LOCKED", "REMOVED")


# `Arg` holds itself, which JSON Schema by msgspec cannot say: these are read from their annotations.
MESSAGES: tuple[type[msgspec.Struct], ...] = (Name, Seat, Msg, Option, Refusal, Decision, Event, Outcome, Waiting)


def written() -> str:
    _, components = msgspec.json.schema_components([State, *cards.KINDS.values()], ref_template=REF + "{name}")
    parts = ["// Written by `python -m scripts.client_types` from the Python types; a test keeps it so."]
    parts.append(f"export type Arg = {_hint(Arg)};")
    parts += [_struct(struct) for struct in MESSAGES]
    parts += [_declared(name, schema) for name, schema in components.items()]
    kinds = {name: decision_kinds(folder) for name, folder in PACKAGES.items()}
    parts += [f"export type {name} = {_union([_word(kind) for kind in found])};" for name, found in kinds.items()]
    parts.append(f"export const FACES = {_list(terms.FACES)} as const;")
    parts.append(f"export const COLOURS = {_list(terms.COLOURS)} as const;")
    parts.append(f"export const HOURS = {_list(terms.HOURS)} as const;")
    parts += [f"export const {place} = {getattr(terms, place)};" for place in PLACES]
    return "\n\n".join(parts) + "\n"


def _struct(struct: type[msgspec.Struct]) -> str:
    fields = [f"  {name}: {_hint(hint)};" for name, hint in get_type_hints(struct).items() if name[0] != "_"]
    tag = struct.__struct_config__.tag
    return "\n".join([f"export interface {struct.__name__} {{", *([f'  type: "{tag}";'] if tag else []), *fields, "}"])


def _hint(hint: Any) -> str:
    parts = get_args(hint)
    if isinstance(hint, ForwardRef | str):
        return hint if isinstance(hint, str) else hint.__forward_arg__
    match get_origin(hint):
        case origin if origin in (Union, UnionType):
            return _union([_hint(part) for part in parts])
        case origin if origin in (list, tuple):
            return f"readonly ({_hint(parts[0])})[]"
        case origin if origin is dict:
            return "Readonly<Record<string, Arg>>"
    plain = {int: "number", str: "string", bool: "boolean", type(None): "null"}
    return plain.get(hint) or str(hint.__name__)


def _list(words: tuple[str, ...]) -> str:
    return "[" + ", ".join(_word(word) for word in words) + "]"


def _word(word: str) -> str:
    return f'"{word}"'


def _union(parts: list[str]) -> str:
    return " | ".join(dict.fromkeys(parts)) or "never"


def _declared(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};"
    # msgspec writes every field, but verbs leave out what is as usual.
    properties = schema["properties"]
    sparse = [field for field in properties if field not in schema.get("required", [])] if "do" in properties else []
    fields = [f"  {_key(f)}{'?' if f in sparse else ''}: {_type(part)};" for f, part in properties.items()]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def _key(field: str) -> str:
    return field if field.isidentifier() else f'"{field}"'


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return _word(schema["const"])
    if "enum" in schema:
        return _union([_word(word) if isinstance(word, str) else str(word) for word in schema["enum"]])
    if "anyOf" in schema:
        return _union([_type(part) for part in schema["anyOf"]])
    match schema.get("type"):
        case "array":
            if "prefixItems" in schema:
                return "readonly [" + ", ".join(_type(part) for part in schema["prefixItems"]) + "]"
            return f"readonly ({_type(schema['items'])})[]" if schema.get("items") else "readonly unknown[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Readonly<Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>>"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def decision_kinds(folder: Path) -> list[str]:
    """Every kind of question that the rules in this folder can ask, from their source."""
    trees = [ast.parse(path.read_text(encoding="utf8")) for path in sorted(folder.rglob("*.py"))]
    found: list[str] = []
    askers: dict[str, int] = {}
    for tree in trees:
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            parameters = [argument.arg for argument in function.args.args]
            for call in _calls(function, "Decision"):
                kind = call.args[0]
                if isinstance(kind, ast.Constant):
                    found.append(str(kind.value))
                elif isinstance(kind, ast.Name) and kind.id in parameters:
                    askers[function.name] = parameters.index(kind.id)
    for tree in trees:
        for asker, position in askers.items():
            for call in _calls(tree, asker):
                if len(call.args) > position and isinstance(kind := call.args[position], ast.Constant):
                    found.append(str(kind.value))
    return sorted(set(found))


def _calls(tree: ast.AST, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and node.args
        and (
            (isinstance(node.func, ast.Name) and node.func.id == name)
            or (isinstance(node.func, ast.Attribute) and node.func.attr == name)
        )
    ]


def main() -> int:
    text = written()
    if "--check" in sys.argv:
        if TARGET.exists() and TARGET.read_text(encoding="utf8") == text:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is out of date: python -m scripts.client_types", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
