"""Matches from records, also from old ones that the rules no longer fit."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from miskatonic.engine.chance import Entry, commitment
from miskatonic.engine.data import copy_of
from miskatonic.engine.errors import Diverged, SaveError
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.overlay import check_packs
from miskatonic.engine.record import Fidelity, Header, Record
from miskatonic.engine.snapshot import plain, read_state, start_of

S = TypeVar("S")


def match_of(rules: Rules[S], record: Record, every: int) -> Match[S]:
    """The match of a record, replayed from its beginning.

    Where the journal no longer fits the rules, the match goes on from the last checkpoint, and
    `fidelity` says where and why.
    """
    header = record.header
    if header.game != rules.id:
        raise SaveError(Msg("problem-other-game", {"game": header.game, "wanted": rules.id}))
    if header.state_schema > rules.state_schema:
        raise SaveError(Msg("problem-state-newer", {"schema": header.state_schema, "known": rules.state_schema}))
    check_packs(header, rules.content_folder)
    try:
        match = _replay(rules, record, every)
    except Diverged as problem:
        reason = problem.reason
        if header.content != rules.content_version():
            reason = Msg(
                "problem-content-changed",
                {"reason": reason, "saved": header.content, "now": rules.content_version()},
            )
        return _go_on(rules, record, Fidelity(False, problem.entry, reason), every)
    match.low_water = len(match.journal)
    match.find_luck()
    return match


def _replay(rules: Rules[S], record: Record, every: int) -> Match[S]:
    match = _begun(rules, record, start_of(rules, record.header), record.entries, every)
    reached = {checkpoint.entries: checkpoint.state for checkpoint in match.checkpoints}
    for entries, kept in record.checkpoints:
        if entries in reached and reached[entries] != read_state(rules, record.header, kept, entries):
            raise Diverged(entries, Msg("problem-state-differs"))
    return match


def _begun(rules: Rules[S], record: Record, state: S, entries: Sequence[Entry], every: int, seed: str = "") -> Match[S]:
    """From this state through these entries; whatever does not fit is `Diverged`."""
    old = record.header
    header = Header.of(rules, old.seats, old.options, seed or old.seed, old.companion)
    if not header.seed:
        header = msgspec.structs.replace(header, commit=old.commit)
    if seed or old.start is not None:
        header = msgspec.structs.replace(header, start=plain(state))
    match = Match(rules, header, copy_of(state), True, every)
    match.journal = list(entries)
    try:
        match.restart(match.checkpoints[0])
    except Diverged:
        raise
    except Exception as problem:
        reason = Msg("problem-rules-fail", {"reason": f"{type(problem).__name__}: {problem}"})
        raise Diverged(match.replayed.at, reason) from problem
    return match


def _go_on(rules: Rules[S], record: Record, fidelity: Fidelity, every: int) -> Match[S]:
    """Begins anew from the newest checkpoint that still fits, with as much of what follows as does."""
    newest_first = sorted(record.checkpoints, key=lambda pair: -pair[0])
    for entries, kept in [*newest_first, (0, None)]:
        try:
            header = record.header
            state = start_of(rules, header) if kept is None else read_state(rules, header, kept, entries)
        except Diverged as problem:
            assert fidelity.message is not None
            both = Msg("problem-checkpoint-too", {"reason": fidelity.message, "other": problem.reason})
            fidelity = msgspec.structs.replace(fidelity, message=both)
            continue
        seed = commitment(f"{record.header.seed}/{entries}") if record.header.seed else secrets.token_hex(32)
        tail = record.entries[entries:]
        fitting = len(tail)
        while fitting >= 0:
            try:
                match = _begun(rules, record, state, tail[:fitting], every, seed)
            except Diverged as problem:
                fitting = min(problem.entry, fitting - 1)
                continue
            match.fidelity = fidelity
            match.find_luck()
            return match
    assert fidelity.message is not None
    raise SaveError(Msg("problem-cannot-go-on", {"reason": fidelity.message, "entry": fidelity.entry}))
