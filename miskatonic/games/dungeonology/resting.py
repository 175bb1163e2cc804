"""Rest, wherever it is taken. (dng.rest.*, dng.camp.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import asking, fates, students

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player

FACE_DOWN = "face-down"


async def rest(game: Dungeonology, player: Player) -> None:
    """dng.rest.4 to 9, in this order."""
    game.event("rested", who=Seat(player.seat))
    recover(game, player)
    await discard_fate(game, player)
    await change_cards(game, player)
    students.fill_up(game, player)


def recover(game: Dungeonology, player: Player, amount: int | None = None) -> int:
    """Fatigue tokens are removed: all, or so many."""
    removed = player.fatigue if amount is None else min(amount, player.fatigue)
    if removed:
        player.fatigue -= removed
        game.event("recovered", who=Seat(player.seat), amount=removed)
    return removed


async def discard_fate(game: Dungeonology, player: Player) -> None:
    """dng.rest.5: one that is known, or one that lies face down."""
    options = [Option(card, Msg("thing", {"name": Name(card)}), card) for card in dict.fromkeys(player.fates)]
    if player.fates_down:
        options.append(Option(FACE_DOWN, Msg("option-fate-down"), f"fates:{player.seat}"))
    if not options:
        return
    prompt = Msg("ask-discard-fate", {"who": Seat(player.seat)})
    (card,) = await Decision("discard-fate", player.seat, "dng.rest.5", prompt, options)
    if card == FACE_DOWN:
        card = await fates.turn(game, player.seat)
    fates.discard(game, player, card)


async def change_cards(game: Dungeonology, player: Player) -> None:
    """dng.rest.6, dng.rest.7"""
    if player.hand:
        cards = await asking.hand_cards(
            game, player.seat, "change-cards", player.hand, 0, len(player.hand), "dng.rest.6"
        )
        for card in cards:
            game.lay_down(player.seat, card)
    await draw_to_limit(game, player)


async def draw_to_limit(game: Dungeonology, player: Player) -> None:
    missing = game.stat(player.seat, "hand") - len(player.hand)
    if missing > 0:
        await game.draw_tricks(player.seat, missing)


async def second_wind(game: Dungeonology, player: Player, due: int) -> int:
    """dng.valerio.10, dng.valerio.11: how many cards are not drawn, a token discarded for each."""
    most = min(due, player.fatigue)
    left = await asking.number(game, player.seat, "second-wind", 0, most, "dng.valerio.10")
    return recover(game, player, left)
