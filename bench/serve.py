"""Our server for measurements: `python -m bench.serve DATA PORT [DATABASE WORKERS]`: the tiny game, no limits.

`--sleep=SECONDS` last: tables sleep after so long.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from miskatonic.games import registry
from miskatonic.server import rooms
from miskatonic.server.config import Config, Limits
from miskatonic.server.run import listen, run

MANY = 10**9
LIMITS = Limits(
    message_rate=MANY,
    message_burst=MANY,
    request_rate=MANY,
    request_burst=MANY,
    sign_in_rate=MANY,
    sign_in_burst=MANY,
    open_tables=MANY,
    kept_tables=MANY,
    table_rate=MANY,
    table_burst=MANY,
    seat_rate=MANY,
    seat_burst=MANY,
    connections_per_person=MANY,
    connections_per_address=MANY,
    knock_rate=MANY,
    knock_burst=MANY,
    frame_rate=MANY,
    frame_burst=MANY,
)

if __name__ == "__main__":
    registry.GAMES["tiny"] = "bench.tiny"
    if sys.argv[-1].startswith("--sleep="):
        rooms.IDLE = float(sys.argv.pop().removeprefix("--sleep="))
    config = Config(Path(sys.argv[1]), limits=LIMITS)
    if len(sys.argv) > 3:
        config = msgspec.structs.replace(config, database=sys.argv[3], workers=int(sys.argv[4]))
    run(listen("127.0.0.1", int(sys.argv[2])), config)
