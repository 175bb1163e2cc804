"""Placing dice on tasks. (es.completing-tasks.*, es.tasks.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option, Refusal, lacking
from miskatonic.engine.message import Arg, Msg, Seat
from miskatonic.games.elder_sign import dice, losing, museum
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.matching import TALLY, Results, enough, met, missing, ways
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.rows import affordable, unfinished
from miskatonic.games.elder_sign.state import Die, Player
from miskatonic.games.elder_sign.terms import (
    ANCIENT_ONE,
    ASSISTING,
    FOCUSED,
    ON_SPELL,
    PLACED,
    POOL,
    REMOVED,
)

AT_HAND = tuple(place in (POOL, FOCUSED, ASSISTING, ON_SPELL) for place in range(REMOVED + 1))
"""For every place of a die: whether its result counts."""
ASK_PLACE_DICE = Msg("ask-place-dice")


def secured(game: ElderSign) -> list[int]:
    """Dice outside the pool whose results count: focused, assisting, on Spells (es.using-cards.2)."""
    return [number for number, die in enumerate(game.state.dice) if die.place in (FOCUSED, ASSISTING, ON_SPELL)]


def results(game: ElderSign) -> Results:
    """The results at hand, sorted."""
    faces: list[int] = []
    for die in game.state.dice:
        if AT_HAND[die.place]:
            faces.append(die.face)
    faces.sort()
    return tuple(faces)


def task_options(game: ElderSign, player: Player, rows: list[Row]) -> list[Option]:
    """es.completing-tasks.1: the rows that the results at hand meet."""
    tally = 0
    for die in game.state.dice:
        if AT_HAND[die.place]:
            tally += TALLY[die.face]
    options: list[Option] = []
    for row in rows:
        need = row.need
        simple = not need.splits and len(need.sums) <= 1
        if (enough(need, tally) if simple else met(need, results(game))) and affordable(game, player, row):
            options.append(row.option)
    return options


def closed_rows(game: ElderSign, rows: list[Row], options: list[Option]) -> list[Refusal]:
    """Why a row cannot be completed now."""
    faces = results(game)
    refusals: list[Refusal] = []
    offered = [row.key for row in rows]
    for row in rows if game.attempt.place == ANCIENT_ONE else unfinished(game):
        if row.option in options:
            continue
        if row.key not in offered:
            rule = "es.task-order.2" if rows else "es.completing-tasks.4"
            refusals.append(Refusal(row.key, row.option.text, rule, row.option.anchor, lacking(rule)))
        elif met(row.need, faces):
            refusals.append(Refusal(row.key, row.option.text, "es.tasks.11", row.option.anchor, lacking("es.tasks.11")))
        else:
            refusals.append(Refusal(row.key, row.option.text, "es.tasks.2", row.option.anchor, _lacks(row, faces)))
    return refusals


def _lacks(row: Row, faces: Results) -> Msg:
    """What the results at hand are short of."""
    symbols: list[Arg] = [
        Msg("missing-symbol", {"what": what, "amount": amount}) for what, amount in missing(row.need, faces)
    ]
    return Msg("missing-symbols", {"symbols": symbols})


def row_of(rows: list[Row], key: str) -> Row:
    return next(row for row in rows if row.key == key)


async def complete_task(game: ElderSign, player: Player, row: Row) -> None:
    """es.completing-tasks.2, es.completing-tasks.3, es.tasks.8, es.tasks.9, es.tasks.10"""
    attempt = game.attempt
    used = await _choose_dice(game, player, row)
    if game.events is not None:
        game.event("task", None, who=Seat(player.seat), dice=dice.die_words(game, used))
    spells: list[int] = []
    found = game.state.dice
    for number in used:
        die = found[number]
        if die.place == ON_SPELL:
            spells.append(die.at)
        found[number] = Die(PLACED, die.face)
    for spell in spells:
        dice.free_spell(game, spell)
    if row.key == "combat":
        strike(game)
        return
    attempt.done.append(row.key)
    await pay_row(game, player, row)


def strike(game: ElderSign) -> None:
    """es.attack-phase.8, es.attack-phase.11"""
    attempt = game.attempt
    attempt.hits += 1
    if game.events is not None:
        game.event("strike", None, who=Seat(attempt.seat))
    museum.remove_doom(game, 1)


async def pay_row(game: ElderSign, player: Player, row: Row) -> None:
    if row.sanity > 0:
        await losing.lose(game, player, "sanity", row.sanity, cost=True)
    elif row.sanity < 0:
        game.recover(player, "sanity", -row.sanity)
    if row.stamina > 0:
        await losing.lose(game, player, "stamina", row.stamina, cost=True)
    elif row.stamina < 0:
        game.recover(player, "stamina", -row.stamina)
    if row.clock:
        game.advance_clock(row.clock)
    if row.monster and not any(other.monster == row.monster for other in unfinished(game)):
        place = game.place(game.attempt.place)
        game.beat_monster(next(token for token in place.monsters if token.number == row.monster))


async def _choose_dice(game: ElderSign, player: Player, row: Row) -> list[int]:
    """Which dice to place, where there is more than one way."""
    piles = _piles(game)
    options: list[Option] = []
    for faces in ways(row.need, results(game)):
        for numbers in _sets(piles, faces):
            options.append(_dice_option(game, numbers, row.option.anchor))
    (chosen,) = await Decision("place-dice", player.seat, "es.completing-tasks.1", ASK_PLACE_DICE, options)
    return [int(number) for number in chosen[5:].split("+")]


def _piles(game: ElderSign) -> dict[int, list[list[int]]]:
    """The dice at hand by result; dice of one pile are alike."""
    found: dict[int, list[list[int]]] = {}
    for number, die in enumerate(game.state.dice):
        if AT_HAND[die.place]:
            piles = found.setdefault(die.face, [])
            pile = dice.alike(game.state.dice, piles, number)
            if pile is None:
                piles.append([number])
            else:
                pile.append(number)
    return found


def _sets(piles: dict[int, list[list[int]]], faces: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every different way to take these results from the dice at hand."""
    sets: list[list[int]] = [[]]
    for face in dict.fromkeys(faces):
        parts = _take(piles[face], faces.count(face))
        sets = [some + part for some in sets for part in parts]
    return [tuple(sorted(some)) for some in sets]


def _take(piles: list[list[int]], count: int) -> list[list[int]]:
    """Every way to take so many dice from these piles."""
    if len(piles) == 1:
        return [piles[0][:count]] if count <= len(piles[0]) else []
    if not piles:
        return [] if count else [[]]
    first, rest = piles[0], piles[1:]
    return [first[:some] + more for some in range(min(count, len(first)), -1, -1) for more in _take(rest, count - some)]


_dice_options: dict[tuple[tuple[int, ...], tuple[int, ...], str], Option] = {}


def _dice_option(game: ElderSign, numbers: tuple[int, ...], target: str) -> Option:
    """To place these dice, as they lie; put into words once."""
    found = game.state.dice
    key = (numbers, tuple([found[number].face for number in numbers]), target)
    option = _dice_options.get(key)
    if option is None:
        if len(_dice_options) > 50_000:
            _dice_options.clear()
        text = Msg("option-dice", {"dice": dice.die_words(game, list(numbers))})
        words = "+".join([str(number) for number in numbers])
        also = tuple([f"die:{number}" for number in numbers[1:]])
        option = _dice_options[key] = Option(f"dice:{words}", text, f"die:{numbers[0]}", also, target)
    return option
