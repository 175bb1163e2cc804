"""What people may set by hand when the real table says otherwise, each within its bounds."""

from __future__ import annotations

import msgspec

from miskatonic.engine.message import Msg


class Adjustable(msgspec.Struct, frozen=True):
    """A value: what it is called, where it lies, and what it may be.

    `path`: fields and places in lists, from the state on. A number from `least` to `most`, or one of `choices`.
    """

    key: str
    text: Msg
    path: tuple[str | int, ...]
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()


class Pile(msgspec.Struct, frozen=True):
    """Where components lie that may be moved: a list of ids, or a deck. `kinds`: what it may hold."""

    key: str
    text: Msg
    path: tuple[str | int, ...]
    kinds: tuple[str, ...]
