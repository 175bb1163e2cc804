"""The content of the game, read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from miskatonic.games.eldritch_horror.cards import EldritchContent

FOLDER = Path(__file__).parent


@cache
def content() -> EldritchContent:
    return EldritchContent(FOLDER / "content")
