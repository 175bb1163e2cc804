"""Who may see what: declared once per field, used for views, for re-dealing and for the leak test."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

UNSEEN = "?"
T = TypeVar("T")


class Hidden(msgspec.Struct, frozen=True):
    """Marks a field (a word, or a list of words) as not public.

    `to` says whose eyes it is for; `pool` names the cards it may be confused with: what a seat cannot
    see is re-dealt within one pool. The owner is the nearest Struct above with a field `seat`.
    """

    to: Literal["owner", "nobody"]
    pool: str


def project(state: T, seat: int) -> T:
    """The state as this seat may see it (-1: a spectator). Shares all that is public: read only."""
    show = _projection(type(state))
    return state if show is None else show(state, seat, -1)


def redeal(state: T, seat: int, below: Callable[[int], int]) -> T:
    """A state that looks the same to this seat, with everything it cannot see dealt anew.

    `below(n)` gives a random number from 0 to n-1.
    """
    twin = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))
    pools: dict[str, list[_Place]] = {}
    for place in _unseen(twin, seat, -1):
        pools.setdefault(place.pool, []).append(place)
    for places in pools.values():
        cards = [card for place in places for card in place.read()]
        for i in range(len(cards) - 1, 0, -1):
            j = below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for place in places:
            count = len(place.read())
            place.write(cards[:count])
            del cards[:count]
    return twin


class _Place:
    """One hidden field of one object."""

    def __init__(self, thing: Any, field: str, pool: str) -> None:
        self.thing, self.field, self.pool = thing, field, pool

    def read(self) -> list[str]:
        value = getattr(self.thing, self.field)
        return [value] if isinstance(value, str) else list(value)

    def write(self, cards: list[str]) -> None:
        value = getattr(self.thing, self.field)
        setattr(self.thing, self.field, cards[0] if isinstance(value, str) else cards)


def _unseen(thing: Any, seat: int, owner: int) -> Iterator[_Place]:
    if isinstance(thing, msgspec.Struct):
        owner = getattr(thing, "seat", owner)
        hidden = hidden_fields(type(thing))
        for field in thing.__struct_fields__:
            mark = hidden.get(field)
            if mark is None:
                yield from _unseen(getattr(thing, field), seat, owner)
            elif mark.to == "nobody" or owner != seat:
                yield _Place(thing, field, mark.pool)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from _unseen(part, seat, owner)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from _unseen(part, seat, owner)


@cache
def hidden_fields(struct: type) -> dict[str, Hidden]:
    marks: dict[str, Hidden] = {}
    for field, hint in get_type_hints(struct, include_extras=True).items():
        if get_origin(hint) is Annotated:
            for mark in get_args(hint)[1:]:
                if isinstance(mark, Hidden):
                    marks[field] = mark
    return marks


Show = Callable[[Any, int, int], Any]


@cache
def _projection(hint: Any) -> Show | None:
    """A function that blanks what is hidden below this type; `None` when nothing is."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct_projection(hint)
    origin = get_origin(hint)
    if origin is Annotated:
        return _projection(get_args(hint)[0])
    if origin in (list, tuple):
        show = _first_projection(get_args(hint))
        return None if show is None else lambda parts, seat, owner: [show(part, seat, owner) for part in parts]
    if origin is dict:
        show = _first_projection(get_args(hint))
        return (
            None
            if show is None
            else lambda parts, seat, owner: {key: show(part, seat, owner) for key, part in parts.items()}
        )
    inner = _first_projection(get_args(hint))
    return None if inner is None else lambda part, seat, owner: None if part is None else inner(part, seat, owner)


def _first_projection(hints: tuple[Any, ...]) -> Show | None:
    for hint in hints:
        show = _projection(hint)
        if show is not None:
            return show
    return None


def _struct_projection(struct: type) -> Show | None:
    hidden = hidden_fields(struct)
    below = {
        field: show
        for field, hint in get_type_hints(struct, include_extras=True).items()
        if field not in hidden and (show := _projection(hint)) is not None
    }
    if not hidden and not below:
        return None

    def show_struct(thing: Any, seat: int, owner: int) -> Any:
        owner = getattr(thing, "seat", owner)
        twin = copy.copy(thing)
        for field, mark in hidden.items():
            if mark.to == "nobody" or owner != seat:
                value = getattr(thing, field)
                setattr(twin, field, UNSEEN if isinstance(value, str) else [UNSEEN] * len(value))
        for field, show in below.items():
            setattr(twin, field, show(getattr(thing, field), seat, owner))
        return twin

    return show_struct
