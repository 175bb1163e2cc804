"""The backs of Conditions and Spells: decided when somebody sees them. (eh.flipping.*, eh.double-sided-cards.*)"""

from __future__ import annotations

from miskatonic.engine.deck import Deck
from miskatonic.engine.message import Msg, Name, Seat
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


# Their decks lie face up, and cards are drawn from the bottom (eh.double-sided-cards.3, .4)

DECKS = ("spells", "conditions")


def deck_of(game: Eldritch, name: str) -> Deck:
    return game.state.spells if name == "spells" else game.state.conditions


def unseen_tops(game: Eldritch) -> list[str]:
    """The decks of which nobody has looked at the top card since they were shuffled."""
    return [name for name in DECKS if not deck_of(game, name).top and deck_of(game, name).fog]


async def look_at_top(game: Eldritch, seat: int, name: str) -> None:
    """eh.double-sided-cards.7, eh.ruling-decks.2"""
    (card,) = await game.peek(deck_of(game, name), 1)
    game.event("looked.top", who=Seat(seat), deck=Msg(f"deck-{name}"), card=Name(card))


def take(deck: Deck, card: str, *, searched: bool) -> None:
    """A copy from below, if there is one; after a search the deck is shuffled (eh.searching.1, eh.searching.3)."""
    if card in deck.fog:
        deck.take_from_fog(card)
    else:
        deck.remove(card)
    if searched and deck.top:
        deck.shuffle()


def put_back(deck: Deck, card: str) -> None:
    """Shuffled at once: what was on top is not known any more (eh.double-sided-cards.5)."""
    deck.put_into_fog(card)
    if deck.top:
        deck.shuffle()


async def flip(game: Eldritch, player: Player, held: Held) -> None:
    """Its back is resolved at once; turned again, its front is not (eh.flipping.1, eh.flipping.3)."""
    back = game.content.condition_backs[await look(game, held)]
    game.event("flipped", who=Seat(player.seat), card=Name(held.card), back=Name(back.id))
    await game.run(back.do, Scene(player.seat, held.key))
    if back.after == "discard" and held in player.conditions:
        gaining.discard(game, player, held)
