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

log = logging.getLogger(__name__)


def create_app(server: Server) -> Guard:
    """All but the play at the tables, which goes over wires of its own: `miskatonic.server.socket`."""
    config = server.config

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        lock = DatabaseLock(server.store) if server.store.sqlite_file is None and not config.shared else None
        if lock is not None:
            await lock.take()
            lock.keep()
        await server.store.open()
        await server.sessions.forget_old()
        server.writer.start()
        server.watchdog.start()
        beside = [
            asyncio.create_task(server.rooms.sweep(), name="sweeper"),
            asyncio.create_task(server.tidy(), name="tidying"),
            asyncio.create_task(server.pulse.beat(), name="pulse"),
        ]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await server.errands.finish()
            await server.rooms.close()
            await server.writer.stop()
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
    return Guard(cast(ASGIApp, app), config, server.answered)
