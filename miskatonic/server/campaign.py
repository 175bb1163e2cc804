"""Campaigns: where a match leaves something, the next one begins at a table of its own, with the same seats."""

from __future__ import annotations

import secrets

from litestar import get, post
from litestar.params import FromPath
from sqlalchemy.exc import IntegrityError

from miskatonic.engine.message import Msg
from miskatonic.server.errors import Refuse, documented
from miskatonic.server.rooms import unplayed
from miskatonic.server.state import AnyRequest, Server, TheServer
from miskatonic.server.store import StoredTable
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
    server.spend("seats", user.id, request)
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
            room.table.next = new.name
        name = room.table.next
        room.send_info()
    found = await server.look(name)
    if found is None or not server.may_see(found, user.id):
        raise Refuse(404, Msg("problem-no-table", {"table": name}))
    return found.info(user.id)


@get("/api/tables/{table:str}/campaign", responses=documented(401, 404), summary="The tables of a campaign, in order")
async def campaign(request: AnyRequest, table: FromPath[str], server: TheServer) -> list[LobbyTable]:
    user = await server.signed_in(request)
    await server.room(table, user.id)
    here = await server.store.table(table, played=False)
    chain = [here] if here is not None else []
    while (before := await _stored(server, chain[0].previous if chain else "")) is not None:
        chain.insert(0, before)
    while (after := await _stored(server, chain[-1].next if chain else "")) is not None:
        chain.append(after)
    return [listed(server, one, user) for one in chain if server.may_see(_table(server, one), user.id)]


async def _stored(server: Server, name: str) -> StoredTable | None:
    """As lists have it, which play nothing through. Nothing: there is none, or it has been cleared away."""
    return await server.store.table(name, played=False) if name else None


def _table(server: Server, stored: StoredTable) -> Table:
    room = server.rooms.known(stored.id)
    return room.table if room is not None else unplayed(stored)


ROUTES = [next_match, campaign]
