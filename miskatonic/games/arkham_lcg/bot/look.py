"""A seat's look at the table: only what its view shows, and what the rules make of it."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from miskatonic.engine.chance import Person
from miskatonic.engine.snapshot import View
from miskatonic.games.arkham_lcg import odds, skilltest
from miskatonic.games.arkham_lcg.bot.weights import SCENARIOS, Weights
from miskatonic.games.arkham_lcg.cards import Ability
from miskatonic.games.arkham_lcg.rules import RULES
from miskatonic.games.arkham_lcg.state import Enemy, Location, Player, SkillTest, State
from miskatonic.kit.game import printed

_NO_CHANCE = Person()
BOSSES = frozenset({"ghoul-priest", "umordhoth"})
"""Enemies on which a scenario turns."""


class Look:
    """The game as the view has it; nothing here may change it."""

    def __init__(self, view: View[State], seat: int) -> None:
        self.view = view
        self.state = copy.copy(view.state)
        self.game = RULES.game(self.state, _NO_CHANCE, [])
        self.content = RULES.content
        self.seat = seat
        self.weights: type[Weights] = SCENARIOS.get(self.state.scenario, Weights)
        self.me = view.state.players[seat]
        self._margins: dict[tuple[object, ...], list[tuple[float, float]]] = {}
        self.known: dict[str, Any] = {}
        """What has been thought through already, by what it is about."""

    def friends(self) -> list[Player]:
        return [player for player in self.state.players if player.seat != self.seat and not player.out]

    def everybody(self) -> list[Player]:
        return [player for player in self.state.players if not player.out]

    # Tests

    def trial(self, kind: str, skill: str, target: str, difficulty: int = 0, add: int = 0, seat: int = -1) -> SkillTest:
        """A test that has not begun."""
        test = SkillTest(0, self.seat if seat < 0 else seat, skill, kind, target)
        test.difficulty, test.add = difficulty, add
        return test

    def chance(self, test: SkillTest, more: int = 0) -> float:
        """How likely a test is with so many icons more, with the bag as it is."""
        key = (test.seat, test.skill, test.kind, test.target, test.difficulty, test.add, len(test.committed))
        known = self._margins.get(key) if test.step < 1 or test.number == 0 else None
        if known is None:
            under_way, self.state.test = self.state.test, test
            known = odds.margins(self.game, test, tuple(self.state.bag), odds.unclamped(self.game, test))
            self.state.test = under_way
            self._margins[key] = known
        return odds.passed(known, more)

    def icons(self, card: str, skill: str) -> int:
        return skilltest.icons(self.content.player_cards[card], skill)

    def boosted(self) -> frozenset[str]:
        """Skills that resources can raise."""
        skills = [
            getattr(verb, "skill", "")
            for piece in self.me.assets
            if piece.card in self.content.assets
            for ability in self.content.assets[piece.card].abilities
            for verb in ability.do
            if verb.tag == "boost"
        ]
        return frozenset(skills)

    # Enemies

    def engaged(self) -> list[Enemy]:
        return self.game.engaged_with(self.seat)

    def threats(self) -> list[Enemy]:
        """Who attacks if anything but fighting and evading is done."""
        return [enemy for enemy in self.engaged() if not enemy.exhausted]

    def left(self, enemy: Enemy) -> int:
        return max(1, self.game.enemy_value(enemy, "health") - enemy.tokens.get("damage", 0))

    def boss(self, enemy: Enemy) -> bool:
        return enemy.card in BOSSES

    def bosses(self) -> list[Enemy]:
        return [enemy for enemy in self.state.enemies if enemy.card in BOSSES]

    def bite(self, enemy: Enemy, seat: int = -1) -> float:
        """What an attack of this enemy costs its victim."""
        seat = self.seat if seat < 0 else seat
        return self.harm(self.game.enemy_value(enemy, "damage"), self.game.enemy_value(enemy, "horror"), seat)

    def deadly(self, enemy: Enemy, seat: int, blows: int = 1) -> bool:
        """So many attacks of this enemy would be the last."""
        damage, horror = [blows * self.game.enemy_value(enemy, what) for what in ("damage", "horror")]
        return damage >= self.health_left(seat) or horror >= self.sanity_left(seat)

    def harm(self, damage: int, horror: int, seat: int = -1) -> float:
        seat = self.seat if seat < 0 else seat
        cost = 0.0
        for amount, left in ((damage, self.health_left(seat)), (horror, self.sanity_left(seat))):
            cost += sum([self.wound(left - one) for one in range(amount)])
            if amount >= left:
                cost += self.weights.DEATH
        return cost

    def wound(self, left: int) -> float:
        """A point of health or sanity when so many are left."""
        return next((worth for most, worth in self.weights.WOUNDS if left <= most), 1.0)

    def health_left(self, seat: int) -> int:
        """With what assets can take in one's place."""
        return self.game.health(seat) - self.state.players[seat].damage + self._soak(seat, "health", "damage")

    def sanity_left(self, seat: int) -> int:
        return self.game.sanity(seat) - self.state.players[seat].horror + self._soak(seat, "sanity", "horror")

    def _soak(self, seat: int, most: str, what: str) -> int:
        assets: Sequence[Any] = [
            (self.content.assets[piece.card], piece)
            for piece in self.state.players[seat].assets
            if piece.card in self.content.assets
        ]
        return sum([max(0, getattr(card, most) - piece.tokens.get(what, 0)) for card, piece in assets])

    # Places

    def place(self) -> Location | None:
        return next((place for place in self.state.locations if place.card == self.me.place), None)

    def clues_at(self, place: Location) -> int:
        if place.revealed:
            return place.tokens.get("clues", 0)
        if place.card in self.content.unseen:
            return round(self._expected("clues") * self.state.investigators)
        return self.content.locations[place.card].clues * self.state.investigators

    def _expected(self, what: str) -> float:
        """Of a place that nobody has seen: what those that it may be have on average."""
        seen = [place.card for place in self.state.locations]
        hidden = [getattr(verb, "places", ()) for verb in self.set_up() if verb.tag == "hide-places"]
        able = [getattr(self.content.locations[card], what) for cards in hidden for card in cards if card not in seen]
        return sum(able) / len(able) if able else 0.0

    def set_up(self) -> Sequence[Any]:
        return self.content.scenarios[self.state.scenario].set_up

    def shroud(self, place: str) -> int:
        return round(self._expected("shroud")) if place in self.content.unseen else self.game.shroud(place).total

    def distances(self) -> dict[str, int]:
        return self.game.ways().distances(self.me.place)

    def clues_held(self) -> int:
        return sum([player.clues for player in self.everybody()])

    def clues_needed(self) -> int:
        """How many more clues the group wants; without a printed number, what the act's own ability takes."""
        act = self.state.act
        if act is None or act.card not in self.content.acts:
            return 0
        printed_act = self.content.acts[act.card]
        if printed_act.clues:
            return max(0, printed_act.clues * self.state.investigators - self.clues_held())
        for ability in printed_act.abilities:
            for cost in ability.cost:
                amount: int = getattr(cost, "amount", 0)
                if getattr(cost, "group", False):
                    return amount * self.state.investigators - self.clues_held()
                return max(0, 2 * self.state.investigators - act.tokens.get("clues", 0) - self.clues_held())
        return 0

    def rounds_left(self) -> int:
        """Until the last agenda wins, if nothing but time passes."""
        agendas = [self.content.agendas[card].doom for card in self.state.agendas if card in self.content.agendas]
        now = self.view.values.get("doom-threshold")
        return sum(agendas) + (now.total if now is not None else 0) - self.game.doom_in_play()

    def all_rounds(self) -> int:
        """How many there were at the beginning."""
        agendas = self.content.scenarios[self.state.scenario].agendas
        return max(1, sum([self.content.agendas[card].doom for card in agendas]))

    # Abilities

    def ability(self, key: str) -> tuple[str, Ability | None]:
        """Of an answer `use:KEY:NUMBER`: the thing, and what is printed."""
        thing, _, number = key.removeprefix("use:").rpartition(":")
        card: Any = self.content.printed.get(printed(thing))
        abilities = card.abilities if card is not None else ()
        return thing, abilities[int(number)] if number.isdigit() and int(number) < len(abilities) else None
