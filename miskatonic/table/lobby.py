"""Before the game begins: who plays whom, who sits where, whom the host sends away."""

from __future__ import annotations

from miskatonic.engine.game import Setting
from miskatonic.engine.message import Msg, Seat
from miskatonic.table.seating import Holder, Refusal
from miskatonic.table.table import Table


def wish(table: Table, person: str, seat: int, name: str, choice: str) -> None:
    """What a seat would play with, said by whoever sits there; the host speaks for bots and open seats."""
    _gathering(table)
    table.check_seat(seat)
    holder = table.holders[seat]
    if not holder.played_by(person) and (holder.kind == "person" or person != table.host):
        raise Refusal(Msg("problem-not-your-seat", {"seat": Seat(seat)}))
    setting = next((one for one in table.rules.settings() if one.per_seat and one.name == name), None)
    if setting is None or choice not in setting.choices:
        raise Refusal(Msg("problem-no-wish"))
    wishes = _wishes(table, setting)
    wishes[seat] = choice
    options = {**table.options, name: wishes}
    # The rules know what does not go together, such as one investigator for two.
    table.rules.begin(len(table.holders), options)
    table.options = options


def swap(table: Table, person: str, seat: int, other: int) -> None:
    """Two seats change places, with their wishes: one's own with a free one or a bot's; any two for the host."""
    _gathering(table)
    for one in (seat, other):
        table.check_seat(one)
    pair = (table.holders[seat], table.holders[other])
    strangers = [holder for holder in pair if holder.kind == "person" and not holder.played_by(person)]
    mine = any(holder.played_by(person) for holder in pair)
    if person != table.host and (strangers or not mine):
        raise Refusal(Msg("problem-swap-host"))
    table.holders[seat], table.holders[other] = pair[1], pair[0]
    for setting in table.rules.settings():
        if setting.per_seat and setting.name in table.options:
            wishes = _wishes(table, setting)
            wishes[seat], wishes[other] = wishes[other], wishes[seat]
            table.options = {**table.options, setting.name: wishes}


def send_away(table: Table, person: str, seat: int) -> str:
    """Whom the host sent away. The seat is open again, or, once the game has begun, a bot's."""
    table.check_seat(seat)
    if person != table.host:
        raise Refusal(Msg("problem-host-only"))
    away = table.holders[seat].person
    if away is None or away == person:
        raise Refusal(Msg("problem-nobody-there", {"seat": Seat(seat)}))
    for number, holder in enumerate(table.holders):
        if holder.person == away:
            if table.phase == "play":
                table.mark("away", table.host_name, number, away)
            table.holders[number] = Holder("open" if table.match is None else "bot", bot=holder.bot)
    if away in table.watchers:
        table.watchers.remove(away)
    table.absent()
    return away


def _gathering(table: Table) -> None:
    if table.match is not None:
        raise Refusal(Msg("problem-begun"))


def _wishes(table: Table, setting: Setting) -> list[str]:
    said = table.options.get(setting.name, setting.default)
    return [said] * len(table.holders) if isinstance(said, str) else list(said)
