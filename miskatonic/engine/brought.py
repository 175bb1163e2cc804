"""What a player brings along to a game from home: a deck put together elsewhere, in whatever form it was written.

A setting that is `brought` may be, beside its choices, such a text. `Rules.bring` reads it, says what can and what
cannot be taken over, and writes it in the forms that other programs know.
"""

from __future__ import annotations

from typing import Any

from miskatonic.engine.data import data
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.message import Msg

MOST_BROUGHT = 50_000
"""Characters that a text may have."""


@data(frozen=True)
class Brought:
    """One thing that was read.

    `text`: in the game's own form, as the option of a new game. `notes`: what was left out or changed on the way.
    `problems`: why no game can be begun with it; none: it can. `facts`: what the game's own pages show of it.
    `written`: by form, as other programs read it.
    """

    name: str
    text: str
    notes: list[Msg] = []
    problems: list[Msg] = []
    facts: dict[str, Any] = {}
    written: dict[str, str] = {}


def check_text(text: str) -> None:
    """Raises `BadOptions` where a text is too long to be looked at."""
    if len(text) > MOST_BROUGHT:
        raise BadOptions(Msg("problem-brought-long", {"most": MOST_BROUGHT}))
