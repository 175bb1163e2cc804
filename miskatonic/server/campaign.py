"""Campaigns: where a match leaves something, the next one begins at a table of its own, with the same seats."""

from __future__ import annotations

import secrets

from litestar import get, post
from litestar.params import FromPath
from sqlalchemy.exc import IntegrityError

from miskatonic.engine.message import Msg
from miskatonic.server.errors import Refuse, documented
from miskatonic.server.state import AnyRequest, Server, TheServer
from miskatonic.server.tables import LobbyTable, add, listed, new_id
from miskatonic.table.messages import TableInfo
from miskatonic.table.table import Table


@post(
    "/api/tables/{table:str}/next",
    responses=documented(401, 404, 409),
    summary="The next match of a campaign, with the same seats; the same again if it is there already",
)
async def next_match(request: AnyRequest, table: FromPath[str], server: TheServer) -> TableInfo:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    if not room.table.seats_of(user.id) and user.id != room.table.host:
        raise Refuse(403, Msg("problem-only-players"))
    async with room.turns:
        if not room.table.next:
            room.table.next = await server.store.sequel(table)
        if not room.table.next:
            new = room.table.sequel(new_id())
            host = await server.store.user(new.host)
            assert host is not None
            new.start(secrets.token_hex(32))
            try:
                await add(server, new, host)
            except IntegrityError as problem:
                raise Refuse(409, Msg("problem-overtaken")) from problem
            await server.store.save_manners(new)
            room.table.next = new.name
        name = room.table.next
        room.send_info()
    return (await server.room(name, user.id)).info(user.id)


@get("/api/tables/{table:str}/campaign", responses=documented(401, 404), summary="The tables of a campaign, in order")
async def campaign(request: AnyRequest, table: FromPath[str], server: TheServer) -> list[LobbyTable]:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    chain = [room.table]
    while (before := await _table(server, chain[0].previous)) is not None:
        chain.insert(0, before)
    while (after := await _table(server, chain[-1].next)) is not None:
        chain.append(after)
    return [listed(one, user.id) for one in chain if server.may_see(one, user.id)]


async def _table(server: Server, name: str) -> Table | None:
    """Nothing: there is none, or it has been cleared away."""
    room = await server.rooms.get(name) if name else None
    return room.table if room is not None else None


ROUTES = [next_match, campaign]
