"""Which die to roll again, and when to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision
from miskatonic.games.death_may_die.bot.weights import WEIGHTS as W
from miskatonic.games.death_may_die.terms import (
    DEATH_WOUNDS,
    INSANE,
    MOST_STRESS,
    SIGNS,
    SUCCESSES,
    TENTACLES,
    THRESHOLDS,
)

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bot.look import Look
    from miskatonic.games.death_may_die.state import Roll

AGAINST = ("defence", "fire")
BRINK = THRESHOLDS[-2:]
"""Points of Sanity lost from which on a roll costs a step, however many tentacles it shows."""


def reroll(look: Look, decision: Decision) -> str:
    roll = look.state.roll
    assert roll is not None
    gains = [_gain(look, roll, number) for number in range(len(roll.dice))]
    best = max(range(len(gains)), key=lambda number: gains[number])
    keys = [option.key for option in decision.options]
    if f"free:{best}" in keys and gains[best] > 0.05:
        return f"free:{best}"
    if f"stress:{best}" in keys and gains[best] > _price(look, roll):
        return f"stress:{best}"
    return "stop"


def _price(look: Look, roll: Roll) -> float:
    """The last points of Stress are kept for attacks."""
    stress = look.state.investigators[roll.who].stress
    if roll.purpose in AGAINST:
        return W["defence"] if stress < MOST_STRESS - 1 else W["defence"] + 0.1
    if look.fighting:
        return W["own-fight"]
    return W["own-first"] if stress < 1 else W["own-later"] if stress < MOST_STRESS - 1 else 0.6


def _gain(look: Look, roll: Roll, number: int) -> float:
    """What a new face may be expected to be better by."""
    die = roll.dice[number]
    who = look.state.investigators[roll.who]
    left = INSANE - who.sanity
    mad = 0.1 if left > 9 else 0.3 if left > 4 else 1.2
    success, tentacle = SUCCESSES.get(die.face, 0), TENTACLES.get(die.face, 0)
    odds = (1 / 2, 1 / 3) if die.kind == "standard" else (1 / 2, 0.0)
    if roll.purpose == "defence" and look.game.enemy_perk(roll.attacker, "its-signs-succeed"):
        success += SIGNS.get(die.face, 0)
        odds = (2 / 3, 1 / 3) if die.kind == "standard" else (5 / 6, 0.0)
    if who.sanity in BRINK:
        mad = _brink(look, roll)
    if roll.purpose in AGAINST:
        hurt = 1.0 if who.wounds < 2 else 1.6
        if success:
            hurt += _deadly(look, roll)
        return hurt * (success - odds[0]) + mad * (tentacle - odds[1])
    wanted = _wanted(look, roll)
    if wanted <= 0:
        needed = success > -wanted
        return mad * (tentacle - odds[1]) - (success - odds[0] if needed else 0.0)
    worth = 1.0 if "sign" not in die.face or not look.game.perk(roll.who, "signs-succeed") else 0.0
    return worth * (odds[0] - success) + mad * (tentacle - odds[1])


def _rerolls(look: Look, roll: Roll) -> int:
    return roll.free + MOST_STRESS - look.state.investigators[roll.who].stress


def _end_of(look: Look) -> float:
    """What the loss of an Investigator comes to, in Wounds."""
    return W["lost-late"] if look.state.elder_one.summoned else W["lost-early"]


def _brink(look: Look, roll: Roll) -> float:
    """Near the end of the track one tentacle is as bad as three: they are all rolled away, or none."""
    who = look.state.investigators[roll.who]
    shown = sum([TENTACLES.get(die.face, 0) for die in roll.dice]) + roll.added_tentacles
    shown -= look.game.perk(roll.who, "sanity-less")
    if roll.purpose in AGAINST:
        shown -= look.game.perk(roll.who, "defence-sanity-less")
    if shown <= 0 or shown > _rerolls(look, roll) or roll.added_tentacles:
        return 0.0
    return _end_of(look) * (1.0 if who.sanity == BRINK[-1] else 0.4) / shown


def _deadly(look: Look, roll: Roll) -> float:
    """Successes that would kill are rolled away as long as that can help."""
    who = look.state.investigators[roll.who]
    game = look.game
    hits = sum([SUCCESSES.get(die.face, 0) for die in roll.dice])
    if roll.purpose == "defence":
        hits += game.enemy_perk(roll.attacker, "its-successes")
        if game.enemy_perk(roll.attacker, "its-signs-succeed"):
            hits += sum([SIGNS.get(die.face, 0) for die in roll.dice])
    hits -= game.perk(roll.who, "wounds-less") + game.perk(roll.who, "defence-wounds-less")
    spare = sum([max(0, game.side(card).life - card.wounds) for card in who.cards])
    beyond = who.wounds + hits - spare - DEATH_WOUNDS + 1
    return _end_of(look) / beyond if 0 < beyond <= _rerolls(look, roll) else 0.0


def _wanted(look: Look, roll: Roll) -> float:
    """Successes that are still lacking."""
    have = sum([SUCCESSES.get(die.face, 0) for die in roll.dice])
    if roll.purpose == "attack":
        return sum([look.life(key) for key in roll.target]) - have
    need = {"loot-body": 2, "break-free": 1, "light-lighthouse": 1, "read-the-sky": 2, "roll": 2}.get(roll.purpose)
    if need is not None:
        return need - have
    here = look.state.investigators[roll.who].place
    if roll.purpose == "extinguish-fire":
        return look.state.fire.get(here, 0) - have
    labs = [4 - m.wounds for m in look.state.markers if m.place == here and m.card == "lab" and not m.done]
    return (labs[0] if labs else 0) - have
