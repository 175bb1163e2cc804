"""`miskatonic new GAME`: the rooms of a new game, green from the first minute."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.workshop import write

ROOT = Path(__file__).parent.parent
COPIED = ("miskatonic", "tests", "scripts", "rules", "bench", "README.md", "pyproject.toml")
GAME = "night-train"
CENTRAL_TEST = "test_no_game_is_named_outside_its_rooms"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this project with a new game in it, as the command makes it."""
    folder = tmp_path_factory.mktemp("checkout")
    # What Python has compiled comes along, but for what it is just writing.
    unneeded = shutil.ignore_patterns("*.pyc.*", "static", "node_modules", ".mypy_cache")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
        else:
            shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "web" / "src", folder / "web" / "src")
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", folder / ".mypy_cache")
    run(folder, "miskatonic", "new", GAME, "--polish", "Nocny pociąg")
    return folder


def run(folder: Path, *words: str, code: int = 0) -> str:
    """A module of the copy, not of ours."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "LANG": "en_US.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == code, f"{words}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
    return done.stdout + done.stderr


def test_a_new_game_passes_every_test_that_is_asked_of_games(checkout: Path) -> None:
    written = run(
        checkout, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not web", "tests", "--game", GAME
    )
    assert " passed" in written and "failed" not in written


def test_nothing_outside_of_its_rooms_names_a_new_game(checkout: Path) -> None:
    """Not even as an example: the guide's own name must be green too."""
    run(checkout, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", f"tests/test_rooms.py::{CENTRAL_TEST}")


def test_a_new_game_is_in_order_for_the_linter_the_types_and_the_layers(checkout: Path) -> None:
    new = [str(path) for path in (checkout / "miskatonic/games/night_train", checkout / "tests/games/night_train")]
    new.append(str(checkout / "miskatonic/terminal/games/night_train.py"))
    run(checkout, "ruff", "check", *new)
    run(checkout, "ruff", "format", "--check", *new)
    run(checkout, "mypy", *new)


def test_a_new_game_stands_on_the_kit(checkout: Path) -> None:
    words = (checkout / "miskatonic/games/night_train/words.py").read_text(encoding="utf8")
    assert "gather(combinators, amounts, conditions, selectors, verbs)" in words
    told = run(checkout, "miskatonic", "content", GAME)
    assert "Night train" in told


def test_the_board_of_a_new_game_fits_the_client(checkout: Path) -> None:
    modules, node = ROOT / "web" / "node_modules", shutil.which("node")
    if node is None or not modules.is_dir():
        pytest.skip("the client's tools are not installed (make web)")
    web = checkout / "web"
    for name in ("tsconfig.json", "package.json", "vite.config.ts"):
        shutil.copy(ROOT / "web" / name, web / name)
    for name in ("plugins", "tests"):
        shutil.copytree(ROOT / "web" / name, web / name)
    (web / "node_modules").symlink_to(modules)
    tsc = modules / "typescript" / "bin" / "tsc"
    done = subprocess.run([node, str(tsc), "--noEmit"], cwd=web, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout


def test_nothing_of_the_skeleton_is_left_in_its_name(checkout: Path) -> None:
    for folder in ("miskatonic/games/night_train", "tests/games/night_train", "web/src/games/night_train"):
        for path in (checkout / folder).rglob("*.*"):
            if path.suffix != ".pyc":
                assert "skeleton" not in path.read_text(encoding="utf8").lower(), path
    assert '"pl": "Nocny pociąg", "en": "Night train"' in (
        checkout / "miskatonic/games/night_train/rules.py"
    ).read_text(encoding="utf8")
    assert "| Night train (*Nocny pociąg*) |" in (checkout / "README.md").read_text(encoding="utf8")


def test_a_new_game_can_be_played_and_studied(checkout: Path) -> None:
    played = run(
        checkout, "miskatonic", "play", GAME, "--quick", "--seats", "random", "--lang", "pl", "--file", "g.misk"
    )
    assert "Nocny pociąg" in played and "Podsumowanie" in played
    assert "10 of 10 games finished" in run(checkout, "miskatonic", "simulate", GAME, "--games", "10")
    assert "is there already" in run(checkout, "miskatonic", "new", GAME, code=2)


@pytest.mark.parametrize(("game", "problem"), [("Night Train", "no id of a game"), ("elder-sign", "is there already")])
def test_a_name_that_cannot_be_had(game: str, problem: str) -> None:
    with pytest.raises(BadOptions, match=problem):
        write(ROOT, game, "Night train", "Nocny pociąg")


def test_only_a_checkout_takes_a_new_game(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="not a checkout"):
        write(tmp_path, GAME, "Night train", "Nocny pociąg")
