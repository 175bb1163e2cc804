"""Losing Sanity and Stamina, and the cards that prevent it. (es.losing-stamina-sanity.*, es.ruling-cards.2)"""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg
from miskatonic.engine.timing import Happening
from miskatonic.games.elder_sign import uses
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import Player

SUFFER = Option("suffer", Msg("option-suffer"))


async def lose(game: ElderSign, player: Player, what: str, amount: int, *, cost: bool = False) -> None:
    """es.rewards-penalties.11, .12; `cost`: of a task, which must leave a point (es.tasks.11)."""
    if not lost_at_once(game, player, what, amount):
        options = _prevention(game, player, what)
        game.lose(player, what, await _after_prevention(game, player, what, amount, cost, options))


def lost_at_once(game: ElderSign, player: Player, what: str, amount: int) -> bool:
    """The ordinary loss, about which there is nothing to ask; False: the player has something that may prevent it."""
    own_turn = amount > 0 and player.seat == game.state.active and player.investigator and game.in_turn
    if own_turn and _prevention(game, player, what):
        return False
    game.lose(player, what, amount)
    return True


def _prevention(game: ElderSign, player: Player, what: str) -> list[Option]:
    options: list[Option] = []
    uses.add_usable(game, player, game.content.preventing[what], options)
    return options


async def _after_prevention(
    game: ElderSign, player: Player, what: str, amount: int, cost: bool, options: list[Option]
) -> int:
    loss = Happening(0, f"lose-{what}", player.seat, amount)
    while options:
        left = (player.sanity if what == "sanity" else player.stamina) - loss.amount
        if left > 0 or not cost:
            options.append(SUFFER)
        prompt = Msg("ask-prevent", {"what": what, "amount": loss.amount})
        (key,) = await Decision("prevent", player.seat, "es.ruling-cards.2", prompt, options)
        if key == "suffer":
            break
        await uses.use(game, player, key, loss)
        if loss.amount <= 0 or not player.investigator:
            break
        options = _prevention(game, player, what)
    return loss.amount
