"""Discovering and spending clues (ah.clues.*)."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Discovery, Occasion


def may_discover(game: Arkham, seat: int) -> bool:
    return "no-clues" not in game.sources.bans or not game.banned("no-clues", seat)


async def discover(game: Arkham, seat: int, place: str, amount: int) -> int:
    """ah.clues.5: one discovery of so many, as far as they are there (trap 41)."""
    player = game.state.players[seat]
    if player.out or not place or not may_discover(game, seat):
        return 0
    amount = min(amount, game.location(place).count("clues"))
    if amount <= 0:
        return 0
    taken: list[int] = []

    async def take(happening: Occasion) -> None:
        got = game.location(place).take("clues", happening.amount)
        player.clues += got
        taken.append(got)
        game.event("discovered", who=Seat(seat), amount=got, place=Name(place))

    await game.happen(Discovery(game, "discover", seat, place, place, amount), take)
    return sum(taken)


def spendable(game: Arkham, seat: int) -> int:
    return game.state.players[seat].clues if may_discover(game, seat) else 0


def can_spend(game: Arkham, seats: Sequence[int], amount: int) -> bool:
    return sum([spendable(game, seat) for seat in seats]) >= amount


async def spend(game: Arkham, seats: Sequence[int], amount: int) -> None:
    """As a group: each gives what he wants toward the total (ah.clues.9, ah.costs.10)."""
    left = amount
    able = [seat for seat in seats if spendable(game, seat)]
    for number, seat in enumerate(able):
        others = sum([spendable(game, other) for other in able[number + 1 :]])
        least, most = max(0, left - others), min(left, spendable(game, seat))
        given = most
        if least < most:
            options = [
                Option(f"clues:{count}", Msg("option-clues", {"amount": count})) for count in range(most, least - 1, -1)
            ]
            prompt = Msg("ask-clues", {"left": left})
            (key,) = await Decision("give-clues", seat, "ah.clues.9", prompt, options)
            given = int(key.removeprefix("clues:"))
        if given:
            game.state.players[seat].clues -= given
            game.event("spent-clues", who=Seat(seat), amount=given)
        left -= given


def drop(game: Arkham, seat: int, amount: int) -> int:
    """Clues of an investigator are placed at his location."""
    player = game.state.players[seat]
    amount = min(amount, player.clues)
    if amount:
        player.clues -= amount
        game.location(player.place).put("clues", amount)
        game.event("dropped-clues", who=Seat(seat), amount=amount, place=Name(player.place))
    return amount
