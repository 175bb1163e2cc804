"""True positions for building and testing the client without a server.

`python -m scripts.client_fixtures DIR [GAME …]`; all games if none is named.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.almanac import book
from miskatonic.engine.decision import Decision
from miskatonic.engine.match import Match
from miskatonic.engine.text import LANGUAGES
from miskatonic.games.registry import GAMES, package, part, rules
from miskatonic.server.games import catalogue_json, fluent_source, game_info

SEEDS = 60
FULL = "full"
OVER = "over"
PEOPLE = ("Wiktoria", "Adam", "Ola", "Jan")


def write(folder: Path, name: str, data: Any) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data if isinstance(data, bytes) else msgspec.json.encode(data))


def state_message(game: str, match: Match[Any], seat: int) -> dict[str, Any]:
    view = match.view(seat)
    step = match.last_step()
    undo = None if step is None else {"seat": step.seat, "reveals": step.reveals, "allowed": True}
    # The view shares what is public with the state, which plays on: keep it as it is now.
    message = {
        "t": "state", "number": view.number, "seat": seat, "full": True, "state": view.state,
        "decisions": view.decisions, "waiting": view.waiting, "outcome": view.outcome, "events_from": 0,
        "events": match.events_for(seat), "undo": undo, "asking_undo": None, "values": view.values,
    }  # fmt: skip
    kept: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return kept


def worth_a_look(game: str, match: Match[Any], decision: Decision) -> Iterator[str]:
    """Each kind of question, and what the game itself finds worth a look."""
    yield decision.kind
    client = part(f"{package(game)}.client")
    if client is not None and hasattr(client, "worth_a_look"):
        yield from client.worth_a_look(match.state, decision)


def positions(game: str) -> dict[str, dict[str, Any]]:
    """The first of each, where a game has come a little way; and the fullest table of all."""
    found: dict[str, dict[str, Any]] = {}
    fullest = -1
    most = min(4, rules(game).most_seats)
    for seed in range(SEEDS):
        match = Match.new(rules(game), max(rules(game).least_seats, 1 + seed % most), _ways(game, seed), seed)
        bot = RandomBot(str(seed))
        while match.pending:
            decision = match.pending[0]
            if len(match.journal) > 60 or seed > SEEDS // 3:
                for name in worth_a_look(game, match, decision):
                    if name not in found:
                        found[name] = state_message(game, match, decision.seat)
            size = len(msgspec.msgpack.encode(match.state)) + 100 * len(decision.refusals)
            if match.header.seats == most and size > fullest:
                fullest = size
                found[FULL] = state_message(game, match, decision.seat)
            match.choose(decision.seat, *bot.choose(decision, None))
        if match.outcome is not None and OVER not in found:
            found[OVER] = state_message(game, match, 0)
    return found


def _ways(game: str, seed: int) -> dict[str, str]:
    """In every third game the players choose, where they can, what is otherwise left to chance."""
    names = rules(game).card_names("en")
    asked = {s.name: choice for s in rules(game).settings() for choice in s.choices if choice not in names}
    return asked if seed % 3 == 0 else {}


def tables(folder: Path, game: str) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = []
    for name, message in positions(game).items():
        seats = [
            {"seat": number, "kind": "person", "name": PEOPLE[number % len(PEOPLE)], "online": number != 2}
            for number in range(len(message["state"]["players"]))
        ]
        laid_down = {"undo": "free", "open_hands": True, "bot_delay": 0.5, "companion": False, "public": False}
        table = {
            "id": f"{game}-{name}", "game": game, "phase": OVER if name == OVER else "play", "seats": seats,
            "mine": [max(0, message["seat"])], "host": True, "rules": laid_down, "invite": "abc", "options": {},
            "host_name": PEOPLE[0], "origin": "", "hosted": True, "summary": None,
            "created": "2026-11-15T20:00:00Z", "played": "2026-11-15T20:00:00Z",
        }  # fmt: skip
        made.append(table)
        write(folder, f"api/tables/{table['id']}", table)
        write(folder, f"ws/{table['id']}", message)
    return made


def main() -> int:
    folder, games = Path(sys.argv[1]), sys.argv[2:] or list(GAMES)
    made: list[dict[str, Any]] = []
    for game in games:
        for language in LANGUAGES:
            write(folder, f"api/games/{game}/catalogue/{language}", catalogue_json(game, language))
            write(folder, f"api/text/{game}/{language}", fluent_source(game, language))
        write(folder, f"api/almanac/{game}/index", book(game).rules)
        write(folder, f"api/games/{game}/lessons", rules(game).lessons())
        made += tables(folder, game)
    write(folder, "api/games/index", [game_info(game) for game in games])
    write(folder, "api/me", {"id": "guest", "name": PEOPLE[0], "account": False})
    write(folder, "api/tables/index", made)
    print(", ".join(str(table["id"]) for table in made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
