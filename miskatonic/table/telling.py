"""What is said of a table: to somebody who sits there or knocks, and to everybody in a list of tables."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from miskatonic.engine.text import english
from miskatonic.engine.visibility import project
from miskatonic.table.marks import LuckInfo, luck_of, shown
from miskatonic.table.messages import Message, ResultInfo, SeatInfo, SummaryInfo, TableInfo, WatcherInfo
from miskatonic.table.seating import SPECTATOR, TEXT

if TYPE_CHECKING:
    from miskatonic.table.table import Table


class Telling:
    """Luck and summary are looked up once per line: lists of tables ask for them again and again."""

    def __init__(self, table: Table) -> None:
        # Not a circle: a table that sleeps must be gone at once, not when somebody collects.
        self._table: Table = weakref.proxy(table)
        self._promised: tuple[int, list[LuckInfo]] = (-1, [])
        self._summed: tuple[int, SummaryInfo | None] = (-1, None)

    def info(self, person: str | None) -> TableInfo:
        table = self._table
        match = table.match
        mine = table.seats_of(person) if person is not None else []
        insider = person is not None and (person in table.people() or person == table.host)
        return TableInfo(
            id=table.name,
            game=table.rules.id,
            phase=table.phase,
            seats=self.seats(),
            mine=mine,
            host=person == table.host,
            rules=table.host_rules,
            options=table.options,
            watching=sum(1 for who in table.online if not table.seats_of(who)),
            auto={str(seat): dict(table.holders[seat].auto) for seat in mine},
            created=table.created,
            previous=table.previous,
            next=table.next,
            sequel=match is not None and match.sequel() is not None,
            host_name=table.host_name,
            origin=table.origin,
            invite=table.invite if insider else None,
            note=english(table.note, (TEXT,)) if table.note is not None else None,
            note_message=Message.of(table.note),
            watchers=self._watching() if person == table.host else None,
            muted=person in table.muted,
            marks=shown(table.marks),
            luck=self._luck(),
        )

    def summary(self) -> SummaryInfo | None:
        """What tells this match from others, as anybody may see it."""
        if self._summed[0] != self._table.number:
            self._summed = (self._table.number, self._summary())
        return self._summed[1]

    def seats(self) -> list[SeatInfo]:
        table = self._table
        return [
            SeatInfo(
                seat,
                holder.kind,
                holder.name if holder.kind == "person" else holder.bot if holder.kind == "bot" else "",
                holder.kind == "bot" or holder.person in table.online,
                holder.name if holder.kind == "bot" and holder.person is not None else None,
                holder.account and holder.kind == "person",
                holder.person in table.muted,
            )
            for seat, holder in enumerate(table.holders)
        ]

    def _watching(self) -> list[WatcherInfo]:
        table = self._table
        there = [who for who in table.online if not table.seats_of(who) and who != table.host]
        return [WatcherInfo(who, table.known_as.get(who, ""), who in table.muted) for who in there]

    def _luck(self) -> list[LuckInfo]:
        if self._promised[0] != self._table.number:
            self._promised = (self._table.number, luck_of(self._table.match))
        return self._promised[1]

    def _summary(self) -> SummaryInfo | None:
        table = self._table
        if table.match is None:
            return None
        state = project(table.match.state, SPECTATOR)
        found = table.rules.summary(state)
        plays = [table.rules.seat_name(state, seat) for seat in range(len(table.holders))]
        words = [Message(words.id, dict(words.args)) for words in found.words]
        return SummaryInfo(found.emblem, words, plays, self._result())

    def _result(self) -> ResultInfo | None:
        match = self._table.match
        outcome = match.outcome if match is not None else None
        if outcome is None:
            return None
        reason = Message(outcome.reason.id, dict(outcome.reason.args))
        places = outcome.places(len(self._table.holders))
        return ResultInfo(outcome.won, reason, list(outcome.winners), list(outcome.scores), places)
