"""Where friends find the table: the address in the local network, and a picture of it for their cameras."""

from __future__ import annotations

import asyncio
import io
from functools import lru_cache
from typing import Annotated

import msgspec
import segno
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from miskatonic.server.door import network_address
from miskatonic.server.errors import documented
from miskatonic.server.state import AnyRequest, TheServer

EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.", "::1", "localhost")
PICTURE = {200: ResponseSpec(bytes, description="the picture", media_type="image/svg+xml", generate_examples=False)}


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """What the picture says. In the body, not in the address: an invitation is in it, and addresses are written into
    logs."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Address(msgspec.Struct):
    """`address`: nothing where only this machine is listened to."""

    address: str | None


def in_the_network(host: str, port: int) -> str | None:
    """How others in the local network reach what listens there; nothing: they do not."""
    if host in EVERYWHERE:
        host = network_address()
    if not host or host.startswith(LOOPBACK):
        return None
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


@get("/api/address", responses=documented(), summary="The address for friends in the local network")
async def address(server: TheServer) -> Address:
    return Address(in_the_network(*server.config.listens))


@post(
    "/api/qr",
    status_code=200,
    responses=documented(401) | PICTURE,
    media_type="image/svg+xml",
    summary="A QR code of a link",
)
async def qr(request: AnyRequest, data: JSONBody[Link], server: TheServer) -> Response[bytes]:
    """Not for everybody, nor by the dozen: drawing one takes as long as many choices."""
    user = await server.signed_in(request)
    server.spend("seats", user.id, request)
    return Response(await asyncio.to_thread(_drawn, data.text), media_type="image/svg+xml")


@lru_cache(64)
def _drawn(text: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, border=3, dark="#000", light="#fff", omitsize=True)
    return picture.getvalue()


ROUTES = [address, qr]
