"""Games by id; a game's code is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from miskatonic.engine.errors import UnknownGame
from miskatonic.engine.game import Rules
from miskatonic.engine.message import Msg

GAMES = {"elder-sign": "miskatonic.games.elder_sign"}


@cache
def rules(game: str) -> Rules[Any]:
    if game not in GAMES:
        raise UnknownGame(Msg("problem-no-game", {"game": game, "known": ", ".join(GAMES)}))
    found = import_module(GAMES[game]).RULES
    assert isinstance(found, Rules)
    return found
