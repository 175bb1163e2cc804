"""Guests and accounts: coming, signing in and out, sessions, passwords, and going for good."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from miskatonic.engine.message import Msg
from miskatonic.server.doors import network
from miskatonic.server.errors import PASSWORD, Refuse, documented
from miskatonic.server.identity import TooMany
from miskatonic.server.sessions import LIFETIME
from miskatonic.server.state import AnyRequest, Server, TheServer
from miskatonic.server.store import User
from miskatonic.table.names import NAME, composed, flaw, likeness, reserved

T = TypeVar("T")
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME)]
Password = Annotated[str, msgspec.Meta(min_length=PASSWORD[0], max_length=PASSWORD[1])]
AnyPassword = Annotated[str, msgspec.Meta(max_length=PASSWORD[1])]

DONE = {204: ResponseSpec(None, description="done", generate_examples=False)}


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """`old`: the one until now."""

    old: AnyPassword
    password: Password


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """`password`: of an account; a guest has none."""

    password: AnyPassword = ""


class Person(msgspec.Struct):
    """`account`: signs in with a password; otherwise a guest of this browser."""

    id: str
    name: str
    account: bool


class SessionInfo(msgspec.Struct):
    """`agent`: what the browser calls itself; `current`: the one that asks."""

    id: str
    created: str
    used: str
    agent: str
    current: bool


def clean(name: str) -> str:
    name = composed(name)
    wrong = flaw(name)
    if wrong is not None:
        raise Refuse(400, wrong)
    return name


def _person(user: User) -> Person:
    return Person(user.id, user.name, user.login is not None)


def _cookie(request: AnyRequest, server: Server, value: str, seconds: int) -> Cookie:
    return Cookie(
        server.config.cookie,
        value=value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=server.config.secure or request.url.scheme == "https",
        path="/",
    )


def _address(request: AnyRequest) -> str:
    return network(request.client.host) if request.client is not None else ""


async def _signed_in(request: AnyRequest, server: Server, user: User, body: T, status: int) -> Response[T]:
    """A new session, whatever the browser had before."""
    token = await server.sessions.begin(user.id, request.headers.get("user-agent", ""))
    return Response(body, status_code=status, cookies=[_cookie(request, server, token, LIFETIME)])


async def _end_own(request: AnyRequest, server: Server) -> None:
    found = await server.session_of(request)
    if found is not None and found[1]:
        await server.sessions.end(found[0].id, found[1])
        server.hang_up(found[0].id, found[1])


def _see_that_there_is_room(server: Server) -> None:
    if not server.disk.has_room():
        raise Refuse(503, Msg("problem-disk-nearly-full"))


async def _hash(server: Server, password: str) -> str:
    try:
        return await server.passwords.hash(password)
    except TooMany as problem:
        raise Refuse(429, Msg("problem-sign-ins")) from problem


async def _check_password(request: AnyRequest, server: Server, login: str, user: User | None, password: str) -> bool:
    """Wrong ones are counted, for the account and where they come from; `login`: of those who are signed in their id,
    so that what others guess at the door does not keep them from changing their password."""
    address = _address(request)
    if not server.attempts.take(login, address):
        server.audit("sign-in.throttled", request, user)
        raise Refuse(429, Msg("problem-wrong-passwords"))
    try:
        fits = await server.passwords.fits(password, user.password if user is not None else None)
    except TooMany as problem:
        server.attempts.give(login, address)
        raise Refuse(429, Msg("problem-sign-ins")) from problem
    if fits:
        server.attempts.right(login, address)
    else:
        server.audit("sign-in.wrong", request, user)
    return fits


@post("/api/guest", responses=documented(409), summary="Come as a guest")
async def guest(request: AnyRequest, data: JSONBody[NewGuest], server: TheServer) -> Response[Person]:
    """Not under the name of an account, nor under one that looks like it."""
    name = clean(data.name)
    if reserved(name) or await server.account(name) is not None:
        raise Refuse(409, Msg("problem-name-account", {"name": name}))
    _see_that_there_is_room(server)
    user = await server.store.add_user(name)
    assert user is not None
    return await _signed_in(request, server, user, _person(user), 201)


@get("/api/me", responses=documented(401), summary="Who am I?")
async def me(request: AnyRequest, server: TheServer) -> Response[Person]:
    user = await server.signed_in(request)
    found = await server.session_of(request)
    if found is not None and not found[1]:
        # A cookie from before there were sessions is exchanged for one.
        return await _signed_in(request, server, user, _person(user), 200)
    return Response(_person(user))


@post("/api/register", responses=documented(409), summary="An account; a guest keeps their seats")
async def register(request: AnyRequest, data: JSONBody[Credentials], server: TheServer) -> Response[Person]:
    name = clean(data.name)
    login = likeness(name)
    if reserved(name) or await server.account(name) is not None:
        raise Refuse(409, Msg("problem-name-taken", {"name": name}))
    _see_that_there_is_room(server)
    password = await _hash(server, data.password)
    guest = await server.user_of(request)
    if guest is not None and guest.login is None:
        if not await server.store.give_account(guest.id, name, login, password):
            raise Refuse(409, Msg("problem-name-taken", {"name": name}))
        # Whoever had the guest's cookie has nothing of the account.
        await server.sessions.end_all(guest.id)
        server.hang_up(guest.id)
        user: User | None = User(guest.id, name, login)
    else:
        user = await server.store.add_user(name, login, password)
    if user is None:
        raise Refuse(409, Msg("problem-name-taken", {"name": name}))
    server.audit("account.new", request, user)
    return await _signed_in(request, server, user, _person(user), 201)


@post("/api/login", status_code=200, responses=documented(401), summary="Sign in")
async def login(request: AnyRequest, data: JSONBody[Credentials], server: TheServer) -> Response[Person]:
    name = composed(data.name)
    user = await server.account(name)
    if not await _check_password(request, server, likeness(name), user, data.password) or user is None:
        raise Refuse(401, Msg("problem-wrong-password"))
    await _end_own(request, server)
    server.audit("sign-in", request, user)
    return await _signed_in(request, server, user, _person(user), 200)


@post("/api/logout", status_code=204, responses=documented() | DONE, summary="Sign out")
async def logout(request: AnyRequest, server: TheServer) -> Response[None]:
    user = await server.user_of(request)
    if user is not None:
        await _end_own(request, server)
        server.audit("sign-out", request, user)
    return Response(None, status_code=204, cookies=[_cookie(request, server, "", 0)])


@get("/api/sessions", responses=documented(401), summary="Where I am signed in")
async def sessions(request: AnyRequest, server: TheServer) -> list[SessionInfo]:
    user, current = await server.signed_session(request)
    found = await server.sessions.of(user.id)
    return [SessionInfo(one.id, one.created, one.used, one.agent, one.id == current) for one in found]


@delete("/api/sessions/{session:str}", status_code=204, responses=documented(401, 404), summary="Sign out there")
async def end_session(request: AnyRequest, session: FromPath[str], server: TheServer) -> None:
    user, _ = await server.signed_session(request)
    if not session.isalnum() or not await server.sessions.end(user.id, session):
        raise Refuse(404, Msg("problem-no-session"))
    server.hang_up(user.id, session)
    server.audit("session.end", request, user)


@post("/api/sessions/others", status_code=204, responses=documented(401), summary="Sign out everywhere else")
async def end_others(request: AnyRequest, server: TheServer) -> None:
    user, current = await server.signed_session(request)
    await server.sessions.end_all(user.id, current)
    server.hang_up(user.id, but=current)
    server.audit("session.end-others", request, user)


@post("/api/password", status_code=200, responses=documented(401, 409), summary="A new password; others are signed out")
async def change_password(request: AnyRequest, data: JSONBody[NewPassword], server: TheServer) -> Response[Person]:
    user, _ = await server.signed_session(request)
    if user.login is None:
        raise Refuse(409, Msg("problem-no-password"))
    if not await _check_password(request, server, user.id, user, data.old):
        raise Refuse(403, Msg("problem-old-password"))
    await server.store.save_password(user.id, await _hash(server, data.password))
    await server.sessions.end_all(user.id)
    server.hang_up(user.id)
    server.audit("password", request, user)
    return await _signed_in(request, server, user, _person(user), 200)


@delete("/api/me", status_code=204, responses=documented(401) | DONE, summary="Everything of mine is deleted")
async def delete_me(request: AnyRequest, data: JSONBody[Farewell], server: TheServer) -> Response[None]:
    """Tables where nobody else sits go too; others are handed on, and a bot takes the seat."""
    user, _ = await server.signed_session(request)
    if user.login is not None and not await _check_password(request, server, user.id, user, data.password):
        raise Refuse(403, Msg("problem-old-password"))
    server.hang_up(user.id)
    await server.forget(user.id)
    server.audit("account.deleted", request, user)
    return Response(None, status_code=204, cookies=[_cookie(request, server, "", 0)])


ROUTES = [guest, me, register, login, logout, sessions, end_session, end_others, change_password, delete_me]
