"""Tables in memory, one room each: who is connected, what is written, what is sent, when bots move.

In a room one thing happens at a time, and nothing is sent before it is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine
from functools import partial
from math import inf
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from miskatonic.bots.bot import answer_of, looks_ahead
from miskatonic.engine.decision import Decision
from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.message import Msg
from miskatonic.engine.text import Text
from miskatonic.games.registry import rules
from miskatonic.server.clocks import Clocks
from miskatonic.server.journal import NotStored
from miskatonic.server.store import PATIENCE, STORE_FAILS, Fenced, Store, StoredTable, now
from miskatonic.server.thinking import THINKING
from miskatonic.server.turns import Errands, Turns
from miskatonic.server.writer import Conflict, Writer
from miskatonic.table.bots import Players, careless
from miskatonic.table.feed import Feed
from miskatonic.table.lines import sound
from miskatonic.table.messages import ChatLine, FromTable, Message, TableInfo
from miskatonic.table.seating import SPECTATOR, TEXT, Refusal
from miskatonic.table.table import Table

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
T = TypeVar("T")

IDLE = 60.0
"""Seconds without anybody after which a table sleeps: it lies in the store, and wakes when somebody comes."""
FIRST_WAIT = 0.2
LONGEST_WAIT = 5.0
"""Seconds between attempts to read a table again when the store is away."""

SHORT = 200
"""Lines of a journal that are played through at once, in a few milliseconds."""

NAMED = re.compile(r"[0-9A-Za-z_-]{1,32}")
"""How a table may be called. Some stores take other words for a fault of theirs."""

Finished = Callable[[Exception | None], None]
"""Called at the very end, with what went wrong."""


class Listener(Protocol):
    """A connection: whose, what it has of each seat (number, events), and a way to send it something."""

    person: str
    session: str
    known: dict[int, tuple[int, int]]
    greeted: bool

    def push(self, message: bytes) -> None: ...

    def end(self, problem: str | Msg, code: int = 1000) -> None: ...


class Gone(Refusal):
    """The table has been cleared away."""


class Moved(Refusal):
    """Another process has the table."""

    def __init__(self) -> None:
        super().__init__(Msg("problem-moved"))


class Room:
    def __init__(self, table: Table, store: Store, writer: Writer, errands: Errands, bot_pause: float = 0.0) -> None:
        self.table = table
        self.bot_pause = bot_pause
        self.store = store
        self.writer = writer
        self.errands = errands
        self.turns = Turns()
        self.listeners: list[Listener] = []
        self.used = time.monotonic()
        self.visited = -inf
        """When it was last noted that somebody was here."""
        self._feed: Feed | None = None
        self._players = Players(table)
        self._driver: asyncio.Task[None] | None = None
        self._unhurried: dict[int, asyncio.Task[None]] = {}
        self.clocks = Clocks(self)
        self._phase = table.phase
        self.stale = False
        """The store could be neither written nor read: what lies here may be more than it has."""
        self.vanished: Callable[[], Coroutine[Any, Any, None]] | None = None
        """What is to be done when the store has no such table any more."""
        self.moved: Callable[[], Coroutine[Any, Any, None]] | None = None
        """And when another process has taken it."""

    async def act(self, change: Callable[[], T], stored: Callable[[T], None] | None = None) -> T:
        """Changes the table, stores it, tells everybody; `stored` before all. A `Refusal` has changed nothing."""
        async with self.turns:
            try:
                result = self._try(change)
            finally:
                await self._save()
            if stored is not None:
                stored(result)
            self.publish()
            await self._tell()
        self.drive()
        return result

    async def _tell(self) -> None:
        """What the table says of somebody stands among what people say."""
        told, self.table.told = self.table.told, []
        text = Text("en", (TEXT,), self.table.rules.card_names("en"))
        for one in told:
            line = ChatLine(one.by, text.say(one.message), now(), Message.of(one.message))
            try:
                await self.store.add_chat(self.table.name, self.table.host, line)
            except STORE_FAILS as problem:
                # What was done is stored, and so is the line of the journal that tells of it.
                log.error("table %s: what it says was not stored: %s", self.table.name, type(problem).__name__)
            self.send_all(line)

    def act_soon(self, change: Callable[[], T], stored: Callable[[T], None], finished: Finished) -> None:
        """The same without a task, for what comes by the thousand: the writer calls back."""
        if self.turns.taken:
            self.turns.wait(lambda: self._act_now(change, stored, finished))
        else:
            self.turns.taken = True
            self._act_now(change, stored, finished)

    def _act_now(self, change: Callable[[], T], stored: Callable[[T], None], finished: Finished) -> None:
        try:
            result = self._try(change)
        except Exception as problem:
            self.errands.run(self._break_off(problem, finished))
            return

        def written(problem: Conflict | NotStored | None) -> None:
            if problem is not None or self.table.phase != self._phase:
                self.errands.run(self._conclude_with(problem, lambda: stored(result), finished))
                return
            failure: Exception | None = None
            try:
                stored(result)
                self.publish()
            except Exception as reason:
                failure = reason
            self.turns.leave()
            finished(failure)
            self.drive()

        unsaved = self.table.lines.unsaved
        if unsaved:
            self.table.lines.unsaved = []
            self.writer.append(self.table.name, unsaved, written, self.table.epoch)
        else:
            written(None)

    async def _conclude_with(
        self, problem: Conflict | NotStored | None, stored: Callable[[], None], finished: Finished
    ) -> None:
        """What is rare after a choice: another was faster, or the game is over."""
        refusal: Exception | None = None
        try:
            await self._conclude(problem)
            stored()
            self.publish()
        except Exception as reason:
            refusal = reason
        finally:
            self.turns.leave()
        finished(refusal)
        self.drive()

    async def _break_off(self, problem: Exception, finished: Finished) -> None:
        """What did happen before the rules failed is kept."""
        try:
            await self._save()
        except Exception as reason:
            problem = reason
        finally:
            self.turns.leave()
        finished(problem)

    async def reseat(self, change: Callable[[], T], *, doors: bool = False) -> T:
        """The same, where people or seats come into it; `doors`: also who may come and by which invitation."""
        async with self.turns:
            try:
                result = self._try(change)
            except Exception:
                await self._save()
                raise
            await self._save_seats(doors)
            self.publish_again()
            self.send_info()
            await self._tell()
        self.drive()
        return result

    async def _save_seats(self, doors: bool = False) -> None:
        """Who sits where holds when it is stored with the lines that tell of it, and not before."""
        lines, self.table.lines.unsaved = self.table.lines.unsaved, []
        failed: Conflict | NotStored | None = None
        try:
            await self.store.save_seats(self.table, lines, doors=doors)
        except (IntegrityError, Fenced):
            failed = Conflict()
        except STORE_FAILS as problem:
            log.error("table %s: the store failed: %s", self.table.name, type(problem).__name__)
            failed = NotStored(type(problem).__name__)
        await self._conclude(failed)

    def _try(self, change: Callable[[], T]) -> T:
        self.used = time.monotonic()
        self.check()
        if self.table.hole is not None:
            raise Refusal(Msg("problem-journal-hole", {"number": self.table.hole}))
        try:
            return change()
        except MiskatonicError:
            raise
        except Exception as problem:
            log.exception("table %s: the rules failed", self.table.name)
            raise Refusal(Msg("problem-rules-failed")) from problem

    async def _save(self) -> None:
        problem = None
        unsaved = self.table.lines.unsaved
        if self.table.hole is not None:
            # What the table answers by itself as it opens must not come to stand where something else was lost.
            self.table.lines.unsaved = []
        elif unsaved:
            self.table.lines.unsaved = []
            written: asyncio.Future[Conflict | NotStored | None] = asyncio.get_running_loop().create_future()
            self.writer.append(
                self.table.name,
                unsaved,
                lambda problem: None if written.done() else written.set_result(problem),
                self.table.epoch,
            )
            problem = await written
        await self._conclude(problem)

    async def _conclude(self, problem: Conflict | NotStored | None) -> None:
        if problem is not None:
            await self._go_back()
            overtaken = isinstance(problem, Conflict)
            raise Refusal(Msg("problem-overtaken") if overtaken else Msg("problem-not-stored")) from problem
        phase = self.table.phase
        if phase != self._phase and not self.stale:
            # The journal tells the phase; this column is for lists, and one that lags behind mends itself.
            self._phase = phase
            try:
                await self.store.save_phase(self.table, phase)
                await self.store.save_summary(self.table)
            except STORE_FAILS as failure:
                log.error("table %s: its phase was not stored: %s", self.table.name, type(failure).__name__)
            self.send_info()

    def check(self) -> None:
        """Nobody plays, or looks, while the store cannot say what is true."""
        if self.stale:
            raise Refusal(Msg("problem-store-away"))

    async def _go_back(self) -> None:
        """To what the store has; where it cannot be read either, as soon as it can."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.reload()
        except Gone:
            self._vanish()
        except Moved:
            self.let_go()
        except Exception as problem:
            log.error("table %s: cannot be read again: %s", self.table.name, type(problem).__name__)
            if not self.stale:
                self.stale = True
                self.errands.run(self._come_back())

    async def _come_back(self) -> None:
        wait = FIRST_WAIT
        while self.stale:
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
            async with self.turns:
                try:
                    await self.reload()
                except Gone:
                    self._vanish()
                    return
                except Moved:
                    self.let_go()
                    return
                except Exception as problem:
                    log.warning("table %s: still cannot be read: %s", self.table.name, type(problem).__name__)
        self.drive()

    def _vanish(self) -> None:
        """It has been cleared away: nobody plays here any more, and whoever sits here is told so."""
        self.stale = True
        if self.vanished is not None:
            self.errands.run(self.vanished())

    def let_go(self) -> None:
        """Another process has it: whoever sits here comes again, and is led there."""
        self.stale = True
        if self.moved is not None:
            self.errands.run(self.moved())

    async def reload(self) -> None:
        """As the store has it; everybody is sent the whole of it."""
        if not await self.store.holds_lease(self.table):
            raise Moved
        stored = await self.store.table(self.table.name)
        if stored is None:
            raise Gone(Msg("problem-table-gone"))
        table = await opened(stored)
        online, known_as = self.table.online, self.table.known_as
        table.epoch = self.table.epoch
        self.table = table
        self.table.online, self.table.known_as = online, known_as
        self._feed = None
        self._players = Players(self.table)
        self._phase = self.table.phase
        self.stale = False
        for listener in self.listeners:
            listener.known.clear()
        self.publish()

    async def read_again(self) -> None:
        """Who sits there, or whose it is, was changed in the store."""
        async with self.turns:
            try:
                await self.reload()
            except Moved:
                self.let_go()
                return
            self.send_info()
        self.drive()

    async def catch_up(self) -> None:
        """Another process may have played on: its lines are in the store."""
        async with self.turns:
            self.check()
            if self.table.match is not None or self._phase != "lobby":
                if await self.store.line_count(self.table.name) > self.table.number:
                    await self.reload()
            else:
                await self.reload()

    # Sending

    def publish(self) -> None:
        """Each connection gets what is new for each of its seats."""
        if self.table.match is None:
            return
        number = self.table.lines.number
        for listener in self.listeners:
            if listener.greeted:
                for seat in self._seats(listener):
                    known = listener.known.get(seat)
                    if known is None or known[0] != number:
                        self._send_state(listener, seat)

    def publish_again(self) -> None:
        """What lies beside the state has changed."""
        if self.table.match is None:
            return
        self._the_feed().again()
        for listener in self.listeners:
            if listener.greeted:
                for seat in self._seats(listener):
                    self._send_state(listener, seat)

    def _send_state(self, listener: Listener, seat: int) -> None:
        since, events = listener.known.get(seat, (-1, 0))
        message, events = self._the_feed().update(seat, since, events)
        listener.known[seat] = (self.table.lines.number, events)
        listener.push(message)

    def greet(self, listener: Listener, number: int, events: int) -> None:
        """The present view, and the events since what the client says it has."""
        listener.greeted = True
        listener.push(encode(self.info(listener.person)))
        if self.table.match is None:
            return
        for seat in self._seats(listener):
            message, known = self._the_feed().greeting(seat, number, events)
            listener.known[seat] = (self.table.number, known)
            listener.push(message)
        if self.table.host_rules.clock:
            listener.push(encode(self.clocks.told()))

    def send_info(self) -> None:
        for listener in self.listeners:
            if listener.greeted:
                listener.push(encode(self.info(listener.person)))

    def send_all(self, message: FromTable) -> None:
        text = encode(message)
        for listener in self.listeners:
            if listener.greeted:
                listener.push(text)

    def info(self, person: str | None) -> TableInfo:
        return self.table.info(person)

    def _seats(self, listener: Listener) -> list[int]:
        return self.table.seats_of(listener.person) or [SPECTATOR]

    def _the_feed(self) -> Feed:
        if self._feed is None:
            self._feed = Feed(self.table)
        return self._feed

    # Bots

    def drive(self) -> None:
        """Lets bots move, one after the other, without anybody waiting for them; and what has time, take it."""
        self.clocks.wind()
        for decision in self.table.unhurried():
            if decision.seat not in self._unhurried:
                self._unhurried[decision.seat] = asyncio.create_task(self._answer_unhurried(decision))
        if (self._driver is None or self._driver.done()) and self._bots_play():
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.table.name}")

    async def _answer_unhurried(self, decision: Decision) -> None:
        try:
            await asyncio.sleep(self.table.pace.draw())
        finally:
            del self._unhurried[decision.seat]
        try:
            await self.act(lambda: self.table.answer_unhurried(decision))
        except MiskatonicError as problem:
            log.error("table %s: an automatic answer was refused: %s", self.table.name, problem)

    def _bots_play(self) -> bool:
        table = self.table
        if not table.bots_sit_here() or self.stale or table.hole is not None:
            return False
        if not table.bots_due() and not (table.host_rules.patience and table.holding_back()):
            return False
        return bool(self.listeners) or any(holder.kind == "person" for holder in table.holders)

    async def _drive(self) -> None:
        refused = 0
        while self._bots_play():
            if self.table.holding_back():
                await self._hold_back()
                continue
            open_to_all = any(decision.always for decision in self.table.bots_due()[:1])
            delay = max(self.table.host_rules.bot_delay, self.bot_pause)
            await asyncio.sleep(self.table.pace.draw() if open_to_all else delay)
            due = self.table.bots_due()
            if not due:
                return
            decision = due[0]
            # What was refused once would be refused again: then anything else will do.
            keys = careless(self.table, decision, refused) if refused else await self.bots_choice(decision)
            try:
                await self.act(lambda d=decision, k=keys: self.table.choose_for_bot(d, k))  # type: ignore[misc]
                refused = 0
            except MiskatonicError as problem:
                log.error("table %s: a bot's choice was refused: %s", self.table.name, problem)
                refused += 1
                await asyncio.sleep(min(refused, LONGEST_WAIT))

    async def bots_choice(self, decision: Decision) -> tuple[str, ...]:
        try:
            bot = self._players.of(decision.seat)
            if looks_ahead(bot):
                assert self.table.match is not None
                twin = self.table.match.fork()
                keys = await THINKING.bot(self.table.host, lambda: answer_of(bot, twin, decision))
            elif bot.needs_view:
                view = self._players.view(decision.seat)
                keys = await THINKING.quick_bot(self.table.host, partial(bot.choose, decision, view))
            else:
                keys = bot.choose(decision, None)
            decision.check(keys)
        except Exception:
            log.exception("table %s: a bot failed", self.table.name)
            return careless(self.table, decision)
        return keys

    async def _hold_back(self) -> None:
        """Until all who may act first have answered or gone, or the table's patience is at an end."""
        table = self.table
        end = time.monotonic() + table.host_rules.patience

        def left() -> float:
            return max(0.0, round(end - time.monotonic(), 2))

        table.bots_wait = left
        self.publish_again()
        while table is self.table and table.holding_back() and left():
            await asyncio.sleep(min(0.1, left()))
        table.bots_wait = None
        if table is self.table and table.holding_back():
            table.wait_no_longer()
            self.publish_again()

    @property
    def idle(self) -> bool:
        busy = (
            bool(self.listeners)
            or bool(self._unhurried)
            or (self._driver is not None and not self._driver.done())
            or self.turns.taken
            or self.clocks.running
        )
        return not busy and time.monotonic() - self.used > IDLE

    async def close(self) -> None:
        self.clocks.stop()
        tasks = [*self._unhurried.values(), *([self._driver] if self._driver is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def opened(stored: StoredTable) -> Table:
    """A long game is played through beside the loop, so that nobody else waits for it."""
    if len(stored.lines) <= SHORT:
        return open_table(stored)
    return await asyncio.to_thread(open_table, stored)


def unplayed(stored: StoredTable) -> Table:
    """Who sits there and may come, without what was played."""
    table = Table(stored.id, rules(stored.game), stored.host, stored.holders, stored.options, stored.rules)
    table.invite = stored.invite
    table.created = stored.created
    table.host_name = stored.host_name
    table.origin = stored.origin
    table.watchers = stored.watchers
    table.muted, table.kept_away = stored.muted, stored.kept_away
    table.previous, table.next = stored.previous, stored.next
    return table


def open_table(stored: StoredTable) -> Table:
    table = unplayed(stored)
    whole = next((at for at, line in enumerate(stored.lines) if line.number != at), len(stored.lines))
    if whole < len(stored.lines):
        log.error("table %s: line %d of its journal is missing; it opens as it was before", table.name, whole)
        table.hole = whole
    if whole:
        try:
            table.restore(stored.lines[:whole])
        except Exception:
            fits = sound(stored.lines[:whole])
            if fits == whole:
                raise
            log.error("table %s: line %d of its journal is damaged; it opens as it was before", table.name, fits)
            table = unplayed(stored)
            table.hole = fits
            if fits:
                table.restore(stored.lines[:fits])
    return table


class Rooms:
    """The rooms that are open; a table is read from the store when it is first asked for."""

    def __init__(self, store: Store, writer: Writer, errands: Errands, bot_pause: float = 0.0) -> None:
        self.store = store
        self.writer = writer
        self.errands = errands
        self.bot_pause = bot_pause
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}

    async def get(self, name: str, dead: str = "") -> Room | None:
        """`dead`: an owner whose lease is not waited for (`Store.take_lease`)."""
        room = self._rooms.get(name)
        if room is not None or not NAMED.fullmatch(name):
            return room
        opening = self._opening.get(name)
        if opening is None:
            opening = self._opening[name] = asyncio.create_task(self._open(name, dead))
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(opening)

    async def _open(self, name: str, dead: str) -> Room | None:
        epoch = 0
        if self.store.owner:
            # First the lease, then the journal: from then on nobody else adds to it.
            try:
                taken = await self.store.take_lease(name, dead)
            except IntegrityError:
                return None
            if taken is None:
                raise Moved
            epoch = taken
        stored = await self.store.table(name)
        if stored is None:
            return None
        table = await opened(stored)
        table.epoch = epoch
        room = self.add(table)
        if room.table.hole is None:
            await room.act(lambda: None)
        return room

    async def remove(self, name: str) -> None:
        """The table is gone; whoever sits there is told so."""
        room = self._rooms.pop(name, None)
        for other in self._rooms.values():
            table = other.table
            if name in (table.previous, table.next):
                # A campaign goes on without it.
                table.previous = "" if table.previous == name else table.previous
                table.next = "" if table.next == name else table.next
                other.send_info()
        if room is not None:
            for listener in list(room.listeners):
                listener.end(Msg("problem-table-gone"), 4404)
            await room.close()

    async def move(self, name: str, room: Room) -> None:
        """Another process has the table."""
        if self._rooms.get(name) is room:
            del self._rooms[name]
        for listener in list(room.listeners):
            listener.end(Msg("problem-moved"), 1012)
        await room.close()

    def add(self, table: Table) -> Room:
        room = self._rooms[table.name] = Room(table, self.store, self.writer, self.errands, self.bot_pause)
        room.vanished = partial(self.remove, table.name)
        room.moved = partial(self.move, table.name, room)
        return room

    def open(self) -> list[Room]:
        return list(self._rooms.values())

    def known(self, name: str) -> Room | None:
        return self._rooms.get(name)

    def __len__(self) -> int:
        return len(self._rooms)

    async def sweep(self) -> None:
        """Closes the rooms that nobody has been in for a while."""
        while True:
            await asyncio.sleep(IDLE / 10)
            for name in [name for name, room in self._rooms.items() if room.idle]:
                await self._let_sleep(name)

    async def _let_sleep(self, name: str) -> None:
        room = self._rooms.get(name)
        if room is None or not room.idle:
            # Somebody came while another was given back.
            return
        del self._rooms[name]
        # It must not hold itself: then what it takes is free at once, and no collector has to find it.
        room.vanished = room.moved = None
        if room.table.match is not None:
            room.table.match.let_go()
        await self._release(room)

    async def _release(self, room: Room) -> None:
        if self.store.owner:
            try:
                await self.store.release_lease(room.table)
            except STORE_FAILS as problem:
                # It runs out by itself.
                log.info("table %s: its lease was not given back: %s", room.table.name, type(problem).__name__)

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()
