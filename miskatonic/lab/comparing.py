"""Where two versions of the rules part: the first game and entry at which a recorded simulation is another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.engine.chance import Entry
from miskatonic.engine.match import Match
from miskatonic.engine.record import Header, Record
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.playing import play
from miskatonic.lab.simulate import Progress
from miskatonic.lab.study import Report, Study, Task


def first_difference(study: Study, first: Sequence[Report], second: Sequence[Report]) -> str:
    """Of two studies of the same games; an empty word: none."""
    for one, other in zip(first, second, strict=False):
        if one.digest != other.digest or one.statistics != other.statistics or one.reason != other.reason:
            return f"game {one.number} (seed {study.seed}/{one.number}): {_where(one, other)}"
    return "" if len(first) == len(second) else f"{len(first)} and {len(second)} games"


def _where(one: Report, other: Report) -> str:
    if one.journal is not None and other.journal is not None:
        found = _entry(one.journal, other.journal)
        if found:
            return found
    if one.digest == other.digest:
        return f"the same journal, another end: {_end(one)} and {_end(other)}"
    return f"{_end(one)} and {_end(other)}; with --record the entry would be known"


def _entry(one: Sequence[Entry], other: Sequence[Entry]) -> str:
    for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return f"entry {number}: {list(mine)} and {list(theirs)}"
    return "" if len(one) == len(other) else f"entry {min(len(one), len(other))}: one of them is over"


def _end(report: Report) -> str:
    return f"{report.reason or 'no end'} after {report.decisions} decisions"


def replayed(study: Study, reports: Sequence[Report], progress: Progress | None = None) -> str:
    """The first difference between a recorded study and the rules as they are here; an empty word: none.

    A game with its journal is replayed answer by answer; of one without, its bots play it again.
    """
    for task, report in zip(study.tasks(), reports, strict=False):
        found = _replayed(task, report)
        if found:
            return f"game {report.number} (seed {task.seed}): {found}"
        if progress is not None:
            progress(1)
    return ""


def _replayed(task: Task, report: Report) -> str:
    if report.journal is None:
        now = play(task)
        return "" if now.digest == report.digest else _where(report, now)
    rules = rules_of(task.game)
    header = Header.of(rules, task.seats, task.options, task.seed, False)
    match: Match[Any] = Match.of(rules, Record(header, list(report.journal), []))
    if not match.fidelity.exact:
        return f"entry {match.fidelity.entry}: {match.fidelity.reason}"
    ended = match.outcome.reason.id if match.outcome is not None else ""
    told = {**rules.statistics(match.state), **rules.studied(task.options, match.journal)}
    if ended != report.reason or told != report.statistics:
        return f"the same journal, another end: {_end(report)} and {ended or 'no end'}"
    return ""
