"""A server process for tests: `python -m tests.server.serve DATA PORT`, with the toy game and wide limits."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from miskatonic.games import registry
from miskatonic.server.config import Config, Limits
from miskatonic.server.run import listen, run

WIDE = Limits(
    message_rate=1e6,
    message_burst=10**6,
    request_rate=1e6,
    request_burst=10**6,
    sign_in_rate=1e6,
    sign_in_burst=10**6,
    open_tables=10**6,
    frame_rate=1e6,
    frame_burst=10**6,
)

STRICT = Limits(open_tables=3, message_burst=20, message_rate=1)


def limits_of(words: list[str]) -> Limits:
    """Wide ones; `--strict`: a server's own, some smaller; `--limits={…}`: the server's own but for these."""
    for word in words:
        if word.startswith("--limits="):
            return msgspec.convert({**msgspec.to_builtins(Limits()), **msgspec.json.decode(word[9:])}, Limits)
    return STRICT if "--strict" in words else WIDE


if __name__ == "__main__":
    registry.GAMES["toy"] = "tests.toy"
    words = sys.argv[3:]
    database = next((word.removeprefix("--database=") for word in words if word.startswith("--database=")), "")
    config = Config(Path(sys.argv[1]), database, limits_of(words))
    if "--no-proxy" in words:
        config = msgspec.structs.replace(config, proxies=())
    run(listen("127.0.0.1", int(sys.argv[2])), config)
