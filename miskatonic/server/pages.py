"""The built client. Any other address is the client's own to understand, so it gets the client's page."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Response, get

from miskatonic.server.errors import Problem
from miskatonic.server.state import AnyRequest

STATIC = Path(__file__).parent / "static"
MISSING = b"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Miskatonic</title></head><body>
<h1>Miskatonic</h1><p>The server runs, but the browser client has not been built. In the project's folder:</p>
<pre>make play</pre><p>or, by hand:</p><pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre>
<p>The API is described at <a href="/schema">/schema</a>.</p></body></html>"""
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


class Asset:
    def __init__(self, path: Path) -> None:
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.body = path.read_bytes()
        self.media_type = kind
        self.packed = gzip.compress(self.body, 9) if kind.startswith(PACKED) and len(self.body) > 500 else b""


@lru_cache(maxsize=512)
def _asset(path: Path, changed: int) -> Asset:
    return Asset(path)


def _find(name: str) -> Path | None:
    try:
        path = (STATIC / name.lstrip("/")).resolve()
        return path if path.is_relative_to(STATIC.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        # Longer than any name, or not one at all.
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[Any]:
    path = request.scope["path"]
    if "\0" in path or path.startswith(("/api", "/ws", "/schema")):
        return Response(Problem(404, "there is nothing here"), status_code=404)
    found = _find(path) if path.strip("/") else None
    if found is None and "." in path.rpartition("/")[2]:
        return Response(Problem(404, f"there is no file {path}"), status_code=404)
    index = found is None
    found = found or _find("index.html")
    if found is None:
        return Response(MISSING, media_type="text/html")
    asset = _asset(found, found.stat().st_mtime_ns)
    lasting = "/assets/" in found.as_posix() and not index
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(asset.packed, media_type=asset.media_type, headers=headers)
    return Response(asset.body, media_type=asset.media_type, headers=headers)


ROUTES = [page]
