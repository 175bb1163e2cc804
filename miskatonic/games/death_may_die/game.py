"""A running game: what words ask of it, and the helpers through which every change goes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.game import Rules
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.value import Value
from miskatonic.games.death_may_die.board import Board
from miskatonic.games.death_may_die.state import Claimed, Enemy, Investigator, Marker, State
from miskatonic.games.death_may_die.terms import (
    ACTIONS,
    ALL,
    CULTIST,
    INVESTIGATOR_DICE,
    MOST_LEVEL,
    MOST_STRESS,
    THRESHOLDS,
)
from miskatonic.kit.game import TableGame
from miskatonic.kit.scene import SEAT, Scene, seat_of
from miskatonic.kit.ways import Ways

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.cards import DiscoverySide, EnemyStats, EpisodeCard, Perk, StageCard
    from miskatonic.games.death_may_die.content import DeathMayDieContent

Found = list[tuple["Perk", str]]
"""Perks of one name, each with the component that gives it."""


class DeathMayDie(TableGame[State]):
    golden_rule = "dmd.episodes.2"
    content: DeathMayDieContent
    board: Board

    def __init__(
        self,
        rules: Rules[State],
        state: State,
        source: Source,
        journal: list[Entry],
        content: DeathMayDieContent,
        settling: Callable[[DeathMayDie], Awaitable[None]],
    ) -> None:
        super().__init__(rules, state, source, journal)
        self.content = content
        self.vocabulary = content.VOCABULARY
        self._settling = settling
        self._perks: list[dict[str, Found] | None] = [None] * len(state.investigators)
        self.foreseen: tuple[int, dict[str, Value]] | None = None
        """Where things may go next, and after how many entries of the journal that was looked at."""
        self.episode: EpisodeCard
        self.stages: list[StageCard]
        self.stats: dict[str, EnemyStats]
        self.boxes_open()

    def boxes_open(self) -> None:
        """dmd.episodes.2: what the Episode and the Elder One that are played bring, looked up all the time."""
        content, state = self.content, self.state
        self.episode = content.episodes[state.episode]
        self.board = content.boards[state.episode]
        self.stages = content.stages_of[state.elder_one.card]
        self.stats = content.stats_of[state.elder_one.card, state.episode]

    # Who and where

    @property
    def lead(self) -> int:
        return self.state.investigators[self.state.active].player

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def active(self) -> Investigator:
        return self.state.investigators[self.state.active]

    def player_of(self, person: int) -> int:
        return self.state.investigators[person].player

    def thing_text(self, thing: str) -> Msg:
        if thing.startswith(SEAT):
            return Msg("thing", {"name": self.name(seat_of(thing))})
        card, number, _ = thing.partition("#")
        if not number:
            return Msg("thing", {"name": Name(thing)})
        for investigator in self.state.investigators:
            for claimed in investigator.cards:
                if claimed.key == thing:
                    return Msg("thing", {"name": Name(self.side(claimed).id)})
        return Msg("thing-at", {"name": Name(card), "place": Name(self.place_of(thing) or card)})

    def name(self, who: int) -> Name:
        return Name(self.state.investigators[who].card)

    def seats_in_order(self) -> list[int]:
        """Whoever lives, clockwise from the active Investigator."""
        everybody = self.state.investigators
        count = len(everybody)
        order = [(self.state.active + step) % count for step in range(count)]
        return [number for number in order if not everybody[number].out]

    def living(self) -> list[Investigator]:
        return [investigator for investigator in self.state.investigators if not investigator.out]

    def place_of(self, thing: str) -> str:
        if thing.startswith(SEAT):
            return self.state.investigators[seat_of(thing)].place
        if thing in self.board.spaces:
            return thing
        if thing == self.state.elder_one.card:
            return self.state.elder_one.place
        enemy = self.enemy(thing)
        if enemy is not None:
            return enemy.place
        marker = self.marker(thing)
        return marker.place if marker is not None else ""

    def ways(self) -> Ways:
        return self.board.ways

    def enemy(self, key: str) -> Enemy | None:
        """The enemy with this key, if it is still on the map."""
        number = key.partition("#")[2]
        if number:
            wanted = int(number)
            for enemy in self.state.enemies:
                if enemy.number == wanted:
                    return enemy
        return None

    def marker(self, key: str) -> Marker | None:
        number = key.partition("#")[2]
        if number:
            wanted = int(number)
            for marker in self.state.markers:
                if marker.number == wanted:
                    return marker
        return None

    def enemies_at(self, place: str) -> list[Enemy]:
        return [enemy for enemy in self.state.enemies if enemy.place == place]

    def enemy_keys_at(self, place: str) -> list[str]:
        """Every Enemy in a space, the Elder One last."""
        found = [enemy.key for enemy in self.state.enemies if enemy.place == place]
        if self.state.elder_one.place == place:
            found.append(self.state.elder_one.card)
        return found

    def safe(self, place: str) -> bool:
        """dmd.safe-space.1"""
        if self.state.elder_one.place == place:
            return False
        for enemy in self.state.enemies:  # noqa: SIM110 - the hot path: a generator costs more than the answer
            if enemy.place == place:
                return False
        return True

    def others_at(self, place: str, but: int = -1) -> list[Investigator]:
        return [
            investigator
            for investigator in self.state.investigators
            if investigator.place == place and not investigator.out and investigator.number != but
        ]

    def numbered(self) -> int:
        self.state.counter += 1
        return self.state.counter

    # What components give

    def side(self, claimed: Claimed) -> DiscoverySide:
        return self.content.sides[claimed.card, claimed.side]

    def level(self, who: int, skill: str) -> int:
        """dmd.companions.6, dmd.companions.7, dmd.companions.8, dmd.companions.9: the marker, moved by Companions.

        Without the Skill, a Companion lends its level 1.
        """
        investigator = self.state.investigators[who]
        given = 0
        for claimed in investigator.cards:
            if self.side(claimed).skill == skill:
                given += 1
        skills = self.content.investigators[investigator.card].skills
        own = investigator.levels[skills.index(skill)] if skill in skills else 0
        return min(MOST_LEVEL, own + given)

    def skills_of(self, who: int) -> list[str]:
        """Those on the board, then those that Companions lend."""
        investigator = self.state.investigators[who]
        found = list(self.content.investigators[investigator.card].skills)
        for claimed in investigator.cards:
            skill = self.side(claimed).skill
            if skill and skill not in found:
                found.append(skill)
        return found

    def perks(self, who: int) -> dict[str, Found]:
        found = self._perks[who]
        if found is None:
            found = self._perks[who] = {}
            for perk, source in self._all_perks(who):
                found.setdefault(f"{perk.what}:{perk.action}" if perk.action else perk.what, []).append((perk, source))
        return found

    def _all_perks(self, who: int) -> Found:
        """dmd.skills.6: of every Skill what its level gives; of every card what is printed on it."""
        investigator = self.state.investigators[who]
        given: Found = []
        for skill in self.skills_of(who):
            given += [(perk, skill) for perk in self.content.perks_at(skill, self.level(who, skill))]
        for claimed in investigator.cards:
            side = self.side(claimed)
            given += [(perk, side.id) for perk in side.perks]
        if investigator.insanity:
            given += [(perk, investigator.insanity) for perk in self.content.insanities[investigator.insanity].perks]
        return given

    def perks_change(self, who: int) -> None:
        self._perks[who] = None

    def perk(self, who: int, what: str) -> int:
        """What all components together give an Investigator now."""
        found = (self._perks[who] or self.perks(who)).get(what)
        if found is None:
            return 0
        total = 0
        for perk, source in found:
            if perk.that is None or self.holds(perk.that, Scene(who, source)):
                total += perk.add
        return total

    def enemy_perk(self, key: str, what: str) -> int:
        """What an enemy's own card gives it now."""
        stats = self.stats.get(key.partition("#")[0])
        if stats is None or not stats.perks:
            return 0
        total = 0
        for perk in stats.perks:
            if perk.what == what and (
                perk.that is None or self.holds(perk.that, Scene(self.state.active, key, None, key))
            ):
                total += perk.add
        return total

    def own_bonus(self, who: int) -> int:
        """Bonus dice of every roll that this Investigator makes (dmd.bonus-dice.*)."""
        return self.state.investigators[who].bonus + self.perk(who, "dice")

    def actions_of(self, who: int) -> int:
        return ACTIONS + self.perk(who, "actions") + ("fourth_action" in self.state.handicaps)

    def roll_of(self, who: int) -> tuple[int, int]:
        """The dice of an ordinary roll."""
        return INVESTIGATOR_DICE, self.own_bonus(who)

    def holdings(self, thing: str, what: str) -> int:
        if not thing.startswith(SEAT):
            return 0
        who = seat_of(thing)
        investigator = self.state.investigators[who]
        match what:
            case "wounds":
                return investigator.wounds
            case "stress":
                return investigator.stress
            case "stress-room":
                return MOST_STRESS - investigator.stress
            case "yellow-sign":
                return investigator.signs
            case "insanity-token":
                return investigator.insanity_tokens
            case "fire":
                return investigator.fire + investigator.fire_wounds
            case "item" | "companion" | "condition":
                return len([claimed for claimed in investigator.cards if self.side(claimed).type == what])
            case "card":
                return len(investigator.cards)
        if what in self.content.tokens:
            held = self.state.markers
            return len([marker for marker in held if marker.holder == who and what in (marker.card, marker.face)])
        return self.level(who, what) if what in self.content.skills else self.holding(who, what)

    def holding(self, who: int, what: str) -> int:
        """How many cards this Investigator has of this name or with this trait."""
        found = 0
        for claimed in self.state.investigators[who].cards:
            side = self.side(claimed)
            if side.id == what or what in side.tags:
                found += 1
        return found

    def on_threshold(self, who: int) -> bool:
        return self.state.investigators[who].sanity in THRESHOLDS

    def before_threshold(self, who: int) -> bool:
        return self.state.investigators[who].sanity + 1 in THRESHOLDS

    def elder_dice(self) -> tuple[int, int]:
        """dmd.elder-fight.2: the sum of the dice on all revealed Stage cards."""
        standard = bonus = 0
        for stage in self.stages[: self.state.elder_one.stage]:
            standard += stage.standard
            bonus += stage.bonus
        return standard, bonus

    def is_monster(self, card: str) -> bool:
        """dmd.enemies.2"""
        return card != CULTIST and card != self.state.elder_one.card

    # Small changes, each with its event

    def heal_stress(self, who: int, amount: int = ALL) -> int:
        investigator = self.state.investigators[who]
        healed = min(amount, investigator.stress)
        if healed > 0:
            investigator.stress -= healed
            self.event("healed", who=self.name(who), what="stress", amount=healed)
        return healed

    def heal_wounds(self, who: int, amount: int = ALL) -> int:
        """dmd.companions.3: the Investigator's own, never a Companion's."""
        investigator = self.state.investigators[who]
        healed = min(amount, investigator.wounds)
        if healed > 0:
            investigator.wounds -= healed
            self.event("healed", who=self.name(who), what="wounds", amount=healed)
        return healed

    def stress(self, who: int, amount: int) -> int:
        """As much as fits on the track (dmd.stress.3); how much did not."""
        investigator = self.state.investigators[who]
        taken = min(amount, MOST_STRESS - investigator.stress)
        if taken > 0:
            investigator.stress += taken
            self.event("stress", who=self.name(who), amount=taken)
        return amount - max(0, taken)

    def add_fire(self, place: str, amount: int = 1) -> int:
        """dmd.fire.8: what the supply does not have is ignored."""
        added = min(amount, self.state.fire_supply)
        if added > 0:
            self.state.fire_supply -= added
            self.state.fire[place] = self.state.fire.get(place, 0) + added
            self.event("fire", place=Name(place), amount=added)
        return added

    def remove_fire(self, place: str, amount: int) -> int:
        here = self.state.fire.get(place, 0)
        removed = min(amount, here)
        if removed > 0:
            if removed == here:
                del self.state.fire[place]
            else:
                self.state.fire[place] = here - removed
            self.state.fire_supply += removed
            self.event("fire.out", place=Name(place), amount=removed)
        return removed

    def catch_fire(self, who: int, amount: int) -> None:
        """dmd.run.6, dmd.fire.9: Wound tokens stand for Fire tokens that are lacking."""
        investigator = self.state.investigators[who]
        taken = min(amount, self.state.fire_supply)
        self.state.fire_supply -= taken
        investigator.fire += taken
        investigator.fire_wounds += amount - taken
        self.event("on-fire", who=self.name(who), amount=amount)

    def put_out(self, who: int) -> None:
        """dmd.fire.6"""
        investigator = self.state.investigators[who]
        self.state.fire_supply += investigator.fire
        investigator.fire = 0
        investigator.fire_wounds = 0
        self.event("on-fire.out", who=self.name(who))

    # Settling

    async def settle(self) -> None:
        self.unsettled = False
        await self._settling(self)
