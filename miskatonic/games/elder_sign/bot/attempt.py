"""Dice in hand: what to make of a roll, what to put aside, what to give up, what to use for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from miskatonic.engine.decision import PASS, Decision
from miskatonic.games.elder_sign import odds
from miskatonic.games.elder_sign.bot import worth
from miskatonic.games.elder_sign.bot.look import Look, Plan
from miskatonic.games.elder_sign.matching import ways
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.terms import (
    FACE_NUMBER,
    GREEN_DICE,
    I2,
    I3,
    RED,
    TERROR,
)
from miskatonic.games.elder_sign.verbs import AnyVerb
from miskatonic.games.elder_sign.verbs.dice import AddDie, ChangeDie, HoldDice, RerollDice
from miskatonic.kit.combinators import ChooseOne
from miskatonic.kit.printed import Ability

Answer = tuple[str, ...]
HOPELESS = 0.02
MOST_WAYS = 6


def before_roll(look: Look, decision: Decision) -> Answer:
    plan = Plan(look)
    base = plan.now()
    best, gain = "roll", 0.0
    offered = [option.key for option in decision.options]
    for key in offered:
        more = -1.0
        if key.startswith("free-die:"):
            more = _free_die(plan, int(key[9:])) - base
        elif key.startswith("use:") or key.startswith("ability:"):
            more = use_value(plan, key, base)
        if more > gain:
            best, gain = key, more
    if best != "roll":
        return (best,)
    tasks = [row for row in plan.open if row.key in offered]
    if tasks:
        return (max(tasks, key=lambda row: task_value(plan, row)).key,)
    hopeless = not plan.battle and base < HOPELESS * plan.stake
    if "roll" not in offered or (hopeless and look.terror(plan.attempt.place, look.seat) < 0):
        return ("give-up",)
    return ("roll",)


def _free_die(plan: Plan, number: int) -> float:
    kept = [other for other in plan.kept if other != number]
    return plan.prospect(plan.rows, plan.hand([*plan.pool, number]), plan.faces(kept), plan.focus)


# After a roll


def after_roll(look: Look, decision: Decision) -> Answer:
    plan = Plan(look)
    offered = [option.key for option in decision.options]
    best, value = "fail", -1000.0
    if "done" in offered:
        best, value = "done", plan.now()
    elif "fail" in offered:
        value = fail_value(plan)
    for row in plan.open:
        if row.key in offered:
            met = task_value(plan, row)
            if met >= value:
                best, value = row.key, met
    base = value
    for key in offered:
        if key == "clue":
            other = reroll_value(plan, 0)[0] - worth.PRICE["clue"]
        elif key == "free-reroll":
            other = reroll_value(plan, 0)[0]
        elif key.startswith("use:") or key.startswith("ability:"):
            other = base + use_value(plan, key, base)
        else:
            continue
        if other > value + 1e-6:
            best, value = key, other
    return (best,)


def react_roll(look: Look, decision: Decision) -> Answer:
    """Another player's roll, which this seat may change."""
    plan = Plan(look)
    base = roll_value(plan)
    for option in decision.options:
        if option.key != PASS and use_value(plan, option.key, base) > worth.DAY:
            return (option.key,)
    return (PASS,)


def roll_value(plan: Plan) -> float:
    """The best that can be made of the dice as they lie."""
    tasks = [task_value(plan, row) for row in plan.open if plan.affordable(row)]
    return max([fail_value(plan), *tasks])


def task_value(plan: Plan, row: Row) -> float:
    """Of completing this row now, in the best way; minus much if the dice do not meet it."""
    hand = [*plan.pool, *plan.kept]
    found = ways(row.need, plan.faces(hand))
    if not found:
        return -1000.0
    return max([way_value(plan, row, _numbers(plan, faces, hand)) for faces in found[:MOST_WAYS]])


def way_value(plan: Plan, row: Row, used: Sequence[int]) -> float:
    pool = [number for number in plan.pool if number not in used]
    kept = plan.faces([number for number in plan.kept if number not in used])
    rest = plan.without(row)
    if not rest:
        return plan.brings(row) + plan.stake
    return plan.brings(row) + plan.prospect(rest, plan.hand(pool), kept, plan.focus)


def _numbers(plan: Plan, faces: tuple[int, ...], hand: list[int]) -> list[int]:
    left = list(faces)
    used: list[int] = []
    for number in hand:
        if plan.dice[number].face in left:
            left.remove(plan.dice[number].face)
            used.append(number)
    return used


def fail_value(plan: Plan) -> float:
    """Of letting the roll fail: terror, one die less, and perhaps a die put aside."""
    pool, cost = plan.pool, 0.0
    attempt = plan.attempt
    if not plan.look.state.ignores_terror and any(plan.dice[number].face == TERROR for number in pool):
        cost = plan.look.terror(attempt.place, attempt.seat)
        tags = () if plan.battle else [effect.tag for effect in plan.look.content.places[attempt.place].terror]
        if "fail-adventure" in tags:
            return cost
        if "discard-dice" in tags:
            pool = [number for number in pool if plan.dice[number].face != TERROR]
    if len(pool) < 2:
        return cost
    pool = _after_discard(plan, pool)
    kept = plan.faces(plan.kept)
    plain = plan.prospect(plan.rows, plan.hand(pool), kept, plan.focus)
    if plan.focus:
        plain = max(plain, _secured_value(plan, pool, _best_to_secure(plan, pool), False))
    return cost + plain


def _after_discard(plan: Plan, pool: list[int]) -> list[int]:
    gone = min(pool, key=lambda number: _use_of(plan, number))
    return [number for number in pool if number != gone]


def _use_of(plan: Plan, number: int) -> float:
    """How much this die is worth keeping: its colour for the rolls to come, its face for being put aside."""
    face = plan.dice[number].face
    helps = sum([odds.less(odds.want_of(row.need), face) != odds.want_of(row.need) for row in plan.rows])
    return helps + face / 10 + (0 if number < GREEN_DICE else 5) + (5 if number == RED else 0)


def _secured_value(plan: Plan, pool: Sequence[int], number: int, focus: bool) -> float:
    left = [other for other in pool if other != number]
    return plan.prospect(plan.rows, plan.hand(left), plan.faces([*plan.kept, number]), focus)


def _best_to_secure(plan: Plan, pool: Sequence[int]) -> int:
    """One die per face and colour is looked at."""
    kinds = {(plan.dice[number].face, max(5, number)): number for number in pool}
    return max(kinds.values(), key=lambda number: _secured_value(plan, pool, number, False))


# Rerolls


def reroll_value(plan: Plan, most: int) -> tuple[float, list[int]]:
    """Of rolling again all dice (or so many) that do not help the most promising row, and which they are."""
    failed = fail_value(plan)
    best, chosen = failed, plan.pool[:1]
    kept = plan.faces(plan.kept)
    for row in plan.open:
        if not plan.affordable(row):
            continue
        want, _ = odds.helped(odds.want_of(row.need), kept)
        for least in (0, I2):
            left, rolled = _not_helping(plan, want, least)
            rolled = rolled[:most] if most else rolled
            if not rolled:
                continue
            odd = odds.chance(left, *plan.hand(rolled))
            if odd == 0.0:
                continue
            dice = odds.spent(*plan.hand(plan.pool), odds.dice_for(want))
            rest = plan.without(row)
            met = plan.prospect(rest, dice, (), plan.focus) if rest else plan.stake
            value = odd * (plan.brings(row) + met) + (1 - odd) * failed
            if value > best:
                best, chosen = value, rolled
    return best, chosen


def _not_helping(plan: Plan, want: odds.Want, least: int) -> tuple[odds.Want, list[int]]:
    """What the dice kept leave open, and the other dice; Investigation below `least` is not kept."""
    rolled: list[int] = []
    for number in sorted(plan.pool, key=lambda number: -plan.dice[number].face):
        face = plan.dice[number].face
        left = want if face < least else odds.less(want, face)
        if left == want:
            rolled.append(number)
        want = left
    return want, rolled


def reroll(look: Look, decision: Decision) -> Answer:
    plan = Plan(look)
    _, chosen = reroll_value(plan, 0 if decision.most >= len(plan.pool) else decision.most)
    return tuple([f"die:{number}" for number in sorted(chosen)])


# Which dice


def place_dice(look: Look, decision: Decision) -> Answer:
    """Those that the other rows can best do without."""
    plan = Plan(look)
    choices = {option.key: [int(number) for number in option.key[5:].split("+")] for option in decision.options}
    row = _row_of(plan, next(iter(choices.values())))
    return (
        max(
            choices,
            key=lambda key: (way_value(plan, row, choices[key]), -sum([_use_of(plan, n) for n in choices[key]])),
        ),
    )


def _row_of(plan: Plan, used: Sequence[int]) -> Row:
    """The row for which these dice are one way; the decision does not name it."""
    hand = plan.faces([*plan.pool, *plan.kept])
    faces = plan.faces(used)
    return next((row for row in plan.open if faces in ways(row.need, hand)), plan.open[0])


def discard_die(look: Look, decision: Decision) -> Answer:
    plan = Plan(look)
    return (min([option.key for option in decision.options], key=lambda key: _use_of(plan, int(key[4:]))),)


def secure(look: Look, decision: Decision) -> Answer:
    plan = Plan(look)
    best, value = "roll-on", plan.prospect(plan.rows, plan.hand(plan.pool), plan.faces(plan.kept), plan.focus)
    number = _best_to_secure(plan, plan.pool)
    for option in decision.options:
        if option.key == "roll-on":
            continue
        other = _secured_value(plan, plan.pool, number, plan.focus and option.key != "focus")
        if option.key.startswith("assist:"):
            helper = look.state.players[int(option.key[7:])]
            if max(helper.sanity, helper.stamina) < 3:
                continue
            other -= (1 - min(1.0, other / plan.stake)) * worth.pain(max(helper.sanity, helper.stamina), 1)
        if other > value:
            best, value = option.key, other
    return (best,)


def secure_die(look: Look, decision: Decision) -> Answer:
    plan = Plan(look)
    keys = [option.key for option in decision.options]
    return (max(keys, key=lambda key: _secured_value(plan, plan.pool, int(key[4:]), plan.focus)),)


def hold_dice(look: Look, decision: Decision) -> Answer:
    return tuple([f"die:{number}" for number in best_to_hold(Plan(look), decision.most)[1]])


def best_to_hold(plan: Plan, most: int) -> tuple[float, list[int]]:
    """What the attempt is worth with so many rolled dice on a Spell, and which; the roll itself then fails."""
    if not plan.open:
        return 0.0, plan.pool[:1]
    hardest = max(plan.open, key=lambda row: odds.dice_floor(odds.want_of(row.need)))
    want, _ = odds.helped(odds.want_of(hardest.need), plan.faces(plan.kept))
    helping: list[int] = []
    for number in sorted(plan.pool, key=lambda number: -plan.dice[number].face):
        left = odds.less(want, plan.dice[number].face)
        if left != want and len(helping) < most:
            helping.append(number)
            want = left
    if not helping:
        helping = [_best_to_secure(plan, plan.pool)]
    pool = [number for number in plan.pool if number not in helping]
    if not pool:
        return 0.0, helping
    pool = _after_discard(plan, pool)
    return plan.prospect(plan.rows, plan.hand(pool), plan.faces([*plan.kept, *helping]), plan.focus), helping


def return_die(look: Look, decision: Decision) -> Answer:
    """The best colour: they stand in that order."""
    return (decision.options[-1].key,)


def change_die(look: Look, decision: Decision) -> Answer:
    """All dice on offer show the same; the commonest colour goes first."""
    return (decision.options[0].key,)


def raise_die(look: Look, decision: Decision) -> Answer:
    plan = Plan(look)
    keys = [option.key for option in decision.options]
    return (max(keys, key=lambda key: _changed_value(plan, int(key[4:]), plan.dice[int(key[4:])].face + 1)),)


def _changed_value(plan: Plan, number: int, face: int) -> float:
    """Of the roll if this die showed that."""
    die = plan.dice[number]
    plan.dice[number] = type(die)(die.place, face, die.at)
    value = roll_value(plan)
    plan.dice[number] = die
    return value


def complete_task(look: Look, decision: Decision) -> Answer:
    plan = Plan(look)
    return (max(_skippable(plan, [option.key for option in decision.options]))[1],)


def _skippable(plan: Plan, keys: Sequence[str]) -> list[tuple[float, str]]:
    hand, kept = plan.hand(plan.pool), plan.faces(plan.kept)
    return [
        (
            plan.brings(row)
            + (plan.prospect(rest, hand, kept, plan.focus) if (rest := plan.without(row)) else plan.stake),
            row.key,
        )
        for row in plan.open
        if row.key in keys
    ]


# What to use for it


def use_value(plan: Plan, key: str, base: float) -> float:
    """What using this brings beyond `base`, less what it is worth to keep."""
    game = plan.look.game
    seat = plan.look.seat
    use = game.content.all_uses[key]
    card, number, ability = use.source, use.number, use.ability
    total = worth.worth(game, ability.do, seat, card) + worth.worth(game, ability.cost, seat, card)
    total -= price_of(plan.look, card, number, ability)
    for effect in ability.do:
        total += _dice_gain(plan, effect, base)
    return total


def price_of(look: Look, card: str, number: int, ability: Ability) -> float:
    content = look.content
    if number >= 0:
        return worth.PRICE["ally"] if ability.discard else 0.0
    if card in content.spells:
        return worth.PRICE["spell"]
    return worth.PRICE["common" if card in content.common_items else "unique"]


def _dice_gain(plan: Plan, effect: AnyVerb, base: float) -> float:
    value = DICE_VERBS.get(effect.tag)
    return 0.0 if value is None else value(plan, effect, base)


def _add_die(plan: Plan, effect: AddDie, base: float) -> float:
    green, yellow, red = plan.hand(plan.pool)
    hand = (green, 1, red) if effect.colour == "yellow" else (green, yellow, 1)
    return plan.prospect(plan.rows, hand, plan.faces(plan.kept), plan.focus) - base


def _return_die(plan: Plan, effect: AnyVerb, base: float) -> float:
    green, yellow, red = plan.hand(plan.pool)
    return plan.prospect(plan.rows, (green + 1, yellow, red), plan.faces(plan.kept), plan.focus) - base


def _hold(plan: Plan, effect: HoldDice, base: float) -> float:
    return best_to_hold(plan, min(effect.amount, len(plan.pool)))[0] - base


def _reroll(plan: Plan, effect: RerollDice, base: float) -> float:
    return reroll_value(plan, effect.amount)[0] - base


def _change(plan: Plan, effect: ChangeDie, base: float) -> float:
    shown, into = FACE_NUMBER[effect.shown], FACE_NUMBER[effect.into]
    showing = [number for number in plan.pool if plan.dice[number].face == shown]
    return max(0.0, _changed_value(plan, showing[0], into) - base) if showing else 0.0


def _raise(plan: Plan, effect: AnyVerb, base: float) -> float:
    low = [number for number in plan.pool if 0 <= plan.dice[number].face <= (I2 if number < GREEN_DICE else I3)]
    return max([0.0, *[_changed_value(plan, number, plan.dice[number].face + 1) - base for number in low]])


def _complete(plan: Plan, effect: AnyVerb, base: float) -> float:
    keys = [row.key for row in plan.open if not row.monster and plan.affordable(row)]
    return max([value for value, _ in _skippable(plan, keys)], default=base) - base


def _defeat(plan: Plan, effect: AnyVerb, base: float) -> float:
    """Of a monster on this adventure; elsewhere it waits for a better moment."""
    gain = 0.0
    for row in plan.rows:
        if row.monster:
            rest = plan.without(row)
            hand, kept = plan.hand(plan.pool), plan.faces(plan.kept)
            gain = max(gain, (plan.prospect(rest, hand, kept, plan.focus) if rest else plan.stake) - base)
    return gain


def _avoid_penalties(plan: Plan, effect: AnyVerb, base: float) -> float:
    return -plan.loss * max(0.0, 1 - base / plan.stake)


def _choose(plan: Plan, effect: ChooseOne, base: float) -> float:
    return max([sum([_dice_gain(plan, part, base) for part in option]) for option in effect.options])


DICE_VERBS: dict[str, Callable[[Plan, Any, float], float]] = {
    "add-die": _add_die,
    "return-die": _return_die,
    "hold-dice": _hold,
    "reroll-dice": _reroll,
    "change-die": _change,
    "raise-die": _raise,
    "complete-task": _complete,
    "defeat-monster": _defeat,
    "avoid-penalties": _avoid_penalties,
    "choose-one": _choose,
}
