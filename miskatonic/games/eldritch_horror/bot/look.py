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
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.fights import Fight
    from miskatonic.games.eldritch_horror.bot.goals import Goal
    from miskatonic.games.eldritch_horror.bot.yields import Yield

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
        self.worths: dict[tuple[int, Goal, int], float] = {}
        self.guarded: dict[str, float] = {}
        self.hopes: dict[str, float] = {}
        self.yields: dict[tuple[int, str, str], Yield] = {}

    # The map

    def far(self, start: str, goal: str) -> int:
        found = self._far.get(start)
        if found is None:
            found = self._far[start] = distances(start)
        return found.get(goal, 99)

    def reach(self, place: str, train: int, ship: int, *, steps: int = 1) -> dict[str, tuple[str, int, int]]:
        """Where a Travel action leads with so many tickets: the first step, and the tickets that are left then."""
        found: dict[str, tuple[str, int, int]] = {}
        edge = [(place, train, ship, "")]
        if steps:
            edge = [(space, train, ship, space) for space, _ in self.content.paths[place]]
            for space, *_ in edge:
                found[space] = (space, train, ship)
        while edge:
            further: list[tuple[str, int, int, str]] = []
            for at, trains, ships, first in edge:
                for space, kind in self.content.paths[at]:
                    left = (trains - (kind == "train"), ships - (kind == "ship"))
                    if kind == "uncharted" or min(left) < 0 or space in found or space == place:
                        continue
                    found[space] = (first or f"{kind}:{space}", *left)
                    further.append((space, *left, first or f"{kind}:{space}"))
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

    def helped(self, player: Player) -> float:
        """How likely a Clue saves a test that has failed."""
        return 0.5 * self.success(player) if player.clues else 0.0

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
        return self.mystery_price / max(1, mysteries.needed(self.game)) if self.left else 0.0

    @cached_property
    def stride(self) -> float:
        """What it is worth to pay the price of the active Mystery once: a monster is worth all its toughness."""
        return self.step * (2.5 if self.game.active_mystery("collects-monsters") else 1.0)

    @cached_property
    def time(self) -> float:
        """How many rounds are left at the usual pace of Doom; no more than there are Mythos cards."""
        return max(1.0, min(float(self.cards), 4.0 if self.state.awake else self.state.doom / W["doom-pace"]))

    @cached_property
    def growth(self) -> float:
        """How much it is worth to grow stronger: as much as there is time to make use of it."""
        return W["grow"] * round(min(1.75, self.time / 6.0), 1)

    @cached_property
    def mystery_price(self) -> float:
        """What solving the active Mystery is worth: the more, the less time there is for all of them."""
        state = self.state
        sheet = self.content.ancient_ones[state.ancient_one]
        share = self.left / max(1, mysteries.needed(self.game)) if state.mystery is not None else 0.0
        ahead = sheet.mysteries - len(state.solved) - 1 + share + state.awake
        haste = float((W["per-mystery"] * max(0.5, ahead) / self.time) ** 1.5)
        return W["mystery"] * min(1.6, max(W["calm"], haste)) * (1.0 + W["eager"] * len(state.solved))

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
        """What a point of Doom is worth: little where the Mythos cards will run out before."""
        pressed = float((self.cards * W["doom-pace"] / max(1, self.state.doom)) ** 1.5)
        return W["doom"] * min(W["pressed"], max(0.4, pressed))

    @cached_property
    def gate_price(self) -> float:
        """What a Gate of unknown colour brings upon the world."""
        return W["gate"] + 0.35 * self.doom_price * self.horizon

    @cached_property
    def spells_wanted(self) -> float:
        """How dear one more Spell is."""
        if not self.left:
            return 0.0
        if self.game.active_mystery("spells-feed"):
            return W["spell"] if sum([len(player.spells) for player in self.people]) < self.left + 1 else 0.0
        if self.game.active_mystery("gates-feed"):
            return W["spell"] if sum([len(player.spells) // 2 for player in self.people]) < self.left else 0.0
        return 0.0

    def spell_price(self, player: Player) -> float:
        """To somebody: the second of a pair is the dearer one, where pairs are asked for."""
        pairs = self.game.active_mystery("gates-feed")
        return self.spells_wanted * (1.4 if pairs and len(player.spells) % 2 else 1.0)

    @cached_property
    def prices(self) -> tuple[object, ...]:
        """All by which encounters are judged beside who has them, roughly: what was judged once is kept."""
        state = self.state
        ours = (round(self.doom_price / 3), self.horizon // 3, round(self.step / 12), self.spells_wanted)
        return (
            *ours,
            round(self.clue_price() / 3),
            bool(state.omen_eldritch),
            state.awake,
            bool(state.solved),
            self.growth,
        )

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
        return self.lacking

    @cached_property
    def lacking(self) -> bool:
        """Whether nobody has the Clues yet for a step that the active Mystery asks for."""
        if not self.price:
            return False
        ready = [min(self.half, self.clues(player) // self.price) for player in self.people if self.fit(player)]
        return sum(ready) < self.left

    @property
    def half(self) -> int:
        """Steps of the active Mystery for which somebody should have the Clues: not one does everything."""
        return -(-self.left // 2)

    @cached_property
    def ahead(self) -> float:
        """Clues that the Mysteries still to come may cost: which ones they can be is open."""
        state, content = self.state, self.content
        sheet = content.ancient_ones[state.ancient_one]
        now = state.mystery.card if state.mystery is not None else ""
        known = [card for card in content.mysteries.values() if card.ancient_one == sheet.id]
        coming = [card for card in known if card.id not in state.solved and card.id != now]
        draws = sheet.mysteries - len(state.solved) - (1 if now else 0)
        if not coming or draws <= 0:
            return 0.0
        costs = 0.0
        for card in coming:
            steps = self.game.amount(card.goal.amount, Scene(state.lead, card.id))
            costs += PRICES.get(card.id, 0) * (steps / USUAL if card.goal.what == "toughness" else steps)
        return draws * costs / len(coming)

    @cached_property
    def spare(self) -> float:
        """What a Clue is worth that nothing asks for yet."""
        held = sum([self.clues(player) for player in self.people]) - (self.price * self.left if self.price else 0)
        return W["clue"] * (W["clue-ahead"] if held < self.ahead else 1.0)

    @cached_property
    def able(self) -> dict[int, float]:
        """By seat: how likely one who has the Clues turns them into a step of the active Mystery."""
        return {player.seat: self._able(player) for player in self.people}

    def _able(self, player: Player) -> float:
        mystery = self.state.mystery
        card = mystery.card if mystery is not None and self.left else ""
        if card == "hunting-the-thousand":
            return sum(self.results(player, "strength", -2, COMBAT)[2:])
        if card == "arcane-understanding":
            return self.chance(player, "lore") * (1.0 if player.spells else 0.5)
        if card in ("seed-of-the-daemon-sultan", "rituals-in-the-wild"):
            return self.chance(player, "observation")
        return 1.0

    def fit(self, player: Player) -> bool:
        """Whether Clues are in good hands with this one."""
        return self.able[player.seat] >= 0.6 * max(self.able.values())

    @cached_property
    def feeding(self) -> bool:
        """Whether Spells that are cast, with a Clue each, solve the active Mystery."""
        return bool(self.left and self.game.active_mystery("spells-feed"))

    def fed(self, giver: Player, taker: Player, *, spells: bool = True) -> tuple[float, int]:
        """What it is worth that the one hands all his Clues and Spells to the other, or Clues alone; and how many."""
        before = self._castable(giver, 0, 0) + self._castable(taker, 0, 0)
        if spells:
            moved = len(giver.clues) + len(giver.spells)
            after = self._castable(taker, len(giver.clues), len(giver.spells))
        else:
            moved = min(len(giver.clues), max(0, len(taker.spells) - len(taker.clues)))
            after = self._castable(taker, moved, 0) + self._castable(giver, -moved, 0)
        return (self.step * (after - before), moved) if moved and after > before + 0.1 else (0.0, 0)

    def _castable(self, player: Player, clues: int, spells: int) -> float:
        """Steps of the Mystery in one hand that holds so many more Clues and Spells."""
        both = min(len(player.clues) + clues, len(player.spells) + spells, self.left)
        return both * self.chance(player, "lore")

    def handed(self, giver: Player, taker: Player) -> int:
        """How many Clues the one would give to the other, who makes more of them."""
        if self.feeding:
            return 0
        if not self.price or not self.left or giver.seat == taker.seat or self.fit(giver) or not self.fit(taker):
            return 0
        return max(0, min(len(giver.clues), self.price * self.left - self.clues(taker)))

    def clue_price(self) -> float:
        """What giving up one Clue costs; little to whoever finds another as an action."""
        if self.me.investigator == "trish-scarborough" and len(self.me.clues) == 1 and self.price < 2:
            return W["spend"] / 3
        held, price = self.clues(self.me), self.price
        kept = price * self.left if price and self.fit(self.me) else 1
        if self.wanted:
            kept = max(kept, -(-self.game.investigators // 2))
        if held > kept:
            return W["spend"] / (1.0 + W["hoard"] * (held - kept - 1))
        if price and self.fit(self.me):
            return max(W["spend-wanted"], W["hold"] * self.step / price)
        return W["spend-wanted"] if self.wanted else W["spend"]

    def defeat(self, player: Player) -> float:
        """What the defeat of an investigator costs: Doom, what he has, and the way of the next one."""
        cards = len(player.assets) + len(player.artifacts) + len(player.spells)
        return W["defeat"] + self.doom_price + 0.8 * W["clue"] * len(player.clues) + 0.4 * cards

    def loss(self, player: Player, health: float, sanity: float) -> float:
        """What it costs to lose so much; the last points are dearest."""
        found = 0.0
        for lost, held in ((health, player.health), (sanity, player.sanity)):
            if lost >= held:
                found += max(0.0, self.defeat(player) - W["risk"] * danger(held))
            elif lost > 0:
                found += W["point"] * lost + W["risk"] * (danger(held - lost) - danger(held))
        return found


DANGER = (11.0, 7.5, 4.5, 2.4, 1.2, 0.6, 0.3, 0.0)
"""How much there is to be feared with so many points left."""


def danger(held: float) -> float:
    """Between two numbers of points, in between."""
    low = min(int(held), len(DANGER) - 1)
    high = min(low + 1, len(DANGER) - 1)
    return DANGER[low] + (held - low) * (DANGER[high] - DANGER[low])


USUAL = 2.5
"""Toughness of the monsters that are worth two Clues."""
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
