"""The table says otherwise: people who play with the real box set values right, or play a card unknown to the program.

A dialogue of ordinary questions beside the rules, which wait where they are. Only its beginning is an entry of its
own; the answers are choices like any others, so it is replayed, taken back and saved as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.deck import Deck
from miskatonic.engine.game import Game
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.shape import shape
from miskatonic.engine.spec import spec
from miskatonic.engine.verb import Verb

S = TypeVar("S")
DONE = "done"
MOVE = "move"
MOST = 6
"""The highest number offered where a verb does not say its own."""


async def otherwise(game: Game[S], seat: int, name: str) -> None:
    """`name`: of a card that the program does not know; without one, values are set right."""
    if name:
        await unknown_card(game, seat, name)
    else:
        await set_right(game, seat)


# Values by hand


async def set_right(game: Game[S], seat: int) -> None:
    while True:
        values = {f"set:{value.key}": value for value in game.rules.adjustable(game.state)}
        options = [Option(DONE, Msg("option-otherwise-done"))]
        options += [Option(key, _shown(game, value)) for key, value in values.items()]
        piles = game.rules.piles(game.state)
        if len(piles) > 1:
            options.append(Option(MOVE, Msg("option-otherwise-move")))
        (key,) = await Decision("otherwise", seat, "", Msg("ask-otherwise"), options)
        if key == DONE:
            return
        if key == MOVE:
            await _move(game, seat, piles)
        else:
            await _set(game, seat, values[key])


async def _set(game: Game[S], seat: int, value: Adjustable) -> None:
    holder, field = _place(game.state, value.path)
    was = _read(holder, field)
    words = value.choices or [str(number) for number in range(value.least, value.most + 1)]
    options = [Option(f"to:{word}", _word(game, word)) for word in words]
    (key,) = await Decision("otherwise", seat, "", Msg("ask-otherwise-value", {"what": value.text}), options)
    now = key.removeprefix("to:")
    _write(holder, field, now if value.choices else int(now))
    game.event("otherwise.set", None, who=Seat(seat), what=value.text, was=_word(game, str(was)), now=_word(game, now))
    game.rules.adjusted(game)


async def _move(game: Game[S], seat: int, piles: Sequence[Pile]) -> None:
    """From where, what, to where: a component that is taken from one place lies in another, never in two or none."""
    full = [pile for pile in piles if _cards(game, pile)]
    source = await _pile(game, seat, full, Msg("ask-otherwise-from"))
    cards = list(dict.fromkeys(_cards(game, source)))
    options = [Option(f"card:{card}", _word(game, card), card) for card in cards]
    (key,) = await Decision("otherwise", seat, "", Msg("ask-otherwise-card", {"where": source.text}), options)
    card = key.removeprefix("card:")
    fitting = [pile for pile in piles if pile.key != source.key and set(pile.kinds) & set(source.kinds)]
    target = await _pile(game, seat, fitting, Msg("ask-otherwise-to", {"card": Name(card)}))
    _follow(game.state, source.path).remove(card)
    _add(_follow(game.state, target.path), card)
    game.event("otherwise.moved", None, who=Seat(seat), card=Name(card), source=source.text, target=target.text)
    game.rules.adjusted(game)


async def _pile(game: Game[S], seat: int, piles: Sequence[Pile], prompt: Msg) -> Pile:
    found = {f"pile:{pile.key}": pile for pile in piles}
    (key,) = await Decision("otherwise", seat, "", prompt, [Option(name, pile.text) for name, pile in found.items()])
    return found[key]


def _shown(game: Game[S], value: Adjustable) -> Msg:
    holder, field = _place(game.state, value.path)
    return Msg("option-otherwise-value", {"what": value.text, "value": _word(game, str(_read(holder, field)))})


def _word(game: Game[S], word: str) -> Msg:
    if word in game.rules.card_names("en"):
        return Msg("outcome", {"what": Name(word)})
    return Msg("outcome", {"what": word or "–"})


def _cards(game: Game[S], pile: Pile) -> list[str]:
    found = _follow(game.state, pile.path)
    return [*found.top, *sorted(found.fog), *found.bottom] if isinstance(found, Deck) else list(found)


def _add(pile: Any, card: str) -> None:
    if isinstance(pile, Deck):
        pile.fog = sorted([*pile.fog, card])
    else:
        pile.append(card)


def _follow(thing: Any, path: Sequence[str | int]) -> Any:
    for step in path:
        thing = _read(thing, step)
    return thing


def _place(state: Any, path: Sequence[str | int]) -> tuple[Any, str | int]:
    return _follow(state, path[:-1]), path[-1]


def _read(holder: Any, field: str | int) -> Any:
    if isinstance(holder, dict):
        # Tokens on a piece: none at all leave no trace.
        return holder.get(field, 0)
    return holder[field] if isinstance(field, int) else getattr(holder, field)


def _write(holder: Any, field: str | int, value: str | int) -> None:
    if isinstance(holder, dict) and not value:
        holder.pop(field, None)
    elif isinstance(field, int) or isinstance(holder, dict):
        holder[field] = value
    else:
        setattr(holder, field, value)


# A card that nobody wrote down


async def unknown_card(game: Game[S], seat: int, name: str) -> None:
    """What it does is said with the verbs there are, and done at once."""
    effects: list[Verb] = []
    while True:
        found = {f"verb:{spec(kind).tag}": kind for kind in game.rules.verbs(game) if _can_be_asked(kind)}
        options = [Option(DONE, Msg("option-otherwise-play" if effects else "option-otherwise-nothing"))]
        options += [Option(key, _said(_made(kind, {}))) for key, kind in found.items()]
        prompt = Msg("ask-unknown-card", {"name": name})
        if effects:
            prompt = Msg("ask-unknown-card-more", {"name": name, "does": [effect.text() for effect in effects]})
        (key,) = await Decision("otherwise", seat, "", prompt, options)
        if key == DONE:
            break
        effects.append(await _described(game, seat, found[key]))
    if effects:
        game.event("otherwise.played", None, who=Seat(seat), name=name, does=[effect.text() for effect in effects])
        await game.rules.perform(game, seat, effects)


async def _described(game: Game[S], seat: int, kind: type[Verb]) -> Verb:
    """Asks for each parameter that has more than one value."""
    given: dict[str, Any] = {}
    for field in _fields(kind):
        values = _values(field.type, field.default)
        if len(values) > 1:
            # What it would say with each value tells more than the name of a parameter.
            made = {str(value): _made(kind, {**given, field.name: value}) for value in values}
            options = [Option(f"as:{word}", _said(verb)) for word, verb in made.items()]
            (key,) = await Decision("otherwise", seat, "", Msg("ask-otherwise-parameter"), options)
            given[field.name] = next(value for value in values if f"as:{value}" == key)
    return _made(kind, given)


def _made(kind: type[Verb], given: dict[str, Any]) -> Verb:
    """With the first value of each parameter that was neither given nor has one of its own."""
    rest = {field.name: _values(field.type)[0] for field in _fields(kind) if field.required and field.name not in given}
    return kind(**rest, **given)


def _said(verb: Verb) -> Msg:
    return Msg("option-otherwise-verb", {"verb": verb.text()})


def _can_be_asked(kind: type[Verb]) -> bool:
    return all(_values(field.type) for field in _fields(kind) if field.required)


def _fields(kind: type[Verb]) -> Iterator[msgspec.inspect.Field]:
    info = msgspec.inspect.type_info(shape(kind))
    assert isinstance(info, msgspec.inspect.StructType)
    yield from info.fields


def _values(kind: msgspec.inspect.Type, usual: object = None) -> list[Any]:
    """What a parameter may be, if that can be listed. `usual`: what it is if nobody says; it is always on offer."""
    match kind:
        case msgspec.inspect.LiteralType():
            return list(kind.values)
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.IntType():
            least = min(1, usual) if isinstance(usual, int) else 1
            return list(range(least if kind.ge is None else kind.ge, (MOST if kind.le is None else kind.le) + 1))
        case msgspec.inspect.UnionType():
            # An amount may be a number or words; people say a number.
            numbers = [one for one in kind.types if isinstance(one, msgspec.inspect.IntType)]
            return _values(numbers[0], usual) if numbers else []
    return []
