"""True positions for building and testing the client without a server: `python -m scripts.client_fixtures DIR`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.bots.bot import RandomBot
from miskatonic.engine.almanac import book
from miskatonic.engine.match import Match
from miskatonic.engine.text import COMMON, LANGUAGES, Text
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.rules import RULES

WANTED = (
    "investigator", "movement", "entrance", "before-roll", "after-roll", "reroll", "place-dice", "discard-die",
    "secure", "place-monster", "trophy", "loot", "choose-one",
)  # fmt: skip


def write(folder: Path, name: str, data: Any) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(data))


def catalogue(language: Any) -> dict[str, Any]:
    content = RULES.content
    text = Text(language, (RULES.folder / "text",), RULES.card_names(language))
    cards = {}
    for kind, found in content.kinds.items():
        for card in found.values():
            lines = [text.say(line) for line in RULES.card_text(card.id)]
            cards[card.id] = {"kind": kind, "origin": card.origin, "text": lines, "data": card}
    return {"names": RULES.card_names(language), "cards": cards}


def ftl(language: str) -> str:
    folders = (COMMON, RULES.folder / "text")
    paths = [p for folder in folders for p in sorted(folder.glob("*.ftl")) if p.stem.endswith(language)]
    return "\n".join(path.read_text(encoding="utf8") for path in paths)


def state_message(match: Match[Any], seat: int) -> dict[str, Any]:
    view = match.view(seat)
    step = match.last_step()
    undo = None if step is None else {"seat": step.seat, "reveals": step.reveals, "allowed": True}
    game = match.game
    assert isinstance(game, ElderSign)
    maxima = [
        [game.maximum(player, what) if player.investigator else 0 for what in ("sanity", "stamina")]
        for player in game.state.players
    ]
    # The view shares what is public with the state, which plays on: keep it as it is now.
    message = {
        "t": "state", "number": view.number, "seat": seat, "full": True, "state": view.state,
        "decisions": view.decisions, "waiting": view.waiting, "outcome": view.outcome, "events_from": 0,
        "events": match.events_for(seat), "undo": undo, "asking_undo": None, "maxima": maxima,
    }  # fmt: skip
    kept: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return kept


def positions() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    busiest = -1
    for seed in range(60):
        choose = {"investigators": "choose"} if seed % 3 == 0 else {}
        match = Match.new(RULES, 1 + seed % 4, choose, seed)
        bot = RandomBot(str(seed))
        while match.pending:
            decision = match.pending[0]
            state = match.state
            if decision.kind in WANTED and decision.kind not in found and (len(match.journal) > 60 or seed > 20):
                found[decision.kind] = state_message(match, decision.seat)
            if state.awake and decision.kind == "after-roll" and "battle" not in found:
                found["battle"] = state_message(match, decision.seat)
            monsters = sum(len(place.monsters) for place in state.adventures + state.other_worlds)
            held = sum(len(p.common + p.unique + p.spells + p.allies) for p in state.players)
            busy = monsters + held + len(state.locks) * 2 + 2 * len(state.other_worlds) + len(decision.refusals)
            if decision.kind == "after-roll" and len(state.players) == 4 and not state.awake and busy > busiest:
                busiest = busy
                found["full"] = state_message(match, decision.seat)
            match.choose(decision.seat, *bot.choose(decision, None))
        if match.outcome is not None and "over" not in found:
            found["over"] = state_message(match, 0)
    return found


def main() -> int:
    folder = Path(sys.argv[1])
    for language in LANGUAGES:
        write(folder, f"api/games/elder-sign/catalogue/{language}", catalogue(language))
        path = folder / f"api/text/elder-sign/{language}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(ftl(language), encoding="utf8")
    settings = RULES.settings()
    games = [{
        "id": RULES.id, "names": RULES.names, "least_seats": RULES.least_seats, "most_seats": RULES.most_seats,
        "bots": ["random", "heuristic"], "settings": settings,
    }]  # fmt: skip
    write(folder, "api/games/index", games)
    write(folder, "api/almanac/elder-sign/index", book("elder-sign").rules)
    write(folder, "api/me", {"id": "guest", "name": "Wiktoria", "account": False})
    tables = []
    for name, message in positions().items():
        seats = [
            {"seat": number, "kind": "person", "name": word, "online": number != 2}
            for number, word in zip(
                range(len(message["state"]["players"])), ("Wiktoria", "Adam", "Ola", "Jan"), strict=False
            )
        ]
        rules = {"undo": "free", "open_hands": True, "bot_delay": 0.5, "companion": False, "public": False}
        table = {
            "id": name, "game": "elder-sign", "phase": "over" if name == "over" else "play", "seats": seats,
            "mine": [max(0, message["seat"])], "host": True, "rules": rules, "invite": "abc",
            "created": "2026-11-15T20:00:00Z",
        }  # fmt: skip
        tables.append(table)
        write(folder, f"api/tables/{name}", table)
        write(folder, f"ws/{name}", message)
    write(folder, "api/tables/index", tables)
    print(", ".join(str(table["id"]) for table in tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
