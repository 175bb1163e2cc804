"""Two markets in a row: who does well at the first comes to the second with a fuller purse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.message import Msg, Seat
from tests.toy.state import Player

if TYPE_CHECKING:
    from tests.toy.flow import Toy

PURSE = 2
PRICE = 3


def begin(seats: int, options: Mapping[str, Any]) -> tuple[int, list[int]]:
    """The chapter, and what each has to begin with."""
    if options.get("campaign", "no") != "yes":
        return 0, [PURSE] * seats
    legacy = options.get("legacy")
    if legacy is None:
        return 1, [PURSE] * seats
    purses = legacy.get("purses") if isinstance(legacy, dict) else None
    if not isinstance(purses, list) or len(purses) != seats:
        raise BadOptions("legacy: one purse for each seat")
    return 2, [int(purse) for purse in purses]


def legacy(game: Toy, scores: Mapping[int, int]) -> dict[str, Any]:
    return {"purses": [PURSE + scores[player.seat] // 2 for player in game.state.players]}


def sequel(options: Mapping[str, Any], legacy: Mapping[str, Any]) -> Mapping[str, Any] | None:
    return None if "legacy" in options else {**options, "legacy": dict(legacy)}


async def prepare(game: Toy, player: Player) -> None:
    """The first question of the second market: who can may buy a relic beforehand."""
    if game.state.chapter < 2 or player.coins < PRICE:
        return
    options = [Option("buy", Msg("option-heirloom", {"coins": PRICE})), Option(PASS, Msg("option-pass"))]
    (key,) = await Decision("heirloom", player.seat, "toy.campaign.1", Msg("ask-heirloom"), options)
    if key == "buy":
        player.coins -= PRICE
        game.event("heirloom", who=Seat(player.seat))
        await game.draw_relic(player.seat)
