"""Bots by name. `heuristic` is each game's own: `HeuristicBot` in the `bot` of its package."""

from __future__ import annotations

from importlib.util import find_spec

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.message import Msg
from miskatonic.games.registry import package, part

NAMES = ("random", "heuristic")


def has_own_bot(game: str) -> bool:
    return find_spec(f"{package(game)}.bot") is not None


def names(game: str) -> tuple[str, ...]:
    """The bots of a game, the cleverest last."""
    return NAMES if has_own_bot(game) else NAMES[:1]


def bot(game: str, name: str, seed: str) -> Bot:
    if name == "random":
        return RandomBot(seed)
    own = part(f"{package(game)}.bot") if name == "heuristic" else None
    if own is None:
        raise BadOptions(Msg("problem-no-bot", {"bot": name, "game": game, "known": ", ".join(names(game))}))
    made: Bot = own.HeuristicBot(seed)
    return made
