"""Running the application with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from collections.abc import Callable
from functools import partial
from typing import cast

import msgspec
import uvicorn

from miskatonic.games.registry import GAMES, rules
from miskatonic.server import crew
from miskatonic.server.app import create_app
from miskatonic.server.channel import check_channel
from miskatonic.server.config import Config
from miskatonic.server.doors import Doors, Visitor
from miskatonic.server.identity import secret
from miskatonic.server.lock import DatabaseLock, FileLock
from miskatonic.server.logs import keep_logs, make_private
from miskatonic.server.processes import Processes
from miskatonic.server.socket import admit, examine, may_knock
from miskatonic.server.state import Server
from miskatonic.server.store import STORE_FAILS, Store, why_away
from miskatonic.server.through import Switch
from miskatonic.server.wire import Wire


class StoreAway(Exception):
    """The store cannot be used; `where`, and `why` as `store.why_away` says it."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where, self.why = where, why


class NotShared(Exception):
    """A file is one process's."""


def listen(host: str, port: int) -> socket.socket:
    """Bound before anything else, so that a port in use is found out at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    bound.listen(2048)
    bound.set_inheritable(True)
    return bound


def run(bound: socket.socket, config: Config, ready: Callable[[], None] = lambda: None) -> None:
    """Raises `StoreTaken`, `NewerStore`, `StoreAway`, `NotShared`, `BadChannel` or `BadDatabase` before anybody is let
    in, and before it is `ready`."""
    host, port = bound.getsockname()[:2]
    config = msgspec.structs.replace(config, listens=(host, port))
    os.umask(0o077)
    config.data.mkdir(parents=True, exist_ok=True)
    make_private(config.data)
    keep_logs(config.data, config.access_log)
    file = Store(config.url).sqlite_file
    if config.many and file:
        raise NotShared
    check_channel(config.channel)
    lock = FileLock(file) if file and not config.shared else None
    if lock is not None:
        lock.take()
    try:
        asyncio.run(_prepare(config))
        if config.workers > 1:
            _load()
        ready()
        if config.workers > 1:
            # Once, before there are several who would each draw one.
            secret(config.data)
            crew.work(config.workers, partial(_work, bound, config))
        else:
            _serve(bound, config)
    finally:
        if lock is not None:
            lock.leave()


def _work(bound: socket.socket, config: Config, number: int) -> None:
    keep_logs(config.data, config.access_log, number)
    _serve(bound, config)


def _load() -> None:
    """Once for all processes: whoever takes a dead one's place, and its tables, has not to read all games first."""
    for game in GAMES:
        rules(game).settings()
    gc.collect()
    gc.freeze()


async def _prepare(config: Config) -> None:
    """What could be wrong with the store is found out while it can still be said in a sentence."""
    store = Store(config.url)
    try:
        # Others may share the store only as it is: to bring it to a new schema one must be alone.
        shared = config.many and await store.is_current()
        lock = DatabaseLock(store, shared=shared) if store.sqlite_file is None and not config.shared else None
        try:
            if lock is not None:
                await lock.take()
            await store.open()
        finally:
            if lock is not None:
                await lock.leave()
    except STORE_FAILS as problem:
        raise StoreAway(store.where, why_away(problem)) from problem
    finally:
        await store.close()


def _serve(bound: socket.socket, config: Config) -> None:
    server = Server(config)
    doors = Doors(config.limits, config.proxies)
    sockets, switch = [bound], None
    if config.many:
        inside = listen(config.inside, 0)
        host, port = inside.getsockname()[:2]
        sockets.append(inside)
        server.processes = Processes(server.store, server.rooms, f"{host}:{port}", doors)
        switch = Switch(server.processes, partial(examine, server))
    settings = uvicorn.Config(
        create_app(server),
        loop="auto",
        http=cast(type[asyncio.Protocol], partial(Visitor, doors)),
        ws=cast(
            type[asyncio.Protocol],
            partial(Wire, partial(admit, server), partial(may_knock, server), config.limits, doors, switch),
        ),
        ws_max_size=config.limits.message_size * 4,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        proxy_headers=bool(config.believes),
        forwarded_allow_ips=list(config.believes),
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    # What is loaded by now stays: the collector need not walk through it again and again while people wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    uvicorn.Server(settings).run(sockets=sockets)
