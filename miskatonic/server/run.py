"""Running the application with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import socket
from functools import partial
from typing import cast

import msgspec
import uvicorn

from miskatonic.server.app import create_app
from miskatonic.server.config import Config
from miskatonic.server.doors import Doors, Visitor
from miskatonic.server.socket import admit
from miskatonic.server.state import Server
from miskatonic.server.wire import Wire


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


def run(bound: socket.socket, config: Config) -> None:
    host, port = bound.getsockname()[:2]
    config = msgspec.structs.replace(config, listens=(host, port))
    server = Server(config)
    doors = Doors(config.limits, config.proxies)
    settings = uvicorn.Config(
        create_app(server),
        loop="auto",
        http=cast(type[asyncio.Protocol], partial(Visitor, doors)),
        ws=cast(type[asyncio.Protocol], partial(Wire, partial(admit, server), config.limits, doors)),
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
    uvicorn.Server(settings).run(sockets=[bound])
