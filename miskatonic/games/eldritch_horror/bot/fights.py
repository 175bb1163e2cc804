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
    """`clear`: how likely it falls at once; `share`: of what it has left; `cost`: of points and of one's own defeat."""

    clear: float
    share: float
    cost: float
    health: float = 0.0
    sanity: float = 0.0

    @property
    def through(self) -> float:
        """Of what lies behind it; a monster that is worn down falls next time."""
        return self.clear + W["worn"] * max(0.0, self.share - self.clear)


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
    return Fight(clear, share, look.loss(player, health, sanity) + W["defeat"] * dead, health, sanity)


def fights(look: Look, player: Player, place: str) -> Fight:
    """All monsters there, one after the other."""
    known = look.fights.get((player.seat, place))
    if known is not None:
        return known
    clear, share, cost, hurt, mad = 1.0, 1.0, 0.0, 0.0, 0.0
    for monster in look.game.monsters_at(place):
        one = fight(look, player, monster, hurt, mad)
        clear *= one.clear
        share *= one.share
        cost += one.cost
        hurt += one.health
        mad += one.sanity
    found = look.fights[player.seat, place] = Fight(clear, share, cost, hurt, mad)
    return found
