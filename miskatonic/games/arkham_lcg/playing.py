"""Playing cards from hand (ah.play.*, ah.play-action.*, ah.slots.*, ah.unique.*)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from miskatonic.engine.cut import held_back
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import answers, piles
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Occasion
from miskatonic.games.arkham_lcg.state import Player
from miskatonic.games.arkham_lcg.terms import SLOTS
from miskatonic.games.arkham_lcg.using import PEACEFUL, action_cost, slowed, spend_actions
from miskatonic.kit.pieces import Piece
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.cards import Asset


def cost_of(game: Arkham, seat: int, card: str, less: int = 0) -> int | None:
    """ah.initiation.5: with modifiers; none: it cannot be played."""
    printed = game.content.player_cards[card]
    if printed.cost is None:
        return None
    cost = printed.cost - less
    if "ally-cost" in game.sources.values and "ally" in printed.traits and card in game.content.assets:
        cost += game.bonus("ally-cost", seat)
    return max(0, cost)


def affordable(game: Arkham, seat: int, card: str, less: int = 0) -> bool:
    """May be played and paid for, as far as everybody can see."""
    cost = cost_of(game, seat, card, less)
    if cost is None or cost > game.state.players[seat].resources:
        return False
    return "cannot-play" not in game.sources.bans or not game.banned("cannot-play", seat)


def can_play(game: Arkham, seat: int, card: str, less: int = 0) -> bool:
    """ah.initiation.2, .3: outside of a triggering condition of its own."""
    if not affordable(game, seat, card, less):
        return False
    content = game.content
    if card in content.assets:
        asset = content.assets[card]
        return not (asset.unique and in_play_by_title(game, asset.name.en)) and room_can_be_made(game, seat, asset)
    if card in content.events:
        play = content.events[card].play
        if play.on:
            return False
        scene = Scene(seat, card)
        if play.that is not None and not game.holds(play.that, scene):
            return False
        return game.can_pay(play.cost, scene) and any([effect.can(game, scene) for effect in play.do])
    return False


def in_play_by_title(game: Arkham, title: str) -> bool:
    """ah.unique.2, P093"""
    for source in game.sources.by_key.values():
        if source.zone in ("asset", "threat", "free") and source.card.unique and source.card.name.en == title:
            return True
    return False


async def take_play_action(game: Arkham, player: Player, card: str) -> None:
    """ah.initiation.5 to .8: actions and resources are paid, then enemies attack, then the card is played.

    Not if its bold word is fight, evade, parley or resign (ah.attack-of-opportunity.1).
    """
    from miskatonic.games.arkham_lcg import enemies

    seat = player.seat
    event = game.content.events.get(card)
    designator = event.play.designator if event is not None else ""
    spend_actions(game, player, action_cost(game, player, designator))
    pay(game, player, cost_of(game, seat, card) or 0)
    slowed(game, player, designator)
    lent = card not in player.hand
    if designator not in PEACEFUL:
        await enemies.opportunity(game, seat)
    if player.out:
        return
    if card in player.hand or (lent and card in player.discard):
        await _played(game, player, card, None)
    else:
        # An attack discarded it while it was being played (P006).
        game.event("lost-in-play", who=Seat(seat), card=Name(card))


async def play(game: Arkham, seat: int, card: str) -> None:
    """A fast card: no action, no attacks (ah.fast.1, ah.fast.7)."""
    player = game.state.players[seat]
    pay(game, player, cost_of(game, seat, card) or 0)
    await _played(game, player, card, None)


async def play_at_once(game: Arkham, seat: int, card: str, less: int) -> None:
    """An effect lets it be played now, for less."""
    player = game.state.players[seat]
    pay(game, player, cost_of(game, seat, card, less) or 0)
    await _played(game, player, card, None)


async def play_event(game: Arkham, seat: int, card: str, happening: Occasion) -> None:
    """In answer to its triggering condition."""
    player = game.state.players[seat]
    pay(game, player, cost_of(game, seat, card) or 0)
    await _played(game, player, card, happening)


def pay(game: Arkham, player: Player, cost: int) -> None:
    if cost:
        player.resources -= cost
        game.event("paid", who=Seat(player.seat), amount=cost)


async def _played(game: Arkham, player: Player, card: str, happening: Occasion | None) -> None:
    if card in player.hand:
        player.hand.remove(card)
        game.revealed()
    else:
        last = len(player.discard) - 1 - player.discard[::-1].index(card)
        del player.discard[last]
    game.event("played", who=Seat(player.seat), card=Name(card))
    if card in game.content.assets:
        piece = await put_into_play(game, player, card)
        await game.point("play-card", player.seat, piece.key)
        return
    state = game.state
    state.stack.append(card)
    play_text = game.content.events[card].play
    scene = Scene(player.seat, card, happening, happening.thing if happening is not None else "")
    await game.pay_for(play_text.cost, scene)

    async def take_effect(commenced: Occasion) -> None:
        await game.run(play_text.do, scene)

    # ah.initiation.9: here its effects may be cancelled; it has been played all the same (ah.events.5).
    commencing = Occasion(game, "play-event", player.seat, card)
    cut = await held_back(game.apart(_commence(game, commencing, take_effect)))
    if card in state.stack:
        state.stack.remove(card)
        piles.event_is_over(game, card, player.seat)
    if not player.out and cut is None:
        await game.point("play-card", player.seat, card)
        if state.test is None:
            from miskatonic.games.arkham_lcg import skilltest

            await skilltest.run_deferred(game)
    if cut is not None:
        raise cut


async def _commence(game: Arkham, event: Occasion, effect: Callable[[Occasion], Awaitable[None]]) -> None:
    await game.happen(event, effect)


async def put_into_play(game: Arkham, player: Player, card: str) -> Piece:
    """Slots are emptied as it enters (ah.slots.12)."""
    piece = piles.new_piece(game, card, player.seat)
    await take_control(game, player, piece)
    return piece


async def take_control(game: Arkham, player: Player, piece: Piece) -> None:
    """While a slot is being emptied the card is on its way."""
    game.state.stack.append(piece.card)
    await make_room(game, player, game.content.assets[piece.card])
    game.state.stack.remove(piece.card)
    player.assets.append(piece)
    game.changed()
    game.event("entered-play", who=Seat(player.seat), card=Name(piece.card))
    await game.point("enter-play", player.seat, piece.key)


# Slots


def occupants(game: Arkham, player: Player, slot: str) -> list[Piece]:
    """ah.slots.2: in the play area or the threat area."""
    return [
        piece
        for piece in (*player.assets, *player.threat)
        if piece.card in game.content.assets and slot in game.content.assets[piece.card].slots
    ]


def over_full(game: Arkham, player: Player, slot: str, asset: Asset, without: list[Piece]) -> bool:
    cards = [asset, *[game.content.assets[p.card] for p in occupants(game, player, slot) if p not in without]]
    if slot == "hand":
        tomes = sum([card.slots.count("hand") for card in cards if "tome" in card.traits])
        rest = sum([card.slots.count("hand") for card in cards if "tome" not in card.traits])
        used = rest + max(0, tomes - game.bonus("slot-tome", player.seat))
    else:
        used = sum([card.slots.count(slot) for card in cards])
    return used > SLOTS[slot] + game.bonus(f"slot-{slot}", player.seat)


def removable(game: Arkham, player: Player, slot: str) -> list[Piece]:
    return [piece for piece in occupants(game, player, slot) if piles.can_leave(game, piece)]


def room_can_be_made(game: Arkham, seat: int, asset: Asset) -> bool:
    player = game.state.players[seat]
    if not asset.slots or not (player.assets or player.threat):
        return True
    return not any([over_full(game, player, slot, asset, removable(game, player, slot)) for slot in set(asset.slots)])


async def make_room(game: Arkham, player: Player, asset: Asset) -> None:
    for slot in dict.fromkeys(asset.slots):
        going: list[Piece] = []
        while over_full(game, player, slot, asset, going):
            able = [piece for piece in removable(game, player, slot) if piece not in going]
            if not able:
                break
            options = [Option(piece.key, Msg("thing", {"name": Name(piece.card)}), piece.key) for piece in able]
            prompt = Msg("ask-slot", {"slot": Msg(f"slot-{slot}"), "card": Name(asset.id)})
            (key,) = await Decision("slot", player.seat, "ah.slots.12", prompt, options)
            going.append(next(piece for piece in able if piece.key == key))
        for piece in going:
            await piles.discard(game, piece)


__all__ = ["affordable", "answers", "can_play", "cost_of", "pay", "play", "put_into_play", "take_play_action"]
