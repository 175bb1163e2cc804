"""The log: events as sentences, each under the names that were borne when it happened."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.engine.event import Event
from miskatonic.terminal.painter import Painter
from miskatonic.terminal.speaker import Speaker


def sentences(events: Sequence[Event], since: int, seat: int, painter: Painter, speaker: Speaker) -> list[str]:
    """What a seat noticed from event `since` on."""
    now = speaker.who
    speaker.who = {}
    found: list[str] = []
    try:
        for number, event in enumerate(events):
            change = painter.renamed(event)
            if change is not None:
                speaker.who[change[0]] = change[1]
            if number >= since and event.seen_by(seat):
                found.append(speaker.sentence(event.text()))
    finally:
        speaker.who = now
    return found
