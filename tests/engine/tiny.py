"""The smallest game: a state that is a list of words, and whatever flow of play a scene needs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.data import data, read
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.deck import Deck
from miskatonic.engine.game import Game, Rules
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from tests.battery.playing import snapshot

__all__ = ["Flow", "Ledger", "Play", "Tiny", "TinyMatch", "ask", "begin", "options", "snapshot"]


@data
class Ledger:
    seats: int
    lines: list[str] = []
    turn: int = 0
    deck: Deck = field(default_factory=lambda: Deck("cards"))


Play = Game[Ledger]
Flow = Callable[[Play], Coroutine[Any, Any, None]]
TinyMatch = Match[Ledger]


class Tiny(Rules[Ledger]):
    id = "tiny"
    names: Mapping[str, str] = {"pl": "Mała", "en": "Tiny"}
    least_seats = 1
    most_seats = 4
    state_type = Ledger
    folder = Path(__file__).parent

    def __init__(self, flow: Flow, version: str = "1") -> None:
        self.flow = flow
        self.version = version

    def content_version(self) -> str:
        return self.version

    def begin(self, seats: int, options: Mapping[str, Any]) -> Ledger:
        return Ledger(seats)

    def position(self, description: Mapping[str, Any]) -> Ledger:
        return read(Ledger, {"seats": 1, **description})

    def game(self, state: Ledger, source: Source, journal: list[Entry]) -> Play:
        return Game(self, state, source, journal)

    def play(self, game: Play) -> Coroutine[Any, Any, None]:
        return self.flow(game)

    def card_names(self, language: str) -> Mapping[str, str]:
        return {}

    def card_text(self, card: str) -> Sequence[Msg]:
        return []

    def kinds(self) -> Mapping[str, Mapping[str, int]]:
        return {}


def options(*keys: str) -> list[Option]:
    return [Option(key, Msg("option")) for key in keys]


def ask(seat: int, *keys: str, least: int = 1, most: int = 1, kind: str = "pick") -> Decision:
    return Decision(kind, seat, "tiny.1", Msg("ask"), options(*keys), least, most)


def begin(flow: Flow, seats: int = 2, **given: Any) -> TinyMatch:
    return Match.new(Tiny(flow), seats, **given)
