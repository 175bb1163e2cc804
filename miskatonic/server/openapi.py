"""The OpenAPI document, and a plain page that shows it: no script, nothing from elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType

from miskatonic import __version__


@dataclass
class TakesText(Operation):
    """A route that reads its body itself: the text of a game file."""

    request_body: RequestBody | None = field(
        default_factory=lambda: RequestBody(
            content={"text/plain": OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))},
            description="a game file",
            required=True,
        )
    )


class PlainPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
            f"<td>{escape(operation.get('summary', ''))}</td>"
            f"<td>{', '.join(sorted(operation.get('responses', {})))}</td></tr>"
            for path, methods in openapi_schema["paths"].items()
            for method, operation in methods.items()
            if isinstance(operation, dict) and "responses" in operation
        ]
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Miskatonic: the API</title></head><body>'
            "<h1>Miskatonic: the API</h1>"
            '<p>The whole of it, for programs: <a href="/schema/openapi.json">openapi.json</a>. '
            "Play itself goes over a WebSocket, <code>/ws/tables/{table}</code>, as docs/protocol.md describes.</p>"
            f"<table><tr><th>method<th>path<th>what<th>answers</tr>{''.join(rows)}</table></body></html>"
        ).encode()


CONFIG = OpenAPIConfig(
    title="Miskatonic",
    version=__version__,
    path="/schema",
    use_handler_docstrings=False,
    render_plugins=[JsonRenderPlugin(path="/openapi.json"), PlainPage()],
)
