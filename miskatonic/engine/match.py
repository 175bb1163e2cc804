"""A match: the whole public API of play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from miskatonic.engine.chance import LUCK, Person, Replay, Seeded, Source, Stream
from miskatonic.engine.data import copy_of
from miskatonic.engine.decision import FirstToAct
from miskatonic.engine.errors import IllegalChoice
from miskatonic.engine.event import Event
from miskatonic.engine.game import Rules
from miskatonic.engine.message import Msg
from miskatonic.engine.record import Header, Record
from miskatonic.engine.running import Run
from miskatonic.engine.snapshot import Checkpoint, Step, View, Waiting, plain, start_of
from miskatonic.engine.visibility import project

S = TypeVar("S")


class Match(Run[S]):
    """Use `new`, `position` or `load`; then `pending`, `choose`, `view`, `undo`, `fork`, `save`."""

    @classmethod
    def new(
        cls,
        rules: Rules[S],
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str | int = 0,
        *,
        companion: bool = False,
        log: bool = True,
        every: int = 1,
        script: Mapping[str, Sequence[str]] | None = None,
    ) -> Match[S]:
        """A new match. `every`: entries between checkpoints; `log=False`: no events (simulation)."""
        rules.check_seats(seats)
        state = rules.begin(seats, options or {})
        header = Header.of(rules, seats, dict(options or {}), str(seed), companion)
        match = cls(rules, header, copy_of(state) if every > 0 else None, log, every)
        if script:
            match._script = {kind: list(lines) for kind, lines in script.items()}
        match.restart(match.checkpoints[0], state)
        return match

    @classmethod
    def position(
        cls,
        rules: Rules[S],
        description: Mapping[str, Any],
        seed: str | int = 0,
        *,
        companion: bool = False,
        script: Mapping[str, Sequence[str]] | None = None,
    ) -> Match[S]:
        """A match that begins in the middle, as described: for tests and puzzles."""
        state = rules.position(description)
        seats = int(description.get("seats", 1))
        header = Header.of(rules, seats, {}, str(seed), companion)
        header = msgspec.structs.replace(header, start=plain(state))
        match = cls(rules, header, state, True, 1)
        match._script = {kind: list(lines) for kind, lines in (script or {}).items()}
        match.restart(match.checkpoints[0])
        return match

    # What a table asks

    @property
    def legacy(self) -> dict[str, Any] | None:
        """What it leaves to the next match of a campaign, once it is over."""
        return self.game.legacy if self.game.outcome is not None else None

    def sequel(self) -> dict[str, Any] | None:
        """The options of the next match of the campaign, if there is one."""
        legacy = self.legacy
        following = self.rules.sequel(self.header.options, legacy) if legacy is not None else None
        return dict(following) if following is not None else None

    def view(self, seat: int, *, open_hands: bool = False) -> View[S]:
        return View(
            self.rules.id,
            seat,
            len(self.journal),
            project(self.game.state, seat, open_hands=open_hands),
            [decision for decision in self.pending if decision.seat == seat],
            [Waiting(decision.seat) for decision in self.pending if decision.seat != seat],
            self.game.outcome,
            self.rules.values(self.game, seat),
        )

    @property
    def race(self) -> bool:
        """Several seats may act, and the first that does not pass decides."""
        return self._alone is None and isinstance(self._several, FirstToAct)

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        return [event for event in self.events[since:] if event.seen_by(seat)]

    # Going back

    def steps(self) -> list[Step]:
        """Every choice that can be taken back, oldest first."""
        return list(self._steps())[::-1]

    def step(self, entry: int) -> Step | None:
        """The choice at this place of the journal, if there is one."""
        if not 0 <= entry < len(self.journal):
            return None
        kind, who, _ = self.journal[entry]
        if kind in ("c", LUCK):
            return None
        reveals = bool(self.revealed) and self.revealed[-1] >= entry
        for number in range(entry + 1, len(self.journal)):
            reveals = reveals or self.journal[number][0] in "cp"
        return Step(entry, who if isinstance(who, int) else self.game.lead, reveals)

    def last_step(self) -> Step | None:
        return next(self._steps(), None)

    def _steps(self) -> Iterator[Step]:
        """Newest first."""
        reveals = False
        for number in range(len(self.journal) - 1, -1, -1):
            kind, who, _ = self.journal[number]
            reveals = reveals or number in self.revealed
            if kind not in ("c", LUCK):
                yield Step(number, who if isinstance(who, int) else self.game.lead, reveals)
            reveals = reveals or kind in "cp"

    def undo(self, steps: int = 1) -> None:
        """Takes back the last choices and all that followed from them: all of so many, or none."""
        if steps < 1:
            raise IllegalChoice(Msg("problem-undo-count", {"steps": steps}))
        found = list(islice(self._steps(), steps))
        if not found:
            raise IllegalChoice(Msg("problem-nothing-to-undo"))
        if len(found) < steps:
            raise IllegalChoice(Msg("problem-undo-only", {"found": len(found), "steps": steps}))
        self._cut(found[-1].entry)
        self.find_luck()

    def rewind(self, entries: int) -> None:
        """Goes back to the moment when the journal had so many entries ("continue from here")."""
        if not 0 <= entries <= len(self.journal):
            raise IllegalChoice(Msg("problem-entries", {"entries": len(self.journal), "asked": entries}))
        self._cut(entries)
        self.find_luck()

    # Twins and other worlds

    def fork(self, seed: str | None = None, *, log: bool = False, asking: bool = False) -> Match[S]:
        """A twin that goes its own way; with a seed, on its own luck.

        `asking`: chance is asked for from now on, with its weights, as in companion mode: for a search that looks at
        every outcome.
        """
        self._keep()
        header = self.header if seed is None else msgspec.structs.replace(self.header, seed=seed)
        if asking:
            header = msgspec.structs.replace(header, companion=True)
        twin = Match(self.rules, header, None, log, self._every)
        twin._own_luck = self._own_luck if seed is None else seed
        twin.journal = self.journal.copy()
        twin.fidelity = self.fidelity
        if log:
            twin.checkpoints = self.checkpoints.copy()
            twin.events = self.events[: twin.checkpoints[-1].events]
        elif len(self.checkpoints) > 1:
            # Where play began is enough for the rare twin that is taken back behind the last safe point.
            twin.checkpoints = [self.checkpoints[0], self.checkpoints[-1]]
        else:
            twin.checkpoints = self.checkpoints.copy()
        if self._script:
            twin._script = {kind: lines.copy() for kind, lines in self._script.items()}
            twin._taken = self._taken.copy()
        twin.revealed = self.revealed.copy()
        twin._keeps = False
        twin.restart(twin.checkpoints[-1])
        return twin

    def imagine(self, seat: int, seed: str) -> Match[S]:
        """A world that this seat cannot tell from the true one, with luck of its own. In the worst case it differs
        from the true one in its luck alone."""
        return self.imagined(seat, seed) or self.fork(f"{seed}/luck", log=self._log)

    def imagined(self, seat: int, seed: str) -> Match[S] | None:
        """The same for bots that look ahead, where the worst case would be cheating: then there is none."""
        from miskatonic.engine.imagine import imagined

        return imagined(self, seat, seed)

    def world(self, state: S, seed: str, chance: Callable[[Match[S], Source], Source]) -> Match[S]:
        """From the last checkpoint on with another state and another chance, of which the ordinary one is a part."""
        self._keep()
        checkpoint = self.checkpoints[-1]
        twin = Match(self.rules, msgspec.structs.replace(self.header, seed=seed), None, self._log, self._every)
        twin.journal = self.journal[: checkpoint.entries]
        twin.checkpoints = [Checkpoint(checkpoint.entries, 0, checkpoint.words, copy_of(state), seed)]
        twin.luck = twin._own_luck = seed
        twin.replayed = Replay(twin.journal, checkpoint.entries)
        stream = Stream(seed)
        ordinary: Source = Person() if self.header.companion else Seeded(stream)
        twin._unrigged = ordinary, stream
        twin.begin(state, chance(twin, ordinary), twin.replayed)
        return twin

    def settle_chance(self) -> None:
        """From now on chance is the ordinary one again."""
        self.game.listen(self._unrigged[0], None)

    def state_at_checkpoint(self) -> S:
        return self._state_of(self.checkpoints[-1])

    @property
    def unseen_answers(self) -> list[int]:
        """The seats that have answered a question put to several at once that is still open."""
        return list(self._given)

    # Files

    def record(self) -> Record:
        return Record(self.header, list(self.journal), [self.kept()])

    def kept(self) -> tuple[int, dict[str, Any]]:
        """The newest checkpoint as files have it: after so many entries, this state."""
        checkpoint = self.checkpoints[-1]
        state = start_of(self.rules, self.header) if checkpoint.state is None else checkpoint.state
        return checkpoint.entries, plain(state)

    def dumps(self) -> str:
        return self.record().dumps()

    def save(self, path: Path) -> None:
        self.record().write(path)

    @classmethod
    def loads(cls, rules: Rules[S], text: str, *, every: int = 1) -> Match[S]:
        return cls.of(rules, Record.loads(text), every=every)

    @classmethod
    def load(cls, rules: Rules[S], path: Path, *, every: int = 1) -> Match[S]:
        return cls.of(rules, Record.read(path), every=every)

    @classmethod
    def of(cls, rules: Rules[S], record: Record, *, every: int = 1) -> Match[S]:
        """The match of a record, replayed from its beginning.

        Where the journal no longer fits the rules, the match goes on from the last checkpoint, and
        `fidelity` says where and why.
        """
        from miskatonic.engine.loading import match_of

        return match_of(rules, record, every)
