"""Who plays whom and who sits where, before the game begins; whom the host sends away or silences, at any time."""

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
    if setting is None or (choice not in setting.choices and not setting.brought):
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


def send_away(table: Table, person: str, away: str) -> None:
    """The host sends somebody away for good. Their seat is open, or, once the game has begun, a bot's."""
    if person != table.host:
        raise Refusal(Msg("problem-host-only"))
    if away == person:
        raise Refusal(Msg("problem-not-oneself"))
    for number, holder in enumerate(table.holders):
        if holder.person == away:
            if table.phase == "play":
                table.mark("away", table.host_name, number, away)
            table.holders[number] = Holder("open" if table.match is None else "bot", bot=holder.bot)
    if away in table.watchers:
        table.watchers.remove(away)
    if away not in table.kept_away:
        table.kept_away.append(away)
    table.absent()


def mute(table: Table, person: str, other: str, muted: bool) -> None:
    """The host takes the word from somebody at this table, or gives it back."""
    if person != table.host:
        raise Refusal(Msg("problem-host-only"))
    if other == person:
        raise Refusal(Msg("problem-not-oneself"))
    table.muted = [one for one in table.muted if one != other] + ([other] if muted else [])


def somebody(table: Table, seat: int | None, person: str | None) -> str:
    """Who is meant: whoever sits there, or somebody who watches."""
    if seat is not None:
        table.check_seat(seat)
        sitting = table.holders[seat].person
        if sitting is None:
            raise Refusal(Msg("problem-nobody-there", {"seat": Seat(seat)}))
        return sitting
    if person is None or person not in (*table.online, *table.watchers, *table.people(), *table.muted):
        raise Refusal(Msg("problem-nobody-so"))
    return person


def _gathering(table: Table) -> None:
    if table.match is not None:
        raise Refusal(Msg("problem-begun"))


def _wishes(table: Table, setting: Setting) -> list[str]:
    said = table.options.get(setting.name, setting.default)
    return [said] * len(table.holders) if isinstance(said, str) else list(said)
