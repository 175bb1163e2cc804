"""Whole recorded games whose event log is compared.

    python -m tests.golden record GAME SEED [SEATS]

plays a game at random and writes `GAME-SEED.misk` and `GAME-SEED.events.txt` here. Record again only when a
change to the rules or to the events is meant, and read the difference before committing it.

    python -m tests.golden cards GAME

writes what stands on every card, in both languages: a change of words shows on each card that it touches.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from miskatonic.engine.text import Language, Text
from tests.battery.playing import AnyMatch, played, rules_of


def cards_file(game: str, language: Language) -> Path:
    return HERE / f"{game}-cards.{language}.txt"


def card_lines(game: str, language: Language) -> str:
    """The name and the derived text of every component."""
    rules = rules_of(game)
    names = rules.card_names(language)
    text = Text(language, rules.texts, names, forms=rules.card_forms(language))
    cards = [[f"# {card}: {names[card]}", *map(text.say, rules.card_text(card))] for card in names]
    return "\n".join("\n".join(lines) + "\n" for lines in cards)


HERE = Path(__file__).parent


def event_lines(match: AnyMatch) -> str:
    """Kinds and arguments, one event per line, the same on every machine."""
    lines = []
    for event in match.events:
        seats = "" if event.seats is None else f" ({', '.join(map(str, event.seats))})"
        args = msgspec.json.encode(event.args, order="sorted").decode()
        lines.append(f"{event.kind}{seats} {args}\n")
    return "".join(lines)


def record(game: str, seed: int, seats: int | None = None, folder: Path = HERE) -> Path:
    rules = rules_of(game)
    match = played(game, seats or min(rules.most_seats, max(rules.least_seats, 3)), seed)
    path = folder / f"{game}-{seed}.misk"
    match.save(path)
    path.with_suffix(".events.txt").write_text(event_lines(match), encoding="utf8")
    return path
