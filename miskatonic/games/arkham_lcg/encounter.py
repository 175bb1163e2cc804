"""Drawing encounter cards, step by step (ah.step-1-4.*), and finding them."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.engine.cut import held_back
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import enemies, piles
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Occasion
from miskatonic.kit.pieces import NOBODY
from miskatonic.kit.scene import Scene


async def draw(game: Arkham, seat: int) -> bool:
    """One card and, as long as there is surge, another (ah.drawing-cards.2, ah.step-1-4.10). False: there was none."""
    again, drawn = True, False
    while again and not game.state.players[seat].out:
        card = await next_card(game)
        if card is None:
            return drawn
        drawn = True
        game.event("drew-encounter", who=Seat(seat), card=Name(card))
        again = await resolve(game, seat, card, NOBODY)
    return drawn


async def next_card(game: Arkham) -> str | None:
    """ah.encounter-deck.2: an empty deck is made anew from the discard pile."""
    state = game.state
    if not len(state.encounter):
        if not state.encounter_discard:
            return None
        reshuffle(game)
    return await game.draw(state.encounter)


def reshuffle(game: Arkham) -> None:
    """A pile without cards is not shuffled in, and the deck stays as it is (ah.discard-piles.9)."""
    state = game.state
    if not state.encounter_discard:
        return
    state.encounter.fog = [*state.encounter.fog, *state.encounter_discard]
    state.encounter_discard = []
    state.encounter.shuffle()
    game.event("encounter-reshuffled")


async def resolve(game: Arkham, seat: int, card: str, owner: int) -> bool:
    """Peril, revelation, then the card goes where its type says. True: surge."""
    state = game.state
    printed = game.content.player_cards[card]
    peril = "peril" in printed.keywords and state.peril < 0
    if peril:
        state.peril = seat
    state.stack.append(card)
    if card in game.content.enemies and game.listens("draw-enemy"):
        # ah.when.3, ah.after.2: answered as it is drawn, and once all of its drawing is done.
        surges: list[bool] = []

        async def drawn(happening: Occasion) -> None:
            surges.append(await _resolve(game, seat, card, owner, peril=peril))

        await game.happen(Occasion(game, "draw-enemy", seat, card), drawn)
        return any(surges)
    return await _resolve(game, seat, card, owner, peril=peril)


async def _resolve(game: Arkham, seat: int, card: str, owner: int, *, peril: bool) -> bool:
    """Surge counts once, whether it is printed or gained (ah.keywords.5)."""
    state = game.state
    printed = game.content.player_cards[card]
    surge = "surge" in printed.keywords
    cut = None
    if printed.revelation:
        cut = await held_back(_reveal(game, seat, card, owner))
        if f"surge:{card}" in game.state.limits.used.get("surge", {}):
            game.state.limits.over("surge")
            surge = True
    if card in state.stack:
        state.stack.remove(card)
        if card in game.content.enemies:
            if not state.players[seat].out:
                await game.apart(_spawn(game, card, seat, owner))
            else:
                piles.to_discard(game, card, owner)
        elif printed.victory:
            state.victory.append(card)
        elif card in game.content.assets or card in game.content.events:
            if owner >= 0 and not state.players[owner].out:
                state.players[owner].hand.append(card)
            else:
                piles.to_discard(game, card, owner)
        else:
            piles.to_discard(game, card, owner)
    if peril:
        state.peril = -1
    if cut is not None:
        raise cut
    return surge and not state.players[seat].out


async def _spawn(game: Arkham, card: str, seat: int, owner: int) -> None:
    await enemies.spawn(game, card, seat, owner=owner)


async def _reveal(game: Arkham, seat: int, card: str, owner: int) -> None:
    printed = game.content.player_cards[card]
    scene = Scene(seat, card)

    async def take_effect(happening: Occasion) -> None:
        await game.apart(game.run(printed.revelation, scene))

    if card in game.content.treacheries and not printed.weakness:
        await game.happen(Occasion(game, "draw-treachery", seat, card), take_effect)
    else:
        await game.apart(game.run(printed.revelation, scene))


async def mill(game: Arkham, wanted: Callable[[str], bool]) -> str | None:
    """Discards from the top until a card that is wanted; none, if there is none at all."""
    while len(game.state.encounter):
        card = await game.draw(game.state.encounter)
        assert card is not None
        if wanted(card):
            return card
        game.state.encounter_discard.append(card)
        game.event("milled", card=Name(card))
    return None


async def find(game: Arkham, seat: int, wanted: Callable[[str], bool]) -> str | None:
    """Searches the encounter deck and its discard pile (ah.search.*); the deck is shuffled afterwards."""
    state = game.state
    deck = state.encounter
    every = [*deck.top, *deck.fog, *deck.bottom, *state.encounter_discard]
    able = [card for card in dict.fromkeys(sorted(every)) if wanted(card)]
    if not able:
        deck.shuffle()
        return None
    options = [Option(f"card:{card}", Msg("thing", {"name": Name(card)})) for card in able]
    (key,) = await Decision("find", seat, "ah.search.3", Msg("ask-find"), options)
    card = key.removeprefix("card:")
    if card in state.encounter_discard:
        state.encounter_discard.remove(card)
    else:
        deck.remove(card)
    game.revealed()
    deck.shuffle()
    return card


async def draw_found(game: Arkham, seat: int, card: str) -> None:
    """A card that an effect found is drawn: all that drawing does."""
    game.event("drew-encounter", who=Seat(seat), card=Name(card))
    if await resolve(game, seat, card, NOBODY):
        await draw(game, seat)
