"""The types of the browser client, written from the Python ones: `python -m scripts.client_types [--check]`.

What every game has goes to `web/src/types.gen.ts`, what one game has to `web/src/games/<room>/types.gen.ts`.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import UnionType
from typing import Any, ForwardRef, Union, get_args, get_origin

import msgspec

from miskatonic.engine.data import hints_of, shape, spec
from miskatonic.engine.decision import Decision, Option, Refusal
from miskatonic.engine.deck import Deck
from miskatonic.engine.event import Event
from miskatonic.engine.game import Outcome
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.engine.pack import Words
from miskatonic.engine.snapshot import Waiting
from miskatonic.games.registry import GAMES, package, part, room, rules

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
REF = "#/$defs/"
NOTE = "// Written by `python -m scripts.client_types` from the Python types; a test keeps it so."


# `Arg` holds itself, which JSON Schema by msgspec cannot say: these are read from their annotations.
MESSAGES: tuple[type, ...] = (Name, Seat, Msg, Option, Refusal, Decision, Event, Outcome, Waiting)
COMMON = ("miskatonic.engine", "miskatonic.kit")
"""Who asks questions in every game."""
SHARED = (Deck, Words)
"""Parts of states and cards that are the engine's."""


def files() -> dict[Path, str]:
    """Every file of types with its text."""
    found = {WEB / "types.gen.ts": shared()}
    for game in GAMES:
        found[WEB / "games" / room(game) / "types.gen.ts"] = of_game(game)
    return found


def shared() -> str:
    parts = [NOTE, f"export type Arg = {_hint(Arg)};"]
    parts += [_struct(struct) for struct in MESSAGES]
    parts += [_declared(name, schema) for name, schema in _components(list(SHARED)).items()]
    parts.append(f"export type EngineKind = {_words(shared_kinds())};")
    return "\n\n".join(parts) + "\n"


def shared_kinds() -> list[str]:
    """The questions that engine and kit ask for every game."""
    return sorted({kind for module in COMMON for kind in decision_kinds(source(module))})


def of_game(game: str) -> str:
    """Its state, its cards, the kinds of question it asks, and the constants of its `client` module."""
    own = _components([rules(game).state_type, *rules(game).card_types().values()])
    known = [name for name in _components(list(SHARED)) if name in own]
    parts = [NOTE]
    if known:
        parts.append(f'import type {{ {", ".join(known)} }} from "../../types.gen";')
    parts += [_declared(name, schema) for name, schema in own.items() if name not in known]
    parts.append(f"export type Kind = {_words(decision_kinds(source(package(game))))};")
    client = part(f"{package(game)}.client")
    constants: dict[str, tuple[str, ...] | int] = {} if client is None else client.CONSTANTS
    for name, value in constants.items():
        parts.append(f"export const {name} = {value if isinstance(value, int) else _list(value) + ' as const'};")
    return "\n\n".join(parts) + "\n"


def source(module: str) -> Path:
    found = find_spec(module)
    assert found is not None and found.origin is not None
    return Path(found.origin).parent


def _components(types: list[type]) -> dict[str, Any]:
    _, found = msgspec.json.schema_components([shape(kind) for kind in types], ref_template=REF + "{name}")
    return found


def _struct(struct: type) -> str:
    fields = [f"  {name}: {_hint(hint)};" for name, hint in hints_of(struct).items()]
    tag = spec(struct).tag
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
            return f"Readonly<Record<string, {'string' if parts[1] is str else 'Arg'}>>"
    plain = {int: "number", str: "string", bool: "boolean", type(None): "null"}
    return plain.get(hint) or str(hint.__name__)


def _list(words: tuple[str, ...]) -> str:
    return "[" + ", ".join(_word(word) for word in words) + "]"


def _word(word: str) -> str:
    return f'"{word}"'


def _words(words: list[str]) -> str:
    return _union([_word(word) for word in words])


def _union(parts: list[str]) -> str:
    return " | ".join(dict.fromkeys(parts)) or "never"


def _bare(name: str) -> str:
    """Two classes of one name come with their modules: a card keeps the name, another gets its module's before it."""
    module, _, last = name.rpartition(".")
    room = module.rpartition(".")[2]
    return last if room in ("", "cards") else room.capitalize() + last


def _declared(name: str, schema: dict[str, Any]) -> str:
    name = _bare(name)
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
        return _bare(str(schema["$ref"]).removeprefix(REF))
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
    trees = _trees(folder)
    found = {kind for tree in trees for kind in _asked(tree)[0]}
    askers: dict[str, int] = {}
    for tree in [*(tree for module in COMMON for tree in _trees(source(module))), *trees]:
        askers |= _asked(tree)[1]
    for tree in trees:
        for asker, position in askers.items():
            for call in _calls(tree, asker):
                if len(call.args) > position and isinstance(kind := call.args[position], ast.Constant):
                    found.add(str(kind.value))
    return sorted(found)


def _asked(tree: ast.Module) -> tuple[list[str], dict[str, int]]:
    """The kinds named in a `Decision`, and which parameter of which function becomes the kind of one."""
    kinds: list[str] = []
    askers: dict[str, int] = {}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        parameters = [argument.arg for argument in function.args.args if argument.arg != "self"]
        for call in _calls(function, "Decision"):
            kind = call.args[0]
            if isinstance(kind, ast.Constant):
                kinds.append(str(kind.value))
            elif isinstance(kind, ast.Name) and kind.id in parameters:
                askers[function.name] = parameters.index(kind.id)
    return kinds, askers


@cache
def _trees(folder: Path) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf8")) for path in sorted(folder.rglob("*.py"))]


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
    old = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf8") != text]
    if "--check" in sys.argv:
        for path in old:
            print(f"{path.relative_to(ROOT)} is out of date: python -m scripts.client_types", file=sys.stderr)
        return int(bool(old))
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], encoding="utf8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
