"""Lessons: prepared positions with rigged chance, each opened as a private table."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath

from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.engine.pack import Words
from miskatonic.engine.shelf import Lesson
from miskatonic.server.errors import Refuse, documented
from miskatonic.server.files import seated_alone
from miskatonic.server.games import find
from miskatonic.server.state import AnyRequest, TheServer
from miskatonic.server.tables import add
from miskatonic.table.messages import TableInfo


class HintInfo(msgspec.Struct):
    at: str
    say: Words
    key: str
    after: str


class LessonInfo(msgspec.Struct):
    """`hints`: what to say when this kind of question is open and an event of the kind `after` has happened."""

    id: str
    title: Words
    lead: Words
    hints: list[HintInfo]
    goal: str
    learnt: Words


@cache
def _lessons(game: str) -> dict[str, Lesson]:
    return {lesson.id: lesson for lesson in find(game).lessons()}


@get("/api/games/{game:str}/lessons", responses=documented(404), summary="The lessons of a first turn")
async def lessons(game: FromPath[str]) -> list[LessonInfo]:
    return [
        LessonInfo(one.id, one.title, one.lead, [_hint(hint) for hint in one.hints], one.goal, one.learnt)
        for one in _lessons(game).values()
    ]


def _hint(hint: Any) -> HintInfo:
    return HintInfo(hint.at, hint.say, hint.key, hint.after)


@post("/api/games/{game:str}/lessons/{lesson:str}", responses=documented(401, 404), summary="A table for a lesson")
async def begin_lesson(request: AnyRequest, game: FromPath[str], lesson: FromPath[str], server: TheServer) -> TableInfo:
    user = await server.signed_in(request)
    server.spend("tables", user.id, request)
    found = _lessons(game).get(lesson)
    if found is None:
        raise Refuse(404, Msg("problem-no-lesson", {"lesson": lesson}))
    # One table for all lessons of a person: those begun before are cleared away.
    for stored in await server.store.lobby(user.id):
        if stored.host == user.id and stored.origin.startswith("lesson "):
            await server.rooms.remove(stored.id)
            await server.store.delete_table(stored.id)
    match = await asyncio.to_thread(taught, game, found)
    table = seated_alone(match, user.id, user.name, f"lesson {found.id}", learning=True)
    await add(server, table, user)
    return table.info(user.id)


def taught(game: str, lesson: Lesson) -> Match[Any]:
    return Match.position(find(game), lesson.position, f"lesson {lesson.id}", script=lesson.rigged)


ROUTES = [lessons, begin_lesson]
