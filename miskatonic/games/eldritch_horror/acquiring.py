"""The Acquire Assets action, with the bank loan. (eh.acquire-assets.*, eh.bank-loan.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import gaining
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Encounter
from miskatonic.kit.scene import Scene, person

LOAN = Option("loan", Msg("option-loan"))
DONE = Option("done", Msg("option-done"))


async def acquire(game: Eldritch, seat: int) -> None:
    """eh.acquire-assets.3, eh.acquire-assets.4; the reserve is filled up at the end (eh.reserve.4)."""
    state = game.state
    player = game.player(seat)
    outer = state.encounter
    state.encounter = Encounter(seat, "acquire", player.investigator)
    result = await game.test(Scene(seat, player.investigator), "influence", 0)
    state.encounter = outer
    bought = False
    while True:
        affordable = gaining.in_reserve(game, (), result)
        options = [
            Option(
                f"buy:{card}", Msg("option-buy", {"card": Name(card), "value": game.content.assets[card].value}), card
            )
            for card in affordable
        ]
        if gaining.can_gain(game, seat, "debt"):
            options.append(LOAN)
        if not bought:
            options += [
                Option(f"discard:{card}", Msg("option-discard", {"card": Name(card)}), card) for card in state.reserve
            ]
        prompt = Msg("ask-acquire", {"left": result})
        (key,) = await Decision("acquire", seat, "eh.acquire-assets.4", prompt, [*options, DONE])
        what, _, card = key.partition(":")
        if what == "loan":
            await gaining.gain_condition(game, seat, "debt")
            result += 2
            continue
        if what == "buy":
            bought = True
            result -= game.content.assets[card].value
            await gaining.from_reserve(game, await _for_whom(game, seat, card), card, refill=False)
            if player.investigator:
                continue
        if what == "discard":
            await gaining.discard_from_reserve(game, card, refill=False)
        break
    await gaining.refill_reserve(game)


async def _for_whom(game: Eldritch, seat: int, card: str) -> int:
    """eh.charlie-kane.3, eh.charlie-kane.4"""
    if not game.passive(game.player(seat), "shares-purchases"):
        return seat
    people = game.seats_in_order()
    options = [Option(person(other), Msg("thing-person", {"who": Seat(other)}), person(other)) for other in people]
    prompt = Msg("ask-for-whom", {"card": Name(card)})
    (key,) = await Decision("for-whom", seat, "eh.charlie-kane.3", prompt, options)
    return int(key.partition(":")[2])
