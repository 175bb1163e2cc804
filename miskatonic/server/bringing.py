"""What people bring along to a game: looked at by its rules before any table is laid."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from miskatonic.engine.brought import MOST_BROUGHT, Brought
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.message import Msg
from miskatonic.server.doors import network
from miskatonic.server.errors import Refuse, documented
from miskatonic.server.games import find
from miskatonic.server.state import AnyRequest, TheServer
from miskatonic.server.tables import Word

LongText = Annotated[str, msgspec.Meta(max_length=MOST_BROUGHT)]


class Bring(msgspec.Struct, forbid_unknown_fields=True):
    """`options`: other settings of the game that it is meant for."""

    setting: Word
    text: LongText
    options: dict[str, LongText | int] = {}


class BroughtInfo(msgspec.Struct):
    """`text`: as the option of a new table; `notes`: what was left out or changed; `problems`: why it cannot be played;
    `facts`: what the game's own pages show; `written`: by form, as other programs read it."""

    name: str
    text: str
    notes: list[dict[str, Any]]
    problems: list[dict[str, Any]]
    facts: dict[str, Any]
    written: dict[str, str]


@post(
    "/api/games/{game:str}/bring",
    status_code=200,
    responses=documented(404, 413),
    summary="What the rules say of something that a player would bring along",
)
async def bring(
    request: AnyRequest, game: FromPath[str], data: JSONBody[Bring], server: TheServer
) -> list[BroughtInfo]:
    rules = find(game)
    user = await server.user_of(request)
    address = network(request.client.host if request.client else "")
    if not server.quotas.take("brought", user.id if user is not None else address, address):
        raise Refuse(429, Msg("problem-quota"))
    try:
        found = await asyncio.to_thread(rules.bring, data.setting, data.text, data.options)
    except BadOptions as problem:
        raise Refuse(400, str(problem), problem.message) from problem
    return [_info(one) for one in found]


def _info(brought: Brought) -> BroughtInfo:
    return msgspec.convert(msgspec.to_builtins(brought), BroughtInfo)


ROUTES = [bring]
