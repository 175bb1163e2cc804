"""Who stands at the door: so many connections in all, so many from one address, and none that never speaks."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from miskatonic.server.config import Limits

if TYPE_CHECKING:
    from asyncio import BaseTransport

log = logging.getLogger(__name__)

SPARE_FILES = 100
"""Descriptors that are not for connections: the store, the log, files that are read."""


class Doors:
    """Counts connections; one too many is closed at once, and the log says so, but not each time."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.most = min(limits.connections, max(_raise_file_limit() - SPARE_FILES, 50))
        self._proxies = proxies
        self.others: frozenset[str] = frozenset()
        """Where other processes are that share the tables: many people come from there."""
        self._inside: dict[BaseTransport, str] = {}
        self._from: dict[str, int] = {}
        self._turned_away = 0

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, transport: BaseTransport) -> bool:
        """False: the house is full, or this address has sent enough."""
        address = network_of(transport)
        counted = address not in self.others and not within(address, self._proxies)
        crowded = counted and self._from.get(address, 0) >= self.limits.connections_per_address
        if crowded or len(self._inside) >= self.most:
            self._turned_away += 1
            if self._turned_away & (self._turned_away - 1) == 0:
                log.warning("%d connections turned away so far, the last from %s", self._turned_away, address)
            return False
        self._inside[transport] = address
        self._from[address] = self._from.get(address, 0) + 1
        return True

    def leave(self, transport: BaseTransport) -> None:
        address = self._inside.pop(transport, None)
        if address is None:
            return
        left = self._from[address] - 1
        if left:
            self._from[address] = left
        else:
            del self._from[address]


def network_of(transport: BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return network(str(peer[0])) if isinstance(peer, tuple) and peer else ""


def forwarded_for(address: str, forwarded: str, proxies: tuple[str, ...]) -> str:
    """Whom a proxy speaks for: the last it names, which no visitor can have written there."""
    last = forwarded.rpartition(",")[2].strip()
    return network(last) if last and within(address, proxies) else address


def forwarded_scheme(address: str, forwarded: str, proxies: tuple[str, ...]) -> str:
    """By what the browser came, as a proxy says that is believed; we ourselves speak plain HTTP."""
    said = forwarded.rpartition(",")[2].strip().casefold()
    return "https" if said in ("https", "wss") and within(address, proxies) else "http"


def within(address: str, known: tuple[str, ...]) -> bool:
    """Whether it is one of these addresses, or in one of these networks."""
    if address in known:
        return True
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(one) for one in known if "/" in one)


def network(address: str) -> str:
    """One house, one address: of IPv6, where everybody has millions, the first half."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_loopback:
            return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found)


def _raise_file_limit() -> int:
    """As many open files as the system lets us have."""
    try:
        import resource
    except ImportError:
        return 1024
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return soft if soft > 0 else 65_536


class Visitor(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's HTTP, with deadlines for whoever says nothing, says it very slowly, or never reads the answer; for the
    first request of a connection and for every other."""

    def __init__(self, doors: Doors, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._doors = doors
        self._deadline: asyncio.TimerHandle | None = None
        self._answered: Any = None
        """The last request that is done with."""
        self._unsent = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if not self._doors.enter(transport):
            transport.abort()
            return
        self._wait(self._doors.limits.head_within, self._head_due)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._doors.leave(self.transport)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._answered, self._unsent = self.cycle, 0
        self._wait(self._doors.limits.head_within, self._head_due)
        super().on_response_complete()

    def _wait(self, seconds: float, due: Callable[[], None]) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, due)

    def _head_due(self) -> None:
        if self._gone():
            return
        if self.cycle is self._answered:
            self.transport.abort()
        else:
            self._wait(self._doors.limits.body_within, self._body_due)

    def _body_due(self) -> None:
        """A request that began and never ends, or an answer of which nothing was read in all this time."""
        if self._gone():
            return
        unsent = self.transport.get_write_buffer_size()
        if self.cycle.more_body or (unsent and unsent == self._unsent):
            self.transport.abort()
        else:
            self._unsent = unsent
            self._wait(self._doors.limits.body_within, self._body_due)

    def _gone(self) -> bool:
        return bool(self.transport.is_closing()) or self.transport.get_protocol() is not self
