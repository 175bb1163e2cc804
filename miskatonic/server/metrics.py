"""Whether all is well, for programs that look: `/health` for anybody, `/metrics` for those who may know."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import sys
import time
from collections import Counter

import msgspec
from litestar import Response, get
from sqlalchemy import text

from miskatonic import __version__
from miskatonic.server.errors import Problem, Refuse
from miskatonic.server.state import AnyRequest, Server, TheServer
from miskatonic.server.store import STORE_FAILS

TEXT = "text/plain; version=0.0.4"
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
WITHIN = 2.0
"""Seconds in which the store must answer."""
KEPT = 1.0
"""Seconds for which an answer holds: whoever asks often does not ask the store."""


class Health(msgspec.Struct):
    status: str
    version: str


async def store_answers(server: Server) -> bool:
    asked, well = server.health
    if time.monotonic() - asked < KEPT:
        return well
    try:
        async with asyncio.timeout(WITHIN), server.store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
        well = True
    except STORE_FAILS:
        well = False
    server.health = (time.monotonic(), well)
    return well


@get("/health", include_in_schema=False)
async def health(server: TheServer) -> Response[Health]:
    well = await store_answers(server) and server.writer.alive and not server.writer.failing
    return Response(Health("ok" if well else "the store is away", __version__), status_code=200 if well else 503)


def may_know(request: AnyRequest, server: Server) -> bool:
    """With the token; or from this very machine, where nothing stands between the server and the world."""
    token = server.config.metrics_token
    said = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(said.encode(), token.encode()):
        return True
    if token or server.config.origins or server.config.believes or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, server: TheServer) -> Response[str | Problem]:
    if not may_know(request, server):
        raise Refuse(403, "metrics are for this machine, or for those with the token: Authorization: Bearer …")
    well = await store_answers(server)
    rooms = server.rooms.open()
    lines = [
        *_metric("miskatonic_info", "gauge", "The version that runs.", {f'version="{__version__}"': 1}),
        *_metric("miskatonic_up_seconds", "gauge", "Seconds since the start.", time.monotonic() - server.pulse.since),
        *_metric("miskatonic_store_up", "gauge", "Whether the store answers.", int(well)),
        *_metric("miskatonic_tables", "gauge", "Tables in memory.", len(rooms)),
        *_metric("miskatonic_connections", "gauge", "Open tables in browsers.", sum(server.connections.values())),
        *_metric("miskatonic_people", "gauge", "People at tables.", len(server.connections)),
        *_metric("miskatonic_lines_total", "counter", "Lines of journals that choices led to.", server.writer.written),
        *_metric("miskatonic_not_stored_total", "counter", "Writes that the store refused.", server.writer.failed),
        *_metric("miskatonic_late_seconds", "gauge", "How late the loop was at worst lately.", server.pulse.worst),
        *_metric("miskatonic_memory_bytes", "gauge", "The most memory that was used.", _memory()),
        *_metric("miskatonic_requests_total", "counter", "Requests, by status.", _by("status", server.answered)),
        *_metric("miskatonic_audit_total", "counter", "What the audit log noted.", _by("what", server.noted)),
    ]
    return Response("\n".join(lines) + "\n", media_type=TEXT)


def _by(label: str, counted: Counter[str]) -> dict[str, float]:
    return {f'{label}="{name}"': float(count) for name, count in sorted(counted.items())}


def _metric(name: str, kind: str, words: str, value: float | dict[str, float]) -> list[str]:
    values = value if isinstance(value, dict) else {"": value}
    told = [f"{name}{{{labels}}} {one:g}" if labels else f"{name} {one:.12g}" for labels, one in values.items()]
    return [f"# HELP {name} {words}", f"# TYPE {name} {kind}", *told]


def _memory() -> int:
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


ROUTES = [health, metrics]
