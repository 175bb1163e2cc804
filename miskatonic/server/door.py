"""Where the table can be reached: whether it is open already, from where, and a code for a phone's camera."""

from __future__ import annotations

import io
import json
import socket
import urllib.request
from typing import TextIO

WHITE_ON_BLACK, USUAL = "\033[97;40m", "\033[0m"
NOWHERE = ("192.0.2.1", 9)
"""An address for documents (RFC 5737): asking for the way there sends nothing."""

PATIENCE = 15.0
"""Seconds: the first who asks waits until all games are loaded, on a busy computer for long."""


def network_address() -> str:
    """This computer's address in its network, or an empty word."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if address.startswith(("127.", "0.")) else address


def open_at(host: str, port: int) -> bool:
    """Whether a table of ours answers there."""
    try:
        # Not through a proxy: it would not know this computer.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"http://{host}:{port}/api/games", timeout=PATIENCE) as answer:
            games = json.loads(answer.read(1_000_000))
    except (OSError, ValueError):
        return False
    return isinstance(games, list) and all(isinstance(game, dict) and "least_seats" in game for game in games)


def code(address: str, screen: TextIO) -> str:
    """A QR code of half blocks, dark on light whatever the screen's colours; nothing where it cannot be shown."""
    if not screen.isatty() or "utf" not in (screen.encoding or "").lower():
        return ""
    import segno

    written = io.StringIO()
    segno.make(address, error="l").terminal(written, border=2, compact=True)
    return "\n".join(f"{WHITE_ON_BLACK}{line}{USUAL}" for line in written.getvalue().splitlines())
