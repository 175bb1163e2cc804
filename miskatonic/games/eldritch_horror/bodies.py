"""Encounters with defeated investigators. (eh.defeated.18, .19, .20)"""

from __future__ import annotations

from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import doom, gaining, supply, trading
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Defeated, Encounter, Player
from miskatonic.kit.scene import Scene


async def encounter(game: Eldritch, player: Player, investigator: str) -> None:
    """His possessions, then a test by what he had lost; the token is gone (eh.defeated.18, .19, .20)."""
    state = game.state
    body = next(body for body in state.defeated if body.investigator == investigator)
    card = game.content.investigators[investigator]
    game.event("encounter", who=Seat(player.seat), card=Name(investigator))
    state.encounter = Encounter(player.seat, "defeated", investigator)
    state.defeated.remove(body)
    state.box.append(investigator)
    take_all(game, player, body)
    await trading.tickets_within_limit(game, player.seat)
    skill = card.crippled if body.cause == "health" else card.insane
    if await game.test(Scene(player.seat, investigator), skill, 0):
        doom.retreat(game, 1)
    state.encounter = None


def take_all(game: Eldritch, player: Player, body: Defeated) -> None:
    player.clues += body.clues
    if body.clues:
        game.caused("gained.clues", body.investigator, who=Seat(player.seat), amount=len(body.clues))
    for ticket, count in (("train", body.train), ("ship", body.ship)):
        for _ in range(count):
            game.caused("ticket.gained", body.investigator, who=Seat(player.seat), what=Msg(f"ticket-{ticket}"))
    player.train += body.train
    player.ship += body.ship
    for kind in ("assets", "artifacts", "spells"):
        for held in getattr(body, kind):
            game.caused("gained.card", body.investigator, who=Seat(player.seat), card=Name(held.card))
            gaining.take_over(game, held, player, kind)


def bury(game: Eldritch, body: Defeated) -> None:
    """Everything on the sheet is discarded; token and sheet go back to the box."""
    state = game.state
    state.defeated.remove(body)
    state.box.append(body.investigator)
    for clue in body.clues:
        supply.discard_clue(game, clue)
    for held in body.assets:
        gaining.discard_asset(game, held.card)
    for held in body.artifacts:
        gaining.discard_artifact(game, held.card)
    for held in body.spells:
        gaining.return_spell(game, held)
    game.event("buried", card=Name(body.investigator))
