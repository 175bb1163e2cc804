"""Where to be: what each place offers now, and where a journey leads from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror.bot import routes, yields
from miskatonic.games.eldritch_horror.bot.fights import fights
from miskatonic.games.eldritch_horror.bot.goals import Goal, filler, goals, spoils, worth
from miskatonic.games.eldritch_horror.bot.routes import FAR, SIGHT
from miskatonic.games.eldritch_horror.bot.sharing import shares
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look


class Plan:
    """What this investigator wants: a journey from goal to goal, past those that others have taken."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.goals = goals(look)
        self._claims: dict[Goal, list[int]] = {}
        ends = {player.seat: player.place for player in look.people if player.seat != look.seat}
        for seat, (goal, time) in shares(look).items():
            if seat != look.seat:
                self._claims.setdefault(goal, []).append(time)
                ends[seat] = goal.place
        self._nearest = routes.nearest(tuple(sorted(set(ends.values()))))
        gates = look.content.gates
        self._unopened = {gate.space for gate in gates.values()} - {gates[gate].space for gate in look.state.gates}
        self._here: dict[str, tuple[float, Goal | None]] = {}
        self._onward: dict[tuple[Goal, int], float] = {}
        self._known: dict[tuple[str, int, int], float] = {}

    def share(self, goal: Goal, time: int) -> float:
        """What is left of it for somebody who is there then: little, once others have been there."""
        before = [other for other in self._claims.get(goal, ()) if other <= time]
        if len(before) < goal.room:
            return 1.0
        # Two of five Gates and Clues withstand the first.
        return W["second"] if goal.kind in ("gate", "clue") and len(before) == 1 else W["taken"]

    def now(self, place: str) -> tuple[float, Goal | None]:
        """What the Encounter Phase would bring there, and by what."""
        known = self._here.get(place)
        if known is None:
            look = self.look
            guard = fights(look, look.me, place)
            least = spoils(look, look.me, place) - W["fear"] * guard.cost if guard.each else 0.0
            found, aim = least + guard.clear * filler(look, look.me, place), None
            for goal in self.goals:
                if goal.place == place and (gain := self.share(goal, 0) * worth(look, look.me, goal)) > found:
                    found, aim = gain, goal
            found -= self.threshold(place)
            if look.state.eldritch.get(place) and look.game.sheet_says("drowned-spaces") and place != look.me.place:
                found -= look.loss(look.me, 0, 1) + 2.0
            known = self._here[place] = (found, aim)
        return known

    def later(self, place: str, train: int, ship: int, done: Goal | None) -> float:
        """The best journey from there, from the next round on: to one goal, and to another after it."""
        look = self.look
        far = routes.rounds(place, train, ship)
        best = 0.0
        for goal in self.goals:
            time = max(1, far.get(goal.place, FAR))
            if time <= SIGHT:
                share = W["again"] if goal is done else self.share(goal, time)
                found = share * worth(look, look.me, goal, time)
                if found > 0:
                    best = max(best, found - W["turn"] * time + self.onward(goal, time))
        return best

    def onward(self, done: Goal, time: int) -> float:
        """What can be done best after this goal, which is reached after so many rounds."""
        known = self._onward.get((done, time))
        if known is None:
            look = self.look
            far = routes.rounds(done.place, 0, 0)
            spent = fights(look, look.me, done.place).rounds
            known = 0.0
            for goal in self.goals:
                if goal is not done:
                    there = time + max(1, far.get(goal.place, FAR)) + spent
                    if there <= SIGHT:
                        found = self.share(goal, there) * worth(look, look.me, goal, there)
                        known = max(known, found - W["turn"] * (there - time))
            self._onward[done, time] = known
        return known

    def standing(self, place: str, train: int = 0, ship: int = 0) -> float:
        """What it is worth to be there when the Action Phase is over, with so many tickets."""
        key = (place, train, ship)
        found = self._known.get(key)
        if found is None:
            now, done = self.now(place)
            found = now + self.later(*key, done) + W["ticket"] * (train + ship) + W["cover"] * self.covered(place)
            self._known[key] = found
        return found

    def covered(self, place: str) -> float:
        """How many rounds sooner than the others one would be where Clues and, above all, Gates may come."""
        far = routes.rounds(place, 0, 0)
        found = 0.0
        for space, other in self._nearest.items():
            sooner = other - far.get(space, FAR)
            if sooner > 0:
                found += sooner * (W["cities"] if space in self._unopened else 1.0)
        return found

    def threshold(self, place: str) -> float:
        """Yog-Sothoth reckons with whoever stands on a Gate."""
        look = self.look
        gate = look.game.gate_at(place)
        if look.state.ancient_one != "yog-sothoth" or not gate:
            return 0.0
        price = look.doom_price * (3.0 if look.state.awake else 1.0)
        if look.me.spells:
            price = min(price, 2.0)
        guard = fights(look, look.me, place)
        return 0.5 * price * (1.0 - guard.clear * yields.other_world(look, look.me).closed)

    def best(self, train: int, ship: int, *, steps: int = 1) -> tuple[float, str]:
        """The best of the places within one Travel action, and the first step there; nothing: to stay."""
        here = self.look.me.place
        best, first = self.standing(here, train, ship), ""
        for place, (step, trains, ships) in self.look.reach(here, train, ship, steps=steps).items():
            found = self.standing(place, trains, ships)
            if found > best:
                best, first = found, step
        return best, first
