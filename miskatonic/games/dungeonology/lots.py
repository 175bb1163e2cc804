"""Drawing lots: a randomness card says a scholar, an information type, an exit. (dng.randomness.*)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg, Name, Seat

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player

DECK = "randomness"


async def card(game: Dungeonology, fitting: Sequence[str]) -> str:
    """dng.randomness.2, dng.randomness.3: drawn from a fresh deck, until a result can be applied."""
    (drawn,) = await game.chance(DECK, fitting)
    return drawn


async def information(game: Dungeonology, possible: Sequence[str]) -> str:
    """An information type, one of these."""
    cards = game.content.randomness
    drawn = await card(game, [one.id for one in cards.values() if one.information in possible])
    found = cards[drawn].information
    game.event("lots", card=Name(drawn), result=Msg(f"information-{found}"))
    return found


async def cube_of(game: Dungeonology, player: Player) -> str:
    """dng.randomness.8: a cube of a notebook; an empty word where there is none."""
    owned = game.owned(player)
    return await information(game, owned) if owned else ""


async def scholar(game: Dungeonology, among: Sequence[Player]) -> tuple[Player, str]:
    """One of these scholars by the colour of the notebook (dng.scholar-colours.2), and the card that said so."""
    cards = game.content.randomness
    by_colour = {player.colour: player for player in among}
    drawn = await card(game, [one.id for one in cards.values() if one.colour in by_colour])
    found = by_colour[cards[drawn].colour]
    game.event("lots", card=Name(drawn), result=Msg("thing-person", {"who": Seat(found.seat)}))
    return found, drawn
