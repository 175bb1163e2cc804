"""What each seat is sent: every field of the state is put into JSON once per change and shared by all who may see it.

A field is stamped with the number of journal lines at which it last changed, so any reader can be sent just what is
new since the number they have.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import msgspec

from miskatonic.engine.data import fields_of
from miskatonic.engine.event import Event
from miskatonic.engine.match import Match
from miskatonic.engine.snapshot import Waiting
from miskatonic.engine.value import Value
from miskatonic.engine.visibility import project_field, veiled_fields
from miskatonic.table.messages import StateUpdate
from miskatonic.table.spoken import spoken
from miskatonic.table.table import Table

encode = msgspec.json.Encoder(order=None).encode


class Cell(msgspec.Struct, gc=False):
    """One field as somebody sees it, and since when it has been so."""

    shown: bytes
    json: msgspec.Raw
    since: int


class Sight(msgspec.Struct):
    """All fields as one seat sees them, and the number of lines up to which that is true."""

    cells: dict[str, Cell]
    number: int
    values: dict[str, tuple[Value | None, int]] = {}
    """Each value, and since when it has been so."""


class Feed:
    def __init__(self, table: Table) -> None:
        match = table.match
        assert match is not None
        self.table = table
        self._match: Match[Any] = match
        state_type = match.rules.state_type
        self._fields: tuple[str, ...] = fields_of(state_type)
        self._veiled = [field for field in self._fields if field in veiled_fields(state_type)]
        self._whole: dict[str, tuple[bytes, int]] = {}
        self._sights: dict[int, Sight] = {}
        self._number = self._before = -1
        self._changed: list[str] = []
        """The fields that are new between the last two numbers that were looked at."""
        self._events: list[Event] = []
        self._event_json: list[msgspec.Raw] = []
        self._seen: dict[int, list[int]] = {}
        self._forgotten: list[tuple[int, int]] = [(number, 0) for number in table.lines.taken_back]
        self._messages: dict[tuple[int, int, int], bytes] = {}

    def update(self, seat: int, since: int, known_events: int) -> tuple[bytes, int]:
        """The message for a seat that has `since` (-1: nothing) and so many events; and how many it has then."""
        self._refresh()
        cells = self._cells(seat)
        visible = self._visible(seat)
        events_from = min(known_events, self._still_true(visible, since))
        key = (seat, since, events_from)
        message = self._messages.get(key)
        if message is None:
            message = self._messages[key] = self._message(seat, since, cells, visible, events_from)
        return message, len(visible)

    def greeting(self, seat: int, number: int, known_events: int) -> tuple[bytes, int]:
        """For somebody who comes back with so much: the whole state, and the events that they have missed."""
        self._refresh()
        visible = self._visible(seat)
        kept = self._still_true(visible, number) if 0 < number <= self.table.number else 0
        events_from = max(0, min(known_events, kept))
        return self._message(seat, -1, self._cells(seat), visible, events_from), len(visible)

    def again(self) -> None:
        """Something beside the state has changed (a request, an automatic answer): nothing may be sent from memory."""
        self._messages.clear()

    def _message(self, seat: int, since: int, cells: dict[str, Cell], visible: list[int], events_from: int) -> bytes:
        table, match = self.table, self._match
        decisions = table.decisions(seat)
        return encode(
            StateUpdate(
                number=table.number,
                seat=seat,
                full=since < 0,
                state={field: cells[field].json for field in self._new_since(since) if cells[field].since > since},
                decisions=[spoken(decision) for decision in decisions],
                waiting=[Waiting(d.seat) for d in match.pending if d.seat != seat or d not in decisions],
                outcome=match.outcome,
                moment=match.rules.moment(match.state),
                values={
                    key: value
                    for key, (value, changed) in self._sights[seat].values.items()
                    if changed > since and (value is not None or since >= 0)
                },
                events_from=events_from,
                events=[self._event_json[at] for at in visible[events_from:]],
                undo=table.undo_offer(seat),
                asking_undo=table.asking_undo,
                bots_wait=None if table.bots_wait is None else table.bots_wait(),
            )
        )

    def _refresh(self) -> None:
        number = self.table.lines.number
        if number == self._number:
            return
        self._messages.clear()
        state = self._match.state
        known = self._whole
        changed = self._changed = []
        for field in self._fields:
            whole = encode(getattr(state, field))
            if field not in known or known[field][0] != whole:
                known[field] = (whole, number)
                changed.append(field)
        if "seers" in changed:
            # Who may see the fields beside it has changed, and they with it.
            for field in self._veiled:
                if field not in changed:
                    known[field] = (known[field][0], number)
                    changed.append(field)
        self._read_events(number)
        self._before, self._number = self._number, number

    def _new_since(self, number: int) -> Sequence[str]:
        """The fields among which are all that have changed since."""
        return self._changed if number == self._before else self._fields

    def _cells(self, seat: int) -> dict[str, Cell]:
        sight = self._sights.get(seat)
        if sight is None:
            nothing = {field: Cell(b"", msgspec.Raw(b""), 0) for field in self._fields}
            sight = self._sights[seat] = Sight(nothing, -1)
        cells = sight.cells
        if sight.number == self._number:
            return cells
        state = self._match.state
        for field in self._new_since(sight.number):
            shown, changed = self._whole[field]
            if changed <= sight.number:
                continue
            if field in self._veiled:
                shown = encode(project_field(state, field, seat, open_hands=self.table.host_rules.open_hands))
            # What changed, but not to these eyes, stays as it was: that it did is nobody's business either.
            if cells[field].shown != shown:
                cells[field] = Cell(shown, msgspec.Raw(shown), changed)
        self._read_values(sight, seat)
        sight.number = self._number
        return cells

    def _read_values(self, sight: Sight, seat: int) -> None:
        now = self._match.rules.values(self._match.game, seat)
        known = sight.values
        for key, value in now.items():
            if key not in known or known[key][0] != value:
                known[key] = (value, self._number)
        if len(now) < len(known):
            for key, (gone, _) in known.items():
                if gone is not None and key not in now:
                    known[key] = (None, self._number)

    # Events

    def _read_events(self, number: int) -> None:
        events = self._match.events
        same = len(self._events)
        if same and (len(events) < same or events[same - 1] is not self._events[-1]):
            same = _same(self._events, events)
            if same < len(self._events):
                self._forgotten.append((number, same))
                del self._events[same:], self._event_json[same:]
                for seen in self._seen.values():
                    del seen[bisect_left(seen, same) :]
            self._events[:] = events[:same]
        for at in range(same, len(events)):
            event = events[at]
            self._events.append(event)
            self._event_json.append(msgspec.Raw(encode({"kind": event.kind, "args": event.args, "names": event.names})))
            for seat, seen in self._seen.items():
                if self._noticed(event, seat):
                    seen.append(at)

    def _visible(self, seat: int) -> list[int]:
        """The events that this seat noticed, by their place among all."""
        if seat not in self._seen:
            self._seen[seat] = [at for at, event in enumerate(self._events) if self._noticed(event, seat)]
        return self._seen[seat]

    def _noticed(self, event: Event, seat: int) -> bool:
        return event.seen_by(seat) or self.table.host_rules.open_hands

    def _still_true(self, visible: list[int], since: int) -> int:
        """How many events of a reader who stopped at `since` have not been taken back."""
        if not self._forgotten or self._forgotten[-1][0] <= since:
            return len(visible)
        kept = [count for number, count in self._forgotten if number > since]
        return bisect_left(visible, min(kept)) if kept else len(visible)


def _same(old: list[Event], new: list[Event]) -> int:
    """How many events at the beginning are the same; those not replayed are the very same objects."""
    most = min(len(old), len(new))
    for at in range(most):
        if old[at] is not new[at] and old[at] != new[at]:
            return at
    return most
