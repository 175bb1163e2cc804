"""A match: its journal, and the rules running on it. The whole public API of play."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from miskatonic.engine.chance import Entry, Person, Replay, Scripted, Seeded, Source, Stream
from miskatonic.engine.data import copy_of
from miskatonic.engine.decision import Decision, FirstToAct, Question, Together, passing
from miskatonic.engine.errors import Diverged, IllegalChoice, SaveError
from miskatonic.engine.event import Event
from miskatonic.engine.game import Game, Outcome, Rules, nothing
from miskatonic.engine.message import Msg, Seat
from miskatonic.engine.moment import Checkpoint, Step, View, Waiting, plain, read_state, start_of
from miskatonic.engine.otherwise import otherwise
from miskatonic.engine.overlay import check_packs
from miskatonic.engine.record import Fidelity, Header, Record
from miskatonic.engine.visibility import project

S = TypeVar("S")
ANEW = "anew"
EXACT = Fidelity(True)


class Aside:
    """A dialogue beside the rules: what they wait for meanwhile, or whether they find their question anew."""

    def __init__(self, dialogue: Coroutine[Any, Any, None], waiting: Question, anew: bool) -> None:
        self.dialogue = dialogue
        self.waiting = waiting
        self.anew = anew


class Match(Generic[S]):
    """Use `new`, `position` or `load`; then `pending`, `choose`, `view`, `undo`, `fork`, `save`."""

    def __init__(self, rules: Rules[S], header: Header, first: S | None, log: bool, every: int) -> None:
        self.rules = rules
        self.header = header
        self.fidelity = EXACT
        self.journal: list[Entry] = []
        self.checkpoints: list[Checkpoint[S]] = [Checkpoint(0, 0, 0, first)]
        self.events: list[Event] = []
        self.pending: Sequence[Decision] = ()
        self.low_water = 0
        self.revealed: list[int] = []
        """Entries of the journal after which something hidden became known without chance."""
        self._script: dict[str, list[str]] = {}
        self._taken: list[tuple[int, str, tuple[str, ...]]] = []
        self._log = log
        self._every = every
        self._keeps = every > 0
        """Whether checkpoints are kept: a twin has its parent's, and needs its own once it is gone back or forked."""
        self._given: dict[int, tuple[str, ...]] = {}
        self._alone: Decision | None = None
        """The open decision where only one seat is asked."""
        self._several: Together | FirstToAct | None = None
        self._resume: Callable[[Any], Question]
        self._main: Coroutine[Any, Any, None]
        self._aside: Aside | None = None
        """Where the table says otherwise while the rules wait."""

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
        match._restart(match.checkpoints[0], state)
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
        match._restart(match.checkpoints[0])
        return match

    # What a table asks

    @property
    def state(self) -> S:
        """The whole truth, for referees, tests and the store. Players get `view`."""
        return self.game.state

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    @property
    def legacy(self) -> dict[str, Any] | None:
        """What it leaves to the next match of a campaign, once it is over."""
        return self.game.legacy if self.game.outcome is not None else None

    def sequel(self) -> dict[str, Any] | None:
        """The options of the next match of the campaign, if there is one."""
        legacy = self.legacy
        following = self.rules.sequel(self.header.options, legacy) if legacy is not None else None
        return dict(following) if following is not None else None

    def decision(self, seat: int) -> Decision | None:
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def view(self, seat: int, *, open_hands: bool = False) -> View[S]:
        return View(
            self.rules.id,
            seat,
            len(self.journal),
            project(self.game.state, seat, open_hands=open_hands),
            [decision for decision in self.pending if decision.seat == seat],
            [Waiting(decision.seat, decision.kind) for decision in self.pending if decision.seat != seat],
            self.game.outcome,
            self.rules.values(self.game, seat),
        )

    @property
    def race(self) -> bool:
        """Several seats may act, and the first that does not pass decides."""
        return self._alone is None and isinstance(self._several, FirstToAct)

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        return [event for event in self.events[since:] if event.seen_by(seat)]

    def rig(self, script: Mapping[str, Sequence[str]]) -> None:
        """The next outcomes of chance, by its name."""
        for kind, outcomes in script.items():
            self._script.setdefault(kind, []).extend(outcomes)
        source, stream = self._unrigged
        self.game.listen(Scripted(self._script, source, stream, self.journal, self._taken), self.game.replay)

    @property
    def rigged(self) -> dict[str, list[str]]:
        """Rigged outcomes that nothing has asked for yet."""
        return {kind: lines for kind, lines in self._script.items() if lines}

    # Choosing

    def choose(self, seat: int, *keys: str) -> None:
        """Answers the open decision of a seat. `IllegalChoice` says why not, and nothing has changed."""
        self.answer(seat, keys)

    def answer(self, seat: int, keys: tuple[str, ...]) -> None:
        """`choose`, for whoever has the keys in a tuple already."""
        decision = self._alone
        if decision is None or decision.seat != seat or decision.kind == "chance":
            self._choose(seat, keys)
            return
        if decision.most == 1 and len(keys) == 1:
            # The ordinary answer is looked up here: in random play this is the busiest place of all.
            key = keys[0]
            for option in decision.options:
                if option.key == key:
                    break
            else:
                decision.check(keys)
        else:
            decision.check(keys)
        journal = self.journal
        before = len(journal)
        journal.append(("d", seat, keys))
        resume = self._resume
        try:
            question: Question = resume(keys)
        except StopIteration:
            self._finish()
        except BaseException:
            self._cut(before)
            raise
        else:
            if isinstance(question, Decision):
                self._alone = question
                self.pending = (question,)
            else:
                self._ask(question)

    def _choose(self, seat: int, keys: tuple[str, ...]) -> None:
        """Where several seats are asked, or chance is, or nobody."""
        decision = self.decision(seat)
        if decision is None:
            if self.game.outcome is not None:
                raise IllegalChoice(Msg("problem-over"))
            raise IllegalChoice(Msg("problem-not-asked", {"seat": Seat(seat)}))
        decision.check(keys)
        before = len(self.journal)
        if decision.kind != "chance":
            self.journal.append(("d", seat, keys))
        try:
            self._answer(seat, keys)
        except BaseException:
            self._cut(before)
            raise

    def _answer(self, seat: int, keys: tuple[str, ...]) -> None:
        if self._alone is not None:
            self._send(keys)
            return
        left: list[Decision] = []
        for decision in self.pending:
            if decision.seat != seat:
                left.append(decision)
        self.pending = left
        if isinstance(self._several, FirstToAct):
            if not passing(keys):
                self._send((seat, keys))
            elif not self.pending:
                self._send(None)
            return
        self._given[seat] = keys
        if not self.pending:
            given = self._given
            self._given = {}
            if len(given) > 1:
                self._reveal()
            self._send(given)

    def _send(self, answer: Any) -> None:
        try:
            question: Question = self._resume(answer)
        except StopIteration:
            self._finish()
        else:
            self._ask(question)

    def _ask(self, question: Question) -> None:
        if isinstance(question, Decision):
            self._alone = question
            self.pending = (question,)
        else:
            self._alone = None
            self._several = question
            self.pending = question.decisions

    def _finish(self) -> None:
        self._alone = self._several = None
        self.pending = ()
        # The hooks hold the match: without them a finished one is freed at once, not by the collector.
        self.game.safe_point = self.game.on_reveal = nothing

    def otherwise(self, seat: int, card: str = "") -> None:
        """People with the real box set values right, or play this `card` that the program does not know.

        The questions of that dialogue come before the open one, which is put again when it is over.
        """
        if self.game.outcome is not None:
            raise IllegalChoice(Msg("problem-over"))
        answered = self._several is not None and len(self.pending) < len(self._several.decisions)
        if self._aside is not None or (self._alone is None and answered):
            raise IllegalChoice(Msg("problem-otherwise-later"))
        before = len(self.journal)
        entry: Entry = ("t", seat, (card, ANEW) if self._nothing_begun() else (card,))
        self.journal.append(entry)
        try:
            self._step_aside(seat, entry[2])
        except BaseException:
            self._cut(before)
            raise

    def _nothing_begun(self) -> bool:
        """Whether the state alone says how play goes on: then the open question can be found anew."""
        last = self.checkpoints[-1]
        same = last.entries == len(self.journal) and last.events == len(self.events)
        return same and last.state is not None and last.state == self.game.state

    def _step_aside(self, seat: int, words: tuple[str, ...]) -> None:
        waiting: Question | None = self._alone or self._several
        assert waiting is not None
        side = otherwise(self.game, seat, words[0])
        self._aside = Aside(side, waiting, ANEW in words[1:])
        self._resume = self._send_aside
        self._send(None)

    def _send_aside(self, answer: Any) -> Question:
        """The next question of the dialogue; after the last of them, of the rules."""
        aside = self._aside
        assert aside is not None
        cut: Exception | None = None
        try:
            question: Question = aside.dialogue.send(answer)
            return question
        except StopIteration:
            pass
        except self.rules.interruptions as reason:
            cut = reason
        self._aside = None
        if aside.anew and cut is None:
            self._main = self.rules.play(self.game)
        self._resume = self._main.send
        if cut is not None:
            question = self._main.throw(cut)
        elif aside.anew:
            question = self._main.send(None)
        else:
            question = aside.waiting
        return question

    # Going back, and twins

    def steps(self) -> list[Step]:
        """Every choice that can be taken back, oldest first."""
        return list(self._steps())[::-1]

    def step(self, entry: int) -> Step | None:
        """The choice at this place of the journal, if there is one."""
        if not 0 <= entry < len(self.journal):
            return None
        kind, who, _ = self.journal[entry]
        if kind == "c":
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
            if kind != "c":
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

    def rewind(self, entries: int) -> None:
        """Goes back to the moment when the journal had so many entries ("continue from here")."""
        if not 0 <= entries <= len(self.journal):
            raise IllegalChoice(Msg("problem-entries", {"entries": len(self.journal), "asked": entries}))
        self._cut(entries)

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
        twin.journal = self.journal.copy()
        twin.checkpoints = self.checkpoints.copy()
        twin.fidelity = self.fidelity
        if log:
            twin.events = self.events[: twin.checkpoints[-1].events]
        if self._script:
            twin._script = {kind: lines.copy() for kind, lines in self._script.items()}
            twin._taken = self._taken.copy()
        twin.revealed = self.revealed.copy()
        twin._keeps = False
        twin._restart(twin.checkpoints[-1])
        return twin

    def _keep(self) -> None:
        if not self._keeps and self._every > 0 and self.pending:
            self._keeps = True
            self.game.safe_point = self._safe_point

    def imagine(self, seat: int, seed: str) -> Match[S]:
        """A world that this seat cannot tell from the true one, with luck of its own: for bots that look ahead."""
        from miskatonic.engine.imagine import imagine

        return imagine(self, seat, seed)

    def world(self, state: S, seed: str, chance: Callable[[Match[S], Source], Source]) -> Match[S]:
        """From the last checkpoint on with another state and another chance, of which the ordinary one is a part."""
        self._keep()
        checkpoint = self.checkpoints[-1]
        twin = Match(self.rules, msgspec.structs.replace(self.header, seed=seed), None, self._log, self._every)
        twin.journal = self.journal[: checkpoint.entries]
        twin.checkpoints = [Checkpoint(checkpoint.entries, 0, checkpoint.words, copy_of(state))]
        twin._replayed = Replay(twin.journal, checkpoint.entries)
        stream = Stream(seed)
        ordinary: Source = Person() if self.header.companion else Seeded(stream)
        twin._unrigged = ordinary, stream
        twin._begin(state, chance(twin, ordinary), twin._replayed)
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

    def _cut(self, entries: int) -> None:
        self._keep()
        del self.journal[entries:]
        self.low_water = min(self.low_water, entries)
        while self._taken and self._taken[-1][0] >= entries:
            _, kind, outcomes = self._taken.pop()
            self._script.setdefault(kind, [])[:0] = outcomes
        while len(self.checkpoints) > 1 and self.checkpoints[-1].entries > entries:
            self.checkpoints.pop()
        self._restart(self.checkpoints[-1])

    def _restart(self, checkpoint: Checkpoint[S], state: S | None = None) -> None:
        """From a checkpoint through the entries since: undo, fork, replay and recovery are all this.

        `state`: the checkpoint's own, where it need not be read again.
        """
        if self._log:
            del self.events[checkpoint.events :]
        replay = self._replayed = Replay(self.journal, checkpoint.entries)
        words = checkpoint.words
        for kind, _, outcomes in self.journal[checkpoint.entries :]:
            if kind == "c":
                words += len(outcomes)
        stream = Stream(self.header.seed, words)
        source: Source = Person() if self.header.companion else Seeded(stream)
        self._unrigged = source, stream
        if self._script:
            source = Scripted(self._script, source, stream, self.journal, self._taken)
        if state is None:
            state = self._state_of(checkpoint)
        self._given = {}
        if self.revealed:
            self.revealed = [entry for entry in self.revealed if entry < checkpoint.entries]
        self._begin(state, source, replay)
        journal = self.journal
        while replay.at < replay.end:
            kind, seat, keys = journal[replay.at]
            if kind == "t" and isinstance(seat, int) and self._aside is None and self.pending:
                replay.at += 1
                self._step_aside(seat, keys)
                continue
            if kind != "d" or not isinstance(seat, int):
                if self._alone is not None:
                    reason = Msg("problem-chance-for-question", {"chance": str(seat), "asked": self._alone.kind})
                    raise Diverged(replay.at, reason)
                raise Diverged(replay.at, Msg("problem-chance-for-nothing", {"chance": str(seat)}))
            for decision in self.pending:
                if decision.seat == seat:
                    break
            else:
                reason = Msg("problem-choice-unasked", {"seat": Seat(seat), "keys": ", ".join(keys)})
                raise Diverged(replay.at, reason)
            try:
                decision.check(keys)
            except IllegalChoice as problem:
                assert problem.message is not None
                raise Diverged(replay.at, problem.message) from problem
            replay.at += 1
            self._answer(seat, keys)
        self.game.listen(source, None)

    def _begin(self, state: S, source: Source, replay: Replay) -> None:
        """The rules run from this state to their first question."""
        game: Game[S] = self.rules.game(state, source, self.journal)
        game.events = self.events if self._log else None
        game.explaining = self._log
        self.game = game
        if replay.at < replay.end:
            game.listen(source, replay)
        game.safe_point = self._safe_point if self._keeps else nothing
        game.on_reveal = self._reveal
        self._aside = None
        self._main = self.rules.play(game)
        self._resume = self._main.send
        self._send(None)

    def _safe_point(self) -> None:
        """Called by the rules where nothing is half-way: here the state alone says how play goes on."""
        self.game.happenings = 0
        entries = self._happened()
        if entries - self.checkpoints[-1].entries < self._every:
            return
        words = self.checkpoints[-1].words
        for kind, _, outcomes in self.journal[self.checkpoints[-1].entries : entries]:
            if kind == "c":
                words += len(outcomes)
        self.checkpoints.append(Checkpoint(entries, len(self.events), words, copy_of(self.game.state)))

    def _reveal(self) -> None:
        self.revealed.append(self._happened() - 1)

    def _happened(self) -> int:
        """How many entries of the journal the rules have lived through."""
        at = self._replayed.at
        return at if at < self._replayed.end else len(self.journal)

    # Files

    def record(self) -> Record:
        return Record(self.header, list(self.journal), [self.kept()])

    def kept(self) -> tuple[int, dict[str, Any]]:
        """The newest checkpoint as files have it: after so many entries, this state."""
        checkpoint = self.checkpoints[-1]
        state = start_of(self.rules, self.header) if checkpoint.state is None else checkpoint.state
        return checkpoint.entries, plain(state)

    def _state_of(self, checkpoint: Checkpoint[S]) -> S:
        return start_of(self.rules, self.header) if checkpoint.state is None else copy_of(checkpoint.state)

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
        header = record.header
        if header.game != rules.id:
            raise SaveError(Msg("problem-other-game", {"game": header.game, "wanted": rules.id}))
        if header.state_schema > rules.state_schema:
            raise SaveError(Msg("problem-state-newer", {"schema": header.state_schema, "known": rules.state_schema}))
        check_packs(header, rules.content_folder)
        try:
            match = cls._replay(rules, record, every)
        except Diverged as problem:
            reason = problem.reason
            if header.content != rules.content_version():
                reason = Msg(
                    "problem-content-changed",
                    {"reason": reason, "saved": header.content, "now": rules.content_version()},
                )
            return cls._go_on(rules, record, Fidelity(False, problem.entry, reason), every)
        match.low_water = len(match.journal)
        return match

    @classmethod
    def _replay(cls, rules: Rules[S], record: Record, every: int) -> Match[S]:
        match = cls._begun(rules, record, start_of(rules, record.header), record.entries, every)
        reached = {checkpoint.entries: checkpoint.state for checkpoint in match.checkpoints}
        for entries, kept in record.checkpoints:
            if entries in reached and reached[entries] != read_state(rules, record.header, kept, entries):
                raise Diverged(entries, Msg("problem-state-differs"))
        return match

    @classmethod
    def _begun(
        cls, rules: Rules[S], record: Record, state: S, entries: Sequence[Entry], every: int, seed: str = ""
    ) -> Match[S]:
        """From this state through these entries; whatever does not fit is `Diverged`."""
        old = record.header
        header = Header.of(rules, old.seats, old.options, seed or old.seed, old.companion)
        if seed or old.start is not None:
            header = msgspec.structs.replace(header, start=plain(state))
        match = cls(rules, header, copy_of(state), True, every)
        match.journal = list(entries)
        try:
            match._restart(match.checkpoints[0])
        except Diverged:
            raise
        except Exception as problem:
            reason = Msg("problem-rules-fail", {"reason": f"{type(problem).__name__}: {problem}"})
            raise Diverged(match._replayed.at, reason) from problem
        return match

    @classmethod
    def _go_on(cls, rules: Rules[S], record: Record, fidelity: Fidelity, every: int) -> Match[S]:
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
            seed = f"{record.header.seed}/{entries}"
            tail = record.entries[entries:]
            fitting = len(tail)
            while fitting >= 0:
                try:
                    match = cls._begun(rules, record, state, tail[:fitting], every, seed)
                except Diverged as problem:
                    fitting = min(problem.entry, fitting - 1)
                    continue
                match.fidelity = fidelity
                return match
        assert fidelity.message is not None
        raise SaveError(Msg("problem-cannot-go-on", {"reason": fidelity.message, "entry": fidelity.entry}))
