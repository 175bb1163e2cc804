"""One server for all tests that do not kill it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Person, Process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("server") / "data")
    yield process
    process.stop()
    assert "Traceback" not in process.log.read_text(), process.log.read_text()


@pytest.fixture
def ann(server: Process) -> Iterator[Person]:
    with Person(server, "Ann") as person:
        yield person


@pytest.fixture
def ben(server: Process) -> Iterator[Person]:
    with Person(server, "Ben") as person:
        yield person
