"""Trading with somebody far away, and changing places with him."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Seat
from miskatonic.games.eldritch_horror import moving, purse, trading
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.kit.scene import person


async def trade_and_swap(game: Eldritch, seat: int, others: Sequence[int]) -> None:
    """He may move to your space; if he does, you move to where he was."""
    options = [Option(person(other), Msg("thing-person", {"who": Seat(other)}), person(other)) for other in others]
    other = int((await game.one_of("trade-with", seat, game.golden_rule, options)).partition(":")[2])
    await trading.trade(game, seat, [other])
    mine, his = game.player(seat).place, game.player(other).place
    if mine == his or not moving.can_move(game, other):
        return
    if await purse.agree(game, other, "swap", game.golden_rule, Msg("ask-swap", {"who": Seat(seat)})):
        cut = not await game.unless_cut(_move(game, other, mine))
        if not cut or game.player(other).investigator:
            await moving.move(game, seat, his)


async def _move(game: Eldritch, seat: int, place: str) -> None:
    await moving.move(game, seat, place)
