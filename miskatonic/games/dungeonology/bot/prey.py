"""What rivals have that could be taken, and where one would have to stand for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.dungeonology import stealth
from miskatonic.games.dungeonology.terms import VALUES

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.bot.look import Eyes
    from miskatonic.games.dungeonology.state import Player

STUDENT = 1.1
FATIGUE = 1.4
GUARDED = 1
"""What a victim with cards in hand adds, about."""


def theft(eyes: Eyes, victim: Player, colour: str, strength: int) -> float:
    """What spying on somebody for a cube promises; one that an intern protects is not worth the effort."""
    game, seat = eyes.game, eyes.seat
    if eyes.gentle or game.perk(victim.seat, f"protect-{colour}"):
        return 0.0
    needed = stealth.level(stealth.spying_alertness(game, seat, victim, colour))
    if game.perk(seat, "spy-divination"):
        needed -= 2
    passed = eyes.chance(strength, needed + (GUARDED if victim.hand else 0))
    price = STUDENT * stealth.spying_price(game, seat) + eyes.card_point * max(1, min(needed, strength))
    gain = eyes.cube(eyes.me, colour) + eyes.grudge(victim) * VALUES[colour]
    return passed * gain - (1 - passed) * 2.5 - price


def by_stealth(eyes: Eyes, zone: str, strength: int) -> float:
    """The best cube that could be spied out from a zone."""
    if eyes.me.students < stealth.spying_price(eyes.game, eyes.seat) or not eyes.me.hand:
        return 0.0
    zones = [zone, *eyes.game.beside(zone)]
    found = [
        theft(eyes, victim, colour, strength)
        for victim in eyes.game.targets(eyes.seat)
        if victim.place in zones
        for colour in eyes.game.owned(victim)
    ]
    return max([0.0, *found])


def by_force(eyes: Eyes, zone: str) -> float:
    """What blows would bring there, one against each."""
    blows = [
        effect for ability in eyes.game.side(eyes.seat).abilities for effect in ability.do if effect.tag == "headbutt"
    ]
    if not blows or eyes.gentle:
        return 0.0
    collect = any([getattr(effect, "collect", False) for effect in blows])
    me = eyes.me
    worth = 0.0
    strikes = eyes.game.stat(eyes.seat, "stamina") - me.fatigue - 1 + (me.students if collect else 0)
    for victim in eyes.game.targets(eyes.seat):
        if victim.place == zone and victim.seat not in me.hit and eyes.game.owned(victim) and strikes > 0:
            worth += max(0.0, blow(eyes, victim, collect=collect))
            strikes -= 1
    return worth


def blow(eyes: Eyes, victim: Player, *, collect: bool) -> float:
    """A cube at random, dropped or collected, less what it costs."""
    owned = [colour for colour in eyes.game.owned(victim) for _ in range(victim.cubes[colour])]
    if not owned:
        return 0.0
    lost = sum([VALUES[colour] for colour in owned]) / len(owned)
    gained = sum([eyes.cube(eyes.me, colour) for colour in owned]) / len(owned)
    price = STUDENT if collect and eyes.me.students else FATIGUE
    return (gained if collect else 0.35 * gained) + eyes.grudge(victim) * lost - price
