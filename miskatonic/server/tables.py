"""The lobby: tables are made, joined, begun, and seats change hands."""

from __future__ import annotations

import logging
import secrets
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from miskatonic.bots.registry import usual as usual_bot
from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.message import Msg
from miskatonic.games.registry import GAMES
from miskatonic.server.errors import Refuse, documented
from miskatonic.server.games import find
from miskatonic.server.people import clean
from miskatonic.server.state import AnyRequest, Server, TheServer
from miskatonic.server.store import StoredTable, User, now
from miskatonic.table.bots import bot_names
from miskatonic.table.messages import SeatInfo, SummaryInfo, TableInfo
from miskatonic.table.names import NAME, reserved
from miskatonic.table.seating import Holder, Phase, Wishes, usual
from miskatonic.table.table import Table

Word = Annotated[str, msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
INVITE = "x-invitation"
"""In a header, not in the address: those are written into logs."""
Invite = Annotated[
    str | None, HeaderParameter(name=INVITE, max_length=64, required=False, description="of an invitation link")
]

log = logging.getLogger(__name__)


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """`name`: of whoever sits at my screen, if it is not me."""

    kind: Literal["me", "open", "bot"]
    bot: Word = ""
    name: Annotated[str, msgspec.Meta(max_length=NAME)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, str | list[str]] = {}
    rules: Wishes = Wishes()


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Without `seat`: to watch."""

    invite: Word | None = None
    seat: SeatNumber | None = None


class Reseat(msgspec.Struct, forbid_unknown_fields=True):
    """To a bot; back to me; open to anybody."""

    kind: Literal["bot", "me", "open"]
    bot: Word = ""


class LobbyTable(msgspec.Struct):
    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    mine: list[int]
    host: str
    hosted: bool
    created: str
    played: str
    origin: str
    summary: SummaryInfo | None


@get("/api/tables", responses=documented(), summary="Public tables, and mine")
async def tables(request: AnyRequest, server: TheServer) -> list[LobbyTable]:
    user = await server.user_of(request)
    found = await server.store.lobby(user.id if user is not None else None)
    return [listed(server, stored, user) for stored in found if stored.game in GAMES]


def listed(server: Server, stored: StoredTable, user: User | None) -> LobbyTable:
    room = server.rooms.known(stored.id)
    person = user.id if user is not None else None
    if room is not None:
        table = room.table
    else:
        table = Table(stored.id, find(stored.game), stored.host, stored.holders, {}, stored.rules)
    phase = room.table.phase if room is not None else stored.phase
    return LobbyTable(
        stored.id,
        stored.game,
        phase,
        table.seat_infos(),
        table.seats_of(person) if person is not None else [],
        stored.host_name,
        stored.host == person,
        stored.created,
        now() if room is not None and room.table.online else stored.played or stored.created,
        stored.origin,
        _summary(room.table, stored) if room is not None else stored.summary,
    )


def _summary(table: Table, stored: StoredTable) -> SummaryInfo | None:
    """One table that cannot be told of must not hide all the others."""
    try:
        return table.summary()
    except Exception:
        log.exception("table %s: how it stands cannot be told", table.name)
        return stored.summary


@post("/api/tables", responses=documented(401), summary="A new table")
async def new_table(request: AnyRequest, data: JSONBody[NewTable], server: TheServer) -> TableInfo:
    user = await server.signed_in(request)
    server.spend("tables", user.id, request)
    if data.game not in GAMES:
        raise Refuse(400, Msg("problem-no-game", {"game": data.game, "known": ", ".join(GAMES)}))
    found = find(data.game)
    found.check_seats(len(data.seats))
    try:
        found.begin(len(data.seats), data.options)
    except (MiskatonicError, TypeError, ValueError, KeyError) as problem:
        message = problem.message if isinstance(problem, MiskatonicError) else None
        raise Refuse(400, f"options: {problem}", message) from problem
    holders = [_holder(data.game, seat, user) for seat in data.seats]
    for name in sorted({holder.name for holder in holders} - {"", user.name}):
        if reserved(name) or await server.account(name) is not None:
            raise Refuse(409, Msg("problem-name-account", {"name": name}))
    strangers = any(seat.kind == "open" for seat in data.seats)
    table = Table(new_id(), found, user.id, holders, data.options, data.rules.over(usual(found, strangers=strangers)))
    await add(server, table, user)
    return table.info(user.id)


def _holder(game: str, seat: NewSeat, user: User) -> Holder:
    bot = choose_bot(game, seat.bot)
    if seat.kind == "me":
        name = clean(seat.name) if seat.name else user.name
        return Holder("person", user.id, name, bot, account=user.login is not None and name == user.name)
    return Holder(seat.kind, bot=bot)


def choose_bot(game: str, wish: str) -> str:
    """The usual one, unless another is named."""
    known = bot_names(game)
    if wish and wish not in known:
        raise Refuse(400, Msg("problem-no-bot", {"bot": wish, "game": game, "known": ", ".join(known)}))
    return wish or usual_bot(game)


def new_id() -> str:
    return secrets.token_hex(8)


async def add(server: Server, table: Table, user: User) -> None:
    most = server.config.limits.open_tables
    if await server.store.open_tables(user.id) >= most:
        raise Refuse(429, Msg("problem-too-many-tables", {"most": most}))
    most = server.config.limits.kept_tables
    if await server.store.kept_tables(user.id) >= most:
        raise Refuse(429, Msg("problem-too-many-kept", {"most": most}))
    table.invite = secrets.token_urlsafe(12)
    table.created = now()
    table.host_name = user.name
    # Where there are many processes, new tables are spread over them like all others.
    here = server.processes is None or server.processes.suggest_here(table.name)
    await server.store.add_table(table, asleep=not here)
    if here:
        server.rooms.add(table).drive()


@get("/api/tables/{table:str}", responses=documented(404), summary="One table")
async def one_table(request: AnyRequest, table: FromPath[str], server: TheServer, invite: Invite = None) -> TableInfo:
    user = await server.user_of(request)
    person = user.id if user is not None else None
    room = await server.room(table, person, invite)
    return room.info(person)


@post("/api/tables/{table:str}/join", status_code=200, responses=documented(401, 404, 409), summary="Sit, or watch")
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[Join], server: TheServer) -> TableInfo:
    user = await server.signed_in(request)
    room = await server.room(table, user.id, data.invite)
    if data.seat is not None:
        seat = data.seat
        await room.reseat(lambda: room.table.sit(user.id, user.name, seat, user.login is not None))
    elif user.id not in room.table.watchers:
        await server.store.add_watcher(table, user.id)
        room.table.watchers.append(user.id)
    return room.info(user.id)


@post("/api/tables/{table:str}/start", status_code=200, responses=documented(401, 404, 409), summary="The host begins")
async def start(request: AnyRequest, table: FromPath[str], server: TheServer) -> TableInfo:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    if room.table.host != user.id:
        raise Refuse(403, Msg("problem-host-begins"))
    await room.reseat(lambda: room.table.start(secrets.token_hex(32)))
    return room.info(user.id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    responses=documented(401, 404, 409),
    summary="Leave a seat to a bot, take it back, or open it",
)
async def reseat(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[Reseat], server: TheServer
) -> TableInfo:
    user = await server.signed_in(request)
    room = await server.room(table, user.id)
    server.spend("seats", user.id, request)
    match data.kind:
        case "bot":
            bot = choose_bot(room.table.rules.id, data.bot)
            await room.reseat(lambda: room.table.leave_to_bot(user.id, seat, bot))
        case "me":
            await room.reseat(lambda: room.table.sit(user.id, user.name, seat, user.login is not None))
        case "open":
            await room.reseat(lambda: room.table.open_seat(user.id, seat))
    return room.info(user.id)


ROUTES = [tables, new_table, one_table, join, start, reseat]
