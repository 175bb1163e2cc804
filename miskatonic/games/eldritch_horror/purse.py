"""Spending: Clues, Health and Sanity as a price. (eh.spending.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import supply
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Player
from miskatonic.kit.combinators import NO, YES
from miskatonic.kit.scene import person


async def agree(game: Eldritch, seat: int, kind: str, rule: str, prompt: Msg, card: str = "") -> bool:
    """Yes or no."""
    (key,) = await Decision(kind, seat, rule, prompt, [YES, NO])
    return key == "yes"


def can_spend(player: Player, stat: str, amount: int) -> bool:
    """Never the last point (eh.spending.4, eh.health-sanity.8)."""
    return (player.health if stat == "health" else player.sanity) > amount


def spend_stat(game: Eldritch, seat: int, stat: str, amount: int) -> None:
    """It cannot be prevented (eh.health-sanity.7)."""
    player = game.player(seat)
    if stat == "health":
        player.health -= amount
    else:
        player.sanity -= amount
    game.event("spent", who=Seat(seat), what=Msg(f"points-{stat}", {"amount": amount}))


def _instead_of_clue(game: Eldritch, player: Player) -> str:
    """Whoever may, once per round, spend a Sanity in place of a Clue."""
    source = game.passive(player, "sanity-for-clue")
    free = source and player.sanity > 1 and game.state.limits.free("round", f"{source}:sanity-for-clue")
    return source if free else ""


def _discount(game: Eldritch, player: Player) -> str:
    """Whoever may, once per round, spend a Clue fewer."""
    source = game.passive(player, "clue-fewer")
    return source if source and game.state.limits.free("round", f"{source}:clue-fewer") else ""


def clue_worth(game: Eldritch, player: Player) -> int:
    """As many Clues as he could pay for."""
    worth = len(player.clues)
    if game.content.pays_otherwise:
        worth += bool(_instead_of_clue(game, player)) + bool(_discount(game, player))
    return worth


def can_spend_clues(game: Eldritch, seat: int, amount: int) -> bool:
    """eh.spending.2; whoever can may still keep them (eh.spending.3)."""
    return clue_worth(game, game.player(seat)) >= amount


async def spend_clues(game: Eldritch, seat: int, amount: int, *, keep: list[str] | None = None) -> None:
    """One after the other; each is discarded (eh.spending.1), or kept in `keep`, if it goes onto a card."""
    player = game.player(seat)
    for _ in range(amount):
        options: list[Option] = []
        if player.clues:
            options.append(Option("clue", Msg("option-pay-clue")))
        norman = _instead_of_clue(game, player) if keep is None else ""
        if norman:
            options.append(Option("sanity", Msg("option-pay-sanity"), norman))
        key_card = _discount(game, player) if keep is None else ""
        if key_card:
            options.append(
                Option("fewer", Msg("option-pay-less", {"card": Name(key_card.partition("#")[0])}), key_card)
            )
        (key,) = await Decision("pay-clue", seat, "eh.norman-withers.1", Msg("ask-pay-clue"), options)
        if key == "sanity":
            game.state.limits.use("round", f"{norman}:sanity-for-clue")
            spend_stat(game, seat, "sanity", 1)
        elif key == "fewer":
            game.state.limits.use("round", f"{key_card}:clue-fewer")
        else:
            clue = player.clues.pop()
            if keep is None:
                supply.discard_clue(game, clue)
            else:
                keep.append(clue)
            game.event("spent", who=Seat(seat), what=Msg("points-clue", {"amount": 1}))


def group_can_spend(game: Eldritch, amount: int) -> bool:
    return sum([clue_worth(game, game.player(seat)) for seat in game.seats_in_order()]) >= amount


async def group_spend(game: Eldritch, amount: int) -> None:
    """The investigators as a group; the Lead Investigator has the final say (eh.lead-investigator.5)."""
    for left in range(amount, 0, -1):
        able = [seat for seat in game.seats_in_order() if can_spend_clues(game, seat, 1)]
        options = [Option(person(seat), Msg("thing-person", {"who": Seat(seat)}), person(seat)) for seat in able]
        prompt = Msg("ask-who-pays", {"left": left})
        (key,) = await Decision("who-pays", game.lead, "eh.lead-investigator.5", prompt, options)
        await spend_clues(game, int(key.partition(":")[2]), 1)
