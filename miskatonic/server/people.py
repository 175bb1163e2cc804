"""Guests and accounts."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from miskatonic.engine.message import Msg
from miskatonic.server.errors import BAD_NAME, NAME, PASSWORD, Refuse, documented
from miskatonic.server.identity import COOKIE, LIFETIME
from miskatonic.server.state import AnyRequest, Server, TheServer
from miskatonic.server.store import User

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME)]
Password = Annotated[str, msgspec.Meta(min_length=PASSWORD[0], max_length=PASSWORD[1])]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Person(msgspec.Struct):
    """`account`: signs in with a password; otherwise a guest of this browser."""

    id: str
    name: str
    account: bool


def clean(name: str) -> str:
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refuse(400, BAD_NAME)
    return name


def _person(user: User) -> Person:
    return Person(user.id, user.name, user.login is not None)


def _welcome(request: AnyRequest, server: Server, user: User, status: int) -> Response[Person]:
    cookie = Cookie(
        COOKIE,
        value=server.signer.sign(user.id),
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=server.config.secure or request.url.scheme == "https",
        path="/",
    )
    return Response(_person(user), status_code=status, cookies=[cookie])


@post("/api/guest", responses=documented(), summary="Come as a guest")
async def guest(request: AnyRequest, data: JSONBody[NewGuest], server: TheServer) -> Response[Person]:
    user = await server.store.add_user(clean(data.name))
    assert user is not None
    return _welcome(request, server, user, 201)


@get("/api/me", responses=documented(401), summary="Who am I?")
async def me(request: AnyRequest, server: TheServer) -> Person:
    return _person(await server.signed_in(request))


@post("/api/register", responses=documented(409), summary="An account; a guest keeps their seats")
async def register(request: AnyRequest, data: JSONBody[Credentials], server: TheServer) -> Response[Person]:
    name = clean(data.name)
    login = name.casefold()[:NAME]
    password = await server.passwords.hash(data.password)
    guest = await server.user_of(request)
    if guest is not None and guest.login is None:
        if not await server.store.give_account(guest.id, login, password):
            raise Refuse(409, Msg("problem-name-taken", {"name": name}))
        return _welcome(request, server, msgspec.structs.replace(guest, login=login), 201)
    user = await server.store.add_user(name, login, password)
    if user is None:
        raise Refuse(409, Msg("problem-name-taken", {"name": name}))
    return _welcome(request, server, user, 201)


@post("/api/login", status_code=200, responses=documented(401), summary="Sign in")
async def login(request: AnyRequest, data: JSONBody[Credentials], server: TheServer) -> Response[Person]:
    user = await server.store.user_by_login(clean(data.name).casefold()[:NAME])
    if not await server.passwords.fits(data.password, user.password if user is not None else None) or user is None:
        raise Refuse(401, Msg("problem-wrong-password"))
    return _welcome(request, server, user, 200)


@post(
    "/api/logout",
    status_code=204,
    responses=documented(),
    response_cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")],
    summary="Sign out",
)
async def logout() -> None: ...


ROUTES = [guest, me, register, login, logout]
