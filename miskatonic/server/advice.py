"""Hints while one plays, and "what if" when a game is over."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from miskatonic.engine.message import Msg, Seat
from miskatonic.server.errors import Refuse, documented
from miskatonic.server.files import Entry
from miskatonic.server.state import AnyRequest, TheServer
from miskatonic.server.tables import SeatNumber
from miskatonic.server.thinking import THINKING
from miskatonic.table.advice import Advice, advice


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class AskWhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """`entry`: the choice at this place of the journal."""

    entry: Entry


@post(
    "/api/tables/{table:str}/hint",
    status_code=200,
    responses=documented(401, 404, 409),
    summary="What a thinking bot would do on my seat, and how often each answer wins in its playouts",
)
async def hint(request: AnyRequest, table: FromPath[str], data: JSONBody[AskHint], server: TheServer) -> Advice:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    decision = room.table.hinted(user.id, data.seat)
    server.spend("hints", user.id, request)
    match = room.table.match
    assert match is not None
    twin, seed = match.fork(), f"{table}/{room.table.number}"
    return await THINKING.hint(lambda: advice(twin, decision, seed))


@post(
    "/api/tables/{table:str}/what-if",
    status_code=200,
    responses=documented(401, 404, 409),
    summary="Of a game that is over: what each answer to this question would have won in playouts",
)
async def what_if(request: AnyRequest, table: FromPath[str], data: JSONBody[AskWhatIf], server: TheServer) -> Advice:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    match = room.table.match
    if match is None or room.table.phase != "over":
        raise Refuse(403, Msg("problem-what-if-later"))
    entries = len(match.journal)
    if data.entry >= entries:
        raise Refuse(404, Msg("problem-journal", {"entries": entries}))
    kind, who, keys = match.journal[data.entry]
    if kind != "d" or not isinstance(who, int):
        raise Refuse(409, Msg("problem-what-if-chance"))
    server.spend("hints", user.id, request)
    twin = match.fork()
    twin.rewind(data.entry)
    decision = twin.decision(who)
    if decision is None:
        raise Refuse(409, Msg("problem-not-asked", {"seat": Seat(who)}))
    found = await THINKING.hint(lambda: advice(twin, decision, f"{table}/{data.entry}"))
    found.was = list(keys)
    return found


ROUTES = [hint, what_if]
