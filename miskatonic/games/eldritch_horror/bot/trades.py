"""What one investigator gives another: Clues, Spells and arms to whoever makes more of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror.bot import worth as texts
from miskatonic.games.eldritch_horror.bot.goals import pairing

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look
    from miskatonic.games.eldritch_horror.state import Player

Gift = tuple[float, list[str]]


def trade(look: Look) -> float:
    """What a Trade action with the best of those here is worth."""
    return max([0.0, *[between(look, look.state.players[seat]) for seat in others_here(look)]])


def others_here(look: Look) -> list[int]:
    return [seat for seat in look.game.here(look.me.place) if seat != look.seat]


def between(look: Look, other: Player) -> float:
    """One action hands things over both ways."""
    return gift(look, look.me, other)[0] + gift(look, other, look.me)[0]


def far(look: Look) -> float:
    """Of a trade of Clues over any distance."""
    return max([0.0, *[clues_between(look, other) for other in look.people if other.seat != look.seat]])


def clues_between(look: Look, other: Player) -> float:
    return clues(look, look.me, other)[0] + clues(look, other, look.me)[0]


def gift(look: Look, giver: Player, taker: Player) -> Gift:
    """What the one should give the other, and what that is worth."""
    if look.feeding:
        return _feed(look, giver, taker)
    worth, keys = clues(look, giver, taker)
    if look.spells_wanted:
        spells = spells_for(look, giver, taker)
        worth += 0.4 * look.step * bool(spells)
        keys = keys + spells
    if look.fighters[taker.seat] > look.fighters[giver.seat]:
        gain, arms = _arms(look, giver, taker)
        worth, keys = worth + gain, keys + arms
    return worth, keys


def clues(look: Look, giver: Player, taker: Player) -> Gift:
    """To whoever turns them into steps of the Mystery; two halves of a price make one."""
    if not look.price or not look.left:
        return 0.0, []
    if look.feeding:
        gain, moved = look.fed(giver, taker, spells=False)
        return 0.6 * gain, [f"clue:{clue}" for clue in giver.clues[:moved]]
    count = look.handed(giver, taker)
    if not count and len(giver.clues) < look.price <= len(giver.clues) + len(taker.clues):
        first = giver.seat > taker.seat if len(taker.clues) < look.price else False
        count = max(0, look.price - len(taker.clues)) if first and look.fit(taker) else 0
    return (0.4 + 0.2 * count) * look.stride * (count > 0), [f"clue:{clue}" for clue in giver.clues[:count]]


def spells_for(look: Look, giver: Player, taker: Player) -> list[str]:
    """Two in one hand close a Gate for the Mystery."""
    return [held.key for held in giver.spells] if pairing(look, giver, taker) else []


def _feed(look: Look, giver: Player, taker: Player) -> Gift:
    """Spells and Clues feed the Mystery from one hand only: they go the same way."""
    gain, moved = look.fed(giver, taker)
    if not moved or (look.fed(taker, giver)[0], giver.seat) > (gain, taker.seat):
        return 0.0, []
    return 0.6 * gain, [f"clue:{clue}" for clue in giver.clues] + [held.key for held in giver.spells]


def _arms(look: Look, giver: Player, taker: Player) -> Gift:
    """A weapon to whoever fights better with it."""
    arms = [held for held in giver.assets + giver.artifacts if texts.asset_gain(look, taker, held.card) > 2.0]
    if not arms:
        return 0.0, []
    best = max(arms, key=lambda held: texts.asset_gain(look, taker, held.card))
    gain = texts.asset_gain(look, taker, best.card) - 0.8 * texts.asset_gain(look, giver, best.card, without=True)
    return (gain, [best.key]) if gain > 0 else (0.0, [])
