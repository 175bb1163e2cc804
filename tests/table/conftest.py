from collections.abc import Iterator

import pytest

from miskatonic.games import registry


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[None]:
    """The toy is a game here, and nowhere else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.GAMES, "toy", "tests.toy")
        yield
