"""What `serve` is told about where it stands: behind which name, which proxy, with which limits."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import msgspec

from miskatonic.server.config import Config, Limits


class BadSetting(Exception):
    """An option that cannot be; `name` of the message that says so, with its arguments."""

    def __init__(self, name: str, **arguments: str) -> None:
        super().__init__(f"{name} {arguments}")
        self.name, self.arguments = name, arguments


class Deployment(msgspec.Struct, frozen=True):
    origins: tuple[str, ...]
    proxies: tuple[str, ...]
    secure: bool
    limits: Limits

    @classmethod
    def read(cls, origins: list[str], proxies: list[str], secure: bool | None, limits: list[str]) -> Deployment:
        known = tuple(_origin(one) for one in origins)
        over_tls = any(one.startswith("https:") for one in known) if secure is None else secure
        return cls(known, tuple(_proxy(one) for one in proxies), over_tls, _limits(limits))

    def over(self, config: Config) -> Config:
        """A proxy that is believed brings many people, so its connections are not counted."""
        return msgspec.structs.replace(
            config,
            origins=self.origins,
            secure=self.secure,
            limits=self.limits,
            believes=self.proxies,
            proxies=(*config.proxies, *self.proxies),
        )


def _origin(said: str) -> str:
    try:
        parts = urlsplit(said.rstrip("/"))
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or bool(parts.path or parts.query)
        if not wrong and parts.username is None:
            return f"{parts.scheme}://{parts.netloc.lower()}"
    except ValueError:
        pass
    raise BadSetting("serve-bad-origin", origin=said)


def _proxy(said: str) -> str:
    try:
        return str(ipaddress.ip_network(said)) if "/" in said else str(ipaddress.ip_address(said))
    except ValueError as problem:
        raise BadSetting("serve-bad-proxy", proxy=said) from problem


def _limits(said: list[str]) -> Limits:
    known = msgspec.to_builtins(Limits())
    for one in said:
        name, _, value = one.partition("=")
        if name not in known:
            raise BadSetting("serve-no-limit", limit=name, known=", ".join(sorted(known)))
        try:
            wanted = msgspec.convert({**known, name: value}, Limits, strict=False)
        except msgspec.ValidationError as problem:
            raise BadSetting("serve-bad-limit", limit=one) from problem
        known = msgspec.to_builtins(wanted)
        if known[name] <= 0:
            raise BadSetting("serve-bad-limit", limit=one)
    return msgspec.convert(known, Limits)
