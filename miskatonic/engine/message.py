"""Texts as data: an id and arguments, put into words as late as possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from miskatonic.engine.data import data


@data(frozen=True, tag="name")
class Name:
    """The printed name of a component, in the reader's language."""

    id: str


@data(frozen=True, tag="seat")
class Seat:
    """Whoever sits there, by the name they play under."""

    seat: int


@data(frozen=True, tag="msg")
class Msg:
    """One message of the `.ftl` files with its arguments."""

    id: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = int | str | bool | Name | Seat | Msg | list["Arg"]
Args: TypeAlias = Mapping[str, Arg]

LONGEST = 600
"""Letters of an argument that is repeated to whoever sent it. Fluent puts no more than a thousand into a sentence, and
fails."""
LONGEST_LIST = 20


def in_short(message: Msg, most: int = LONGEST) -> Msg:
    """The same with arguments of a length that can be said; what is said within another is shorter still."""
    return Msg(message.id, {name: _short(arg, most) for name, arg in message.args.items()})


def _short(arg: Arg, most: int) -> Arg:
    if isinstance(arg, str) and len(arg) > most:
        return arg[:most] + "…"
    if isinstance(arg, Msg):
        return in_short(arg, most // 2)
    if isinstance(arg, list):
        return [_short(part, most // LONGEST_LIST) for part in arg[:LONGEST_LIST]]
    return arg
