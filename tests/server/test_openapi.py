"""schemathesis asks the running server whatever its OpenAPI document allows, and what it does not."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from miskatonic.server.app import create_app
from miskatonic.server.config import Config
from miskatonic.server.state import Server
from tests.server.client import Person, Process

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def operations() -> list[str]:
    """As the application declares them, so that a new route is asked without being named here."""
    with TemporaryDirectory() as data:
        app = create_app(Server(Config(Path(data)))).app
    assert isinstance(app, Litestar)
    paths = app.openapi_schema.to_schema()["paths"]
    return [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]


@pytest.mark.parametrize("operation", operations())
def test_there_is_no_crash_and_no_undocumented_answer(
    server: Process, operation: str, request: pytest.FixtureRequest
) -> None:
    soak = bool(request.config.getoption("--soak"))
    method, _, path = operation.partition(" ")
    document = httpx.get(f"{server.url}/schema/openapi.json").json()
    asked = schemathesis.openapi.from_dict(document)[path][method]
    with Person(server, "Fuzz") as person:
        table = person.table("me", "me")
        cookie = {"Cookie": person.cookie()}
    rules = httpx.get(f"{server.url}/api/almanac/elder-sign").json()
    lessons = httpx.get(f"{server.url}/api/games/elder-sign/lessons").json()
    real = {"table": table, "game": "elder-sign", "rule": rules[0]["id"], "seat": 0, "entry": 1, "lang": "pl"}
    real["lesson"], real["session"] = lessons[0]["id"], "0" * 16
    cases = st.one_of(
        asked.as_strategy(generation_mode=GenerationMode.POSITIVE),
        asked.as_strategy(generation_mode=GenerationMode.NEGATIVE),
    )

    @settings(
        max_examples=400 if soak else 30,
        deadline=None,
        derandomize=not soak,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, known=st.booleans(), signed_in=st.booleans())
    def ask(case: schemathesis.Case[Any], known: bool, signed_in: bool) -> None:
        if known:
            for name in case.path_parameters or {}:
                case.path_parameters[name] = real[name]
        case.call_and_validate(base_url=server.url, headers=cookie if signed_in else None, checks=CHECKS)

    ask()
