"""A server process for tests: `python -m tests.server.serve DATA PORT`, with the toy game and wide limits."""

from __future__ import annotations

import sys
from pathlib import Path

from miskatonic.games import registry
from miskatonic.server.config import Limits
from miskatonic.server.run import listen, run
from miskatonic.table import pace

WIDE = Limits(
    message_rate=1e6,
    message_burst=10**6,
    request_rate=1e6,
    request_burst=10**6,
    sign_in_rate=1e6,
    sign_in_burst=10**6,
    open_tables=10**6,
)

pace.LEAST, pace.MEDIAN = 0.0, 0.002

if __name__ == "__main__":
    registry.GAMES["toy"] = "tests.toy"
    limits = WIDE if "--strict" not in sys.argv else Limits(open_tables=3, message_burst=20, message_rate=1)
    database = next((word.removeprefix("--database=") for word in sys.argv if word.startswith("--database=")), "")
    run(listen("127.0.0.1", int(sys.argv[2])), Path(sys.argv[1]), database, limits)
