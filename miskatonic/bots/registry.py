"""Bots by name. `heuristic` is each game's own."""

from __future__ import annotations

from importlib import import_module

from miskatonic.bots.bot import Bot, RandomBot
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.message import Msg

HEURISTIC = {"elder-sign": "miskatonic.games.elder_sign.bot"}
NAMES = ("random", "heuristic")


def bot(game: str, name: str, seed: str) -> Bot:
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic" and game in HEURISTIC:
        made: Bot = import_module(HEURISTIC[game]).HeuristicBot(seed)
        return made
    raise BadOptions(Msg("problem-no-bot", {"bot": name, "game": game, "known": ", ".join(NAMES)}))
