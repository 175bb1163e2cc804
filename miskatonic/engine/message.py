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
