"""What can happen, and be answered by cards: each with the thing and the place that it is about."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.kit.game import printed

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.game import Arkham
    from miskatonic.games.arkham_lcg.state import Enemy, SkillTest


class Occasion(Happening):
    """`seat`: to whom it happens (-1: nobody); `thing`: the card that it is about; `place`: where."""

    def __init__(
        self, game: Arkham, kind: str, seat: int = -1, thing: str = "", place: str | None = None, amount: int = 0
    ) -> None:
        super().__init__(game.next_happening(), kind, seat, amount)
        self.thing = thing
        if place is None:
            place = game.state.players[seat].place if seat >= 0 else ""
        self.place = place

    def whom(self) -> Arg:
        if self.thing:
            return Name(printed(self.thing))
        return Seat(self.seat)

    def target(self) -> str:
        return self.thing or str(self.seat)


class Attack(Occasion):
    """An enemy attacks somebody (ah.attack-of-opportunity.8, ah.step-3-3.4). Cards may change what it deals."""

    def __init__(self, game: Arkham, enemy: Enemy, seat: int) -> None:
        super().__init__(game, "attack", seat, enemy.key)
        self.game = game
        self.enemy = enemy
        self.damage = game.enemy_value(enemy, "damage")
        self.horror = game.enemy_value(enemy, "horror")
        self.redirected = ""
        """The enemy that takes the damage instead."""

    def holds(self) -> bool:
        return not self.game.state.players[self.seat].out and self.enemy in self.game.state.enemies


Shares = dict[str, dict[str, int]]
"""Who takes how much of what: an investigator (`seat:0`), an asset or an enemy, by key."""


class Harm(Occasion):
    """Damage and horror that are assigned to a person and his assets, or to an enemy, and not yet placed."""

    def __init__(
        self, game: Arkham, seat: int, thing: str, shares: Shares, attacker: str, by: int, place: str, source: str
    ) -> None:
        super().__init__(game, "harm", seat, thing, place)
        self.shares = shares
        self.attacker = attacker
        self.by = by
        """Who deals it: defeats are credited to this seat."""
        self.source = source
        """The card that deals it; none: no card does."""
        self.placed: Shares = {}

    def target(self) -> str:
        return self.thing or f"seat:{self.seat}"

    def named(self) -> Arg:
        return Name(printed(self.source)) if self.source else Msg("source-empty-deck")

    def total(self, what: str) -> int:
        return sum([share.get(what, 0) for share in self.shares.values()])

    def on_person(self, what: str) -> int:
        """Of what was placed, how much on the investigator's own card."""
        return self.placed.get(f"seat:{self.seat}", {}).get(what, 0)

    def taken(self, what: str) -> int:
        """By the investigator or any asset of his (P016)."""
        return sum([share.get(what, 0) for share in self.placed.values()])


class Discovery(Occasion):
    """So many clues at a location are about to be discovered: one discovery, whatever the number."""


class Reveal(Occasion):
    """A chaos token is revealed. It comes out of the bag between *would* and *when*, and lies open from then on."""

    def __init__(self, game: Arkham, test: SkillTest) -> None:
        super().__init__(game, "reveal-token", test.seat)
        self.game = game
        self.test = test
        self.at = len(test.tokens)
        self.draws = 1
        self.token = ""
        self.read_as = ""
        self.flipped = False

    async def begin(self) -> None:
        from miskatonic.games.arkham_lcg import chaos

        await chaos.come_out(self.game, self)


class Verdict(Occasion):
    """A test is passed or failed (ST.6). It lapses when an answer turns the result."""

    def __init__(self, game: Arkham, test: SkillTest, success: bool, still: Callable[[], bool]) -> None:
        super().__init__(game, "pass-test" if success else "fail-test", test.seat, test.target)
        self.test = test
        self.still = still

    def holds(self) -> bool:
        return self.still()


class Spawning(Occasion):
    """An enemy is about to enter play. `owner`: whose weakness it is, if anybody's."""

    def __init__(self, game: Arkham, seat: int, card: str, place: str, owner: int) -> None:
        super().__init__(game, "spawn", seat, card, place)
        self.owner = owner


class AttackDamage(Occasion):
    """A successful attack is about to deal its damage: `amount` may still change."""


class Defeat(Occasion):
    """An enemy is defeated, by `seat` if by anybody. What answers it may defeat it before: then this lapses."""

    def __init__(self, game: Arkham, enemy: Enemy, by: int) -> None:
        super().__init__(game, "defeat", by, enemy.key, enemy.place)
        self.game = game
        self.enemy = enemy

    def holds(self) -> bool:
        return self.enemy in self.game.state.enemies


Thing = Callable[[Happening], Awaitable[None]]


async def nothing(happening: Happening) -> None:
    """It has happened already, or it is only a point in time."""
