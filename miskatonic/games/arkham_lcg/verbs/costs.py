"""Prices: what is exhausted, spent or given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.engine.message import Name, Seat
from miskatonic.games.arkham_lcg import clues, drawing, harm, piles, playing
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount


class Pay(Effect, frozen=True):
    """Resources; of an X the value is fixed first (ah.letter-x.3)."""

    amount: AnyAmount = 1

    def can(self, game: Arkham, scene: Scene) -> bool:
        return game.state.players[scene.seat].resources >= game.amount(self.amount, scene)

    async def run(self, game: Arkham, scene: Scene) -> None:
        playing.pay(game, game.state.players[scene.seat], game.amount(self.amount, scene))


class Exhaust(Effect, frozen=True):
    """This card."""

    def can(self, game: Arkham, scene: Scene) -> bool:
        piece = game.piece(scene.card)
        return piece is not None and not piece.exhausted

    async def run(self, game: Arkham, scene: Scene) -> None:
        piece = game.piece(scene.card)
        if piece is not None:
            piles.exhaust(game, piece)


class Spend(Effect, frozen=True):
    """Uses of this card; one that says so is discarded with the last of them (ah.uses.9)."""

    what: Literal["ammo", "charge", "supply", "secret"]
    amount: int = 1

    def can(self, game: Arkham, scene: Scene) -> bool:
        return game.holdings(scene.card, self.what) >= self.amount

    async def run(self, game: Arkham, scene: Scene) -> None:
        await spend_use(game, scene.card, self.what, self.amount)


async def spend_use(game: Arkham, key: str, what: str, amount: int) -> None:
    piece = game.piece(key)
    if piece is None:
        return
    piece.take(what, amount)
    game.event("use-spent", card=Name(piece.card), amount=amount)
    uses = game.content.assets[piece.card].uses
    if uses is not None and uses.discard and not piece.count(what):
        await piles.discard(game, piece)


class DiscardThis(Effect, frozen=True):
    """This card, from play."""

    def can(self, game: Arkham, scene: Scene) -> bool:
        piece = game.piece(scene.card)
        return piece is not None and piles.can_leave(game, piece)

    async def run(self, game: Arkham, scene: Scene) -> None:
        piece = game.piece(scene.card)
        if piece is not None:
            await piles.discard(game, piece)


class HarmThis(Effect, frozen=True):
    """Damage or horror to this very card: dealt to it, and taken by its controller (P016)."""

    damage: int = 0
    horror: int = 0

    def can(self, game: Arkham, scene: Scene) -> bool:
        piece = game.piece(scene.card)
        if piece is None:
            return False
        free = harm.room(game, piece)
        return free["damage"] >= self.damage and free["horror"] >= self.horror

    async def run(self, game: Arkham, scene: Scene) -> None:
        await harm.deal_to_card(game, scene.seat, scene.card, self.damage, self.horror)


class SpendClues(Effect, frozen=True):
    """Yours; or of the group, so many per investigator."""

    amount: int = 1
    group: bool = False

    def can(self, game: Arkham, scene: Scene) -> bool:
        if self.group:
            return clues.can_spend(game, game.seats_in_order(), game.per_investigator(self.amount))
        return clues.can_spend(game, [scene.seat], self.amount)

    async def run(self, game: Arkham, scene: Scene) -> None:
        if self.group:
            await clues.spend(game, game.seats_in_order(), game.per_investigator(self.amount))
        else:
            await clues.spend(game, [scene.seat], self.amount)


class DiscardCards(Effect, frozen=True):
    """Cards of choice from your hand; a weakness cannot be chosen (ah.weakness.9)."""

    amount: AnyAmount = 1

    def can(self, game: Arkham, scene: Scene) -> bool:
        """ah.costs.9: from one's own hand."""
        player = game.state.players[scene.seat]
        able = [card for card in player.hand if not game.content.player_cards[card].weakness]
        return len(able) >= game.amount(self.amount, scene)

    async def run(self, game: Arkham, scene: Scene) -> None:
        """All of them at once (ah.target.4); they lie in the order in which they were named (ah.discard-piles.7)."""
        player = game.state.players[scene.seat]
        amount = game.amount(self.amount, scene)
        for card in await drawing.choose_several(game, player, amount, "ah.costs.9", "ask-discard-card"):
            piles.lose_from_hand(game, player, card)


class PutResource(Effect, frozen=True):
    """A resource from your pool onto this card."""

    def can(self, game: Arkham, scene: Scene) -> bool:
        return game.state.players[scene.seat].resources > 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        piece = game.piece(scene.card)
        if piece is not None:
            game.state.players[scene.seat].resources -= 1
            piece.put("resources", 1)
            game.event("resource-moved", who=Seat(scene.seat), card=Name(piece.card))
