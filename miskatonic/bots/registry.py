"""Bots by name. `heuristic` is each game's own: `HeuristicBot` in the `bot` of its package.

`thinker` thinks ahead with it: `thinker:200` with so many playouts a decision, `thinker:1s` for so many seconds.
"""

from __future__ import annotations

from importlib.util import find_spec

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.bots.thinker import USUAL, Budget, Thinker
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.message import Msg
from miskatonic.games.registry import package, part

NAMES = ("random", "heuristic", "thinker")
MOST_PLAYOUTS = 100_000
MOST_SECONDS = 600.0


def has_own_bot(game: str) -> bool:
    try:
        return find_spec(f"{package(game)}.bot") is not None
    except ModuleNotFoundError:
        # A game of one module has no room for one.
        return False


def names(game: str) -> tuple[str, ...]:
    """The bots of a game, the cleverest last."""
    return NAMES if has_own_bot(game) else NAMES[:1]


def usual(game: str) -> str:
    """Who plays if nobody is named: clever, and quick."""
    return NAMES[1] if has_own_bot(game) else NAMES[0]


def bot(game: str, name: str, seed: str) -> Bot:
    if name == "random":
        return RandomBot(seed)
    level, _, budget = name.partition(":")
    own = part(f"{package(game)}.bot") if level in NAMES and (level == "thinker" or not budget) else None
    if own is None:
        raise BadOptions(Msg("problem-no-bot", {"bot": name, "game": game, "known": ", ".join(names(game))}))
    made: Bot = own.HeuristicBot(seed)
    return thinker(game, made, seed, budget_of(budget)) if level == "thinker" else made


def thinker(game: str, policy: Bot, seed: str, budget: Budget) -> Thinker:
    return Thinker(game, policy, f"{seed}/thinks", budget)


def budget_of(text: str) -> Budget:
    """`200` playouts, or `1.5s`."""
    if not text:
        return USUAL
    seconds, number = text.endswith("s"), text.removesuffix("s")
    try:
        found = float(number) if seconds else int(number)
    except ValueError:
        found = 0
    if not 0 < found <= (MOST_SECONDS if seconds else MOST_PLAYOUTS):
        raise BadOptions(Msg("problem-no-budget", {"budget": text}))
    return Budget(MOST_PLAYOUTS, found) if seconds else Budget(int(found))
