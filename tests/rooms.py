"""The parts of a game, by convention: where each lies, and what is missing.

A new game is one line in `games/registry.py` and new files in the rooms named here.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from miskatonic.games.registry import package, room

ROOT = Path(__file__).parent.parent


def module(path: Path) -> list[Path]:
    """A file, or a package."""
    return [file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()]


def home(game: str) -> Path:
    return ROOT / package(game).replace(".", "/")


PARTS: dict[str, tuple[str, Callable[[str], list[Path]]]] = {
    "rules": ("miskatonic/games/{room}/__init__.py", lambda game: module(home(game))),
    "state": ("miskatonic/games/{room}/state.py", lambda game: module(home(game) / "state")),
    "content": ("miskatonic/games/{room}/content/*.yaml", lambda game: sorted(home(game).glob("content/*.yaml"))),
    "Polish": ("miskatonic/games/{room}/text/*pl.ftl", lambda game: sorted(home(game).glob("text/*pl.ftl"))),
    "English": ("miskatonic/games/{room}/text/*en.ftl", lambda game: sorted(home(game).glob("text/*en.ftl"))),
    "bot": ("miskatonic/games/{room}/bot.py", lambda game: module(home(game) / "bot")),
    "painter": (
        "miskatonic/terminal/games/{room}.py",
        lambda game: module(ROOT / "miskatonic/terminal/games" / room(game)),
    ),
    "almanac": ("rules/{game}.yaml", lambda game: sorted(ROOT.glob(f"rules/{game}.yaml"))),
    "board": ("web/src/games/{room}/index.ts", lambda game: sorted(ROOT.glob(f"web/src/games/{room(game)}/index.ts*"))),
    "types": (
        "web/src/games/{room}/types.gen.ts",
        lambda game: sorted(ROOT.glob(f"web/src/games/{room(game)}/types.gen.ts")),
    ),
    "tests": ("tests/games/{room}/test_*.py", lambda game: sorted(ROOT.glob(f"tests/games/{room(game)}/test_*.py"))),
    "golden games": ("tests/golden/{game}-1.misk", lambda game: sorted(ROOT.glob(f"tests/golden/{game}-[0-9]*.misk"))),
}


def missing(game: str) -> list[str]:
    """The files without which a game is not whole."""
    return [
        f"{part}: {path.format(game=game, room=room(game))}" for part, (path, find) in PARTS.items() if not find(game)
    ]
