"""What scenes of every game do: look at the open question, answer it by key, look at what has happened."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.decision import Decision
from miskatonic.engine.event import Event
from miskatonic.engine.match import Match
from miskatonic.engine.message import Arg, Name

AnyMatch = Match[Any]


# Choosing


def decision(match: AnyMatch) -> Decision:
    """The one open decision."""
    (found,) = match.pending
    return found


def asked(match: AnyMatch) -> str:
    """What the one open question is about."""
    return decision(match).kind


def keys(match: AnyMatch, seat: int | None = None) -> list[str]:
    """What can be answered: to the one open question, or to that of a seat."""
    found = decision(match) if seat is None else match.decision(seat)
    assert found is not None, f"seat {seat} is not asked anything"
    return [option.key for option in found.options]


def refused(match: AnyMatch) -> dict[str, str]:
    """What the open decision refuses, and by which rule."""
    return {refusal.key: refusal.rule for refusal in decision(match).refusals}


def choose(match: AnyMatch, *chosen: str) -> None:
    """Answers the one open decision; several keys answer a question for several options."""
    match.choose(decision(match).seat, *chosen)


def pick(match: AnyMatch, *answers: str) -> None:
    """Answers the one open question, then the next, and so on. `die:0 die:2` picks two options."""
    for answer in answers:
        choose(match, *answer.split())


def answer_first(match: AnyMatch, *until: str) -> None:
    """Takes the first options until a decision of one of these kinds, or the end."""
    while match.pending and match.pending[0].kind not in until:
        first = match.pending[0]
        match.choose(first.seat, *[option.key for option in first.options[: max(1, first.least)]])


# Looking


def happened(match: AnyMatch, *kinds: str) -> list[str]:
    """The kinds of the events so far, in order; only these kinds, if any are named."""
    return [event.kind for event in match.events if not kinds or event.kind in kinds]


def events(match: AnyMatch, wanted: str) -> list[Event]:
    return [event for event in match.events if event.kind == wanted]


def named(event: Event, argument: str) -> str:
    """The component that an event speaks of."""
    value = event.args[argument]
    assert isinstance(value, Name)
    return value.id


def told(match: AnyMatch, kind: str, argument: str) -> list[Arg]:
    """One argument of every event of this kind; a name as its id."""
    found = [event.args[argument] for event in events(match, kind)]
    return [value.id if isinstance(value, Name) else value for value in found]
