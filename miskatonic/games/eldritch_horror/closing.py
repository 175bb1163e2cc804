"""Closing a Gate, and what follows from it. (eh.gate.2)"""

from __future__ import annotations

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import gaining, moving, mysteries, purse, supply, uses
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Player


async def close_this_gate(game: Eldritch, seat: int) -> None:
    """The Gate of the encounter; a Rumor that is encountered like one is solved instead."""
    state = game.state
    encounter = state.encounter
    about = encounter.about_gate if encounter is not None else ""
    rumor = game.ongoing(about) if "#" in about else None
    if rumor is not None:
        await mysteries.solve_rumor(game, rumor)
        return
    if about not in state.gates or not supply.can_close(game):
        return
    player = game.player(seat)
    matched = game.content.gates[about].omen == game.omen
    game.event("gate.closed", who=Seat(seat), place=Name(game.content.gates[about].space))
    if not await _kept(game, player, about):
        supply.discard_gate(game, about)
    if matched:
        await _omen_feeds(game, player)
    await uses.answer(game, seat, "close-gate")
    source = game.passive(player, "follows-gates")
    if source and moving.can_move(game, seat):
        await _follow(game, player)


async def _kept(game: Eldritch, player: Player, gate: str) -> bool:
    """A Mystery that takes the Gate for two Spells."""
    mystery = game.state.mystery
    if mystery is None or not game.active_mystery("gates-feed") or len(player.spells) < 2:
        return False
    prompt = Msg("ask-gate-to-mystery", {"card": Name(mystery.card)})
    if not await purse.agree(game, player.seat, "gate-to-mystery", "eh.spending.3", prompt):
        return False
    for _ in range(2):
        options = [Option(held.key, Msg("thing", {"name": Name(held.card)}), held.key) for held in player.spells]
        key = await game.one_of("discard", player.seat, "eh.discarding.1", options)
        gaining.discard(game, player, next(held for held in player.spells if held.key == key))
    game.state.gates.remove(gate)
    mystery.gates.append(gate)
    game.event("mystery.token", card=Name(mystery.card), amount=len(mystery.gates))
    return True


async def _omen_feeds(game: Eldritch, player: Player) -> None:
    mystery = game.state.mystery
    if mystery is None or not game.active_mystery("omen-feeds"):
        return
    if not purse.can_spend_clues(game, player.seat, 1):
        return
    prompt = Msg("ask-omen-feeds", {"card": Name(mystery.card)})
    if await purse.agree(game, player.seat, "omen-feeds", "eh.spending.3", prompt):
        await purse.spend_clues(game, player.seat, 1)
        mystery.eldritch += 1
        game.event("mystery.token", card=Name(mystery.card), amount=mystery.eldritch)


async def _follow(game: Eldritch, player: Player) -> None:
    """Straight to any space with a Clue or a Gate (eh.akachi-onyele.4, eh.akachi-onyele.5)."""
    state = game.state
    gates = [game.content.gates[gate].space for gate in state.gates]
    places = list(dict.fromkeys([*gates, *[token.place for token in state.clues]]))
    options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in places if place != player.place]
    if options:
        options.append(Option(PASS, Msg("option-stay")))
        (place,) = await Decision("follow", player.seat, "eh.akachi-onyele.5", Msg("ask-move"), options)
        if place != PASS:
            await moving.move(game, player.seat, place)
