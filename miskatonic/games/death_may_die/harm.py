"""Wounds and Sanity of Investigators: prevented, borne by Companions, and what Thresholds bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import asking
from miskatonic.games.death_may_die.terms import (
    BONUS_THRESHOLDS,
    DEATH_WOUNDS,
    INSANE,
    MOST_LEVEL,
    THRESHOLDS,
)
from miskatonic.kit.scene import Scene, person

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie
    from miskatonic.games.death_may_die.state import Claimed


async def wound(
    game: DeathMayDie, who: int, amount: int, *, defence: bool = False, fire: bool = False, price: bool = False
) -> int:
    """An Investigator takes Wounds (dmd.wounds.1, dmd.companions.*); how many it received, wherever they went.

    `defence`: from an attack or from Fire. `price`: nothing prevents them (dmd.ruling-price.2).
    """
    investigator = game.state.investigators[who]
    if amount <= 0 or investigator.out:
        return 0
    less = game.perk(who, "wounds-less") + (game.perk(who, "defence-wounds-less") if defence else 0)
    if less and not price and await asking.yes(game, who, "prevent-wounds", "dmd.defence.6", amount=min(less, amount)):
        amount -= min(less, amount)
        game.event("prevented", who=game.name(who), what="wounds")
    if fire and amount and game.perk(who, "fire-to-enemy"):
        amount = await _turned_aside(game, who, amount)
    if amount <= 0:
        return 0
    own = await _shared_out(game, who, amount)
    if own:
        investigator.wounds = min(DEATH_WOUNDS, investigator.wounds + own)
        game.event("wounded", who=game.name(who), amount=own)
    if game.perk(who, "masochism"):
        investigator.insanity_tokens += amount
    game.unsettled = True
    return amount


def bearable(game: DeathMayDie, who: int, amount: int) -> bool:
    """dmd.ruling-price.1: so many Wounds can be paid, by the Investigator or by Companions, and nobody dies of them."""
    investigator = game.state.investigators[who]
    room = DEATH_WOUNDS - 1 - investigator.wounds
    return amount <= room + sum([max(0, game.side(found).life - found.wounds) for found in investigator.cards])


async def _turned_aside(game: DeathMayDie, who: int, amount: int) -> int:
    """The Amulet of N'Gahal: an enemy here burns instead."""
    from miskatonic.games.death_may_die import foes

    foes_here = game.enemy_keys_at(game.state.investigators[who].place)
    if foes_here:
        key = await asking.perhaps_one(game, who, "turn-aside", foes_here, "dmd.discovery-cards.6")
        if key:
            foes.wound(game, key, amount)
            return 0
    return amount


async def _shared_out(game: DeathMayDie, who: int, amount: int) -> int:
    """dmd.companions.1: point by point to the Investigator or a Companion; how many are the Investigator's own."""
    investigator = game.state.investigators[who]
    own = 0
    for left in range(amount, 0, -1):
        able = [claimed for claimed in investigator.cards if game.side(claimed).life]
        if not able:
            return own + left
        options = [Option(person(who), Msg("thing", {"name": game.name(who)}), person(who))]
        options += [Option(claimed.key, game.thing_text(claimed.key), claimed.key) for claimed in able]
        prompt = Msg("ask-assign-wound", {"who": game.name(who), "left": left})
        (key,) = await Decision("assign-wound", investigator.player, "dmd.companions.1", prompt, options)
        if key == person(who):
            own += 1
            continue
        for claimed in able:
            if claimed.key == key:
                wound_companion(game, who, claimed)
    return own


def wound_companion(game: DeathMayDie, who: int, claimed: Claimed) -> None:
    """dmd.companions.4"""
    claimed.wounds += 1
    side = game.side(claimed)
    game.event("companion.wounded", who=game.name(who), companion=Name(side.id))
    if claimed.wounds >= side.life:
        discard(game, who, claimed)


def discard(game: DeathMayDie, who: int, claimed: Claimed) -> None:
    """dmd.companions.5: with the card all its benefits are gone."""
    game.state.investigators[who].cards.remove(claimed)
    game.state.discovery_discard.append(claimed.card)
    game.perks_change(who)
    game.event("discarded", who=game.name(who), card=Name(game.side(claimed).id))


async def stress_or_wounds(game: DeathMayDie, who: int, amount: int) -> None:
    """dmd.stress.4: what does not fit on the track becomes Wounds."""
    await wound(game, who, game.stress(who, amount))


async def lose_sanity(
    game: DeathMayDie, losses: Sequence[tuple[int, int]], *, defence: bool = False, price: bool = False
) -> None:
    """dmd.sanity.1 to 4, dmd.sanity.5: all markers move first, each no further than its next Threshold.

    Then Insanities activate. `price`: nothing prevents the loss (dmd.ruling-price.2).
    """
    reached: list[int] = []
    for who, amount in losses:
        investigator = game.state.investigators[who]
        if amount <= 0 or investigator.out or investigator.sanity >= INSANE:
            continue
        less = game.perk(who, "sanity-less") + (game.perk(who, "defence-sanity-less") if defence else 0)
        if (
            less
            and not price
            and await asking.yes(game, who, "prevent-sanity", "dmd.defence.6", amount=min(less, amount))
        ):
            amount -= min(less, amount)
            game.event("prevented", who=game.name(who), what="sanity")
            if amount <= 0:
                continue
        following = [threshold for threshold in THRESHOLDS if threshold > investigator.sanity]
        stop = following[0] if following else INSANE
        lost = min(amount, stop - investigator.sanity)
        investigator.sanity += lost
        game.event("sanity", who=game.name(who), amount=lost)
        if investigator.sanity in THRESHOLDS:
            reached.append(who)
        elif investigator.sanity >= INSANE:
            game.unsettled = True
    for who in [seat for seat in game.seats_in_order() if seat in reached]:
        await threshold(game, who)


async def threshold(game: DeathMayDie, who: int) -> None:
    """dmd.insanity.2, dmd.skill-upgrade.2: the Insanity, then a Skill, then the bonus die."""
    investigator = game.state.investigators[who]
    reached = investigator.sanity
    game.event("threshold", who=game.name(who), insanity=Name(investigator.insanity or investigator.card))
    if investigator.insanity:
        await game.run(game.content.insanities[investigator.insanity].symptom, Scene(who, investigator.insanity))
    await raise_skill(game, who)
    if reached in BONUS_THRESHOLDS:
        investigator.bonus += 1
        game.event("bonus-die", who=game.name(who), dice=investigator.bonus)


def _growth(game: DeathMayDie, who: int, skill: str) -> Msg:
    """The next level of a Skill, and what it would do."""
    from miskatonic.games.death_may_die.wording import level_text

    level = game.level(who, skill) + 1
    return Msg("option-skill", {"skill": Name(skill), "level": level, "does": level_text(game.content, skill, level)})


async def raise_skill(game: DeathMayDie, who: int) -> None:
    """dmd.skill-upgrade.1"""
    investigator = game.state.investigators[who]
    card = game.content.investigators[investigator.card]
    able = [skill for skill in card.skills if game.level(who, skill) < MOST_LEVEL]
    if not able:
        return
    options = [Option(f"skill:{skill}", _growth(game, who, skill), skill) for skill in able]
    prompt = Msg("ask-skill", {"who": game.name(who)})
    (key,) = await Decision("skill", investigator.player, "dmd.skill-upgrade.1", prompt, options)
    skill = key[6:]
    investigator.levels[card.skills.index(skill)] += 1
    game.perks_change(who)
    game.event("skill", who=game.name(who), skill=Name(skill), level=game.level(who, skill))
