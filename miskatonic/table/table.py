"""A table: a match, its seats, and what may be done there by whom. Every change leaves lines to be stored."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from miskatonic.engine.decision import PASS, Decision
from miskatonic.engine.errors import IllegalChoice
from miskatonic.engine.game import Rules
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg, Name, Seat, in_short
from miskatonic.engine.record import Record
from miskatonic.table import sitting, undo
from miskatonic.table.lines import By, Line, Lines
from miskatonic.table.marks import Mark, MarkKind, mark
from miskatonic.table.messages import AskingUndo, SeatInfo, SummaryInfo, TableInfo, Told, UndoOffer
from miskatonic.table.pace import Pace
from miskatonic.table.seating import Holder, HostRules, Phase, Refusal
from miskatonic.table.telling import Telling

CHECKPOINTS = 16
"""Entries between checkpoints in memory: taking back replays at most so many."""
LATE = 3
"""So often in a row may a seat's time be out before a bot minds it, until its player takes it back."""
AUTOMATIC = 100
"""Automatic answers in a row; more of them are a loop, and the seat is asked again."""


class Table:
    def __init__(
        self,
        name: str,
        rules: Rules[Any],
        host: str,
        holders: list[Holder],
        options: Mapping[str, Any],
        host_rules: HostRules,
    ) -> None:
        self.name = name
        self.rules = rules
        self.host = host
        self.holders = holders
        self.options = dict(options)
        self.host_rules = host_rules
        self.match: Match[Any] | None = None
        self.lines = Lines()
        self.online: dict[str, int] = {}
        self.watchers: list[str] = []
        self.muted: list[str] = []
        self.kept_away: list[str] = []
        """By the host: who may not speak here, and who may not come."""
        self.known_as: dict[str, str] = {}
        """The names of those who are or were here, no two alike."""
        self.previous = ""
        self.next = ""
        """The tables before and after it in a campaign."""
        self.created = ""
        self.invite = ""
        self.epoch = 0
        """Where many processes keep tables: for how many times it has changed hands. Its lines carry it."""
        self.host_name = ""
        self.origin = ""
        """What it was made from: `file`, `fork`, or `lesson` and its name; nothing: a new game."""
        self.marks: list[Mark] = []
        self._telling = Telling(self)
        self._looked = (-1, "")
        self.told: list[Told] = []
        """What everybody should hear of, and has not been sent yet."""
        self.note: Msg | None = None
        self.asking_undo: AskingUndo | None = None
        self.hole: int | None = None
        """The first line that its stored journal lacks: what was played before can be looked at, and no more."""
        self.consents: list[str] = []
        self._asked: dict[int, tuple[Decision, int, float]] = {}
        self.pace = Pace()
        self._waited_out: list[Decision] = []
        self._late: dict[int, int] = {}
        """How often in a row a seat's time was out."""
        self.bots_wait: Callable[[], float] | None = None
        """For how many seconds bots still hold back, by the clock of whoever drives the table."""

    # Beginning

    def start(self, seed: str, script: Mapping[str, Sequence[str]] | None = None) -> None:
        """The host begins; open seats are taken by bots."""
        if self.match is not None:
            raise Refusal(Msg("problem-begun"))
        match = Match.new(
            self.rules,
            len(self.holders),
            self.options,
            seed,
            companion=self.host_rules.companion,
            every=CHECKPOINTS,
            script=script,
        )
        for holder in self.holders:
            if holder.kind == "open":
                holder.kind = "bot"
        self._begin(match)
        self.settle()

    def go_on(self, match: Match[Any], kind: MarkKind | None = None, by: str = "") -> None:
        """A new table with a match that others began: a file, or "continue from here". Its luck is its own."""
        self._begin(match)
        if kind is not None:
            self.mark(kind, by, person=self.host)
            self.fresh_luck()
        self.settle()

    def fresh_luck(self) -> None:
        """Whoever may have known what was to come knows it no longer; that it is fresh stands in the journal."""
        match = self.playing()
        if match.pending and not match.header.companion:
            match.reseed(secrets.token_hex(32))
            self.lines.add_entries(match.journal)

    def mark(self, kind: MarkKind, by: str, seat: int = -1, person: str = "") -> None:
        """A line in the journal that everybody sees."""
        made = mark(kind, by, seat, person)
        self.marks.append(made)
        self.lines.append(made.line())
        self.told.append(Told(by, made.text()))

    def looked_into(self, kind: MarkKind, by: str, person: str) -> None:
        """Somebody alone here has a file of the running game, or goes on elsewhere, where all that is hidden here can
        be known. Said once, however often the same is taken."""
        if self.phase == "play" and self.hole is None and self._looked != (self.number, person):
            self.mark(kind, by, person=person)
            self._looked = (self.number, person)

    def _begin(self, match: Match[Any]) -> None:
        fidelity = match.fidelity
        if fidelity.message is not None:
            self.note = in_short(Msg("problem-old-game", {"entry": fidelity.entry, "reason": fidelity.message}))
        self.match = match
        self.lines.append(match.header)
        self.lines.hands = []
        self.lines.add_entries(match.journal)
        self.look_up()

    def sequel(self, name: str) -> Table:
        """The table of the next match of a campaign: the same people, bots and rules, in the same seats."""
        options = self.playing().sequel()
        if options is None:
            raise Refusal(Msg("problem-no-sequel"))
        holders = [msgspec.structs.replace(holder, auto=dict(holder.auto)) for holder in self.holders]
        table = Table(name, self.rules, self.host, holders, options, self.host_rules)
        table.previous = self.name
        table.muted, table.kept_away = list(self.muted), list(self.kept_away)
        return table

    def restore(self, stored: list[Line]) -> None:
        """As the store has it. Where the rules have changed since, a new beginning is written from what fits."""
        self.lines, record = Lines.restore(stored)
        self.marks = self.lines.marks
        match = Match.of(self.rules, record, every=CHECKPOINTS)
        if match.fidelity.exact:
            self.match = match
            self.lines.add_entries(match.journal)
            self.look_up()
        else:
            self._begin(match)
        self.settle()

    @property
    def phase(self) -> Phase:
        match = self.match
        if match is None:
            return "lobby"
        return "play" if match.pending else "over"

    @property
    def number(self) -> int:
        return self.lines.number

    def record(self) -> Record:
        return self.playing().record()

    # Playing

    def choose(self, person: str, seat: int, number: int, keys: tuple[str, ...]) -> int:
        """Takes an answer, once: the number after it. `number`: how many lines the person had seen."""
        match = self.playing()
        self.check_seat(seat)
        decision = match.decision(seat)
        if not self._may_answer(person, seat, decision):
            raise Refusal(Msg("problem-not-your-seat", {"seat": Seat(seat)}))
        known = self.lines.answered(seat, number)
        if known is not None:
            if known.keys == keys:
                return known.number
            raise Refusal(Msg("problem-answered"))
        if number > self.number:
            raise Refusal(Msg("problem-not-reached", {"number": number, "at": self.number}))
        if decision is None:
            over = match.outcome is not None
            raise Refusal(Msg("problem-over") if over else Msg("problem-not-asked", {"seat": Seat(seat)}))
        _, asked, since = self._asked[seat]
        if number < asked:
            raise Refusal(Msg("problem-stale", {"asked": asked, "number": number}))
        self._answer(decision, keys, self._whose(decision, keys), number)
        self._late.pop(seat, None)
        if decision.always:
            self.pace.took(self.pace.clock() - since)
        self.lines.remember(seat, number, keys)
        self.settle()
        return self.number

    def otherwise(self, person: str, seat: int, number: int, card: str) -> int:
        """With the real box on the table: values by hand, or a card that is not known here. The number after it."""
        match = self.playing()
        self.check_player(person, seat)
        if not self.host_rules.companion:
            raise Refusal(Msg("problem-otherwise-companion"))
        known = self.lines.answered(seat, number)
        if known is not None:
            return known.number
        if number != self.number:
            raise Refusal(Msg("problem-stale-otherwise", {"at": self.number, "number": number}))
        try:
            match.otherwise(seat, card)
        except IllegalChoice as problem:
            raise Refusal(problem.message or str(problem)) from problem
        self.lines.add_entries(match.journal, "person", seat, number)
        self.lines.remember(seat, number, match.journal[-1][2])
        self.asking_undo = None
        self.look_up()
        return self.number

    def hinted(self, person: str, seat: int) -> Decision:
        """The open question of one's own about which a hint may be had: among rivals only where the host allows it."""
        match = self.playing()
        self.check_player(person, seat)
        if undo.among_rivals(self) and not self.host_rules.hints:
            raise Refusal(Msg("problem-no-hints"))
        decision = match.decision(seat)
        if decision is None:
            over = match.outcome is not None
            raise Refusal(Msg("problem-over") if over else Msg("problem-not-asked", {"seat": Seat(seat)}))
        return decision

    def bots_due(self) -> list[Decision]:
        """The open decisions that are bots' to answer: they also stand in at a seat that is open. Real dice are
        never theirs. They hold back while a person may act before them."""
        if self.holding_back():
            return []
        return self._for_bots()

    def holding_back(self) -> list[int]:
        """The people's seats for which bots wait: asked in the same race, and there."""
        if self.match is None or not self.match.race or not self._for_bots():
            return []
        return [d.seat for d in self.match.pending if self._waited_for(d)]

    def wait_no_longer(self) -> None:
        """Time is up for those who have not answered yet; they may still be faster than the bots."""
        self._waited_out = [d for d in self.playing().pending if self._waited_for(d)]

    def _waited_for(self, decision: Decision) -> bool:
        holder = self.holders[decision.seat]
        there = holder.kind == "person" and holder.person in self.online
        return there and not any(decision is late for late in self._waited_out)

    def _for_bots(self) -> list[Decision]:
        if self.match is None or not self.bots_sit_here():
            return []
        return [d for d in self.match.pending if self.holders[d.seat].kind != "person" and not self._real_dice(d)]

    def bots_sit_here(self) -> bool:
        return any([holder.kind != "person" for holder in self.holders])

    def choose_for_bot(self, decision: Decision, keys: tuple[str, ...]) -> bool:
        """False when the question has gone: somebody acted first, or the person came back."""
        if not any(decision is due for due in self.bots_due()):
            return False
        self._answer(decision, keys, "bot", None)
        self.settle()
        return True

    def timed(self) -> list[Decision]:
        """The questions whose time runs: put to a person while another waits. Nobody is hurried for nobody, nor over
        real dice."""
        if self.match is None or not self.host_rules.clock:
            return []
        asked = [d for d in self.match.pending if self.holders[d.seat].kind == "person" and not self._real_dice(d)]
        return [d for d in asked if self._somebody_waits(self.holders[d.seat].person)]

    def _somebody_waits(self, person: str | None) -> bool:
        return any(h.kind == "person" and h.person != person and h.person in self.online for h in self.holders)

    def time_out(self, decision: Decision, keys: tuple[str, ...]) -> bool:
        """A bot answers for somebody whose time is out. True: it was once too often, and a bot should mind the seat."""
        if not any(decision is open for open in self.timed()):
            return False
        seat = decision.seat
        self._answer(decision, keys, "bot", None)
        name = self.holders[seat].name
        self.told.append(Told(name, Msg("told-time", {"by": name})))
        self._late[seat] = self._late.get(seat, 0) + 1
        self.settle()
        return self._late[seat] >= LATE

    def settle(self) -> None:
        """Answers what needs no asking: a seat that can only pass, and what its player wants answered always so."""
        match = self.playing()
        for _ in range(AUTOMATIC):
            for decision in match.pending:
                keys = None if self._tells(decision) else self._automatic(decision)
                if keys is not None:
                    self._answer(decision, keys, "auto", None)
                    break
            else:
                break
        else:
            for holder in self.holders:
                holder.auto = {}
        if self.lines.checkpoint_due(match.checkpoints[-1].entries):
            self.lines.append(("s", *match.kept()))

    def unhurried(self) -> list[Decision]:
        """What is answered without asking, but not at once: that would tell the others how little there was to ask.

        Whoever drives the table waits as long as `pace` says, then calls `answer_unhurried`.
        """
        if self.match is None:
            return []
        return [d for d in self.match.pending if self._tells(d) and self._automatic(d) is not None]

    def _tells(self, decision: Decision) -> bool:
        """Whether an answer at once would tell somebody something: where all hands are open, or one person sits with
        bots or alone, there is nobody to be told."""
        if not decision.always or self.host_rules.open_hands:
            return False
        people = {holder.person for holder in self.holders if holder.person is not None}
        return len(people) > 1 or self.host_rules.curtain

    def answer_unhurried(self, decision: Decision) -> bool:
        """False when the question has gone, or its player wants to be asked."""
        keys = self._automatic(decision)
        if keys is None or not any(decision is open for open in self.unhurried()):
            return False
        self._answer(decision, keys, self._whose(decision, keys), None)
        self.settle()
        return True

    def _whose(self, decision: Decision, keys: tuple[str, ...]) -> By:
        """A pass that the table might have given counts as the table's also when a person gives it: what can be taken
        back is seen by all, and would tell them whether there was anything else to answer."""
        return "auto" if keys in ((), (PASS,)) and self._tells(decision) else "person"

    def _automatic(self, decision: Decision) -> tuple[str, ...] | None:
        options = decision.options
        holder = self.holders[decision.seat]
        if (len(options) > 1 and not holder.auto) or self._real_dice(decision):
            return None
        if len(options) == 1 and options[0].key == PASS and (holder.kind == "person" or not decision.always):
            return (PASS,)
        wish = holder.auto.get(decision.topic or decision.kind) if holder.kind == "person" else None
        if wish == PASS and decision.least == 0:
            return (PASS,) if any(option.key == PASS for option in options) else ()
        if wish is None or not decision.least <= 1 <= decision.most:
            return None
        return (wish,) if any(option.key == wish for option in options) else None

    def _answer(self, decision: Decision, keys: tuple[str, ...], by: By, seen: int | None) -> None:
        match = self.playing()
        try:
            match.choose(decision.seat, *keys)
        except IllegalChoice as problem:
            rule = next((refusal.rule for refusal in decision.refusals if refusal.key in keys), "")
            raise Refusal(problem.message or str(problem), rule) from problem
        self.lines.add_entries(match.journal, by, decision.seat, seen)
        self.asking_undo = None
        self.look_up()

    def look_up(self) -> None:
        """Notes since when each open question has been open."""
        asked = {}
        for decision in self.playing().pending:
            before = self._asked.get(decision.seat)
            still = before if before is not None and before[0] is decision else None
            asked[decision.seat] = still or (decision, self.number, self.pace.clock())
        self._asked = asked

    def decisions(self, seat: int) -> list[Decision]:
        """What this seat is asked; real dice that a bot would roll are asked of the host's first seat."""
        if self.match is None:
            return []
        asked = [d for d in self.match.pending if d.seat == seat and not (d.always and self._automatic(d) is not None)]
        if self.host_rules.companion and seat in self.seats_of(self.host)[:1]:
            asked += [d for d in self.match.pending if self._real_dice(d) and self.holders[d.seat].kind != "person"]
        return asked

    def _real_dice(self, decision: Decision) -> bool:
        return self.host_rules.companion and decision.kind == "chance"

    def _may_answer(self, person: str, seat: int, decision: Decision | None) -> bool:
        holder = self.holders[seat]
        if holder.kind != "person" and decision is not None and self._real_dice(decision):
            return person == self.host
        return holder.played_by(person)

    def automate(self, person: str, seat: int, topic: str, key: str | None) -> None:
        """Do not ask me again for this; `None`: ask again."""
        self.check_player(person, seat)
        auto = dict(self.holders[seat].auto)
        auto.pop(topic, None)
        if key is not None:
            if len(auto) >= 100 or len(topic) > 100 or len(key) > 200:
                raise Refusal(Msg("problem-too-many-automatic"))
            auto[topic] = key
        self.holders[seat].auto = auto
        if self.match is not None:
            self.settle()

    # Taking back

    def undo_offer(self, seat: int) -> UndoOffer | None:
        """What `undo` would take back; nothing for a spectator."""
        return undo.offer(self, seat)

    def undo(self, person: str, seat: int, number: int) -> int:
        """Takes back the last choice of a person and all that followed, or asks the others whether one may."""
        return undo.undo(self, person, seat, number)

    def consent(self, person: str, yes: bool) -> None:
        undo.consent(self, person, yes)

    # Seats

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, holder in enumerate(self.holders) if holder.played_by(person)]

    def people(self) -> list[str]:
        """Everybody with a seat of their own, whether a bot minds it or not."""
        return list(dict.fromkeys(h.person for h in self.holders if h.person is not None))

    def ever_seated(self) -> dict[str, list[int]]:
        """Who has held which seats since the game began, those who have left included."""
        return sitting.ever_seated(self)

    def closed(self) -> bool:
        """Hands are closed here, and still worth something."""
        return self.phase == "play" and not self.host_rules.open_hands

    def sit(self, person: str, name: str, seat: int, account: bool = False) -> None:
        """Takes an open seat, or one's own seat back."""
        sitting.sit(self, person, name, seat, account)

    def leave_to_bot(self, person: str, seat: int, bot: str) -> None:
        """One's own seat, or, for the host, the seat of somebody who is missing."""
        sitting.leave_to_bot(self, person, seat, bot)

    def open_seat(self, person: str, seat: int) -> None:
        """For somebody else to take: one's own, or, for the host, a bot's or a missing player's."""
        sitting.open_seat(self, person, seat)

    def come(self, person: str, name: str = "") -> bool:
        """True if the person was away."""
        return sitting.come(self, person, name)

    def go(self, person: str) -> bool:
        """True if the person is away now."""
        return sitting.go(self, person)

    def absent(self) -> None:
        """Somebody has gone: their consent is still waited for, but the table may go on by itself."""
        self.seats_changed()

    def seats_changed(self) -> None:
        if self.match is not None:
            undo.try_again(self)
            self.settle()

    # Telling

    def info(self, person: str | None) -> TableInfo:
        return self._telling.info(person)

    def seat_infos(self) -> list[SeatInfo]:
        return self._telling.seats()

    def summary(self) -> SummaryInfo | None:
        return self._telling.summary()

    def played_by(self, seat: int) -> Name | str:
        """Under whose name a seat plays, or who sits there."""
        played = self.rules.seat_name(self.playing().state, seat)
        return Name(played) if played else self.holders[seat].name

    def playing(self) -> Match[Any]:
        if self.match is None:
            raise Refusal(Msg("problem-not-begun"))
        return self.match

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.holders):
            raise Refusal(Msg("problem-no-seat", {"seat": Seat(seat)}))

    def check_player(self, person: str, seat: int) -> None:
        self.check_seat(seat)
        if not self.holders[seat].played_by(person):
            raise Refusal(Msg("problem-not-your-seat", {"seat": Seat(seat)}))
