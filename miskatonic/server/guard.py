"""What every request passes: where it comes from, how often, and the headers of every answer."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from miskatonic.engine.message import Msg
from miskatonic.server.config import Config
from miskatonic.server.errors import Problem, plain_answer, problem

CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
ORIGIN = problem(403, Msg("problem-origin"))
SIGN_INS = problem(429, Msg("problem-sign-ins"))
REQUESTS = problem(429, Msg("problem-requests"))


class Bucket:
    """So many at once, then so many per second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.since = time.monotonic()

    def take(self, count: int = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """One bucket for each who knocks; the longest unseen are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        bucket = self._of.pop(who, None) or Bucket(self.rate, self.burst)
        self._of[who] = bucket
        if len(self._of) > self.most:
            del self._of[next(iter(self._of))]
        return bucket.take()


def header(scope: Scope, name: str) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name.encode()), "")


def same_origin(header: Callable[[str], str], allowed: Iterable[str] = ()) -> bool:
    """A browser names the page that asks; one that is not ours may not. Other programs name none."""
    if header("sec-fetch-site") in ("cross-site", "same-site"):
        return False
    origin = header("origin")
    if not origin or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == header("host") != ""
    except ValueError:
        return False


class Guard:
    """Stands around the whole application, so that no answer goes out without its headers."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        limits = config.limits
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.pages = Buckets(limits.page_rate, limits.page_burst)
        self.sign_ins = Buckets(limits.sign_in_rate, limits.sign_in_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            # The server's own beginning and end; WebSockets do not come this way.
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        refused = self._problem(scope)
        if refused is not None:
            await plain_answer(refused)(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)

    def _problem(self, scope: HTTPScope) -> Problem | None:
        if scope["method"] not in SAFE and not same_origin(partial(header, scope), self.config.origins):
            return ORIGIN
        client = scope.get("client")
        who = client[0] if client else ""
        path = scope["path"]
        if not path.startswith("/api/"):
            return None if self.pages.take(who) else REQUESTS
        if path in ("/api/login", "/api/register", "/api/guest") and not self.sign_ins.take(who):
            return SIGN_INS
        if not self.requests.take(who):
            return REQUESTS
        return None
