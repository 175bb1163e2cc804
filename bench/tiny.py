"""A game as small as a game can be, to measure everything around it: nine cells, no end."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.data import data, read
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.game import Game, Rules
from miskatonic.engine.message import Msg, Seat


@data
class State:
    cells: list[str] = field(default_factory=lambda: [""] * 9)
    placed: int = 0
    seats: int = 1


OPTIONS = [Option(str(cell), Msg("cell", {"cell": cell}), f"cell:{cell}") for cell in range(9)]


class Tiny(Rules[State]):
    id = "tiny"
    names = {"en": "Tiny", "pl": "Drobina"}
    least_seats = 1
    most_seats = 2
    state_type = State
    folder = Path(__file__).parent

    def content_version(self) -> str:
        return "1"

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        return State(seats=seats)

    def position(self, description: Mapping[str, Any]) -> State:
        return read(State, dict(description))

    def game(self, state: State, source: Source, journal: list[Entry]) -> Game[State]:
        return Game(self, state, source, journal)

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        return _play(game)

    def card_names(self, language: str) -> Mapping[str, str]:
        return {}

    def card_text(self, card: str) -> Sequence[Msg]:
        return ()

    def kinds(self) -> Mapping[str, Mapping[str, int]]:
        return {}


async def _play(game: Game[State]) -> None:
    state = game.state
    while True:
        game.safe_point()
        seat = state.placed % state.seats
        (cell,) = await Decision("place", seat, "tiny.place", Msg("ask-place", {"who": Seat(seat)}), OPTIONS)
        state.cells[int(cell)] = str(seat)
        state.placed += 1
        game.event("placed", None, who=Seat(seat), cell=int(cell))


RULES = Tiny()
