"""Packs of people's own, laid over the content of a game: they add components, or stand for those of the same id.

Laid down once, before a process reads the content: the readers of `pack` do the rest, for every game alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from miskatonic.engine.errors import SaveError
from miskatonic.engine.message import Msg

if TYPE_CHECKING:
    from miskatonic.engine.record import Header

MANIFEST = "pack.yaml"
OWN = "own"
"""The origin of a component that its pack says nothing else of."""


class Pack(msgspec.Struct, frozen=True):
    """A folder with a manifest and files of components."""

    id: str
    game: str
    names: dict[str, str]
    folder: Path
    fingerprint: str


_over: dict[Path, tuple[Pack, ...]] = {}


def lay_over(content: Path, packs: Sequence[Pack]) -> None:
    """From now on this folder is read with these packs over it, the last on top."""
    _over[content.resolve()] = tuple(packs)


def laid_over() -> bool:
    """Every new match asks: where nothing was laid down, no path need be looked up."""
    return bool(_over)


def packs_over(content: Path) -> tuple[Pack, ...]:
    return _over.get(content.resolve(), ()) if _over else ()


def fingerprints(content: Path) -> dict[str, str]:
    """As a game file has it."""
    return {pack.id: pack.fingerprint for pack in packs_over(content)}


def check_packs(header: Header, content: Path) -> None:
    """A game goes on with the packs it was begun with, or not at all: `SaveError` says which, and what to do."""
    here = fingerprints(content)
    for name, print_then in header.packs.items():
        if name not in here:
            raise SaveError(Msg("problem-pack-missing", {"pack": name}))
        if here[name] != print_then:
            raise SaveError(Msg("problem-pack-differs", {"pack": name, "saved": print_then, "now": here[name]}))
    for name in here:
        if name not in header.packs:
            raise SaveError(Msg("problem-pack-extra", {"pack": name}))


def with_origin(item: Any) -> Any:
    return {"origin": OWN, **item} if isinstance(item, dict) else item
