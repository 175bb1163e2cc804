"""`python -m scripts.lock`: what `make play` and `make test` install, with the hash of every file of each release.

The versions are the newest that pyproject.toml allows, for every platform and every Python from 3.11 on. The lists
name no registry: pip asks the one it is configured for, and takes only files with these hashes.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from scripts.build_client import NODE

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
RESOLVER = "uv>=0.9"
BUILDING = ("hatchling>=1.27", "editables>=0.5")
"""What an editable install of the project itself is made with."""
LISTS = {"play": (), "postgres": ("postgres",), "dev": ("dev",), "node": None}
"""The extras that each list has beside what everybody needs; Node stands alone, for machines that have none."""
HEAD = (
    "# Written by `python -m scripts.lock`: do not edit. Every file of each release may be installed, and no other.\n"
)


def wanted(extras: tuple[str, ...] | None) -> list[str]:
    if extras is None:
        return [NODE]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf8"))["project"]
    more = [one for extra in extras for one in project["optional-dependencies"][extra]]
    return [*project["dependencies"], *more, *BUILDING]


def names(requirements: list[str]) -> set[str]:
    """As registries write them."""
    return {re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=!~;]", one, maxsplit=1)[0]).lower() for one in requirements}


def locked(name: str) -> dict[str, list[str]]:
    """The releases of a list, as `package==version`, each with its hashes."""
    found: dict[str, list[str]] = {}
    package = ""
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf8").splitlines():
        if line.startswith("    --hash=sha256:"):
            found[package].append(line.strip().removeprefix("--hash=sha256:").removesuffix(" \\"))
        elif line and not line.startswith("#"):
            package = line.partition(" ")[0]
            found.setdefault(package, [])
    return found


def main() -> int:
    keep = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", f"{folder}/venv"], check=True)
        subprocess.run([f"{folder}/venv/bin/pip", "install", "--quiet", RESOLVER], check=True)
        before: list[str] = ["--constraint", str(keep)] if keep is not None else []
        for name, extras in LISTS.items():
            listed, made = Path(folder) / "wanted.in", Path(folder) / f"{name}.txt"
            listed.write_text("\n".join(wanted(extras)) + "\n", encoding="utf8")
            resolve = [f"{folder}/venv/bin/uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
            resolve += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--system-certs"]
            subprocess.run([*resolve, *before, str(listed), "-o", str(made)], check=True)
            (FOLDER / f"{name}.txt").write_text(HEAD + made.read_text(encoding="utf8"), encoding="utf8")
            # What is in two lists has one version in both.
            before += ["--constraint", str(made)]
            print(f"requirements/{name}.txt: {len(locked(name))} releases")
    return 0


if __name__ == "__main__":
    sys.exit(main())
