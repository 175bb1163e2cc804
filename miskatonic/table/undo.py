"""Taking back at a table: what may be, by whom, and who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.chance import LUCK
from miskatonic.engine.message import Msg
from miskatonic.engine.snapshot import Step
from miskatonic.table.messages import AskingUndo, Told, UndoOffer
from miskatonic.table.seating import Refusal

if TYPE_CHECKING:
    from miskatonic.table.table import Table

MOST_LINES = 100_000
"""Of a journal: games end, but what is chosen and taken back again and again would not."""


def offer(table: Table, seat: int) -> UndoOffer | None:
    """What `undo` would take back; nothing for a spectator."""
    step = _last_step(table)
    if step is None or seat < 0 or table.next:
        return None
    return UndoOffer(step.seat, step.reveals, _problem(table, seat, step) is None)


def _last_step(table: Table) -> Step | None:
    entry = table.lines.last_choice()
    return table.match.step(entry) if table.match is not None and entry is not None else None


def among_rivals(table: Table) -> bool:
    """People play against each other here: what one could take back at will would be the others' loss.

    With the real box they sit together, and settle that among themselves.
    """
    return table.rules.rivals and len(table.people()) > 1 and not table.host_rules.companion


def _problem(table: Table, seat: int, step: Step) -> Msg | None:
    """Among rivals only one's own last choice, and never past anything revealed, nor after the end."""
    if among_rivals(table):
        if table.phase == "over":
            return Msg("problem-undo-over")
        if table.holders[step.seat].person != table.holders[seat].person:
            return Msg("problem-undo-own")
    elif table.host_rules.undo != "unrevealed":
        return None
    return Msg("problem-revealed") if step.reveals else None


def undo(table: Table, person: str, seat: int, number: int) -> int:
    """Takes back the last choice of a person and all that followed, or asks the others whether one may."""
    table.playing()
    table.check_player(person, seat)
    known = table.lines.answered(seat, number)
    if known is not None and known.keys is None:
        return known.number
    if table.next:
        raise Refusal(Msg("problem-continued"))
    if table.number > MOST_LINES:
        raise Refusal(Msg("problem-table-long"))
    if number != table.number:
        raise Refusal(Msg("problem-stale-undo", {"at": table.number, "number": number}))
    step = _last_step(table)
    if step is None:
        raise Refusal(Msg("problem-nothing-to-undo"))
    problem = _problem(table, seat, step)
    if problem is not None:
        raise Refusal(problem)
    if table.host_rules.undo == "consent" or among_rivals(table):
        table.consents = [person]
        table.asking_undo = AskingUndo(seat, [])
        if not _all_consent(table):
            return table.number
    _take_back(table, seat, number)
    return table.number


def consent(table: Table, person: str, yes: bool) -> None:
    if table.asking_undo is None:
        raise Refusal(Msg("problem-nobody-asks"))
    if not table.seats_of(person):
        raise Refusal(Msg("problem-only-players"))
    if not yes:
        table.asking_undo = None
        return
    table.consents.append(person)
    try_again(table)


def try_again(table: Table) -> None:
    """Whoever was still waited for may have left."""
    if table.asking_undo is not None and _all_consent(table):
        _take_back(table, table.asking_undo.by, table.number)


def _all_consent(table: Table) -> bool:
    """Those who are away are waited for too; but not, among friends, those whose seat a bot minds."""
    assert table.asking_undo is not None
    minded = among_rivals(table)
    table.asking_undo.waiting_for = [
        seat
        for seat, holder in enumerate(table.holders)
        if holder.person is not None and holder.person not in table.consents and (minded or holder.kind == "person")
    ]
    return not table.asking_undo.waiting_for


def _take_back(table: Table, seat: int, seen: int) -> None:
    match = table.playing()
    entry = table.lines.last_choice()
    assert entry is not None
    step = match.step(entry)
    if step is not None and len(table.people()) > 1:
        by = table.holders[seat].name
        table.told.append(Told(by, Msg("told-undo", {"by": by, "whose": table.played_by(step.seat)})))
    over = table.phase == "over"
    border = any(kind == LUCK for kind, _, _ in match.journal[entry:])
    match.rewind(entry)
    table.lines.take_back(entry, seat, seen)
    table.lines.add_entries(match.journal)
    if over or border:
        # At the end all seeds are told, and what lay behind a border was not to be known before it.
        table.fresh_luck()
    table.lines.remember(seat, seen, None)
    table.asking_undo = None
    table.look_up()
