"""Discovery cards: claimed, discarded, given away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.death_may_die import asking, harm
from miskatonic.games.death_may_die.effect import Effect
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.state import Claimed
from miskatonic.games.death_may_die.terms import ALL, COUNTED, TAGS
from miskatonic.games.death_may_die.verbs.who import held_text
from miskatonic.kit.scene import Scene, person, seat_of

if TYPE_CHECKING:
    from miskatonic.engine.message import Arg
    from miskatonic.kit.tree import AnySelector

RULE = "dmd.discovery-cards.6"
ANY_CARD = "card"


def own(game: DeathMayDie, who: int, what: str) -> list[Claimed]:
    """Cards of a type (`item`, `companion`, `condition`, `card`), of a name, or with a trait."""
    return [
        claimed
        for claimed in game.state.investigators[who].cards
        if what in (ANY_CARD, game.side(claimed).type, game.side(claimed).id) or what in game.side(claimed).tags
    ]


class DiscardCards(Effect, frozen=True):
    """`what`: a type, a name, or a trait; `amount` 99: all of them."""

    what: str = ANY_CARD
    amount: int = 1
    who: AnySelector = "you"
    act = "discard"

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        least = 1 if self.amount == ALL else self.amount
        return any([len(own(game, seat_of(thing), self.what)) >= least for thing in game.among(self.who, scene)])

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            seat = seat_of(thing)
            for _ in range(min(self.amount, len(own(game, seat, self.what)))):
                found = own(game, seat, self.what)
                if not found:
                    break
                if self.amount == ALL:
                    key = found[0].key
                else:
                    key = await asking.one_of(game, seat, "discard", [claimed.key for claimed in found], RULE)
                harm.discard(game, seat, next(claimed for claimed in found if claimed.key == key))

    def args(self, by: str) -> dict[str, Arg]:
        args = Effect.args(self, by)
        plain = self.what in COUNTED
        args["what"] = self.what if plain else held_text(self.what)
        args["trait"] = self.what in TAGS
        args["plain"] = "yes" if plain else "no"
        args["all"] = "yes" if self.amount == ALL else "no"
        return args


class DiscardThis(Effect, frozen=True):
    """The Discovery card that is being read goes to the discard pile; nobody can claim it."""

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        card = game.state.discovery_now
        if card:
            game.state.discovery_now = ""
            game.state.discovery_discard.append(card)


class GiveItem(Effect, frozen=True):
    """You give one of your Items to an Investigator, wherever they are."""

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return len(game.living()) > 1 and bool(self._items(game, scene))

    def _items(self, game: DeathMayDie, scene: Scene) -> list[str]:
        return [claimed.key for claimed in own(game, scene.seat, "item") if game.side(claimed).tradable]

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        from miskatonic.games.death_may_die import trading

        items = self._items(game, scene)
        others = [person(seat) for seat in game.seats_in_order() if seat != scene.seat]
        if items and others:
            item = await asking.one_of(game, scene.seat, "give-item", items, RULE)
            to = await asking.one_of(game, scene.seat, "give-to", others, RULE)
            trading.give(game, item, seat_of(to))


class LoseBelongings(Effect, frozen=True):
    """All Items and Companions are discarded; each may be kept by taking a Wound for it, which is a price."""

    who: AnySelector = "each"

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        for thing in await game.select(self.who, scene):
            seat = seat_of(thing)
            for claimed in own(game, seat, "item") + own(game, seat, "companion"):
                if claimed not in game.state.investigators[seat].cards:
                    continue
                card = game.thing_text(claimed.key)
                able = harm.bearable(game, seat, 1)
                if able and await asking.yes(game, seat, "keep", "dmd.elder-fight.12", card=card):
                    await harm.wound(game, seat, 1, price=True)
                else:
                    harm.discard(game, seat, claimed)


class Discover(Effect, frozen=True):
    """You draw a Discovery card and resolve it."""

    def can(self, game: DeathMayDie, scene: Scene) -> bool:
        return bool(len(game.state.discoveries) or game.state.discovery_discard) and not game.state.discovery_now

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        from miskatonic.games.death_may_die import discovery

        if self.can(game, scene):
            await discovery.investigate(game, scene.seat)
