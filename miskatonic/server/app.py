"""The application: routes, what they share, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ASGIApp

from miskatonic.server import (
    address,
    advice,
    bringing,
    campaign,
    files,
    games,
    lessons,
    lobby,
    metrics,
    openapi,
    pages,
    people,
    tables,
)
from miskatonic.server.errors import HANDLERS
from miskatonic.server.guard import Guard
from miskatonic.server.lock import DatabaseLock
from miskatonic.server.socket import without_upgrade
from miskatonic.server.state import Server
from miskatonic.server.through import Arrival, Through

log = logging.getLogger(__name__)


def create_app(server: Server) -> Guard | Arrival:
    """All but the play at the tables, which goes over wires of its own: `miskatonic.server.socket`."""
    config = server.config

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        alone = server.store.sqlite_file is None and not config.shared
        lock = DatabaseLock(server.store, shared=config.many) if alone else None
        if lock is not None:
            await lock.take()
            lock.keep()
        await server.store.open()
        await server.sessions.forget_old()
        server.writer.start()
        server.channel.start(server.hear)
        if server.processes is not None:
            await server.processes.start()
        server.watchdog.start()
        beside = [
            asyncio.create_task(server.rooms.sweep(), name="sweeper"),
            asyncio.create_task(server.tidy(), name="tidying"),
            asyncio.create_task(server.pulse.beat(), name="pulse"),
        ]
        if server.processes is not None:
            beside.append(asyncio.create_task(server.look_after_sessions(), name="sessions"))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await server.errands.finish()
            await server.rooms.close()
            await server.writer.stop()
            await server.channel.stop()
            if server.processes is not None:
                await server.processes.stop()
            if lock is not None:
                await lock.leave()
            await server.store.close()
            server.watchdog.stop()

    app = Litestar(
        [
            *people.ROUTES,
            *games.ROUTES,
            *bringing.ROUTES,
            *tables.ROUTES,
            *lobby.ROUTES,
            *campaign.ROUTES,
            *files.ROUTES,
            *advice.ROUTES,
            *lessons.ROUTES,
            *address.ROUTES,
            *metrics.ROUTES,
            without_upgrade,
            *pages.ROUTES,
        ],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        lifespan=[running],
        openapi_config=openapi.CONFIG,
        request_max_body_size=config.limits.body_size,
        logging_config=None,
    )
    if server.processes is None:
        return Guard(cast(ASGIApp, app), config, server.answered)
    guard = Guard(cast(ASGIApp, app), config, server.answered)
    own = frozenset(name for name, _ in guard.headers)
    guard.app = cast(ASGIApp, Through(guard.app, server.processes, config, own))
    return Arrival(guard, server.processes)
