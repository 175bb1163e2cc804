"""What a fight would bring: how likely the monster falls, what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror import combat
from miskatonic.games.eldritch_horror.bot.look import COMBAT
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.state import Monster, Player
from miskatonic.games.eldritch_horror.terms import CULTIST

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look


@dataclass(frozen=True)
class Fight:
    """`clear`: how likely all fall at once; `share`: of what the hardest has left; `cost`: of points and of defeat."""

    clear: float
    share: float
    cost: float
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


Points = tuple[int, int]
"""Health and Sanity that have been lost."""


def fight(look: Look, player: Player, monster: Monster) -> Fight:
    """With one monster alone."""
    return _fought(look, player, (monster,))


def fights(look: Look, player: Player, place: str) -> Fight:
    """All monsters there, one after the other."""
    known = look.fights.get((player.seat, place))
    if known is None:
        known = look.fights[player.seat, place] = _fought(look, player, look.game.monsters_at(place))
    return known


def _fought(look: Look, player: Player, monsters: Sequence[Monster]) -> Fight:
    """Every way that the dice may fall: the last points are lost by bad luck, not on average."""
    ways: dict[Points, float] = {(0, 0): 1.0}
    clear, share, fall = 1.0, 1.0, 0.0
    each: list[Fight] = []
    for monster in monsters:
        one = _Blows(look, player, monster)
        stands, before = sum(ways.values()), fall
        ways, fallen = one.after(ways)
        fall += fallen
        each.append(Fight(stands * one.clear, stands * one.share, 0.0, fall=fall - before))
        clear *= one.clear
        share = min(share, stands * one.share)
    cost = fall * look.defeat(player)
    for (health, sanity), likely in ways.items():
        cost += likely * look.loss(player, health, sanity)
    return Fight(clear * (1.0 - fall), share, cost, fall, tuple(each))


class _Blows:
    """One Combat Encounter: how likely each loss is, how likely the monster falls."""

    def __init__(self, look: Look, player: Player, monster: Monster) -> None:
        self.health, self.sanity = player.health, player.sanity
        stats = look.game.stats(monster.card)
        left = remaining(look, monster)
        self.frights: list[tuple[int, float]] = [(0, 1.0)]
        self.wounds: list[tuple[int, float]] = [(0, 1.0)]
        self.clear = self.share = 0.0
        if stats.will is not None:
            results = look.results(player, "will", stats.will + boost(look, player, "will"), COMBAT)
            self.frights = _lost(combat.horror(look.game, player, stats), results)
            if monster.card == "ghost":
                self._falls(left, results)
            elif stats.strength is None:
                self.clear = self.share = 1.0 if monster.card == CULTIST else 0.4
        if stats.strength is not None:
            results = look.results(player, "strength", stats.strength + boost(look, player, "strength"), COMBAT)
            self.wounds = _lost(combat.damage(look.game, player, stats), results)
            self._falls(left, results)

    def _falls(self, left: int, results: list[float]) -> None:
        self.clear = sum(results[left:])
        self.share = sum([likely * min(number, left) for number, likely in enumerate(results)]) / left

    def after(self, ways: dict[Points, float]) -> tuple[dict[Points, float], float]:
        """What has been lost then, and how likely that was too much."""
        found: dict[Points, float] = {}
        fallen = 0.0
        for (hurt, mad), likely in ways.items():
            for fright, of_fright in self.frights:
                if mad + fright >= self.sanity:
                    fallen += likely * of_fright
                    continue
                for wound, of_wound in self.wounds:
                    chance = likely * of_fright * of_wound
                    if hurt + wound >= self.health:
                        fallen += chance
                    else:
                        key = (hurt + wound, mad + fright)
                        found[key] = found.get(key, 0.0) + chance
        return found, fallen


def _lost(strength: int, results: list[float]) -> list[tuple[int, float]]:
    """What the monster deals, less what was rolled."""
    found = [(strength - number, likely) for number, likely in enumerate(results[:strength])]
    rest = 1.0 - sum([likely for _, likely in found])
    return [*found, (0, rest)] if rest > 1e-9 else found
