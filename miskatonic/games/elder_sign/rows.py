"""The task rows of a card with the monsters on it. (es.tasks.*, es.monster-tasks.*)"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.matching import need_of
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.state import MonsterToken, Place, Player
from miskatonic.games.elder_sign.terms import ANCIENT_ONE
from miskatonic.games.elder_sign.uses import preventable

if TYPE_CHECKING:
    from miskatonic.games.elder_sign import cards as c
    from miskatonic.games.elder_sign.pack import Content


COMBAT = Option("combat", Msg("option-combat"), ANCIENT_ONE)
_rows: dict[tuple[object, ...], list[Row]] = {}


def rows(game: ElderSign, place: Place, seat: int) -> list[Row]:
    """Every row that must be completed, from top to bottom; a monster may have two (es.ruling-ancient-ones.3)."""
    tweaks = game.standing.tweaks
    monsters = place.monsters
    more_investigation = game.number("investigation", 0, seat) if "investigation" in tweaks else 0
    if not monsters and not more_investigation:
        printed = game.content.printed_rows
        if place.card not in printed:
            printed[place.card] = _make(game.content, place, 0, 0)
        return printed[place.card]
    more_terror = game.number("monster-terror", 0, seat) if monsters and "monster-terror" in tweaks else 0
    key: tuple[object, ...] = (game.content.version, place.card, more_investigation, more_terror)
    for token in monsters:
        key += (token.number, token.id, token.task, token.defeated)
    known = _rows.get(key)
    if known is None:
        if len(_rows) > 50_000:
            _rows.clear()
        known = _rows[key] = _make(game.content, place, more_investigation, more_terror)
    return known


def _make(content: Content, place: Place, more_investigation: int, more_terror: int) -> list[Row]:
    found: list[Row] = []
    for number, task in enumerate(content.places[place.card].tasks):
        token = _token_on(place, number)
        key = _task_key(number)
        if token is None:
            if task.monster != "empty":
                found.append(_row(place.card, key, task.symbols, [task], None, more_investigation))
            continue
        outside = _outside(task) if task.monster == "partial" else ()
        printed: list[c.Symbols] = [task] if task.monster == "partial" else []
        if token.defeated:
            if outside:
                found.append(_row(place.card, key, outside, printed, None, more_investigation))
            continue
        monster = content.monsters[token.id].task
        symbols = outside + monster.symbols
        found.append(_row(place.card, key, symbols, [*printed, monster], token, more_investigation))
        found += _second(place.card, token, more_terror)
    for token in place.monsters:
        if token.task < 0 and not token.defeated:
            monster = content.monsters[token.id].task
            key = f"monster:{token.number}"
            found.append(_row(place.card, key, monster.symbols, [monster], token, more_investigation))
            found += _second(place.card, token, more_terror)
    return found


def _second(card: str, token: MonsterToken, more_terror: int) -> list[Row]:
    """The task that every monster has besides its own."""
    if not more_terror:
        return []
    return [_row(card, f"second:{token.number}", ("terror",) * more_terror, [], token, 0)]


def _token_on(place: Place, task: int) -> MonsterToken | None:
    for token in place.monsters:
        if token.task == task:
            return token
    return None


@cache
def _task_key(number: int) -> str:
    return f"task:{number}"


def _row(
    card: str,
    key: str,
    symbols: tuple[str, ...],
    costs: list[c.Symbols],
    token: MonsterToken | None,
    more_investigation: int,
) -> Row:
    sanity = stamina = clock = 0
    for cost in costs:
        sanity += cost.sanity
        stamina += cost.stamina
        clock += cost.clock
    return Row(
        key,
        need_of(symbols, more_investigation),
        symbols,
        sanity,
        stamina,
        clock,
        0 if token is None else token.number,
        _option(card, key, "" if token is None else token.id),
    )


@lru_cache(maxsize=20_000)
def _option(card: str, key: str, monster: str) -> Option:
    return Option(key, _text(key, monster), f"{card}#{key}")


def _text(key: str, monster: str) -> Msg:
    kind, _, number = key.partition(":")
    if kind == "monster":
        return Msg("option-monster", {"monster": Name(monster)})
    if kind == "second":
        return Msg("option-second-task", {"monster": Name(monster)})
    task = Msg("row-task", {"number": int(number) + 1})
    if monster:
        return Msg("option-task-monster", {"task": task, "monster": Name(monster)})
    return Msg("option-task", {"task": task})


def _outside(task: c.Task) -> tuple[str, ...]:
    """The symbols of a partial monster task that its frame does not hold."""
    left = list(task.symbols)
    for symbol in task.framed:
        left.remove(symbol)
    return tuple(left)


def combat_row(game: ElderSign, seat: int) -> Row:
    """es.ancient-one-card.2"""
    more_investigation = game.number("investigation", 0, seat) if "investigation" in game.standing.tweaks else 0
    combat = game.content.ancient_ones[game.state.ancient_one].combat
    return _combat(combat, game.combat_x(), more_investigation)


@cache
def _combat(printed: tuple[str, ...], x: int, more_investigation: int) -> Row:
    symbols = tuple(symbol.replace("X", str(x)) for symbol in printed)
    return Row("combat", need_of(symbols, more_investigation), symbols, option=COMBAT)


def attempt_rows(game: ElderSign) -> list[Row]:
    """Rows not yet completed in the attempt under way that may be completed now."""
    attempt = game.state.attempt
    assert attempt is not None
    if attempt.place == ANCIENT_ONE:
        return [combat_row(game, attempt.seat)]
    open_rows = rows(game, game.place(attempt.place), attempt.seat)
    if attempt.done:
        open_rows = _not_done(open_rows, attempt.done)
    return open_rows[:1] if game.content.places[attempt.place].ordered else open_rows


def unfinished(game: ElderSign) -> list[Row]:
    attempt = game.state.attempt
    assert attempt is not None
    return _not_done(rows(game, game.place(attempt.place), attempt.seat), attempt.done)


def _not_done(found: list[Row], done: list[str]) -> list[Row]:
    left: list[Row] = []
    for row in found:
        if row.key not in done:
            left.append(row)
    return left


def affordable(game: ElderSign, player: Player, row: Row) -> bool:
    """es.tasks.11; a card may take a part of the cost away (es.ruling-cards.2)."""
    if row.sanity > 0 and player.sanity + preventable(game, player, "sanity") <= row.sanity:
        return False
    return row.stamina <= 0 or player.stamina + preventable(game, player, "stamina") > row.stamina
