"""Where friends find the table: the address in the local network, and a picture of it for their cameras."""

from __future__ import annotations

import io
from typing import Annotated

import msgspec
import segno
from litestar import Response, get
from litestar.params import QueryParameter

from miskatonic.server.door import network_address
from miskatonic.server.errors import documented
from miskatonic.server.state import TheServer

EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.", "::1", "localhost")
LINK = Annotated[str, QueryParameter(max_length=400, min_length=1, description="what the picture says")]


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


@get("/api/qr", responses=documented(), media_type="image/svg+xml", summary="A QR code")
async def qr(text: LINK) -> Response[bytes]:
    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, border=3, dark="#000", light="#fff", omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


ROUTES = [address, qr]
