"""Packs: folders of YAML decoded into typed cards, with errors that name file, card and field."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from miskatonic.engine.card import Card, Origin
from miskatonic.engine.errors import ContentError
from miskatonic.engine.overlay import packs_over, with_origin
from miskatonic.engine.shape import read, shape
from miskatonic.engine.spec import fields_of
from miskatonic.engine.words import Words

try:
    from yaml import CSafeLoader as Loader
except ImportError:
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

__all__ = ["Card", "Origin", "Words", "fingerprint", "read_cards", "read_yaml", "schemas"]

C = TypeVar("C", bound=Card)


class _Strict(Loader):
    """A field that stands twice is a mistake, where YAML would quietly take the last."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: list[str] = []
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    raise yaml.constructor.ConstructorError(
                        problem=f"field {key.value} stands twice", problem_mark=key.start_mark
                    )
                seen.append(key.value)
        return super().construct_mapping(node, deep)


def read_yaml(path: Path) -> Any:
    try:
        with path.open(encoding="utf8") as file:
            return yaml.load(file, Loader=_Strict)
    except OSError as problem:
        raise ContentError([f"{path.name}: {problem.strerror or problem}"]) from problem
    except (yaml.YAMLError, UnicodeDecodeError) as problem:
        raise ContentError([f"{path.name}: not YAML: {' '.join(str(problem).split())}"]) from problem


def read_cards(path: Path, kind: type[C], problems: list[str]) -> dict[str, C]:
    """The cards of one file by id, and of the packs over it; what is wrong goes to `problems`, and reading goes on."""
    cards = _read_file(path, path.name, kind, problems)
    for pack in packs_over(path.parent):
        above = pack.folder / path.name
        if above.is_file():
            cards |= _read_file(above, f"{pack.id}/{path.name}", kind, problems, of_people=True)
    return cards


def _read_file(path: Path, name: str, kind: type[C], problems: list[str], *, of_people: bool = False) -> dict[str, C]:
    try:
        raw = read_yaml(path)
    except ContentError as problem:
        problems.extend(problem.problems)
        return {}
    if not isinstance(raw, list):
        problems.append(f"{name}: a list of cards is expected")
        return {}
    cards: dict[str, C] = {}
    for number, item in enumerate(raw, 1):
        label = item.get("id") if isinstance(item, dict) else None
        where = f"{name}: card {label or f'number {number}'}"
        try:
            card = read(kind, with_origin(item) if of_people else item, str_keys=False)
        except msgspec.ValidationError as problem:
            problems.append(f"{where}: {_field(str(problem))}")
            continue
        if card.id in cards:
            problems.append(f"{where}: field id: {card.id!r} stands twice")
            continue
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card.id):
            problems.append(f"{where}: field id: small letters, digits and single hyphens only")
        if card.copies < 1:
            problems.append(f"{where}: field copies: at least 1")
        if card.known and card.origin == "box":
            problems.append(f"{where}: field known: of a component from the box everything is")
        strangers = [word for word in card.known if word not in (*fields_of(kind), *kind.facts)]
        if strangers:
            problems.append(f"{where}: field known: no such field: {', '.join(strangers)}")
        for language, word in (("pl", card.name.pl), ("en", card.name.en)):
            if not word.strip():
                problems.append(f"{where}: field name.{language}: is empty")
        cards[card.id] = card
    return cards


def _field(message: str) -> str:
    """`Expected int - at `$.tasks[0]`` becomes `field tasks[0]: Expected int`."""
    found = re.fullmatch(r"(.*?) - at `(?:key in )?\$\.?(.*)`", message)
    if found is None:
        return message
    return f"field {found[2]}: {found[1]}" if found[2] else found[1]


def fingerprint(folder: Path) -> str:
    """Changes when any file of the pack does."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.yaml")):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes())
    for pack in packs_over(folder):
        digest.update(f"{pack.id}={pack.fingerprint}".encode())
    return digest.hexdigest()[:16]


def schemas(kinds: Mapping[str, type[Card]]) -> dict[str, Any]:
    """JSON Schema per file, for editors."""
    lists = {file: shape(list[kind]) for file, kind in kinds.items()}  # type: ignore[valid-type]
    return {file: msgspec.json.schema(cards) for file, cards in lists.items()}
