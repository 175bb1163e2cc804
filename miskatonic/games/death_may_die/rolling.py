"""Rolling dice: how many, rerolls for Stress, and what the faces come to. (dmd.dice.*, dmd.rerolls.*, dmd.results.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.games.death_may_die import asking
from miskatonic.games.death_may_die.state import Roll
from miskatonic.games.death_may_die.terms import (
    BONUS,
    FACES,
    MOST_STRESS,
    SIGNS,
    STANDARD,
    SUCCESSES,
    TENTACLES,
)
from miskatonic.kit.dice import Die

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

AGAINST = ("defence", "fire")
"""Rolls against an Investigator: own bonus dice are not added, and successes hurt."""
STOP = Option("stop", Msg("option-keep-dice"))
_options: dict[tuple[int, str, str], Option] = {}
LUCKY = "lucky"


async def roll(game: DeathMayDie, roll: Roll, standard: int, bonus: int) -> Roll:
    """The whole of a roll up to its results; whoever asked for it uses them in the order of dmd.results.4."""
    state = game.state
    state.roll = roll
    roll.dice = [Die(STANDARD) for _ in range(standard)] + [Die(BONUS) for _ in range(bonus)]
    await _throw(game, roll.dice[:standard], STANDARD)
    await _throw(game, roll.dice[standard:], BONUS)
    _tell(game, roll)
    await _rerolls(game, roll)
    await _count(game, roll)
    return roll


def over(game: DeathMayDie) -> None:
    """The dice are taken off the table."""
    game.state.roll = None


async def _throw(game: DeathMayDie, dice: list[Die], kind: str) -> None:
    if dice:
        for die, face in zip(dice, await game.chance(f"roll.{kind}", FACES[kind], len(dice)), strict=True):
            die.face = face


def _tell(game: DeathMayDie, roll: Roll) -> None:
    if game.events is not None:
        faces: list[Arg] = [_face(die.kind, die.face) for die in roll.dice]
        game.event("rolled", who=game.name(roll.who), faces=faces, **_for_what(roll))


def _face(kind: str, face: str) -> Msg:
    return Msg("face", {"face": face, "kind": kind})


def _for_what(roll: Roll) -> dict[str, Arg]:
    """An action of the Episode is told by its name."""
    if roll.purpose in ("attack", "defence", "fire", "roll"):
        return {"purpose": roll.purpose}
    return {"purpose": "action", "action": Name(roll.purpose)}


async def _rerolls(game: DeathMayDie, roll: Roll) -> None:
    """dmd.rerolls.1 to 5: one die at a time, free or for 1 Stress, as often as wanted."""
    investigator = game.state.investigators[roll.who]
    roll.free += game.perk(roll.who, "roll-rerolls")
    while roll.dice:
        lucky = game.perk(roll.who, "turn-rerolls")
        free = roll.free > 0 or (lucky > 0 and game.state.limits.free("turn", f"{LUCKY}:{roll.who}", lucky))
        paid = investigator.stress < MOST_STRESS and roll.free <= 0
        if not free and not paid:
            return
        options = [STOP]
        for number, die in enumerate(roll.dice):
            if free:
                options.append(_option(number, die.face, "free"))
            if paid:
                options.append(_option(number, die.face, "stress"))
        told: dict[str, Arg] = {"who": game.name(roll.who), "stress": investigator.stress}
        prompt = Msg("ask-reroll", told | _for_what(roll))
        (key,) = await Decision("reroll", investigator.player, "dmd.rerolls.1", prompt, options)
        if key == "stop":
            return
        how, _, chosen = key.partition(":")
        if how == "stress":
            game.stress(roll.who, 1)
        elif roll.free > 0:
            roll.free -= 1
        else:
            game.state.limits.use("turn", f"{LUCKY}:{roll.who}")
        die = roll.dice[int(chosen)]
        was = die.face
        await _throw(game, [die], die.kind)
        if game.events is not None:
            told = {"who": game.name(roll.who), "kind": die.kind, "was": _face(die.kind, was)}
            game.event("rerolled", **told, face=_face(die.kind, die.face))


def _option(number: int, face: str, how: str) -> Option:
    """`free:2`, `stress:2`."""
    known = _options.get((number, face, how))
    if known is None:
        text = Msg(f"option-reroll-{how}", {"face": Msg("face", {"face": face, "kind": ""})})
        known = _options[number, face, how] = Option(f"{how}:{number}", text, f"die:{number}")
    return known


async def _count(game: DeathMayDie, roll: Roll) -> None:
    """dmd.results.2, dmd.results.3: every result of every face; then abilities that change results."""
    for die in roll.dice:
        face = die.face
        roll.successes += SUCCESSES.get(face, 0)
        roll.tentacles += TENTACLES.get(face, 0)
        roll.signs += SIGNS.get(face, 0)
    roll.tentacles += roll.added_tentacles
    if roll.purpose == "defence":
        if game.enemy_perk(roll.attacker, "its-signs-succeed"):
            roll.successes += roll.signs
        roll.successes += game.enemy_perk(roll.attacker, "its-successes")
    if roll.purpose in AGAINST:
        await _count_against(game, roll)
    else:
        await _count_own(game, roll)
    roll.counted = True


async def _count_own(game: DeathMayDie, roll: Roll) -> None:
    """More successes are never worse on a roll of one's own, so Skills count all that they may."""
    who = roll.who
    perks = game.perks(who)
    if roll.signs and "signs-succeed" in perks:
        counted = min(roll.signs, game.perk(who, "signs-succeed"))
        _signs_succeed(game, roll, counted, 1 + game.perk(who, "sign-worth"))
    if roll.signs and "paw" in perks and game.perk(who, "paw"):
        counted = await asking.number(game, who, "paw", roll.signs, "dmd.results.3")
        roll.signs -= counted
        roll.successes += counted
        roll.tentacles += counted
    if roll.tentacles and "tentacles-succeed" in perks:
        shown = roll.tentacles
        _tentacles_succeed(game, roll, min(shown, game.perk(who, "tentacles-succeed")))
        if shown > 1:
            roll.successes += game.perk(who, "tentacle-burst")


async def _count_against(game: DeathMayDie, roll: Roll) -> None:
    """The same Skills may be used on rolls against their owner: it is worth it only for what they heal."""
    who = roll.who
    investigator = game.state.investigators[who]
    if roll.signs and game.perk(who, "sign-heals-stress") and investigator.stress:
        most = min(roll.signs, game.perk(who, "signs-succeed"))
        _signs_succeed(game, roll, await asking.number(game, who, "count-signs", most, "dmd.results.3"), 1)
    if roll.tentacles and game.perk(who, "tentacle-heals-wound") and investigator.wounds:
        most = min(roll.tentacles, game.perk(who, "tentacles-succeed"))
        _tentacles_succeed(game, roll, await asking.number(game, who, "count-tentacles", most, "dmd.results.3"))


def _signs_succeed(game: DeathMayDie, roll: Roll, counted: int, worth: int) -> None:
    """A sign that counts as a success is no longer a sign."""
    if counted:
        roll.signs -= counted
        roll.successes += counted * worth
        heals = game.perk(roll.who, "sign-heals-stress")
        if heals:
            game.heal_stress(roll.who, counted * heals)


def _tentacles_succeed(game: DeathMayDie, roll: Roll, counted: int) -> None:
    """It still is a tentacle."""
    if counted:
        roll.successes += counted
        heals = game.perk(roll.who, "tentacle-heals-wound")
        if heals:
            game.heal_wounds(roll.who, counted * heals)
