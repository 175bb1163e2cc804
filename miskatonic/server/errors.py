"""Problems as answers: `{"status": 4xx, "detail": "…"}`, always."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, Receive, Scope, Send

from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.message import Msg, in_short
from miskatonic.engine.text import english
from miskatonic.server.store import STORE_FAILS
from miskatonic.table.messages import Message
from miskatonic.table.names import NAME
from miskatonic.table.seating import TEXT, Refusal

log = logging.getLogger(__name__)

MEANINGS = {
    400: "the request is not understood",
    401: "nobody is signed in",
    403: "this is not for you, or comes from another origin",
    404: "there is no such thing, or it is not yours to see",
    405: "not in this way",
    409: "the table does not do that now",
    413: "too large",
    429: "too much or too often",
}

PASSWORD = (8, 200)
NOTE = 5000
QUERY = 200
"""How long what people type may be."""

BAD_NAME = Msg("problem-name", {"most": NAME})
TOO_LARGE = Msg("problem-too-large")
TYPED = {
    "name": BAD_NAME,
    "password": Msg("problem-password", {"least": PASSWORD[0], "most": PASSWORD[1]}),
    "note": Msg("problem-note-length", {"most": NOTE}),
    "q": Msg("problem-words-length", {"most": QUERY}),
}
"""What is wrong with a field that a person typed."""


class Problem(msgspec.Struct, omit_defaults=True):
    """`detail` in English; `message`: the same, to be said in the reader's language."""

    status: int
    detail: str
    message: Message | None = None


class Refuse(Exception):
    """Ends a request with this status and reason; `message`: other words than `detail`, for a player."""

    def __init__(self, status: int, detail: str | Msg, message: Msg | None = None) -> None:
        self.problem = problem(status, detail, message)
        super().__init__(self.problem.detail)


def problem(status: int, detail: str | Msg, message: Msg | None = None) -> Problem:
    if isinstance(detail, Msg):
        detail = in_short(detail)
        return Problem(status, english(detail, (TEXT,)), Message.of(detail))
    return Problem(status, detail, Message.of(message))


CRASH = problem(500, Msg("problem-crash"))
AWAY = problem(503, Msg("problem-store-away"))


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: which refusals a route may answer with, beside those that any may."""
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({400, 403, 429, *statuses})
    }


def _answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=problem.status, media_type="application/json", headers=headers)


def on_refuse(_: Request[Any, Any, Any], refuse: Refuse) -> Response[Problem]:
    return _answer(refuse.problem)


def on_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return _answer(problem(409, str(refusal), refusal.message))


def on_mistake(_: Request[Any, Any, Any], mistake: MiskatonicError) -> Response[Problem]:
    return _answer(problem(400, str(mistake), mistake.message))


def on_http(_: Request[Any, Any, Any], refused: HTTPException) -> Response[Problem]:
    detail = refused.detail
    message = TOO_LARGE if refused.status_code == 413 else None
    extra = getattr(refused, "extra", None)
    if isinstance(extra, list) and extra:
        wrong = [item for item in extra if isinstance(item, dict)]
        detail = "; ".join(f"{item.get('key', 'body')}: {item.get('message', '')}" for item in wrong)
        message = next((TYPED[item["key"]] for item in wrong if item.get("key") in TYPED), None)
    return _answer(problem(refused.status_code, detail, message), dict(refused.headers or {}))


def on_crash(request: Request[Any, Any, Any], crash: Exception) -> Response[Problem]:
    if isinstance(crash, RecursionError | UnicodeDecodeError):
        return _answer(problem(400, "this cannot be read"))
    if isinstance(crash, STORE_FAILS):
        log.error("%s %r: the store failed: %s", request.method, request.scope["path"], type(crash).__name__)
        return _answer(AWAY, {"retry-after": "2"})
    log.error("%s %r failed", request.method, request.scope["path"], exc_info=crash)
    return _answer(CRASH)


HANDLERS: Any = {
    Refuse: on_refuse,
    Refusal: on_refusal,
    MiskatonicError: on_mistake,
    HTTPException: on_http,
    Exception: on_crash,
}


def plain_answer(refused: Problem) -> ASGIApp:
    """Without the framework, for those who are turned away at the door."""
    status = refused.status
    body = msgspec.json.encode(refused)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"1"))
        if status in (400, 413, 431):
            # Nobody knows where the next request would begin, or it is far off.
            headers.append((b"connection", b"close"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return answer
