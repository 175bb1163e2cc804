"""Games by id; a game's code is imported when it is first asked for.

A new game is one line here. All else is found by convention, in rooms named after its package.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from miskatonic.engine.errors import UnknownGame
from miskatonic.engine.game import Rules
from miskatonic.engine.message import Msg

GAMES = {
    "elder-sign": "miskatonic.games.elder_sign",
    "eldritch-horror": "miskatonic.games.eldritch_horror",
    "arkham-lcg": "miskatonic.games.arkham_lcg",
    "death-may-die": "miskatonic.games.death_may_die",
    "dungeonology": "miskatonic.games.dungeonology",
}


def package(game: str) -> str:
    """Where a game's code lies."""
    if game not in GAMES:
        raise UnknownGame(Msg("problem-no-game", {"game": game, "known": ", ".join(GAMES)}))
    return GAMES[game]


def room(game: str) -> str:
    """The name of a game's rooms: of its package, of its painter, of its board in the browser, of its tests."""
    return package(game).rpartition(".")[2]


@cache
def rules(game: str) -> Rules[Any]:
    found = import_module(package(game)).RULES
    assert isinstance(found, Rules)
    return found


def part(name: str) -> ModuleType | None:
    """A module that a game may have or not; one that is there and cannot be imported is an error."""
    return import_module(name) if find_spec(name) is not None else None
