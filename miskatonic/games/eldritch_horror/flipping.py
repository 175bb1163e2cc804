"""The backs of Conditions and Spells: decided when somebody sees them. (eh.flipping.*, eh.double-sided-cards.*)"""

from __future__ import annotations

from miskatonic.engine.deck import Deck
from miskatonic.engine.message import Name, Seat
from miskatonic.games.eldritch_horror import gaining
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Held, Player
from miskatonic.kit.scene import Scene


async def look(game: Eldritch, held: Held) -> str:
    """What stands on the back; from now on everybody knows (eh.jacqueline-fine.4)."""
    if not held.back:
        backs = backs_of(game, held)
        known = game.content.back_of
        (held.back,) = await game.chance(f"draw.{backs.name}", [back for back in backs.fog if known[back] == held.card])
        backs.remove(held.back)
    return held.back


def backs_of(game: Eldritch, held: Held) -> Deck:
    state = game.state
    return state.condition_backs if held.card in game.content.conditions else state.spell_backs


async def flip(game: Eldritch, player: Player, held: Held) -> None:
    """Its back is resolved at once; turned again, its front is not (eh.flipping.1, eh.flipping.3)."""
    back = game.content.condition_backs[await look(game, held)]
    game.event("flipped", who=Seat(player.seat), card=Name(held.card), back=Name(back.id))
    await game.run(back.do, Scene(player.seat, held.key))
    if back.after == "discard" and held in player.conditions:
        gaining.discard(game, player, held)
