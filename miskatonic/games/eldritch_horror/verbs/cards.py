"""Cards that are gained, discarded and turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.games.eldritch_horror import flipping, gaining, mysteries, trading
from miskatonic.games.eldritch_horror.effect import Effect
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Held, Player
from miskatonic.games.eldritch_horror.terms import AssetTrait, ConditionTrait, SpellTrait
from miskatonic.kit.scene import Scene, seat_of

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class GainSpell(Effect, frozen=True):
    """At random, by trait or by name."""

    amount: int = 1
    trait: SpellTrait | Literal[""] = ""
    named: str = ""
    who: AnySelector = "you"
    names = ("named",)
    act = "gain"

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(len(game.state.spells))

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            for _ in range(self.amount):
                await gaining.gain_spell(game, seat_of(key), self.trait, self.named)


class GainArtifact(Effect, frozen=True):
    amount: int = 1
    trait: AssetTrait | Literal[""] = ""
    named: str = ""
    who: AnySelector = "you"
    names = ("named",)
    act = "gain"

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(len(game.state.artifacts) or game.state.artifact_discard)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            for _ in range(self.amount):
                await gaining.gain_artifact(game, seat_of(key), self.trait, self.named)


class GainAsset(Effect, frozen=True):
    """From the reserve of one's choice, or from the deck at random. `worth`: of no more than this value."""

    source: Literal["reserve", "deck", "reserve-or-discard"] = "deck"
    traits: tuple[AssetTrait, ...] = ()
    named: str = ""
    worth: AnyAmount = 99
    several: bool = False
    """Any number, together of no more than that value."""
    optional: bool = False
    who: AnySelector = "you"
    names = ("named",)

    def can(self, game: Eldritch, scene: Scene) -> bool:
        state = game.state
        if self.source == "deck" or self.named:
            return bool(len(state.assets) or state.asset_discard)
        return bool(self._fitting(game, 99))

    def args(self, by: str) -> dict[str, Arg]:
        traits: Arg = [Msg(f"trait-{trait}") for trait in self.traits] if self.traits else "none"
        return {**Effect.args(self, by), "traits": traits}

    def _fitting(self, game: Eldritch, most: int) -> list[str]:
        found = gaining.in_reserve(game, self.traits, most)
        if self.source == "reserve-or-discard":
            known = game.content.assets
            own = [card for card in game.state.asset_discard if set(self.traits) & set(known[card].traits)]
            found = [*found, *own]
        return found

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            await self._gain(game, seat_of(key), scene)

    async def _gain(self, game: Eldritch, seat: int, scene: Scene) -> None:
        if self.named:
            await gaining.named_asset(game, seat, self.named)
            return
        if self.source == "deck":
            await gaining.random_asset(game, seat, self.traits)
            return
        await self._choose(game, seat, game.amount(self.worth, scene))
        await gaining.refill_reserve(game)

    async def _choose(self, game: Eldritch, seat: int, left: int) -> None:
        """One, or several of them; the reserve is filled up when all is taken (eh.gaining.12)."""
        while True:
            options = [Option(card, Msg("thing", {"name": Name(card)}), card) for card in self._fitting(game, left)]
            if not options:
                return
            if self.optional or self.several:
                options.append(Option("done", Msg("option-done")))
            (card,) = await Decision("gain-asset", seat, "eh.gaining.12", Msg("ask-gain-asset"), options)
            if card == "done":
                return
            left -= game.content.assets[card].value
            if card in game.state.reserve:
                await gaining.from_reserve(game, seat, card, refill=False)
            else:
                game.state.asset_discard.remove(card)
                await gaining.gain_asset(game, seat, card)
            if not self.several:
                return


class GainCondition(Effect, frozen=True):
    """By name or by trait. `chosen`: by whoever could have chosen otherwise."""

    condition: str = ""
    trait: ConditionTrait | Literal[""] = ""
    who: AnySelector = "you"
    chosen: bool = False
    names = ("condition",)
    act = "gain"

    def can(self, game: Eldritch, scene: Scene) -> bool:
        if self.who != "you":
            return True
        if self.trait:
            return bool(gaining.fitting_conditions(game, scene.seat, self.trait))
        return gaining.can_gain(game, scene.seat, self.condition)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        async def gain(seat: int) -> None:
            immune = self.condition == "detained" and not self.chosen
            if not (immune and game.passive(game.player(seat), "undetained")):
                await gaining.gain_condition(game, seat, self.condition, self.trait)

        await game.people(self.who, scene, gain)


class DiscardCondition(Effect, frozen=True):
    """One of these, or any; of one's choice."""

    conditions: tuple[str, ...] = ()
    trait: ConditionTrait | Literal[""] = ""
    who: AnySelector = "you"
    names = ("conditions",)

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return self.who != "you" or bool(self._fitting(game, game.player(scene.seat)))

    def _fitting(self, game: Eldritch, player: Player) -> list[Held]:
        known = game.content.conditions
        return [
            held
            for held in player.conditions
            if (not self.conditions or held.card in self.conditions)
            and (not self.trait or self.trait in known[held.card].traits)
        ]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            player = game.player(seat_of(key))
            fitting = self._fitting(game, player)
            if fitting:
                chosen = await one_card(game, player.seat, fitting, "discard-condition")
                gaining.discard(game, player, chosen)


async def one_card(game: Eldritch, seat: int, cards: list[Held], kind: str) -> Held:
    options = [Option(held.key, Msg("thing", {"name": Name(held.card)}), held.key) for held in cards]
    key = await game.one_of(kind, seat, "eh.discarding.1", options)
    return next(held for held in cards if held.key == key)


Possessions = Literal["item", "item-asset", "ally", "weapon", "spell"]


class Discard(Effect, frozen=True):
    """So many possessions of a kind, of one's choice; as many as there are, if fewer (eh.discarding.15)."""

    what: Possessions
    amount: int = 1
    who: AnySelector = "you"

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return self.who != "you" or len(_cards(game, game.player(scene.seat), self.what)) >= self.amount

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            player = game.player(seat_of(key))
            for _ in range(self.amount):
                cards = _cards(game, player, self.what)
                if cards:
                    gaining.discard(game, player, await one_card(game, player.seat, cards, "discard"))


class DiscardAllBut(Effect, frozen=True):
    """All possessions of a kind but so many."""

    what: Possessions
    but: int = 1

    async def run(self, game: Eldritch, scene: Scene) -> None:
        player = game.player(scene.seat)
        while len(_cards(game, player, self.what)) > self.but:
            cards = _cards(game, player, self.what)
            gaining.discard(game, player, await one_card(game, player.seat, cards, "discard"))


class DiscardAnyNumber(Effect, frozen=True):
    """Any number of possessions of a kind."""

    what: Possessions

    async def run(self, game: Eldritch, scene: Scene) -> None:
        player = game.player(scene.seat)
        cards = _cards(game, player, self.what)
        options = [Option(held.key, Msg("thing", {"name": Name(held.card)}), held.key) for held in cards]
        prompt = Msg("ask-discard-any")
        for key in await Decision("discard-any", player.seat, "eh.discarding.1", prompt, options, 0, len(options)):
            gaining.discard(game, player, next(held for held in cards if held.key == key))


def _cards(game: Eldritch, player: Player, what: str) -> list[Held]:
    return list(player.spells) if what == "spell" else game.with_trait(player, what)


class DiscardThis(Effect, frozen=True):
    """The card on which this is printed."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        ongoing = game.ongoing(scene.card)
        if ongoing is not None:
            mysteries.discard_ongoing(game, ongoing)
            return
        found = game.held(scene.card)
        if found is not None:
            gaining.discard(game, *found)


class FlipThis(Effect, frozen=True):
    """A Condition: its back is resolved at once. On a back it only turns face up again."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        found = game.held(scene.card)
        if found is not None:
            await flipping.flip(game, *found)


class TurnFaceUp(Effect, frozen=True):
    """The card stays, face up (eh.flipping.3)."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        return


class Steal(Effect, frozen=True):
    """A random item; a test says whether one gets away with it."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        held = await gaining.random_asset(game, scene.seat, ("item",))
        result = await game.test(scene, "observation", 0)
        if held is not None and result < game.content.assets[held.card].value:
            player = game.player(scene.seat)
            if held in player.assets:
                gaining.discard(game, player, held)
            if not game.passive(player, "undetained"):
                await gaining.gain_condition(game, scene.seat, "detained")


class Give(Effect, frozen=True):
    """Any number of items, or of Clues, to another investigator anywhere."""

    what: Literal["items", "clues"]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        others = [seat for seat in game.seats_in_order() if seat != scene.seat]
        await trading.give(game, scene.seat, others, (self.what,))


class TradeFar(Effect, frozen=True):
    """With an investigator anywhere. `what` empty: all possessions. `swap`: then you may change places."""

    what: tuple[Literal["clues"], ...] = ()
    swap: bool = False

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return len(game.seats_in_order()) > 1

    def args(self, by: str) -> dict[str, Arg]:
        return {**Effect.args(self, by), "what": "clues" if self.what else "all"}

    async def run(self, game: Eldritch, scene: Scene) -> None:
        from miskatonic.games.eldritch_horror import swapping

        others = [seat for seat in game.seats_in_order() if seat != scene.seat]
        if self.swap:
            await swapping.trade_and_swap(game, scene.seat, others)
        else:
            await trading.trade(game, scene.seat, others, self.what)
