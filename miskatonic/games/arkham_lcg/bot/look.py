"""A seat's look at the table: only what its view shows, and what the rules make of it."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.chance import Person
from miskatonic.engine.snapshot import View
from miskatonic.games.arkham_lcg import odds
from miskatonic.games.arkham_lcg.cards import Ability
from miskatonic.games.arkham_lcg.rules import RULES
from miskatonic.games.arkham_lcg.state import Enemy, Location, SkillTest, State
from miskatonic.kit.game import printed

_NO_CHANCE = Person()
COMMITS = 0.5
"""What cards in hand are expected to add to a test that matters."""


class Look:
    """The game as the view has it; nothing here may change it."""

    def __init__(self, view: View[State], seat: int) -> None:
        self.view = view
        self.state = view.state
        self.game = RULES.game(view.state, _NO_CHANCE, [])
        self.content = RULES.content
        self.seat = seat
        self.me = view.state.players[seat]

    # Tests

    def chance(self, kind: str, skill: str, target: str, difficulty: int | None = None, add: int = 0) -> float:
        """How likely a test of ours is, with the bag as it is; `difficulty`: less or more than printed."""
        test = SkillTest(0, self.seat, skill, kind, target)
        base = self.game.base_skill(self.seat, skill)
        value = self.game.skill(self.seat, skill).total
        test.add = add
        raw = value + add if value else base + add
        if difficulty is not None:
            test.kind, test.difficulty = "", difficulty
        return odds.chance(self.game, test, tuple(self.state.bag), raw)

    def with_cards(self, chance: float) -> float:
        """A test is rarely left to luck alone: cards in hand help."""
        return chance + (1 - chance) * min(0.35, 0.07 * len(self.me.hand))

    # Enemies

    def engaged(self) -> list[Enemy]:
        return self.game.engaged_with(self.seat)

    def threats(self) -> list[Enemy]:
        """Who attacks if anything but fighting and evading is done."""
        return [enemy for enemy in self.engaged() if not enemy.exhausted]

    def left(self, enemy: Enemy) -> int:
        return max(1, self.game.enemy_value(enemy, "health") - enemy.tokens.get("damage", 0))

    def bite(self, enemy: Enemy) -> float:
        """What an attack of this enemy costs."""
        return self.game.enemy_value(enemy, "damage") * self.worth_of("health") + self.game.enemy_value(
            enemy, "horror"
        ) * self.worth_of("sanity")

    def worth_of(self, what: str) -> float:
        """A point of health or sanity is worth the more the fewer are left."""
        card = self.content.investigators[self.me.investigator]
        most, gone = (card.health, self.me.damage) if what == "health" else (card.sanity, self.me.horror)
        left = max(1, most - gone)
        return 0.6 if left > 4 else 1.0 if left > 2 else 2.2

    # Places

    def place(self) -> Location | None:
        return next((place for place in self.state.locations if place.card == self.me.place), None)

    def clues_at(self, place: Location) -> int:
        if place.revealed:
            return place.tokens.get("clues", 0)
        return self.content.locations[place.card].clues * self.state.investigators

    def distances(self) -> dict[str, int]:
        return self.game.ways().distances(self.me.place)

    def clues_needed(self) -> int:
        """How many more clues the group wants."""
        act = self.state.act
        if act is None or act.card not in self.content.acts:
            return 99
        printed_act = self.content.acts[act.card]
        held = sum([player.clues for player in self.state.players if not player.out])
        if not printed_act.clues:
            return 2 * self.state.investigators - held if self.state.scenario != "the-gathering" else 0
        return max(0, printed_act.clues * self.state.investigators - held)

    # Abilities

    def ability(self, key: str) -> tuple[str, Ability | None]:
        """Of an answer `use:KEY:NUMBER`: the thing, and what is printed."""
        thing, _, number = key.removeprefix("use:").rpartition(":")
        card: Any = self.content.printed.get(printed(thing))
        abilities = card.abilities if card is not None else ()
        return thing, abilities[int(number)] if number.isdigit() and int(number) < len(abilities) else None
