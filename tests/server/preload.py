"""What every life of the crash test's server needs, imported once."""

import miskatonic.games.elder_sign
import miskatonic.server.run  # noqa: F401
import tests.toy  # noqa: F401
from miskatonic.games import registry

registry.GAMES["toy"] = "tests.toy"
