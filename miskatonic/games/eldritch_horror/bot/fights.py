"""What a fight would bring: how likely the monster falls, what it costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror import combat
from miskatonic.games.eldritch_horror.bot.look import COMBAT
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.state import Monster, Player

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look


@dataclass(frozen=True)
class Fight:
    """`clear`: how likely all fall at once; `share`: of what the hardest has left; `cost`: of points and of defeat."""

    clear: float
    share: float
    cost: float
    health: float = 0.0
    sanity: float = 0.0
    fall: float = 0.0
    """How likely the investigator is defeated."""
    each: tuple[Fight, ...] = ()
    """With every monster of a space alone."""

    @property
    def through(self) -> float:
        """Of what lies behind it: a monster that is worn down falls some rounds later."""
        if self.share >= 1.0:
            return 1.0
        return float(W["worn"] ** min(9.0, 1.0 / self.share - 1.0)) if self.share > 0 else 0.0

    @property
    def rounds(self) -> int:
        """That are lost on the way to what lies behind it."""
        return round(min(4.0, 1.0 / self.share - 1.0)) if self.share > 0 else 4

    @property
    def price(self) -> float:
        """Of the whole fight, as many rounds as it takes."""
        return self.cost * min(4.0, 1.0 / self.share) if self.share > 0 else 4.0 * self.cost


def remaining(look: Look, monster: Monster) -> int:
    return max(1, look.game.toughness(monster.card) - monster.count("health"))


def boost(look: Look, player: Player, skill: str) -> int:
    """What a card that is used up, or once per round, would add to the dice."""
    best = 0
    for held in player.assets + player.artifacts:
        for found in look.content.boosts.get(held.card, ()):
            for bonus in found.bonuses:
                if bonus.skill == skill:
                    best = max(best, bonus.add if not found.discard else bonus.add // 2)
    now = 0
    for held in player.assets + player.artifacts:
        for known in look.content.bonuses.get(held.card, ()):
            if known.skill == skill and known.during in COMBAT:
                now = max(now, known.add)
    return max(0, best - now)


def fight(look: Look, player: Player, monster: Monster, hurt: float = 0.0, mad: float = 0.0) -> Fight:
    stats = look.game.stats(monster.card)
    dead, sanity, health = 0.0, 0.0, 0.0
    left = remaining(look, monster)
    clear, share = 0.0, 0.0
    if stats.will is not None:
        horror = combat.horror(look.game, player, stats)
        results = look.results(player, "will", stats.will + boost(look, player, "will"), COMBAT)
        for number, likely in enumerate(results):
            lost = max(0, horror - number)
            sanity += likely * lost
            if lost >= player.sanity - mad:
                dead += likely
        if monster.card == "ghost":
            clear = sum(results[left:])
            share = sum([likely * min(number, left) for number, likely in enumerate(results)]) / left
        elif stats.strength is None:
            clear = share = 0.4
    if stats.strength is not None:
        damage = combat.damage(look.game, player, stats)
        results = look.results(player, "strength", stats.strength + boost(look, player, "strength"), COMBAT)
        fallen = 0.0
        for number, likely in enumerate(results):
            lost = max(0, damage - number)
            health += likely * lost
            if lost >= player.health - hurt:
                fallen += likely
        clear = (1 - dead) * sum(results[left:])
        share = (1 - dead) * sum([likely * min(number, left) for number, likely in enumerate(results)]) / left
        dead += (1 - dead) * fallen
    return Fight(
        clear, share, look.loss(player, health, sanity) + 0.8 * look.defeat(player) * dead, health, sanity, dead
    )


def fights(look: Look, player: Player, place: str) -> Fight:
    """All monsters there, one after the other."""
    known = look.fights.get((player.seat, place))
    if known is not None:
        return known
    clear, share, cost, hurt, mad, stands = 1.0, 1.0, 0.0, 0.0, 0.0, 1.0
    each: list[Fight] = []
    for monster in look.game.monsters_at(place):
        one = fight(look, player, monster, hurt, mad)
        each.append(one)
        clear *= one.clear
        share = min(share, one.share)
        # Nobody is defeated twice.
        cost += stands * one.cost
        stands *= 1.0 - one.fall
        hurt += one.health
        mad += one.sanity
    found = look.fights[player.seat, place] = Fight(clear, share, cost, hurt, mad, 1.0 - stands, tuple(each))
    return found
