"""What a match is at one point of play: for a seat, for the store, for going back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

from miskatonic.engine.data import data
from miskatonic.engine.decision import Decision
from miskatonic.engine.errors import Diverged
from miskatonic.engine.game import Outcome, Rules
from miskatonic.engine.message import Msg
from miskatonic.engine.record import Header, json_problem
from miskatonic.engine.value import Value

S = TypeVar("S")


@data(frozen=True)
class Checkpoint(Generic[S]):
    """A copy of the state at a safe point, and how much had happened by then; `None`: as the rules begin it.

    `words`: how many the tape of the present `seed` had given.
    """

    entries: int
    events: int
    words: int
    state: S | None
    seed: str


@data(frozen=True)
class Waiting:
    """Another seat is deciding. What about would tell what a hand holds."""

    seat: int


@data
class View(Generic[S]):
    """All that one seat may know (-1: a spectator)."""

    game: str
    seat: int
    number: int
    state: S
    decisions: list[Decision]
    waiting: list[Waiting]
    outcome: Outcome | None
    values: Mapping[str, Value] = {}


@data(frozen=True)
class Step:
    """A choice that can be taken back; `reveals`: something became known after it."""

    entry: int
    seat: int
    reveals: bool


def start_of(rules: Rules[S], header: Header) -> S:
    if header.start is not None:
        return read_state(rules, header, header.start, 0)
    try:
        return rules.begin(header.seats, header.options)
    except Exception as problem:
        raise Diverged(0, Msg("problem-cannot-begin", {"reason": str(problem)})) from problem


def read_state(rules: Rules[S], header: Header, state: dict[str, Any], entries: int) -> S:
    try:
        return rules.read_state(state, header.state_schema)
    except (msgspec.ValidationError, KeyError, TypeError, ValueError) as problem:
        raise Diverged(entries, Msg("problem-state-unreadable", {"reason": json_problem(problem)})) from problem


def plain(state: object) -> dict[str, Any]:
    """As JSON has it: a number that is a key becomes a word."""
    built: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
    return built
