"""`miskatonic new GAME`: the rooms of a new game in this checkout, as copies of a small one that works."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from miskatonic.engine.errors import BadOptions, MiskatonicError
from miskatonic.engine.message import Msg
from miskatonic.games.registry import GAMES

SKELETON = "scripts/skeleton"
REGISTRY = "miskatonic/games/registry.py"
ROOMS = {
    "game": "miskatonic/games/{room}",
    "painter.py": "miskatonic/terminal/games/{room}.py",
    "almanac.yaml": "rules/{game}.yaml",
    "scenes.py": "tests/games/{room}/test_scenes.py",
    "board": "web/src/games/{room}",
}
"""Where each part of the skeleton goes."""


def register(app: typer.Typer) -> None:
    app.command("new")(new)


def new(
    game: Annotated[str, typer.Argument(help="Its id: small letters, digits and hyphens.")],
    english: Annotated[str, typer.Option("--english", help="Its name in English.")] = "",
    polish: Annotated[str, typer.Option("--polish", help="Its name in Polish.")] = "",
) -> None:
    """Write the skeleton of a new game into this checkout: it can be played at once."""
    from miskatonic.terminal.speaker import default_language

    title = game.replace("-", " ").capitalize()
    try:
        made = write(Path.cwd(), game, english or title, polish or title)
    except MiskatonicError as problem:
        typer.echo(problem.said(default_language()), err=True)
        raise typer.Exit(2) from problem
    for path in made:
        typer.echo(path.relative_to(Path.cwd()))
    typer.echo(f"miskatonic play {game}; make test GAME={game}")


def write(root: Path, game: str, english: str, polish: str) -> list[Path]:
    """The files that were made. Nothing has changed where a game of this name cannot be added."""
    room = game.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", game):
        raise BadOptions(Msg("problem-game-id", {"game": game}))
    if not (root / SKELETON).is_dir() or not (root / REGISTRY).is_file():
        raise BadOptions(Msg("problem-no-checkout", {"folder": str(root)}))
    places = {part: root / place.format(game=game, room=room) for part, place in ROOMS.items()}
    taken = [str(path) for path in places.values() if path.exists()]
    if game in GAMES or taken:
        raise BadOptions(Msg("problem-game-exists", {"game": game, "where": ", ".join(taken) or REGISTRY}))
    names = _names(root, game, room, english, polish)
    made: list[Path] = []
    for part, place in places.items():
        made += _copied(root / SKELETON / part, place, names)
    package = root / f"tests/games/{room}/__init__.py"
    package.touch()
    _add_line(root / REGISTRY, game, room)
    _add_row(root / "README.md", english, polish)
    _tidied(root, [path for path in made if path.suffix == ".py"])
    _run(root, "scripts.client_types")
    _run(root, "tests.golden", "record", game, "1")
    return [*made, package]


def _names(root: Path, game: str, room: str, english: str, polish: str) -> dict[str, str]:
    """What is written in the skeleton, and what stands for it; longer words first."""
    return {
        "scripts.skeleton.game": f"miskatonic.games.{room}",
        "Szkielet": polish,
        '"en": "Skeleton"': f'"en": "{english}"',
        "Skeleton (": f"{english} (",
        "Skeleton": "".join(word.capitalize() for word in game.split("-")),
        "skeleton": game,
        "skl.": f"{_prefix(root, game)}.",
    }


def _prefix(root: Path, game: str) -> str:
    """The initials of its words, or the beginning of its only one, if no other almanac has them."""
    words = game.split("-")
    short = "".join(word[0] for word in words) if len(words) > 1 else game[:3]
    others = "".join(path.read_text(encoding="utf8") for path in sorted((root / "rules").glob("*.yaml")))
    return game if f"id: {short}." in others else short


def _copied(source: Path, target: Path, names: dict[str, str]) -> list[Path]:
    if source.is_dir():
        inside = sorted(path for path in source.iterdir() if path.name != "__pycache__")
        return [made for path in inside for made in _copied(path, target / path.name, names)]
    text = source.read_text(encoding="utf8")
    for old, new_name in names.items():
        text = text.replace(old, new_name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf8")
    return [target]


def _add_line(registry: Path, game: str, room: str) -> None:
    """The one line."""
    text = registry.read_text(encoding="utf8")
    begin = text.index("GAMES = {")
    end = text.index("}\n", begin)
    line = f'    "{game}": "miskatonic.games.{room}",\n'
    registry.write_text(text[:end] + line + text[end:], encoding="utf8")


def _add_row(readme: Path, english: str, polish: str) -> None:
    text = readme.read_text(encoding="utf8")
    head = "| game | state |\n|---|---|\n"
    if f"| {english}" not in text and head in text:
        text = text.replace(head, f"{head}| {english} (*{polish}*) | begun |\n")
        readme.write_text(text, encoding="utf8")


def _tidied(root: Path, files: list[Path]) -> None:
    """Other names are of another length and in another order: ruff puts that right, where it is."""
    ruff = Path(sys.executable).with_name("ruff")
    found = str(ruff) if ruff.exists() else shutil.which("ruff")
    if found:
        names = [str(path) for path in files]
        subprocess.run([found, "check", "--quiet", "--select", "I", "--fix", *names], cwd=root, check=True)
        subprocess.run([found, "format", "--quiet", *names], cwd=root, check=True)


def _run(root: Path, module: str, *words: str) -> None:
    """In a process that knows the new game."""
    subprocess.run([sys.executable, "-m", module, *words], cwd=root, check=True, stdout=subprocess.DEVNULL)
