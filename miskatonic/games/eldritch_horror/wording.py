"""The text of every component, written from its data."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.message import Msg
from miskatonic.engine.pack import Card
from miskatonic.games.eldritch_horror.cards import EldritchContent


def lines(content: EldritchContent, card: Card) -> Sequence[Msg]:
    return []
