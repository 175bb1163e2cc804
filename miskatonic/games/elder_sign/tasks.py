"""Placing dice on tasks. (es.completing-tasks.*, es.tasks.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option, Refusal
from miskatonic.engine.message import Msg, Seat
from miskatonic.games.elder_sign import dice
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.matching import met, ways
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.rows import affordable, unfinished
from miskatonic.games.elder_sign.state import Player
from miskatonic.games.elder_sign.terms import (
    ANCIENT_ONE,
    ASSISTING,
    FOCUSED,
    ON_SPELL,
    PLACED,
    POOL,
)

AT_HAND = (POOL, FOCUSED, ASSISTING, ON_SPELL)
ASK_PLACE_DICE = Msg("ask-place-dice")


def secured(game: ElderSign) -> list[int]:
    """Dice outside the pool whose results count: focused, assisting, on Spells (es.using-cards.2)."""
    return [number for number, die in enumerate(game.state.dice) if die.place in (FOCUSED, ASSISTING, ON_SPELL)]


def at_hand(game: ElderSign) -> list[int]:
    return [number for number, die in enumerate(game.state.dice) if die.place in AT_HAND]


def task_options(game: ElderSign, player: Player, rows: list[Row]) -> tuple[list[Option], list[Refusal]]:
    """es.completing-tasks.1: the rows that the results at hand meet."""
    found = game.state.dice
    faces = tuple(sorted([found[number].face for number in at_hand(game)]))
    options = [row.option for row in rows if met(row.need, faces) and affordable(player, row)]
    return options, _closed_rows(game, rows, faces, options) if game.explaining else []


def _closed_rows(game: ElderSign, rows: list[Row], faces: tuple[int, ...], options: list[Option]) -> list[Refusal]:
    """Why a row cannot be completed now."""
    refusals: list[Refusal] = []
    offered = [row.key for row in rows]
    for row in rows if game.attempt.place == ANCIENT_ONE else unfinished(game):
        if row.option in options:
            continue
        if row.key not in offered:
            rule = "es.task-order.2" if rows else "es.completing-tasks.4"
        else:
            rule = "es.tasks.11" if met(row.need, faces) else "es.tasks.2"
        refusals.append(Refusal(row.key, row.option.text, rule, row.option.anchor))
    return refusals


async def complete_task(game: ElderSign, player: Player, row: Row) -> None:
    """es.completing-tasks.2, es.completing-tasks.3, es.tasks.8, es.tasks.9, es.tasks.10"""
    attempt = game.attempt
    used = await _choose_dice(game, player, row)
    if game.events is not None:
        game.event("task", None, who=Seat(player.seat), dice=dice.die_words(game, used))
    spells: list[int] = []
    for number in used:
        die = game.state.dice[number]
        if die.place == ON_SPELL:
            spells.append(die.at)
        die.place = PLACED
        die.at = 0
    for spell in spells:
        dice.free_spell(game, spell)
    if row.key == "combat":
        return
    attempt.done.append(row.key)
    await pay_row(game, player, row)


async def pay_row(game: ElderSign, player: Player, row: Row) -> None:
    if row.sanity > 0:
        game.lose(player, "sanity", row.sanity)
    elif row.sanity < 0:
        game.recover(player, "sanity", -row.sanity)
    if row.stamina > 0:
        game.lose(player, "stamina", row.stamina)
    elif row.stamina < 0:
        game.recover(player, "stamina", -row.stamina)
    if row.clock:
        game.advance_clock(row.clock)
    if row.monster:
        place = game.place(game.attempt.place)
        token = next(token for token in place.monsters if token.number == row.monster)
        game.beat_monster(token)
        # The row stays completed though its monster is now out of the way.
        game.attempt.done.append(f"monster:{token.number}")


_dice_options: dict[tuple[tuple[int, ...], tuple[int, ...]], Option] = {}


async def _choose_dice(game: ElderSign, player: Player, row: Row) -> list[int]:
    """Which dice to place, where there is more than one way."""
    found = game.state.dice
    hand = at_hand(game)
    options: list[Option] = []
    kinds: dict[tuple[int, int, int, int], list[int]] = {}
    for number in hand:
        die = found[number]
        kinds.setdefault((die.face, die.place, die.at, max(0, number - 5)), []).append(number)
    for faces in ways(row.need, tuple(sorted([found[number].face for number in hand]))):
        for numbers in _sets(kinds, faces):
            key = (numbers, tuple([found[number].face for number in numbers]))
            option = _dice_options.get(key)
            if option is None:
                text = Msg("option-dice", {"dice": dice.die_words(game, list(numbers))})
                words = "+".join([str(number) for number in numbers])
                option = _dice_options[key] = Option(f"dice:{words}", text, f"die:{numbers[0]}")
            options.append(option)
    (chosen,) = await Decision("place-dice", player.seat, "es.completing-tasks.1", ASK_PLACE_DICE, options)
    return [int(number) for number in chosen[5:].split("+")]


def _sets(kinds: dict[tuple[int, int, int, int], list[int]], faces: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every different way to take these results from the dice at hand, which are sorted by kind."""
    sets: list[tuple[int, ...]] = [()]
    for face in dict.fromkeys(faces):
        count = faces.count(face)
        piles = [numbers for kind, numbers in kinds.items() if kind[0] == face]
        sets = [(*some, *more) for some in sets for more in _take(piles, count)]
    return [tuple(sorted(some)) for some in sets]


def _take(piles: list[list[int]], count: int) -> list[tuple[int, ...]]:
    if count == 0:
        return [()]
    if not piles:
        return []
    first, rest = piles[0], piles[1:]
    return [
        (*first[:some], *more) for some in range(min(count, len(first)), -1, -1) for more in _take(rest, count - some)
    ]
