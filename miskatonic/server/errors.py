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
from miskatonic.table.seating import Refusal

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


class Problem(msgspec.Struct):
    status: int
    detail: str


class Refuse(Exception):
    """Ends a request with this status and reason."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(detail)
        self.problem = Problem(status, detail)


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: which refusals a route may answer with, beside those that any may."""
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({400, 403, 429, *statuses})
    }


def _answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=problem.status, media_type="application/json", headers=headers)


def on_refuse(_: Request[Any, Any, Any], problem: Refuse) -> Response[Problem]:
    return _answer(problem.problem)


def on_refusal(_: Request[Any, Any, Any], problem: Refusal) -> Response[Problem]:
    return _answer(Problem(409, problem.reason))


def on_mistake(_: Request[Any, Any, Any], problem: MiskatonicError) -> Response[Problem]:
    return _answer(Problem(400, str(problem)))


def on_http(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    detail = problem.detail
    extra = getattr(problem, "extra", None)
    if isinstance(extra, list) and extra:
        detail = "; ".join(
            f"{item.get('key', 'body')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)
        )
    return _answer(Problem(problem.status_code, detail), dict(problem.headers or {}))


def on_crash(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=problem)
    return _answer(Problem(500, "something went wrong here; it has been noted"))


HANDLERS: Any = {
    Refuse: on_refuse,
    Refusal: on_refusal,
    MiskatonicError: on_mistake,
    HTTPException: on_http,
    Exception: on_crash,
}


def plain_answer(status: int, detail: str) -> ASGIApp:
    """Without the framework, for those who are turned away at the door."""
    body = msgspec.json.encode(Problem(status, detail))

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return answer
