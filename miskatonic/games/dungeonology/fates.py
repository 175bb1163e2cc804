"""Fate cards: drawn face down, turned over at the end of a turn, discarded in a rest. (dng.fate-cards.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Name, Seat

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player


def draw(game: Dungeonology, seat: int) -> None:
    """dng.fate-cards.4: face down; which card it is, is decided when it is turned over."""
    state = game.state
    player = state.players[seat]
    waiting = sum([one.fates_down for one in state.players])
    if len(state.fates) + len(state.fate_discard) > waiting:
        player.fates_down += 1
        game.event("fate-drawn", who=Seat(seat))


async def turn(game: Dungeonology, seat: int) -> str:
    """dng.fate-cards.5"""
    state = game.state
    player = state.players[seat]
    if not len(state.fates):
        state.fates.fog = sorted(state.fate_discard)
        state.fate_discard = []
    card = await game.draw(state.fates)
    assert card is not None
    player.fates_down -= 1
    player.fates.append(card)
    game.perks_change(seat)
    game.event("fate", who=Seat(seat), card=Name(card))
    game.rest_within_stamina(player)
    return card


def discard(game: Dungeonology, player: Player, card: str) -> None:
    player.fates.remove(card)
    game.state.fate_discard.append(card)
    game.perks_change(player.seat)
    game.event("fate-discarded", who=Seat(player.seat), card=Name(card))
