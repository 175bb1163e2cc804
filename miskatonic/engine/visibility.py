"""Who may see what: declared once per field, used for views, for re-dealing and for the leak test."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, cast, get_args, get_origin

from miskatonic.engine.data import copy_of, data, hints_of, is_data

UNSEEN = "?"
Path = tuple[Hashable, ...]
"""The way from a state to one of its parts: fields, places in lists, keys."""
NOTHING: Mapping[Path, Mapping[str, int]] = {}
T = TypeVar("T")


@data(frozen=True)
class Hidden:
    """Marks a field that holds words (one, or a list, tuple or dict of them) as not public.

    `to` says whose eyes it is for: the owner's (the nearest object above with a field `seat`), nobody's, or
    those of the seats in the field `seers` beside it (`None` there: everybody's). How many words there are
    is public; an empty word is no card. `pool` names the cards it may be confused with: what a seat cannot
    see is re-dealt within one pool. `.name` means: the pool that the field `name` beside it says.
    """

    to: Literal["owner", "nobody", "seers"]
    pool: str


def project(state: T, seat: int, *, open_hands: bool = False) -> T:
    """The state as this seat may see it (-1: a spectator). Shares all that is public: read only.

    `open_hands`: what belongs to an owner lies face up for everybody.
    """
    return cast(T, _show(state, seat, None, open_hands))


def veiled_fields(struct: type) -> tuple[str, ...]:
    """The fields in which, or below which, something may be hidden from somebody."""
    hidden, below = _plan(struct)
    return (*hidden, *below)


def project_field(state: object, field: str, seat: int, *, open_hands: bool = False) -> Any:
    """One field of `project`, for those who send only what has changed."""
    kind: type = type(state)
    hidden, _ = _plan(kind)
    owner = getattr(state, "seat", None)
    mark = hidden.get(field)
    value = getattr(state, field)
    if mark is None:
        return _show(value, seat, owner, open_hands)
    return value if _sees(mark, state, seat, owner, open_hands) else _changed(value, _blank)


def redeal(state: T, seat: int, below: Callable[[int], int], keep: Mapping[Path, Mapping[str, int]] = NOTHING) -> T:
    """A state that looks the same to this seat, with everything it cannot see dealt anew, but for what to `keep`: so
    many copies of these cards in these places.

    `below(n)` gives a random number from 0 to n-1.
    """
    twin = copy_of(state)
    pools: dict[str, list[_Place]] = {}
    for place in _unseen(twin, seat, None):
        pools.setdefault(place.pool, []).append(place)
    for places in pools.values():
        kept = [_kept(place, keep.get(place.path, {})) for place in places]
        # In order first: how they truly lie must leave no trace in how they are dealt.
        cards = sorted([card for here in kept for card, stays in here if not stays])
        for i in range(len(cards) - 1, 0, -1):
            j = below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        dealt = iter(cards)
        for place, here in zip(places, kept, strict=True):
            words = iter([card if stays else next(dealt) for card, stays in here])
            place.write(_changed(place.read(), lambda _: next(words)))  # noqa: B023 - used at once
    return twin


def unseen(state: object, seat: int) -> dict[Path, Counter[str]]:
    """By place, the words that this seat cannot see."""
    return {place.path: Counter(_words(place.read())) for place in _unseen(state, seat, None)}


@cache
def hidden_fields(struct: type) -> dict[str, Hidden]:
    marks: dict[str, Hidden] = {}
    for field, hint in hints_of(struct).items():
        mark = _mark(hint)
        if mark is not None:
            marks[field] = mark
    return marks


class _Place:
    """One hidden field of one object, and the way to it."""

    def __init__(self, thing: Any, field: str, pool: str, path: Path) -> None:
        self.thing, self.field, self.pool, self.path = thing, field, pool, path

    def read(self) -> Any:
        return getattr(self.thing, self.field)

    def write(self, value: Any) -> None:
        setattr(self.thing, self.field, value)


def _kept(place: _Place, keep: Mapping[str, int]) -> list[tuple[str, bool]]:
    """The words there, each with whether it stays."""
    left = dict(keep)
    found = []
    for word in _words(place.read()):
        stays = left.get(word, 0) > 0
        if stays:
            left[word] -= 1
        found.append((word, stays))
    return found


def _unseen(thing: Any, seat: int, owner: int | None, path: Path = ()) -> Iterator[_Place]:
    if is_data(thing):
        kind: type = type(thing)
        hidden, below = _plan(kind)
        owner = getattr(thing, "seat", owner)
        for field, mark in hidden.items():
            if not _sees(mark, thing, seat, owner):
                pool = getattr(thing, mark.pool[1:]) if mark.pool.startswith(".") else mark.pool
                yield _Place(thing, field, pool, (*path, field))
        for field in below:
            yield from _unseen(getattr(thing, field), seat, owner, (*path, field))
    elif isinstance(thing, list | tuple):
        for number, part in enumerate(thing):
            yield from _unseen(part, seat, owner, (*path, number))
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield from _unseen(part, seat, owner, (*path, key))


def _show(thing: Any, seat: int, owner: int | None, open_hands: bool) -> Any:
    if is_data(thing):
        kind: type = type(thing)
        hidden, below = _plan(kind)
        if not hidden and not below:
            return thing
        owner = getattr(thing, "seat", owner)
        twin = copy.copy(thing)
        for field, mark in hidden.items():
            if not _sees(mark, thing, seat, owner, open_hands):
                setattr(twin, field, _changed(getattr(thing, field), _blank))
        for field in below:
            setattr(twin, field, _show(getattr(thing, field), seat, owner, open_hands))
        return twin
    if isinstance(thing, list):
        return [_show(part, seat, owner, open_hands) for part in thing]
    if isinstance(thing, tuple):
        return tuple([_show(part, seat, owner, open_hands) for part in thing])
    if isinstance(thing, dict):
        return {key: _show(part, seat, owner, open_hands) for key, part in thing.items()}
    return thing


def _sees(mark: Hidden, thing: Any, seat: int, owner: int | None, open_hands: bool = False) -> bool:
    if mark.to == "seers":
        seers = thing.seers
        return seers is None or seat in seers
    return mark.to == "owner" and owner is not None and (open_hands or (seat >= 0 and seat == owner))


def _blank(word: str) -> str:
    return UNSEEN


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if value:
            yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _words(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from _words(part)


def _changed(value: Any, change: Callable[[str], str]) -> Any:
    """The same shape with other words, in the order of `_words`."""
    if isinstance(value, str):
        return change(value) if value else value
    if value is None:
        return None
    if isinstance(value, list):
        return [change(part) if type(part) is str and part else _changed(part, change) for part in value]
    if isinstance(value, tuple):
        return tuple([_changed(part, change) for part in value])
    if isinstance(value, dict):
        return {key: _changed(part, change) for key, part in value.items()}
    raise TypeError(f"only words can be hidden, not {type(value).__name__}")


@cache
def _plan(struct: type) -> tuple[dict[str, Hidden], tuple[str, ...]]:
    """What this class hides, and the fields below which something is hidden."""
    hidden = hidden_fields(struct)
    below = [field for field, hint in hints_of(struct).items() if field not in hidden and _hides(hint, ())]
    return hidden, tuple(below)


def _hides(hint: Any, above: tuple[type, ...]) -> bool:
    if hint is Any or isinstance(hint, TypeVar):
        return True
    if isinstance(hint, type) and is_data(hint):
        if hint in above:
            return False
        return bool(hidden_fields(hint)) or any(_hides(h, (*above, hint)) for h in hints_of(hint).values())
    return any(_hides(part, above) for part in get_args(hint))


def _mark(hint: Any) -> Hidden | None:
    if get_origin(hint) is Annotated:
        for mark in get_args(hint)[1:]:
            if isinstance(mark, Hidden):
                return mark
    for part in get_args(hint):
        mark = _mark(part)
        if mark is not None:
            return mark
    return None
