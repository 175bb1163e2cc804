"""What a bot reads off its view: what a notebook would gain, what a zone is worth, how good a card is."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from miskatonic.engine.chance import Person
from miskatonic.engine.visibility import UNSEEN
from miskatonic.games.dungeonology import cubes, stealth
from miskatonic.games.dungeonology.rules import RULES
from miskatonic.games.dungeonology.state import Player, State
from miskatonic.games.dungeonology.terms import COLOURS, START, VALUES

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.cards import Play

STAR = 3.0
"""What a star is worth beside its points, as long as two are not there."""
CARD = 0.55
"""What a point of bonus level is worth in hand."""
PATIENCE = 11
"""Rounds."""
MARGINS = (2, 1, 0)
"""Stealth above the alertness, as long as the hand has it: rivals can still play cards."""
HELP = 1
"""What an ability adds to a test, less what it tires."""
PASSED = (0.4, 0.45, 0.72, 0.84, 0.88, 0.95)
SPITE = {"gentle": 0.0, "sly": 0.4, "nasty": 0.9}
"""What a point that a rival loses is worth, by the kind of bots that the table asked for."""
AHEAD, BEHIND = 1.75, 0.5
""".. and by how that rival stands."""


class Eyes:
    """The view of one seat, with the game's own helpers to read it; nothing is changed."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.game = RULES.game(state, Person(), [])
        self.me = state.players[seat]

    def grudge(self, rival: Player) -> float:
        """What a point that this rival loses is worth: more if they stand no worse than oneself."""
        ahead = self.standing(rival) >= self.standing(self.me)
        return SPITE[self.state.bots] * (AHEAD if ahead else BEHIND)

    @property
    def card_point(self) -> float:
        """What a point of stealth costs: under maximum alertness there is little left to save cards for."""
        return 0.4 * CARD if self.state.panic else CARD

    @property
    def gentle(self) -> bool:
        """Takes nothing from anybody, and hinders only whoever comes too near."""
        return self.state.bots == "gentle"

    @property
    def nasty(self) -> bool:
        """Hinders everybody, leader or not."""
        return self.state.bots == "nasty"

    @property
    def impatience(self) -> float:
        """Grows when an expedition lasts too long: whoever only waits brings nobody home."""
        return max(0.0, 0.4 * (self.state.turn / self.state.seats - PATIENCE))

    def points(self, player: Player) -> float:
        """As far as this seat knows them: with the clan's modifiers, if it has seen the card."""
        clan = self.state.clan.card
        if clan and clan != UNSEEN:
            return self.game.modified(player.seat, dict(RULES.content.clans[clan].modifiers))  # type: ignore[arg-type]
        return self.game.points(player.seat)

    def standing(self, player: Player) -> float:
        """How far somebody has come, for choosing whom to hinder."""
        game = self.game
        return self.points(player) + 2 * game.stars(player) + (10 if player.published else 0)

    def leader(self, seats: list[int]) -> int:
        players = self.state.players
        return max(seats, key=lambda seat: (self.standing(players[seat]), -seat))

    def cube(self, player: Player, colour: str, height: int | None = None) -> float:
        """What the next cube of this colour would bring."""
        column = RULES.content.columns[colour]
        at = player.cubes[colour] if height is None else height
        if at >= column.length:
            return 0.0
        worth: float = column.points[at + 1] - column.points[at]
        clan = self.state.clan.card
        if clan and clan != UNSEEN:
            worth += RULES.content.clans[clan].modifiers.get(colour, 0)  # type: ignore[call-overload]
        if at + 1 in column.stars:
            worth += STAR if self.game.stars(player) < 2 else 1.0
        elif at + 1 < column.length and at + 2 in column.stars:
            worth += 0.7
        if at + 1 in column.bonuses:
            worth += 1.5
        return worth

    def haul(self, zone: str, count: int) -> float:
        """What so many cubes of a zone would bring."""
        heights = dict(self.me.cubes)
        tile = self.game.tile(zone)
        found = [tile.cubes[space] for space in cubes.fitting(self.game, self.me, zone)]
        if not tile.entered and not self.state.panic:
            found = list(self.game.zone(zone).cubes)
        worth = 0.0
        for colour in found[:count]:
            worth += self.cube(self.me, colour, heights[colour])
            heights[colour] += 1
        return worth

    def strength(self) -> int:
        """The stealth level that the hand, the notebook and the scholar's own abilities allow."""
        cards = sum([self.game.bonus_of(card, self.seat) for card in self.me.hand])
        return cards + self.game.research_bonus(self.seat) + (HELP if self.helped else 0)

    @property
    def rested(self) -> bool:
        """One more fatigue token would not send this scholar to bed."""
        return self.me.fatigue + 1 < self.game.stat(self.seat, "stamina")

    @property
    def helped(self) -> bool:
        """Has an ability for stealth tests, and can afford it."""
        return self.rested and any([ability.when == "test" for ability in self.game.side(self.seat).abilities])

    def expected(self, zone: str, count: int) -> int:
        """The alertness to be met, with what is likely to come."""
        needed = stealth.level(stealth.research_alertness(self.game, self.seat, zone, count))
        needed += 2 * self.game.perk(self.seat, "deaf-bard")
        for effect in self.game.zone(zone).effects:
            if effect.kind == "luck":
                needed -= 2
            elif effect.kind == "bad-luck":
                needed += 2
        return needed

    def chance(self, strength: int, needed: int) -> float:
        """How often such a test succeeded among bots, by what the hand can spare."""
        spare = strength - needed
        return PASSED[min(spare, len(PASSED) - 1)] if spare >= 0 else 0.2 if spare == -1 else 0.05

    def research(self, zone: str, count: int, strength: int) -> float:
        needed = self.expected(zone, count)
        passed = self.chance(strength, needed)
        return passed * self.haul(zone, count) - (1 - passed) * 2.5 - self.card_point * min(needed, strength)

    def worth_of(self, zone: str, strength: int) -> float:
        """What research in a zone promises."""
        if zone == START or not self.me.hand:
            return 0.0
        there = len([cube for cube in self.game.tile(zone).cubes if cube])
        if not self.game.tile(zone).entered and not self.state.panic:
            there = len(self.game.zone(zone).cubes)
        most = min(self.game.stat(self.seat, "intelligence"), there)
        found = [self.research(zone, count, strength) for count in range(1, most + 1)]
        return max([0.0, *[value + self.impatience for value in found]])

    def prospect(self, zone: str, strength: int) -> float:
        """What a turn promises that ends in a zone: research or spying, and what the scholar takes by force."""
        if zone == START or self.gentle:
            return self.worth_of(zone, strength)
        from miskatonic.games.dungeonology.bot.prey import by_force, by_stealth

        research = self.worth_of(zone, strength)
        spying = by_stealth(self, zone, strength - self.game.research_bonus(self.seat))
        best = max(research, spying)
        if self.game.perk(self.seat, "actions"):
            best += 0.5 * min(research, spying)
        return best + by_force(self, zone)

    def needed_to_publish(self) -> float:
        clan = self.state.clan.card
        clans = RULES.content.clans
        if clan and clan != UNSEEN:
            return clans[clan].needed
        # Unknown: the clan that suits this notebook least must still do, nearly.
        game = self.game
        lacks = [card.needed - game.modified(self.seat, dict(card.modifiers)) for card in clans.values()]  # type: ignore[arg-type]
        return self.points(self.me) + sorted(lacks)[len(lacks) // 2]

    def can_publish(self) -> bool:
        return self.points(self.me) >= self.needed_to_publish()

    def card(self, card: str) -> float:
        """What a card is worth in hand."""
        trick = RULES.content.tricks[card]
        special = 0.6 if trick.main is not None and trick.main.timing in ("reaction", "test") else 0.0
        if trick.type in ("deception", "destiny", "magic"):
            special += 0.4
        return CARD * self.game.bonus_of(card, self.seat) + special

    def subset(self, cards: list[str], needed: int) -> list[str]:
        """The cheapest cards that reach so much; none if all together do not."""
        best: list[str] = []
        price = 0.0
        for size in range(1, len(cards) + 1):
            for some in combinations(cards, size):
                if sum([self.game.bonus_of(card, self.seat) for card in some]) >= needed:
                    cost = sum([self.card(card) for card in some])
                    if not best or cost < price:
                        best, price = list(some), cost
        return best

    def distances(self) -> dict[str, int]:
        """Zones by steps from here, by ways that are open to this scholar."""
        found = {self.me.place: 0}
        edge = [self.me.place]
        while edge:
            here = edge.pop(0)
            for to in self.game.connected(here):
                if to not in found and self.open(here, to):
                    found[to] = found[here] + 1
                    edge.append(to)
        return found

    def open(self, here: str, to: str) -> bool:
        """Whether this scholar could go from here to there."""
        from miskatonic.games.dungeonology.moving import barred

        place = self.me.place
        self.me.place = here
        shut = barred(self.game, self.me, to)
        self.me.place = place
        return not shut

    def price(self, play: Play, card: str) -> float:
        return sum([_cost(effect) for effect in play.cost]) + self.card(card)


def _cost(effect: object) -> float:
    tag = getattr(effect, "tag", "")
    amount = getattr(effect, "amount", 1)
    if tag == "sacrifice":
        return 1.1 * amount
    if tag == "draw-students":
        return 0.45 * amount
    if tag == "take-fatigue":
        return 1.4 * amount
    return 0.6 if tag == "choose-one" else 0.0


def best_colour(eyes: Eyes, player: Player, colours: list[str]) -> str:
    return max(colours, key=lambda colour: (eyes.cube(player, colour), VALUES[colour]))


__all__ = ["CARD", "COLOURS", "MARGINS", "Eyes", "best_colour"]
