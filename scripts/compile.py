"""The compiled form of the package: `python -m scripts.compile` → `build/compiled`, a tree to run anything from.

Engine, kit and games are compiled by mypyc, everything else is copied. Nothing is done where nothing has changed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
CACHE = ROOT / "build" / "objects"
COMPILED = ("engine", "kit", "games", "bots")
INTERPRETED = (
    "__init__",
    "almanac",
    "client",
    "data",
    "errors",
    "position",
    "record",
    "registry",
    "rules",
    "settings",
    "text",
    "wording",
)
"""Modules that no game waits for, or that look at classes while they run."""
COPIED = ("miskatonic", "rules", "tests", "bench", "scripts", "pyproject.toml", "Makefile", "README.md")


def modules() -> list[Path]:
    found = [path for package in COMPILED for path in (ROOT / "miskatonic" / package).rglob("*.py")]
    return sorted(path.relative_to(ROOT) for path in found if path.stem not in INTERPRETED)


def module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def files() -> Iterator[Path]:
    for name in COPIED:
        start = ROOT / name
        found = sorted(start.rglob("*")) if start.is_dir() else [start]
        yield from (path for path in found if path.is_file() and "__pycache__" not in path.parts)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts.compile", description=__doc__)
    parser.add_argument("--optimise", default="1", choices="0123", help="gcc's -O; 3 for measurements and wheels")
    arguments = parser.parse_args()
    build(TARGET, arguments.optimise)
    return 0


def build(target: Path, optimise: str) -> None:
    from scripts.native import expanded, structs

    compiled = [path for path in modules() if not structs(module(path))]
    for path in files():
        place = target / path.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        if path.relative_to(ROOT) in compiled:
            write(place, expanded(module(path.relative_to(ROOT)), path).encode())
        else:
            write(place, path.read_bytes())
    subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "mypyc_build.py"), optimise, str(CACHE), *map(str, compiled)],
        cwd=target,
        check=True,
        env={**os.environ, "PYTHONPATH": str(target)},
    )


def write(place: Path, content: bytes) -> None:
    """Only where it differs: what is new is compiled again."""
    if not place.exists() or place.read_bytes() != content:
        place.write_bytes(content)


if __name__ == "__main__":
    sys.exit(main())
