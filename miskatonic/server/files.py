"""Game files, problem reports, replays.

A file of a running game tells everything: hidden cards and the luck to come. While others play, nobody gets one.
"""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from miskatonic import __version__
from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg, Seat
from miskatonic.engine.record import Record
from miskatonic.engine.snapshot import View
from miskatonic.games.registry import rules
from miskatonic.server.errors import NOTE, Refuse, documented
from miskatonic.server.openapi import TakesText
from miskatonic.server.reader import match_of, read_stranger
from miskatonic.server.rooms import Room
from miskatonic.server.state import AnyRequest, Server, TheServer
from miskatonic.server.store import User, now
from miskatonic.server.tables import add, choose_bot, new_id
from miskatonic.server.thinking import BESIDE
from miskatonic.table.marks import MarkKind
from miskatonic.table.messages import TableInfo
from miskatonic.table.seating import SPECTATOR, Holder, usual
from miskatonic.table.table import CHECKPOINTS, Table

FILE = "application/x-ndjson"
Entry = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
AsSeat = Annotated[
    int | None, QueryParameter(ge=-1, le=63, required=False, description="one of mine; -1: as a spectator")
]


class Report(msgspec.Struct, forbid_unknown_fields=True):
    note: Annotated[str, msgspec.Meta(max_length=NOTE)] = ""


class Reported(msgspec.Struct):
    """`file`: the report itself, if the reader may see all that is in it."""

    name: str
    file: str | None


class Continue(msgspec.Struct, forbid_unknown_fields=True):
    entry: Entry


class LoggedEvent(msgspec.Struct):
    kind: str
    args: dict[str, Any]


class Replay(msgspec.Struct):
    entries: int
    entry: int
    view: dict[str, Any]
    events: list[LoggedEvent]


def alone(table: Table, person: str) -> bool:
    """Whether nobody else has anything to hide from this person, nor had: who has left may come back."""
    if table.phase == "over":
        return True
    belongs = person == table.host or bool(table.seats_of(person))
    return belongs and all(other == person for other in table.ever_seated())


def file_of(table: Table) -> str:
    """While it can be played on, without the seeds of what is to come."""
    record = table.record()
    return (record if table.phase == "over" else record.veiled()).dumps()


async def _tell(room: Room, kind: MarkKind, user: User) -> None:
    """Whoever sits down later can read that somebody may know what was hidden."""
    if room.table.phase == "play" and room.table.hole is None:
        await room.act(lambda: room.table.looked_into(kind, user.name, user.id))


@get(
    "/api/tables/{table:str}/export",
    responses=documented(401, 404, 409),
    summary="The game as a file: when it is over, or nobody else plays",
    media_type=FILE,
)
async def export(request: AnyRequest, table: FromPath[str], server: TheServer) -> Response[str]:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    if not alone(room.table, user.id):
        raise Refuse(403, Msg("problem-hidden-file"))
    server.spend("seats", user.id, request)
    await _tell(room, "exported", user)
    text = file_of(room.table)
    name = f"{room.table.rules.id}-{table}.miskatonic"
    return Response(text, media_type=FILE, headers={"content-disposition": f'attachment; filename="{name}"'})


@post(
    "/api/import",
    operation_class=TakesText,
    responses=documented(401, 413),
    summary="A table from a file",
    request_max_body_size=None,
)
async def take_file(request: AnyRequest, server: TheServer) -> TableInfo:
    user = await server.signed_in(request)
    server.spend("imports", user.id, request)
    limits = server.config.limits
    raw = await _body(request, limits.file_size)
    if server.readers.full:
        raise Refuse(429, Msg("problem-readers-busy"))
    async with server.readers:
        answer = await read_stranger(raw, limits.file_entries, limits.file_seconds, limits.file_memory)
        match = await asyncio.to_thread(match_of, answer)
    table = seated_alone(match, user.id, user.name, "file")
    await add(server, table, user)
    return table.info(user.id)


async def _body(request: AnyRequest, most: int) -> bytes:
    """A file may be longer than other requests, and is not read further than it may."""
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > most:
            raise Refuse(413, Msg("problem-file-size", {"size": most}))
    return bytes(raw)


async def _load(server: Server, record: Record) -> Match[Any]:
    """In a thread, one at a time: a long game takes a while to play through."""
    found = rules(record.header.game)
    try:
        found.check_seats(record.header.seats)
        async with server.readers:
            return await asyncio.to_thread(Match.of, found, record, every=CHECKPOINTS)
    except MiskatonicError:
        raise
    except Exception as problem:
        raise Refuse(400, Msg("problem-file-fails", {"reason": type(problem).__name__})) from problem


def _mark_of(origin: str) -> MarkKind | None:
    """Where a table came from that others may join."""
    return "file" if origin == "file" else "fork" if origin == "fork" else None


def seated_alone(match: Match[Any], person: str, name: str, origin: str, *, learning: bool = False) -> Table:
    """`learning`: one person plays all of them, so there is nobody to hide a hand from."""
    bot = choose_bot(match.rules.id, "")
    holders = [Holder("person", person, name, bot) for _ in range(match.header.seats)]
    wanted = usual(match.rules)
    curtain = wanted.curtain and not learning
    host_rules = msgspec.structs.replace(wanted, companion=match.header.companion, curtain=curtain)
    table = Table(new_id(), match.rules, person, holders, match.header.options, host_rules)
    table.origin = origin
    table.go_on(match, _mark_of(origin), name)
    return table


@post("/api/tables/{table:str}/report", responses=documented(401, 404, 409), summary="Report a problem")
async def report(request: AnyRequest, table: FromPath[str], data: JSONBody[Report], server: TheServer) -> Reported:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    server.spend("reports", user.id, request)
    text = file_of(room.table)
    head = {"note": data.note, "engine": __version__, "at": now(), "lines": room.table.number}
    folder = server.config.data / "reports"
    name = re.sub(r"[^0-9TZ-]", "-", now()) + f"-{table}.miskatonic"
    await asyncio.to_thread(
        _keep, folder, name, text, msgspec.json.encode(head).decode(), server.config.limits.reports_size
    )
    if not alone(room.table, user.id):
        return Reported(name, None)
    await _tell(room, "exported", user)
    return Reported(name, text)


def _keep(folder: Path, name: str, text: str, head: str, most: int) -> None:
    """The newest so many bytes of reports are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf8")
    (folder / f"{name}.note.json").write_text(head, encoding="utf8")
    size = 0
    for file in sorted(folder.iterdir(), reverse=True):
        size += file.stat().st_size
        if size > most and not file.name.startswith(name):
            file.unlink()


@get(
    "/api/tables/{table:str}/replay/{entry:int}",
    responses=documented(401, 404, 409),
    summary="The game as it was after so many entries",
)
async def replay(
    request: AnyRequest, table: FromPath[str], entry: FromPath[int], server: TheServer, seat: AsSeat = None
) -> Response[Replay]:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    mine = room.table.seats_of(user.id)
    eye = seat if seat is not None else (mine or [SPECTATOR])[0]
    if eye != SPECTATOR and eye not in mine:
        raise Refuse(403, Msg("problem-not-your-seat", {"seat": Seat(eye)}))
    room.table.record()
    match = room.table.match
    assert match is not None
    entries = len(match.journal)
    if not 0 <= entry <= entries:
        raise Refuse(404, Msg("problem-journal", {"entries": entries}))
    twin = match.fork(log=True)
    told = partial(_replayed, twin, entry, entries, eye, room.table.host_rules.open_hands)
    # A long game has megabytes of events, and whoever leafs through one asks for them again and again.
    body: Any = await BESIDE.run(user.id, told)
    return Response(body, media_type="application/json")


def _replayed(twin: Match[Any], entry: int, entries: int, eye: int, open_hands: bool) -> bytes:
    twin.rewind(entry)
    view: View[Any] = twin.view(eye, open_hands=open_hands)
    view.decisions = [decision for decision in twin.pending if decision.seat == eye]
    events = [LoggedEvent(e.kind, msgspec.to_builtins(e.args)) for e in twin.events if open_hands or e.seen_by(eye)]
    return msgspec.json.encode(Replay(entries, entry, msgspec.to_builtins(view, str_keys=True), events))


@post(
    "/api/tables/{table:str}/continue",
    responses=documented(401, 404, 409),
    summary="A new table that goes on from there: when the game is over, or nobody else plays",
)
async def go_on(request: AnyRequest, table: FromPath[str], data: JSONBody[Continue], server: TheServer) -> TableInfo:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    if not alone(room.table, user.id):
        raise Refuse(403, Msg("problem-hidden-continue"))
    server.spend("tables", user.id, request)
    record = room.table.record()
    if data.entry > len(record.entries):
        raise Refuse(404, Msg("problem-journal", {"entries": len(record.entries)}))
    await _tell(room, "continued", user)
    record = Record(record.header, record.entries[: data.entry], [])
    match = await _load(server, record)
    new = seated_alone(match, user.id, user.name, "fork")
    for holder, before in zip(new.holders, room.table.holders, strict=True):
        if before.kind == "bot" and before.person is None:
            holder.kind, holder.person, holder.name, holder.bot = "bot", None, "", before.bot
    new.host_rules = msgspec.structs.replace(room.table.host_rules, public=False)
    await add(server, new, user)
    return new.info(user.id)


ROUTES = [export, take_file, report, replay, go_on]
