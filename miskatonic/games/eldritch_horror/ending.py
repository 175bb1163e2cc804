"""How the game ends, and the score. (eh.winning-losing.*, eh.scoring.*)"""

from __future__ import annotations

from typing import NoReturn

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.game import Outcome
from miskatonic.engine.message import Msg, Name
from miskatonic.games.eldritch_horror.game import Eldritch


def win(game: Eldritch, reason: str) -> NoReturn:
    """eh.winning-losing.1; eliminated players win too (eh.eliminated.4)."""
    state = game.state
    state.ended = reason
    state.phase = "over"
    state.score = score(game)
    ancient_one = Name(state.ancient_one)
    message = Msg(f"outcome-{reason}", {"ancient": ancient_one, "score": state.score})
    game.outcome = Outcome(True, message, tuple(range(len(state.players))))
    game.event("won", ancient=ancient_one)
    raise GameEnds


def lose(game: Eldritch, reason: str) -> NoReturn:
    state = game.state
    state.ended = reason
    state.phase = "over"
    game.outcome = Outcome(False, Msg(f"outcome-{reason}", {"ancient": Name(state.ancient_one)}))
    game.event("lost", ancient=Name(state.ancient_one))
    raise GameEnds


def score(game: Eldritch) -> int:
    """Lower is better (eh.scoring.2, .3, .4, .5, .6, .7, .8, .9, .10)."""
    state = game.state
    players = [player for player in state.players if player.investigator]
    held = [condition.card for player in players for condition in player.conditions]
    points = len(state.gates)
    points += -(-len(state.monsters) // 3)
    points += held.count("cursed") + held.count("dark-pact")
    points += 3 * len([card for card in state.ongoing if "rumor" in game.content.mythos[card.card].traits])
    points -= -(-sum([len(player.clues) for player in players]) // 3)
    points -= held.count("blessed")
    return points - state.doom


def check_eliminated(game: Eldritch) -> None:
    """eh.eliminated.5"""
    if all([player.out for player in game.state.players]):
        lose(game, "eliminated")
