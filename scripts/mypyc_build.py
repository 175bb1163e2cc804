"""Runs mypyc and the C compiler in the current folder: `mypyc_build.py OPTIMISE CACHE FILE…`.

What was compiled before, from the same text with the same flags, is taken from the cache.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import mypyc
from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify

SCRATCH = Path("build") / "c"
RUNTIME = Path(mypyc.__file__).parent / "lib-rt"
CC = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
LINK = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
SHARED = ["-fPIC", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Nobody but Python calls into the libraries: calls and constants inside of them need no tables."""
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def main(optimise: str, cache: Path, paths: list[str]) -> None:
    cache.mkdir(parents=True, exist_ok=True)
    flags = ["--config-file=", "--no-warn-unused-ignores"]
    extensions = mypycify(
        [*flags, *paths], opt_level=optimise, debug_level="0", multi_file=True, target_dir=str(SCRATCH)
    )
    headers = _digest(sorted(SCRATCH.rglob("*.h")), mypy_version)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting: list[tuple[str, list[Future[Path]]]] = []
        for extension in extensions:
            includes = [f"-I{folder}" for folder in (*extension.include_dirs, sysconfig.get_path("include"))]
            flags = [f"-O{optimise}", "-g0", "-w", "-DNDEBUG", "-fwrapv", *SHARED, *includes]
            sources = [str(source) for source in extension.sources]
            known = "" if len(sources) == 1 else headers  # a single source only calls the shared library
            objects = [pool.submit(_object, source, flags, known, cache) for source in sources]
            waiting.append((extension.name, objects))
        for name, objects in waiting:
            _library(name, [made.result() for made in objects], cache)


def _object(source: str, flags: list[str], headers: str, cache: Path) -> Path:
    target = cache / f"{_digest([Path(source)], headers, *CC, *flags)}.o"
    if not target.exists():
        draft = target.with_suffix(f".{os.getpid()}")
        subprocess.run([*CC, *flags, "-c", source, "-o", str(draft)], check=True)
        draft.replace(target)
    return target


def _library(name: str, objects: Sequence[Path], cache: Path) -> None:
    stored = cache / f"{_digest([], name, *[path.stem for path in objects])}.so"
    if not stored.exists():
        draft = stored.with_suffix(f".{os.getpid()}")
        subprocess.run([*LINK, *map(str, objects), "-o", str(draft)], check=True)
        draft.replace(stored)
    target = Path(*name.split("."))
    shutil.copyfile(stored, target.with_name(target.name + SUFFIX))


def _digest(paths: Sequence[Path], *words: str) -> str:
    found = hashlib.sha256("\0".join(words).encode())
    for path in paths:
        found.update(path.read_bytes())
    return found.hexdigest()[:32]


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
