"""Moving investigators: what stops them, what waits where they arrive."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.cut import CutShort
from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import losing
from miskatonic.games.eldritch_horror.game import Eldritch


def can_move(game: Eldritch, seat: int) -> bool:
    """eh.conflicts.5"""
    player = game.player(seat)
    return bool(player.investigator) and not game.passive(player, "detained")


async def move(game: Eldritch, seat: int, place: str) -> bool:
    """To a space, at once; True: he is there now."""
    player = game.player(seat)
    if not can_move(game, seat):
        return False
    if player.place == place:
        return True
    game.event("moved", who=Seat(seat), place=Name(player.place), to=Name(place))
    player.place = place
    if game.state.eldritch.get(place) and game.sheet_says("drowned-spaces"):
        game.event("drowned", who=Seat(seat), place=Name(place))
        if game.state.awake:
            game.state.sheet.sanity += 1
            game.event("sheet.sanity", amount=game.state.sheet.sanity)
        await losing.lose(game, seat, sanity=1, by=game.state.ancient_one)
        delay(game, seat)
    return True


async def step(game: Eldritch, seat: int, places: Sequence[str], *, optional: bool = False, rule: str = "") -> bool:
    """One of these spaces, of his choice."""
    if not places or not can_move(game, seat):
        return False
    options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in places]
    if optional:
        options.append(Option("stay", Msg("option-stay")))
    place = await game.one_of("move", seat, rule or game.golden_rule, options)
    return place != "stay" and await move(game, seat, place)


def delay(game: Eldritch, seat: int, *, chosen: bool = False) -> None:
    """eh.delayed.1, eh.delayed.3, eh.mark-harrigan.3, eh.mark-harrigan.4"""
    player = game.player(seat)
    if not player.investigator or (not chosen and game.passive(player, "unhurried")):
        return
    state = game.state
    if state.phase == "action" and state.acting and state.active == seat:
        game.event("stopped", who=Seat(seat))
        raise CutShort(seat)
    if not player.delayed:
        player.delayed = True
        game.caused("delayed", who=Seat(seat))
