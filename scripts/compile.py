"""The compiled form of the package: `python -m scripts.compile` → `build/compiled`, a tree to run anything from.

Engine, kit and games are compiled by mypyc, everything else is copied. Where nothing has changed nothing is done, and
C that was compiled before is taken from `build/objects`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
CACHE = ROOT / "build" / "objects"
STAMP = ".made-from"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
COMPILED = ("engine", "kit", "games", "bots")
INTERPRETED = (
    "__init__",
    "almanac",
    "census",
    "client",
    "engine/data",
    "engine/making",
    "engine/methods",
    "engine/pack",
    "engine/shape",
    "engine/spec",
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
BOT = "bot"
"""A game's own bot thinks longer than it looks things up: it stays as it is written."""
COPIED = ("miskatonic", "rules", "docs", "tests", "bench", "scripts", "pyproject.toml", "Makefile", "README.md")


def compiler() -> str | None:
    """Why nothing can be compiled here, if so."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"no C compiler ({command})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no headers of Python (Debian: python3-dev)"
    return None


def modules() -> list[Path]:
    """Which may be compiled; what defines Structs may not after all."""
    found = [path for package in COMPILED for path in (ROOT / "miskatonic" / package).rglob("*.py")]
    found = [path for path in found if BOT not in path.parts]
    names = {path: (path.stem, f"{path.parent.name}/{path.stem}") for path in found}
    return sorted(path.relative_to(ROOT) for path in found if not set(names[path]) & set(INTERPRETED))


def module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def files(names: tuple[str, ...] = COPIED) -> Iterator[Path]:
    for name in names:
        start = ROOT / name
        found = sorted(start.rglob("*")) if start.is_dir() else [start]
        yield from (path.relative_to(ROOT) for path in found if path.is_file() and "__pycache__" not in path.parts)


def made_from(optimise: str, names: tuple[str, ...] = COPIED) -> str:
    found = hashlib.sha256(f"{optimise} {sys.version} {version('mypy')}".encode())
    for path in files(names):
        found.update(f"{path}\0".encode() + (ROOT / path).read_bytes())
    return found.hexdigest()


def up_to_date(target: Path = TARGET) -> bool:
    """Whether a compiled form is there that was made from what is here now."""
    stamp = target / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf8") in [made_from(level) for level in "0123"]


def build(target: Path, optimise: str, names: tuple[str, ...] = COPIED) -> None:
    from scripts.native import expanded, structs

    print("miskatonic: compiling engine and games", file=sys.stderr)
    stamp, now = target / STAMP, made_from(optimise, names)
    stamp.unlink(missing_ok=True)
    compiled = [path for path in modules() if not structs(module(path))]
    copied = list(files(names))
    _clear(target, copied)
    for path in copied:
        content = (ROOT / path).read_bytes()
        _write(target / path, expanded(module(path), ROOT / path).encode() if path in compiled else content)
    subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "mypyc_build.py"), optimise, str(CACHE), *map(str, compiled)],
        cwd=target,
        check=True,
        env={**os.environ, "PYTHONPATH": str(target)},
    )
    stamp.write_text(now, encoding="utf8")


def _clear(target: Path, keep: list[Path]) -> None:
    """What is not copied or compiled any more would still be imported."""
    for name in COPIED:
        for path in (target / name).rglob("*") if (target / name).is_dir() else []:
            if path.is_file() and path.relative_to(target) not in keep:
                path.unlink()
    for path in target.glob("*__mypyc*"):
        path.unlink()


def _write(place: Path, content: bytes) -> None:
    """Only where it differs: mypy reads again what is new."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if not place.exists() or place.read_bytes() != content:
        place.write_bytes(content)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts.compile", description=__doc__)
    parser.add_argument("--optimise", default="0", choices="0123", help="gcc's -O: 0 compiles fastest, 3 to measure")
    arguments = parser.parse_args()
    reason = compiler()
    if reason is not None:
        print(f"miskatonic: {reason}; nothing is compiled, and the interpreted form is all there is", file=sys.stderr)
        return 1 if os.environ.get("CI") else 0
    stamp = TARGET / STAMP
    if not stamp.exists() or stamp.read_text(encoding="utf8") != made_from(arguments.optimise):
        build(TARGET, arguments.optimise)
    return 0


if __name__ == "__main__":
    sys.exit(main())
