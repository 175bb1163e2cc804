"""How cards come into play, leave it, and where they go."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.state import Enemy, Player
from miskatonic.kit.game import printed
from miskatonic.kit.pieces import NOBODY, Piece


def new_piece(game: Arkham, card: str, owner: int = NOBODY) -> Piece:
    piece = Piece(game.numbered(), card, owner)
    if card in game.content.assets:
        uses = game.content.assets[card].uses
        if uses is not None:
            piece.put(uses.type, uses.count)
    return piece


def to_discard(game: Arkham, card: str, owner: int) -> None:
    """ah.discard-piles.*: an encounter card to the encounter discard pile, any other to its owner's.

    The cards of an eliminated investigator are removed from the game (ah.elimination.8).
    """
    if owner < 0 or card not in game.content.player_cards or game.content.player_cards[card].class_ == "mythos":
        game.state.encounter_discard.append(card)
    elif game.state.players[owner].status:
        game.state.removed.append(card)
    else:
        game.state.players[owner].discard.append(card)


def from_play(game: Arkham, piece: Piece) -> None:
    """Out of play, wherever it lies: tokens and what lasts end with it (ah.leaves-play.2, .4)."""
    state = game.state
    for player in state.players:
        if piece in player.assets:
            player.assets.remove(piece)
        elif piece in player.threat:
            player.threat.remove(piece)
    for location in state.locations:
        if piece in location.cards:
            location.cards.remove(piece)
    for enemy in state.enemies:
        if enemy is piece:
            state.enemies.remove(enemy)
            break
    state.lasting = [lasting for lasting in state.lasting if lasting.target != piece.key]
    game.changed()


def can_leave(game: Arkham, piece: Piece) -> bool:
    """Whether no text of its own keeps it in play."""
    for constant in game.content.printed[piece.card].constants:
        if constant.ban == "cannot-leave":
            from miskatonic.kit.scene import Scene

            return constant.that is not None and not game.holds(constant.that, Scene(max(piece.owner, 0), piece.key))
    return "permanent" not in game.content.printed[piece.card].keywords


async def displace(game: Arkham, card: str) -> None:
    """ah.unique.4: a player's card of the same title makes way for a unique encounter card."""
    printed_card = game.content.printed[card]
    if not printed_card.unique:
        return
    for player in game.state.players:
        for piece in [*player.assets]:
            if game.content.printed[piece.card].name.en == printed_card.name.en:
                await discard(game, piece)


async def discard(game: Arkham, piece: Piece, why: str = "") -> bool:
    """From play to its pile (ah.leaves-play.*). False: it cannot leave."""
    if not can_leave(game, piece):
        return False
    from_play(game, piece)
    owner = piece.owner
    if piece.card in game.content.events and owner >= 0 and _to_the_bottom(game, piece.card, owner):
        return True
    to_discard(game, piece.card, owner)
    game.event("discarded", card=Name(piece.card))
    return True


def _to_the_bottom(game: Arkham, card: str, owner: int) -> bool:
    """An event under Wendy's Amulet goes under the deck instead (P089, P090)."""
    if game.state.players[owner].status or not game.banned("events-under-deck", owner):
        return False
    game.state.players[owner].deck.put_under(card)
    game.event("under-deck", who=Seat(owner), card=Name(card))
    return True


def event_is_over(game: Arkham, card: str, owner: int) -> None:
    """A played event goes to its owner's discard pile, or under the deck where a card says so."""
    if not _to_the_bottom(game, card, owner):
        to_discard(game, card, owner)


def to_victory(game: Arkham, piece: Piece) -> None:
    from_play(game, piece)
    game.state.victory.append(piece.card)
    game.event("victory-display", card=Name(piece.card))


def lose_from_hand(game: Arkham, player: Player, card: str) -> None:
    player.hand.remove(card)
    to_discard(game, card, player.seat)
    game.event("hand-discarded", who=Seat(player.seat), card=Name(card))


async def in_order(game: Arkham, seat: int, cards: Sequence[str]) -> list[str]:
    """Cards that are discarded together: their owner, or the lead, orders them (ah.discard-piles.7, .8)."""
    left, order = list(cards), list[str]()
    while len(set(left)) > 1:
        options = [Option(f"card:{card}", Msg("thing", {"name": Name(card)})) for card in dict.fromkeys(left)]
        question = Decision("discard-order", seat, "ah.discard-piles.7", Msg("ask-discard-order"), options)
        (key,) = await question
        order.append(key.removeprefix("card:"))
        left.remove(order[-1])
    return [*order, *left]


async def discard_at_random(game: Arkham, player: Player, amount: int = 1) -> int:
    """ah.discard-piles.*: chance says which; how many it were."""
    lost = 0
    while lost < amount and player.hand:
        if len(player.hand) == 1:
            card = player.hand[0]
        else:
            (card,) = await game.chance(f"hand-{player.seat}", sorted(player.hand), seat=player.seat)
        lose_from_hand(game, player, card)
        lost += 1
    return lost


def doom(game: Arkham, piece: Piece, amount: int) -> None:
    piece.put("doom", amount)
    game.event("doom-placed", card=Name(printed(piece.key)), amount=amount)


def exhaust(game: Arkham, piece: Piece) -> None:
    if not piece.exhausted:
        piece.exhausted = True
        game.event("exhausted", card=Name(piece.card))


def heal_enemy(game: Arkham, enemy: Enemy, amount: int) -> int:
    healed = enemy.take("damage", amount)
    if healed:
        game.event("enemy-healed", card=Name(enemy.card), amount=healed)
    return healed
