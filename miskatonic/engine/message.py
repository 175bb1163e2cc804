"""Texts as data: an id and arguments, put into words as late as possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec


class Name(msgspec.Struct, frozen=True, gc=False, tag="name"):
    """The printed name of a component, in the reader's language."""

    id: str


class Seat(msgspec.Struct, frozen=True, gc=False, tag="seat"):
    """Whoever sits there, by the name they play under."""

    seat: int


class Msg(msgspec.Struct, frozen=True, tag="msg"):
    """One message of the `.ftl` files with its arguments."""

    id: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = int | str | bool | Name | Seat | Msg | list["Arg"]
Args: TypeAlias = Mapping[str, Arg]
