"""How often each component lies somewhere in a state: nothing may appear from nowhere, nothing vanish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from miskatonic.engine.data import fields_of, is_data
from miskatonic.engine.deck import Deck


def census(state: object, components: Collection[str], mentions: Collection[str] = ()) -> dict[str, int]:
    """Of these components, by id and sorted; fields in `mentions` name one that lies elsewhere."""
    return dict(sorted(Counter(name for name in _words(state, mentions) if name in components).items()))


def _words(thing: object, mentions: Collection[str]) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Deck):
        yield from thing.cards()
    elif is_data(thing):
        for field in fields_of(type(thing)):
            if field not in mentions:
                yield from _words(getattr(thing, field), mentions)
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            if isinstance(value, int | str):
                # What is counted is a component; what names a pile only says whose it is.
                yield from _words(key, mentions)
            yield from _words(value, mentions)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from _words(part, mentions)
