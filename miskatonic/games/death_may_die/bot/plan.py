"""The rest of a turn thought through: every order of a few actions, and where it leaves its Investigator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miskatonic.games.death_may_die.bot.arrivals import coming
from miskatonic.games.death_may_die.bot.chances import at_least, toll
from miskatonic.games.death_may_die.bot.goals import MOVERS, NEEDS, along, last_step, worth_doing
from miskatonic.games.death_may_die.bot.weights import WEIGHTS as W
from miskatonic.games.death_may_die.terms import (
    ALL,
    CULTIST,
    DEATH_WOUNDS,
    MOST_STRESS,
    REST_POINTS,
    RUN_SPACES,
    THRESHOLDS,
)
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bot.look import Look

Shots = dict[str, float]
"""Dice thrown at something: an enemy, or a piece of work."""
PAINS = (0.0, W["pain-1"], W["pain-2"], W["pain-3"], W["pain-4"])
OUTBREAKS = "psychotic-outbreaks"
VIOLENT = (OUTBREAKS, "pyromania")
REACHED = {1: 0.7, 2: 0.26, 3: 0.04}
"""How likely three standard dice show so many tentacles."""
NEAR = 1
FRAIL = DEATH_WOUNDS - 2
"""Who has so many Wounds does not outlive an outbreak, nor Stress that does not fit."""
BRAVE = tuple([W["brave"] * pain for pain in PAINS])
"""In the fight every turn costs everybody: there is no time to be afraid."""


class Plan:
    """Numbers of one question, each computed once."""

    def __init__(self, look: Look) -> None:
        self.look = look
        game, me = look.game, look.me
        self.me = me
        self.spaces = RUN_SPACES + game.perk(me.number, "run-spaces")
        self.sneaks = game.perk(me.number, "sneaks")
        self.fireproof = bool(game.perk(me.number, "fireproof"))
        self.range = game.perk(me.number, "range")
        self.rest_points = REST_POINTS + game.perk(me.number, "rest-points")
        self.gate_rest = bool(game.perk(me.number, "gate-rest"))
        self.to_each = bool(game.perk(me.number, "wounds-to-each"))
        self.many = bool(game.perk(me.number, "many-targets"))
        self.spare = sum([max(0, game.side(card).life - card.wounds) for card in me.cards])
        self.wanted = look.goals()
        self.elder = look.state.elder_one.card
        self.fighting = look.fighting
        self.pains = BRAVE if self.fighting else PAINS
        self.strain = W["strain"] if self.fighting else W["stress"]
        self.calm = W["calm"] if self.fighting else W["safe"]
        self.mad = look.mad
        self.dice = sum(game.roll_of(me.number))
        summoned = look.state.elder_one.summoned
        self.death = W["fall"] + (0.0 if len(game.living()) > 1 else W["death"]) if summoned else W["death"]
        self.own_roll = look.roll_toll(3) + self.outbreak()
        self._life: dict[str, int] = {}
        self._teeth: dict[str, float] = {}
        self._bite: dict[str, float] = {}
        self._aim: dict[tuple[str, bool], float] = {}
        self._value: dict[str, float] = {}
        self._pull: dict[str, float] = {}
        self._arrivals: dict[tuple[str, tuple[str, ...]], list[tuple[tuple[float, int, int], float]]] = {}
        self.cards = coming(look)
        self._best: dict[tuple[Any, ...], float] = {}
        self.rounds = len(game.living()) - 1
        self._harm: dict[str, list[tuple[int, int]]] = {}
        self._company: dict[str, float] = {}
        self._works: dict[str, list[tuple[str, int, float]]] = {}
        self._reach: dict[tuple[str, int], list[tuple[str, list[str]]]] = {}

    def outbreak(self) -> float:
        """What it is expected to cost that this roll drives its roller to violence."""
        look, me = self.look, self.me
        following = [threshold for threshold in THRESHOLDS if threshold > me.sanity]
        if me.insanity not in VIOLENT or not following:
            return 0.0
        others = look.game.others_at(me.place, but=me.number)
        if not others and me.insanity == OUTBREAKS:
            far = look.board.distance[me.place]
            others = [other for other in look.game.living() if 0 < far.get(other.place, ALL) <= NEAR]
        reached = REACHED.get(following[0] - me.sanity, 0.0)
        return reached * sum([W["strike"] + (self.death if other.wounds >= FRAIL else 0.0) for other in others])

    # What is known of things

    def life(self, key: str) -> int:
        found = self._life.get(key)
        if found is None:
            found = self._life[key] = self.look.life(key)
        return found

    def teeth(self, key: str) -> float:
        """Dice of its attack that hurt."""
        found = self._teeth.get(key)
        if found is None:
            found = self._teeth[key] = 2 * self.look.hits(key)
            self._bite[key] = self.look.roll_toll(self.look.standard(key))
        return found

    def aim(self, key: str, near: bool) -> float:
        """Dice of an attack on it that count."""
        found = self._aim.get((key, near))
        if found is None:
            found = self._aim[key, near] = 2 * self.look.attack(self.me.number, key, near=near)
        return found

    def value(self, key: str) -> float:
        """What it is worth that it dies."""
        found = self._value.get(key)
        if found is None:
            look = self.look
            place = look.game.place_of(key)
            friends = len(look.game.others_at(place, but=self.me.number))
            found = W["kill"] + (W["rid"] + W["help"] * friends) * look.hits(key)
            if look.state.episode == "tomes-of-madness" and key.startswith(CULTIST) and not look.state.disrupted:
                found += W["body"]
            if look.fighting:
                found *= W["aside"]
            self._value[key] = found
        return found

    def pull(self, place: str) -> float:
        found = self._pull.get(place)
        if found is None:
            found = self._pull[place] = self.look.pull(place, self.wanted)
        return found

    def harm(self, place: str) -> list[tuple[int, int]]:
        """Of each card that may be next: what it does by itself to whoever stands there."""
        found = self._harm.get(place)
        if found is None:
            here, self.me.place = self.me.place, place
            found = self._harm[place] = [card.harm(self.look) if card.hurts else (0, 0) for card in self.cards]
            self.me.place = here
        return found

    def arrivals(self, place: str, here: list[str]) -> list[tuple[tuple[float, int, int], float]]:
        """How likely the next card brings how many dice more into this space, Wounds, and Stress that may wound."""
        known = (place, tuple(here))
        found = self._arrivals.get(known)
        if found is None:
            far = self.look.board.distance[place]
            place_of = self.look.game.place_of
            sums: dict[tuple[float, int, int], float] = {}
            for card, (wounds, stress) in zip(self.cards, self.harm(place), strict=True):
                dice = 0.0
                for key, spaces in card.moves:
                    if key not in here and 0 < far.get(place_of(key), ALL) <= spaces:
                        dice += self.teeth(key)
                for keys, spaces in card.nearest:
                    away = [(far.get(place_of(key), ALL), key) for key in keys if key not in here]
                    if away and len(away) == len(keys) and min(away)[0] <= spaces:
                        dice += self.teeth(min(away)[1])
                for figure, gate in card.summons:
                    if gate == place or not gate:
                        dice += self.teeth(figure)
                known_as = (float(round(dice)), wounds, stress)
                sums[known_as] = sums.get(known_as, 0.0) + 1 / len(self.cards)
            found = self._arrivals[known] = list(sums.items()) if sums else [((0.0, 0, 0), 1.0)]
        return found

    def exposed(self, place: str, wounds: int, stress: int, dice: float) -> float:
        """What the cards of the others may cost before the next turn."""
        if wounds + dice / 2 < FRAIL - 1 or self.rounds <= 0:
            return 0.0
        nerves = min(MOST_STRESS, stress + int(dice))
        lost = 0.0
        for hits, shocks in self.harm(place):
            if hits or shocks:
                hurt = hits + (max(0, nerves + shocks - MOST_STRESS) if shocks else 0)
                if hurt:
                    # Beyond what the defence has taken into account.
                    lost += at_least(dice, DEATH_WOUNDS - wounds - hurt)
        return W["exposed"] * self.death * min(1.0, self.rounds * lost / len(self.cards))

    def company(self, place: str) -> float:
        """Symptoms that wound everybody in the space: it is better to be alone then."""
        found = self._company.get(place)
        if found is None:
            others = self.look.game.others_at(place, but=self.me.number)
            mine = self.me.insanity in VIOLENT
            found = W["company"] * sum([mine + (other.insanity in VIOLENT) for other in others])
            self._company[place] = found = 0.0 if self.fighting else found
        return found

    def works(self, place: str) -> list[tuple[str, int, float]]:
        """Episode actions that can be done there: key, successes needed, worth."""
        found = self._works.get(place)
        if found is None:
            look, me = self.look, self.me
            here, me.place = me.place, place
            found = []
            scene = Scene(me.number, look.state.episode)
            for action in look.game.episode.actions:
                if look.game.holds(action.that, scene) and (not action.safe or look.game.safe(place)):
                    worth = worth_doing(look, action.id)
                    if worth > 0:
                        worth *= W["unready"] if last_step(look, action.id) and not look.ready else look.haste
                        found.append((action.id, NEEDS[action.id](look), worth))
            me.place = here
            self._works[place] = found
        return found

    def reach(self, place: str, spaces: int) -> list[tuple[str, list[str]]]:
        """The best few spaces to run to, each with the way there."""
        found = self._reach.get((place, spaces))
        if found is None:
            look = self.look
            rated: list[tuple[float, str]] = []
            for other, steps in look.board.distance[place].items():
                if 0 < steps <= spaces:
                    danger = sum([self.teeth(key) for key in look.game.enemy_keys_at(other)])
                    rated.append((self.pull(other) - 0.3 * danger, other))
            rated.sort(reverse=True)
            found = [(other, look.way(place, other)) for _, other in rated[: int(W["breadth"])]]
            self._reach[place, spaces] = found
        return found

    # What a course of action comes to

    def alive(self, key: str, shots: Shots) -> float:
        dice = shots.get(key)
        return 1.0 if dice is None else 1.0 - at_least(dice, self.life(key))

    def leaf(
        self, place: str, here: list[str], left: int, shots: Shots, gained: float, hurt: tuple[int, int], burnt: int
    ) -> float:
        """To end the turn like this."""
        wounds, stress = hurt
        total = gained + self.pull(place) - self.company(place)
        for key, dice in shots.items():
            if key == self.elder:
                total += W["hit"] * min(dice / 2, self.life(key))
            elif not key.startswith("work:"):
                life = self.life(key)
                total += self.value(key) * (at_least(dice, life) + W["scratch"] * min(1.0, dice / 2 / life))
        dice = float(burnt + self.me.fire)
        safe = 1.0
        for key in here:
            alive = self.alive(key, shots)
            dice += alive * self.teeth(key)
            total -= alive * self._bite[key]
            safe *= 1.0 - alive
        dice -= W["nerve"] * min(2, MOST_STRESS - stress)
        total -= self.exposed(place, wounds - self.spare, stress, dice)
        for (more, hits, shocks), chance in self.arrivals(place, here):
            hits += max(0, stress + shocks - MOST_STRESS) if shocks else 0
            total -= chance * toll(wounds + hits - self.spare, max(0.0, dice + more), self.pains, self.death)
        total -= self.strain * stress * (1 + 0.25 * stress)
        return total + self.calm * safe

    def best(
        self, place: str, here: list[str], left: int, shots: Shots, gained: float, hurt: tuple[int, int], burnt: int
    ) -> float:
        """The best that can be made of the actions that are left; several orders may lead to the same."""
        known = (place, tuple(here), left, tuple(sorted(shots.items())), hurt, burnt)
        found = self._best.get(known)
        if found is None:
            found = self._best[known] = self._made_of(place, here, left, shots, hurt, burnt)
        return gained + found

    def _made_of(
        self, place: str, here: list[str], left: int, shots: Shots, hurt: tuple[int, int], burnt: int
    ) -> float:
        found = self.leaf(place, here, left, shots, 0.0, hurt, burnt)
        if left <= 0:
            return found
        for target, near in self.targets(place, here, shots):
            found = max(found, self.attacked(place, here, left - 1, shots, 0.0, hurt, burnt, target, near))
        for key, need, worth in self.works(place):
            found = max(found, self.worked(place, here, left - 1, shots, 0.0, hurt, burnt, key, need, worth))
        if hurt != (0, 0) and self.restful(place, here, shots):
            found = max(found, self.best(place, here, left - 1, shots, 0.0, self.healed(hurt), burnt))
        if not self.me.arrested:
            for other, way in self.reach(place, self.spaces):
                found = max(found, self.run(place, here, left - 1, shots, 0.0, hurt, burnt, other, way))
        return found

    def targets(self, place: str, here: list[str], shots: Shots) -> list[tuple[str, bool]]:
        """Who can be attacked from there; of several that are alike only one."""
        found: list[tuple[str, bool]] = []
        seen: list[tuple[str, int, float]] = []
        look = self.look
        able = [(key, True) for key in here]
        if self.range:
            far = look.board.distance[place]
            for enemy in look.state.enemies:
                if enemy.key not in here and 0 < far.get(enemy.place, 9) <= self.range:
                    able.append((enemy.key, False))
            if self.elder not in here and 0 < far.get(look.state.elder_one.place, 9) <= self.range:
                able.append((self.elder, False))
        for key, near in able:
            if key == self.elder and not look.state.disrupted:
                continue
            kind = (key.partition("#")[0], self.life(key), shots.get(key, 0.0))
            if kind not in seen and self.alive(key, shots) > 0.15:
                seen.append(kind)
                found.append((key, near))
        return found

    def attacked(
        self, place: str, here: list[str], left: int, shots: Shots, gained: float, hurt: tuple[int, int], burnt: int,
        target: str, near: bool,
    ) -> float:  # fmt: skip
        after = dict(shots)
        for key in here if self.to_each and near else [target]:
            if key != self.elder or self.look.state.disrupted:
                after[key] = after.get(key, 0.0) + self.aim(key, near)
        gained -= self.own_roll
        if self.many and near and not self.to_each and len(here) > 1:
            gained += W["many"]
        return self.best(place, here, left, after, gained, hurt, burnt)

    def worked(
        self, place: str, here: list[str], left: int, shots: Shots, gained: float, hurt: tuple[int, int], burnt: int,
        key: str, need: int, worth: float,
    ) -> float:  # fmt: skip
        if key in MOVERS:
            # The token is brought along: it is a Run with everything that follows.
            goal = along(self.look)
            way = self.look.way(place, goal)[: MOVERS[key]]
            if not way:
                return self.best(place, here, left, shots, gained, hurt, burnt)
            part = len(way) / max(1, self.look.board.distance[place].get(goal, 1))
            return self.run(place, here, left, shots, gained + worth * part, hurt, burnt, way[-1], way)
        name = f"work:{key}:{place}"
        done = shots.get(name, 0.0)
        after = dict(shots)
        if need:
            after[name] = done + self.dice
            gained += worth * (at_least(done + self.dice, need) - at_least(done, need)) - self.own_roll
            gained += worth * W["scratch"] * (min(1.0, (done + self.dice) / 2 / need) - min(1.0, done / 2 / need))
        else:
            after[name] = done + 1
            gained += worth * 0.5**done
        return self.best(place, here, left, after, gained, hurt, burnt)

    def restful(self, place: str, here: list[str], shots: Shots) -> bool:
        if self.gate_rest:
            return True
        safe = 1.0
        for key in here:
            safe *= 1.0 - self.alive(key, shots)
        return safe > 0.7

    def healed(self, hurt: tuple[int, int]) -> tuple[int, int]:
        """Rested: the points that hurt most first."""
        wounds, stress = hurt
        for _ in range(self.rest_points):
            if wounds > 0 and (wounds > 1 or stress < 3):
                wounds -= 1
            elif stress > 0:
                stress -= 1
            elif wounds > 0:
                wounds -= 1
        return wounds, stress

    def run(
        self, place: str, here: list[str], left: int, shots: Shots, gained: float, hurt: tuple[int, int], burnt: int,
        other: str, way: list[str],
    ) -> float:  # fmt: skip
        look = self.look
        dragged = sorted(here, key=self.teeth)[: max(0, len(here) - self.sneaks)] if self.sneaks else list(here)
        at = place
        for step in way:
            burnt += 0 if self.fireproof else look.state.fire.get(at, 0)
            at = step
            dragged += [key for key in look.game.enemy_keys_at(step) if key not in here]
        return self.best(other, dragged, left, shots, gained - W["run"], hurt, burnt)

    # What is asked

    def start(self) -> tuple[str, list[str], int, Shots, float, tuple[int, int], int]:
        me, look = self.me, self.look
        return me.place, look.game.enemy_keys_at(me.place), look.state.actions, {}, 0.0, (me.wounds, me.stress), 0
