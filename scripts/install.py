"""`python scripts/install.py WHAT PIP-ARGUMENTS…`: pip, told in a line at a time. Runs before anything is installed."""

from __future__ import annotations

import re
import subprocess
import sys

KEPT = 40
"""Lines of pip's that are shown if it fails."""


def main() -> int:
    what, *arguments = sys.argv[1:]
    print(f"miskatonic: installing {what} (only this once; it may take a few minutes)", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *arguments]
    running = subprocess.Popen(pip, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    assert running.stdout is not None
    lines: list[str] = []
    found: list[str] = []
    for line in running.stdout:
        lines.append(line.rstrip())
        package = re.match(r"Collecting ([A-Za-z0-9._-]+)", line)
        if package is not None:
            found.append(package[1])
            tell(f"  {len(found)} packages, {package[1]}")
        elif line.startswith("Installing collected packages"):
            tell("  unpacking")
    code = running.wait()
    if sys.stdout.isatty():
        print("\r\033[K", end="")
    if code:
        print("\n".join(lines[-KEPT:]), file=sys.stderr)
        print(f"miskatonic: {what} could not be installed; what pip said stands above", file=sys.stderr)
    return code


def tell(words: str) -> None:
    """Over the line before on a screen, below it in a log."""
    print(f"\r\033[K{words}" if sys.stdout.isatty() else words, end="" if sys.stdout.isatty() else "\n", flush=True)


if __name__ == "__main__":
    sys.exit(main())
