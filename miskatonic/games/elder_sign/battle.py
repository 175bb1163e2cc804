"""The battle with the Ancient One. (es.battle.*, es.attack-phase.*)"""

from __future__ import annotations

from miskatonic.games.elder_sign import adventure, dice, tasks
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.rows import attempt_rows


async def attack_ancient_one(game: ElderSign) -> None:
    """es.attack-phase.1: the combat task, as often as the dice allow."""
    attempt = game.attempt
    player = game.state.players[attempt.seat]
    while not attempt.failed:
        game.safe_point()
        if rows := await adventure.before_roll(game, attempt, player, attempt_rows(game)):
            await dice.roll(game, player.seat, adventure.new_roll(game, attempt), "roll")
            completed = await adventure.after_roll(game, attempt, player, rows)
            attempt.rolled = False
            if completed and not dice.pool(game) and not _more(game):
                return


def _more(game: ElderSign) -> bool:
    """es.attack-phase.9: with no die left to roll the phase is over, unless one can be added."""
    return bool(tasks.secured(game))
