"""What every request passes: where it comes from, how often, and the headers of every answer."""

from __future__ import annotations

import ipaddress
import logging
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from miskatonic.engine.message import Msg
from miskatonic.server.config import Config, Limits
from miskatonic.server.doors import network
from miskatonic.server.errors import Problem, plain_answer, problem

access = logging.getLogger("miskatonic.access")

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
        # Markup and workers only through the client's one gate (web/src/ui/trusted.ts).
        "require-trusted-types-for 'script'",
        "trusted-types miskatonic",
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
HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Only where whoever runs the server has said that it is reached over TLS: browsers do not forget it for a year."""
COUNTED = ("/api/", "/health", "/metrics")
SIGNING_IN = ("/api/login", "/api/register", "/api/guest", "/api/password", "/api/me")
SAFE = ("GET", "HEAD", "OPTIONS")
HEAD_SIZE = 32_768
HEAD_LINES = 100
ONCE = (b"host", b"origin", b"content-length", b"sec-fetch-site")
"""Of these a request has one."""
AMBIGUOUS = problem(400, Msg("problem-head-ambiguous"))
TOO_LONG = problem(431, Msg("problem-head-long"))
ORIGIN = problem(403, Msg("problem-origin"))
SIGN_INS = problem(429, Msg("problem-sign-ins"))
REQUESTS = problem(429, Msg("problem-requests"))


MOST_KNOWN = 10_000
"""Places from which accounts were signed in to; the longest unseen are forgotten first."""


class Bucket:
    """So many at once, then so many per second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.since = time.monotonic()

    def take(self, count: int = 1) -> bool:
        if self.left < count:
            # What has come in since it was last filled up; whoever has enough need not look at the clock.
            now = time.monotonic()
            self.left = min(self.burst, self.left + (now - self.since) * self.rate)
            self.since = now
            if self.left < count:
                return False
        self.left -= count
        return True

    def give(self) -> None:
        """Back what was taken: it was no fault."""
        self.left = min(self.burst, self.left + 1)


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

    def give(self, who: str) -> None:
        if who in self._of:
            self._of[who].give()


class Attempts:
    """Passwords that were wrong: for each account, and for each account from each address. A right one costs nothing.

    Each is counted before it is looked at, so that many at once are no way around. What is tried elsewhere holds nobody
    up where the right one was known before: else anybody could keep an account's owner out of it.
    """

    def __init__(self, limits: Limits) -> None:
        self._accounts = Buckets(limits.wrong_password_rate, limits.wrong_passwords_of_account)
        self._from = Buckets(limits.wrong_password_rate, limits.wrong_passwords)
        self._known: dict[str, None] = {}

    def take(self, account: str, address: str) -> bool:
        """False: too many were wrong, and this one is not looked at."""
        place = f"{address} {account}"
        if not self._from.take(place):
            return False
        if place not in self._known and not self._accounts.take(account):
            self._from.give(place)
            return False
        return True

    def give(self, account: str, address: str) -> None:
        """It was not looked at after all."""
        self._accounts.give(account)
        self._from.give(f"{address} {account}")

    def right(self, account: str, address: str) -> None:
        place = f"{address} {account}"
        self.give(account, address)
        self._known.pop(place, None)
        self._known[place] = None
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]


def header(scope: Scope, name: str) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name.encode()), "")


def goes_by(host: str, origins: Iterable[str]) -> bool:
    """Whether we may be reached by that name. A stranger's name that leads here is a trick to speak as our own page."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if "." not in name or name.endswith((".localhost", ".local")) or name == socket.gethostname().casefold():
        return True
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        return any(urlsplit(origin).hostname == name for origin in origins)


def same_origin(header: Callable[[str], str], allowed: Iterable[str] = (), scheme: str = "http") -> bool:
    """A browser names the page that asks; one that is not ours may not. Other programs name none.

    Ours are those that were named, and the address by which we are asked, `scheme` and all.
    """
    if header("sec-fetch-site") in ("cross-site", "same-site"):
        return False
    origin = header("origin")
    if not origin or origin in allowed:
        return True
    return header("host") != "" and origin == f"{scheme}://{header('host')}"


def _head_problem(headers: list[tuple[bytes, bytes]]) -> Problem | None:
    """What a proxy might read otherwise than we do, and heads longer than any browser sends."""
    names = Counter(name for name, _ in headers)
    if any(names[name] > 1 for name in ONCE) or (names[b"content-length"] and names[b"transfer-encoding"]):
        return AMBIGUOUS
    size = sum(len(name) + len(value) for name, value in headers)
    return TOO_LONG if size > HEAD_SIZE or len(headers) > HEAD_LINES else None


def _note(scope: HTTPScope, status: int, seconds: float) -> None:
    """Without what follows the question mark, and so that nobody can write lines of their own into the log."""
    client = scope.get("client")
    path = scope["path"][:200]
    access.info("%s %s %r %d %.0fms", client[0] if client else "-", scope["method"], path, status, seconds * 1000)


class Guard:
    """Stands around the whole application, so that no answer goes out without its headers."""

    def __init__(self, app: ASGIApp, config: Config, answered: Counter[str] | None = None) -> None:
        self.app = app
        self.answered: Counter[str] = Counter() if answered is None else answered
        self.config = config
        limits = config.limits
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.pages = Buckets(limits.page_rate, limits.page_burst)
        self.sign_ins = Buckets(limits.sign_in_rate, limits.sign_in_burst)

        self.headers = [*HEADERS, *([HSTS] if config.secure else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            # The server's own beginning and end; WebSockets do not come this way.
            await self.app(scope, receive, send)
            return

        began = time.monotonic()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.answered[str(message["status"])] += 1
                if self.config.access_log:
                    _note(scope, message["status"], time.monotonic() - began)
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        refused = self._problem(scope)
        if refused is not None:
            await plain_answer(refused)(scope, receive, with_headers)
            return
        if scope["method"] == "HEAD":
            # The same answer; that its body is not sent is seen to further out.
            await self.app({**scope, "method": "GET"}, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)

    def _problem(self, scope: HTTPScope) -> Problem | None:
        odd = _head_problem(list(scope["headers"]))
        if odd is not None:
            return odd
        host = header(scope, "host")
        if not goes_by(host, self.config.origins):
            return problem(403, Msg("problem-host", {"host": host[:60]}))
        # A file that is taken leaves a line at the table, so that a link on a foreign page must not take one.
        changes = scope["method"] not in SAFE or scope["path"].endswith("/export")
        if changes and not same_origin(
            partial(header, scope), self.config.origins, "https" if self.config.secure else scope["scheme"]
        ):
            return ORIGIN
        client = scope.get("client")
        who = network(client[0]) if client else ""
        path = scope["path"]
        if not path.startswith(COUNTED):
            return None if self.pages.take(who) else REQUESTS
        if path in SIGNING_IN and scope["method"] not in SAFE and not self.sign_ins.take(who):
            return SIGN_INS
        if not self.requests.take(who):
            return REQUESTS
        return None
