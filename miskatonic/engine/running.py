"""The rules running on a journal: questions put, answers taken, and play begun again from any checkpoint."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Generic, TypeVar

from miskatonic.engine.chance import ASIDE, LUCK, Entry, Person, Replay, Scripted, Seeded, Source, Stream, commitment
from miskatonic.engine.data import copy_of
from miskatonic.engine.decision import Decision, FirstToAct, Question, Together, passing
from miskatonic.engine.errors import Diverged, IllegalChoice
from miskatonic.engine.event import Event
from miskatonic.engine.game import Game, Outcome, Rules, nothing
from miskatonic.engine.message import Msg, Seat
from miskatonic.engine.otherwise import otherwise
from miskatonic.engine.record import Fidelity, Header
from miskatonic.engine.snapshot import Checkpoint, start_of

S = TypeVar("S")
ANEW = "anew"
EXACT = Fidelity(True)


class Aside:
    """A dialogue beside the rules: what they wait for meanwhile, or whether they find their question anew."""

    def __init__(self, dialogue: Coroutine[Any, Any, None], waiting: Question, anew: bool, cause: str) -> None:
        self.dialogue = dialogue
        self.waiting = waiting
        self.anew = anew
        self.cause = cause


class Run(Generic[S]):
    """What every match does while it is played; `Match` is what others use."""

    def __init__(self, rules: Rules[S], header: Header, first: S | None, log: bool, every: int) -> None:
        self.rules = rules
        self.header = header
        self.fidelity = EXACT
        self.journal: list[Entry] = []
        self.checkpoints: list[Checkpoint[S]] = [Checkpoint(0, 0, 0, first, header.seed)]
        self.events: list[Event] = []
        self.pending: tuple[Decision, ...] = ()
        self.low_water = 0
        self.revealed: list[int] = []
        """Entries of the journal after which something hidden became known without chance."""
        self.luck = header.seed
        """The seed in force; nothing: whoever wrote the file kept it."""
        self._own_luck: str | None = None
        """Of a twin that goes its own way, whatever the journal says of seeds."""
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

    @property
    def state(self) -> S:
        """The whole truth, for referees, tests and the store. Players get `view`."""
        return self.game.state

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    def decision(self, seat: int) -> Decision | None:
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def rig(self, script: Mapping[str, Sequence[str]]) -> None:
        """The next outcomes of chance, by its name."""
        for kind, outcomes in script.items():
            self._script.setdefault(kind, []).extend(outcomes)
        source, stream = self._unrigged
        self.game.listen(Scripted(self._script, source, stream, self.journal, self._taken), self.game.replay)

    def reseed(self, seed: str) -> None:
        """From here on on other luck, which nobody can know who knew the old one; its commitment is in the journal."""
        self.journal.append((LUCK, commitment(seed), (seed,)))
        self.game.listen(self._chance(seed, 0), self.game.replay)

    def find_luck(self) -> None:
        """Where whoever wrote the file kept the seed, it goes on with one that nobody knows yet."""
        if not self.luck and self.pending and not self.header.companion:
            self.reseed(secrets.token_hex(32))

    def _chance(self, seed: str, words: int) -> Source:
        """The source of chance, so many words into this seed's tape."""
        self.luck = seed
        stream = Stream(seed, words)
        source: Source = Person() if self.header.companion else Seeded(stream)
        self._unrigged = source, stream
        if self._script:
            source = Scripted(self._script, source, stream, self.journal, self._taken)
        return source

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
        journal, game = self.journal, self.game
        before = len(journal)
        journal.append(("d", seat, keys))
        game.steps = 0
        try:
            question: Question = self._resume(keys)
        except StopIteration:
            self._finish()
        except BaseException:
            self._cut(before)
            raise
        else:
            if isinstance(question, Decision):
                if game.cause:
                    question.cause = game.cause
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
        self.pending = tuple([decision for decision in self.pending if decision.seat != seat])
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
        self.game.steps = 0
        try:
            question: Question = self._resume(answer)
        except StopIteration:
            self._finish()
        else:
            self._ask(question)

    def _ask(self, question: Question) -> None:
        if isinstance(question, Decision):
            if self.game.cause:
                question.cause = self.game.cause
            self._alone = question
            self.pending = (question,)
        else:
            self._alone = None
            self._several = question
            self.pending = tuple(question.decisions)
            for decision in question.decisions:
                decision.cause = self.game.cause

    def let_go(self) -> None:
        """Nobody plays on here, though it is not over: hooks and rules that stand in a question hold the match."""
        self.game.safe_point = self.game.on_reveal = nothing
        self._main.close()

    def _finish(self) -> None:
        self._alone = self._several = None
        self.pending = ()
        # The hooks hold the match: without them a finished one is freed at once, not by the collector.
        self.game.safe_point = self.game.on_reveal = nothing

    # Where the table says otherwise

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
        entry: Entry = (ASIDE, seat, (card, ANEW) if self._nothing_begun() else (card,))
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
        self._aside = Aside(side, waiting, ANEW in words[1:], self.game.cause)
        self.game.cause = ""
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
        self.game.cause = "" if aside.anew else aside.cause
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

    # Beginning again

    def _keep(self) -> None:
        if not self._keeps and self._every > 0 and self.pending:
            self._keeps = True
            self.game.safe_point = self._safe_point

    def _cut(self, entries: int) -> None:
        self._keep()
        del self.journal[entries:]
        self.low_water = min(self.low_water, entries)
        while self._taken and self._taken[-1][0] >= entries:
            _, kind, outcomes = self._taken.pop()
            self._script.setdefault(kind, [])[:0] = outcomes
        while len(self.checkpoints) > 1 and self.checkpoints[-1].entries > entries:
            self.checkpoints.pop()
        self.restart(self.checkpoints[-1])

    def restart(self, checkpoint: Checkpoint[S], state: S | None = None) -> None:
        """From a checkpoint through the entries since: undo, fork, replay and recovery are all this.

        `state`: the checkpoint's own, where it need not be read again.
        """
        if self._log:
            del self.events[checkpoint.events :]
        replay = self.replayed = self._replay_from(checkpoint.entries)
        seed, words = self._drawn(checkpoint, len(self.journal))
        source = self._chance(seed, words)
        if state is None:
            state = self._state_of(checkpoint)
        self._given = {}
        if self.revealed:
            self.revealed = [entry for entry in self.revealed if entry < checkpoint.entries]
        self.begin(state, source, replay)
        journal = self.journal
        while replay.at < replay.end:
            kind, seat, keys = journal[replay.at]
            if kind == LUCK:
                replay.at += 1
                continue
            asked = self._alone if self._alone is not None and self._alone.kind == "chance" else None
            if kind == ASIDE and isinstance(seat, int) and self._aside is None and self.pending:
                if asked is not None and not self.header.companion:
                    raise Diverged(replay.at, Msg("problem-choice-for-chance", {"chance": asked.kind}))
                replay.at += 1
                self._step_aside(seat, keys)
                continue
            if kind == "p" and asked is not None:
                # The rules read it themselves.
                self._send(("",))
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

    def _replay_from(self, entries: int) -> Replay:
        return Replay(self.journal, entries)

    def _drawn(self, checkpoint: Checkpoint[S], entries: int) -> tuple[str, int]:
        """The seed in force after so many entries, and how many words its tape has given by then."""
        seed, words = checkpoint.seed, checkpoint.words
        for kind, _, outcomes in self.journal[checkpoint.entries : entries]:
            if kind == "c":
                words += len(outcomes)
            elif kind == LUCK:
                seed, words = outcomes[0] if outcomes else "", 0
        return seed if self._own_luck is None else self._own_luck, words

    def begin(self, state: S, source: Source, replay: Replay) -> None:
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
        self.game.step()
        entries = self._happened()
        if entries - self.checkpoints[-1].entries < self._every:
            return
        seed, words = self._drawn(self.checkpoints[-1], entries)
        self.checkpoints.append(Checkpoint(entries, len(self.events), words, copy_of(self.game.state), seed))

    def _reveal(self) -> None:
        self.revealed.append(self._happened() - 1)

    def _happened(self) -> int:
        """How many entries of the journal the rules have lived through."""
        at = self.replayed.at
        return at if at < self.replayed.end else len(self.journal)

    def _state_of(self, checkpoint: Checkpoint[S]) -> S:
        return start_of(self.rules, self.header) if checkpoint.state is None else copy_of(checkpoint.state)
