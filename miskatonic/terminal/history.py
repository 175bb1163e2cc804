"""The log: events as sentences, each under the names that were borne when it happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from miskatonic.engine.event import Event
from miskatonic.engine.match import Match
from miskatonic.terminal.painter import Painter
from miskatonic.terminal.speaker import Speaker


def first_names(match: Match[Any]) -> dict[int, str]:
    """Who sat where before the first event: somebody, in a match that began in the middle."""
    start = match.header.start
    if start is None:
        return {}
    state = match.rules.read_state(start, match.header.state_schema)
    return {seat: match.rules.seat_name(state, seat) for seat in range(match.header.seats)}


def sentences(
    events: Sequence[Event],
    since: int,
    seat: int,
    painter: Painter,
    speaker: Speaker,
    first: Mapping[int, str] | None = None,
) -> list[str]:
    """What a seat noticed from event `since` on. `first`: the names before the first event."""
    now = speaker.who
    speaker.who = dict(first or {})
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
