"""Who sits down at a table, gets up, comes and goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg, Seat
from miskatonic.table.names import apart
from miskatonic.table.seating import Holder, Refusal

if TYPE_CHECKING:
    from miskatonic.table.table import Table


def ever_seated(table: Table) -> dict[str, list[int]]:
    """Who has held which seats since the game began, those who have left included."""
    found: dict[str, list[int]] = {}
    for person, seat in [
        *((one.person, one.seat) for one in table.marks if one.seat >= 0),
        *((holder.person, seat) for seat, holder in enumerate(table.holders)),
    ]:
        if person and seat not in found.setdefault(person, []):
            found[person].append(seat)
    return found


def sit(table: Table, person: str, name: str, seat: int, account: bool = False) -> None:
    """Takes an open seat, or one's own seat back."""
    table.check_seat(seat)
    holder = table.holders[seat]
    if holder.played_by(person):
        return
    if holder.kind == "person" or (holder.person is not None and holder.person != person):
        raise Refusal(Msg("problem-seat-taken", {"seat": Seat(seat)}))
    if holder.kind == "bot" and holder.person is None and not (person == table.host and table.match is None):
        raise Refusal(Msg("problem-seat-bot", {"seat": Seat(seat)}))
    held = ever_seated(table).get(person, [])
    if table.closed() and held and seat not in held:
        raise Refusal(Msg("problem-held-another"))
    told = _told_apart(table, person, name)
    if person in table.online:
        table.known_as[person] = told
    table.holders[seat] = Holder("person", person, told, holder.bot, holder.auto, account and told == name)
    if table.phase == "play":
        table.mark("sat", told, seat, person)
        table.fresh_luck()


def leave_to_bot(table: Table, person: str, seat: int, bot: str) -> None:
    """One's own seat, or, for the host, the seat of somebody who is missing."""
    table.check_seat(seat)
    holder = table.holders[seat]
    if holder.kind == "bot":
        return
    if not holder.played_by(person):
        if person != table.host:
            raise Refusal(Msg("problem-not-your-seat", {"seat": Seat(seat)}))
        if holder.person in table.online:
            raise Refusal(Msg("problem-at-the-table", {"name": holder.name}))
    if table.phase == "play":
        table.mark("bot", _named(table, person), seat, holder.person or "")
    holder.kind = "bot"
    holder.bot = bot
    table.seats_changed()


def open_seat(table: Table, person: str, seat: int) -> None:
    """For somebody else to take: one's own, or, for the host, a bot's or a missing player's."""
    table.check_seat(seat)
    holder = table.holders[seat]
    if not holder.played_by(person) and person != table.host:
        raise Refusal(Msg("problem-not-your-seat", {"seat": Seat(seat)}))
    if holder.kind == "person" and holder.person != person and holder.person in table.online:
        raise Refusal(Msg("problem-at-the-table", {"name": holder.name}))
    if table.closed() and holder.person not in (None, person):
        raise Refusal(Msg("problem-seat-bound", {"name": holder.name}))
    if table.phase == "play":
        table.mark("opened", _named(table, person), seat, holder.person or "")
    table.holders[seat] = Holder("open", bot=holder.bot)
    table.seats_changed()


def _named(table: Table, person: str) -> str:
    names = [holder.name for holder in table.holders if holder.person == person]
    return names[0] if names else table.host_name if person == table.host else ""


def _told_apart(table: Table, person: str, name: str) -> str:
    """Nobody here looks like another."""
    others = [h.name for h in table.holders if h.person is not None and h.person != person]
    others += [known for who, known in table.known_as.items() if who != person and who in table.online]
    return apart(name, others)


def come(table: Table, person: str, name: str = "") -> bool:
    """True if the person was away."""
    seated = [holder.name for holder in table.holders if holder.person == person]
    table.known_as[person] = seated[0] if len(seated) == 1 else _told_apart(table, person, name)
    table.online[person] = table.online.get(person, 0) + 1
    return table.online[person] == 1


def go(table: Table, person: str) -> bool:
    """True if the person is away now."""
    left = table.online.get(person, 0) - 1
    if left > 0:
        table.online[person] = left
        return False
    table.online.pop(person, None)
    table.known_as.pop(person, None)
    return True
