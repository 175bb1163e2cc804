"""Gathering at a table: wishes, seats that change places, people sent away or silenced, invitations, tables cleared."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import delete, post
from litestar.params import FromPath, JSONBody

from miskatonic.engine.brought import MOST_BROUGHT
from miskatonic.engine.message import Msg
from miskatonic.server.errors import Refuse, documented
from miskatonic.server.state import AnyRequest, TheServer
from miskatonic.server.store import STORE_FAILS
from miskatonic.server.tables import SeatNumber
from miskatonic.table.lobby import mute, send_away, somebody, swap, wish
from miskatonic.table.messages import TableInfo

CHOICE = 64
"""Letters of one of a setting's own choices; what is longer is brought."""
Choice = Annotated[str, msgspec.Meta(max_length=CHOICE)]


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What the seat would play with: a choice of a setting that each seat has for itself, or what is brought for it."""

    seat: SeatNumber
    setting: Choice
    choice: Annotated[str, msgspec.Meta(max_length=MOST_BROUGHT)]


class Swap(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    other: SeatNumber


class SendAway(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever sits there, or somebody who watches."""

    seat: SeatNumber | None = None
    person: Choice | None = None


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever sits there, or somebody who watches."""

    muted: bool
    seat: SeatNumber | None = None
    person: Choice | None = None


@post("/api/tables/{table:str}/wish", status_code=200, responses=documented(401, 404, 409, 413), summary="Whom to play")
async def make_wish(request: AnyRequest, table: FromPath[str], data: JSONBody[Wish], server: TheServer) -> TableInfo:
    """What is brought is read by the rules each time, and counted like every look at it."""
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    if len(data.choice) > CHOICE:
        server.spend("brought", user.id, request)
    await room.reseat(lambda: wish(room.table, user.id, data.seat, data.setting, data.choice), doors=True)
    return room.info(user.id)


@post("/api/tables/{table:str}/swap", status_code=200, responses=documented(401, 404, 409), summary="Change places")
async def change_places(
    request: AnyRequest, table: FromPath[str], data: JSONBody[Swap], server: TheServer
) -> TableInfo:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    await room.reseat(lambda: swap(room.table, user.id, data.seat, data.other), doors=True)
    return room.info(user.id)


@post(
    "/api/tables/{table:str}/away", status_code=200, responses=documented(401, 404, 409), summary="Send somebody away"
)
async def away(request: AnyRequest, table: FromPath[str], data: JSONBody[SendAway], server: TheServer) -> TableInfo:
    """They may not come again, and the invitation that they came with opens no door any more."""
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    person = somebody(room.table, data.seat, data.person)

    def ban() -> None:
        send_away(room.table, user.id, person)
        room.table.invite = secrets.token_urlsafe(12)

    await room.reseat(ban, doors=True)
    server.audit(f"table.away table={table} other={person}", request, user)
    for listener in list(room.listeners):
        if listener.person == person:
            listener.end(Msg("problem-sent-away"), 4403)
    room.send_info()
    return room.info(user.id)


@post(
    "/api/tables/{table:str}/mute", status_code=200, responses=documented(401, 404, 409), summary="Take the word away"
)
async def silence(request: AnyRequest, table: FromPath[str], data: JSONBody[Mute], server: TheServer) -> TableInfo:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    person = somebody(room.table, data.seat, data.person)
    before = room.table.muted
    mute(room.table, user.id, person, data.muted)
    try:
        await server.store.save_manners(room.table)
    except STORE_FAILS:
        room.table.muted = before
        raise
    server.audit(f"table.mute table={table} other={person} muted={data.muted}", request, user)
    room.send_info()
    return room.info(user.id)


@post(
    "/api/tables/{table:str}/invitation",
    status_code=200,
    responses=documented(401, 404),
    summary="A new invitation; the old one opens no door any more",
)
async def invite_anew(request: AnyRequest, table: FromPath[str], server: TheServer) -> TableInfo:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    if room.table.host != user.id:
        raise Refuse(403, Msg("problem-host-only"))
    before, room.table.invite = room.table.invite, secrets.token_urlsafe(12)
    try:
        await server.store.save_options(room.table)
    except STORE_FAILS:
        room.table.invite = before
        raise
    server.audit(f"table.invitation table={table}", request, user)
    room.send_info()
    return room.info(user.id)


@delete(
    "/api/tables/{table:str}", status_code=204, responses=documented(401, 404), summary="The host clears the table away"
)
async def clear(request: AnyRequest, table: FromPath[str], server: TheServer) -> None:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    if room.table.host != user.id:
        raise Refuse(403, Msg("problem-host-only"))
    await server.rooms.remove(table)
    await server.store.delete_table(table)
    server.audit(f"table.cleared table={table}", request, user)


ROUTES = [make_wish, change_places, away, silence, invite_anew, clear]
