"""Divination: trick cards revealed, one of them chosen. (dng.divination.1)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology.asking import copies
from miskatonic.games.dungeonology.state import Share

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology


async def divine(game: Dungeonology, seat: int, amount: int, to: str) -> None:
    """Its bonus level is added to the stealth level, or to the alertness."""
    state = game.state
    test = state.test
    assert test is not None
    before = list(state.aside)
    revealed: list[str] = []
    for _ in range(amount):
        card = await game.reveal_trick(seat)
        if card is not None:
            revealed.append(card)
            state.aside.append(card)
    if not revealed:
        return
    options = [
        Option(key, Msg("option-card", {"card": Name(card), "bonus": game.bonus_of(card)}), card)
        for key, card in copies(revealed)
    ]
    prompt = Msg("ask-divine", {"who": Seat(seat), "to": to})
    (key,) = await Decision("divine", seat, "dng.divination.1", prompt, options)
    chosen = key.partition(":")[0]
    state.aside = before
    state.discard += revealed
    added = game.bonus_of(chosen)
    (test.stealth if to == "stealth" else test.alertness).append(Share(chosen, added))
    game.event("divined", who=Seat(seat), card=Name(chosen), amount=added, to=to)
