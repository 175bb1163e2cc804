"""What a roll may bring, exactly: successes, Wounds and lost Sanity together, before it and before every reroll."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from miskatonic.games.death_may_die.terms import BONUS, FACES, INSANE, SIGNS, STANDARD, SUCCESSES, TENTACLES, THRESHOLDS

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie
    from miskatonic.games.death_may_die.state import Roll

Faces = tuple[int, int, int]
"""Successes, tentacles and signs as they lie."""
Joint = dict[tuple[int, int], float]
"""How likely: so many successes (or Wounds, of a roll against somebody) with so much Sanity lost."""


@lru_cache(512)
def thrown(standard: int, bonus: int) -> Mapping[Faces, float]:
    """What so many dice show, and how likely."""
    found: dict[Faces, float] = {(0, 0, 0): 1.0}
    for kind in [STANDARD] * standard + [BONUS] * bonus:
        after: dict[Faces, float] = {}
        for (successes, tentacles, signs), chance in found.items():
            for face in FACES[kind]:
                key = (
                    successes + SUCCESSES.get(face, 0),
                    tentacles + TENTACLES.get(face, 0),
                    signs + SIGNS.get(face, 0),
                )
                after[key] = after.get(key, 0.0) + chance / len(FACES[kind])
        found = after
    return found


def results(game: DeathMayDie, roll: Roll, shown: Faces) -> tuple[int, int]:
    """What faces come to on this roll (dmd.results.2, dmd.results.3): successes or Wounds, and Sanity lost.

    A Skill that may be used is used where it helps: signs and tentacles count on an own roll, Toughness prevents.
    """
    who = roll.who
    successes, tentacles, signs = shown
    tentacles += roll.added_tentacles
    against = roll.purpose in ("defence", "fire")
    if against:
        if roll.purpose == "defence":
            if game.enemy_perk(roll.attacker, "its-signs-succeed"):
                successes += signs
            successes += game.enemy_perk(roll.attacker, "its-successes")
        less = game.perk(who, "wounds-less") + game.perk(who, "defence-wounds-less")
        successes = max(0, successes - less)
    else:
        counted = min(signs, game.perk(who, "signs-succeed"))
        successes += counted * (1 + game.perk(who, "sign-worth"))
        if game.perk(who, "tentacles-succeed"):
            successes += min(tentacles, game.perk(who, "tentacles-succeed"))
            successes += game.perk(who, "tentacle-burst") if tentacles > 1 else 0
        if roll.purpose == "attack" and successes:
            successes += game.perk(who, "attack-wounds")
    less = game.perk(who, "sanity-less") + (game.perk(who, "defence-sanity-less") if against else 0)
    return successes, stopped(game, who, tentacles - less)


def stopped(game: DeathMayDie, who: int, amount: int) -> int:
    """dmd.sanity.5: no further than the next Threshold."""
    lost = game.state.investigators[who].sanity
    following = [threshold for threshold in THRESHOLDS if threshold > lost]
    return max(0, min(amount, (following[0] if following else INSANE) - lost))


def joint(game: DeathMayDie, roll: Roll, standard: int, bonus: int) -> Joint:
    """Before a roll: successes and lost Sanity together."""
    found: Joint = {}
    for shown, chance in thrown(standard, bonus).items():
        key = results(game, roll, shown)
        found[key] = found.get(key, 0.0) + chance
    return found


def lying(roll: Roll, but: int = -1) -> Faces:
    """What the dice on the table show, without one of them."""
    faces = [die.face for number, die in enumerate(roll.dice) if number != but]
    return (
        sum([SUCCESSES.get(face, 0) for face in faces]),
        sum([TENTACLES.get(face, 0) for face in faces]),
        sum([SIGNS.get(face, 0) for face in faces]),
    )


def rerolled(game: DeathMayDie, roll: Roll, number: int) -> Joint:
    """If this die is rolled again and the others stay: what the roll comes to then."""
    successes, tentacles, signs = lying(roll, number)
    faces = FACES[roll.dice[number].kind]
    found: Joint = {}
    for face in faces:
        shown = (
            successes + SUCCESSES.get(face, 0),
            tentacles + TENTACLES.get(face, 0),
            signs + SIGNS.get(face, 0),
        )
        key = results(game, roll, shown)
        found[key] = found.get(key, 0.0) + 1 / len(faces)
    return found


def mean(found: Joint, which: int) -> float:
    return sum([key[which] * chance for key, chance in found.items()])


def reaching(found: Joint, wanted: int) -> float:
    """How likely it is to get at least so many."""
    return sum([chance for key, chance in found.items() if key[0] >= wanted])
