"""Whether a game's luck is what was promised: every outcome computed anew from the seeds that were committed to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from miskatonic.engine.chance import LUCK, Entry, Replay, Stream, commitment
from miskatonic.engine.data import copy_of
from miskatonic.engine.errors import Diverged
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.record import Header, Record
from miskatonic.engine.snapshot import start_of


class Promise(msgspec.Struct, frozen=True):
    """A seed that was committed to: from which entry on it held, and whether it has been revealed."""

    entry: int
    commitment: str
    revealed: bool


class Proof(msgspec.Struct):
    """`proven`: outcomes that the seeds explain; `kept`: those of seeds not revealed; `reported`: from a real table.

    `problem`: where the file breaks its promise; `position`: it begins in the middle, as somebody described it.
    """

    promises: list[Promise]
    proven: int = 0
    kept: int = 0
    reported: int = 0
    over: bool = False
    position: bool = False
    entry: int = -1
    problem: Msg | None = None


class Differs(Diverged):
    """An outcome that the seed does not explain."""


class Checking(Replay):
    """The journal, each outcome compared with what the seed in force says."""

    def __init__(self, entries: Sequence[Entry], at: int, seed: str, proof: Proof) -> None:
        super().__init__(entries, at)
        self.proof = proof
        self.stream = Stream(seed) if seed else None
        self.looked = at

    def take(self, kind: str, outcomes: Sequence[str], count: int) -> tuple[str, ...]:
        before = self.at
        given = super().take(kind, outcomes, count)
        for number in range(self.looked, self.at):
            what, _, words = self.entries[number]
            if what == LUCK:
                self.stream = Stream(words[0]) if words else None
            elif what == "p" and number >= before:
                self.proof.reported += len(words)
            elif what == "c" and number >= before:
                self._compare(number, kind, outcomes, words)
        self.looked = self.at
        return given

    def _compare(self, number: int, kind: str, outcomes: Sequence[str], words: Sequence[str]) -> None:
        if self.stream is None:
            self.proof.kept += len(words)
            return
        for word in words:
            if outcomes[self.stream.below(len(outcomes))] != word:
                raise Differs(number, Msg("problem-luck-differs", {"chance": kind, "outcome": word}))
            self.proof.proven += 1


class Reading(Match[Any]):
    proof: Proof

    def _replay_from(self, entries: int) -> Replay:
        return Checking(self.journal, entries, self.header.seed, self.proof)


def prove(rules: Rules[Any], record: Record) -> Proof:
    """Plays the record through; the first thing that does not fit is the proof's `problem`."""
    proof = Proof(list(promises(record)), position=record.header.start is not None)
    broken = broken_promise(record)
    if broken is not None:
        proof.entry, proof.problem = broken
        return proof
    try:
        old = record.header
        state = start_of(rules, old)
        header = Header.of(rules, old.seats, old.options, old.seed, old.companion)
        match = Reading(rules, header, copy_of(state), False, 0)
        match.proof = proof
        match.journal = list(record.entries)
        match.restart(match.checkpoints[0], state)
    except Diverged as problem:
        proof.entry, proof.problem = problem.entry, problem.reason
        return proof
    proof.over = match.outcome is not None
    if len(match.journal) > len(record.entries):
        proof.entry, proof.problem = len(record.entries), Msg("problem-journal-short")
    return proof


def promises(record: Record) -> Iterator[Promise]:
    header = record.header
    yield Promise(0, header.commit or commitment(header.seed), bool(header.seed))
    for number, (kind, said, seeds) in enumerate(record.entries):
        if kind == LUCK:
            yield Promise(number, str(said), bool(seeds))


def broken_promise(record: Record) -> tuple[int, Msg] | None:
    """A seed that is not the one committed to."""
    header = record.header
    if header.seed and header.commit and header.commit != commitment(header.seed):
        return 0, Msg("problem-seed-differs")
    for number, (kind, said, seeds) in enumerate(record.entries):
        if kind == LUCK and seeds and commitment(seeds[0]) != said:
            return number, Msg("problem-seed-differs")
    return None
