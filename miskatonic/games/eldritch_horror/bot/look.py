"""The table as a bot sees it: a view, and the numbers that the rules would compute from it."""

from __future__ import annotations

from functools import cache, cached_property
from math import comb
from typing import TYPE_CHECKING

from miskatonic.engine.chance import Person
from miskatonic.games.eldritch_horror import RULES, mysteries, purse, testing
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Player, State

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.fights import Fight

COMBAT = ("any", "combat", "not-other-world")


@cache
def binomial(count: int, p: float) -> list[float]:
    """How likely each number of successes is."""
    return [comb(count, k) * p**k * (1 - p) ** (count - k) for k in range(count + 1)]


@cache
def distances(start: str) -> dict[str, int]:
    """The map is printed."""
    return RULES.content.map.distances(start)


class Look:
    """Made anew for every question: what a seat may see, nothing else."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.game: Eldritch = RULES.game(state, Person(), [])
        self.content = self.game.content
        self.seat = seat
        self.me: Player = state.players[seat]
        self._far: dict[str, dict[str, int]] = {}
        self._pools: dict[tuple[int, str, str, tuple[str, ...]], int] = {}
        self.fights: dict[tuple[int, str], Fight] = {}

    # The map

    def far(self, start: str, goal: str) -> int:
        found = self._far.get(start)
        if found is None:
            found = self._far[start] = distances(start)
        return found.get(goal, 99)

    def reach(self, place: str, train: int, ship: int, *, steps: int = 1) -> dict[str, tuple[str, int]]:
        """Where a Travel action leads with so many tickets: the first step, and how many tickets it takes."""
        found: dict[str, tuple[str, int]] = {}
        edge = [(place, train, ship, "", 0)]
        if steps:
            edge = [(space, train, ship, space, 0) for space, _ in self.content.paths[place]]
            for space, *_ in edge:
                found[space] = (space, 0)
        while edge:
            further: list[tuple[str, int, int, str, int]] = []
            for at, trains, ships, first, used in edge:
                for space, kind in self.content.paths[at]:
                    left = (trains - (kind == "train"), ships - (kind == "ship"))
                    if kind == "uncharted" or min(left) < 0 or space in found or space == place:
                        continue
                    found[space] = (first or f"{kind}:{space}", used + 1)
                    further.append((space, *left, first or f"{kind}:{space}", used + 1))
            edge = further
        return found

    # Dice

    def pool(self, player: Player, skill: str, modifier: int = 0, during: tuple[str, ...] = ("any",)) -> int:
        key = (player.seat, player.place, skill, during)
        dice = self._pools.get(key)
        if dice is None:
            parts = testing.pool_parts(self.game, player, skill, 0, during)
            dice = self._pools[key] = sum([part[1] for part in parts])
        return max(1, dice + modifier)

    def success(self, player: Player) -> float:
        return (7 - testing.least_success(self.game, player)) / 6

    def chance(self, player: Player, skill: str, modifier: int = 0, during: tuple[str, ...] = ("any",)) -> float:
        """That a test is passed."""
        return 1.0 - (1.0 - self.success(player)) ** self.pool(player, skill, modifier, during)

    def results(self, player: Player, skill: str, modifier: int, during: tuple[str, ...]) -> list[float]:
        """How likely each number of successes is."""
        return binomial(self.pool(player, skill, modifier, during), self.success(player))

    # What the team needs

    @cached_property
    def people(self) -> list[Player]:
        return [player for player in self.state.players if player.investigator]

    def health(self, player: Player) -> int:
        return self.content.investigators[player.investigator].health

    def sanity(self, player: Player) -> int:
        return self.content.investigators[player.investigator].sanity

    @cached_property
    def left(self) -> int:
        """How much the active Mystery still asks for."""
        if self.state.mystery is None:
            return 0
        return max(0, mysteries.needed(self.game) - mysteries.progress(self.game))

    @cached_property
    def price(self) -> int:
        """Clues that one step of the active Mystery costs whoever takes it."""
        mystery = self.state.mystery
        return PRICES.get(mystery.card, 0) if mystery is not None and self.left else 0

    @cached_property
    def step(self) -> float:
        """What one token, Clue or Gate on the active Mystery is worth."""
        return W["mystery"] / max(1, mysteries.needed(self.game)) if self.left else 0.0

    @cached_property
    def warlike(self) -> bool:
        """Whether the active Mystery is solved by fighting."""
        mystery = self.state.mystery
        if mystery is None:
            return self.state.final_begun
        what = self.content.mysteries[mystery.card].goal.what
        return self.state.final_begun or what in ("epic", "toughness") or mystery.card == "the-deep-ones-attack"

    @cached_property
    def cards(self) -> int:
        """How many Mythos cards are left."""
        return sum([stage.green + stage.yellow + stage.blue for stage in self.state.stages])

    @cached_property
    def horizon(self) -> int:
        """For how many rounds the team will still have to hold out."""
        sheet = self.content.ancient_ones[self.state.ancient_one]
        open_ones = sheet.mysteries - len(self.state.solved) - (0.5 if not self.left else 0.0) + self.state.awake
        return int(max(3.0, min(float(self.cards), W["per-mystery"] * open_ones, W["far"])))

    @cached_property
    def doom_price(self) -> float:
        """What a point of Doom is worth: the last ones are dearest."""
        return W["doom"] * (1.0 + 0.15 * max(0, 6 - self.state.doom))

    @cached_property
    def fighters(self) -> dict[int, float]:
        """By seat: how many successes one may hope for against a monster of the usual kind."""
        found: dict[int, float] = {}
        for player in self.people:
            dice = self.pool(player, "strength", -1, COMBAT)
            found[player.seat] = dice * self.success(player) * min(1.0, 0.3 + 0.15 * player.sanity)
        return found

    def clues(self, player: Player) -> int:
        return purse.clue_worth(self.game, player)

    @cached_property
    def wanted(self) -> bool:
        """Whether the team still lacks Clues for what is to be done now."""
        for ongoing in self.state.ongoing:
            if self.content.mythos[ongoing.card].encounter is not None:
                return True
        if not self.price:
            return False
        ready = sum([self.clues(player) // self.price for player in self.people])
        return ready < self.left

    def clue_price(self) -> float:
        """What giving up one Clue costs; little to whoever finds another as an action."""
        if self.me.investigator == "trish-scarborough" and len(self.me.clues) == 1 and self.price < 2:
            return W["spend"] / 3
        price = self.price
        if self.wanted or price:
            spare = self.clues(self.me) - (price or -(-self.game.investigators // 2))
            return W["spend-wanted"] if spare <= 0 else W["spend"]
        return W["spend"] if self.clues(self.me) < 3 else W["spend"] / 2

    def loss(self, player: Player, health: float, sanity: float) -> float:
        """What it costs to lose so much; the last points are dearest."""
        found = 0.0
        for lost, held in ((health, player.health), (sanity, player.sanity)):
            if lost > 0:
                found += W["point"] * lost * (1.0 + 2.0 / max(1.0, held - lost))
            if lost >= held:
                found += W["defeat"] + 0.5 * self.doom_price
        return found


PRICES = {
    "omen-of-devastation": 1,
    "seed-of-the-daemon-sultan": 2,
    "the-true-name": 2,
    "the-deep-ones-attack": 1,
    "rituals-in-the-wild": 2,
    "hunting-the-thousand": 2,
    "arcane-understanding": 1,
}
"""Clues that whoever brings a Mystery a step further spends."""
